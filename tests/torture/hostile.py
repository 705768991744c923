"""Shop files and backups that were made to do harm: each is refused in a sentence or taken without it."""

import collections
import contextlib
import os
import random
import shutil
import sqlite3
import subprocess
import threading
import time

from pictures import png
from program import Failure, Program

PATIENCE = 60  # Seconds for any of them.
NEVER = ("prlimit", f"--as={6 << 30}")  # More would take the machine with it.
ODD_VALUES = [None, -1, 0, 2**31, 2**63 - 1, -2**63, 9e999, -9e999, 1e308, "", "\0", "a\0b", "\ufeff", "\uffff",
              "x" * 300, "y" * 2_000_000, "=1+1", "null", "text/html", "javascript:alert(1)", "2026-13-45", b"",
              b"\0" * 16, b"\xff" * 17]
BOMB = "hex(zeroblob(450000000))"
ENDLESS = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c"


def declare(table, old, new):
    """Another declaration of a table, the rows left as they are."""
    return ("PRAGMA writable_schema = ON",
            f"UPDATE sqlite_master SET sql = replace(sql, '{old}', '{new}') WHERE type = 'table' AND name = '{table}'")


STATEMENTS = {
    "trigger": ("CREATE TRIGGER harm AFTER INSERT ON supplier BEGIN UPDATE supplier SET name = 'harmed'; END",),
    "trigger of another time": ("CREATE TRIGGER harm BEFORE UPDATE ON shop BEGIN DELETE FROM product; END",),
    "trigger without an end": (f"CREATE TRIGGER harm AFTER INSERT ON product BEGIN {ENDLESS}; END",),
    "view for a table": ("ALTER TABLE colour RENAME TO hidden", "CREATE VIEW colour AS SELECT * FROM hidden"),
    "view without an end": ("DROP TABLE received_goods", f"CREATE VIEW received_goods AS {ENDLESS}"),
    "one view more": ("CREATE VIEW harm AS SELECT * FROM supplier",),
    "one table more": ("CREATE TABLE harm (a)", "INSERT INTO harm VALUES (1)"),
    "one column more": ("ALTER TABLE supplier ADD COLUMN harm TEXT",),
    "an index more": ("CREATE INDEX harm ON supplier (lower(name))",),
    "an index less": ("DROP INDEX product_by_key",),
    "a check that is large": declare("supplier", "name text not null",
                                     f"name text not null check (length({BOMB}) > 0)".replace("'", "''")),
    "a check that never ends": declare("product", "name text not null",
                                       "name text not null check (name not like ''%a%a%a%a%a%a%a%a%a%a%a%b'')"),
    "generated column": declare("supplier", "notes text not null", f"notes text generated always as ({BOMB}) virtual"),
    "a default that is large": declare("supplier", "notes text not null", f"notes text default ({BOMB})"),
    "no checks": declare("event", "check (has_pricing in (0, 1))", ""),
    "other types": declare("supplier", "name text", "name blob"),
    "no schema": ("PRAGMA writable_schema = ON", "DELETE FROM sqlite_master WHERE name LIKE '%_by_%'"),
    "NUL in names": ("UPDATE product SET name = name || char(0) || 'x'", "UPDATE event SET name = char(0) || name"),
    "NUL in the shop's name": ("UPDATE shop SET name = 'a' || char(0) || 'b'",),
    "noncharacters": ("UPDATE supplier SET name = name || char(65534)", "UPDATE event SET venue_address = char(65535)"),
    "script links": ("UPDATE event SET links = 'See' || char(10) || 'javascript:alert(1)'",),
    "file links": ("UPDATE event SET links = 'See' || char(10) || 'file:///etc/passwd'",),
    "script pictures": ("UPDATE event SET image_urls = 'javascript:alert(1)'",),
    "scripts": ("UPDATE event SET description_html = '<script>alert(1)</script><img src=x onerror=alert(1)>'",),
    "infinite prices": ("UPDATE price_entry SET unit_cost_excl_tax = 9e999",),
    "infinite lengths": ("UPDATE variant SET stem_length = 9e999", "UPDATE event SET budget = -9e999"),
    "origin null": ("UPDATE shop SET allowed_origins = 'null'",),
    "pages for pictures": ("UPDATE image SET media_type = 'text/html', bytes = cast('<script>' AS BLOB)",),
    "pictures of a lie": ("UPDATE image SET width = -1, height = 2147483647",),
    "two shops": ("INSERT INTO shop SELECT key + 1, randomblob(16), " + "{rest_of_shop} FROM shop",),
    "no shop": ("PRAGMA foreign_keys = OFF", "DELETE FROM shop"),
    "rows of nobody": ("UPDATE supplier SET shop = shop + 7",),
    "totals of a lie": ("UPDATE event SET cost_inc_tax = cost_inc_tax + 1",),
    "a history of a lie": ("UPDATE shop SET change_seq = 0",),
    "a newer schema": ("INSERT INTO schema_migration (number, name, applied_at) VALUES (9999, 'future', 0)",),
    "no schema number": ("DELETE FROM schema_migration",),
}


