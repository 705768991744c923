#include "core/storage/events/event_group_store.h"

#include "core/storage/engine/session.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace stemdesk {

namespace {

// The groups come first, by their index, which has the order that is asked for.
QByteArray groupSelect(const Driver &driver)
{
    return "select event_group.key, event_group.event, event_group.rank, event_group.id, event.id, "
           "event_group.name, event_group.quantity, event_group.is_hidden, event_group.position, "
           "event_group.created_at, event_group.updated_at, event_group.version, "
           "event_group.image_urls, event_group.notes, event_group.description, "
           "event_group.fixed_price_inc_tax, event_group.minutes_per_copy, event_group.place from event_group"
        + driver.lookUp("event", "event", "event.key = event_group.event and event.shop = event_group.shop")
        + " where event_group.shop = ? ";
}

StoredGroup groupFrom(const Row &row)
{
    return {.key = row.integer(0),
            .event = row.integer(1),
            .rank = row.integer(2),
            .group = {.id = row.id<EventGroupId>(3),
                      .eventId = row.id<EventId>(4),
                      .name = row.text(5),
                      .quantity = row.real(6),
                      .isHidden = row.flag(7),
                      .fixedPriceIncTax = row.optionalReal(15),
                      .minutesPerCopy = row.optionalReal(16),
                      .place = row.text(17),
                      .description = row.text(14),
                      .imageUrls = row.lines(12),
                      .notes = row.text(13),
                      .position = row.smallInteger(8),
                      .createdAt = row.integer(9),
                      .updatedAt = row.integer(10),
                      .version = row.smallInteger(11)}};
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
    // They come by the index, but a list of keys promises no order.
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

Result<qint64> EventGroupStore::insert(const StoredGroup &stored)
{
    const EventGroup &group = stored.group;
    return m_session.insert(
        "insert into event_group (shop, event, rank, id, name, quantity, is_hidden, position, created_at, updated_at, "
        "version, image_urls, notes, description, fixed_price_inc_tax, minutes_per_copy, place) "
        "values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        m_tenant.shop, stored.event, stored.rank, group.id, group.name, group.quantity, group.isHidden, group.position,
        group.createdAt, group.updatedAt, group.version, joinedLines(group.imageUrls), group.notes, group.description,
        group.fixedPriceIncTax, group.minutesPerCopy, group.place);
}

Status EventGroupStore::update(const StoredGroup &stored)
{
    const EventGroup &group = stored.group;
    return m_session.run("update event_group set rank = ?, name = ?, quantity = ?, is_hidden = ?, position = ?, "
                         "updated_at = ?, version = ?, image_urls = ?, notes = ?, description = ?, fixed_price_inc_tax "
                         "= ?, minutes_per_copy = ?, place = ? "
                         "where shop = ? and key = ?",
                         stored.rank, group.name, group.quantity, group.isHidden, group.position, group.updatedAt,
                         group.version, joinedLines(group.imageUrls), group.notes, group.description,
                         group.fixedPriceIncTax, group.minutesPerCopy, group.place, m_tenant.shop, stored.key);
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
