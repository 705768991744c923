#include "ui/pages/orders/arrival.h"

#include "ui/pages/orders/goods_model.h"
#include "ui/words/figure_doubt.h"

namespace stemdesk::ui {

Arrival arrivalOf(const OrderSheetLine &line)
{
    return {.goods = line.received, .notes = line.notes};
}

OrderSheetLine withArrival(OrderSheetLine line, const Arrival &arrival)
{
    line.received = arrival.goods;
    line.notes = arrival.notes;
    return line;
}

QVariant figureOf(const OrderSheetLine &line)
{
    const double ordered = line.packsToOrder.value_or(line.unitsToOrder);
    return QVariant::fromValue(
        FigureBefore{.unit = NumberUnit::Pieces, .measure = FigureMeasure{GoodsModel::tr("Ordered"), ordered}});
}

ReceivedRow receivedRow(const OrderSheetLine &line, const SupplierId &supplier, const Arrival &arrival)
{
    ReceivedRow row{.variantId = line.variantId, .supplierId = supplier};
    if (!arrival.goods)
        return row; // The notes go with the goods.
    const ReceivedNotes &notes = arrival.notes;
    row.packs = arrival.goods->packs;
    row.unitCostExclTax = arrival.goods->unitCostExclTax;
    row.rejectedUnits = notes.rejectedUnits;
    row.reason = notes.reason;
    row.receivedOn = notes.receivedOn;
    row.invoiceNumber = notes.invoiceNumber;
    row.creditExclTax = notes.creditExclTax;
    row.imageUrls = notes.imageUrls;
    return row;
}

} // namespace stemdesk::ui
