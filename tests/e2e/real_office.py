"""A real LibreOffice without a window, for tests; its bindings for Python may be absent (ImportError)."""

import subprocess
import time

import uno

PATIENCE = 120  # Seconds: the first start of LibreOffice beside other tests.


def started(folder):
    """The office, through a pipe of its own and with settings of its own."""
    pipe = f"stemdesk{folder.name}"
    office = subprocess.Popen(["soffice", "--headless", "--norestore", "--nologo", f"--accept=pipe,name={pipe};urp;",
                               f"-env:UserInstallation={(folder / 'office').as_uri()}"])
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    for _ in range(PATIENCE * 4):
        try:
            context = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
            return office, context
        except Exception:  # Not yet: it has a type that is known only where the office runs.
            assert office.poll() is None, "LibreOffice ended"
            time.sleep(0.25)
    raise AssertionError("LibreOffice did not start")


def made(context, service):
    return context.ServiceManager.createInstanceWithContext(service, context)
