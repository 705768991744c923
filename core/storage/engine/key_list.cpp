#include "core/storage/engine/key_list.h"

#include <algorithm>

namespace stemdesk {

KeyList::KeyList(const Driver &driver, QList<qint64> keys)
{
    std::ranges::sort(keys);
    const auto isGap = [](qint64 one, qint64 next) { return next != one + 1; };
    // A server would plan for a range of any length.
    m_isRange = !driver.isServer() && !keys.isEmpty() && std::ranges::adjacent_find(keys, isGap) == keys.end();
    if (m_isRange) {
        m_sql = "key between ? and ?";
        m_first = keys.constFirst();
        m_last = keys.constLast();
    } else {
        m_sql = "key " + driver.amongKeys();
        m_keys = driver.keysText(keys);
    }
}

void bindNext(Statement &statement, int &index, const KeyList &keys)
{
    if (!keys.m_isRange) {
        bindValue(statement, index++, keys.m_keys);
        return;
    }
    bindValue(statement, index++, keys.m_first);
    bindValue(statement, index++, keys.m_last);
}

} // namespace stemdesk
