"""The web face: a JSON API and pages that decode a question, call the core and reply.

``http`` knows HTTP and types, ``middleware`` is around every request, ``api`` and ``pages`` are the
two faces, ``app`` puts them together, ``serve`` runs the application and ``background`` what goes
on beside it.

How to add an endpoint
----------------------
Validators and scores of the catalogue have their endpoints already. For anything else write one
function in ``wordsvc/web/api/`` and put a decorator on it; its type hints are the rest::

    words = Api("/api/v1", tag="words")

    @words.get("/words/<path:text>", limited=True, example=Example(path={"text": "すし"}))
    def explain_word(text: Text, services: Services, language: Language) -> Explained:
        '''What is known of a word, and why is the verdict what it is?

        Further lines become the description in the API document.
        '''
        return explain(text, services.lexicon, language)

and list the ``Api`` in ``wordsvc/web/api/__init__.py`` if it is a new one. What the layer does:

* A parameter named in the path (``/kana/<path:text>``) is decoded by its hint. ``query`` and
  ``body`` are msgspec Structs (``forbid_unknown_fields=True``); bounds stand in
  ``Annotated[..., Meta()]``. ``services`` and ``language`` are injected where the view names them.
* The returned Struct is encoded as JSON, and its type is the reply in the OpenAPI document. A
  ``flask.Response`` may be returned for streams.
* Whatever cannot be decoded is a 400 problem that lists every fault with its JSON pointer.
  ``NotKana`` and ``Faulty`` raised by the core become 400; ``Problem(status, code, facts)`` is for
  everything else. Views never build an error reply and never catch for its sake.
* ``pure=True`` promises that the reply depends only on the URL, the language and
  ``services.version``: it gets an ETag, and a matching ``If-None-Match`` is answered 304 unasked.
* ``limited=True`` counts the request against the caller's rate limit.
* An ``Api`` listed in ``batches`` gets a twin for every endpoint with a ``body``: ``…/batch`` takes
  many of its questions and streams the replies.
* ``example`` is asked when the document is written, so that it shows a real reply.
"""
