"""Every endpoint of the OpenAPI document, with what it asks for and with what it does not: never 500, and every answer fits."""

import collections
import json
import urllib.parse

import jsonschema

from program import Client, require
from values import Dice, ODD_TEXTS, Operations


class Document(Operations):
    """The program's own description of its API, to hold answers against."""

    def __init__(self, contents):
        super().__init__(contents)
        self._resolver = jsonschema.RefResolver.from_schema(contents)
        self._validators = {}

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
