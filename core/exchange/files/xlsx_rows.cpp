#include "core/exchange/files/xlsx_book.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using Token = QXmlStreamReader::TokenType;

/// The stored form of one cell.
struct StoredCell {
    QString type;
    QString style;
    QString value;
    bool isFormula = false;

    bool hasNoValue() const { return isFormula && value.isEmpty() && type != u"str"_s && type != u"s"_s; }
};

Error textMissing()
{
    return refused("file_damaged", {}, u"The row names a text that the workbook does not have."_s);
}

Error tooLargeToSort()
{
    return refused("file_too_large", {},
                   u"The rows of the sheet are not in the order of their numbers, and there are too many to sort; save "
                   "it again in an office program."_s);
}

/// A row as the file has it.
struct StoredRow {
    TableRow row; ///< Its line is 0 if the file does not say it.
    bool isHidden = false;
};

/// About the memory that it takes, with what the allocator and a growing list of rows add.
qint64 bytesOf(const StoredRow &stored)
{
    const auto ofText = [](const QString &text) { return text.isEmpty() ? 0 : 48 + 2 * qint64(text.size()); };
    const TableRow &row = stored.row;
    qint64 bytes = 2 * qint64(sizeof(StoredRow)) + row.cells.capacity() * qint64(sizeof(QString))
        + row.facts.capacity() * qint64(sizeof(std::pair<qsizetype, CellFact>));
    for (const QString &cell : row.cells)
        bytes += ofText(cell);
    for (const auto &[column, fact] : row.facts)
        bytes += ofText(fact.shown) + ofText(fact.currency) + ofText(fact.worded);
    return bytes;
}

class XlsxRows final : public SheetRows {
public:
    XlsxRows(const ZipArchive &archive, std::unique_ptr<XmlPart> part, const XlsxShared &shared,
             const SheetLayout &layout)
        : m_archive(archive), m_part(std::move(part)), m_shared(shared), m_merged(layout.merged),
          m_isInOrder(layout.isInOrder)
    {}

    qint64 line() const override { return m_begun; }

    Result<std::optional<TableRow>> next() override
    {
        for (;;) {
            std::optional<StoredRow> stored = TRY(m_isInOrder ? readStored() : nextSorted());
            if (!stored)
                return std::optional<TableRow>();
            TableRow row = std::move(stored->row);
            row.line = m_line = std::max(row.line, m_line + 1);
            const bool isBlank = row.isBlank();
            fillMerged(row);
            if (isBlank)
                continue;
            if (!stored->isHidden)
                return std::optional(std::move(row));
            ++m_hiddenRows;
        }
    }

private:
    Result<std::optional<StoredRow>> readStored()
    {
        const bool found = TRY(m_part->find(u"row"));
        if (!found)
            return std::optional<StoredRow>();
        if (++m_rows > kMostSheetRows)
            return m_archive.tooLarge();
        const qint64 line = m_part->attribute(u"r").toLongLong();
        const QString hidden = m_part->attribute(u"hidden");
        m_begun = std::max(line, m_line + 1);
        StoredRow stored{.row = TRY(readRow()), .isHidden = hidden == u"1"_s || hidden == u"true"_s};
        stored.row.line = line;
        return std::optional(std::move(stored));
    }

    /// Rows as a spreadsheet shows them: by number, whatever their order in the file.
    Result<std::optional<StoredRow>> nextSorted()
    {
        if (!m_isSorted) {
            TRY(sortRows());
        }
        if (m_nextSorted == m_sorted.size())
            return std::optional<StoredRow>();
        return std::optional(std::move(m_sorted[m_nextSorted++]));
    }

    Status sortRows()
    {
        constexpr qint64 kMostSortedBytes = 256LL * 1024 * 1024;
        qint64 line = 0;
        qint64 bytes = 0;
        for (;;) {
            std::optional<StoredRow> stored = TRY(readStored());
            if (!stored)
                break;
            TableRow &row = stored->row;
            line = row.line > 0 ? row.line : line + 1;
            row.line = line;
            if (row.cells.isEmpty() && row.facts.isEmpty() && !row.damage)
                continue;
            bytes += bytesOf(*stored);
            if (bytes > kMostSortedBytes)
                return tooLargeToSort();
            m_sorted.push_back(*std::move(stored));
        }
        std::ranges::stable_sort(m_sorted, {}, [](const StoredRow &each) { return each.row.line; });
        m_isSorted = true;
        return {};
    }

    /// Cells without a reference follow one another from the first column.
    Result<TableRow> readRow()
    {
        TableRow row;
        qsizetype text = 0;
        qint64 cells = 0;
        for (qsizetype column = 0;; ++column) {
            const bool found = TRY(m_part->find(u"c", u"row"));
            if (!found)
                return row;
            TRY(mayGoOn(++cells));
            column = sheetColumnOf(m_part->attribute(u"r")).value_or(column);
            const StoredCell cell = TRY(readCell());
            if (column >= kMostSheetColumns) {
                row.damage = rowTooLong();
                continue;
            }
            const qsizetype before = row.cells.value(column).size();
            put(row, column, cell);
            text += row.cells.value(column).size() - before;
            if (text > kMostRowText)
                row.damage = rowTooLong();
        }
    }

