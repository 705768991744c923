"""Values by the schemas of the program's own OpenAPI document, and some against them."""

import collections
import random
import re
import string

ID = re.compile(r"\b([a-z]+)_[0-9a-hjkmnp-tv-z]{26}\b")
METHODS = ("get", "post", "put", "patch", "delete")
ODD_TEXTS = ["", " ", "\x00", "\u202e", "é" * 300, "'; drop table event; --", "%s%n", "../../etc/passwd", "<b>x</b>",
             "=1+1", "\ud83c\udf39", "null", "0", "a" * 20000, "\r\nX: y", "𝒜", "-1", "1e400"]
ODD_NUMBERS = [0, -0.0, -1, 1, 0.1, 1e308, -1e308, 2**53 + 1, 2**63, 2**64, 1e-320, 253402300800000, -62135596800001]


class Operations:
    """What the document says can be asked."""

    def __init__(self, contents):
        self.contents = contents

    def operations(self):
        for path, item in self.contents["paths"].items():
            for method in METHODS:
                if method in item:
                    parameters = item.get("parameters", []) + item[method].get("parameters", [])
                    yield path, method, item[method], [self.resolve(parameter) for parameter in parameters]

    def resolve(self, value):
        while isinstance(value, dict) and "$ref" in value:
            place = self.contents
            for name in value["$ref"].removeprefix("#/").split("/"):
                place = place[name.replace("~1", "/").replace("~0", "~")]
            value = place
        return value


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
