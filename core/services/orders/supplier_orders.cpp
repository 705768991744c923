#include "core/services/orders/supplier_orders.h"

#include "core/services/service_context.h"
#include "core/storage/orders/open_order_store.h"

namespace stemdesk {

Result<QList<OpenOrder>> readOpenOrders(const ServiceContext &context, const SupplierId &supplier, int limit)
{
    const auto stored = OpenOrderStore(context.session(), context.tenant()).ofSupplier(supplier, limit);
    if (!stored)
        return stored.error();
    QList<OpenOrder> orders;
    for (const StoredOpenOrder &one : *stored)
        orders.append({.sheet = one.sheet,
                       .savedAt = one.savedAt,
                       .currency = one.currency,
                       .lines = one.lines,
                       .dueLines = one.dueLines,
                       .dueCostIncTax = one.dueCostIncTax});
    return orders;
}

} // namespace stemdesk
