"""Thousands of shops in divided tables of one server: to none of them do the others cost time.

One shop is filled by way of the API, measured, and copied by the server itself, thousands of times. Afterwards the same
is measured again, in that shop and in one of the copies; and the server says how many pages of its memory it looked at
for what is asked of all shops, which does not depend on what else the machine does.
"""

import itertools
import json
import re
import shutil
import statistics
import time

import filling
from postgres import Postgres
from program import Failure, Program, require

PARTITIONS = 8
LINES = 40
OLD_DAYS = 40  # Kept are 30.
ROUNDS = 12
SLOWER = 1.2  # Times as slow as alone, at most.
PAGES_READ = 100  # Of the server's memory, for a look into all shops: some for each part of a table and its index.
ROW = "many shops"

# What a server does by and by after so many rows are new, and not while something is measured.
TENDED = ("vacuum analyze", "checkpoint")

# What every shop has of what grows: requests and deliveries old and new, answers, of which none is old.
GROWN = """
insert into request_log (shop, at, api_key, method, path, status, duration_ms, request_id)
select api_key.shop, {now} - days * 86400000::bigint, api_key.key, 'GET', '/api/v1/products', 200, 3, 'req'
from api_key cross join generate_series(0, {old}) as days cross join generate_series(1, 5);
insert into idempotency_key (shop, name, method, path, body_hash, status, headers, answer, created_at)
select key, 'key ' || number, 'POST', '/api/v1/products', '\\x00', 201, '', '{{}}', {now} - number * 60000
from shop cross join generate_series(1, 20) as number;
insert into webhook (shop, id, url, event_types, is_paused, secret, failure_count, created_at, updated_at, version)
select key, sha256('webhook')::bytea, 'https://receiver.example/', 3, 0, '\\x00', 0, {now}, {now}, 1 from shop;
update webhook set id = substr(id, 1, 16);
insert into webhook_delivery (shop, webhook, id, type, body, state, attempts_left, created_at)
select shop, key, substr(sha256(('delivery ' || number)::bytea), 1, 16), 'event.updated', '{{}}', 'delivered', 4,
{now} - number * 86400000::bigint from webhook cross join generate_series(0, {old}) as number;
"""

# What the program asks of all shops; each is looked for in the server's list of statements.
OF_ALL = {
    "whose a key is": "%from api_key join shop%",
    "what is to be delivered": "with recursive busy%",
    "deliveries that are held": "select webhook, lease_until from webhook_delivery%",
    "old deliveries": "select d.shop, d.key from webhook_delivery d where d.state%",
}
# The same, of what the program does once an hour.
HOURLY = {
    "old requests": "select shop, key from request_log where at < {before} order by at limit 1",
    "old answers": "delete from idempotency_key where created_at < {before}",
}


