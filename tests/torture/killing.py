"""kill -9 at random moments under mixed load: nothing that was acknowledged is lost, nothing is half done."""

import collections
import csv
import pathlib
import random
import time

from load import Reader, Writer
from program import Client, require

WRITERS = 4
IMPORT_ROWS = 4000


class Killing:
    """One shop that many programs die on."""

    def __init__(self, program, seed):
        self._program = program
        self._dice = random.Random(seed)
        self._key = program.prepare(demo=True)
        self._imports = program.knows("import products")
        self._acknowledged = collections.Counter()
        self._journals = []
        self._hook = None

    def run(self, times):
        for number in range(times):
            self._die(number)
        self._look_at_deliveries()
        how = "serve, the window" + (" and an import" if self._imports else "")
        counts = ", ".join(f"{count} {what}" for what, count in sorted(self._acknowledged.items()))
        return f"{times} times killed ({how} in turn); acknowledged before and found after: {counts}"

    def _die(self, number):
        program = self._program
        running = program.open_window() if number % 3 == 1 else program.serve()
        if self._hook is None:
            self._hook = self._subscribe(running.port)
        writers = [Writer(running.port, self._key, self._dice.random()) for _ in range(WRITERS)]
        reader = Reader(running.port, self._key, self._dice.random())
        importing = self._start_import(number) if self._imports and number % 3 == 2 else None
        for thread in (*writers, reader):
            thread.start()
        time.sleep(self._dice.uniform(0.05, 2))
        running.kill()
        if importing:
            importing.kill()
            importing.wait()
        for thread in (*writers, reader):
            thread.stop()
        program.check()
        if importing:
            self._finish_import(number)
        self._journals += [writer.journal for writer in writers]
        self._look(number, [writer.journal for writer in writers])

    def _subscribe(self, port):
        # Nobody is there: the network of the 6bone was given back. `serve` sends nothing here, the window tries.
        value = {"url": "https://[3ffe::1]/torture", "events": ["event.created", "event.updated"]}
        return Client(port, self._key).call("POST", "webhooks", value)["id"]

    def _look(self, number, journals):
        running = self._program.serve()
        try:
            client = Client(running.port, self._key)
            for journal in journals:
                self._look_at_suppliers(client, journal)
                self._look_at_events(client, journal)
            self._look_at_batches(client, journals)
        finally:
            running.stop()
        self._acknowledged["suppliers"] += sum(len(journal.suppliers) for journal in journals)
        self._acknowledged["notes"] += sum(number for journal in journals for _, number in journal.suppliers.values())
        self._acknowledged["batches"] += sum(len(journal.batches) for journal in journals)
        self._acknowledged["events"] += sum(len(journal.events) for journal in journals)
        self._acknowledged["renames"] += sum(journal.renames for journal in journals)

    @staticmethod
    def _look_at_suppliers(client, journal):
        for supplier, (name, note) in journal.suppliers.items():
            found = client.call("GET", f"suppliers/{supplier}")
            # The last change may have been stored though nobody was told.
            may_be = {str(note), str(journal.asked_notes.get(supplier, note))}
            require(found["name"] == name and found["notes"] in may_be, f"{supplier} should say {may_be}: {found}")

    @staticmethod
    def _look_at_events(client, journal):
        for event, name in journal.events.items():
            found = client.call("GET", f"events/{event}?fields=name")
            may_be = {name, journal.asked_names.get(event, name)}
            require(found["name"] in may_be, f"{event} should be called {may_be}: {found}")

    @staticmethod
    def _look_at_batches(client, journals):
        for journal in journals:
            for category, size in journal.asked_batches.items():
                path = f"products?fields=category&category={category.replace(' ', '+')}"
                there = sum(1 for _ in client.everything(path))
                whole = {size} if category in journal.batches else {0, size}
                require(there in whole, f"{there} of {size} rows of {category} are there")

    def _look_at_deliveries(self):
        """One for each event that is there, one for each change of a name that was stored: none lost, none invented."""
        running = self._program.serve()
        try:
            client = Client(running.port, self._key)
            types = collections.Counter(row["type"] for row in client.everything(f"webhooks/{self._hook}/deliveries"))
            names = collections.Counter(row["name"] for row in client.everything("events?fields=name"))
        finally:
            running.stop()
        require(all(count == 1 for name, count in names.items() if name.startswith("Event ")), "An event is there twice")
        asked = set().union(*(journal.asked_events for journal in self._journals))
        made = sum(len(journal.events) for journal in self._journals)
        # Renamed ones have lost the name that they were made with.
        told_names = set().union(*(journal.told_events for journal in self._journals))
        unseen = sum(1 for name in names if name in asked - told_names)
        told, asked_renames = (sum(getattr(journal, field) for journal in self._journals)
                               for field in ("renames", "asked_renames"))
        require(types["event.created"] == made + unseen,
                f"{types['event.created']} deliveries tell of {made} + {unseen} new events")
        require(told <= types["event.updated"] <= asked_renames,
                f"{types['event.updated']} deliveries tell of {told} to {asked_renames} changes")
        self._acknowledged["deliveries"] = sum(types.values())

    def _file(self, number):
        path = pathlib.Path(self._program.folder).parent / f"import-{number}.csv"
        if not path.exists():
            with path.open("w", newline="", encoding="utf-8") as file:
                lines = csv.writer(file)
                lines.writerow(["product", "variant", "category", "unitsPerPack", "sku"])
                for row in range(IMPORT_ROWS):
                    lines.writerow([f"Imported {number} {row // 4}", f"{40 + row % 4 * 10} cm", "Roses", 25,
                                    f"IM-{number}-{row}"])
        return str(path)

    def _start_import(self, number):
        return self._program.start("import", "products", self._file(number))

    def _finish_import(self, number):
        """Killed half-way and run again comes to the same as once; once more changes nothing."""
        self._program.do("import", "products", self._file(number))
        again = self._program.do("import", "products", self._file(number)).splitlines()[-1]
        require(again.startswith(f"0 created, 0 updated, {IMPORT_ROWS} unchanged"), f"A second import says: {again}")
        running = self._program.serve()
        try:
            client = Client(running.port, self._key)
            path = f"products?q=imported+{number}&fields=variants.sku"
            skus = [variant["sku"] for product in client.everything(path) for variant in product["variants"]]
        finally:
            running.stop()
        mine = [sku for sku in skus if sku.startswith(f"IM-{number}-")]
        require(len(mine) == len(set(mine)) == IMPORT_ROWS, f"{len(mine)} of {IMPORT_ROWS} rows are there")
        self._acknowledged["imported rows"] += IMPORT_ROWS
