#include "core/storage/series/occurrence_store.h"

#include "core/base/day.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"
#include "core/storage/rows/shop_parts.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The values of the first column, for these events.
Result<QSet<EventId>> eventsIn(Session &session, const InSql &sql, const Tenant &tenant, const QList<EventId> &events)
{
    QSet<EventId> found;
    TRY(readParts(sql, events, [&](const QByteArray &text, const InList<EventId> &part) {
        return session.each(
            text, [&found](const Row &row) { found.insert(row.id<EventId>(0)); }, tenant.shop, part);
    }));
    return found;
}

StoredEvent occurrenceFrom(const Row &row, int columns)
{
    StoredEvent stored = listedEventFrom(row);
    if (stored.event.occurrence) {
        stored.event.occurrence->templateId = row.id<EventId>(columns);
        stored.event.occurrence->print = row.text(columns + 1);
    }
    return stored;
}

} // namespace

Result<QHash<SeriesId, SeriesEvents>> OccurrenceStore::eventsOf(const QList<SeriesId> &series, QDate from) const
{
    static const InSql kCounts("select series_id, count(*) from event where shop = ? and series_id in",
                               " group by series_id");
    static const InSql kDays("select series_id, occurrence_on from event where shop = ? and series_id in",
                             " and occurrence_on >= ?");
    QHash<SeriesId, SeriesEvents> found;
    TRY(readParts(kCounts, series, [&](const QByteArray &text, const InList<SeriesId> &part) {
        return m_session.each(
            text, [&found](const Row &row) { found[row.id<SeriesId>(0)].count = row.smallInteger(1); }, m_tenant.shop,
            part);
    }));
    TRY(readParts(kDays, series, [&](const QByteArray &text, const InList<SeriesId> &part) {
        return m_session.each(
            text,
            [&found](const Row &row) {
                found[row.id<SeriesId>(0)].days.insert(QDate::fromString(row.text(1), Qt::ISODate));
            },
            m_tenant.shop, part, dayText(from));
    }));
    return found;
}

Result<QList<StoredEvent>> OccurrenceStore::ofSeries(SeriesId series) const
{
    static const QByteArray kOf = "select " + eventListColumns()
        + ", event.occurrence_template, event.occurrence_print from event where shop = ? and series_id = ? "
          "order by occurrence_on";
    static const int kColumns = int(eventListColumns().count(',')) + 1;
    return m_session.all(
        kOf, [](const Row &row) { return occurrenceFrom(row, kColumns); }, m_tenant.shop, series);
}

Result<QList<EventId>> OccurrenceStore::among(const QList<EventId> &events) const
{
    static const InSql kMade("select id from event where shop = ? and series_id is not null and id in");
    const QSet<EventId> found = TRY(eventsIn(m_session, kMade, m_tenant, events));
    return found.values();
}

Status OccurrenceStore::setPrint(qint64 event, const QString &print, bool isDetached)
{
    return m_session.run("update event set occurrence_print = ?, is_detached = ? where shop = ? and key = ?", print,
                         isDetached, m_tenant.shop, event);
}

Status OccurrenceStore::setTemplate(qint64 event, EventId copied)
{
    return m_session.run("update event set occurrence_template = ? where shop = ? and key = ?", copied, m_tenant.shop,
                         event);
}

Status OccurrenceStore::setSeries(qint64 event, SeriesId series, Instant now)
{
    return m_session.run("update event set series_id = ?, updated_at = ?, version = version + 1 "
                         "where shop = ? and key = ?",
                         series, now, m_tenant.shop, event);
}

Result<QSet<EventId>> OccurrenceStore::inOrderSheets(const QList<EventId> &events) const
{
    static const InSql kSql("select distinct order_sheet_event.event from order_sheet_event "
                            "join order_sheet on order_sheet.key = order_sheet_event.order_sheet and order_sheet.shop "
                            "= order_sheet_event.shop and order_sheet.is_draft = 0 "
                            "where order_sheet_event.shop = ? and order_sheet_event.event in");
    return eventsIn(m_session, kSql, m_tenant, events);
}

Result<QSet<EventId>> OccurrenceStore::withInvoices(const QList<EventId> &events) const
{
    static const InSql kAlone("select distinct event_id from invoice where shop = ? and event_id in");
    static const InSql kTogether("select distinct event_id from invoice_event where shop = ? and event_id in");
    QSet<EventId> invoiced = TRY(eventsIn(m_session, kAlone, m_tenant, events));
    invoiced.unite(TRY(eventsIn(m_session, kTogether, m_tenant, events)));
    return invoiced;
}

Result<QSet<EventId>> OccurrenceStore::withPayments(const QList<EventId> &events) const
{
    static const InSql kSql("select distinct event_id from payment where shop = ? and event_id in");
    return eventsIn(m_session, kSql, m_tenant, events);
}

Result<QSet<EventId>> OccurrenceStore::withQuotes(const QList<EventId> &events) const
{
    static const InSql kSql("select distinct event_id from quote where shop = ? and event_id in");
    return eventsIn(m_session, kSql, m_tenant, events);
}

Result<QList<ShopWithSeries>> shopsWithSeries(Session &session)
{
    QList<ShopWithSeries> shops;
    TRY(forReachableShops(session, "shop", [&](const QByteArray &ofShops) {
        return session.each(
            "select id, time_zone from shop where key in (select shop from series where series_status = 'active'"
                + ofShops + ")" + QByteArray(ofShops).replace(" shop in ", " key in ") + " order by key",
            [&](const Row &row) {
                shops.append({row.id<ShopId>(0), row.text(1)});
            });
    }));
    return shops;
}

} // namespace stemdesk
