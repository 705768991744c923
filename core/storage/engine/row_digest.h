#pragma once

#include "core/storage/engine/statement.h"

#include <QByteArray>

namespace stemdesk {

/// What rows hold, as a checksum that does not depend on their order: two sets of rows have the same one only if they
/// are equal, by type, value and place of every column.
class RowDigest {
public:
    /// The next column's value of the row that is being added. A zero has no sign, because SQLite keeps none.
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
