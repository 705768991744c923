#include "core/storage/clients/client_task_store.h"

#include "core/base/day.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

namespace {

FollowUp followUpFrom(const Row &row)
{
    return {.eventId = row.id<EventId>(0),
            .eventName = row.text(1),
            .status = row.text(2),
            .on = QDate::fromString(row.text(3), Qt::ISODate)};
}

UnansweredQuote unansweredFrom(const Row &row)
{
    UnansweredQuote quote{.eventId = row.id<EventId>(0),
                          .eventName = row.text(1),
                          .number = row.smallInteger(2),
                          .sentAt = row.integer(3),
                          .validUntil = {}};
    if (!row.isNull(4))
        quote.validUntil = QDate::fromString(row.text(4), Qt::ISODate);
    return quote;
}

} // namespace

Result<QList<FollowUp>> ClientTaskStore::followUps(QDate to, int limit) const
{
    return m_session.all("select id, name, status, follow_up_on from event where shop = ? and follow_up_on <= ? "
                         "and status not in ('complete', 'cancelled') order by follow_up_on, key limit ?",
                         followUpFrom, m_tenant.shop, dayText(to), limit);
}

Result<QList<UnansweredQuote>> ClientTaskStore::unanswered(Instant sentBefore, QDate today, int limit) const
{
    return m_session.all(
        "select event.id, event.name, quote.number, quote.created_at, quote.valid_until from quote "
        "join event on event.shop = quote.shop and event.id = quote.event_id "
        "where quote.shop = ? and quote.quote_state = 'open' and (quote.created_at < ? or quote.valid_until < ?) "
        "and event.status not in ('complete', 'cancelled') and not exists (select 1 from quote newer "
        "where newer.shop = ? and newer.event_id = quote.event_id and newer.number > quote.number) "
        "order by quote.created_at limit ?",
        unansweredFrom, m_tenant.shop, sentBefore, dayText(today), m_tenant.shop, limit);
}

Result<QList<EventId>> ClientTaskStore::agreedEvents() const
{
    return m_session.all(
        "select event_id from quote where shop = ? and quote_state = 'accepted' union "
        "select event_id from payment where shop = ? union "
        "select event_id from invoice where shop = ? union "
        "select event_id from invoice_event where shop = ?",
        [](const Row &row) { return row.id<EventId>(0); }, m_tenant.shop, m_tenant.shop, m_tenant.shop, m_tenant.shop);
}

Result<QList<EventId>> ClientTaskStore::clearedEvents() const
{
    return m_session.all(
        "select id from event where shop = ? and status in ('approved', 'in_progress', 'complete') order by key",
        [](const Row &row) { return row.id<EventId>(0); }, m_tenant.shop);
}

} // namespace stemdesk
