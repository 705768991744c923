"""Expands the short notation of resources/openapi/*.yaml into an OpenAPI document.

What the notation means is described at the head of resources/openapi/templates.yaml, beside the texts and shapes that all
resources share.
"""

import re

SECTIONS = ("parameters", "headers", "responses", "examples", "schemas")
# Some generators have one room for the names of all sections, whatever their case.
SUFFIXES = {"parameters": "Parameter", "responses": "Response", "examples": "Example"}
TRACE_HEADERS = ["X-Request-Id", "RateLimit", "RateLimit-Policy"]
REPLAY_HEADERS = ["Idempotency-Replayed", "Idempotency-Body-Differs"]


class Mistake(Exception):
    """Something in the notation that cannot be expanded."""


def ref(kind, name):
    return {"$ref": f"#/components/{kind}/{name}"}


def lower_first(name):
    return name[0].lower() + name[1:]


def article_of(noun):
    return "an" if noun[0] in "aeio" else "a"


def filled(template, words):
    """A copy of the template with its {Words} replaced."""
    if isinstance(template, str):
        return re.sub(r"\{(\w+)\}", lambda match: words.get(match[1], match[0]), template)
    if isinstance(template, list):
        return [filled(item, words) for item in template]
    if isinstance(template, dict):
        return {filled(key, words): filled(value, words) for key, value in template.items()}
    return template


def overlaid(base, changes):
    """The base with what `changes` has, mapping by mapping and in the base's order; null takes out."""
    if not isinstance(base, dict) or not isinstance(changes, dict):
        return changes
    whole = dict(base)
    for key, value in changes.items():
        whole[key] = overlaid(base.get(key), value)
    return {key: value for key, value in whole.items() if value is not None}


def ordered(names, resource, use):
    """The names with those at the end that the resource has last for this use."""
    last = resource.get("last", {}).get(use, [])
    return [name for name in names if name not in last] + last


