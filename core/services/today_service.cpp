#include "core/services/today_service.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/services/billing/payment_service.h"
#include "core/services/service_context.h"
#include "core/storage/clients/client_task_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_date_store.h"
#include "core/storage/events/today_store.h"
#include "core/storage/prices/price_list_store.h"

#include <QDateTime>

#include <algorithm>
#include <chrono>

namespace stemdesk {

namespace {

constexpr qint64 kDay = std::chrono::milliseconds(std::chrono::days(1)).count();

/// Only of events that have a start.
QDate eventDay(const Event &event, const QTimeZone &zone)
{
    return dayOf(*firstStart(event), zone);
}

bool needsOrder(const Event &event)
{
    return event.itemsCount > 0 && event.status != u"complete" && event.status != u"cancelled";
}

/// Events from today on for all parts of the page, soonest first.
Result<QList<StoredEvent>> eventsAhead(const ServiceContext &context, const TodayRequest &request, QDate today)
{
    const int days = std::max(kComingDays, kOrderAheadDays + request.orderDaysBefore + 1);
    const EventFilter filter{.from = today.startOfDay(request.zone).toMSecsSinceEpoch(),
                             .to = plusDays(today, days).startOfDay(request.zone).toMSecsSinceEpoch() - 1};
    return context.store<EventDateStore>().list(filter, {.walk = AgendaWalk::SoonestFirst, .limit = kTodayEvents + 1});
}

/// Lists what is not ordered yet, and what was ordered and is not due before today.
Result<QList<EventToOrder>> ordersOf(const ServiceContext &context, const TodayRequest &request, QDate today,
                                     const QList<StoredEvent> &events)
{
    QList<EventToOrder> orders;
    QList<qint64> keys;
    QList<EventId> ids;
    for (const StoredEvent &stored : events) {
        const QDate dueOn = plusDays(eventDay(stored.event, request.zone), -request.orderDaysBefore);
        if (!needsOrder(stored.event) || dueOn > plusDays(today, kOrderAheadDays))
            continue;
        orders.append({.event = stored.event, .dueOn = dueOn});
        keys.append(stored.key);
        ids.append(stored.event.id);
    }
    const auto store = context.store<TodayStore>();
    auto suppliers = TRY(store.suppliersOf(keys));
    const auto ordered = TRY(store.orderedSheets(ids));
    for (qsizetype row = 0; row < orders.size(); ++row) {
        EventSuppliers &named = suppliers[keys.at(row)];
        std::ranges::sort(named.names, {}, folded);
        orders[row].suppliers = named.names;
        orders[row].hasUnnamedSupplier = named.hasUnnamed;
        if (ordered.contains(orders.at(row).event.id))
            orders[row].orderedAt = ordered.value(orders.at(row).event.id);
    }
    orders.removeIf([today](const EventToOrder &order) {
        const bool hasLines = !order.suppliers.isEmpty() || order.hasUnnamedSupplier;
        return !hasLines || (order.orderedAt && order.dueOn < today);
    });
    std::ranges::stable_sort(orders, {}, &EventToOrder::dueOn);
    return orders;
}

/// If dates are equal the list created later counts, as in pricing.
Result<QList<AgeingPrices>> ageingPrices(const ServiceContext &context, QDate today)
{
    const auto lists = TRY(context.store<PriceListStore>().all());
    QHash<QString, PriceList> newest;
    for (const StoredPriceList &stored : lists) {
        const auto known = newest.constFind(stored.list.productType);
        if (known == newest.cend() || known->date <= stored.list.date)
            newest.insert(stored.list.productType, stored.list);
    }
    QList<AgeingPrices> ageing;
    for (const PriceList &list : std::as_const(newest)) {
        if (isOutOfDate(list.date, plusDays(today, kPricesAheadDays)))
            ageing.append({.newest = list, .isOutOfDate = isOutOfDate(list.date, today)});
    }
    std::ranges::sort(ageing, {}, [](const AgeingPrices &prices) {
        return std::make_pair(prices.newest.date, prices.newest.productType);
    });
    return ageing;
}

Status addCounts(Today &today, const ServiceContext &context)
{
    const auto store = context.store<TodayStore>();
    const auto failed = TRY(store.failedDeliveries(context.now() - kFailedDeliveryDays * kDay));
    const auto hasEvents = TRY(store.hasEvents());
    const auto hasProducts = TRY(store.hasProducts());
    today.failedDeliveries = failed;
    today.hasEvents = hasEvents;
    today.hasProducts = hasProducts;
    return {};
}

} // namespace

Result<Today> TodayService::read(const TodayRequest &request) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    Today today{.day = dayOf(m_context.now(), request.zone)};
    auto events = TRY(eventsAhead(m_context, request, today.day));
    today.hasMore = events.size() > kTodayEvents;
    if (today.hasMore)
        events.removeLast();
    auto orders = TRY(ordersOf(m_context, request, today.day, events));
    auto prices = TRY(ageingPrices(m_context, today.day));
    TRY(addCounts(today, m_context));
    today.toOrder = std::move(orders);
    today.prices = std::move(prices);
    for (StoredEvent &stored : events) {
        if (eventDay(stored.event, request.zone) < plusDays(today.day, kComingDays))
            today.coming.append(std::move(stored.event));
    }
    return today;
}

Result<ClientTasks> TodayService::clientTasks(const TodayRequest &request) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const QDate day = dayOf(m_context.now(), request.zone);
    const auto store = m_context.store<ClientTaskStore>();
    auto followUps = TRY(store.followUps(day, kClientTasks));
    auto quotes = TRY(store.unanswered(m_context.now() - kAnswerDays * kDay, day, kClientTasks));
    auto payments = TRY(PaymentService(m_context).dueUntil(plusDays(day, kPaymentAheadDays)));
    return ClientTasks{
        .day = day, .followUps = std::move(followUps), .quotes = std::move(quotes), .payments = std::move(payments)};
}

} // namespace stemdesk
