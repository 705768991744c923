#!/usr/bin/env python3
"""Keeps a web shop in step with Stemdesk, both ways, with nothing but Python's standard library (3.9 or later).

    web_shop.py push CATALOGUE.csv   sends the web shop's articles: those that are new or have changed
    web_shop.py pull                 brings the web shop's copy of the catalogue up to date
    web_shop.py follow               does so again and again, as soon as something changes
    web_shop.py receive PORT         listens for webhooks of events, behind your TLS proxy

STEMDESK_KEY is a key with products:read and products:write; STEMDESK_URL where Stemdesk answers, by default
http://127.0.0.1:8787; WEB_SHOP_DATABASE a file of SQLite, by default web_shop.db; WEBHOOK_SECRET what the webhook's
creation has shown. The columns of CATALOGUE.csv are product_id, product, type, variety_id, variety, length, pack, sku.

Limits are waited for, and so is a server that is away, or a proxy before it that has nobody to ask; why, and for how
long, is said. No request is done twice, and after a backup was restored both sides are made equal again. Rows that
Stemdesk refuses are told, and sent again by the next push: what was wrong with them may have been put right there.

The exit status is 0 where all went well, 1 where Stemdesk refused the request (a wrong key), 2 for wrong use, and 3
where it refused some of the rows.
"""

import base64
import csv
import hashlib
import hmac
import http.client
import http.server
import json
import os
import sqlite3
import sys
import time
import urllib.parse
import uuid

AT_ONCE = 100  # Products in a request.
LONGEST_WAIT = 600  # Seconds; a limit may be raised meanwhile, and asking costs nothing.
SILENCE = 40  # Seconds; a stream says something every 15.
TOLERANCE = 300  # Seconds by which a delivery's time may differ from this clock.

SCHEMA = """
create table if not exists article (   -- The web shop's own.
    variety_id text primary key, product_id text not null, product text not null, type text not null,
    variety text not null, length real, pack real, sku text, is_sent integer not null default 0);
create table if not exists variety (   -- What Stemdesk has, of whomever.
    variant_id text primary key, product_id text not null, product text not null, type text not null,
    name text not null, length real, pack real, sku text, external_id text);
create index if not exists variety_product on variety (product_id);
create table if not exists unread (    -- What was sent, until it is read as Stemdesk has it.
    stemdesk_id text not null, variety_id text not null, primary key (stemdesk_id, variety_id));
create table if not exists refused (   -- Rows that Stemdesk did not take, for the next push.
    variety_id text primary key);
create table if not exists outbox (number integer primary key, key text not null, body text not null);
create table if not exists place (cursor text not null, seq integer not null);
create table if not exists event (event_id text primary key, name text, status text, told_at integer not null);
create table if not exists delivery (id text primary key);
"""


class Refused(Exception):
    """An answer that asking again does not change."""

    def __init__(self, status, problem):
        super().__init__(f"{status} {problem.get('error')}: {problem.get('message')}")
        self.code = problem.get("error")


