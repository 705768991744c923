#pragma once

#include <QByteArray>
#include <QList>
#include <QtEndian>

#include <utility>

namespace stemdesk {

inline quint32 crcOf(const QByteArray &bytes)
{
    quint32 crc = 0xffffffff;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return crc ^ 0xffffffff;
}

template <class Number>
QByteArray littleEndian(Number number)
{
    QByteArray bytes(sizeof(Number), 0);
    qToLittleEndian(number, bytes.data());
    return bytes;
}

/// A ZIP archive of these files, deflated.
inline QByteArray zipOf(const QList<std::pair<QByteArray, QByteArray>> &files)
{
    QByteArray zip;
    QByteArray directory;
    for (const auto &[name, content] : files) {
        // The raw stream within Qt's length, zlib's head and its checksum.
        const QByteArray packed =
            content.isEmpty() ? QByteArray("\x03\x00", 2) : qCompress(content, 9).sliced(6).chopped(4);
        const QByteArray facts = littleEndian<quint16>(20) + littleEndian<quint16>(0) + littleEndian<quint16>(8)
            + littleEndian<quint32>(0) + littleEndian(crcOf(content)) + littleEndian(quint32(packed.size()))
            + littleEndian(quint32(content.size())) + littleEndian(quint16(name.size())) + littleEndian<quint16>(0);
        directory += "PK\x01\x02" + littleEndian<quint16>(20) + facts + littleEndian<quint16>(0)
            + littleEndian<quint16>(0) + littleEndian<quint16>(0) + littleEndian<quint32>(0)
            + littleEndian(quint32(zip.size())) + name;
        zip += "PK\x03\x04" + facts + name + packed;
    }
    const auto count = littleEndian(quint16(files.size()));
    const auto size = littleEndian(quint32(directory.size()));
    const auto at = littleEndian(quint32(zip.size()));
    return zip + directory + "PK\x05\x06" + littleEndian<quint32>(0) + count + count + size + at
        + littleEndian<quint16>(0);
}

/// A workbook with one sheet of these rows, as XML between <sheetData> and its end.
inline QByteArray xlsxOf(const QByteArray &rows, const QByteArray &texts = {})
{
    const QByteArray relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    return zipOf(
        {{"[Content_Types].xml", "<Types/>"},
         {"_rels/.rels",
          "<Relationships><Relationship Id='r1' Type='" + relations
              + "/officeDocument' Target='xl/workbook.xml'/></Relationships>"},
         {"xl/workbook.xml",
          "<workbook xmlns:r='" + relations
              + "'><sheets><sheet name='Prices' sheetId='1' r:id='a'/><sheet name='Terms' sheetId='2' r:id='b'/>"
                "</sheets></workbook>"},
         {"xl/_rels/workbook.xml.rels",
          "<Relationships><Relationship Id='a' Type='" + relations
              + "/worksheet' Target='worksheets/sheet1.xml'/><Relationship Id='b' Type='" + relations
              + "/worksheet' Target='/xl/worksheets/sheet2.xml'/><Relationship Id='c' Type='" + relations
              + "/sharedStrings' Target='sharedStrings.xml'/></Relationships>"},
         {"xl/sharedStrings.xml", "<sst>" + texts + "</sst>"},
         {"xl/worksheets/sheet1.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"},
         {"xl/worksheets/sheet2.xml",
          "<worksheet><sheetData><row><c t='inlineStr'><is><t>Within 30 days</t></is></c></row></sheetData>"
          "</worksheet>"}});
}

/// The same for ODS, with what is between <table:table> and its end, and with styles.
inline QByteArray odsOf(const QByteArray &rows, const QByteArray &styles = {})
{
    return zipOf({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
                  {"content.xml",
                   "<office:document-content xmlns:office='urn:oasis:names:tc:opendocument:xmlns:office:1.0' "
                   "xmlns:table='urn:oasis:names:tc:opendocument:xmlns:table:1.0' "
                   "xmlns:text='urn:oasis:names:tc:opendocument:xmlns:text:1.0'>"
                       + styles + "<office:body><office:spreadsheet><table:table table:name='Prices'>" + rows
                       + "</table:table><table:table table:name='Terms'><table:table-row><table:table-cell "
                         "office:value-type='string'><text:p>Within 30 days</text:p></table:table-cell>"
                         "</table:table-row></table:table></office:spreadsheet></office:body>"
                         "</office:document-content>"}});
}

} // namespace stemdesk
