"""What keeps a list from being judged to its end."""

from __future__ import annotations

import errno

from wordsvc.coded_error import CodedError

_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


class BatchError(CodedError):
    """A list that cannot be read, judged or written any further.

    ``code`` (``batch.*``) has a message that says what to do. A bad line is none of these: it
    becomes a row with a finding.
    """


def unwritable(error: OSError, path: str) -> BatchError:
    """The error of an output that could not be written."""
    if error.errno in _FULL:
        return BatchError("batch.full", path=path)
    return BatchError("batch.unwritable", path=path, reason=error.strerror or str(error))


def unreadable(error: OSError, path: str) -> BatchError:
    """The error of an input that could not be read."""
    return BatchError("batch.unreadable", path=path, reason=error.strerror or str(error))
