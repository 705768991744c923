#pragma once

#include "core/domain/money_text.h"
#include "core/domain/orders/order_sheet.h"
#include "core/exchange/table_writer.h"

namespace stemdesk {

/// The columns of contract section 5.
inline QStringList orderLineColumns()
{
    using namespace Qt::StringLiterals;
    return {u"supplier"_s,        u"product"_s,          u"variant"_s,         u"sku"_s,          u"colours"_s,
            u"stemLength"_s,      u"unitsNeeded"_s,      u"unitsPerPack"_s,    u"packsToOrder"_s, u"unitsToOrder"_s,
            u"unitCostExclTax"_s, u"orderCostExclTax"_s, u"orderCostIncTax"_s, u"events"_s};
}

/// Their cells, and the end of the row. `File` is a CsvWriter or a TableWriter. Money is in whole minor units.
template <class File>
void writeOrderLine(File &file, const OrderSheetSupplier &supplier, const OrderSheetLine &line, const QString &currency)
{
    file.text(supplier.name);
    file.text(line.productName);
    file.text(line.variantName);
    file.text(line.sku);
    file.text(line.colors.join(QStringLiteral(" | ")));
    file.number(line.stemLength);
    file.number(line.unitsNeeded);
    file.number(line.unitsPerPack);
    file.number(line.packsToOrder);
    file.number(line.unitsToOrder);
    file.number(roundedMoney(line.unitCostExclTax, currency, kUnitCostDigits));
    file.number(roundedMoney(line.orderCostExclTax, currency));
    file.number(roundedMoney(line.orderCostIncTax, currency));
    file.text(line.eventNames.join(QStringLiteral(" | ")));
    file.endRow();
}

} // namespace stemdesk
