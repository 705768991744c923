"""Every endpoint of the OpenAPI document, with what it asks for and with what it does not: never 500, and every answer fits."""

import collections
import json
import random
import re
import string
import urllib.parse

import jsonschema

from program import Client, require

ID = re.compile(r"\b([a-z]+)_[0-9a-hjkmnp-tv-z]{26}\b")
METHODS = ("get", "post", "put", "patch", "delete")
ODD_TEXTS = ["", " ", "\x00", "\u202e", "é" * 300, "'; drop table event; --", "%s%n", "../../etc/passwd", "<b>x</b>",
             "=1+1", "\ud83c\udf39", "null", "0", "a" * 20000, "\r\nX: y", "𝒜", "-1", "1e400"]
ODD_NUMBERS = [0, -0.0, -1, 1, 0.1, 1e308, -1e308, 2**53 + 1, 2**63, 2**64, 1e-320, 253402300800000, -62135596800001]


class Document:
    """The program's own description of its API."""

    def __init__(self, contents):
        self.contents = contents
        self._resolver = jsonschema.RefResolver.from_schema(contents)
        self._validators = {}

    def operations(self):
        for path, item in self.contents["paths"].items():
            for method in METHODS:
                if method in item:
                    parameters = item.get("parameters", []) + item[method].get("parameters", [])
                    yield path, method, item[method], [self.resolve(parameter) for parameter in parameters]

    def resolve(self, value):
        while isinstance(value, dict) and "$ref" in value:
            value = self._resolver.resolve(value["$ref"])[1]
        return value

    def complaint(self, operation, answer):
        """What an answer breaks; None where nothing."""
        if answer.status in (500, 502, 504):
            return f"status {answer.status}"
        responses = operation["responses"]
        described = responses.get(str(answer.status)) or responses.get("default")
        if described is None:
            return f"status {answer.status} is not described"
        content = self.resolve(described).get("content")
        if not content:
            return f"a body of {len(answer.body)} bytes is not described" if answer.body else None
        if answer.type not in content:
            return f"type {answer.type} is not described"
        schema = content[answer.type].get("schema")
        if answer.type != "application/json" or schema is None:
            return None
        try:
            value = answer.json()
        except ValueError as error:
            return f"no JSON: {error}"
        wrong = jsonschema.exceptions.best_match(self._validator(schema).iter_errors(value))
        return f"{wrong.json_path}: {wrong.message[:200]}" if wrong else None

    def _validator(self, schema):
        known = json.dumps(schema, sort_keys=True)
        if known not in self._validators:
            self._validators[known] = jsonschema.Draft202012Validator(schema, resolver=self._resolver)
        return self._validators[known]


