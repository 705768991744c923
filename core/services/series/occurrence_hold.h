#pragma once

#include "core/services/shops/shop_days.h"
#include "core/storage/events/event_store.h"

#include <QSet>

namespace stemdesk {

class ServiceContext;

/// Why a series leaves one of its events as it is.
enum class OccurrenceHold {
    None,
    Detached,
    Ordered,
    Invoiced,
    Past,
    Paid,
    Quoted, ///< A client has the frozen offer.
    Copied, ///< It is a template itself.
};

/// The present state of a series' events.
class OccurrenceHolds {
public:
    static Result<OccurrenceHolds> of(const ServiceContext &context, const QList<StoredEvent> &events);

    /// Whether its content is left as it is: the first four reasons.
    OccurrenceHold ofContent(const Event &event) const;
    /// Whether the event stays, even if its series no longer needs it.
    OccurrenceHold ofEvent(const Event &event) const;
    bool isPast(const Event &event) const;
    const ShopDays &days() const { return m_days; }

private:
    explicit OccurrenceHolds(ShopDays days) : m_days(std::move(days)) {}

    ShopDays m_days;
    QSet<EventId> m_ordered;
    QSet<EventId> m_invoiced;
    QSet<EventId> m_paid;
    QSet<EventId> m_quoted;
    QSet<EventId> m_copied;
};

/// The events whose flowers are ordered.
Result<QSet<EventId>> orderedAmong(const ServiceContext &context, const QList<EventId> &events);

/// "detached", "ordered", "invoiced" or "past", as the API says it.
QByteArray holdText(OccurrenceHold hold);

} // namespace stemdesk
