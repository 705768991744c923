"""PostgreSQL for a row."""

import os
import pathlib
import subprocess
import time

from program import require

KEEPER = pathlib.Path(__file__).parent.parent / "support/postgres_keeper.sh"
PATIENCE = 60


class Postgres:
    """A server of this run's own; `address` names a database of it. `options` are those of `postgres`."""

    def __init__(self, folder, *options):
        self._folder = folder
        self._options = options

    def __enter__(self):
        self._folder.mkdir()
        self._keeper = subprocess.Popen(["sh", str(KEEPER), str(self._folder), str(os.getpid()), *self._options],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not (self._folder / "ready").exists():
            require(time.monotonic() < end and self._keeper.poll() is None, "PostgreSQL does not start")
            time.sleep(0.1)
        self.ask("create database shop", database="postgres")
        self.address = f"postgresql://stemdesk@/shop?host={self._folder}"
        return self

    def __exit__(self, *_):
        self._keeper.terminate()
        self._keeper.wait()

    def ask(self, *statements, database="shop"):
        """What they answer: rows of texts."""
        commands = [word for statement in statements for word in ("--command", statement)]
        done = subprocess.run(["psql", "--quiet", "--no-psqlrc", "--tuples-only", "--no-align", "--field-separator=\t",
                               "--set=ON_ERROR_STOP=1", f"--host={self._folder}", "--username=stemdesk", database,
                               *commands], capture_output=True, text=True)
        require(done.returncode == 0, f"PostgreSQL refuses: {done.stderr.strip()}")
        return [line.split("\t") for line in done.stdout.splitlines()]
