#pragma once

#include "core/storage/engine/statement.h"

#include <QByteArray>

namespace stemdesk {

/// An order-independent checksum of rows: equal only for equal sets of rows, by type, value and position of every
/// column.
class RowDigest {
public:
    /// Adds the next column of the current row. A zero has no sign, because SQLite drops it.
    void add(const SqlValue &value);
    void endRow();

    qint64 rows() const { return m_rows; }
    friend bool operator==(const RowDigest &one, const RowDigest &other)
    {
        return one.m_rows == other.m_rows && one.m_low == other.m_low && one.m_high == other.m_high;
    }

private:
    QByteArray m_row;
    qint64 m_rows = 0;
    quint64 m_low = 0; // Sums of the rows' hashes.
    quint64 m_high = 0;
};

} // namespace stemdesk
