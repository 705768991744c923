"""Drives the running program as someone does who cannot see it: by accessible names and the keyboard alone.

Usage: accessible_journey.py PROGRAM, inside a session bus of its own (dbus-run-session) with Xvfb and xdotool at hand.
Sets a shop up, makes a supplier, a product and an event with two arrangements, saves its order sheet, then undoes and
redoes. At last it goes through every page and tab: each control has a name, no two buttons have the same one, and the
keyboard reaches all of them.
"""

import csv
import os
import signal
import subprocess
import sys
import tempfile
import time

import pyatspi

PATIENCE = 60  # Seconds, for a machine that is busy with other tests.

PAGES = ["Today", "Events", "Clients", "Products", "Suppliers", "Price lists", "Orders", "Hire", "Week", "Money",
         "Colours", "Integrations", "Settings"]
BUTTONS = {"push button", "toggle button", "check box", "radio button"}
CONTROLS = BUTTONS | {"text", "password text", "combo box", "spin button", "table", "tree table", "list"}


def until(ask, what):
    """What `ask` answers once it answers something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            answer = ask()
        except Exception:  # A widget may go while it is looked at; the next look finds another tree.
            answer = None
        if answer:
            return answer
        time.sleep(0.05)
    raise AssertionError(f"waited in vain for {what}")


def start_display():
    """An X server of its own; answers its process and its name."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x720x24", "-nolisten", "tcp"],
        pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    assert number, "Xvfb did not start"
    return server, f":{number}"


class Window:
    """The program's window, by the names that a screen reader says."""

    def __init__(self, program, folder):
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_QPA_PLATFORM="xcb", LC_ALL="C.UTF-8",
                           LANGUAGE="en", HOME=folder, XDG_CONFIG_HOME=f"{folder}/config")
        # Any free port: on the usual one another program may be, and the window would say so.
        self.process = subprocess.Popen([program, "--data", f"{folder}/shop", "--listen", "127.0.0.1:0"],
                                        env=environment)
        self.application = until(self._find_application, "the window")
        self.take_focus("Stemdesk")

    def take_focus(self, title):
        """Gives the keyboard to the window of this title, as a window manager would."""
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", title, "windowfocus"]
        # It gives up where another window goes while it looks at it.
        until(lambda: subprocess.run(search, stderr=subprocess.DEVNULL).returncode == 0, f"the window '{title}'")

    def _find_application(self):
        for application in pyatspi.Registry.getDesktop(0):
            if application.get_process_id() == self.process.pid and application.childCount:
                return application

    def everything(self):
        """All that is shown, from the outside in."""
        pending = [self.application]
        while pending:
            item = pending.pop(0)
            yield item
            for place in range(min(item.childCount, 200)):
                child = item.getChildAtIndex(place)
                if child is not None and child.getState().contains(pyatspi.STATE_SHOWING):
                    pending.append(child)

    def _all(self, name, roles=None):
        return [item for item in self.everything()
                if item.name == name and (roles is None or item.getRoleName() in roles)]

    def find(self, name, *roles):
        return until(lambda: self._all(name, roles or None), f"'{name}'")[0]

    def has(self, text):
        return any(text in item.name for item in self.everything())

    def expect(self, text):
        until(lambda: self.has(text), f"'{text}' to be shown")

    def press(self, name, *roles):
        self.find(name, *roles).queryAction().doAction(0)

    def focus(self, item):
        item.queryComponent().grabFocus()
        until(lambda: item.getState().contains(pyatspi.STATE_FOCUSED), f"the focus on '{item.name}'")

    def type(self, text):
        subprocess.run(["xdotool", "type", "--delay", "5", text], check=True)

    def key(self, *names):
        for name in names:
            subprocess.run(["xdotool", "key", name], check=True)

    def fill(self, item, text):
        self.focus(item)
        self.type(text)
        until(lambda: item.queryText().getText(0, -1) == text, f"'{text}' in '{item.name}'")

    def names(self):
        return sorted({f"{item.getRoleName()} '{item.name}'" for item in self.everything()})

    def close(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) == 0, "the program did not end well"


def set_up_the_shop(window):
    """What a folder asks in which nobody has worked yet."""
    window.fill(window.find("Shop name", "text"), "Bloom")
    window.press("Start empty")
    window.find("Suppliers", "radio button")


