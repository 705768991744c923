#pragma once

#include "core/exchange/files/table_file.h"

namespace stemdesk {

/// A CSV file. Separator (comma, semicolon or tab) and encoding (UTF-8 with or without BOM, UTF-16, Windows-1252) are
/// recognised. Cells come without the apostrophe that an export puts before what looks like a formula.
class CsvFile final : public TableFile {
public:
    static Result<std::unique_ptr<CsvFile>> open(const QString &name);
    ~CsvFile() override;
    Q_DISABLE_COPY_MOVE(CsvFile)

    QString name() const override;
    const QStringList &header() const override;
    qint64 headerLine() const;
    FileForm form() const override;
    FileStamp stamp() const override;

    Result<std::optional<TableRow>> next() override;
    Status rewind() override;

private:
    class Reader;

    explicit CsvFile(std::unique_ptr<Reader> reader);

    std::unique_ptr<Reader> m_reader;
};

} // namespace stemdesk
