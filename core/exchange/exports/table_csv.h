#pragma once

#include "core/exchange/exports/table_export.h"
#include "core/exchange/files/file_parts.h"

#include <memory>

namespace stemdesk {

class CsvTableWriter;
class TableWalk;

/// A table as CSV, as exportTable() would write it.
class TableCsv final : public FileParts {
public:
    explicit TableCsv(const TableChoice &choice);
    ~TableCsv() override;
    Q_DISABLE_COPY_MOVE(TableCsv)

    Result<QByteArray> next(ShopServices &shop) override;
    bool isDone() const override { return m_isDone; }

private:
    std::unique_ptr<TableWalk> m_walk;
    QStringList m_columns;
    std::unique_ptr<CsvTableWriter> m_file; ///< Made once the shop's currency is known.
    bool m_isDone = false;
};

} // namespace stemdesk
