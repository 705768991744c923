#include "core/base/wording.h"
#include "core/exchange/files/number_format.h"
#include "core/exchange/files/sheet_rows.h"
#include "core/exchange/files/xlsx_styles.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using Token = QXmlStreamReader::TokenType;

/// How often a row or cell is repeated; at least once.
qint64 timesOf(const QString &repeated)
{
    return std::clamp<qint64>(repeated.toLongLong(), 1, kMostSheetRows);
}

/// One cell of the file with its value attributes.
struct OdsCell {
    QString type;
    QString value;
    QString currency;
    bool isFormula = false;
    bool isError = false;
    QString text; ///< The text shown in the sheet.
};

/// The shown text if it is more than the digits: "00123", "020 123 45 67".
QString shownNumber(const QString &text, const QString &digits)
{
    static const QRegularExpression kCode(u"^[0+(][0-9 ().+/-]*$"_s);
    QString plain = text;
    plain.removeIf([](QChar c) { return c < u'0' || c > u'9'; });
    const auto first = std::ranges::find_if(plain, [](QChar c) { return c != u'0'; });
    const bool isSame = plain.sliced(first - plain.begin()) == digits;
    return isSame && text != digits && kCode.match(text).hasMatch() ? text : QString();
}

/// The digits with the words that the sheet shows around them.
QString wordedNumber(const OdsCell &cell, const QString &digits)
{
    static const QRegularExpression kNumber(u"[-+]?\\d(?:[\\d.,'\u2019\\s]*\\d)?(?:[eE][-+]?\\d+)?"_s);
    const auto number = kNumber.match(cell.text);
    if (!number.hasMatch())
        return {};
    const QString before = cell.text.first(number.capturedStart());
    const QString after = cell.text.sliced(number.capturedEnd());
    // Only a currency's name adds nothing to its attribute.
    const bool isMore = cell.currency.isEmpty() ? areWordsOfFormat(before + after) : (before + after).contains(u'/');
    return isMore ? before + digits + after : QString();
}

/// Reads "PT10H20M00S".
QTime timeFrom(const QString &stored)
{
    static const QRegularExpression kTime(u"^PT(\\d+)H(\\d+)M(\\d+)"_s);
    const auto match = kTime.match(stored);
    return {match.captured(1).toInt() % 24, match.captured(2).toInt(), match.captured(3).toInt()};
}

/// What the cell shows; where the file leaves that out, `other`.
QString shownOr(const OdsCell &cell, const QString &other)
{
    return cell.text.isEmpty() ? other : cell.text;
}

void put(TableRow &row, qsizetype column, const OdsCell &cell)
{
    if (cell.isError) {
        row.put(column, cell.text, {.kind = CellKind::Error, .shown = cell.text});
    } else if (cell.isFormula && cell.type.isEmpty() && cell.text.isEmpty()) {
        row.put(column, {}, {.kind = CellKind::NoValue});
    } else if (cell.type == u"float"_s || cell.type == u"currency"_s) {
        const QString digits = sheetNumber(cell.value);
        row.put(column, digits,
                {.kind = CellKind::Number,
                 .shown = shownNumber(cell.text, digits),
                 .currency = cell.currency,
                 .worded = wordedNumber(cell, digits)});
    } else if (cell.type == u"percentage"_s) {
        row.put(column, shownOr(cell, numberText(cell.value.toDouble() * 100) + u'%'), {.kind = CellKind::Percent});
    } else if (cell.type == u"date"_s) {
        const QDateTime moment = QDateTime::fromString(cell.value, Qt::ISODate);
        row.put(
            column, shownOr(cell, cell.value),
            {.kind = CellKind::Date, .shown = moment.isValid() ? momentInWords(moment, CellKind::Date) : cell.value});
    } else if (cell.type == u"time"_s) {
        const QString time = timeFrom(cell.value).toString(u"HH:mm"_s);
        row.put(column, shownOr(cell, time), {.kind = CellKind::Time, .shown = time});
    } else {
        row.put(column, cell.text);
    }
}

/// Names of styles that say something about content.
struct OdsStyles {
    QSet<QString> hidden; ///< Of tables.
    QSet<QString> raised; ///< Of texts above the line.

