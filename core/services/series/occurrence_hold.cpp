#include "core/services/series/occurrence_hold.h"

#include "core/domain/series/occurrence_copy.h"
#include "core/services/service_context.h"
#include "core/storage/series/occurrence_store.h"
#include "core/storage/series/series_store.h"

namespace stemdesk {

namespace {

/// The fields that a series copies.
Result<QSet<EventId>> copiedAmong(const ServiceContext &context, const QList<EventId> &events)
{
    const QSet<EventId> asked(events.cbegin(), events.cend());
    const auto store = context.store<SeriesStore>();
    QSet<EventId> copied;
    PageRequest page{.limit = 500};
    do {
        const Page<Series> found = TRY(store.list({}, page));
        for (const Series &series : found.rows) {
            for (const EventId &event : rotaOf(series)) {
                if (asked.contains(event))
                    copied.insert(event);
            }
        }
        page.after = found.next;
    } while (page.after);
    return copied;
}

} // namespace

/// Drafts of order sheets do not count.
Result<QSet<EventId>> orderedAmong(const ServiceContext &context, const QList<EventId> &events)
{
    return context.store<OccurrenceStore>().inOrderSheets(events);
}

Result<OccurrenceHolds> OccurrenceHolds::of(const ServiceContext &context, const QList<StoredEvent> &events)
{
    QList<EventId> ids;
    for (const StoredEvent &stored : events)
        ids += stored.event.id;
    const ShopDays days = TRY(ShopDays::of(context));
    const auto store = context.store<OccurrenceStore>();
    OccurrenceHolds holds(days);
    holds.m_ordered = TRY(orderedAmong(context, ids));
    holds.m_invoiced = TRY(store.withInvoices(ids));
    holds.m_paid = TRY(store.withPayments(ids));
    holds.m_quoted = TRY(store.withQuotes(ids));
    holds.m_copied = TRY(copiedAmong(context, ids));
    return holds;
}

bool OccurrenceHolds::isPast(const Event &event) const
{
    return dayOfOccurrence(event, m_days.zone()) < m_days.today();
}

OccurrenceHold OccurrenceHolds::ofContent(const Event &event) const
{
    if (event.occurrence && event.occurrence->isDetached)
        return OccurrenceHold::Detached;
    if (m_ordered.contains(event.id))
        return OccurrenceHold::Ordered;
    if (m_invoiced.contains(event.id))
        return OccurrenceHold::Invoiced;
    return isPast(event) ? OccurrenceHold::Past : OccurrenceHold::None;
}

OccurrenceHold OccurrenceHolds::ofEvent(const Event &event) const
{
    const OccurrenceHold content = ofContent(event);
    if (content != OccurrenceHold::None)
        return content;
    if (m_paid.contains(event.id))
        return OccurrenceHold::Paid;
    if (m_quoted.contains(event.id))
        return OccurrenceHold::Quoted;
    return m_copied.contains(event.id) ? OccurrenceHold::Copied : OccurrenceHold::None;
}

QByteArray holdText(OccurrenceHold hold)
{
    switch (hold) {
    case OccurrenceHold::Detached: return "detached";
    case OccurrenceHold::Ordered: return "ordered";
    case OccurrenceHold::Invoiced: return "invoiced";
    case OccurrenceHold::Past: return "past";
    case OccurrenceHold::Paid: return "paid";
    case OccurrenceHold::Quoted: return "quoted";
    case OccurrenceHold::Copied: return "copied";
    case OccurrenceHold::None: break;
    }
    return {};
}

} // namespace stemdesk
