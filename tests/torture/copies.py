"""The API is fed with what lies at the ends of what it takes; then a backup, a shop file, tables and a move hold the same."""

import collections
import csv
import http.client
import itertools
import json
import os
import pathlib
import random
import sqlite3
import sys
import tempfile
import time
import urllib.parse

from program import Client, Program, Running, require
from values import Dice, ID, Operations

# What is taken, at its ends, and what lies beyond them.
DAYS = ["0001-01-01", "0001-01-02", "9999-12-30", "9999-12-31", "2024-02-29", "1999-12-31", "2026-06-20", "2026-06-21"]
NO_DAYS = ["0000-01-01", "-001-01-01", "10000-01-01", "2026-02-29", "", "9999-12-31T00:00:00Z"]
MOMENTS = [-62135596800000, -62135596799999, 253402300799999, 253402300000000, 253402214400000, -62135510400000,
           253402300799999 - 7200000, -62135596800000 + 50400000, 0, -1, 1780000000000, 1790000000000, 1790000000000]
NO_MOMENTS = [-62135596800001, 253402300800000, 2**53, 2**63 - 1, -2**63, 9.5e14]
NUMBERS = [0, -0.0, 1, 2, 3, 12, 25, 0.1, 0.5, 0.01, 33.333333333333336, 1e-9, 5e-324, 1e-320, 99.99, 100,
           1000.000001, 1e6, 1e9,
           1e12, 1e13, 1e14, 9e13, 1e15, 1e17, 2**31 - 1, 2**53 - 1, 1e50]
MULTIPLIERS = [5e-324, 2.3e-308, 1e-51, 1e-50, 1e-49, 1e-12, 0.01, 1, 1.09, 1.2, 2.0000005, 1e9, 1e17, 1e49, 1e50]
NO_NUMBERS = [-1, 2**31, 2**53, 2**63, 1e51, 1e308, -1e308]
TEXTS = ["x", "é", "e\u0301", "\u0338", ">\u0338", "\u0301a", "\ufb2c", "\u0344", "\u1100\u1161", "\u202eabc",
         "\u200b", "\u00ad",
         "\u05e9\u05dc\u05d5\u05dd", "🌹", "\U0001f468\u200d\U0001f469", "\ufdfa", "\u0130", "ß" * 200, "A" * 200,
         "🌹" * 200, "=1+1", "+1",
         "-1", "@x", "a|b=c", "\"", "'", "\\", ";", ",", "<b>", "&amp;", "&#x338;", "{year}", "{number}", "null", "0",
         " x ",
         "\u00a0x\u00a0", "NL", "a@b", "0106:123", "https://a.example/x", "#aabbcc", "flower", "hire", "White",
         "Roses", "1e400"]
NO_TEXTS = ["\ufeff", "a\ufeffb", "\ufdd0", "\uffff", "\U0001fffe", "\x00", "a\x00b", "\ud800", "\udc00x", "a\udfff",
            "\u2028", "\x85",
            "x" * 500, "n" * 10000, "a\nb", "a\r\nb", "a\rb", "a\tb", "", " ", "mailto:a@b", "javascript:x"]
MARKUP = ["<p>", "</p>", "<b>", "</b>", "<i>", "</i>", "<h1>", "<h2>", "</h1>", "</h2>", "<div>", "</div>", "<li>",
          "</li>", "<ul>",
          "</ul>", "<table>", "</table>", "<tr>", "<td>", "</td>", "<caption>", "<a href=\"https://x.y/\">", "</a>",
          "<img src=\"https://a/b\">", "<script>", "</script>", "<button>", "<article>", "<dl><dt>x<dd>",
          "<blockquote>", "&lt;",
          "&#x338;", "\u0338", "\u0301", "&#769;", "&nbsp;", "x", " ", "\n", "<", ">", "&", "\"", "<!--", "-->",
          "<svg>", "<math>",
          "<template>", "<select>", "<pre>\n", "&#xfeff;", "&#0;", "e", "\u037e"]
