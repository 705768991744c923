#include "tests/fuzz/read_as_the_window.h"
#include "tests/support/zip_bytes.h"

using namespace stemdesk;

namespace {

const QByteArray kRelations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// A workbook of these pieces of XML: the rows of a sheet, the part after them (merged cells), shared texts, styles,
/// and the part before the sheets.
QByteArray xlsxOfParts(const QByteArrayList &parts)
{
    return zipOf({{"_rels/.rels",
                   "<Relationships><Relationship Id='r1' Type='" + kRelations
                       + "/officeDocument' Target='xl/workbook.xml'/></Relationships>"},
                  {"xl/workbook.xml",
                   "<workbook xmlns:r='" + kRelations + "'>" + parts.value(4)
                       + "<sheets><sheet name='Prices' sheetId='1' r:id='a'/></sheets></workbook>"},
                  {"xl/_rels/workbook.xml.rels",
                   "<Relationships><Relationship Id='a' Type='" + kRelations
                       + "/worksheet' Target='worksheets/sheet1.xml'/><Relationship Id='c' Type='" + kRelations
                       + "/sharedStrings' Target='sharedStrings.xml'/><Relationship Id='d' Type='" + kRelations
                       + "/styles' Target='styles.xml'/></Relationships>"},
                  {"xl/sharedStrings.xml", "<sst>" + parts.value(2) + "</sst>"},
                  {"xl/styles.xml", "<styleSheet>" + parts.value(3) + "</styleSheet>"},
                  {"xl/worksheets/sheet1.xml",
                   "<worksheet><sheetData>" + parts.value(0) + "</sheetData>" + parts.value(1) + "</worksheet>"}});
}

/// The first byte chooses: a whole file, or XML, which no fuzzer finds behind a checksum. A byte 1 divides its parts.
QByteArray bookFrom(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return {};
    const QByteArray content = bytes.sliced(1);
    switch (uchar(bytes.front()) % 3) {
    case 0: return content;
    case 1: return xlsxOfParts(content.split('\1'));
    default: return odsOf(content);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    readTwice(bookFrom(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size))));
    return 0;
}
