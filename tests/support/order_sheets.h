#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

/// Order sheets made up piece by piece, with totals that agree with their lines.
namespace sheets {

inline stemdesk::OrderSheetLine line(const QString &product, const QString &variety, double units, double unitCost)
{
    stemdesk::OrderSheetLine made;
    made.variantId = stemdesk::VariantId::create();
    made.productName = product;
    made.variantName = variety;
    made.unitsNeeded = units;
    made.unitsToOrder = units;
    made.unitCostExclTax = unitCost;
    made.orderCostExclTax = units * unitCost;
    made.orderCostIncTax = units * unitCost * 1.2;
    return made;
}

inline stemdesk::OrderSheetSupplier supplier(const QString &name, const QList<stemdesk::OrderSheetLine> &lines)
{
    stemdesk::OrderSheetSupplier made;
    made.supplierId = stemdesk::SupplierId::create();
    made.name = name;
    made.lines = lines;
    for (const stemdesk::OrderSheetLine &line : lines) {
        made.totals.orderCostExclTax += line.orderCostExclTax;
        made.totals.orderCostIncTax += line.orderCostIncTax;
    }
    return made;
}

inline stemdesk::OrderSheetEvent event(const QString &name, bool isCleared = true)
{
    return {.eventId = stemdesk::EventId::create(),
            .name = name,
            .status = isCleared ? QStringLiteral("approved") : QStringLiteral("quoting"),
            .isCleared = isCleared};
}

inline stemdesk::OrderSheet sheet(const QList<stemdesk::OrderSheetEvent> &events,
                                  const QList<stemdesk::OrderSheetSupplier> &suppliers)
{
    stemdesk::OrderSheet made;
    made.events = events;
    made.suppliers = suppliers;
    for (const stemdesk::OrderSheetSupplier &supplier : suppliers) {
        made.totals.orderCostExclTax += supplier.totals.orderCostExclTax;
        made.totals.orderCostIncTax += supplier.totals.orderCostIncTax;
    }
    return made;
}

inline stemdesk::Shop shop()
{
    stemdesk::Shop made;
    made.name = QStringLiteral("Fern & Thistle");
    made.timeZone = QStringLiteral("Europe/London");
    made.documentLanguage = QStringLiteral("en-GB");
    return made;
}

} // namespace sheets