class Shops:
    def __init__(self, program, postgres, options, figures):
        self._program, self._postgres, self._options, self._figures = program, postgres, options, figures
        self._numbers = itertools.count()

    def run(self):
        self._program.do("shop", "create", "First", "--partitions", str(PARTITIONS))
        key = self._program.open_shop()
        self._fill(key)
        alone, read_alone = self._measured(key), self._pages_read(key)
        begin = time.monotonic()
        rows = self._copy()
        self._note(f"{self._options.shops} shops, {rows} rows, made in", time.monotonic() - begin, "s")
        copy = self._program.open_shop("--shop", self._id_of_a_copy())
        for name, at in (("the first shop", key), ("a copy", copy)):
            for what, seconds in self._measured(at).items():
                self._note(f"{what} in {name}, alone", alone[what] * 1000, "ms")
                self._note(f"{what} in {name}, among all", seconds * 1000, "ms")
                self._note(f"{what} in {name}, times as slow", seconds / alone[what], most=SLOWER)
        for what, pages in self._pages_read(copy).items():
            self._note(f"{what}: pages read alone", read_alone[what])
            self._note(f"{what}: pages read among all", pages, most=PAGES_READ)
        return f"{self._options.shops} shops in {PARTITIONS} parts"

    def _note(self, what, value, unit="", most=None):
        self._figures.note(ROW, what, value, unit, most)

    def _fill(self, key):
        running = self._program.serve()
        client = running.client(key, timeout=600)
        variants = filling.add_products(client, self._options.variants)
        filling.add_price_list(client, variants, 1)
        for _ in range(3):
            filling.add_event(client, variants[:LINES])
        running.stop()
        self._postgres.ask(GROWN.format(now=int(time.time() * 1000), old=OLD_DAYS), *TENDED)

    def _measured(self, key):
        """Seconds of a page, a batch and an event: the quickest median of some rounds, for the machine has other work."""
        running = self._program.serve()
        client = running.client(key)
        event = client.call("GET", "events?limit=1")["items"][0]["eventId"]
        products = [product["productId"] for product in itertools.islice(client.everything("products"), 100)]
        tasks = {"a page": (40, lambda: client.call("GET", "products?limit=25")),
                 "a batch": (4, lambda: self._rename(client, products)),
                 "an event": (20, lambda: client.call("GET", f"events/{event}"))}
        medians = {what: min(statistics.median(self._seconds(task) for _ in range(count)) for _ in range(ROUNDS))
                   for what, (count, task) in tasks.items()}
        running.stop()
        return medians

    @staticmethod
    def _seconds(task):
        begin = time.perf_counter()
        task()
        return time.perf_counter() - begin

    def _rename(self, client, products):
        number = next(self._numbers)
        answer = client.call("POST", "products", {"items": [{"productId": product, "name": f"Rose {number} {place}"}
                                                            for place, product in enumerate(products)]})
        require(not answer["errors"], f"A batch was refused: {answer['errors'][:1]}")

    def _pages_read(self, key):
        """Of a statement that is done once."""
        self._postgres.ask("create extension if not exists pg_stat_statements", "select pg_stat_statements_reset()")
        running = self._program.serve_webhooks()
        client = running.client(key)
        for _ in range(20):
            client.call("GET", "products?limit=1")
        pages = {what: self._pages_of(what, pattern) for what, pattern in OF_ALL.items()}
        running.stop()
        before = int((time.time() - 30 * 86400) * 1000)
        for what, sql in HOURLY.items():
            plan = self._postgres.ask(f"explain (analyze, buffers, format json) {sql.format(before=before)}")
            top = json.loads("\n".join(line[0] for line in plan))[0]["Plan"]
            pages[what] = top["Shared Hit Blocks"] + top["Shared Read Blocks"]
        return pages

    def _pages_of(self, what, pattern):
        """The program asks some of it a while after its start."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            rows = self._postgres.ask("select sum(shared_blks_hit + shared_blks_read) / sum(calls) "
                                      f"from pg_stat_statements where query like '{pattern}'")
            if rows and rows[0][0]:
                return float(rows[0][0])
            time.sleep(0.2)
        raise Failure(f"The program did not ask: {what}")

    def _copy(self):
        """All rows of the first shop once more for each other one, with keys and references of their own; returns how
        many rows there are."""
        first, stride = (int(value) for value in self._postgres.ask(
            "select min(key), (select max(last_value) + 1 from pg_sequences) from shop")[0])
        statements = ["set session_replication_role = replica", "set synchronous_commit = off"]
        for table in self._tables():
            statements.append(self._copying(table, first, stride))
        statements += ["select setval(cast(format('%I.%I', schemaname, sequencename) as regclass), "
                       f"{stride} * ({self._options.shops} + 1)) from pg_sequences"]
        self._postgres.ask(*statements)
        self._postgres.ask(*TENDED)
        return sum(int(self._postgres.ask(f"select count(*) from {table}")[0][0]) for table in self._tables())

    def _tables(self):
        return [row[0] for row in self._postgres.ask(
            "select relname from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = "
            "'public'::regnamespace and relname not in ('schema_migration', 'master_key', 'rate_window')")]

    def _copying(self, table, first, stride):
        columns = [row[0] for row in self._postgres.ask(
            f"select attname from pg_attribute where attrelid = '{table}'::regclass and attnum > 0 "
            "and not attisdropped and attgenerated = '' order by attnum")]
        references = {row[0] for row in self._postgres.ask(
            "select attname from pg_constraint cross join unnest(conkey) as number join pg_attribute on "
            f"attrelid = conrelid and attnum = number where contype = 'f' and conrelid = '{table}'::regclass")}
        values = {column: column for column in columns}
        values |= {column: f"{column} + {stride} * copy" for column in references | {"shop", "key", "default_supplier"}
                   if column in columns}
        if table == "shop":
            values["id"] = "substr(sha256(id || copy::text::bytea), 1, 16)"
        if table == "api_key":
            values["hash"] = "sha256(hash || copy::text::bytea)"
        if "search" in columns:
            shop = f"({first} + {stride} * copy)"
            values["search"] = (f"regexp_replace(regexp_replace(search, '(^| ){first}_', '\\1' || {shop} || '_', 'g'), "
                                f"'(^| )_h{first}(?= |$)', '\\1_h' || {shop}, 'g')")
        shop = "key" if table == "shop" else "shop"
        return (f"insert into {table} ({', '.join(columns)}) select {', '.join(values[column] for column in columns)} "
                f"from {table} cross join generate_series(cast(1 as bigint), {self._options.shops - 1}) as copy "
                f"where {shop} = {first} order by copy")  # A shop's rows lie together, as after an import.

    def _id_of_a_copy(self):
        lines = self._program.do("shop", "list").splitlines()
        require(len(lines) == self._options.shops, f"There are {len(lines)} shops")
        return re.match(r"\S+", lines[len(lines) // 2]).group()


def fill(path, folder, options, figures):
    if not shutil.which("psql"):
        return "not tried: PostgreSQL is not installed"
    folder.chmod(0o755)  # PostgreSQL is another user's.
    with Postgres(folder / "postgres", "-c", "shared_preload_libraries=pg_stat_statements", "-c", "autovacuum=on",
                  "-c", "shared_buffers=256MB") as postgres:
        return Shops(Program(path, folder / "data", postgres.address), postgres, options, figures).run()
