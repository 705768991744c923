#pragma once

#include "core/domain/clients/client_tasks.h"
#include "core/domain/events/event.h"
#include "core/domain/prices/price_list.h"
#include "core/services/service.h"

#include <QDate>
#include <QList>
#include <QStringList>
#include <QTimeZone>

namespace stemdesk {

/// Number of upcoming days listed, including today.
inline constexpr int kComingDays = 28;
/// Orders due within this many days are listed.
inline constexpr int kOrderAheadDays = 14;
/// A price list is ageing this many days before it is out of date.
inline constexpr int kPricesAheadDays = 14;
/// Webhook deliveries that failed more days ago are not counted.
inline constexpr int kFailedDeliveryDays = 7;
/// A quote is listed after it has waited this many days for an answer.
inline constexpr int kAnswerDays = 7;
/// Payments due within this many days are listed.
inline constexpr int kPaymentAheadDays = 7;
/// Maximum number of follow-ups and quotes listed.
inline constexpr int kClientTasks = 50;
/// Maximum number of events read, soonest first.
inline constexpr int kTodayEvents = 300;

/// An event whose flowers must be ordered.
struct EventToOrder {
    Event event; ///< In the list shape.
    QDate dueOn;
    QStringList suppliers; ///< Suppliers of its visible lines, in alphabetical order.
    bool hasUnnamedSupplier = false; ///< A line has no supplier.
    std::optional<Instant> orderedAt; ///< When its newest order sheet was ordered.

    friend bool operator==(const EventToOrder &, const EventToOrder &) = default;
};

/// The newest list of a type if it is out of date or soon will be.
struct AgeingPrices {
    PriceList newest;
    bool isOutOfDate = false;

    friend bool operator==(const AgeingPrices &, const AgeingPrices &) = default;
};

/// The shop's upcoming work.
struct Today {
    QDate day;
    QList<Event> coming; ///< In the next kComingDays, soonest first.
    bool hasMore = false; ///< Not all of them are listed.
    QList<EventToOrder> toOrder; ///< By due date, including overdue ones.
    QList<AgeingPrices> prices; ///< Oldest first.
    qint64 failedDeliveries = 0;
    bool hasEvents = false; ///< On any date.
    bool hasProducts = false;
};

struct TodayRequest {
    QTimeZone zone; ///< Determines the day of an instant.
    int orderDaysBefore = 7; ///< Days before an event on which its orders are due.
};

class TodayService : public Service {
public:
    using Service::Service;

    /// Everything in one snapshot, with a fixed number of queries. Complete or cancelled events and those without
    /// visible lines need no order; an event whose sheet was saved is listed until the end of its order day.
    Result<Today> read(const TodayRequest &request) const;
    /// The same for tasks with clients. Reads the payments of every agreed event: do not call it on the window's
    /// thread.
    Result<ClientTasks> clientTasks(const TodayRequest &request) const;
};

} // namespace stemdesk