class Dice:
    """Makes values by their schemas, and some against them."""

    def __init__(self, document, seed):
        self._document = document
        self._random = random.Random(seed)
        self._ids = collections.defaultdict(list)

    def learn(self, body):
        """Ids of things that are there; the newest are the most likely not to be gone."""
        for found in ID.finditer(body.decode("utf-8", "replace")):
            known = self._ids[found.group(1)]
            known.append(found.group(0))
            del known[:-200]

    def chance(self, share):
        return self._random.random() < share

    def pick(self, values):
        return self._random.choice(values)

    def value(self, schema, wild, depth=0):
        """`wild` is the share of values that the schema does not ask for."""
        schema = self._document.resolve(schema)
        if schema is True or schema is False or not schema or depth > 8 or self.chance(wild):
            return self._odd(depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.pick(schema["enum"])
        if "allOf" in schema:
            parts = [self.value(part, wild, depth) for part in schema["allOf"]]
            whole = dict(schema, allOf=[])
            del whole["allOf"]
            parts.append(self._typed(whole, wild, depth) if whole.get("properties") else {})
            objects = [part for part in parts if isinstance(part, dict)]
            merged = {}
            for part in objects:
                merged.update(part)
            return merged if merged or not parts else parts[0]
        for choice in ("oneOf", "anyOf"):
            if choice in schema and not schema.get("properties"):
                return self.value(self.pick(schema[choice]), wild, depth)
        return self._typed(schema, wild, depth)

    def _typed(self, schema, wild, depth):
        kind = schema.get("type", "object" if "properties" in schema else "string")
        if isinstance(kind, list):
            kind = self.pick(kind)
        if kind == "object":
            return self._object(schema, wild, depth)
        if kind == "array":
            count = self._random.randint(schema.get("minItems", 0), 3)
            return [self.value(schema.get("items", {}), wild, depth + 1) for _ in range(count)]
        if kind in ("integer", "number"):
            low, high = schema.get("minimum", 0), schema.get("maximum", 1000)
            number = self._random.uniform(low, max(low, high))
            return int(number) if kind == "integer" else round(number, self._random.randint(0, 6))
        if kind == "boolean":
            return self.chance(0.5)
        return None if kind == "null" else self.text(schema)

    def _object(self, schema, wild, depth):
        needed = set(schema.get("required", []))
        made = {}
        for name, part in schema.get("properties", {}).items():
            if name in needed or self.chance(0.4):
                made[name] = self.value(part, wild, depth + 1)
        if isinstance(schema.get("additionalProperties"), dict) and self.chance(0.5):
            made[self._word()] = self.value(schema["additionalProperties"], wild, depth + 1)
        if self.chance(wild):
            made[self.pick(ODD_TEXTS)] = self._odd(depth)
        if self.chance(wild) and made:
            del made[self.pick(list(made))]
        return made

    def text(self, schema):
        prefix = re.match(r"\^([a-z]+)_\[", schema.get("pattern", ""))
        if prefix:
            return self._id(prefix.group(1))
        if schema.get("format") == "date" or "\\d{4}-" in schema.get("pattern", ""):
            return f"{self._random.randint(1999, 2040)}-{self._random.randint(1, 12):02}-{self._random.randint(1, 31):02}"
        if schema.get("format") in ("uri", "url"):
            return self.pick(["https://198.51.100.7/x", "http://x", "https://x.invalid/", "https://[::1]/"])
        return self._word()

    def _id(self, prefix):
        if self._ids[prefix] and self.chance(0.9):
            return self.pick(self._ids[prefix])
        others = [one for known in self._ids.values() for one in known[-3:]]
        return self.pick(others) if others and self.chance(0.5) else prefix + "_" + "0" * 26

    def _word(self):
        if self.chance(0.2):
            return self.pick(["Rose", "White", "Roses", "flower", "new", "approved", "café", "quick 50"])
        return "".join(self._random.choices(string.ascii_letters + " é-", k=self._random.randint(1, 20)))

    def _odd(self, depth):
        leaves = [None, True, False, self.pick(ODD_NUMBERS), self.pick(ODD_TEXTS), [], {}]
        if depth < 6 and self.chance(0.3):
            return self.pick([[self._odd(depth + 1)], {self.pick(ODD_TEXTS): self._odd(depth + 1)}])
        return self.pick(leaves)

    def spoil(self, data):
        """A body with bytes of it changed, cut or doubled."""
        data = bytearray(data)
        for _ in range(self._random.randint(1, 4)):
            at = self._random.randrange(len(data) + 1)
            if self.chance(0.4):
                data[at:at + 1] = bytes([self._random.randrange(256)])
            elif self.chance(0.5):
                del data[at:at + self._random.randint(1, 8)]
            else:
                data[at:at] = data[max(0, at - 8):at]
        return bytes(data)


class Fuzzer:
    """Sends requests and holds the answers against the document."""

    def __init__(self, running, key, seed):
        self._running = running
        self._client = Client(running.port, key)
        self._document = Document(self._client.send("GET", "/api/v1/openapi.json").json())
        self._dice = Dice(self._document, seed)
        self._operations = list(self._document.operations())
        self.statuses = collections.Counter()
        self.complaints = []

    def run(self, count):
        for number in range(count):
            path, method, operation, parameters = self._operations[number % len(self._operations)]
            self._ask(path, method, operation, parameters)
            if len(self.complaints) >= 20:
                break
        return len(self._operations)

    def _ask(self, path, method, operation, parameters):
        wild = self._dice.pick([0, 0, 0.05, 0.3])
        target, headers = self._target(path, parameters, wild)
        body, kind = self._body(operation, wild)
        if kind:
            headers["Content-Type"] = kind
        try:
            answer = self._client.send(method.upper(), target, body, headers)
        except OSError as error:
            require(self._running.is_alive(), f"{method} {target} ended the server; body {body!r}")
            self.complaints.append(f"{method} {target}: no answer ({error}); body {body!r}")
            return
        self.statuses[answer.status] += 1
        self._dice.learn(answer.body[:20000])
        wrong = self._document.complaint(operation, answer)
        if wrong:
            self.complaints.append(f"{method} {target:.300} with {body!r:.300}: {answer.status}, {wrong}")

    def _target(self, path, parameters, wild):
        query, headers = [], {}
        for parameter in parameters:
            place, name = parameter["in"], parameter["name"]
            if place != "path" and not parameter.get("required") and not self._dice.chance(0.25):
                continue
            value = self._dice.value(parameter.get("schema", {}), wild)
            text = value if isinstance(value, str) else json.dumps(value)
            if place == "path":
                path = path.replace(f"{{{name}}}", urllib.parse.quote(text, safe="", errors="replace") or "x")
            elif place == "query":
                query.append((name, text))
            elif text.isascii() and text.isprintable() and text:
                headers[name] = text[:300]
        if self._dice.chance(wild / 3):
            query.append((self._dice.pick(ODD_TEXTS), "x"))
        line = urllib.parse.urlencode(query, errors="replace")[:7000]
        return (f"{path}?{line}" if query else path)[:8000], headers

    def _body(self, operation, wild):
        content = self._document.resolve(operation.get("requestBody", {})).get("content", {})
        if not content:
            return (b"{}", "application/json") if self._dice.chance(wild / 3) else (None, None)
        kind = self._dice.pick(list(content))
        if kind != "application/json":
            return bytes(self._dice.spoil(b"\x89PNG\r\n\x1a\n" + bytes(200))), kind
        value = self._dice.value(content[kind].get("schema", {}), wild)
        body = json.dumps(value, ensure_ascii=self._dice.chance(0.5)).encode("utf-8", "replace")
        if self._dice.chance(wild / 2):
            body = self._dice.spoil(body)
        return body, self._dice.pick(["text/plain", "application/json; charset=latin1"]) \
            if self._dice.chance(wild / 5) else kind


def fuzz(program, count, seed):
    key = program.prepare(demo=True)
    running = program.serve()
    fuzzer = Fuzzer(running, key, seed)
    operations = fuzzer.run(count)
    sent = sum(fuzzer.statuses.values())
    said = (f"{sent} requests to {operations} operations, answered with "
            + ", ".join(f"{status}: {times}" for status, times in sorted(fuzzer.statuses.items())))
    require(not fuzzer.complaints, f"{said}\n    " + "\n    ".join(fuzzer.complaints))
    running.stop()
    program.check()
    return said
