#include "core/exchange/files/sheet_rows.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using Token = QXmlStreamReader::TokenType;

/// How often a row or cell stands there; at least once.
qint64 timesOf(const QString &repeated)
{
    return std::clamp<qint64>(repeated.toLongLong(), 1, kMostSheetRows);
}

class OdsRows final : public SheetRows {
public:
    explicit OdsRows(std::unique_ptr<XmlPart> part) : m_part(std::move(part)) {}

    QString sheet() const override { return m_sheet; }
    qint64 line() const override { return m_line; }

    /// False where there is no such sheet; `known` gets the names of those that were passed.
    Result<bool> find(const QString &sheet, QStringList &known)
    {
        for (;;) {
            const Result<bool> found = m_part->find(u"table");
            if (!found || !*found)
                return found;
            m_sheet = m_part->attribute(u"name");
            if (sheet.isEmpty() || m_sheet == sheet)
                return true;
            if (known.size() < 100)
                known.append(m_sheet);
            TRY(m_part->skip());
        }
    }

    Result<std::optional<TableRow>> next() override
    {
        if (m_times > 0) {
            --m_times;
            m_row.line = ++m_line;
            return std::optional(m_row);
        }
        while (!m_isAtEnd) {
            const bool found = TRY(m_part->find(u"table-row", u"table"));
            m_isAtEnd = !found;
            if (m_isAtEnd)
                break;
            const qint64 times = timesOf(m_part->attribute(u"number-rows-repeated"));
            TRY(readRow());
            const bool isBlank =
                std::ranges::all_of(m_row.cells, [](const QString &cell) { return cell.trimmed().isEmpty(); });
            if (isBlank && !m_row.damage) {
                m_line += times;
                continue;
            }
            m_times = std::min(times, kMostSheetRows - std::min(m_line, kMostSheetRows)) - 1;
            m_row.line = ++m_line;
            return std::optional(m_row);
        }
        return std::optional<TableRow>();
    }

private:
    Status readRow()
    {
        m_row = {};
        m_rowText = 0;
        qint64 empty = 0; // Cells that count only where something follows them.
        for (qint64 cells = 0;;) {
            const Token token = TRY(m_part->next());
            if (token == Token::EndElement && m_part->element() == u"table-row")
                return {};
            const bool isCell = token == Token::StartElement
                && (m_part->element() == u"table-cell" || m_part->element() == u"covered-table-cell");
            if (!isCell)
                continue;
            TRY(mayGoOn(++cells));
            const qint64 times = timesOf(m_part->attribute(u"number-columns-repeated"));
            const QString cell = TRY(readCell());
            if (cell.isEmpty())
                empty = std::min(empty + times, kMostSheetRows);
            else
                append(cell, std::exchange(empty, 0), times);
        }
    }

    void append(const QString &cell, qint64 empty, qint64 times)
    {
        m_rowText += cell.size() * times;
        if (m_row.cells.size() + empty + times > kMostSheetColumns || m_rowText > kMostRowText) {
            m_row.damage = rowTooLong();
            return;
        }
        m_row.cells.resize(m_row.cells.size() + empty);
        for (qint64 i = 0; i < times; ++i)
            m_row.cells.append(cell);
    }

    Result<QString> readCell()
    {
        const QString type = m_part->attribute(u"value-type");
        const QString value = m_part->attribute(u"value");
        const QString end = m_part->element().toString();
        QString text;
        for (int paragraphs = 0;;) {
            const Token token = TRY(m_part->nextOutside(u"annotation"));
            if (token == Token::StartElement)
                text += signOf(paragraphs);
            else if (token == Token::Characters && paragraphs > 0 && text.size() < kMostCellText)
                text += m_part->xml().text();
            else if (token == Token::EndElement && m_part->element() == end)
                return isNumber(type) ? sheetNumber(value) : text;
        }
    }

    static bool isNumber(const QString &type)
    {
        return type == u"float"_s || type == u"currency"_s || type == u"percentage"_s;
    }

    /// What an element within a cell stands for.
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
    QString m_sheet;
    TableRow m_row;
    qsizetype m_rowText = 0;
    qint64 m_line = 0;
    qint64 m_times = 0; // So often the row comes again.
    bool m_isAtEnd = false;
};

} // namespace

Result<std::unique_ptr<SheetRows>> odsRows(const ZipArchive &archive, const QString &sheet)
{
    std::unique_ptr<XmlPart> part = TRY(XmlPart::open(archive, "content.xml"_ba));
    auto rows = std::make_unique<OdsRows>(std::move(part));
    QStringList known;
    const bool isFound = TRY(rows->find(sheet, known));
    if (!isFound)
        return unknownSheet(archive, sheet, known);
    return std::unique_ptr<SheetRows>(std::move(rows));
}

} // namespace stemdesk
