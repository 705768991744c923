#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_remark.h"

namespace stemdesk {

/// Skips rows with this value in this column.
struct RowSkip {
    qsizetype column = 0;
    QString value;

    friend bool operator==(const RowSkip &, const RowSkip &) = default;
};

/// The rows of a file that describe something: without group headings and totals, and with product names repeated that
/// the file writes only once. Rows with one of our ids are not changed.
class ImportRows {
public:
    /// `file` must outlive it.
    ImportRows(TableFile &file, const ColumnMapping &mapping, const QList<RowSkip> &skips);

    Result<std::optional<TableRow>> next();
    Status rewind();

    /// Remarks on the columns left out, and on the rows read since the last rewind().
    ImportRemarks remarks() const;

private:
    /// The names in the row above, as the file writes them.
    struct About {
        QString product;
        QString variant;
        QString length;
    };

    bool isSkipped(const TableRow &row) const;
    bool isPassedOver(const TableRow &row);
    QString cellOf(const TableRow &row, const QString &field) const;
    void takeHeading(const TableRow &row);
    void repeatProduct(TableRow &row);

    TableFile &m_file;
    const ColumnMapping &m_mapping;
    QList<RowSkip> m_skips;
    About m_above;
    qint64 m_repeated = 0;
    qint64 m_empty = 0; ///< Rows that are empty in all assigned columns.
    QStringList m_bare; ///< Products of rows with nothing else, in a list of prices without varieties.
};

} // namespace stemdesk