    Result<StoredCell> readCell()
    {
        StoredCell cell{.type = m_part->attribute(u"t"), .style = m_part->attribute(u"s"), .value = {}};
        bool isValue = false;
        for (;;) {
            const Token token = TRY(m_part->next());
            if (token == Token::StartElement) {
                isValue = m_part->element() == u"v";
                cell.isFormula = cell.isFormula || m_part->element() == u"f";
                TRY(readInline(cell));
            } else if (token == Token::Characters && isValue && cell.value.size() < kMostCellText) {
                cell.value += m_part->xml().text();
            } else if (token == Token::EndElement) {
                isValue = false;
                if (m_part->element() == u"c")
                    return cell;
            }
        }
    }

    /// Reads a cell's own text, if the current element holds one instead of the number of a shared text.
    Status readInline(StoredCell &cell)
    {
        if (m_part->element() != u"is")
            return {};
        const QString text = TRY(richText(*m_part));
        cell.value = text;
        return {};
    }

    void put(TableRow &row, qsizetype column, const StoredCell &cell) const
    {
        if (cell.hasNoValue())
            row.put(column, {}, {.kind = CellKind::NoValue});
        else if (cell.value.isEmpty())
            row.put(column, {});
        else if (cell.type == u"s"_s)
            putShared(row, column, cell.value);
        else if (cell.type == u"e"_s)
            row.put(column, cell.value, {.kind = CellKind::Error, .shown = cell.value});
        else if (cell.type == u"b"_s) // As shown in the sheet; a bare 1 could be taken for a price.
            row.put(column, cell.value == u"0"_s ? u"FALSE"_s : u"TRUE"_s);
        else if (cell.type == u"d"_s)
            putDay(row, column, cell.value);
        else if (cell.type.isEmpty() || cell.type == u"n"_s)
            m_shared.styles.put(row, column, cell.style, cell.value);
        else
            row.put(column, cell.type == u"str"_s ? decodedText(cell.value) : cell.value);
    }

    void putShared(TableRow &row, qsizetype column, const QString &number) const
    {
        const std::optional<QString> text = m_shared.texts.at(number);
        if (!text)
            row.damage = textMissing();
        row.put(column, text.value_or(QString()));
    }

    /// "2026-01-05T00:00:00".
    static void putDay(TableRow &row, qsizetype column, const QString &stored)
    {
        const QDateTime moment = QDateTime::fromString(stored, Qt::ISODate);
        const QString shown = moment.isValid() ? momentInWords(moment, CellKind::Date) : stored;
        row.put(column, stored.section(u'T', 0, 0), {.kind = CellKind::Date, .shown = shown});
    }

    /// Repeats cells merged with those below them, and leaves out the cells that they cover.
    void fillMerged(TableRow &row)
    {
        for (; m_gone + 1 < row.line && !m_open.isEmpty(); ++m_gone) {
            TableRow between; // A row that the file does not have.
            m_open.fill(between);
        }
        m_gone = row.line;
        m_open.fill(row);
        for (; m_nextMerged < m_merged.size() && m_merged.at(m_nextMerged).firstRow <= row.line; ++m_nextMerged) {
            if (m_merged.at(m_nextMerged).firstRow == row.line)
                begin(m_merged.at(m_nextMerged), row);
        }
    }

    void begin(const MergedBlock &block, TableRow &row)
    {
        constexpr qsizetype kWidest = 64; // Wider cells are titles; a table is never below one.
        const qsizetype last = std::min(block.lastColumn, block.firstColumn + kWidest);
        const qint64 below = block.lastRow - block.firstRow;
        for (qsizetype column = block.firstColumn; column <= last; ++column) {
            if (column > block.firstColumn)
                row.put(column, {});
            if (below > 0)
                m_open.begin(column, below, row.cells.value(column), row.fact(column));
        }
    }

    const ZipArchive &m_archive;
    std::unique_ptr<XmlPart> m_part;
    const XlsxShared &m_shared;
    QList<MergedBlock> m_merged;
    bool m_isInOrder;
    bool m_isSorted = false;
    std::vector<StoredRow> m_sorted; ///< Only if they are not in order.
    size_t m_nextSorted = 0;
    qsizetype m_nextMerged = 0;
    MergedCells m_open;
    qint64 m_gone = 0; ///< The last row that was filled.
    qint64 m_line = 0; ///< Of the last row that was passed on.
    qint64 m_begun = 0;
    qint64 m_rows = 0; ///< Counts empty rows too.
};

} // namespace

Result<std::unique_ptr<SheetRows>> xlsxRows(const ZipArchive &archive, const QByteArray &part, const XlsxShared &shared,
                                            const SheetLayout &layout)
{
    std::unique_ptr<XmlPart> xml = TRY(XmlPart::open(archive, part));
    return std::unique_ptr<SheetRows>(new XlsxRows(archive, std::move(xml), shared, layout));
}

} // namespace stemdesk
