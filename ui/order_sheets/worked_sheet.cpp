#include "ui/order_sheets/worked_sheet.h"

#include "core/services/services.h"

#include <algorithm>
#include <functional>

namespace stemdesk::ui {

namespace {

/// Each thing with the figures of the event that lacks most of it: what another of the events holds is missing there.
Result<HireShortages> shortagesOn(ShopServices &services, const OrderSheet &sheet)
{
    HireShortages most;
    for (const OrderSheetEvent &event : sheet.events) {
        const EventHire hire = TRY(services.hire.ofEvent(event.eventId));
        const HireShortages own = shortagesOf(hire);
        for (auto shortage = own.cbegin(); shortage != own.cend(); ++shortage) {
            HireShortage &known = most[shortage.key()];
            if (shortage->units > known.units)
                known = *shortage;
        }
    }
    return most;
}

bool hasOrdered(const OrderSheet &sheet)
{
    return std::ranges::any_of(sheet.suppliers, [](const OrderSheetSupplier &supplier) {
        return std::ranges::any_of(supplier.lines, [](const OrderSheetLine &line) { return line.unitsOrdered > 0; });
    });
}

QList<QDate> daysOf(const OrderSheet &sheet)
{
    QList<QDate> days;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const DeliveryDay &day : supplier.deliveryDays) {
            if (!days.contains(day.on))
                days.append(day.on);
        }
    }
    std::ranges::sort(days);
    return days;
}

/// The packs and costs of the same line among these; 0 if there is none.
void takeOrder(OrderSheetLine &line, const QList<OrderSheetLine> &fresh)
{
    const auto found = std::ranges::find(fresh, line.variantId, &OrderSheetLine::variantId);
    const bool isNew = found != fresh.cend();
    const std::optional<double> none = line.unitsPerPack ? std::optional(0.0) : std::nullopt;
    line.packsNeeded = isNew ? found->packsNeeded : none;
    line.packsToOrder = isNew ? found->packsToOrder : none;
    line.leftoverUnits = isNew ? found->leftoverUnits : none;
    line.unitsToOrder = isNew ? found->unitsToOrder : 0;
    line.orderCostExclTax = isNew ? found->orderCostExclTax : 0;
    line.orderCostIncTax = isNew ? found->orderCostIncTax : 0;
    line.advice = isNew ? found->advice : QList<PackAdvice>();
}

} // namespace

OrderSheet besideOrdered(const OrderSheet &whole, const OrderSheet &topUp)
{
    OrderSheet beside = whole;
    beside.totals = topUp.totals;
    for (OrderSheetSupplier &supplier : beside.suppliers) {
        const auto fresh = std::ranges::find(topUp.suppliers, supplier.supplierId, &OrderSheetSupplier::supplierId);
        const OrderSheetSupplier more = fresh == topUp.suppliers.cend() ? OrderSheetSupplier() : *fresh;
        supplier.totals = more.totals;
        supplier.deliveryDays = more.deliveryDays;
        supplier.deliveryCostExclTax = more.deliveryCostExclTax;
        supplier.shortOfMinimumExclTax = more.shortOfMinimumExclTax;
        for (OrderSheetLine &line : supplier.lines)
            takeOrder(line, more.lines);
    }
    return beside;
}

Result<WorkedSheet> workedSheet(ShopServices &services, const QString &currency, const QList<EventId> &events,
                                SheetScope scope, const std::optional<QDate> &day)
{
    OrderSheet whole = TRY(services.orderSheets.sheetFor(events));
    const bool isOrdered = hasOrdered(whole);
    const bool isTopUp = isOrdered && scope == SheetScope::New;
    OrderSheet sheet = isTopUp ? TRY(services.orderSheets.sheetFor(events, {.onlyNew = true})) : whole;
    const QList<QDate> days = daysOf(sheet);
    const bool isOfDay = day && days.contains(*day);
    if (isOfDay) {
        whole = TRY(services.orderSheets.sheetFor(events, {.deliverOn = day}));
        sheet = isTopUp ? TRY(services.orderSheets.sheetFor(events, {.onlyNew = true, .deliverOn = day})) : whole;
    }
    KnownSuppliers known;
    const auto read = [&](const SupplierId &id) {
        if (!id.isNull() && !known.contains(id))
            known.insert(id, services.suppliers.find(id).value_or(Supplier()));
    };
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        read(supplier.supplierId);
        for (const OrderSheetLine &line : supplier.lines)
            read(line.cheapest.value_or(CheapestSupplier()).supplierId);
    }
    const HireShortages shortages = TRY(shortagesOn(services, sheet));
    return WorkedSheet{.sheet = sheet,
                       .shown = isTopUp ? besideOrdered(whole, sheet) : whole,
                       .isOrdered = isOrdered,
                       .days = days,
                       .day = isOfDay ? day : std::nullopt,
                       .advice = OrderWords::advice(sheet, known, currency),
                       .shortages = shortages};
}

Result<QList<SavedSheet>> sheetsWith(ShopServices &services, const QList<EventId> &events)
{
    constexpr int kOfEach = 20;
    QList<SavedSheet> found;
    for (const EventId &event : events) {
        const auto sheets = TRY(services.savedOrders.sheetsOf(event, kOfEach));
        qsizetype place = found.size(); // Before the next older one, because some are saved in the same instant.
        for (auto saved = sheets.crbegin(); saved != sheets.crend(); ++saved) {
            const auto known =
                std::ranges::find(found, saved->sheet.id, [](const SavedSheet &one) { return one.sheet.id; });
            if (known == found.end())
                found.insert(place, *saved);
            else
                place = known - found.begin();
        }
    }
    // The newest first, as in the list of all sheets.
    std::ranges::stable_sort(found, std::greater(), [](const SavedSheet &saved) { return saved.sheet.createdAt; });
    return found;
}

} // namespace stemdesk::ui
