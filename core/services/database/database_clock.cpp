#include "core/services/database/database_clock.h"

#include "core/storage/engine/session.h"

#include <algorithm>
#include <cstdlib>

namespace stemdesk {

namespace {

/// A smaller difference between two looks is normal; the clock is then left alone and runs evenly.
constexpr qint64 kSlack = 50;

} // namespace

Status DatabaseClock::set(Session &session)
{
    const QByteArray sql = session.driver().clockSql();
    if (sql.isEmpty())
        return {};
    const Instant asked = m_local();
    const auto told = session.first(sql, [](const Row &row) { return row.integer(0); });
    const Instant answered = m_local();
    if (!told)
        return told.error();
    if (!*told)
        return {};
    const qint64 ahead = **told - (asked + answered) / 2;
    if (std::abs(ahead - m_ahead) > std::max(kSlack, answered - asked)) // Else it may be the time on the way alone.
        m_ahead = ahead;
    return {};
}

} // namespace stemdesk