    /// Looks at the element that has just begun.
    void take(const XmlPart &part)
    {
        const QStringView element = part.element();
        if (element == u"style") {
            m_name = part.attribute(u"name");
            m_family = part.attribute(u"family");
        } else if (element == u"table-properties" && m_family == u"table"_s) {
            if (part.attribute(u"display") == u"false"_s)
                hidden.insert(m_name);
        } else if (element == u"text-properties" && m_family == u"text"_s) {
            if (isAboveLine(part.attribute(u"text-position")))
                raised.insert(m_name);
        }
    }

private:
    /// "super 58%", "33% 58%".
    static bool isAboveLine(const QString &position)
    {
        const QString shift = position.section(u' ', 0, 0);
        return shift == u"super"_s || (shift.endsWith(u'%') && shift.chopped(1).toDouble() > 0);
    }

    QString m_name; ///< Of the style that began last.
    QString m_family;
};

class OdsRows final : public SheetRows {
public:
    /// `raised`: names of styles whose text is raised.
    OdsRows(std::unique_ptr<XmlPart> part, const QSet<QString> &raised) : m_part(std::move(part)), m_raised(raised) {}

    qint64 line() const override { return m_line; }

    /// Moves to the n-th table; false if there is none.
    Result<bool> find(qsizetype sheet)
    {
        for (qsizetype passed = 0;; ++passed) {
            const Result<bool> found = m_part->find(u"table");
            if (!found || !*found || passed == sheet)
                return found;
            TRY(m_part->skip());
        }
    }

    Result<std::optional<TableRow>> next() override
    {
        if (m_times > 0) {
            --m_times;
            m_row.line = ++m_line;
            TableRow row = m_row;
            m_merged.fill(row);
            return std::optional(row);
        }
        while (!m_isAtEnd) {
            const bool found = TRY(m_part->find(u"table-row", u"table"));
            m_isAtEnd = !found;
            if (m_isAtEnd)
                break;
            const QString repeated = m_part->attribute(u"number-rows-repeated");
            const qint64 times = timesOf(repeated);
            const QString visibility = m_part->attribute(u"visibility");
            const bool isHidden = visibility == u"collapse"_s || visibility == u"filter"_s;
            TRY(readRow());
            if (m_row.isBlank() || isHidden) {
                m_hiddenRows += m_row.isBlank() ? 0 : times;
                pass(times);
                continue;
            }
            // Nobody typed that many, and importing them would take minutes.
            if (repeated.toLongLong() > kMostSheetRows)
                m_row.damage = rowTooLong();
            else
                m_times = std::min(times, kMostSheetRows - std::min(m_line, kMostSheetRows)) - 1;
            m_row.line = ++m_line;
            TableRow row = m_row;
            m_merged.fill(row);
            beginMerged(row);
            return std::optional(row);
        }
        return std::optional<TableRow>();
    }

private:
    /// The spans around the current text.
    struct SpanDepth {
        int open = 0;
        int raised = 0; ///< The outermost raised one, counted from 1; 0 if none is.
    };

    struct Span {
        qsizetype column;
        qint64 rowsBelow;
    };

    /// Merged cells also cover rows that are left out.
    void pass(qint64 times)
    {
        m_line += times;
        for (; times > 0 && !m_merged.isEmpty(); --times) {
            TableRow between;
            m_merged.fill(between);
        }
        beginMerged(m_row);
    }

    void beginMerged(const TableRow &row)
    {
        for (const Span &span : std::as_const(m_spans))
            m_merged.begin(span.column, span.rowsBelow, row.cells.value(span.column), row.fact(span.column));
    }

    Status readRow()
    {
        m_row = {};
        m_spans.clear();
        m_rowText = 0;
        qint64 cells = 0;
        for (qsizetype column = 0;;) {
            const Token token = TRY(m_part->next());
            const QStringView element = m_part->element();
            if (token == Token::EndElement && element == u"table-row")
                return {};
            const bool isCovered = token == Token::StartElement && element == u"covered-table-cell";
            if (!isCovered && (token != Token::StartElement || element != u"table-cell"))
                continue;
            TRY(mayGoOn(++cells));
            const qint64 times = timesOf(m_part->attribute(u"number-columns-repeated"));
            const qint64 below = timesOf(m_part->attribute(u"number-rows-spanned")) - 1;
            const OdsCell cell = TRY(readCell());
            if (below > 0 && m_spans.size() < kMostSheetColumns)
                m_spans.append({column, below});
            if (!isCovered) // Cells hidden under a merged cell are left out.
                append(cell, column, times);
            column = std::min<qsizetype>(column + times, 2 * kMostSheetColumns);
        }
    }

