#!/usr/bin/python3
"""What the program must bear: each row is a run of its own on a folder of its own, and ends with its counts.

  kill       killed at random moments under mixed load
  faults     disks and files that are full, locked, damaged or newer
  crowds     thousands of clients that mean it no good
  tls        clients likewise that end, break and mix up their TLS
  endpoints  every endpoint with what the OpenAPI document says, and with what it does not
  copies     what lies at the ends of what the API takes, then a backup, a restore, a move, files of it, and a check
  soak       minutes of mixed load, with an eye on memory
  locks      the database's lock is held elsewhere, by a crowd of another shop, by an import
  heavy      large documents are asked for, large answers are read slowly
  receivers  receivers that are deaf, hang, drip and fail, beside healthy ones
  names      names whose look-up hangs, likewise
  hostile    shop files and backups that were made to do harm
  pictures   pictures likewise
  clocks     two servers on one PostgreSQL, an hour apart
  shops      thousands of shops on one PostgreSQL, in divided tables
  distance   a PostgreSQL some milliseconds away
  mirror     a web shop keeps in step through kills and a restore
"""

import argparse
import pathlib
import random
import sys
import tempfile
import time
import traceback

import clocks
import copies
import crowds
import distance
import endpoints
import faults
import heavy
import hostile
import killing
import locks
import mirroring
import network
import pictures
import receivers
import shops
import soak
import tls_crowds
from figures import Figures
from program import Failure, Program

FIGURES = Figures()
ROWS = {
    "kill": lambda options, folder: killing.Killing(Program(options.program, folder / "data"),
                                                    options.seed).run(options.kills),
    "faults": lambda options, folder: faults.provoke(options.program, folder),
    "crowds": lambda options, folder: crowds.besiege(Program(options.program, folder / "data"), options.crowd_seconds),
    "tls": lambda options, folder: tls_crowds.besiege(Program(options.program, folder / "data"), options),
    "endpoints": lambda options, folder: endpoints.fuzz(Program(options.program, folder / "data"), options.requests,
                                                        options.seed),
    "copies": lambda options, folder: copies.keep(options.program, folder, options.copy_seconds, options.seed),
    "soak": lambda options, folder: soak.soak(Program(options.program, folder / "data"), options.minutes),
    "locks": lambda options, folder: locks.Locks(Program(options.program, folder / "data"), options, FIGURES).run(),
    "heavy": lambda options, folder: heavy.Heavy(Program(options.program, folder / "data"), options, FIGURES).run(),
    "receivers": lambda options, folder: receivers.stay_sick(options.program, folder, options, FIGURES),
    "names": lambda options, folder: receivers.lose(options.program, folder, options, FIGURES),
    "hostile": lambda options, folder: hostile.Hostile(options.program, folder, options, FIGURES).run(),
    "pictures": lambda options, folder: pictures.send_bad_ones(Program(options.program, folder / "data"), options,
                                                               FIGURES),
    "clocks": lambda options, folder: clocks.part(options.program, folder, FIGURES),
    "shops": lambda options, folder: shops.fill(options.program, folder, options, FIGURES),
    "distance": lambda options, folder: distance.keep(options.program, folder, options, FIGURES),
    "mirror": lambda options, folder: mirroring.keep_in_step(options.program, options.short),
}
OF_A_NETWORK = ("receivers", "names", "clocks")


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="*", metavar="ROW", help=f"some of {', '.join(ROWS)}; all if none is named")
    parser.add_argument("--program", required=True, help="the built stemdesk")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--crowd-seconds", type=float, default=20, help="how long each crowd stays")
    parser.add_argument("--requests", type=int, default=20000)
    parser.add_argument("--copy-seconds", type=float, default=600, help="how long shops are made that are copied")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--lock-seconds", type=float, default=20, help="of a held lock and other waits")
    parser.add_argument("--products", type=int, default=20000, help="how many products a large shop has")
    parser.add_argument("--lines", type=int, default=2000, help="how many lines a large document has")
    parser.add_argument("--answer-mb", type=int, default=24, help="how large an answer is that is read slowly")
    parser.add_argument("--page-p99", type=float, default=100,
                        help="milliseconds for a page while others wait; for a machine that does nothing else")
    parser.add_argument("--start-ms", type=float, default=1000, help="milliseconds until a healthy delivery begins")
    parser.add_argument("--sick", type=lambda counts: [int(count) for count in counts.split(",")], default=[80, 1000],
                        help="how many receivers are sick, as in 80,1000")
    parser.add_argument("--shops", type=int, default=2000, help="how many shops one server has")
    parser.add_argument("--variants", type=int, default=500, help="how many variants each of them has")
    parser.add_argument("--files", type=int, default=200, help="how many hostile files of each kind")
    parser.add_argument("--memory-mb", type=float, default=320,
                        help="that one of them may take; the largest picture is 256 once it is decoded")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32), help="of a run that is to be repeated")
    parser.add_argument("--short", action="store_true", help="a few minutes of everything")
    options = parser.parse_args()
    if options.short:
        options.kills, options.crowd_seconds, options.requests, options.minutes = 6, 1, 1500, 0.25
        options.lock_seconds, options.products, options.sick, options.lines, options.answer_mb = 6, 1000, [80], 300, 4
        options.copy_seconds = 15
        options.files, options.shops, options.variants = 50, 50, 100
    unknown = set(options.rows) - set(ROWS)
    if unknown:
        parser.error(f"there is no row {', '.join(sorted(unknown))}")
    return options


def main():
    options = read_options()
    has_network = network.enter()
    print(f"Seed {options.seed}", flush=True)
    failed = False
    for row in options.rows or ROWS:
        begin = time.monotonic()
        with tempfile.TemporaryDirectory(prefix=f"stemdesk-{row}-", ignore_cleanup_errors=True) as folder:
            try:
                is_tried = has_network or row not in OF_A_NETWORK
                done = ROWS[row](options, pathlib.Path(folder)) if is_tried else "not tried: it needs root's network"
                said = f"{row}: {done}"
            except Exception as failure:  # Of any kind: the other rows are run in any case.
                failed = True
                said = f"{row}: FAILED. {failure if isinstance(failure, Failure) else traceback.format_exc()}"
            finally:
                Program.kill_all()
        print(f"{said} ({time.monotonic() - begin:.0f} s)", flush=True)
    if FIGURES.rows:
        print(FIGURES.table())
    sys.exit(1 if failed or FIGURES.broken() else 0)


main()
