"""Many threads read one dictionary at once."""

from __future__ import annotations

from pathlib import Path
from threading import Barrier, Thread

from tests.lexicon.compiled.samples import compiled, spread
from wordsvc.lexicon.protocol import Pattern

THREADS = 200


def test_two_hundred_threads_get_right_answers(tmp_path: Path) -> None:
    words = spread(300)
    lexicon = compiled(tmp_path, words)
    pattern = Pattern(shortest=2)
    expected = list(lexicon.search(pattern))
    readings = {w: lexicon.readings(w) for known in words for w in (known.entries[0].written,)}
    together = Barrier(THREADS)
    wrong: list[str] = []
    done: list[int] = []

    def ask(number: int) -> None:
        together.wait()
        for known in words[number % 7 :] + words[: number % 7]:
            if lexicon.find(known.reading) != known:
                wrong.append(known.reading)
            written = known.entries[0].written
            if lexicon.readings(written) != readings[written]:
                wrong.append(written)
        if list(lexicon.search(pattern)) != expected:
            wrong.append("search")
        done.append(number)

    threads = [Thread(target=ask, args=(number,)) for number in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert sorted(done) == list(range(THREADS))