ZONES = ["UTC", "Europe/Amsterdam", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"]
CURRENCIES = ["EUR", "JPY", "KWD", "CLF"]
TABLES = ["products", "price-entries", "suppliers", "colours", "categories", "events", "contacts", "payments",
          "invoices",
          "tasks"]
LISTS = ["suppliers", "colors", "categories", "products", "price-lists", "tax-groups", "events", "contacts",
         "invoices", "balances",
         "tasks", "order-sheets", "webhooks", "changes", "hire?from=9999-12-01&to=9999-12-31", "week?on=2026-06-20",
         "calendar.ics?tasks=true"] + [f"tables/{name}.csv" for name in ("products", "events", "payments", "invoices",
         "tasks")]
FILE_NAMES = ["plain.csv", "\ufeffmark.csv", "a\uffffb.csv", "e\u0301.csv", "line\nend.csv", "\x01.csv"]
OWNERS = {"quoteId": "eventId", "paymentId": "eventId", "eventGroupId": "eventId", "eventItemId": "eventGroupId",
          "variantId": "productId", "priceEntryId": "priceListId", "deliveryId": "webhookId"}
SETTINGS = ("name", "address", "phone", "email", "website", "invoice-terms", "bank-details", "tax-number", "electronic-address",
            "proposal-terms", "cover-words", "invoice-number", "public-url", "allowed-origins", "fees", "country",
            "labour-percent", "labour-rate", "order-days-before", "hire-days-before", "payment-plan", "plan", "accent-colour",
            "markup.flower", "spare.flower", "markup.odd", "document-language", "currency")
PLANS = ('[{"kind":"collect","title":"e\u0301","days":-365},{"kind":"order","title":"x","days":365}]',
         '[{"name":"\u0338","amountIncTax":1e50,"due":{"on":"event","days":730}},{"name":"x","rest":true,'
         '"due":{"on":"date","date":"9999-12-31","days":730}}]', "[]")
COLUMNS = {"products": ("name", "productType", "category", "variant", "unitsPerPack", "stemLength", "colors", "sku", "notes",
                        "supplier", "cost", "ownedUnits", "sparePercent"),
           "contacts": ("name", "company", "emails", "phones", "address", "country", "taxNumber", "electronicAddress", "notes")}
LEFT_ALONE = ("-stream", "/test", "redeliver", "/stream", "/mcp")
OWN_HISTORY = ("feed_history", "schema_migration", "sqlite_sequence")


class Extremes(Dice):
    """Values of the kinds that a schema asks for, at their ends."""

    def __init__(self, operations, seed):
        super().__init__(operations, seed)
        self._name = ""

    def _object(self, schema, wild, depth):
        needed = set(schema.get("required", []))
        made = {}
        for name, part in schema.get("properties", {}).items():
            if self._document.resolve(part).get("readOnly") or not (name in needed or self.chance(0.35)):
                continue
            self._name = name
            made[name] = self.value(part, wild, depth + 1)
        if isinstance(schema.get("additionalProperties"), dict) and self.chance(0.5):
            made[self.pick(["flower", "hire", "material", "an odd type"])] = self.value(schema["additionalProperties"], wild,
                                                                                     depth + 1)
        return made

    def _typed(self, schema, wild, depth):
        kind = schema.get("type")
        kinds = kind if isinstance(kind, list) else [kind]
        if "null" in kinds and self.chance(0.1):
            return None
        if "integer" in kinds or "number" in kinds:
            return self._number(schema)
        return super()._typed(dict(schema, type=next((one for one in kinds if one != "null"), "null")) if kind else schema, wild,
                              depth)

    def _number(self, schema):
        if self._name.endswith(("Start", "End", "At")):
            return self._one_of(MOMENTS, NO_MOMENTS)
        if self._name in ("position", "limit", "instalment"):
            return self._one_of([0, 0, 1, 2], [100, 2**31, -1])
        low, high = schema.get("minimum", -1e308), schema.get("maximum", 1e308)
        numbers = MULTIPLIERS if self._name == "taxMultiplier" else NUMBERS
        number = self._one_of([number for number in numbers if low <= number <= high] or [low], NO_NUMBERS)
        is_whole = "integer" in str(schema.get("type")) and abs(number) < 1e18
        return int(number) if is_whole else number

    def _one_of(self, good, bad):
        return self.pick(bad if self.chance(0.03) else good)

    def text(self, schema):
        if "pattern" in schema and schema["pattern"].startswith("^") and "_[" in schema["pattern"]:
            return super().text(schema)
        name = self._name
        if name == "descriptionHtml":
            return "".join(self.pick(MARKUP) for _ in range(self._random.randint(1, 14)))
        if schema.get("format") == "date" or "\\d{4}-" in schema.get("pattern", "") or name.endswith(("On", "Until", "date")):
            return self._one_of(DAYS, NO_DAYS)
        if schema.get("format") in ("uri", "url"):
            return self.pick(["https://a.example/x", "http://127.0.0.1:9/", "mailto:a@b"])
        if self.chance(0.3):
            return super()._word()
        return self._one_of(TEXTS, NO_TEXTS)


class Feeder:
    """Sends requests that write, and remembers which were answered with a defect."""

    def __init__(self, running, key, seed):
        self._running = running
        self._client = Client(running.port, key)
        operations = Operations(self._client.send("GET", "/api/v1/openapi.json").json())
        self._dice = Extremes(operations, seed)
        self._operations = [one for one in operations.operations() if not any(part in one[0] for part in LEFT_ALONE)]
        shares = {"post": 4, "patch": 3, "delete": 0.2}
        self._shares = [shares.get(method, 0.5) for _, method, _, _ in self._operations]
        self._owners = {}  # Of what stands inside of something, by id.
        self.statuses = collections.Counter()
        self.complaints = []

    def run(self, until, most):
        for path in LISTS:
            self._send("GET", f"/api/v1/{path}", None, {})
        sent = 0
        while time.monotonic() < until and sent < most and len(self.complaints) < 20:
            path, method, operation, parameters = self._dice._random.choices(self._operations, self._shares)[0]
            self._ask(path, method, operation, parameters)
            sent += 1
        for path in LISTS:
            self._send("GET", f"/api/v1/{path}", None, {})

    def _ask(self, path, method, operation, parameters):
        query = []
        for parameter in parameters:
            name = parameter["name"]
            if parameter["in"] == "header" or (parameter["in"] == "query" and not parameter.get("required")
                                               and not self._dice.chance(0.15)):
                continue
            self._dice._name = name
            value = self._dice.value(parameter.get("schema", {}), 0)
            text = value if isinstance(value, str) else json.dumps(value)
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", urllib.parse.quote(text, safe="", errors="replace") or "x")
            else:
                query.append((name, text[:500]))
        content = self._dice._document.resolve(operation.get("requestBody", {})).get("content", {})
        body, headers = None, {}
        if "application/json" in content:
            self._dice._name = ""
            wild = 0.02 if self._dice.chance(0.3) else 0
            body = json.dumps(self._dice.value(content["application/json"]["schema"], wild)).encode()
        elif content:
            return
        line = urllib.parse.urlencode(query, errors="replace")
        path = self._with_owners(path)
        if method == "post" and self._dice.chance(0.1):
            headers["Idempotency-Key"] = f"key {self._dice.pick(range(30))}"
        self._send(method.upper(), f"{path}?{line}" if line else path, body, headers)

    def _with_owners(self, path):
        ids = [found.group(0) for found in ID.finditer(path)]
        for place in range(len(ids) - 1, 0, -1):
            owner = self._owners.get(ids[place])
            if owner:
                path = path.replace(ids[place - 1], owner, 1)
                ids[place - 1] = owner
        return path

    def _learn(self, value, around):
        if isinstance(value, list):
            for one in value:
                self._learn(one, around)
        elif isinstance(value, dict):
            around = {**around, **{name: one for name, one in value.items() if isinstance(one, str)}}
            for child, owner in OWNERS.items():
                if child in value and owner in around and isinstance(value[child], str):
                    self._owners[value[child]] = around[owner]
            for one in value.values():
                self._learn(one, around)

    def _send(self, method, target, body, headers):
        try:
            answer = self._client.send(method, target, body, headers)
        except (OSError, http.client.HTTPException) as error:
            require(self._running.is_alive(), f"{method} {target} ended the server; body {body!r}")
            self.complaints.append(f"{method} {target:.300}: no answer ({error}); body {body!r:.1500}")
            return
        self.statuses[answer.status] += 1
        self._dice.learn(answer.body[:20000])
        if answer.status in (200, 201) and answer.type == "application/json" and len(answer.body) < 200000:
            self._learn(answer.json(), {})
        if answer.status in (500, 502, 504):
            self.complaints.append(f"{method} {target:.300} with {body!r:.1500}: {answer.status} {answer.body[:300]!r}")


def rows_of(database, with_keys=True):
    """Every row by table; without what differs from one copy to the next."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    connection.text_factory = bytes
    rows = {}
    tables = [name.decode() for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for table in tables:
        if table in OWN_HISTORY or "search" in table:
            continue
        columns = [row[1].decode() for row in connection.execute(f"PRAGMA table_info({table})")]
        references = {row[3].decode() for row in connection.execute(f"PRAGMA foreign_key_list({table})")}
        kept = [name for name in columns if name not in ("totals_rules", "search")
                and (with_keys or not (name in ("key", "default_supplier") or name in references))]
        found = connection.execute(f"SELECT {', '.join(kept)} FROM {table}") if kept else []
        rows[table] = collections.Counter(map(repr, found))
    connection.close()
    return rows


def require_same(what, one, other):
    for table in one:
        differing = (one[table] - other[table]) + (other[table] - one[table])
        require(not differing, f"{what}: {sum(differing.values())} rows of {table} differ, such as {examples(differing)}")


def examples(rows):
    return " and ".join(row[:400] for row in list(rows)[:2])


NOT_IN_FILES = ("api_key", "idempotency_key", "assistant_write", "request_log", "webhook", "webhook_delivery",
                "webhook_attempt")


class Copies:
    """One round: a shop that was fed, and all that is made of it."""

    def __init__(self, path, folder, seed):
        self._path, self._folder, self._seed = path, folder, seed
        self._random = random.Random(seed)
        self._source = self._program("source")

    def _program(self, name):
        place = self._folder / name
        place.mkdir(parents=True, exist_ok=True)
        return Program(self._path, place)

    def _database(self, program):
        return program.folder / "stemdesk.db"

    def run(self, seconds, most):
        key = self._source.prepare(demo=self._seed % 3 != 0)
        zone = ZONES[self._seed % len(ZONES)]
        self._source.do("shop", "set", f"time-zone={zone}")
        if self._seed % 3 == 0:  # The demo's invoices are in a currency of their own.
            self._source.do("shop", "set", f"currency={CURRENCIES[self._seed // 3 % len(CURRENCIES)]}")
        for end in ("9999-12-31", "9999-12-31T23:59:59-14:00", "9999-12-31T23:59:59.999Z"):
            self._source.run("key", "create", "--name", "last", "--expires", end)
        self._import_odd_names()
        self._import_odd_cells()
        self._set_odd_settings()
        running = Running(self._source.start("serve", "--listen", "127.0.0.1:0", "--webhooks-to-loopback"))
        feeder = Feeder(running, key, self._seed)
        feeder.run(time.monotonic() + seconds, most)
        running.stop()
        require(not feeder.complaints, f"seed {self._seed}: " + "\n    ".join(feeder.complaints))
        self._compare()
        return feeder.statuses

    def _import_odd_names(self):
        for name in FILE_NAMES:
            file = self._folder / name
            file.write_text("name;productType;category\nOdd rose;flower;Roses\n", encoding="utf-8")
            self._source.run("import", "products", str(file))

    def _cell(self):
        kind = self._random.random()
        if kind < 0.6:
            return self._random.choice(TEXTS + NO_TEXTS)
        return str(self._random.choice(NUMBERS + NO_NUMBERS if kind < 0.9 else DAYS + NO_DAYS))

    def _import_odd_cells(self):
        for what, columns in COLUMNS.items():
            file = self._folder / f"{what}-odd.csv"
            with open(file, "w", encoding="utf-8", errors="replace", newline="") as out:
                rows = csv.writer(out)
                rows.writerow(columns)
                for number in range(60):
                    rows.writerow([f"Odd {number}" if self._random.random() < 0.5 else self._cell()]
                                  + [self._cell() for _ in columns[1:]])
            done = self._source.run("import", what, str(file))
            require(done.returncode in (0, 1), f"the import of {what} ended with {done.returncode}: {done.stderr}")

    def _set_odd_settings(self):
        for _ in range(25):
            key = self._random.choice(SETTINGS)
            value = self._random.choice(PLANS) if "plan" in key else self._cell()
            if "\0" not in value and not any("\ud800" <= sign <= "\udfff" for sign in value):  # Which no argument holds.
                self._source.run("shop", "set", f"{key}={value}")

    def _compare(self):
        self._source.check()
        before = rows_of(self._database(self._source))
        backup = self._folder / "backup.db"
        said = self._source.do("backup", str(backup))
        require("The copy was checked" in said, said)
        restored = self._program("restored")
        restored.do("restore", str(backup))
        require_same("restored", before, rows_of(self._database(restored)))
        restored.check()
        self._move(restored)
        self._exchange()
        self._tables()
        self._serve(restored)

    def _move(self, restored):
        self._source.do("move", "--to", str(self._folder / "moved"))
        moved = self._program("moved")
        require_same("moved", rows_of(self._database(self._source), False), rows_of(self._database(moved), False))
        moved.check()

    def _exchange(self):
        file = self._folder / "shop.stemdesk"
        self._source.do("shop", "export", str(file))
        taken = self._program("taken")
        taken.do("shop", "import", str(file))
        shop = rows_of(self._database(taken), False)
        for table, rows in rows_of(self._database(self._source), False).items():
            missing = rows - shop[table] if table not in NOT_IN_FILES else {}
            require(not missing, f"imported: rows of {table} are missing, such as {examples(missing)}")
        taken.check()

    def _tables(self):
        for name in TABLES:
            for kind in ("csv", "xlsx"):
                self._source.do("export", name, str(self._folder / f"{name}.{kind}"))
        for kind in ("csv", "xlsx"):
            done = self._program("taken").run("import", "products", str(self._folder / f"products.{kind}"))
            require(done.returncode in (0, 1), f"import of its own products ended with {done.returncode}: {done.stderr}")

    def _serve(self, restored):
        key = restored.open_shop()
        running = restored.serve()
        client = Client(running.port, key)
        for path in LISTS:
            answer = client.send("GET", f"/api/v1/{path}")
            require(answer.status == 200, f"The restored shop answers {path} with {answer.status}: {answer.body[:300]!r}")
        running.stop()


def keep(path, folder, seconds, seed):
    """Rounds of some thousand requests until the time is over."""
    end = time.monotonic() + seconds
    seeds = itertools.takewhile(lambda each: each == seed or time.monotonic() < end, itertools.count(seed))
    return play(path, folder, seeds, max(min(seconds / 4, 60), 8))


def play(path, folder, seeds, seconds):
    """A round for each seed, of at most so many seconds."""
    statuses = collections.Counter()
    rounds = 0
    for seed in seeds:
        place = folder / f"round-{rounds}"
        place.mkdir()
        statuses += Copies(path, place, seed).run(seconds, 4000)
        rounds += 1
        for name in ("source", "restored", "moved", "taken"):
            remove(place / name)
    sent = sum(statuses.values())
    return (f"{sent} requests in {rounds} rounds, answered with "
            + ", ".join(f"{status}: {times}" for status, times in sorted(statuses.items()))
            + "; each round was backed up, restored, moved, exported, imported, checked and served")


def remove(folder):
    for root, folders, files in os.walk(folder, topdown=False):
        for name in files:
            pathlib.Path(root, name).unlink()
        for name in folders:
            pathlib.Path(root, name).rmdir()


def main():
    """The same rounds at any speed of the machine: the program, how many, the first seed."""
    path, rounds, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    if os.environ.get("STEMDESK_TEST_THOROUGH"):
        rounds *= 5
    with tempfile.TemporaryDirectory(prefix="stemdesk-copies-") as folder:
        try:
            print(play(path, pathlib.Path(folder), range(seed, seed + rounds), 300))
        finally:
            Program.kill_all()


if __name__ == "__main__":
    main()