class Maker:
    """Makes hostile files of a good one, always the same ones of one seed."""

    def __init__(self, good, seed):
        self._good = good
        self._dice = random.Random(seed)
        with contextlib.closing(sqlite3.connect(good)) as connection:
            self._tables = [name for name, in connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%fts5%' "
                "AND name NOT GLOB '*_search_*' AND name NOT LIKE 'sqlite_%'")]
            self._columns = {table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
                             for table in self._tables}
            self._filled = [table for table in self._tables
                            if connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone()]

    def make(self, number, path):
        """Returns what was done to it. Each kind once, then cells, bytes and tables in turn."""
        shutil.copy(self._good, path)
        kinds = [*STATEMENTS, "a huge blob", "a picture that is a bomb"]
        if number < len(kinds):
            return self._special(kinds[number], path)
        return (self._change_cell, self._flip, self._change_cell, self._cut, self._drop)[number % 5](path)

    def _special(self, kind, path):
        if kind == "a huge blob":
            self._run(path, ("UPDATE image SET bytes = zeroblob(300000000)",))
        elif kind == "a picture that is a bomb":
            self._run(path, ("UPDATE image SET bytes = ?1, width = 20000, height = 20000",), png(20000, 20000, 1, 0))
        else:
            rest = ", ".join(self._columns["shop"][2:])
            self._run(path, [statement.replace("{rest_of_shop}", rest) for statement in STATEMENTS[kind]])
        return kind

    @staticmethod
    def _run(path, statements, *values):
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA foreign_keys = OFF")
            connection.execute("PRAGMA ignore_check_constraints = ON")
            for statement in statements:
                connection.execute(statement, values)

    def _change_cell(self, path):
        table = self._dice.choice(self._filled)
        column, value = self._dice.choice(self._columns[table]), self._dice.choice(ODD_VALUES)
        where = f"WHERE rowid = (SELECT rowid FROM {table} LIMIT 1 OFFSET {self._dice.randrange(20)})"
        with contextlib.suppress(sqlite3.Error):  # What its own table does not take is no harm.
            self._run(path, (f"UPDATE {table} SET {column} = ?1 {where}",), value)
        return f"{table}.{column} = {value!r:.30}"

    def _flip(self, path):
        data = bytearray(path.read_bytes())
        area = self._dice.choice([100, 4096, len(data)])
        for _ in range(self._dice.choice([1, 8, 64])):
            data[self._dice.randrange(min(area, len(data)))] = self._dice.randrange(256)
        path.write_bytes(data)
        return f"bytes flipped among {area}"

    def _cut(self, path):
        data = path.read_bytes()
        path.write_bytes(data[:self._dice.randrange(len(data))] + bytes(self._dice.choice([0, 5000])))
        return "cut short"

    def _drop(self, path):
        table = self._dice.choice(self._tables)
        self._run(path, (f"DROP TABLE {table}",))
        return f"no {table}"


TABLES = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL"


def schema(path):
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return set(connection.execute("SELECT type, name, sql FROM sqlite_master"))


