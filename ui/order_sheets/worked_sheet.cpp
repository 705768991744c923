#include "ui/order_sheets/worked_sheet.h"

#include "core/services/services.h"

namespace stemdesk::ui {

namespace {

/// Each thing as the event says it that lacks most of it: what another one of them holds is missing there.
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

} // namespace

Result<WorkedSheet> workedSheet(ShopServices &services, const QString &currency, const QList<EventId> &events)
{
    const OrderSheet sheet = TRY(services.orderSheets.sheetFor(events));
    SupplierNames names;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            const SupplierId cheapest = line.cheapest.value_or(CheapestSupplier()).supplierId;
            if (cheapest.isNull() || names.contains(cheapest))
                continue;
            const auto found = services.suppliers.find(cheapest);
            names.insert(cheapest, found ? found->name : QString());
        }
    }
    const HireShortages shortages = TRY(shortagesOn(services, sheet));
    return WorkedSheet{.sheet = sheet, .advice = OrderWords::advice(sheet, names, currency), .shortages = shortages};
}

} // namespace stemdesk::ui
