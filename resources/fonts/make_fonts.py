#!/usr/bin/env python3
"""The typefaces of documents: subsets of the originals, under names of their own.

    make_fonts.py <folder with the originals>      # needs python3-fonttools

The originals are EBGaramond_400Regular.ttf and EBGaramond_400Regular_Italic.ttf of the npm package
@expo-google-fonts/eb-garamond 0.4.3, and SourceSans3_400Regular.ttf and SourceSans3_600SemiBold.ttf of
@expo-google-fonts/source-sans-3 0.4.1, as Google Fonts has them. Left out are scripts other than Latin, Greek and
Cyrillic, hints, and ligatures, which readers of PDF would copy as strange letters. They are renamed because their
licence keeps the name "Source" for the original, and so that none is taken for one that the machine has.
"""
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

FACES = [
    ("EBGaramond_400Regular.ttf", "Stemdesk Serif", "Regular"),
    ("EBGaramond_400Regular_Italic.ttf", "Stemdesk Serif", "Italic"),
    ("SourceSans3_400Regular.ttf", "Stemdesk Sans", "Regular"),
    ("SourceSans3_600SemiBold.ttf", "Stemdesk Sans", "Bold"),
]
LETTERS = [*range(0x20, 0x250), *range(0x2B0, 0x530), *range(0x1E00, 0x1F00), *range(0x2000, 0x2070),
           *range(0x20A0, 0x20C1), 0x2116, 0x2122, *range(0x2150, 0x215F), 0x2190, 0x2192, 0x2212, 0x2215, 0x2260,
           0x2264, 0x2265, 0x25CF, 0x2713]


def make(source, family, style, target):
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["ccmp", "locl", "mark", "mkmk", "kern"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.glyph_names = False
    font = TTFont(source)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    full = family if style == "Regular" else f"{family} {style}"
    names = {1: family, 2: style, 3: f"{full}; Stemdesk", 4: full, 6: f"{family.replace(' ', '')}-{style}"}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]
    font["name"].names = [record for record in font["name"].names if record.nameID not in (16, 17, 21, 22, 25)]
    font["OS/2"].usWeightClass = 700 if style == "Bold" else 400
    font["OS/2"].fsSelection = {"Regular": 0x40, "Bold": 0x20, "Italic": 0x01}[style]
    font["head"].macStyle = {"Regular": 0, "Bold": 1, "Italic": 2}[style]
    # Source Sans asks for lines that are further apart than tables on paper have them.
    if family == "Stemdesk Sans":
        font["hhea"].ascent = font["OS/2"].sTypoAscender = font["OS/2"].usWinAscent = 960
        font["hhea"].descent = font["OS/2"].sTypoDescender = -290
        font["OS/2"].usWinDescent = 290
        font["hhea"].lineGap = font["OS/2"].sTypoLineGap = 0
    # French writes its thousands with a narrow space.
    for table in font["cmap"].tables:
        if table.isUnicode() and 0x202F not in table.cmap:
            table.cmap[0x202F] = table.cmap[0x2009]
    font.save(target)


def main():
    originals = pathlib.Path(sys.argv[1])
    here = pathlib.Path(__file__).parent
    for name, family, style in FACES:
        make(originals / name, family, style, here / f"{family.replace(' ', '')}-{style}.ttf")


main()
