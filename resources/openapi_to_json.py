"""Writes an OpenAPI document in YAML as compact JSON.

    openapi_to_json.py <document.yaml> <version> <document.json>

Names keep their order, `info.version` becomes <version>. What JSON cannot say and a name that stands twice are refused
with their line.
"""

import json
import math
import re
import sys

import yaml

# What a plain scalar means in YAML 1.2, as other readers of the document have it: no `yes`, no dates, no 012.
PLAIN_SCALARS = {
    "null": r"~|null|Null|NULL|",
    "bool": r"true|True|TRUE|false|False|FALSE",
    "int": r"-?(?:0|[1-9][0-9]*)",
    "float": r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|-?\.(?:inf|nan)",
}
TAG = "tag:yaml.org,2002:"
NAME_TAGS = {TAG + "str", TAG + "int"}
JSON_TAGS = {TAG + name for name in [*PLAIN_SCALARS, "str"]}


class Refusal(Exception):
    def __init__(self, node, reason):
        mark = node.start_mark
        super().__init__(f"{mark.name}:{mark.line + 1}:{mark.column + 1}: error: {reason}")


class Loader(yaml.SafeLoader):
    yaml_implicit_resolvers = {}


for name, pattern in PLAIN_SCALARS.items():
    Loader.add_implicit_resolver(TAG + name, re.compile(f"^(?:{pattern})$"), None)


def construct_mapping(loader, node):
    mapping = {}
    for key, value in node.value:
        if key.tag not in NAME_TAGS:
            raise Refusal(key, f"the name '{key.value}' is no text; put it in quotes")
        if key.value in mapping:
            raise Refusal(key, f"the name '{key.value}' stands here twice")
        mapping[key.value] = json_from(loader, value)
    return mapping


def json_from(loader, node):
    """The value of a node in JSON's types."""
    if isinstance(node, yaml.MappingNode):
        return construct_mapping(loader, node)
    if isinstance(node, yaml.SequenceNode):
        return [json_from(loader, item) for item in node.value]
    if node.tag not in JSON_TAGS:
        raise Refusal(node, f"'{node.value}' ({node.tag}) has no counterpart in JSON; put it in quotes")
    value = loader.construct_object(node)
    if isinstance(value, float) and not math.isfinite(value):
        raise Refusal(node, f"'{node.value}' is not a JSON number")
    return value


def read_document(path):
    with open(path, encoding="utf-8") as stream:
        loader = Loader(stream)
        try:
            node = loader.get_single_node()
            if not isinstance(node, yaml.MappingNode):
                raise SystemExit(f"{path}:1: error: an OpenAPI document is a mapping")
            return json_from(loader, node)
        finally:
            loader.dispose()


def main(source, version, target):
    try:
        document = read_document(source)
    except Refusal as refusal:
        raise SystemExit(str(refusal)) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise SystemExit(f"{source}:{mark.line + 1}:{mark.column + 1}: error: {error.problem}") from None
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise SystemExit(f"{source}: error: {error}") from None
    document.setdefault("info", {})["version"] = version
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    with open(target, "w", encoding="utf-8", newline="\n") as stream:
        stream.write(text)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
