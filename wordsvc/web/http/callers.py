"""Who counts as one caller: an IPv4 address, or the /64 network that one household has."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address


def network(address: str | None, *, loopback: bool = False) -> bytes | None:
    """The caller's network; None for this computer, unless loopback is to be limited too."""
    try:
        caller = ip_address((address or "").partition("%")[0])
    except ValueError:
        return b"unknown"
    if isinstance(caller, IPv6Address):
        caller = caller.ipv4_mapped or caller
    if caller.is_loopback and not loopback:
        return None
    return caller.packed[:8]
