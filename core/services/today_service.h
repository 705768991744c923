#pragma once

#include "core/domain/clients/client_tasks.h"
#include "core/domain/events/event.h"
#include "core/domain/prices/price_list.h"

#include <QDate>
#include <QList>
#include <QStringList>
#include <QTimeZone>

namespace stemdesk {

class ServiceContext;

/// Days that are listed as coming, this one included.
inline constexpr int kComingDays = 28;
/// Orders that are due within this many days are listed.
inline constexpr int kOrderAheadDays = 14;
/// A price list counts as ageing this many days before it is out of date.
inline constexpr int kPricesAheadDays = 14;
/// Webhook deliveries that failed longer ago than this are not counted.
inline constexpr int kFailedDeliveryDays = 7;
/// A quote waits for its answer this many days before it is listed.
inline constexpr int kAnswerDays = 7;
/// Payments that are due within this many days are listed.
inline constexpr int kPaymentAheadDays = 7;
/// Follow-ups and quotes that are listed at most.
inline constexpr int kClientTasks = 50;
/// Events that are read at most, the soonest.
inline constexpr int kTodayEvents = 300;

/// An event whose flowers have to be ordered.
struct EventToOrder {
    Event event; ///< In the list shape.
    QDate dueOn;
    QStringList suppliers; ///< Of its visible lines, in alphabetical order.
    bool hasUnnamedSupplier = false; ///< A line names none.
    std::optional<Instant> savedAt; ///< When its newest order sheet was saved.

    friend bool operator==(const EventToOrder &, const EventToOrder &) = default;
};

/// The newest list of a type, where it is out of date or soon will be.
struct AgeingPrices {
    PriceList newest;
    bool isOutOfDate = false;

    friend bool operator==(const AgeingPrices &, const AgeingPrices &) = default;
};

/// What a shop has before it.
struct Today {
    QDate day;
    QList<Event> coming; ///< Those of the next kComingDays, the soonest first.
    bool hasMore = false; ///< There are more of them than are listed.
    QList<EventToOrder> toOrder; ///< The earliest due first, beginning with those overdue.
    QList<AgeingPrices> prices; ///< The oldest first.
    qint64 failedDeliveries = 0;
    bool hasEvents = false; ///< At any time.
    bool hasProducts = false;
};

struct TodayRequest {
    QTimeZone zone; ///< What day an instant falls on.
    int orderDaysBefore = 7; ///< Days before an event on which its orders are due.
};

class TodayService {
public:
    explicit TodayService(ServiceContext &context) : m_context(context) {}

    /// Everything at one moment, in a fixed number of reads. An event that is complete or cancelled, or has no visible
    /// line, needs no order; one whose sheet was saved is listed until its day to order is over.
    Result<Today> read(const TodayRequest &request) const;
    /// Likewise. Payments are looked for in every event that somebody agreed on: ask beside the window.
    Result<ClientTasks> clientTasks(const TodayRequest &request) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
