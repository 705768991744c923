#include "core/domain/orders/order_sheet_patch.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/domain/field_rules.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error otherVariant(const ReceivedRow &row)
{
    return refused("variant_not_found", u"received.variantId"_s,
                   u"Give \"received.variantId\" a variant of this order sheet; it has no line of %1."_s.arg(
                       quoted(row.variantId.text())));
}

Error otherSupplier(const ReceivedRow &row)
{
    return refused(
        "supplier_not_found", u"received.supplierId"_s,
        u"Give \"received.supplierId\" as the line of %1 on this order sheet has it, not %2."_s.arg(
            quoted(row.variantId.text()), row.supplierId.isNull() ? u"null"_s : quoted(row.supplierId.text())));
}

Error otherSupplier(const OrderDeliveryRow &row)
{
    return refused("supplier_not_found", u"suppliers.supplierId"_s,
                   u"Give \"suppliers.supplierId\" a supplier of this order sheet; it has no block of %1."_s.arg(
                       row.supplierId.isNull() ? u"null"_s : quoted(row.supplierId.text())));
}

/// The lines of a sheet by variant and supplier.
class Lines {
public:
    explicit Lines(OrderSheet &sheet)
    {
        for (OrderSheetSupplier &supplier : sheet.suppliers) {
            for (OrderSheetLine &line : supplier.lines) {
                m_lines.insert({line.variantId, supplier.supplierId}, &line);
                m_variants.insert(line.variantId);
            }
        }
    }

    Result<OrderSheetLine *> find(const ReceivedRow &row) const
    {
        if (OrderSheetLine *line = m_lines.value({row.variantId, row.supplierId}))
            return line;
        return m_variants.contains(row.variantId) ? otherSupplier(row) : otherVariant(row);
    }

private:
    QHash<std::pair<VariantId, SupplierId>, OrderSheetLine *> m_lines;
    QSet<VariantId> m_variants;
};

void takeNotes(FieldRules &rules, ReceivedNotes &notes, const ReceivedRow &row, const QString &place)
{
    rules.number(notes.rejectedUnits, row.rejectedUnits, place + u".rejectedUnits"_s, kNotNegative);
    rules.multiline(notes.reason, row.reason, place + u".reason"_s);
    rules.take(notes.receivedOn, row.receivedOn);
    rules.line(notes.invoiceNumber, row.invoiceNumber, place + u".invoiceNumber"_s);
    rules.number(notes.creditExclTax, row.creditExclTax, place + u".creditExclTax"_s, kNotNegative);
    rules.imageUrls(notes.imageUrls, row.imageUrls);
}

/// A receipt that is entered on its own day gets the current time, and keeps it unless the day changes.
void setMoment(ReceivedNotes &notes, const ReceivedRow &row, const std::optional<QDate> &dayBefore, const WriteTime &at)
{
    if (row.receivedAt) {
        if (notes.receivedAt && !notes.receivedOn)
            notes.receivedOn = dayOfExact(*notes.receivedAt, at.zone);
    } else if (notes.receivedOn != dayBefore) {
        const bool isToday = notes.receivedOn && notes.receivedOn == dayOfExact(at.now, at.zone);
        notes.receivedAt = isToday ? std::optional(at.now) : std::nullopt;
    }
}

/// Applies the row to the goods of its line.
Status takeRow(OrderSheetLine &line, const ReceivedRow &row, const QString &place, const WriteTime &at)
{
    if (row.namesPacks && !row.packs) {
        line.received.reset();
        line.notes = {};
        return {};
    }
    if (!line.received && !row.namesPacks)
        return required(place + u".packsReceived"_s);
    if (!line.received && !row.namesCost && !line.isPriced)
        return required(place + u".unitCostExclTax"_s);
    // Until the supplier's invoice says otherwise, goods cost what the sheet says.
    ReceivedGoods goods = line.received.value_or(ReceivedGoods{.unitCostExclTax = line.unitCostExclTax});
    if (row.namesPacks)
        goods.packs = *row.packs;
    if (row.namesCost)
        goods.unitCostExclTax = row.unitCostExclTax;
    line.received = goods;
    FieldRules rules;
    const std::optional<QDate> dayBefore = line.notes.receivedOn;
    takeNotes(rules, line.notes, row, place);
    if (row.receivedAt)
        rules.instant(line.notes.receivedAt, row.receivedAt, place + u".receivedAt"_s);
    setMoment(line.notes, row, dayBefore, at);
    if (line.notes.rejectedUnits > receivedUnits(line))
        rules.fail(unfit(place + u".rejectedUnits"_s,
                         u"at most the %1 units that came in"_s.arg(numberText(receivedUnits(line))),
                         numberText(line.notes.rejectedUnits)));
    const auto taken = rules.result(true);
    return taken ? Status() : Status(taken.error());
}

