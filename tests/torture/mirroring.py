"""The web shop of packaging/examples, which mirrors a shop that is killed again and again and restored once."""

import pathlib
import subprocess
import sys

from program import Failure

ROOT = pathlib.Path(__file__).resolve().parents[2]


def keep_in_step(program, is_short):
    products, kills = (40, 3) if is_short else (1000, 20)  # Of three varieties each.
    done = subprocess.run([sys.executable, ROOT / "tests/e2e/web_shop.py", program, ROOT / "packaging/examples",
                           str(products), str(kills)], capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(done.stderr[-2000:])
    return done.stdout.strip()
