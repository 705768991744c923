#include "core/domain/orders/delivery_day.h"
#include "core/exchange/files/csv_writer.h"
#include "core/exchange/orders/order_line_cells.h"
#include "core/exchange/orders/order_sheet_files.h"

namespace stemdesk {

QByteArray orderSheetCsv(const OrderSheet &sheet, OrderCsvReader reader)
{
    CsvWriter csv;
    const QStringList columns = orderLineColumns(reader);
    for (const QString &column : columns)
        csv.text(column);
    csv.endRow();
    const OrderSheet ordered = orderedPart(sheet);
    for (const OrderSheetSupplier &supplier : ordered.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            writeOrderLine(csv, supplier, line, sheet.currency, reader);
        writeDeliveryCost(csv, supplier, sheet.currency, reader);
    }
    return csv.bytes();
}

} // namespace stemdesk
