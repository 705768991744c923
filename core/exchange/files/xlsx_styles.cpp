#include "core/exchange/files/xlsx_styles.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/exchange/files/sheet_rows.h"

#include <QHash>
#include <QLocale>

#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostStyles = 65'536; // A workbook's limit.
constexpr double kLastDay = 2'958'465; // 31 December 9999.

/// Whether the number is a valid date or time; if not, it stays a number despite its format.
bool isMoment(double serial)
{
    return serial >= 0 && serial <= kLastDay;
}

} // namespace

QString momentInWords(const QDateTime &moment, CellKind kind)
{
    const QString time = moment.time().toString(u"HH:mm"_s);
    if (kind == CellKind::Time)
        return time;
    const QString day = QLocale::c().toString(moment.date(), u"d MMMM yyyy"_s);
    return moment.time() == QTime(0, 0) ? day : day + u", "_s + time;
}

Result<XlsxStyles> XlsxStyles::read(const ZipArchive &archive, const QByteArray &part)
{
    XlsxStyles styles;
    if (part.isEmpty() || !archive.contains(part))
        return styles;
    const auto xml = TRY(XmlPart::open(archive, part));
    QHash<int, QString> codes;
    bool isOfCells = false; // Within the formats of cells, not those of named styles.
    for (;;) {
        const auto token = TRY(xml->next());
        if (token == QXmlStreamReader::EndDocument)
            return styles;
        const QStringView element = xml->element();
        if (element == u"cellXfs")
            isOfCells = token == QXmlStreamReader::StartElement;
        if (token != QXmlStreamReader::StartElement)
            continue;
        const int id = xml->attribute(u"numFmtId").toInt();
        if (element == u"numFmt" && codes.size() < kMostStyles)
            codes.insert(id, xml->attribute(u"formatCode").left(1'000));
        if (element == u"xf" && isOfCells && styles.m_formats.size() < kMostStyles)
            styles.m_formats.append(NumberFormat(codes.value(id, builtInFormat(id))));
    }
}

QDateTime XlsxStyles::momentOf(double serial) const
{
    // XLSX counts a 29 February 1900 that never was.
    const QDate zero = m_isEpoch1904 ? QDate(1904, 1, 1) : serial < 60 ? QDate(1899, 12, 31) : QDate(1899, 12, 30);
    const double days = std::floor(serial);
    const qint64 seconds = std::llround((serial - days) * 86'400);
    return QDateTime(plusDays(zero, qint64(days)), QTime(0, 0), Qt::UTC).addSecs(seconds);
}

void XlsxStyles::put(TableRow &row, qsizetype column, const QString &style, const QString &stored) const
{
    const NumberFormat format = m_formats.value(style.toInt());
    bool isNumber = false;
    const double number = stored.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number)) {
        row.put(column, sheetNumber(stored));
        return;
    }
    switch (format.kind()) {
    case CellKind::Percent: row.put(column, numberText(number * 100) + u'%', {.kind = CellKind::Percent}); return;
    case CellKind::Date:
    case CellKind::Time:
        if (isMoment(number)) {
            const QDateTime moment = momentOf(number);
            row.put(column, format.shownTime(moment),
                    {.kind = format.kind(), .shown = momentInWords(moment, format.kind())});
            return;
        }
        [[fallthrough]];
    default: {
        const QString digits = sheetNumber(stored);
        row.put(column, digits,
                {.kind = CellKind::Number,
                 .shown = format.shownNumber(number),
                 .currency = format.currency(),
                 .worded = format.worded(digits)});
    }
    }
}

} // namespace stemdesk
