#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_remark.h"

namespace stemdesk {

/// Rows with this value in this column are passed over.
struct RowSkip {
    qsizetype column = 0;
    QString value;

    friend bool operator==(const RowSkip &, const RowSkip &) = default;
};

/// The rows of a file that are about something: without headings and totals between them, and with the product that is
/// written once for several rows. Rows that carry an id of ours are left as they are.
class ImportRows {
public:
    /// The file outlives it.
    ImportRows(TableFile &file, const ColumnMapping &mapping, const QList<RowSkip> &skips);

    Result<std::optional<TableRow>> next();
    Status rewind();

    /// About the rows that were given since the last rewind().
    ImportRemarks remarks() const;

private:
    /// Of a row: what it is about, in the file's words.
    struct About {
        QString product;
        QString variant;
        QString length;
    };

    bool isSkipped(const TableRow &row) const;
    bool isPassedOver(const TableRow &row);
    QString cellOf(const TableRow &row, const QString &field) const;
    void repeatProduct(TableRow &row);

    TableFile &m_file;
    const ColumnMapping &m_mapping;
    QList<RowSkip> m_skips;
    About m_above;
    qint64 m_repeated = 0;
    qint64 m_empty = 0; ///< Rows with nothing that is taken.
};

} // namespace stemdesk
