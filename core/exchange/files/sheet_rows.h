#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/files/xml_part.h"

#include <QHash>

#include <memory>

namespace stemdesk {

/// Reads the rows of one sheet in order. Leaves out blank and hidden rows. A cell merged with those below it is
/// repeated in their rows.
class SheetRows {
public:
    virtual ~SheetRows() = default;
    Q_DISABLE_COPY_MOVE(SheetRows)

    /// nullopt at the end.
    virtual Result<std::optional<TableRow>> next() = 0;
    /// The number of the row begun last.
    virtual qint64 line() const = 0;
    /// Hidden rows left out so far.
    qint64 hiddenRows() const { return m_hiddenRows; }

protected:
    SheetRows() = default;

    qint64 m_hiddenRows = 0;
};

/// A workbook in an archive; the archive must outlive it.
class SheetBook {
public:
    virtual ~SheetBook() = default;
    Q_DISABLE_COPY_MOVE(SheetBook)

    const QList<SheetName> &sheets() const { return m_sheets; }
    virtual Result<std::unique_ptr<SheetRows>> rows(qsizetype sheet) = 0;

protected:
    SheetBook() = default;

    QList<SheetName> m_sheets;
};

Result<std::unique_ptr<SheetBook>> xlsxBook(const ZipArchive &archive);
Result<std::unique_ptr<SheetBook>> odsBook(const ZipArchive &archive);

/// Cells that are repeated in the rows below them.
class MergedCells {
public:
    /// Repeats the cell in this row and the next `rowsBelow` rows.
    void begin(qsizetype column, qint64 rowsBelow, const QString &cell, const CellFact &fact);
    /// Puts the repeated cells into the next row.
    void fill(TableRow &row);
    bool isEmpty() const { return m_cells.isEmpty(); }

private:
    struct Cell {
        qint64 rowsLeft = 0;
        QString text;
        CellFact fact;
    };

    QHash<qsizetype, Cell> m_cells; ///< By column.
};

/// A stored number in plain digits; the text itself if it is not a number.
QString sheetNumber(const QString &stored);
/// Text that the sheet shows raised. A raised digit is a footnote or the cents of a price: as a plain one it would make
/// another number of "0,45".
QString raisedDigits(QStringView text);
/// The error for a row with more text than a sheet can hold.
Error rowTooLong();

/// Fails with the same error before the end of a row that may be very long: no row has twice as many cells as a sheet
/// has columns.
Status mayGoOn(qint64 cells);

/// Limits for the characters of a cell and of all cells of a row.
inline constexpr qsizetype kMostCellText = 1024LL * 1024;
inline constexpr qsizetype kMostRowText = 4LL * 1024 * 1024;
inline constexpr qsizetype kMostSheetColumns = 16'384;
inline constexpr qint64 kMostSheetRows = 1'048'576;
inline constexpr qsizetype kMostSheets = 10'000;

} // namespace stemdesk
