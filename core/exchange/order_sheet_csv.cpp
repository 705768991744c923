#include "core/exchange/csv_writer.h"
#include "core/exchange/order_sheet_files.h"

#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kColumns{"supplier",        "product",          "variant",         "sku",          "colours",
                              "stemLength",      "unitsNeeded",      "unitsPerPack",    "packsToOrder", "unitsToOrder",
                              "unitCostExclTax", "orderCostExclTax", "orderCostIncTax", "events"};

void writeLine(CsvWriter &csv, const OrderSheetSupplier &supplier, const OrderSheetLine &line)
{
    csv.text(supplier.name);
    csv.text(line.productName);
    csv.text(line.variantName);
    csv.text(line.sku);
    csv.text(line.colors.join(u" | "_s));
    csv.number(line.stemLength);
    csv.number(line.unitsNeeded);
    csv.number(line.unitsPerPack);
    csv.number(line.packsToOrder);
    csv.number(line.unitsToOrder);
    csv.number(line.unitCostExclTax);
    csv.number(line.orderCostExclTax);
    csv.number(line.orderCostIncTax);
    csv.text(line.eventNames.join(u" | "_s));
    csv.endRow();
}

} // namespace

QByteArray orderSheetCsv(const OrderSheet &sheet)
{
    CsvWriter csv;
    for (const char *column : kColumns)
        csv.text(QString::fromLatin1(column));
    csv.endRow();
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            writeLine(csv, supplier, line);
    }
    return csv.bytes();
}

} // namespace stemdesk