class Stemdesk:
    """The API: waits where it is asked to, and while the server is away."""

    def __init__(self, url, key):
        self.url = urllib.parse.urlsplit(url)
        self.headers = {"Authorization": f"Bearer {key}"}
        self.waiting_for = None

    def connection(self, timeout):
        kind = http.client.HTTPSConnection if self.url.scheme == "https" else http.client.HTTPConnection
        return kind(self.url.netloc, timeout=timeout)

    def get(self, path, **query):
        return self.ask("GET", f"{path}?{urllib.parse.urlencode(query)}" if query else path)

    def ask(self, method, path, body=None, headers=None):
        """The JSON of the answer. A POST is safe to repeat where it has an Idempotency-Key."""
        pause = 0.2
        while True:
            wait = None
            try:
                connection = self.connection(30)
                try:
                    connection.request(method, "/api/v1" + path, body, {**self.headers, **(headers or {})})
                    answer = connection.getresponse()
                    text = answer.read()
                finally:
                    connection.close()
                if answer.status < 300:
                    found = json.loads(text)
                    self.waiting_for = None
                    return found
                why, wait = self.reason_to_wait(answer, text)
            except (OSError, http.client.HTTPException, ValueError) as error:  # Away, or no answer of Stemdesk's.
                why = f"{self.url.netloc} is away ({error})"
            self.wait(why, pause if wait is None else wait)
            pause = min(pause * 2, 5)

    @staticmethod
    def reason_to_wait(answer, text):
        """Over a limit, busy, or still at work on the same request; a proxy says so in a page of its own."""
        try:
            problem = json.loads(text)
            code, message = problem["error"], problem["message"]
        except (ValueError, KeyError, TypeError):
            code, message = f"http_{answer.status}", "this is no answer of Stemdesk's, but of something between"
            is_proxy = True
        else:
            is_proxy = False
        is_away = answer.status in (408, 429, 502, 503, 504) or (is_proxy and answer.status >= 500)
        if not is_away and code != "idempotency_key_in_use":
            raise Refused(answer.status, {"error": code, "message": message})
        try:
            wait = float(answer.headers.get("Retry-After", "none"))
        except ValueError:
            wait = None
        return f"{code}: {message}", wait

    def wait(self, why, seconds):
        if why != self.waiting_for or seconds > LONGEST_WAIT:
            until = f", until {time.strftime('%d %B %H:%M', time.localtime(time.time() + seconds))}" if seconds > 60 else ""
            print(f"waiting {seconds:.1f} s{until}: {why}", file=sys.stderr, flush=True)
        self.waiting_for = why
        time.sleep(min(seconds, LONGEST_WAIT))

    def stream(self, path, cursor):
        """The events of a stream as (name, data), until it ends; (name, {}) where it says only that it is alive."""
        connection = self.connection(SILENCE)
        try:
            connection.request("GET", "/api/v1" + path, headers={**self.headers, "Last-Event-ID": cursor})
            answer = connection.getresponse()
            if answer.status != 200:
                why, wait = self.reason_to_wait(answer, answer.read())
                return self.wait(why, 1 if wait is None else wait)
            name, data = "", ""
            for line in iter(answer.readline, b""):
                field, _, value = line.decode().rstrip("\n").partition(": ")
                if field.startswith(":"):  # It lives, and says nothing.
                    yield "", {}
                elif field == "event":
                    name = value
                elif field == "data":
                    data = value
                elif not field:
                    yield name, json.loads(data or "{}")
                    name, data = "", ""
        except (OSError, http.client.HTTPException):
            pass  # It broke; the feed says what was missed.
        finally:
            connection.close()


