#pragma once

#include "core/storage/engine/driver.h"
#include "core/storage/engine/statement.h"

namespace stemdesk {

/// The condition for rows by their keys, and its values. SQLite takes keys without a gap, those of rows that were added
/// together, as a range: to look up each costs a third more.
class KeyList {
public:
    KeyList(const Driver &driver, QList<qint64> keys);

    /// "key in (...)".
    const QByteArray &sql() const { return m_sql; }
    friend void bindNext(Statement &statement, int &index, const KeyList &keys);

private:
    QByteArray m_sql;
    bool m_isRange = false;
    qint64 m_first = 0;
    qint64 m_last = 0;
    QString m_keys; ///< If they are no range.
};

} // namespace stemdesk
