#include "core/storage/rows/row_order.h"

#include "core/storage/engine/session.h"

#include <algorithm>

namespace stemdesk {

namespace {

/// Room for a million rows before the first one, two thousand million after it, and 32 insertions at the same place
/// between two.
constexpr qint64 kFirstRank = qint64(1) << 52;
constexpr qint64 kRankStep = qint64(1) << 32;

RowPlace placeFrom(const Row &row)
{
    return {.position = row.smallInteger(0), .rank = row.integer(1)};
}

} // namespace

RowOrder RowOrder::ofGroups(Session &session, const Tenant &tenant, qint64 event)
{
    return {session, tenant, event, std::nullopt};
}

RowOrder RowOrder::ofItems(Session &session, const Tenant &tenant, qint64 event, qint64 group)
{
    return {session, tenant, event, group};
}

RowOrder::RowOrder(Session &session, const Tenant &tenant, qint64 event, std::optional<qint64> group)
    : m_session(session), m_shop(tenant.shop), m_event(event), m_group(group),
      m_table(group ? "event_item" : "event_group"),
      m_siblings(group ? " where shop = ? and event = ? and event_group = ? and position >= 0"
                       : " where shop = ? and event = ? and cast(? as bigint) is null and position >= 0")
{}

Result<int> RowOrder::count() const
{
    const auto place = TRY(last());
    return place ? place->position + 1 : 0;
}

Result<RowPlace> RowOrder::open(std::optional<int> position, Instant now)
{
    const auto end = TRY(last());
    if (!end)
        return RowPlace{.position = 0, .rank = kFirstRank};
    const int size = end->position + 1;
    const int target = std::min(position.value_or(size), size);
    if (target == size)
        return RowPlace{.position = size, .rank = end->rank + kRankStep};
    const qint64 rank = TRY(rankBefore(target));
    TRY(move(1, target, now));
    return RowPlace{.position = target, .rank = rank};
}

Status RowOrder::close(int position, Instant now)
{
    return move(-1, position + 1, now);
}

Status RowOrder::takeOut(qint64 key, int position, Instant now)
{
    const Status out =
        m_session.run("update " + m_table + " set position = ? where shop = ? and key = ?", kTakenOut, m_shop, key);
    return out ? close(position, now) : out;
}

/// The rows from `from` on.
Status RowOrder::move(int by, int from, Instant now)
{
    const auto moved = TRY(m_session.all(
        "update " + m_table + " set position = position + ?, updated_at = ?, version = version + 1" + m_siblings
            + " and position >= ? returning id",
        [](const Row &row) { return row.idBytes(0); }, by, now, m_shop, m_event, m_group, from));
    m_moved += moved;
    return {};
}

Result<std::optional<RowPlace>> RowOrder::last() const
{
    return m_session.first("select position, rank from " + m_table + m_siblings + " order by rank desc limit 1",
                           placeFrom, m_shop, m_event, m_group);
}

Result<std::optional<qint64>> RowOrder::rankAt(int position) const
{
    return m_session.first(
        "select rank from " + m_table + m_siblings + " and position = ?", [](const Row &row) { return row.integer(0); },
        m_shop, m_event, m_group, position);
}

/// A free rank between the existing row at `position` and the one before it.
Result<qint64> RowOrder::rankBefore(int position)
{
    const auto free = TRY(freeRankBefore(position));
    if (free)
        return *free;
    TRY(renumber());
    const auto made = TRY(freeRankBefore(position));
    return made ? Result<qint64>(*made) : internal(QStringLiteral("no rank is free"));
}

/// nullopt if the two ranks are neighbours.
Result<std::optional<qint64>> RowOrder::freeRankBefore(int position) const
{
    const auto above = rankAt(position);
    if (!above)
        return above.error();
    const auto below = TRY(position == 0 ? above : rankAt(position - 1));
    const qint64 to = above->value_or(kFirstRank);
    const qint64 from = position == 0 ? to - 2 * kRankStep : below.value_or(0);
    return from >= 0 && to - from > 1 ? std::optional(from + (to - from) / 2) : std::nullopt;
}

Status RowOrder::renumber()
{
    const auto keys = TRY(m_session.all(
        "select key from " + m_table + m_siblings + " order by rank", [](const Row &row) { return row.integer(0); },
        m_shop, m_event, m_group));
    qint64 rank = kFirstRank;
    for (const qint64 key : keys) {
        const Status moved =
            m_session.run("update " + m_table + " set rank = ? where shop = ? and key = ?", rank, m_shop, key);
        if (!moved)
            return moved;
        rank += kRankStep;
    }
    return {};
}

} // namespace stemdesk
