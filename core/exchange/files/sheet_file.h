#pragma once

#include "core/exchange/files/table_file.h"

namespace stemdesk {

class SheetBook;
class SheetRows;
class ZipArchive;

/// One sheet of an XLSX or ODS workbook, as a table. Holds the packed file in memory, but not the sheet.
class SheetFile final : public TableFile {
public:
    /// Fails with unknown_sheet, not_table, not_csv:document, file_damaged, file_too_large or too_many_cells.
    static Result<std::unique_ptr<SheetFile>> open(const QString &name, const TableOptions &options);
    ~SheetFile() override;
    Q_DISABLE_COPY_MOVE(SheetFile)

    QString name() const override;
    FileForm form() const override;
    FileStamp stamp() const override { return m_stamp; }
    qint64 hiddenRows() const override;

protected:
    Result<std::optional<TableRow>> nextRow() override;
    Status restart() override;

private:
    explicit SheetFile(QString path);

    Status load();
    Status choose(const TableOptions &options);
    Status chooseNamed(const QString &sheet);
    FileStamp stampNow() const;

    QString m_path;
    FileStamp m_stamp;
    std::unique_ptr<ZipArchive> m_archive;
    std::unique_ptr<SheetBook> m_book;
    std::unique_ptr<SheetRows> m_rows;
    qsizetype m_sheet = 0;
    qint64 m_cells = 0; ///< Cells returned since the last rewind().
    qint64 m_text = 0;
};

} // namespace stemdesk
