#include "ui/pages/orders/worked_sheet.h"

#include "core/services/services.h"

namespace stemdesk::ui {

Result<WorkedSheet> workedSheet(Services &services, const Shop &shop, const QList<EventId> &events)
{
    const Result<ShopServices *> ours = services.forShop(shop.id);
    if (!ours)
        return ours.error();
    const Result<OrderSheet> sheet = (*ours)->orderSheets.sheetFor(events);
    if (!sheet)
        return sheet.error();
    SupplierNames names;
    for (const OrderSheetSupplier &supplier : sheet->suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            const SupplierId cheapest = line.cheapest.value_or(CheapestSupplier()).supplierId;
            if (cheapest.isNull() || names.contains(cheapest))
                continue;
            const auto found = (*ours)->suppliers.find(cheapest);
            names.insert(cheapest, found ? found->name : QString());
        }
    }
    return WorkedSheet{.sheet = *sheet, .advice = OrderWords::advice(*sheet, names, shop.currency)};
}

} // namespace stemdesk::ui