class WebShop:
    def __init__(self, api, file):
        self.api = api
        self.db = sqlite3.connect(file, timeout=30)
        self.db.executescript(SCHEMA)

    # From the web shop to Stemdesk

    def take_catalogue(self, rows):
        """Articles that are new or differ are to be sent."""
        columns = "product_id, product, type, variety, length, pack, sku"
        with self.db:
            for row in rows:
                new = (row["product_id"], row["product"], row["type"], row["variety"], number(row["length"]),
                       number(row["pack"]), row["sku"] or None)
                old = self.db.execute(f"select {columns} from article where variety_id = ?",
                                      (row["variety_id"],)).fetchone()
                if old != new:
                    self.db.execute(f"insert or replace into article (variety_id, {columns}) values (?,?,?,?,?,?,?,?)",
                                    (row["variety_id"], *new))

    def push(self):
        """What is to be sent goes into the outbox first, so that a batch keeps its key whatever happens on the way.
        How many rows were refused."""
        with self.db:
            self.db.execute("update article set is_sent = 0 where variety_id in (select variety_id from refused)")
            self.db.execute("delete from refused")
        self.fill_outbox()
        refused = 0
        for number_, key, body in self.db.execute("select number, key, body from outbox order by number").fetchall():
            headers = {"Content-Type": "application/json", "Idempotency-Key": key}
            answer, items = self.api.ask("POST", "/products", body, headers), json.loads(body)["items"]
            for error in answer["errors"]:
                print(f"refused: {items[error['index']]['externalId']}: {error['message']}", file=sys.stderr)
            for row in answer["results"]:
                for warning in row.get("warnings", ()):
                    print(f"warning: {items[row['index']]['externalId']}: {warning}", file=sys.stderr)
            refused += len(answer["errors"])
            with self.db:
                self.db.executemany("insert or ignore into refused values (?)",
                                    [(variant["externalId"],) for error in answer["errors"]
                                     for variant in items[error["index"]]["variants"]])
                self.db.executemany("insert or ignore into unread values (?, ?)",
                                    [(row["productId"], variant["externalId"])
                                     for row in answer["results"] for variant in items[row["index"]]["variants"]])
                self.db.execute("delete from outbox where number = ?", (number_,))
        return refused

    def fill_outbox(self):
        with self.db:
            ids = [id_ for id_, in self.db.execute("select distinct product_id from article where not is_sent")]
            for at in range(0, len(ids), AT_ONCE):
                items = [self.row_of(id_) for id_ in ids[at:at + AT_ONCE]]
                self.db.execute("insert into outbox (key, body) values (?, ?)",
                                (str(uuid.uuid4()), json.dumps({"items": items})))
            self.db.execute("update article set is_sent = 1")

    def row_of(self, product_id):
        """Known to Stemdesk by the web shop's own ids."""
        articles = self.db.execute("select product, type, variety_id, variety, length, pack, sku from article "
                                   "where product_id = ? order by variety_id", (product_id,)).fetchall()
        return {"externalId": product_id, "name": articles[0][0], "productType": articles[0][1],
                "variants": [{"externalId": id_, "name": name, "stemLength": length, "unitsPerPack": pack, "sku": sku}
                             for _, _, id_, name, length, pack, sku in articles]}

    # From Stemdesk to the web shop

    def pull(self):
        if not self.place():
            self.read_anew()
        try:
            self.read_on()
        except Refused as refused:
            if refused.code != "invalid_cursor":
                raise
            with self.db:
                self.db.execute("delete from unread")
            self.read_anew()  # A backup was restored there: what has happened since it was made is no more.
            self.send_again()

    def read_on(self):
        is_done = False
        while not is_done:
            cursor, seq = self.place()
            page = self.api.get("/changes", cursor=cursor, limit=AT_ONCE)
            self.take({change["id"] if change["resource"] == "products" else change["parentId"]
                       for change in page["items"] if change["resource"] in ("products", "variants")},
                      page["cursor"], max([seq, *(change["seq"] for change in page["items"])]))
            is_done = page["isDone"]
        while sent := self.unread():
            self.take(sent, *self.place())

    def unread(self):
        """The feed may have told of their end before they were known to be the web shop's."""
        return {id_ for id_, in self.db.execute("select distinct stemdesk_id from unread limit ?", (AT_ONCE,))}

    def take(self, products, cursor, seq):
        """Reads these products as they are now: changed, or gone."""
        found = self.api.get("/products", ids=",".join(sorted(products)))["items"] if products else []
        with self.db:
            before = self.external_ids(products)
            self.replace(products, found)
            gone = before - self.external_ids(products)
            self.db.executemany("delete from article where variety_id = ? and is_sent", [(id_,) for id_ in gone])
            self.learn(found, "update set (product, type, variety, length, pack, sku) = (excluded.product, "
                              "excluded.type, excluded.variety, excluded.length, excluded.pack, excluded.sku) "
                              "where is_sent")  # One that waits to be sent is newer.
            self.set_place(cursor, seq)

    def read_anew(self):
        """Everything. What changes meanwhile stands in the feed behind the cursor."""
        cursor = self.api.get("/changes", cursor="now")["cursor"]
        found, more, is_done = [], {}, False
        while not is_done:
            page = self.api.get("/products", limit=AT_ONCE, **more)
            found += page["items"]
            more, is_done = {"cursor": page["cursor"]}, page["isDone"]
        with self.db:
            self.db.execute("delete from variety")
            self.replace([], found)
            self.learn(found, "nothing")
            self.set_place(cursor, 0)

    def send_again(self):
        """The web shop's articles that Stemdesk has lost, or knows as they were before."""
        with self.db:
            self.db.execute("update article set is_sent = 0 where not exists (select 1 from variety as v where "
                            "v.external_id = variety_id and v.product = article.product and v.type = article.type "
                            "and v.name = variety and v.length is article.length and v.pack is article.pack "
                            "and v.sku is article.sku)")
        self.push()
        self.read_on()

    def place(self):
        return self.db.execute("select cursor, seq from place").fetchone()

    def set_place(self, cursor, seq):
        self.db.execute("delete from place")
        self.db.execute("insert into place values (?, ?)", (cursor, seq))

    def external_ids(self, products):
        return {id_ for product in products
                for id_, in self.db.execute("select external_id from variety where product_id = ?1 "
                                            "and external_id is not null "
                                            "union select variety_id from unread where stemdesk_id = ?1", (product,))}

    def replace(self, ids, products):
        """What has these ids is now like these products, or gone."""
        for table in ("variety where product_id", "unread where stemdesk_id"):
            self.db.executemany(f"delete from {table} = ?", [(id_,) for id_ in ids])
        self.db.executemany("insert or replace into variety (variant_id, product_id, product, type, name, length, "
                            "pack, sku, external_id) values (?,?,?,?,?,?,?,?,?)",
                            [(variant["variantId"], product["productId"], *shown(product, variant))
                             for product in products for variant in product["variants"]])

    def learn(self, products, on_conflict):
        """Articles, as Stemdesk has them."""
        self.db.executemany("insert into article (product, type, variety, length, pack, sku, variety_id, product_id, "
                            f"is_sent) values (?,?,?,?,?,?,?,?,1) on conflict (variety_id) do {on_conflict}",
                            [(*shown(product, variant), product["externalId"])
                             for product in products for variant in product["variants"]
                             if product["externalId"] and variant["externalId"]])

    def follow(self):
        while True:
            self.pull()
            try:
                for name, data in self.api.stream("/changes/stream?resources=products,variants", self.place()[0]):
                    if name == "closed":
                        raise Refused(401, {"error": data["error"], "message": "the key is no longer good"})
                    if data.get("seq", 0) > self.place()[1] or self.unread():  # Else it was read with those before it.
                        self.pull()
            except Refused as refused:
                if refused.code != "invalid_cursor":
                    raise

    # Events, as webhooks tell of them

    def hear(self, headers, body, secret):
        """The status to answer. A delivery may come more than once, and late: the newest word on an event counts."""
        if not is_signed(headers, body, secret):
            return 401
        told = json.loads(body)
        event = told["data"]
        with self.db:
            if self.db.execute("insert or ignore into delivery values (?)", (headers["webhook-id"],)).rowcount:
                self.db.execute("insert into event values (?, ?, ?, ?) on conflict (event_id) do update set "
                                "name = excluded.name, status = excluded.status, told_at = excluded.told_at "
                                "where excluded.told_at > told_at",
                                ("evt_" + event["eventId"], event["name"], event["status"], told["timestamp"]))
        return 204

    def receive(self, port, secret):
        shop = self

        class Receiver(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                self.send_response(shop.hear(self.headers, body, secret))
                self.end_headers()

            def log_message(self, *_):
                pass

        http.server.HTTPServer(("127.0.0.1", port), Receiver).serve_forever()


def shown(product, variant):
    return (product["name"], product["productType"], variant["name"], variant["stemLength"], variant["unitsPerPack"],
            variant["sku"], variant["externalId"])


def number(text):
    return float(text) if text else None


def is_signed(headers, body, secret):
    """While a secret is being replaced, there are two signatures, and either is good."""
    id_, moment = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not moment.isdecimal() or abs(int(moment) - time.time()) > TOLERANCE:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    wanted = hmac.new(key, f"{id_}.{moment}.".encode("latin-1") + body, hashlib.sha256).digest()
    given = (text.partition("v1,")[2] for text in headers.get("webhook-signature", "").split(" "))
    return any(hmac.compare_digest(base64.b64encode(wanted), one.encode("latin-1")) for one in given)


def main(command="", argument=None):
    api = Stemdesk(os.environ.get("STEMDESK_URL", "http://127.0.0.1:8787"), os.environ.get("STEMDESK_KEY", ""))
    shop = WebShop(api, os.environ.get("WEB_SHOP_DATABASE", "web_shop.db"))
    if command == "push" and argument:
        with open(argument, encoding="utf-8-sig", newline="") as file:
            shop.take_catalogue(csv.DictReader(file))
        if refused := shop.push():
            print(f"{refused} rows were refused; the next push sends them again", file=sys.stderr)
            return 3
    elif command == "pull":
        shop.pull()
    elif command == "follow":
        shop.follow()
    elif command == "receive" and argument:
        shop.receive(int(argument), os.environ["WEBHOOK_SECRET"])
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:3]))
    except Refused as refused:
        sys.exit(f"web_shop.py: {refused}")
    except KeyboardInterrupt:
        pass