class Expander:
    def __init__(self, templates):
        self.templates = templates
        self.types = templates["types"]
        self.ids = {}  # "suppliers/{id}" -> SupplierIdPath
        self.filters = {}
        self.kinds = []  # Of the objects that the change feed names.
        self.parts = set()
        self.paths = {}
        self.webhooks = {}
        self.components = {section: {} for section in SECTIONS}

    # Schemas

    def schema(self, short):
        """A schema from `Name`, `string`, `Name|null`, `array of Name`, or a mapping with such values."""
        if isinstance(short, str):
            return self.named_schema(short)
        whole = {}
        if "properties" in short and not {"type", "allOf"} & short.keys():
            whole = {"description": short["description"]} if "description" in short else {}
            whole |= {"type": "object", "additionalProperties": False}
        for key, value in short.items():
            if key == "enum" and value == "kinds":
                whole[key] = self.kinds
            elif key in ("type", "is") and isinstance(value, str):
                whole |= self.named_schema(value)
            elif key == "properties":
                whole[key] = {name: self.schema(field) for name, field in value.items()}
            elif key in ("oneOf", "anyOf", "allOf"):
                whole[key] = [self.schema(item) for item in value]
            elif key in ("items", "additionalProperties") and not isinstance(value, bool):
                whole[key] = self.schema(value)
            else:
                whole[key] = value
        return whole

    def named_schema(self, text):
        match = re.fullmatch(r"(array of )?(\w+)(\|null)?", text)
        if not match:
            raise Mistake(f"'{text}' names no schema")
        array, name, nullable = match.groups()
        if name[0].isupper():
            value = ref("schemas", name)
        else:
            value = dict(self.types.get(name, {"type": name}))
        if array:
            value = {"type": "array", "items": value}
        if nullable and "$ref" in value:
            return {"oneOf": [value, {"type": "null"}]}
        if nullable:
            value["type"] = [value["type"], "null"]
        return value

    def add_schema(self, name, short):
        if "like" in short:
            like = self.components["schemas"][short["like"]]
            properties = dict(like["properties"])
            if "until" in short:
                names = list(properties)
                properties = {field: properties[field] for field in names[: names.index(short["until"]) + 1]}
            properties |= {field: self.schema(value) for field, value in short.get("properties", {}).items()}
            own = {key: value for key, value in short.items() if key not in ("like", "until", "properties")}
            self.components["schemas"][name] = {**like, **own, "properties": properties}
        else:
            self.components["schemas"][name] = self.schema(short)

    def properties_of(self, schema):
        base = schema["allOf"][0]["$ref"].rsplit("/", 1)[1] if "allOf" in schema else None
        return self.properties_of(self.components["schemas"][base]) if base else schema["properties"]

    def thinned(self, value):
        """A schema of which `fields` may leave parts out: it refers to the parts of what it names."""
        if isinstance(value, dict):
            return {key: self.thinned(item) for key, item in value.items()}
        if isinstance(value, list):
            return [self.thinned(item) for item in value]
        prefix = "#/components/schemas/"
        if isinstance(value, str) and value.startswith(prefix) and value[len(prefix):] in self.parts:
            return value + "Part"
        return value

    # Resources

    def fields(self, resource, use):
        """The fields as one of read, whole, write and patch has them."""
        found = {}
        for name, field in resource["fields"].items():
            uses = field if isinstance(field, dict) and {"read", "write"} & field.keys() else {"read": field, "write": field}
            if use in ("read", "whole"):
                short = uses.get(use, uses.get("read"))
            else:
                short = uses.get(use, uses.get("write", "Ignored"))
            if short is not None:
                found[name.rstrip("!")] = self.schema(short)
        found = {name: found[name] for name in ordered(found, resource, "write" if use == "patch" else use)}
        return self.thinned(found) if use == "read" else found

    def view(self, resource, template):
        """A schema of the resource: a template, in which `fields` says whose properties it has."""
        template = dict(template)
        use = template.pop("fields", None)
        if template.get("required") == "all":
            template["required"] = ordered(self.fields(resource, "read"), resource, "required")
        elif template.get("required") == "marked":
            template["required"] = [name[:-1] for name in resource["fields"] if name.endswith("!")]
        if use:
            properties = self.fields(resource, use)
            if "allOf" in template and properties != self.fields(resource, {"whole": "read", "patch": "write"}[use]):
                del template["allOf"]
            if "allOf" not in template:
                return self.schema(template | {"properties": {}}) | {"properties": properties}
        return self.schema(template)

    def words(self, name, resource):
        """What the templates call a resource."""
        noun = resource.get("noun", lower_first(name))
        identifier = resource.get("id", lower_first(name) + "Id")
        an_id = f"{article_of(identifier)} `{identifier}`"
        article = article_of(noun)
        usual = {"names": name + "s", "nouns": noun + "s", "short": noun, "needs": "a `name`", "row": "Row"}
        words = usual | {key: resource[key] for key in usual if key in resource}
        return words | {"Name": name, "Names": words["names"], "noun": noun, "a": article, "A": f"{article.capitalize()} {noun}",
                        "id": identifier, "an_id": an_id, "An_id": an_id.replace("a", "A", 1),
                        "base": "Part" if resource.get("part") else "Selection"}

    def add_resource(self, name, resource, tag):
        words = self.words(name, resource)
        part = self.templates["part"] if resource.get("part") else {}
        for suffix, template in (part | {**self.templates["resource"], **part}).items():
            template = overlaid(filled(template, words), resource.get("schemas", {}).get(suffix, {}))
            if template:
                made = name + (words["row"] if suffix == "Row" else suffix)
                self.components["schemas"][made] = self.view(resource, template)
        self.add_paths(resource.get("paths", {}), tag, words)

    def add_table(self, name, table):
        """The operation that reads a table as CSV."""
        words = {"id": "".join(word.capitalize() for word in name.split("-")), "what": name.replace("-", " "),
                 "filters": ", and the filters of the list"} | table
        self.add_paths({f"/api/v1/tables/{name}.csv": {"get": {**filled(self.templates["table"], words),
                                                               "parameters": table["parameters"]}}}, "Tables")

    def add_value(self, name, value):
        """An object inside resources, whole and as the part that `fields` leaves of it."""
        words = {"description": value["description"].rstrip("."), "Name": name,
                 "which": "either" if len(value["fields"]) == 2 else "every"}
        for suffix, template in self.templates["value"].items():
            template = overlaid(filled(template, words), value.get("schemas", {}).get(suffix, {}))
            self.components["schemas"][name + suffix] = self.view(value, template)

    def add_id(self, name, row):
        identifier = {"description": f"The id of {row['of']}.", "type": "string",
                      "pattern": f"^{row['prefix']}_[0-9a-hjkmnp-tv-z]{{26}}$"}
        self.components["schemas"][name + "Id"] = identifier
        parameter = row["path"][row["path"].index("{") + 1:-1]
        self.components["parameters"][name + "IdPath"] = {
            "name": parameter, "in": "path", "required": True, "description": f"The {row['short']}'s id.",
            "schema": ref("schemas", name + "Id")}
        self.ids[row["path"]] = name + "IdPath"

    # Operations

    def add_paths(self, paths, tag, words=None):
        for path, item in paths.items():
            whole = self.paths.setdefault(path, {})
            parents = re.findall(r"([^/]+/\{\w+\})", path)
            if parents:
                whole["parameters"] = [ref("parameters", self.ids[parent]) for parent in parents]
            for verb, short in item.items():
                method = verb
                if words and verb in self.templates["operations"]:
                    template = filled(self.templates["operations"][verb], words)
                    method = template.pop("method")
                    short = overlaid(template, short or {})
                whole[method] = self.operation(method, path, short, tag)

    def operation(self, method, path, short, tag):
        parameters = [self.parameter(item) for item in short.get("parameters", [])]
        named = {item["$ref"].rsplit("/", 1)[1] for item in parameters if "$ref" in item}
        missing = [key for key in ("operationId", "summary", "description", "answers") if key not in short]
        if missing:
            raise Mistake(f"{method} {path} has no {missing[0]}")
        whole = {key: short[key] for key in ("operationId", "summary", "description")}
        whole["tags"] = [short.get("tag", tag)]
        if "security" in short:
            whole["security"] = short["security"]
        if parameters:
            whole["parameters"] = parameters
        if "body" in short:
            whole["requestBody"] = self.body(short["body"])
        answers = {code: self.answer(method, code, answer, named, short) for code, answer in short["answers"].items()}
        codes = {code: ref("responses", name) for code, name in self.error_codes(method, path, short, named).items()}
        whole["responses"] = dict(sorted({**codes, **answers}.items()))
        return whole

    def parameter(self, short):
        if isinstance(short, dict):
            whole = {"name": short["name"], "in": "query"} | short
            return whole | {"schema": self.schema(short["schema"])}
        return ref("parameters", short) if short[0].isupper() else self.parameter(self.filters[short])

    def error_codes(self, method, path, short, named):
        errors = self.templates["errors"]
        codes = ["400", "421", "422", "500", "default"]
        if short.get("security") != []:
            codes += ["401", "403", "429", "503"]
        codes += ["304"] if "IfNoneMatch" in named else []
        codes += ["404"] if "{" in path else []
        codes += ["409"] if method == "post" else []
        codes += ["412"] if "IfMatch" in named else []
        codes += ["413", "415"] if "body" in short else []
        found = {code: errors[code] for code in codes}
        more = short.get("errors", {})
        return found | (more if isinstance(more, dict) else {str(code): errors[str(code)] for code in more})

    def body(self, short):
        whole = {"required": True} if short.get("required", True) else {}
        if "description" in short:
            whole["description"] = short["description"]
        return whole | {"content": self.content(short)}

    def content(self, short):
        whole = {}
        if "schema" in short:
            schema = short["schema"]
            whole["application/json"] = {"schema": self.schema({"oneOf": schema} if isinstance(schema, list) else schema)}
        if "examples" in short:
            names = short["examples"]
            names = names if isinstance(names, dict) else {lower_first(name): name for name in names}
            whole["application/json"]["examples"] = {key: ref("examples", name) for key, name in names.items()}
        if "example" in short:
            whole["application/json"]["example"] = short["example"]
        for media_type, schema in short.get("content", {}).items():
            whole[media_type] = {"schema": self.schema(schema)}
        return whole

    def answer(self, method, code, short, named, operation):
        if isinstance(short, str):
            return ref("responses", short)
        headers = list(short.get("headers", []))
        first = ["Location"] if code == "201" else []
        if method in ("get", "patch") and {"IfMatch", "IfNoneMatch"} & named or "ETag" in headers:
            first.append("ETag")
        first += REPLAY_HEADERS if "IdempotencyKey" in named else []
        last = TRACE_HEADERS if operation.get("security") != [] else TRACE_HEADERS[:1]
        headers = short.get("allHeaders", first + [name for name in headers if name != "ETag"] + last)
        return self.response({**short, "headers": headers})

    def response(self, short):
        whole = {"description": short["description"]}
        if "headers" in short:
            whole["headers"] = {name: ref("headers", name) for name in short["headers"]}
        content = self.content(short)
        return whole | ({"content": content} if content else {})

    def add_problem(self, name, short):
        code, message = short["example"]
        error = {"allOf": ["Problem", {"type": "object", "properties": {"error": {"type": "string"} | short["error"]}}]}
        example = {"error": code, "message": message, "requestId": self.templates["requestId"]}
        self.components["responses"][name] = self.response({**short, "schema": error, "example": example})

    # The document

    def add_names(self, room):
        for name, row in room.get("ids", {}).items():
            self.add_id(name, row)
        self.filters |= room.get("filters", {})
        self.kinds += room.get("kinds", [])
        self.parts |= room.get("values", {}).keys()
        self.parts |= {name for name, resource in room.get("resources", {}).items() if resource.get("part")}

    def add_room(self, room):
        for name, short in room.get("parameters", {}).items():
            self.components["parameters"][name] = self.parameter(short)
        for name, short in room.get("headers", {}).items():
            self.components["headers"][name] = {**short, "schema": self.schema(short["schema"])}
        for name, short in room.get("problems", {}).items():
            self.add_problem(name, short)
        for name, short in room.get("responses", {}).items():
            self.components["responses"][name] = self.response(short)
        for name, value in room.get("values", {}).items():
            self.add_value(name, value)
        for name, resource in room.get("resources", {}).items():
            self.add_resource(name, resource, room["tag"])
        for name, table in room.get("tables", {}).items():
            self.add_table(name, table)
        for name, short in room.get("schemas", {}).items():
            self.add_schema(name, short)
        self.add_paths(room.get("paths", {}), room.get("tag"))
        self.components["examples"] |= room.get("examples", {})

        self.webhooks |= room.get("webhooks", {})

    def document(self, head, order, rooms):
        for room in rooms.values():
            self.add_names(room)
        for file, room in rooms.items():
            try:
                self.add_room(room)
            except KeyError as missing:
                raise Mistake(f"{file}: {missing} is missing") from None
        for schema in self.components["schemas"].values():
            if schema.get("required") == "all":
                schema["required"] = list(self.properties_of(schema))
        for section, names in order.items():
            found = self.components[section]
            self.components[section] = {name: found[name] for name in [*names, *found] if name in found}
        components = head.get("components", {}) | self.components
        head = {key: value for key, value in head.items() if key != "components"}
        described = [{"name": room["tag"], "description": room["about"]} for room in rooms.values() if "about" in room]
        if described:
            head["tags"] = head.get("tags", []) + described
        return head | {"paths": self.paths, "webhooks": self.webhooks, "components": components}


