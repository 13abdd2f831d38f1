"""The description of the routes: complete, true, and all that there is."""

from __future__ import annotations

import json
import re
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cuore.server.people.limits import Limits
from tests.server.web.edges import Edges
from tests.server.web.running import PATIENCE, Running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    negative_data_rejection,
]
EXAMPLES = settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
LAST = ("DELETE /api/me", "POST /api/logout")
JSON = {"content-type": "application/json"}
WHOLE_WITH_POINT = re.compile(r"\d\.0\b")
"""A whole number to JSON Schema, and none to us."""

METHODS = ("get", "post", "put", "patch", "delete")


@pytest.fixture(scope="module")
def document(server: Running) -> dict[str, Any]:
    answer = httpx.get(f"{server.origin}/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    return json.loads(answer.text)  # type: ignore[no-any-return]  # a test knows what it gets


def forget_limits(server: Running) -> None:
    """Make every request the first."""
    limits = server.house.people.limits
    vars(limits).update(vars(Limits(server.house.clock)))


def plain(words: str) -> object:
    """What JSON makes of some words, or the words."""
    try:
        return json.loads(words)
    except ValueError:
        return words


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
    """Schemathesis makes requests of every sort: what fits the document is read, what does not is refused."""
    schema = schemathesis.openapi.from_dict(document)
    person = server.program()
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.label in LAST:
            continue  # nobody would be left to ask for the rest

        @EXAMPLES
        @given(case=operation.as_strategy(generation_mode=mode))
        def check(case: schemathesis.Case[Any]) -> None:
            nonlocal tried
            tried += 1
            forget_limits(server)
            token = {"authorization": f"Bearer {person.token}"}
            answer = case.call(base_url=server.origin, headers=token, timeout=PATIENCE)
            too_long = answer.status_code == 413  # which is a refusal, too
            case.validate_response(answer, checks=CHECKS, excluded_checks=[negative_data_rejection] * too_long)
            if (
                mode is GenerationMode.POSITIVE
                and answer.status_code == 400
                and not WHOLE_WITH_POINT.search(str(case.body))
            ):
                assert answer.json()["code"] != "malformed", case.as_curl_command()

        with suppress(Unsatisfiable):  # there is nothing that could be wrong with some requests
            check()
    assert tried > 100


def test_every_body_is_read_as_strictly_as_it_is_described(server: Running, document: dict[str, Any]) -> None:
    """At every limit of every field, at every depth: right by the document is read, wrong is ``malformed``."""
    person, edges = server.program(), Edges(document)
    read = Counter[bool]()
    for path, method, facts in operations(document):
        if "requestBody" not in facts:
            continue
        schema = facts["requestBody"]["content"]["application/json"]["schema"]
        validator = jsonschema_rs.validator_for({**schema, "components": document["components"]})
        url = re.sub(r"\{.*?\}", "nowhere", path)
        for body in edges.all_of(schema):
            forget_limits(server)
            person.http.cookies.clear()
            answer = person.http.request(method.upper(), url, json=body)
            malformed = answer.status_code == 400 and answer.json()["code"] == "malformed"
            assert malformed != validator.is_valid(body), (method, path, body, answer.text)
            read[malformed] += 1
        first = next(iter(edges.whole(schema).items()))
        twice = f"{{{json.dumps(dict([first]))[1:-1]}, {json.dumps(edges.whole(schema))[1:]}"
        answer = person.http.request(method.upper(), url, content=twice, headers=JSON)
        assert answer.json()["code"] == "malformed", (path, twice)
    assert read[True] > 400
    assert read[False] > 200


def test_every_query_is_read_as_strictly_as_it_is_described(server: Running, document: dict[str, Any]) -> None:
    person, edges = server.program(), Edges(document)
    tried = 0
    for path, method, facts in operations(document):
        url = path.replace("{search}", "0" * 32).replace("{code}", "First Town")
        url = re.sub(r"\{.*?\}", "nowhere", url)

        def code_of(*query: tuple[str, str]) -> str:
            forget_limits(server)
            answer = person.http.request(method.upper(), url, params=[*query])  # noqa: B023 -- called in this turn
            return "" if answer.status_code < 300 else str(answer.json()["code"])

        if method == "get" and url != "/api/me/games":
            assert code_of(("unknown", "1")) == "malformed", path
        for each in facts.get("parameters", ()):
            if each["in"] != "query" or method != "get":
                continue
            schema, name = each["schema"], each["name"]
            validator = jsonschema_rs.validator_for(schema)
            for value in edges.all_of(schema):
                words = value if isinstance(value, str) else json.dumps(value)
                meant = words if schema.get("type", "string") == "string" else plain(words)
                wrong = not validator.is_valid(meant)
                assert (code_of((name, words)) == "malformed") == wrong, (path, name, words)
                assert code_of((name, words), (name, words)) == "malformed", (path, name, words)
                tried += 1
    assert tried > 40


def test_every_path_says_its_methods(server: Running, document: dict[str, Any]) -> None:
    """In ``Allow``, to OPTIONS and to what it does not take; what can be got can be asked for as HEAD."""
    forget_limits(server)
    person = server.program()
    hidden: dict[str, dict[str, object]] = {"/": {"get": {}}, "/api/openapi.json": {"get": {}}}
    for path, item in (document["paths"] | hidden).items():
        url = re.sub(r"\{.*?\}", "nowhere", path)
        methods = {method.upper() for method in item} | {"OPTIONS"} | ({"HEAD"} if "get" in item else set())
        for method in ("OPTIONS", "TRACE", *sorted({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"} - methods)):
            answer = person.http.request(method, url)
            assert answer.status_code == (204 if method == "OPTIONS" else 405), (method, path)
            assert set(answer.headers["allow"].split(", ")) == methods, (method, path)
        if "get" in item:
            got, head = person.http.get(url), person.http.head(url)
            assert (head.status_code, head.content) == (got.status_code, b"")
            assert head.headers.keys() - {"date"} == got.headers.keys() - {"date"}, path
            if not url.startswith("/health"):  # it counts lines
                assert head.headers["content-length"] == got.headers["content-length"], path


def test_a_path_has_one_spelling(server: Running, document: dict[str, Any]) -> None:
    person = server.program()
    for path in document["paths"]:
        url = re.sub(r"\{.*?\}", "nowhere", path)
        for other in (url + "/", url + "//", url.replace("/", "//", 1), url.replace("/", "//")):
            answer = person.http.request("GET", f"{server.origin}{other}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page"), other
            assert not [header for header in answer.headers if header.startswith("access-control-")], other


def test_who_may_ask_is_described(server: Running, document: dict[str, Any]) -> None:
    """Whatever is described as asked with a proof is refused without one, and the rest is not."""
    with httpx.Client(base_url=server.origin, headers={"connection": "close"}) as client:
        for path, method, facts in operations(document):
            forget_limits(server)
            url = re.sub(r"\{.*?\}", "0" * 32, path)
            body = facts.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            content = None if body is None else json.dumps(Edges(document).example(body))
            client.cookies.clear()
            answer = client.request(method, url, content=content, headers=JSON if body else {})
            needed = "security" in facts and {} not in facts["security"]
            assert (answer.status_code == 401) == needed, (method, path, answer.text)
            assert ("401" in facts["responses"]) == needed, (method, path)


def test_an_answer_without_content_is_described_without(document: dict[str, Any]) -> None:
    for path, _, facts in operations(document):
        for status, response in facts["responses"].items():
            assert ("content" in response) == (status not in ("204", "304")), (path, status)
    guest = document["paths"]["/api/guest"]["post"]
    assert guest["requestBody"]["required"] is False


def test_a_list_of_words_is_described_as_one(server: Running) -> None:
    schema = httpx.get(f"{server.origin}/api/openapi.json").json()["components"]["schemas"]["TableWish"]
    assert schema["properties"]["seats"]["items"] == {"type": "string", "minLength": 1, "maxLength": 24}
    assert ", {}]" not in json.dumps(schema)