    void append(const OdsCell &cell, qsizetype column, qint64 times)
    {
        TableRow one;
        put(one, 0, cell);
        if (one.cells.isEmpty() && one.facts.isEmpty())
            return;
        m_rowText += cell.text.size() * times;
        if (column + times > kMostSheetColumns || m_rowText > kMostRowText) {
            m_row.damage = rowTooLong();
            return;
        }
        const CellFact fact = one.fact(0);
        for (qint64 i = 0; i < times; ++i)
            m_row.put(column + i, one.cells.value(0), fact);
    }

    Result<OdsCell> readCell()
    {
        const QString end = m_part->element().toString();
        OdsCell cell{.type = m_part->attribute(u"value-type"), .value = m_part->attribute(u"value")};
        for (const QStringView name : {u"date-value", u"time-value"}) {
            if (cell.value.isEmpty())
                cell.value = m_part->attribute(name);
        }
        cell.currency = m_part->attribute(u"currency");
        cell.isFormula = !m_part->attribute(u"formula").isEmpty();
        cell.isError = m_part->prefixedAttribute(u"calcext:value-type") == u"error"_s;
        SpanDepth spans;
        for (int paragraphs = 0;;) {
            const Token token = TRY(m_part->nextOutside(u"annotation"));
            if (token == Token::StartElement) {
                cell.text += signOf(paragraphs);
                enter(spans);
            } else if (token == Token::Characters && paragraphs > 0 && cell.text.size() < kMostCellText) {
                cell.text += spans.raised > 0 ? raisedDigits(m_part->xml().text()) : m_part->xml().text().toString();
            } else if (token == Token::EndElement) {
                if (m_part->element() == end)
                    return cell;
                leave(spans);
            }
        }
    }

    void enter(SpanDepth &spans) const
    {
        if (m_part->element() != u"span")
            return;
        ++spans.open;
        if (spans.raised == 0 && m_raised.contains(m_part->attribute(u"style-name")))
            spans.raised = spans.open;
    }

    void leave(SpanDepth &spans) const
    {
        if (m_part->element() != u"span")
            return;
        if (spans.raised == spans.open)
            spans.raised = 0;
        --spans.open;
    }

    /// The character for an element within a cell.
    QString signOf(int &paragraphs) const
    {
        const QStringView element = m_part->element();
        if (element == u"p" && paragraphs++ > 0)
            return u"\n"_s;
        if (element == u"s")
            return {qsizetype(std::min<qint64>(timesOf(m_part->attribute(u"c")), 1'000)), u' '};
        if (element == u"tab")
            return u"\t"_s;
        return element == u"line-break" ? u"\n"_s : QString();
    }

    std::unique_ptr<XmlPart> m_part;
    QSet<QString> m_raised;
    TableRow m_row;
    QList<Span> m_spans; ///< Merged cells that begin in this row.
    MergedCells m_merged;
    qsizetype m_rowText = 0;
    qint64 m_line = 0;
    qint64 m_times = 0; // How often the row is still repeated.
    bool m_isAtEnd = false;
};

class OdsBook final : public SheetBook {
public:
    explicit OdsBook(const ZipArchive &archive) : m_archive(archive) {}

    /// Reports damage in a sheet only when that sheet is read.
    Status open()
    {
        const auto part = TRY(XmlPart::open(m_archive, "content.xml"_ba));
        const Status read = readSheets(*part);
        return m_sheets.isEmpty() ? read : Status();
    }

    Result<std::unique_ptr<SheetRows>> rows(qsizetype sheet) override
    {
        std::unique_ptr<XmlPart> part = TRY(XmlPart::open(m_archive, "content.xml"_ba));
        auto rows = std::make_unique<OdsRows>(std::move(part), m_styles.raised);
        const bool isFound = TRY(rows->find(sheet));
        if (!isFound)
            return m_archive.damaged();
        return std::unique_ptr<SheetRows>(std::move(rows));
    }

private:
    Status readSheets(XmlPart &part)
    {
        for (;;) {
            const Token token = TRY(part.next());
            if (token == Token::EndDocument)
                return {};
            if (token != Token::StartElement)
                continue;
            m_styles.take(part);
            if (part.element() != u"table")
                continue;
            if (m_sheets.size() < kMostSheets)
                m_sheets.append({.name = part.attribute(u"name"),
                                 .isHidden = m_styles.hidden.contains(part.attribute(u"style-name"))});
            TRY(part.skip());
        }
    }

    const ZipArchive &m_archive;
    OdsStyles m_styles;
};

} // namespace

Result<std::unique_ptr<SheetBook>> odsBook(const ZipArchive &archive)
{
    auto book = std::make_unique<OdsBook>(archive);
    TRY(book->open());
    return std::unique_ptr<SheetBook>(std::move(book));
}

} // namespace stemdesk