def expanded(head, templates, order, rooms):
    """The document of a head, with what the rooms hold in the short notation."""
    document = told_apart(Expander(templates).document(head, order, rooms))
    for reference in references(document):
        kind, name = reference.split("/")[-2:]
        if name not in document["components"].get(kind, {}):
            raise Mistake(f"there is no {reference}")
    return document


def told_apart(document):
    """The document with a name of its own for each of its parts."""
    components = document["components"]
    new = {f"#/components/{kind}/{name}": f"#/components/{kind}/{name}{suffix}"
           for kind, suffix in SUFFIXES.items() for name in components[kind] if not name.endswith("Path")}
    components = {kind: {new.get(f"#/components/{kind}/{name}", name).split("/")[-1]: part for name, part in parts.items()}
                  for kind, parts in components.items()}
    names = [name.lower() for parts in components.values() for name in parts]
    for name in names:
        if names.count(name) > 1:
            raise Mistake(f"two parts are called {name}")
    return renamed({**document, "components": components}, new)


def renamed(value, new):
    if isinstance(value, dict):
        return {key: new.get(item, item) if key == "$ref" else renamed(item, new) for key, item in value.items()}
    return [renamed(item, new) for item in value] if isinstance(value, list) else value


def references(value):
    if isinstance(value, dict):
        yield from [value["$ref"]] if "$ref" in value else []
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from references(item)