def rows_of(path, shop):
    """Everything of one shop, to compare."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        tables = [name for name, sql in connection.execute(TABLES) if "    shop " in sql]
        found = {table: connection.execute(f"SELECT * FROM {table} WHERE shop = ?", (shop,)).fetchall()
                 for table in tables}
        found["shop"] = connection.execute("SELECT * FROM shop WHERE key = ?", (shop,)).fetchall()
        return found


def smuggled(path):
    """Values that the API would have refused."""
    found = []
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.text_factory = lambda data: data.decode("utf-8", "surrogateescape")
        for table in [name for name, sql in connection.execute(TABLES) if "fts5" not in sql and "_search" not in name]:
            cursor = connection.execute(f"SELECT * FROM {table}")
            names = [column[0] for column in cursor.description]
            for row in cursor:
                found += [f"{table}.{name} = {value!r:.40}" for name, value in zip(names, row) if is_odd(name, value)]
    return found


def is_odd(column, value):
    if isinstance(value, float):
        return value in (float("inf"), float("-inf"))
    if not isinstance(value, str):
        return False
    lines = value.lower().split("\n")
    if column in ("links", "image_urls") and any(line.startswith(("javascript:", "file:", "data:")) for line in lines):
        return True
    if column == "media_type" and value not in ("image/png", "image/jpeg", "image/webp"):
        return True
    return any(sign in value for sign in ("\0", "\ufeff", "\ufffe", "\uffff")) \
        or (column == "allowed_origins" and "null" in lines) or (column == "description_html" and "<script" in value)


class Judge:
    """Counts what became of hostile files of one kind."""

    def __init__(self, row):
        self._row = row
        self._wrong = collections.defaultdict(list)
        self._taken, self._refused = 0, 0
        self._most, self._slowest = (0, ""), (0, "")  # MB and seconds, and of what.

    def run(self, what, program, *words):
        """Runs a command on one; says whether it was taken."""
        begin = time.monotonic()
        process = program.start(*words, prefix=NEVER, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        timer = threading.Timer(PATIENCE, process.kill)
        timer.start()
        lines = process.stderr.read().strip().splitlines()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        self._most = max(self._most, (usage.ru_maxrss / 1024, what))
        self._slowest = max(self._slowest, (time.monotonic() - begin, what))
        self.hold(process.returncode in (0, 1), "ended with neither 0 nor 1", f"{what}: {process.returncode}")
        self.hold(process.returncode != 1 or (lines and lines[-1].endswith(".")), "refused without a sentence", what)
        self._taken += process.returncode == 0
        self._refused += process.returncode == 1
        return process.returncode == 0

    def hold(self, holds, fault, example):
        self._wrong[fault] += [] if holds else [example]

    def note(self, figures, memory):
        figures.note(self._row, f"taken, {self._refused} refused", self._taken)
        for fault, examples in self._wrong.items():
            figures.note(self._row, fault, len(examples), most=0)
            if examples:
                print(f"    {'; '.join(examples[:12])}", flush=True)
        figures.note(self._row, f"most memory ({self._most[1]})", self._most[0], "MB", most=memory)
        figures.note(self._row, f"slowest ({self._slowest[1]})", self._slowest[0], "s", most=PATIENCE)


class Hostile:
    def __init__(self, path, folder, options, figures):
        self._path, self._folder, self._options, self._figures = path, folder, options, figures
        self._shop_file, self._backup = folder / "good.shop", folder / "good.backup"
        self._beside = Program(path, folder / "beside")

    def run(self):
        self._make_good_ones()
        self._try("hostile shop files", self._shop_file, ("shop", "import"))
        self._try("hostile backups", self._backup, ("restore",))
        return f"{self._options.files} shop files and as many backups"

    def _make_good_ones(self):
        good = Program(self._path, self._folder / "good")
        key = good.prepare(demo=True)
        running = good.serve()
        client = running.client(key)
        url = client.send("POST", "/api/v1/images", png(64, 48), {"Content-Type": "image/png"}).json()["url"]
        event = client.call("GET", "events?limit=1")["items"][0]["eventId"]
        links = [{"label": "A", "url": "https://a.example.com"}]
        client.call("PATCH", f"events/{event}", {"imageUrls": [url], "links": links})
        client.call("POST", "order-sheets", {"eventIds": [event]})
        running.stop()
        good.do("shop", "export", str(self._shop_file))
        good.do("backup", str(self._backup))
        self._beside.do("shop", "create", "Beside")
        self._beside.do("demo")
        with contextlib.closing(sqlite3.connect(self._beside.folder / "stemdesk.db")) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _try(self, row, good, command):
        maker, judge = Maker(good, self._options.seed), Judge(row)
        for number in range(self._options.files):
            file, target = self._folder / "hostile", Program(self._path, self._folder / "target")
            what = maker.make(number, file)
            shutil.copytree(self._beside.folder, target.folder)
            is_taken = judge.run(what, target, *command, str(file))
            self._look(judge, what, target, is_taken, command[0] == "restore")
            shutil.rmtree(target.folder)
            file.unlink()
        judge.note(self._figures, self._options.memory_mb)

    def _look(self, judge, what, target, is_taken, is_replaced):
        database, mine = (program.folder / "stemdesk.db" for program in (target, self._beside))
        is_new = is_taken and is_replaced
        judge.hold(is_new or rows_of(database, 1) == rows_of(mine, 1), "changed the shop beside", what)
        judge.hold(schema(database) == schema(self._backup if is_new else mine), "brought a schema", what)
        if not is_taken:
            return
        done = target.run("check")
        judge.hold(done.returncode == 0, "taken, and check complains", f"{what}: {done.stdout.strip()[:80]}")
        judge.hold(not (odd := smuggled(database)), "brought in what the API refuses", f"{what}: {odd[:1]}")
        judge.hold(self._reads(target), "taken, and cannot be read", what)

    def _reads(self, target):
        """All of each shop in every form, from a server that stays."""
        try:
            keys = [target.open_shop("--shop", line.split("\t")[0]) for line in target.do("shop", "list").splitlines()]
            running = target.serve()
            return all(self._answers(running.client(key)) for key in keys) and running.is_alive()
        except (OSError, Failure):
            return False
        finally:
            Program.kill_all()

    @staticmethod
    def _answers(client):
        paths = ["suppliers", "colors", "categories", "products", "price-lists?fields=entries", "tax-groups",
                 "order-sheets", "events", "changes"]
        for event in client.send("GET", "/api/v1/events?fields=name").json().get("items", [])[:3]:
            paths += [f"events/{event['eventId']}"]
            paths += [f"events/{event['eventId']}/order-sheet?format={form}" for form in ("json", "csv", "xlsx", "pdf")]
        return all(client.send("GET", f"/api/v1/{path}").status == 200 for path in paths)
