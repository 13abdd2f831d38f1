"""What the system says when a file or an address cannot be used, in words for a person."""

from __future__ import annotations

import errno

REASONS = {
    errno.ENOENT: "there is no such file or folder",
    errno.ENOTDIR: "part of its path is a file, not a folder",
    errno.EISDIR: "it is a folder",
    errno.EEXIST: "something by that name already exists",
    errno.EACCES: "permission denied",
    errno.EPERM: "permission denied",
    errno.EROFS: "nothing can be written there",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk space allowed to you is used up",
    errno.EFBIG: "the file would be too large",
    errno.ENAMETOOLONG: "the name is too long",
    errno.ELOOP: "it is a link that leads back to itself",
    errno.EMFILE: "too many files are open",
    errno.ENFILE: "too many files are open",
    errno.EIO: "the disk does not work as it should",
    errno.EADDRNOTAVAIL: "this computer does not have that address",
    errno.ECONNREFUSED: "nothing answers there",
    errno.ETIMEDOUT: "it does not answer",
}
"""What the system's error numbers mean, in words for a person."""


WRITING = {
    errno.ENOENT: "nothing can be written there",
    errno.EEXIST: "part of its path is a file, not a folder",
}
"""What they mean where something new is made, in a folder that exists."""


def reason(error: OSError, *, writing: bool = False) -> str:
    """Why the system refused something, in words for a person."""
    number = error.errno or 0
    words = (WRITING.get(number, "") if writing else "") or REASONS.get(number) or error.strerror or str(error)
    return f"{words[:1].lower()}{words[1:]}" or type(error).__name__
