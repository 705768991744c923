#pragma once

#include "core/base/day.h"
#include "core/domain/money_text.h"
#include "core/domain/orders/order_sheet.h"
#include "core/exchange/files/table_writer.h"
#include "core/exchange/orders/order_sheet_files.h"

namespace stemdesk {

/// The columns of a supplier's lines.
inline QStringList deliveryColumns()
{
    using namespace Qt::StringLiterals;
    return {u"deliverOn"_s, u"deliverTo"_s, u"note"_s, u"allowsSubstitutes"_s};
}

/// The cells for deliveryColumns(); empty where there is no value.
inline QStringList deliveryCells(const OrderSheetSupplier &supplier)
{
    using namespace Qt::StringLiterals;
    const OrderDelivery &delivery = supplier.delivery;
    const std::optional<QDate> on = supplier.deliverOn();
    QString substitutes;
    if (delivery.allowsSubstitutes)
        substitutes = *delivery.allowsSubstitutes ? u"true"_s : u"false"_s;
    return {on ? dayText(*on) : QString(), delivery.to, delivery.note, substitutes};
}

/// The columns of sections 5, 15 and 22 of the contract.
inline QStringList orderLineColumns(OrderCsvReader reader = OrderCsvReader::Shop)
{
    using namespace Qt::StringLiterals;
    QStringList columns{u"supplier"_s,         u"product"_s,         u"variant"_s,      u"sku"_s,
                        u"supplierCode"_s,     u"colours"_s,         u"stemLength"_s,   u"unitsNeeded"_s,
                        u"unitsPerPack"_s,     u"packsToOrder"_s,    u"unitsToOrder"_s, u"unitCostExclTax"_s,
                        u"orderCostExclTax"_s, u"orderCostIncTax"_s, u"events"_s};
    columns += deliveryColumns();
    if (reader == OrderCsvReader::Supplier)
        columns.removeOne(u"sku"_s);
    return columns;
}

/// The cells for them. `File` is a CsvWriter or a TableWriter. Amounts are rounded to minor units.
template <class File>
void writeOrderLineCells(File &file, const OrderSheetSupplier &supplier, const OrderSheetLine &line,
                         const QString &currency, OrderCsvReader reader = OrderCsvReader::Shop)
{
    file.text(supplier.name);
    file.text(line.productName);
    file.text(line.variantName);
    const bool isForShop = reader == OrderCsvReader::Shop;
    if (isForShop)
        file.text(line.sku);
    file.text(isForShop ? line.supplierCode : line.printedCode());
    file.text(line.colors.join(QStringLiteral(" | ")));
    file.number(line.stemLength);
    file.number(line.unitsNeeded);
    file.number(line.unitsPerPack);
    file.number(line.packsToOrder);
    file.number(line.unitsToOrder);
    const bool hasPrice = line.isPriced || line.orderCostExclTax != 0; // A missing price is not a price of 0.
    const auto money = [&](double amount, int digits) {
        file.number(hasPrice ? std::optional(roundedMoney(amount, currency, digits)) : std::nullopt);
    };
    money(line.unitCostExclTax, kUnitCostDigits);
    money(line.orderCostExclTax, 0);
    money(line.orderCostIncTax, 0);
    file.text(line.eventNames.join(QStringLiteral(" | ")));
    for (const QString &cell : deliveryCells(supplier))
        file.text(cell);
}

/// Writes the cells and ends the row.
template <class File>
void writeOrderLine(File &file, const OrderSheetSupplier &supplier, const OrderSheetLine &line, const QString &currency,
                    OrderCsvReader reader = OrderCsvReader::Shop)
{
    writeOrderLineCells(file, supplier, line, currency, reader);
    file.endRow();
}

/// Writes the supplier's delivery cost as a separate row.
template <class File>
void writeDeliveryCost(File &file, const OrderSheetSupplier &supplier, const QString &currency,
                       OrderCsvReader reader = OrderCsvReader::Shop)
{
    using namespace Qt::StringLiterals;
    if (!supplier.deliveryCostExclTax)
        return;
    for (const QString &column : orderLineColumns(reader)) {
        if (column == "supplier"_L1)
            file.text(supplier.name);
        else if (column == "product"_L1)
            file.text(u"Delivery"_s);
        else if (column == "orderCostExclTax"_L1)
            file.number(std::optional(roundedMoney(*supplier.deliveryCostExclTax, currency)));
        else
            file.text(QString());
    }
    file.endRow();
}

} // namespace stemdesk
