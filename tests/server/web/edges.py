"""Values at and just beyond every limit that a JSON schema names, at every depth of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

Json = dict[str, Any]

ODD: Final[tuple[object, ...]] = (None, True, 1, 1.5, 10**30, "1", "a\n", "a\x85", [None], {"x": 1})
"""Of every type something, for every place."""


class Edges:
    """Values for the schemas of one document."""

    def __init__(self, document: Json) -> None:
        self._schemas = document["components"]["schemas"]

    def all_of(self, schema: Json) -> list[Any]:
        """A value as small as may be, and others that differ from it in one place; right and wrong ones."""
        found = {json.dumps(value): value for value in (self.example(schema), *self._around(schema))}
        return list(found.values())

    def example(self, schema: Json) -> Any:  # noqa: ANN401 -- any JSON
        """The smallest value that fits."""
        schema = self._solid(schema)
        if "enum" in schema:
            return schema["enum"][0]
        match str(schema.get("type")):
            case "string":
                return "a" * schema.get("minLength", 1)
            case "integer":
                return int(schema.get("minimum", 0))
            case "boolean":
                return False
            case "array":
                return [self.example(schema["items"])] * schema.get("minItems", 0)
            case "object":
                return {name: self.example(schema["properties"][name]) for name in schema["required"]}
            case _:
                return None

    def whole(self, schema: Json) -> Json:
        """An object that fits, with all its fields."""
        return {name: self.example(part) for name, part in self._solid(schema)["properties"].items()}

    def _solid(self, schema: Json) -> Json:
        while "$ref" in schema or "anyOf" in schema or "oneOf" in schema:
            either = schema.get("anyOf") or schema.get("oneOf")
            schema = either[0] if either else self._schemas[schema["$ref"].rpartition("/")[2]]
        return schema

    def _around(self, schema: Json) -> Iterator[Any]:
        yield from ODD
        if "$ref" in schema:
            schema = self._schemas[schema["$ref"].rpartition("/")[2]]
        for part in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
            yield from self._around(part)
        match str(schema.get("type")):
            case "string":
                least, most = schema.get("minLength", 0), schema.get("maxLength", 50)
                yield from ("a" * length for length in (least - 1, least, most, most + 1) if length >= 0)
                yield from schema.get("enum", ())
            case "integer":
                least, most = int(schema.get("minimum", 0)), int(schema.get("maximum", 0))
                yield from (least - 1, least, most, most + 1)
            case "array":
                item, least, most = self.example(schema["items"]), schema.get("minItems", 0), schema.get("maxItems", 1)
                yield from ([item] * count for count in (least - 1, least, most, most + 1) if count >= 0)
                for value in self._around(schema["items"]):
                    yield [*[item] * max(least - 1, 0), value]
            case "object":
                whole = self.example(schema)
                yield {**whole, "unknown": 1}
                for name in schema["required"]:
                    yield {other: value for other, value in whole.items() if other != name}
                for name, part in schema["properties"].items():
                    for value in self._around(part):
                        yield {**whole, name: value}
            case _:
                pass
