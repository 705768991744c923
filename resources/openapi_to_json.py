"""Writes an OpenAPI document in YAML as compact JSON.

    openapi_to_json.py <document.yaml> <version> <document.json>

A document that names other files in `x-parts` is written in the notation that openapi_notation.py expands. Names keep their
order, `info.version` becomes <version>. What JSON cannot say and a name that stands twice are refused with their line.
"""

import json
import math
import pathlib
import re
import sys

import yaml

sys.dont_write_bytecode = True
import openapi_notation  # noqa: E402

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
        if " " in key.value and not key.style and value.value == "":
            raise Refusal(key, f"'{key.value}' has no value; put a text with a comma in quotes")
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


def read_yaml(path):
    with open(path, encoding="utf-8") as stream:
        loader = Loader(stream)
        try:
            node = loader.get_single_node()
            if not isinstance(node, yaml.MappingNode):
                raise SystemExit(f"{path}:1: error: an OpenAPI document is a mapping")
            return json_from(loader, node)
        finally:
            loader.dispose()


def all_files(folder, parts):
    """The files that are named, and then the others that `more` matches."""
    named = [*parts["files"], parts["templates"], parts["order"]]
    others = (path.relative_to(folder).as_posix() for path in folder.glob(parts["more"])) if "more" in parts else ()
    return [*parts["files"], *sorted(name for name in others if name not in named)]


def read_document(source):
    document = read_yaml(source)
    parts = document.pop("x-parts", None)
    if parts is None:
        return document
    folder = pathlib.Path(source).parent
    templates, order = (read_yaml(folder / parts[name]) for name in ("templates", "order"))
    rooms = {name: read_yaml(folder / name) for name in all_files(folder, parts)}
    return openapi_notation.expanded(document, templates, order, rooms)


def main(source, version, target):
    try:
        document = read_document(source)
    except Refusal as refusal:
        raise SystemExit(str(refusal)) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise SystemExit(f"{mark.name}:{mark.line + 1}:{mark.column + 1}: error: {error.problem}") from None
    except openapi_notation.Mistake as mistake:
        raise SystemExit(f"{source}: error: {mistake}") from None
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
