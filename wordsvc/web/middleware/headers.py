"""Security headers, and CORS on the API."""

from __future__ import annotations

from flask import Flask, Response, request

SECURITY = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
_PREFLIGHT = {
    "Access-Control-Allow-Methods": "DELETE, GET, HEAD, POST",
    "Access-Control-Allow-Headers": "Accept-Language, Authorization, Content-Type, "
    "Idempotency-Key, If-None-Match, Last-Event-ID, X-Request-ID",
    "Access-Control-Max-Age": "86400",
}
_EXPOSED = "ETag, Location, Retry-After, X-Request-ID"


def install(app: Flask, cors_origins: tuple[str, ...]) -> None:
    """Security headers everywhere; CORS on the API for the origins named, or ``*``."""

    @app.after_request
    def headers(response: Response) -> Response:
        for name, value in SECURITY.items():
            response.headers.setdefault(name, value)
        if cors_origins and request.path.startswith("/api/"):
            _cors(response, cors_origins)
        return response


def _cors(response: Response, origins: tuple[str, ...]) -> None:
    origin = request.headers.get("Origin")
    if "*" in origins:
        response.headers["Access-Control-Allow-Origin"] = "*"
    else:
        response.vary.add("Origin")
        if origin not in origins:
            return
        response.headers["Access-Control-Allow-Origin"] = origin
    response.headers["Access-Control-Expose-Headers"] = _EXPOSED
    if request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers:
        response.headers.update(_PREFLIGHT)
