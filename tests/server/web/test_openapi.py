"""The description of the routes: complete, true, and all that there is."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cuore.server.people.limits import Limits
from tests.server.web.running import PATIENCE, Running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
EXAMPLES = settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
METHODS = ("get", "post", "put", "patch", "delete")


@pytest.fixture(scope="module")
def document(server: Running) -> dict[str, Any]:
    answer = httpx.get(f"{server.origin}/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    return json.loads(answer.text)  # type: ignore[no-any-return]  # a test knows what it gets


def operations(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (path, method, facts)
        for path, item in document["paths"].items()
        for method, facts in item.items()
        if method in METHODS
    ]


def test_every_operation_has_a_name_and_declares_its_refusals(document: dict[str, Any]) -> None:
    found = operations(document)
    assert len(found) >= 26
    names = [facts["operationId"] for _, _, facts in found]
    assert len(set(names)) == len(names)
    for path, method, facts in found:
        assert facts["summary"], path
        assert "429" in facts["responses"], path
        assert ("415" in facts["responses"]) == (method != "get"), path
        for status, response in facts["responses"].items():
            if status.startswith("4"):
                schema = response["content"]["application/json"]["schema"]
                assert schema["$ref"].endswith("RefusalBody"), (path, status)


def test_nothing_of_ours_is_left_out(server: Running, document: dict[str, Any]) -> None:
    hidden = {"/", "/metrics", "/api/openapi.json", "/icon.svg"}
    for path in document["paths"]:
        assert path.startswith(("/api/", "/health"))
    assert not hidden & document["paths"].keys()


def test_there_is_no_foreign_address_in_it(document: dict[str, Any]) -> None:
    assert "://" not in json.dumps(document)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_whatever_is_sent_the_answer_is_one_of_the_declared(
    server: Running, document: dict[str, Any], mode: GenerationMode
) -> None:
    """Schemathesis makes requests of every sort, right and wrong; nothing ends in a mistake of ours."""
    schema = schemathesis.openapi.from_dict(document)
    person = server.program()
    limits = server.house.people.limits
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.label in ("DELETE /api/me", "POST /api/logout"):
            continue  # nobody would be left to ask for the rest

        @EXAMPLES
        @given(case=operation.as_strategy(generation_mode=mode))
        def check(case: schemathesis.Case[Any]) -> None:
            nonlocal tried
            tried += 1
            vars(limits).update(vars(Limits(server.house.clock)))  # every case is the first
            token = {"authorization": f"Bearer {person.token}"}
            answer = case.call(base_url=server.origin, headers=token, timeout=PATIENCE)
            case.validate_response(answer, checks=CHECKS)

        with suppress(Unsatisfiable):  # there is nothing that could be wrong with some requests
            check()
    assert tried > 100


def test_a_list_of_words_is_described_as_one(server: Running) -> None:
    schema = httpx.get(f"{server.origin}/api/openapi.json").json()["components"]["schemas"]["TableWish"]
    assert schema["properties"]["seats"]["items"] == {"type": "string"}
    assert ", {}]" not in json.dumps(schema)
