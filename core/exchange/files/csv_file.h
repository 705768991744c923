#pragma once

#include "core/exchange/files/table_file.h"

namespace stemdesk {

/// A CSV file. Separator (comma, semicolon, bar or tab) and encoding are recognised. Cells lose the apostrophe with
/// which an export defuses formulas, and ="text" becomes the text.
class CsvFile final : public TableFile {
public:
    static Result<std::unique_ptr<CsvFile>> open(const QString &name, const TableOptions &options = {});
    ~CsvFile() override;
    Q_DISABLE_COPY_MOVE(CsvFile)

    QString name() const override;
    FileForm form() const override;
    FileStamp stamp() const override;

protected:
    Result<std::optional<TableRow>> nextRow() override;
    Status restart() override;

private:
    class Reader;

    explicit CsvFile(std::unique_ptr<Reader> reader);

    std::unique_ptr<Reader> m_reader;
};

} // namespace stemdesk
