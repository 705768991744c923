#include "core/domain/orders/delivery_day.h"

#include "core/base/day.h"
#include "core/domain/shops/time_zone.h"

#include <QDateTime>
#include <QSet>

#include <algorithm>

namespace stemdesk {

namespace {

QDate dayIn(const Shop &shop, Instant at)
{
    return dayOf(at, zoneNamed(shop.timeZone));
}

std::optional<Instant> firstStart(const OrderSheet &sheet, const OrderSheetSupplier &supplier)
{
    QSet<EventId> needing;
    for (const OrderSheetLine &line : supplier.lines) {
        for (const EventUnits &share : line.eventUnits)
            needing.insert(share.eventId);
    }
    std::optional<Instant> first;
    for (const OrderSheetEvent &event : sheet.events) {
        if (event.startsAt && needing.contains(event.eventId))
            first = std::min(first.value_or(*event.startsAt), *event.startsAt);
    }
    return first;
}

} // namespace

std::optional<QDate> deliveryDay(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop)
{
    if (supplier.delivery.on)
        return supplier.delivery.on;
    const std::optional<Instant> start = firstStart(sheet, supplier);
    if (!start)
        return std::nullopt;
    const QDate day = plusDays(dayIn(shop, *start), -shop.deliveryDaysBefore);
    return sheet.createdAt == 0 ? day : std::max(day, dayIn(shop, sheet.createdAt));
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

OrderSheet sheetFor(const OrderSheet &sheet, SupplierId supplier)
{
    OrderSheet part = sheet;
    part.suppliers.removeIf([&](const OrderSheetSupplier &other) { return other.supplierId != supplier; });
    part.totals = part.suppliers.isEmpty() ? OrderSheetTotals() : part.suppliers.constFirst().totals;
    return part;
}

} // namespace stemdesk
