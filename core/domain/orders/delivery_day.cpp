#include "core/domain/orders/delivery_day.h"

#include "core/base/day.h"
#include "core/domain/catalogue/supplier.h"
#include "core/domain/shops/time_zone.h"

#include <QDateTime>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace stemdesk {

namespace {

constexpr int kWeek = 7;

QDate dayIn(const Shop &shop, Instant at)
{
    return dayOf(at, zoneNamed(shop.timeZone));
}

QSet<EventId> eventsNeeding(const OrderSheetSupplier &supplier)
{
    QSet<EventId> needing;
    for (const OrderSheetLine &line : supplier.lines) {
        for (const EventUnits &share : line.eventUnits) {
            if (line.unitsToOrder > 0 && share.unitsNeeded > 0)
                needing.insert(share.eventId);
        }
    }
    return needing;
}

QList<DeliveryDay> computedDays(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop)
{
    const QSet<EventId> needing = eventsNeeding(supplier);
    const QDate today = sheet.createdAt == 0 ? QDate() : dayIn(shop, sheet.createdAt);
    QList<std::pair<QDate, EventId>> days;
    for (const OrderSheetEvent &event : sheet.events) {
        if (event.startsAt && needing.contains(event.eventId))
            days.append({deliveryDayFor(dayIn(shop, *event.startsAt), {},
                                        {.daysBefore = shop.deliveryDaysBefore, .today = today}),
                         event.eventId});
    }
    return groupedByDay(days);
}

} // namespace

QDate deliveryDayFor(QDate firstDay, const QStringList &weekdays, const DeliveryRule &rule)
{
    constexpr int kMostDaysEarlier = 3;
    const QDate wanted = plusDays(firstDay, -rule.daysBefore);
    QDate day = wanted;
    for (int back = 0; back < kWeek && !deliversOn(weekdays, day); ++back)
        day = plusDays(day, -1);
    if (day.daysTo(wanted) > kMostDaysEarlier) {
        QDate later = wanted;
        for (int on = 0; on < kWeek && !deliversOn(weekdays, later); ++on)
            later = plusDays(later, 1);
        if (later < firstDay)
            day = later;
    }
    return rule.today.isValid() ? std::max(day, rule.today) : day;
}

QList<DeliveryDay> groupedByDay(const QList<std::pair<QDate, EventId>> &days)
{
    QList<DeliveryDay> grouped;
    for (const auto &[day, event] : days) {
        const auto known = std::ranges::find(grouped, day, &DeliveryDay::on);
        if (known == grouped.end())
            grouped.append({.on = day, .eventIds = {event}});
        else
            known->eventIds.append(event);
    }
    std::ranges::sort(grouped, {}, &DeliveryDay::on);
    return grouped;
}

void fillDeliveryDays(OrderSheet &sheet, const Shop &shop)
{
    for (OrderSheetSupplier &supplier : sheet.suppliers) {
        if (supplier.deliveryDays.isEmpty())
            supplier.deliveryDays = computedDays(sheet, supplier, shop);
    }
}

std::optional<QDate> deliveryDay(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop)
{
    if (supplier.delivery.on || !supplier.deliveryDays.isEmpty())
        return supplier.deliverOn();
    const QList<DeliveryDay> days = computedDays(sheet, supplier, shop);
    return days.isEmpty() ? std::nullopt : std::optional(days.constFirst().on);
}

std::optional<QDate> deliveryDay(const OrderSheet &sheet, const Shop &shop)
{
    std::optional<QDate> first;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        if (const auto day = deliveryDay(sheet, supplier, shop))
            first = std::min(first.value_or(*day), *day);
    }
    return first;
}

QStringList eventsBefore(const OrderSheet &sheet, QDate day, const QTimeZone &zone)
{
    QSet<EventId> needing;
    for (const OrderSheetSupplier &supplier : sheet.suppliers)
        needing += eventsNeeding(supplier);
    QStringList names;
    for (const OrderSheetEvent &event : sheet.events) {
        if (event.startsAt && needing.contains(event.eventId) && dayOf(*event.startsAt, zone) < day)
            names += event.name;
    }
    return names;
}

OrderSheet orderedPart(OrderSheet sheet)
{
    const auto isIdle = [](const OrderSheetLine &line) { return line.unitsToOrder <= 0; };
    sheet.suppliers.removeIf([&](const OrderSheetSupplier &supplier) {
        return !supplier.lines.isEmpty() && std::ranges::all_of(supplier.lines, isIdle);
    });
    for (OrderSheetSupplier &supplier : sheet.suppliers)
        supplier.lines.removeIf(isIdle);
    return sheet;
}

QList<SheetChoice> partsByDay(const OrderSheet &sheet)
{
    QMap<QDate, SheetChoice> days;
    QSet<std::pair<EventId, SupplierId>> undated;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        QSet<EventId> dated;
        for (const DeliveryDay &day : supplier.deliveryDays) {
            days.insert(day.on, {.onlyNew = sheet.isTopUp, .deliverOn = day.on});
            dated += QSet<EventId>(day.eventIds.cbegin(), day.eventIds.cend());
        }
        for (const OrderSheetLine &line : supplier.lines) {
            for (const EventUnits &share : line.eventUnits) {
                if (line.unitsToOrder > 0 && !dated.contains(share.eventId))
                    undated.insert({share.eventId, supplier.supplierId});
            }
        }
    }
    QList<SheetChoice> parts = days.values();
    if (!undated.isEmpty())
        parts.append({.onlyNew = sheet.isTopUp, .pairs = undated});
    return parts.size() > 1 ? parts : QList<SheetChoice>{{.onlyNew = sheet.isTopUp}};
}

OrderSheet sheetFor(const OrderSheet &sheet, SupplierId supplier)
{
    OrderSheet part = sheet;
    part.suppliers.removeIf([&](const OrderSheetSupplier &other) { return other.supplierId != supplier; });
    part.totals = part.suppliers.isEmpty() ? OrderSheetTotals() : part.suppliers.constFirst().totals;
    return part;
}

} // namespace stemdesk
