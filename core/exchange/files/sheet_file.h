#pragma once

#include "core/exchange/files/table_file.h"

namespace stemdesk {

class SheetRows;
class ZipArchive;

/// One sheet of a workbook, XLSX or ODS, as a table. The packed file is held in memory, the sheet is not.
class SheetFile final : public TableFile {
public:
    /// unknown_sheet, not_table, not_csv:document, file_damaged, file_too_large, too_many_cells.
    static Result<std::unique_ptr<SheetFile>> open(const QString &name, const QString &sheet);
    ~SheetFile() override;
    Q_DISABLE_COPY_MOVE(SheetFile)

    QString name() const override;
    const QStringList &header() const override { return m_header; }
    FileForm form() const override;
    FileStamp stamp() const override { return m_stamp; }

    Result<std::optional<TableRow>> next() override;
    Status rewind() override;

private:
    SheetFile(QString path, QString sheet);

    Status load();
    FileStamp stampNow() const;
    Result<std::optional<TableRow>> nextRow();

    QString m_path;
    QString m_wanted;
    FileStamp m_stamp;
    std::unique_ptr<ZipArchive> m_archive;
    std::unique_ptr<SheetRows> m_rows;
    QStringList m_header;
    qint64 m_cells = 0; ///< That next() has given since the last rewind().
    qint64 m_text = 0;
};

} // namespace stemdesk
