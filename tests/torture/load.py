"""Writers who remember what they asked for and what was acknowledged, to be held against what is there afterwards."""

import http.client
import itertools
import random
import threading

from program import Client, require

GONE = (OSError, http.client.HTTPException)


class Journal:
    """What one writer did. Whatever is in `asked` may have happened; what is in `told` must have."""

    def __init__(self):
        self.asked_suppliers, self.suppliers = set(), {}
        self.asked_notes = {}
        self.asked_batches, self.batches = {}, set()
        self.asked_events, self.told_events, self.events = set(), set(), {}
        self.asked_renames, self.renames = 0, 0
        self.asked_names = {}


class Worker(threading.Thread):
    """Does one thing after another until it is told to stop or the server is gone."""

    def __init__(self, port, key, seed):
        super().__init__()
        self._client = Client(port, key)
        self._dice = random.Random(seed)
        self._stopping = threading.Event()
        self._complaint = None
        self.was_left_alone = False

    def run(self):
        try:
            while not self._stopping.is_set():
                self.step()
        except GONE:
            self.was_left_alone = True
        except Exception as error:  # It belongs to whoever waits for this thread.
            self._complaint = error

    def step(self):
        raise NotImplementedError

    def stop(self):
        self._stopping.set()
        self.join()
        if self._complaint:
            raise self._complaint


class Writer(Worker):
    """Suppliers, batches of products, events with groups and lines."""

    numbers = itertools.count()

    def __init__(self, port, key, seed):
        super().__init__(port, key, seed)
        self.journal = Journal()

    def step(self):
        self._dice.choice([self._add_supplier, self._note_supplier, self._send_batch, self._add_event,
                           self._rename_event, self._build_event])()

    def _new_name(self, kind):
        return f"{kind} {next(self.numbers):07d}"

    def _add_supplier(self):
        name = self._new_name("Supplier")
        self.journal.asked_suppliers.add(name)
        made = self._client.call("POST", "suppliers", {"name": name, "notes": "0"})
        self.journal.suppliers[made["supplierId"]] = (name, 0)

    def _note_supplier(self):
        if not self.journal.suppliers:
            return
        supplier = self._dice.choice(list(self.journal.suppliers))
        name, number = self.journal.suppliers[supplier]
        self.journal.asked_notes[supplier] = number + 1
        self._client.call("PATCH", f"suppliers/{supplier}", {"notes": str(number + 1)})
        self.journal.suppliers[supplier] = (name, number + 1)

    def _send_batch(self):
        category = self._new_name("Batch")
        size = self._dice.choice([2, 50, 300])
        self.journal.asked_batches[category] = size
        rows = [{"name": f"{category} {row}", "category": category, "productType": "flower",
                 "variant": {"name": f"{40 + row % 5 * 10} cm", "unitsPerPack": 25}} for row in range(size)]
        answer = self._client.call("POST", "products", {"items": rows})
        require(len(answer["results"]) == size, f"A batch was refused: {answer['errors'][:1]}")
        self.journal.batches.add(category)

    def _add_event(self):
        name = self._new_name("Event")
        self.journal.asked_events.add(name)
        made = self._client.call("POST", "events", {"name": name})
        self.journal.told_events.add(name)
        self.journal.events[made["eventId"]] = name

    def _rename_event(self):
        if not self.journal.events:
            return
        event = self._dice.choice(list(self.journal.events))
        name = self._new_name("Event renamed")
        self.journal.asked_names[event] = name
        self.journal.asked_renames += 1
        self._client.call("PATCH", f"events/{event}", {"name": name})
        self.journal.events[event] = name
        self.journal.renames += 1

    def _build_event(self):
        if not self.journal.events:
            return
        event = self._dice.choice(list(self.journal.events))
        group = self._client.call("POST", f"events/{event}/groups", {"name": self._new_name("Group")})
        variants = self._client.call("GET", "products?limit=5")["items"]
        for product in variants:
            line = {"variantId": product["variants"][0]["variantId"], "quantity": self._dice.randint(1, 80)}
            self._client.call("POST", f"events/{event}/groups/{group['eventGroupId']}/items", line)


class Reader(Worker):
    """Pages, events and order sheets in every form."""

    def __init__(self, port, key, seed):
        super().__init__(port, key, seed)
        self.answers = 0

    def step(self):
        events = self._client.call("GET", "events?limit=100&fields=name")["items"]
        self._client.call("GET", f"products?limit=100&q={self._dice.choice(['rose', 'batch', 'e', '50'])}")
        self.answers += 2
        if not events:
            return
        event = self._dice.choice(events)["eventId"]
        form = self._dice.choice(["json", "csv", "xlsx", "pdf"])
        self._client.call("GET", f"events/{event}")
        answer = self._client.send("GET", f"/api/v1/events/{event}/order-sheet?format={form}")
        require(answer.status == 200 and answer.body, f"The order sheet as {form} is answered with {answer.status}")
        self.answers += 2