void takeDelivery(FieldRules &rules, OrderDelivery &delivery, const OrderDeliveryRow &row, const QString &place)
{
    rules.take(delivery.on, row.on);
    rules.multiline(delivery.to, row.to, place + u".deliverTo"_s);
    rules.multiline(delivery.note, row.note, place + u".note"_s);
    rules.take(delivery.allowsSubstitutes, row.allowsSubstitutes);
}

Status takeDeliveries(OrderSheet &sheet, const QList<OrderDeliveryRow> &rows)
{
    FieldRules rules;
    qsizetype at = 0;
    for (const OrderDeliveryRow &row : rows) {
        const auto supplier = std::ranges::find(sheet.suppliers, row.supplierId, &OrderSheetSupplier::supplierId);
        if (supplier == sheet.suppliers.end())
            return otherSupplier(row);
        takeDelivery(rules, supplier->delivery, row, rowOf(u"suppliers"_s, at++));
    }
    const auto taken = rules.result(true);
    return taken ? Status() : Status(taken.error());
}

Status takeReceived(OrderSheet &sheet, const std::optional<QList<ReceivedRow>> &rows, const WriteTime &at)
{
    if (!rows) {
        for (OrderSheetSupplier &supplier : sheet.suppliers) {
            for (OrderSheetLine &line : supplier.lines) {
                line.received.reset();
                line.notes = {};
            }
        }
        return {};
    }
    const Lines lines(sheet);
    qsizetype place = 0;
    for (const ReceivedRow &row : *rows) {
        OrderSheetLine *line = TRY(lines.find(row));
        TRY(takeRow(*line, row, rowOf(u"received"_s, place++), at));
    }
    return {};
}

Status takeState(OrderSheet &sheet, SheetState state, Instant now)
{
    if (state == sheet.state)
        return {};
    const bool isOrdered = state == SheetState::Ordered;
    if (!isOrdered && sheet.hasGoods())
        return conflict("goods_received",
                        u"Say first that nothing was received (\"received\": null); then the sheet can be a draft."_s);
    sheet.state = state;
    sheet.orderedAt = isOrdered ? std::optional(now) : std::nullopt;
    return {};
}

} // namespace

Status checkShape(const OrderSheetPatch &patch)
{
    FieldRules rules;
    qsizetype at = 0;
    for (const ReceivedRow &row : patch.received.value_or(std::nullopt).value_or(QList<ReceivedRow>())) {
        const QString place = rowOf(u"received"_s, at++);
        ReceivedGoods goods;
        rules.number(goods.packs, row.packs, place + u".packsReceived"_s, kNotNegative);
        rules.number(goods.unitCostExclTax, row.unitCostExclTax, place + u".unitCostExclTax"_s, kNotNegative);
        ReceivedNotes notes;
        takeNotes(rules, notes, row, place);
        rules.instant(notes.receivedAt, row.receivedAt, place + u".receivedAt"_s);
    }
    at = 0;
    for (const OrderDeliveryRow &row : patch.suppliers.value_or(QList<OrderDeliveryRow>())) {
        OrderDelivery delivery;
        takeDelivery(rules, delivery, row, rowOf(u"suppliers"_s, at++));
    }
    const auto checked = rules.result(true);
    return checked ? Status() : Status(checked.error());
}

Result<OrderSheet> patched(OrderSheet sheet, const OrderSheetPatch &patch, const WriteTime &at)
{
    TRY(checkShape(patch));
    if (patch.received) {
        TRY(takeReceived(sheet, *patch.received, at));
    }
    if (patch.suppliers) {
        TRY(takeDeliveries(sheet, *patch.suppliers));
    }
    if (patch.state) {
        TRY(takeState(sheet, *patch.state, at.now));
    }
    return sheet;
}

} // namespace stemdesk
