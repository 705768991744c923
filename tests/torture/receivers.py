"""Receivers that are sick, names that nobody answers for: a healthy receiver gets its deliveries at once."""

import collections
import contextlib
import threading
import time

from network import DOMAIN, THERE, Network
from pages import Pages
from program import Program, require

SICK = ("deaf", "hang", "drip", "fail", "deaf")
EVENTS = 8
PAUSE = 1.5  # Seconds between events: what is sick has to be in the way of each.
WRITE_MS = 2000
MAKING = 30  # Seconds after which no more are made.
REFUSAL = 21  # Seconds: ten for a place, ten for the look-up.
PATIENCE = 90  # Seconds for deliveries that do not come.


class Deliveries:
    """Healthy subscriptions of two shops, and how long their deliveries take to begin."""

    def __init__(self, network, running, keys):
        self._network = network
        self._clients = [running.client(key) for key in keys]
        for number, client in enumerate(self._clients):
            subscribe(client, f"good-{number}", f"/shop-{number}")
        self._times = []
        self._made = {}  # Path and event: when it was there.

    def make_events(self):
        end = time.monotonic() + MAKING
        for _ in range(EVENTS):
            for number, client in enumerate(self._clients):
                begin = time.monotonic()
                event = client.call("POST", "events", {"name": "Wedding"})["eventId"]
                self._made[f"/shop-{number}", event.removeprefix("evt_")] = time.monotonic()
                self._times.append(time.monotonic() - begin)
            if time.monotonic() > end:
                return
            time.sleep(PAUSE)

    def _arrivals(self):
        arrivals = collections.defaultdict(list)
        for at, path, _, body in self._network.receivers.requests:
            arrivals[path, body["data"]["eventId"].removeprefix("evt_")].append(at)
        return arrivals

    def note(self, figures, row, most):
        end = time.monotonic() + PATIENCE
        while len(self._arrivals()) < len(self._made) and time.monotonic() < end:
            time.sleep(0.2)
        arrivals = self._arrivals()
        figures.note(row, f"slowest write of {len(self._times)}", max(self._times) * 1000, "ms", most=WRITE_MS)
        for number, whose in enumerate(("a healthy delivery of the same shop", "one of another shop")):
            times = [arrivals[made][0] - at for made, at in self._made.items()
                     if made[0] == f"/shop-{number}" and made in arrivals]
            figures.note_starts(row, whose, times, most)
        figures.note(row, "healthy deliveries that did not come", len(self._made.keys() - arrivals.keys()), most=0)
        figures.note(row, "healthy deliveries sent twice", sum(len(at) - 1 for at in arrivals.values()), most=0)


def subscribe(client, host, path):
    client.call("POST", "webhooks", {"url": f"https://{host}.{DOMAIN}{path}", "events": ["event.created"]})


class Stage:
    """A program with two shops that delivers into a network of its own."""

    def __init__(self, path, folder, options, figures):
        self.options, self.figures = options, figures
        self._folder = folder
        self.program = Program(path, folder / "data")

    def run(self, row, trouble):
        """`trouble` gets this and a client of the first shop, and returns what has to be stopped."""
        self._folder.mkdir()
        keys = [self.program.prepare(demo=True), self.program.add_shop("Beside")]
        with Network(self._folder) as network:
            running = self.program.serve_at(THERE, network.prefix)
            deliveries = Deliveries(network, running, keys)
            with contextlib.ExitStack() as stack:
                trouble(network, running, keys[0], stack)
                with Pages(running, keys[0]) as pages:
                    deliveries.make_events()
            pages.note(self.figures, row, "meanwhile", self.options.page_p99)
            deliveries.note(self.figures, row, self.options.start_ms)
            running.stop()
        self.program.check()


def be_sick(count):
    def begin(_network, running, key, _stack):
        client = running.client(key)
        for number in range(count):
            kind = SICK[number % len(SICK)]
            subscribe(client, f"{kind}-{number}", f"/{kind}")
    return begin


class Subscriber(threading.Thread):
    """Goes on subscribing to hosts whose names nobody answers for."""

    def __init__(self, running, key, number):
        super().__init__()
        self._client = running.client(key)
        self._number = number
        self._stopping = threading.Event()
        self.answers = []

    def run(self):
        count = 0
        while not self._stopping.is_set():
            begin = time.monotonic()
            body = f'{{"url": "https://lost-{self._number}-{count}.{DOMAIN}/", "events": ["event.created"]}}'
            answer = self._client.send("POST", "/api/v1/webhooks", body.encode())
            self.answers.append((answer.status, time.monotonic() - begin))
            count += 1

    def stop(self):
        self._stopping.set()
        self.join()


def lose_names(count, subscribers):
    def begin(network, running, key, stack):
        client = running.client(key)
        for number in range(count):
            subscribe(client, f"lost-{number}", "/lost")
        network.names.swallows = True
        for number in range(8):
            subscribers.append(Subscriber(running, key, number))
            stack.callback(subscribers[-1].stop)
            subscribers[-1].start()
    return begin


def stay_sick(path, folder, options, figures):
    for count in options.sick:
        Stage(path, folder / str(count), options, figures).run(f"{count} sick receivers", be_sick(count))
    return f"{' and '.join(map(str, options.sick))} sick receivers"


def lose(path, folder, options, figures):
    row, subscribers = "names nobody answers for", []
    Stage(path, folder / "lost", options, figures).run(row, lose_names(40, subscribers))
    answers = [answer for subscriber in subscribers for answer in subscriber.answers]
    said = dict(collections.Counter(status for status, _ in answers))
    figures.note(row, f"subscriptions refused {said}", len(answers))
    figures.note(row, "slowest refusal", max(seconds for _, seconds in answers), "s", most=REFUSAL)
    require(said.keys() <= {422, 503}, "A host that cannot be looked up is subscribed to")
    return "look-ups that hang"
