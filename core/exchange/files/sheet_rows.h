#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/files/xml_part.h"

#include <QHash>

#include <memory>

namespace stemdesk {

/// The rows of one sheet of a workbook, from the first on; blank and hidden ones are left out. Cells that are merged
/// with those below them are repeated there.
class SheetRows {
public:
    virtual ~SheetRows() = default;
    Q_DISABLE_COPY_MOVE(SheetRows)

    /// Nothing at the end.
    virtual Result<std::optional<TableRow>> next() = 0;
    /// The row that was begun last.
    virtual qint64 line() const = 0;
    /// That were left out until now.
    qint64 hiddenRows() const { return m_hiddenRows; }

protected:
    SheetRows() = default;

    qint64 m_hiddenRows = 0;
};

/// A workbook in an archive, which outlives it.
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
    /// In this row and so many below it.
    void begin(qsizetype column, qint64 rowsBelow, const QString &cell, const CellFact &fact);
    /// Into the next row.
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

/// A number of a cell, as programs store it, in the digits of a person; the text itself where it is none.
QString sheetNumber(const QString &stored);
/// For a row of more text than a sheet can hold.
Error rowTooLong();

/// The same for one that is left before its end, which may be far: none of a sheet has twice as many cells as it has
/// columns.
Status mayGoOn(qint64 cells);

/// A cell may hold so many characters, a row so many of all its cells.
inline constexpr qsizetype kMostCellText = 1024LL * 1024;
inline constexpr qsizetype kMostRowText = 4LL * 1024 * 1024;
inline constexpr qsizetype kMostSheetColumns = 16'384;
inline constexpr qint64 kMostSheetRows = 1'048'576;
inline constexpr qsizetype kMostSheets = 10'000;

} // namespace stemdesk
