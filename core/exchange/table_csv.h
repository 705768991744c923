#pragma once

#include "core/exchange/table_export.h"

#include <memory>

namespace stemdesk {

class CsvTableWriter;
class TableWalk;

/// A table as CSV, part by part, as exportTable() would write it. Each part may be read on another thread and
/// connection, one after the other; rows that come or go meanwhile make no other come twice or be left out.
class TableCsv {
public:
    explicit TableCsv(const TableChoice &choice);
    ~TableCsv();
    Q_DISABLE_COPY_MOVE(TableCsv)

    /// The next part, of some ten kilobytes.
    Result<QByteArray> next(ShopServices &shop);
    /// next() has given the last one.
    bool isDone() const { return m_isDone; }

private:
    std::unique_ptr<TableWalk> m_walk;
    QStringList m_columns;
    std::unique_ptr<CsvTableWriter> m_file; ///< Once the shop is known, whose currency rounds its money.
    bool m_isDone = false;
};

} // namespace stemdesk
