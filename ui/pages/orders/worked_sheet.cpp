#include "ui/pages/orders/worked_sheet.h"

#include "core/services/services.h"

namespace stemdesk::ui {

Result<WorkedSheet> workedSheet(ShopServices &services, const QString &currency, const QList<EventId> &events)
{
    const Result<OrderSheet> sheet = services.orderSheets.sheetFor(events);
    if (!sheet)
        return sheet.error();
    SupplierNames names;
    for (const OrderSheetSupplier &supplier : sheet->suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            const SupplierId cheapest = line.cheapest.value_or(CheapestSupplier()).supplierId;
            if (cheapest.isNull() || names.contains(cheapest))
                continue;
            const auto found = services.suppliers.find(cheapest);
            names.insert(cheapest, found ? found->name : QString());
        }
    }
    return WorkedSheet{.sheet = *sheet, .advice = OrderWords::advice(*sheet, names, currency)};
}

} // namespace stemdesk::ui
