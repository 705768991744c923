#include "core/storage/catalogue/variant_usage_store.h"

#include "core/storage/engine/session.h"

#include <QSet>

namespace stemdesk {

Result<qint64> VariantUsageStore::lineCount(const QList<qint64> &variants) const
{
    qint64 lines = 0;
    for (const qint64 variant : variants) {
        const auto count = TRY(m_session.first(
            "select count(*) from event_item where shop = ? and variant = ?",
            [](const Row &row) { return row.integer(0); }, m_tenant.shop, variant));
        lines += count.value_or(0);
    }
    return lines;
}

Result<QList<LinePlace>> VariantUsageStore::lines(qint64 variant) const
{
    return m_session.all(
        "select event.id, event_group.id, event_item.id from event_item join event on event.key = event_item.event and "
        "event.shop = event_item.shop "
        "join event_group on event_group.key = event_item.event_group and event_group.shop = event_item.shop where "
        "event_item.shop = ? and "
        "event_item.variant = ? order by event_item.event, event_item.event_group, event_item.position",
        [](const Row &row) {
            return LinePlace{
                .event = row.id<EventId>(0), .group = row.id<EventGroupId>(1), .item = row.id<EventItemId>(2)};
        },
        m_tenant.shop, variant);
}

Result<qint64> VariantUsageStore::eventCount(const QList<qint64> &variants) const
{
    static const InSql kEvents("select distinct event from event_item where shop = ? and variant in");
    QSet<qint64> events;
    TRY(readParts(kEvents, variants, [&](const QByteArray &sql, const InList<qint64> &part) {
        return m_session.each(
            sql, [&](const Row &row) { events += row.integer(0); }, m_tenant.shop, part);
    }));
    return events.size();
}

Result<QList<EventUse>> VariantUsageStore::events(qint64 variant, int limit) const
{
    return m_session.all(
        "select event.id, event.name, sum(event_item.quantity * event_group.quantity) from event_item cross join event "
        "cross join event_group where event.key = event_item.event and event.shop = event_item.shop and "
        "event_group.key = event_item.event_group and event_group.shop = event_item.shop "
        "and event_item.shop = ? and event_item.variant = ? group by event_item.event, event.id, event.name "
        "order by event_item.event desc limit ?",
        [](const Row &row) { return EventUse{.event = row.id<EventId>(0), .name = row.text(1), .units = row.real(2)}; },
        m_tenant.shop, variant, limit);
}

} // namespace stemdesk
