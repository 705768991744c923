"""Reads texts of HTML, with NUL between them, from standard input; says each element and attribute that no description has."""

import html.parser
import re
import sys
import unicodedata

ELEMENTS = set("p br blockquote h1 h2 h3 h4 h5 h6 ul ol li dl dt dd em strong b i u s sub sup small mark a img table caption "
               "thead tbody tfoot tr th td del ins".split())
ATTRIBUTES = ("href", "src", "alt", "title", "colspan", "rowspan")


class Reader(html.parser.HTMLParser):
    def handle_starttag(self, tag, attributes):
        if tag not in ELEMENTS:
            print(tag)
        for name, value in attributes:
            if name not in ATTRIBUTES or (name in ("href", "src") and not re.match("(?i)(https?://|mailto:)", value or "")):
                print(tag, name)

    def handle_comment(self, data):
        print("comment")

    handle_decl = handle_pi = unknown_decl = handle_comment


for text in sys.stdin.buffer.read().decode().split("\0"):
    # As it is, and as it is after whoever serves it has normalised the page.
    for form in (text, unicodedata.normalize("NFC", "<br>" + text)):
        reader = Reader()
        reader.feed(form)
        reader.close()
