#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/files/xml_part.h"

#include <memory>

namespace stemdesk {

/// The rows of one sheet of a workbook, from the first on; blank ones are left out. Texts come as they are, numbers in
/// digits that leave no doubt about their decimal sign.
class SheetRows {
public:
    virtual ~SheetRows() = default;
    Q_DISABLE_COPY_MOVE(SheetRows)

    /// Nothing at the end.
    virtual Result<std::optional<TableRow>> next() = 0;
    /// Of the sheet that is read.
    virtual QString sheet() const = 0;
    /// The row that was begun last.
    virtual qint64 line() const = 0;

protected:
    SheetRows() = default;
};

// `sheet`: the first where it is empty. unknown_sheet where there is none of that name.

Result<std::unique_ptr<SheetRows>> xlsxRows(const ZipArchive &archive, const QString &sheet);
Result<std::unique_ptr<SheetRows>> odsRows(const ZipArchive &archive, const QString &sheet);

/// A number of a cell, as programs store it, in the digits of a person; the text itself where it is none.
QString sheetNumber(const QString &stored);
Error unknownSheet(const ZipArchive &archive, const QString &sheet, const QStringList &sheets);
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

} // namespace stemdesk
