#include "core/storage/events/today_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

Result<QHash<qint64, EventSuppliers>> TodayStore::suppliersOf(const QList<qint64> &events) const
{
    static const InSql kSql(
        "select distinct event_item.event, supplier.name, supplier.is_default from event_item "
        "join event_group on event_group.key = event_item.event_group and event_group.shop = event_item.shop "
        "join supplier on supplier.key = event_item.supplier and supplier.shop = event_item.shop "
        "where event_item.shop = ? and event_group.shop = ? and supplier.shop = ? "
        "and event_group.is_hidden = 0 and event_item.event in");
    QHash<qint64, EventSuppliers> found;
    const auto take = [&found](const Row &row) {
        EventSuppliers &suppliers = found[row.integer(0)];
        if (row.flag(2))
            suppliers.hasUnnamed = true;
        else
            suppliers.names.append(row.text(1));
    };
    TRY(readParts(kSql, events, [&](const QByteArray &sql, const InList<qint64> &part) {
        return m_session.each(sql, take, m_tenant.shop, m_tenant.shop, m_tenant.shop, part);
    }));
    return found;
}

Result<QHash<EventId, Instant>> TodayStore::orderedSheets(const QList<EventId> &events) const
{
    static const InSql kSql(
        "select order_sheet_event.event, max(coalesce(order_sheet.ordered_at, order_sheet.created_at)) "
        "from order_sheet_event "
        "join order_sheet on order_sheet.key = order_sheet_event.order_sheet and order_sheet.shop "
        "= order_sheet_event.shop and order_sheet.is_draft = 0 "
        "where order_sheet_event.shop = ? and order_sheet.shop = ? and order_sheet_event.event in",
        " group by order_sheet_event.event");
    QHash<EventId, Instant> found;
    const auto take = [&found](const Row &row) { found.insert(row.id<EventId>(0), row.integer(1)); };
    TRY(readParts(kSql, events, [&](const QByteArray &sql, const InList<EventId> &part) {
        return m_session.each(sql, take, m_tenant.shop, m_tenant.shop, part);
    }));
    return found;
}

Result<QHash<EventId, qint64>> TodayStore::draftSheets(const QList<EventId> &events) const
{
    static const InSql kSql(
        "select order_sheet_event.event, count(*) from order_sheet_event "
        "join order_sheet on order_sheet.key = order_sheet_event.order_sheet and order_sheet.shop "
        "= order_sheet_event.shop and order_sheet.is_draft = 1 "
        "where order_sheet_event.shop = ? and order_sheet.shop = ? and not exists (select 1 from order_sheet_line "
        "join received_goods on received_goods.order_sheet_line = order_sheet_line.key and received_goods.shop "
        "= order_sheet_line.shop where order_sheet_line.order_sheet = order_sheet.key and order_sheet_line.shop = ? "
        "and received_goods.shop = ?) and order_sheet_event.event in",
        " group by order_sheet_event.event");
    QHash<EventId, qint64> found;
    const auto take = [&found](const Row &row) { found.insert(row.id<EventId>(0), row.integer(1)); };
    TRY(readParts(kSql, events, [&](const QByteArray &sql, const InList<EventId> &part) {
        return m_session.each(sql, take, m_tenant.shop, m_tenant.shop, m_tenant.shop, m_tenant.shop, part);
    }));
    return found;
}

Result<qint64> TodayStore::failedDeliveries(Instant since) const
{
    const auto counted = TRY(m_session.first(
        "select count(*) from webhook_delivery where shop = ? and created_at >= ? and state = 'failed'",
        [](const Row &row) { return row.integer(0); }, m_tenant.shop, since));
    return counted.value_or(0);
}

Result<bool> TodayStore::hasEvents() const
{
    return hasRow("select key from event where shop = ? limit 1");
}

Result<bool> TodayStore::hasProducts() const
{
    return hasRow("select key from product where shop = ? limit 1");
}

Result<bool> TodayStore::hasRow(QByteArrayView sql) const
{
    const auto key = TRY(m_session.first(
        sql, [](const Row &row) { return row.integer(0); }, m_tenant.shop));
    return key.has_value();
}

} // namespace stemdesk
