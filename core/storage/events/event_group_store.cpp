#include "core/storage/events/event_group_store.h"

#include "core/storage/engine/session.h"
#include "core/storage/rows/resource_rows.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace stemdesk {

namespace {

const ResourceRows<EventGroup> kGroupRows(eventGroupSpec());

// The groups come first, by their index, which has the order that is asked for.
QByteArray groupSelect(const Driver &driver)
{
    return "select event_group.key, event_group.event, event_group.rank, event.id, " + kGroupRows.qualifiedNames()
        + " from event_group"
        + driver.lookUp("event", "event", "event.key = event_group.event and event.shop = event_group.shop")
        + " where event_group.shop = ? ";
}

StoredGroup groupFrom(const Row &row)
{
    StoredGroup stored{
        .key = row.integer(0), .event = row.integer(1), .rank = row.integer(2), .group = kGroupRows.read(row, 4)};
    stored.group.eventId = row.id<EventId>(3);
    return stored;
}

} // namespace

Result<QList<StoredGroup>> EventGroupStore::ofEvent(qint64 event) const
{
    return m_session.all(groupSelect(m_session.driver()) + "and event_group.event = ? order by event_group.rank",
                         groupFrom, m_tenant.shop, event);
}

Result<QList<StoredGroup>> EventGroupStore::ofEvents(const QList<qint64> &events) const
{
    const Driver &driver = m_session.driver();
    auto groups = m_session.all(groupSelect(driver) + "and event_group.event " + driver.amongKeys(), groupFrom,
                                m_tenant.shop, driver.keysText(events));
    // They come in index order, but a list of keys guarantees none.
    const auto place = [](const StoredGroup &group) { return std::tuple(group.event, group.rank); };
    if (groups && !std::ranges::is_sorted(std::as_const(*groups), {}, place))
        std::ranges::sort(*groups, {}, place);
    return groups;
}

Result<QList<PricingGroup>> EventGroupStore::pricingOf(const QList<qint64> &events) const
{
    const Driver &driver = m_session.driver();
    return m_session.all(
        "select key, event, quantity, is_hidden, position, fixed_price_inc_tax from event_group where shop = ? and "
        "event "
            + driver.amongKeys(),
        [](const Row &row) {
            return PricingGroup{.key = row.integer(0),
                                .event = row.integer(1),
                                .quantity = row.real(2),
                                .isHidden = row.flag(3),
                                .position = row.smallInteger(4),
                                .fixedPriceIncTax = row.optionalReal(5)};
        },
        m_tenant.shop, driver.keysText(events));
}

Result<QList<StoredGroup>> EventGroupStore::after(qint64 event, const PageRequest &page) const
{
    return m_session.all(groupSelect(m_session.driver()) + "and event_group.event = ? and event_group.rank > ?"
                             + idClause(page, "event_group.id") + " order by event_group.rank limit ?",
                         groupFrom, m_tenant.shop, event, page.after.value_or(std::numeric_limits<qint64>::min()),
                         idsOf(page), page.limit + 1);
}

Result<StoredGroup> EventGroupStore::find(qint64 event, EventGroupId id) const
{
    const auto group =
        m_session.first(groupSelect(m_session.driver()) + "and event_group.event = ? and event_group.id = ?", groupFrom,
                        m_tenant.shop, event, id);
    if (!group)
        return group.error();
    if (!*group)
        return notFound();
    return **group;
}

Result<StoredGroup> EventGroupStore::find(EventId event, EventGroupId id) const
{
    const auto group = TRY(
        m_session.first(groupSelect(m_session.driver()) + "and event_group.id = ? and event.shop = ? and event.id = ?",
                        groupFrom, m_tenant.shop, id, m_tenant.shop, event));
    if (!group)
        return notFound();
    return *group;
}

Result<qint64> EventGroupStore::insert(const StoredGroup &stored)
{
    static const QByteArray kInsert = kGroupRows.insertSql("shop, event, rank");
    return m_session.insert(kInsert, m_tenant.shop, stored.event, stored.rank, kGroupRows.inserted(stored.group));
}

Status EventGroupStore::update(const StoredGroup &before, const StoredGroup &after)
{
    const RowChange change("event_group", kGroupRows.updated(before.group).add("rank", before.rank),
                           kGroupRows.updated(after.group).add("rank", after.rank));
    return m_session.run(change.sql(" where shop = ? and key = ?"), change, m_tenant.shop, after.key);
}

Result<EventGroupId> EventGroupStore::idOf(qint64 key) const
{
    const auto id = TRY(m_session.first(
        "select id from event_group where shop = ? and key = ?", [](const Row &row) { return row.id<EventGroupId>(0); },
        m_tenant.shop, key));
    return id ? Result<EventGroupId>(*id) : Result<EventGroupId>(notFound());
}

Result<EventGroupId> EventGroupStore::touch(qint64 key, Instant now)
{
    const auto id = TRY(m_session.first(
        "update event_group set updated_at = ?, version = version + 1 where shop = ? and key = ? returning id",
        [](const Row &row) { return row.id<EventGroupId>(0); }, now, m_tenant.shop, key));
    return id ? Result<EventGroupId>(*id) : Result<EventGroupId>(notFound());
}

Status EventGroupStore::remove(qint64 key)
{
    return m_session.run("delete from event_group where shop = ? and key = ?", m_tenant.shop, key);
}

Status EventGroupStore::removeAllOf(qint64 event)
{
    return m_session.run("delete from event_group where shop = ? and event = ?", m_tenant.shop, event);
}

} // namespace stemdesk
