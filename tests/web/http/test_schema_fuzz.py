"""The served document and the replies hold together, whatever is asked (schemathesis).

One test an operation has to be known when tests are collected, so the application stands here and
not in a fixture.
"""

from __future__ import annotations

from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case

from tests.conftest import SLOW_IS_FINE
from tests.web.conftest import QUIET
from wordsvc.bootstrap.services import open_services
from wordsvc.web.app import create_app

schema = schemathesis.openapi.from_wsgi(
    "/api/v1/openapi.json",
    create_app(open_services(msgspec.structs.replace(QUIET, rate_limit=0.0))),
)


# Lines of JSON are no form that examples can be drawn for; those drawn for it are left out.
@settings(suppress_health_check=[*SLOW_IS_FINE, HealthCheck.filter_too_much])
@schema.parametrize()
def test_replies_are_as_described(case: Case[Any]) -> None:
    case.call_and_validate()