def make_supplier(window):
    window.press("Suppliers", "radio button")
    window.press("New supplier")
    window.fill(window.find("Name of the new supplier"), "Green Valley Blooms")
    window.key("Return")
    window.expect("1 supplier")


def make_product(window):
    window.press("Products", "radio button")
    window.press("New product")
    window.fill(window.find("Name of the new product"), "Rose")
    window.fill(window.find("Name of the variety"), "Quicksand 50 cm")
    window.key("Return")
    window.expect("1 product · 1 variety")


def add_arrangement(window, button, name, quantity):
    """The keyboard goes from the name to the line and on to its quantity by itself."""
    window.press(button)
    window.expect("Add a line to New arrangement")
    window.type(name)
    window.key("Return")
    window.expect(f"Add a line to {name}")
    window.type("quick")
    window.key("Return")
    window.expect(f"Lines of {name}")
    window.type(quantity)
    window.key("Return")
    window.find(quantity, "table cell")


def make_event(window):
    window.press("Events", "radio button")
    window.press("New event")
    window.fill(window.find("Name of the event"), "Meadow wedding")
    window.key("Return")
    window.expect("Undo: Rename")
    add_arrangement(window, "Add an arrangement", "Bridal bouquet", "10")
    add_arrangement(window, "New arrangement", "Table centre", "25")


def save_order_sheet(window, file):
    window.press("Orders", "page tab")
    window.press("Open in Orders")
    window.find("35", "table cell")
    window.key("ctrl+k")
    window.type("csv")
    window.expect("CSV…")
    window.key("Return")
    name = window.find("File name:", "text")
    window.take_focus("Save")
    window.focus(name)
    window.key("ctrl+a")
    window.type(file)
    window.key("Return")
    until(lambda: os.path.exists(file), "the order sheet")
    window.take_focus("Stemdesk")
    with open(file, encoding="utf-8-sig", newline="") as sheet:
        lines = list(csv.DictReader(sheet))
    assert [(line["product"], line["unitsNeeded"]) for line in lines] == [("Rose", "35")], lines


def undo_and_redo(window):
    """The second arrangement's 25 stems go back to the one that its line began with."""
    window.key("ctrl+z")
    window.find("11", "table cell")
    window.key("ctrl+shift+z")
    window.find("35", "table cell")


def faults(window):
    """What of the page that is shown cannot be told apart or reached."""
    found, buttons = [], set()
    for item in window.everything():
        role, state = item.getRoleName(), item.getState()
        if role not in CONTROLS or not state.contains(pyatspi.STATE_SENSITIVE):
            continue
        if item.parent.getRoleName() == "text":
            continue  # Inside of a field, which has keys for it.
        said = f"{role} '{item.name}'"
        if not item.name:
            found.append(f"{said} has no name, in '{item.parent.name}'")
        elif not state.contains(pyatspi.STATE_FOCUSABLE):
            found.append(f"{said} cannot be reached")
        elif role in BUTTONS and said in buttons:
            found.append(f"{said} is there twice")
        buttons.add(said)
    return found


def look_at(window, page):
    """A page, and each of its tabs."""
    tabs = [item.name for item in window.everything() if item.getRoleName() == "page tab"]
    for tab in tabs or [None]:
        if tab:
            window.press(tab, "page tab")
        # What is still being read may be shown for a moment before its names are there.
        try:
            until(lambda: not faults(window), "names")
        except AssertionError:
            raise AssertionError(f"{page}, {tab}: " + "; ".join(faults(window))) from None


def go_through_all_pages(window):
    for page in PAGES:
        window.press(page, "radio button")
        look_at(window, page)


def journey(window, folder):
    set_up_the_shop(window)
    make_supplier(window)
    make_product(window)
    make_event(window)
    save_order_sheet(window, f"{folder}/order.csv")
    undo_and_redo(window)
    look_at(window, "the event")
    go_through_all_pages(window)


def main():
    with tempfile.TemporaryDirectory() as folder:
        server, os.environ["DISPLAY"] = start_display()
        window = Window(sys.argv[1], folder)
        try:
            journey(window, folder)
            window.close()
        except BaseException:
            print("shown:", *window.names(), sep="\n  ", file=sys.stderr)
            raise
        finally:
            window.process.kill()
            server.terminate()


main()
