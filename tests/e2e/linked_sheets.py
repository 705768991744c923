"""Links two tables of a served shop into sheets of a real LibreOffice, without a window, and reads their cells.

Usage: linked_sheets.py PROGRAM; ends with 77 where there is no LibreOffice with its Python bindings.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

try:
    from real_office import PATIENCE, made, started
    from com.sun.star.beans import PropertyValue
    from com.sun.star.sheet.SheetLinkMode import NORMAL
except ImportError:
    sys.exit(77)

AS_TEXT = "44,34,UTF-8,1,,1033,false,true"  # Commas, quotation marks, UTF-8, from the first line, English numbers.


def run(program, data, *arguments):
    return subprocess.run([program, *arguments, "--data", data], check=True, capture_output=True, text=True).stdout


def served(program, data):
    process = subprocess.Popen([program, "serve", "--listen", "127.0.0.1:0", "--no-webhooks", "--data", data],
                               stdout=subprocess.PIPE, text=True)
    return process, re.search(r"http://(\S+)", process.stdout.readline()).group(1)


def linked(document, number, url):
    sheets = document.Sheets
    sheets.insertNewByName(f"Linked {number}", sheets.Count)
    sheet = sheets.getByIndex(sheets.Count - 1)
    sheet.link(url, "", "Text - txt - csv (StarCalc)", AS_TEXT, NORMAL)
    return sheet


def rows(sheet):
    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)
    area = sheet.getCellRangeByPosition(0, 0, cursor.RangeAddress.EndColumn, cursor.RangeAddress.EndRow)
    return area.DataArray


def check(program, data, folder):
    key = run(program, data, "key", "create", "--name", "Calc", "--scopes", "suppliers:read,products:read").strip()
    server, address = served(program, data)
    office, context = started(folder)
    calc = made(context, "com.sun.star.frame.Desktop")
    try:
        # As a user who is asked types them, and has them kept.
        made(context, "com.sun.star.task.PasswordContainer").add(f"http://{address}", "calc", (key,), None)
        hidden = PropertyValue()
        hidden.Name, hidden.Value = "Hidden", True
        document = calc.loadComponentFromURL("private:factory/scalc", "_blank", 0, (hidden,))
        base = f"http://{address}/api/v1/tables"
        suppliers = rows(linked(document, 1, f"{base}/suppliers.csv"))
        products = rows(linked(document, 2, f"{base}/products.csv"))
        assert suppliers[0][:2] == ("supplierId", "name"), suppliers[0]
        assert products[0][4] == "variantId", products[0]
        assert len(suppliers) > 2 and suppliers[1][0].startswith("sup_"), suppliers[:2]
        assert len(products) > 50 and any(isinstance(row[6], float) for row in products[1:]), products[:2]
        assert document.SheetLinks.Count == 2, "the sheets are not linked"
        print(f"linked {len(suppliers) - 1} suppliers and {len(products) - 1} variants")
        document.close(True)
    finally:
        try:
            calc.terminate()
        except Exception:  # It is gone before it can answer.
            pass
        office.wait(PATIENCE)
        server.terminate()
        assert server.wait(PATIENCE) == 0, "the server did not end well"


def main():
    if not shutil.which("soffice"):
        sys.exit(77)
    with tempfile.TemporaryDirectory(prefix="sheets") as folder:
        data = str(pathlib.Path(folder) / "data")
        run(sys.argv[1], data, "demo")
        check(sys.argv[1], data, pathlib.Path(folder))


main()
