"""Who may speak to the server from where: origins, cookies, and the headers that every answer carries."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

Headers = Iterable[tuple[bytes, bytes]]

COOKIE = "cuore"
SAFE_COOKIE = "__Host-cuore"
"""Over https, a name that browsers keep to this very host, this path and to secure lines."""

COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie; the session behind it ends earlier if nobody comes."""

PROOFS: Final[list[dict[str, list[str]]]] = [{"cookie": []}, {"safeCookie": []}, {"bearer": []}]
PROOFS_OR_NONE: Final[list[dict[str, list[str]]]] = [{}, *PROOFS]
"""What shows who asks, as the OpenAPI document names it."""

CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing from elsewhere, and no script or style within a page."""

FIXED: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
LOCALHOST = "localhost"
ON_HTTPS = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT = (b"cache-control", b"no-store")


def guarded(headers: Headers, is_secure: bool) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those that every answer carries. What says nothing about keeping is not kept."""
    mine = [pair for pair in headers if pair[0].lower() != b"server"]
    if all(name.lower() != b"cache-control" for name, _ in mine):
        mine.append(NOT_KEPT)
    return [*mine, *FIXED, *((ON_HTTPS,) if is_secure else ())]


def value_of(headers: Headers, name: bytes) -> str | None:
    """A header that stands there once; twice counts as one that nobody can mean."""
    found = [value for key, value in headers if key == name]
    if not found:
        return None
    return found[0].decode("latin-1") if len(found) == 1 else ""


def cookie_name(is_secure: bool) -> str:
    """What our cookie is called on such a line."""
    return SAFE_COOKIE if is_secure else COOKIE


def cookie_in(headers: Headers, is_secure: bool) -> str:
    """The value of our cookie, empty without one."""
    wanted = cookie_name(is_secure)
    for name, value in headers:
        if name != b"cookie":
            continue
        for part in value.decode("latin-1").split(";"):
            key, _, content = part.strip().partition("=")
            if key == wanted:
                return content
    return ""


def bearer_in(headers: Headers) -> str:
    """The token that a program shows instead of a cookie, empty without one."""
    value = value_of(headers, b"authorization") or ""
    scheme, _, token = value.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def proof_in(headers: Headers, is_secure: bool) -> str:
    """What the caller shows to be known by: a token before a cookie, empty if nothing."""
    return bearer_in(headers) or cookie_in(headers, is_secure)


def set_cookie(value: str, is_secure: bool) -> str:
    """The header that gives a browser its cookie."""
    secure = "; Secure" if is_secure else ""
    name = cookie_name(is_secure)
    return f"{name}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"


def clear_cookie(is_secure: bool) -> str:
    """The header that takes it away."""
    secure = "; Secure" if is_secure else ""
    return f"{cookie_name(is_secure)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}"


def is_secure(scheme: str) -> bool:
    """Whether somebody between the client and us could not read along."""
    return scheme in {"https", "wss"}


def listening_origins(host: str, port: int) -> frozenset[str]:
    """The addresses that a browser may have used to come here, where no others are named."""
    names = {host}
    if host in {"0.0.0.0", "::", ""}:  # noqa: S104  # compared with, not bound to
        names = {LOCALHOST, "127.0.0.1", "::1", socket.gethostname().lower(), *_own_addresses()}
    elif host == LOCALHOST or _is_loopback(host):
        names |= {LOCALHOST, "127.0.0.1", "::1"}
    return frozenset(_origin_of(name, port) for name in names)


def host_named(header: str | None) -> str:
    """The name or address in a Host header, without its port; an HTTP/1.0 client names none."""
    if header is None:
        return LOCALHOST
    name, _, port = header.rpartition(":")
    return (name if name and port.isdigit() else header).lower()


def is_address(name: str) -> bool:
    """Whether a host is an address, as it stands in a Host header."""
    try:
        ip_address(name[1:-1] if name.startswith("[") and name.endswith("]") else name)
    except ValueError:
        return False
    return True


def hosts_of(origins: Iterable[str]) -> frozenset[str]:
    """The names under which pages of these origins come here. This machine's own cannot be made to lead elsewhere."""
    return frozenset({LOCALHOST, *(host_named(origin.partition("//")[2]) for origin in origins)})


def _origin_of(name: str, port: int) -> str:
    shown = f"[{name}]" if ":" in name else name
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _own_addresses() -> set[str]:
    """By which others in the same network reach this machine. Connecting a datagram socket sends nothing."""
    found = set()
    for family, target in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((target, 9))
                found.add(str(probe.getsockname()[0]))
        except OSError:
            continue
    return found
