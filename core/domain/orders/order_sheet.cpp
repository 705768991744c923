#include "core/domain/orders/order_sheet.h"

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

/// The lines of a sheet by what they are of and from whom.
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

std::optional<ReceivedGoods> goodsOf(const ReceivedRow &row)
{
    return row.packs ? std::optional(ReceivedGoods{*row.packs, row.unitCostExclTax}) : std::nullopt;
}

} // namespace

bool OrderSheet::isDraft() const
{
    return !std::ranges::all_of(events, &OrderSheetEvent::isCleared);
}

std::optional<double> receivedCostIncTax(const OrderSheetLine &line)
{
    if (!line.received)
        return {};
    const double units = line.received->packs * line.unitsPerPack.value_or(1);
    return units * (line.received->unitCostExclTax * line.taxMultiplier);
}

Status checkShape(const OrderSheetPatch &patch)
{
    FieldRules rules;
    qsizetype at = 0;
    for (const ReceivedRow &row : patch.received.value_or(std::nullopt).value_or(QList<ReceivedRow>())) {
        const QString place = rowOf(u"received"_s, at++);
        ReceivedGoods goods;
        rules.number(goods.packs, row.packs, place + u".packsReceived"_s, kNotNegative);
        rules.number(goods.unitCostExclTax, row.unitCostExclTax, place + u".unitCostExclTax"_s, kNotNegative);
    }
    const auto checked = rules.result(true);
    return checked ? Status() : Status(checked.error());
}

Result<OrderSheet> patched(OrderSheet sheet, const OrderSheetPatch &patch)
{
    if (const Status shape = checkShape(patch); !shape)
        return shape.error();
    if (!patch.received)
        return sheet;
    if (!*patch.received) {
        for (OrderSheetSupplier &supplier : sheet.suppliers) {
            for (OrderSheetLine &line : supplier.lines)
                line.received.reset();
        }
        return sheet;
    }
    const Lines lines(sheet);
    for (const ReceivedRow &row : **patch.received) {
        const Result<OrderSheetLine *> line = lines.find(row);
        if (!line)
            return line.error();
        (*line)->received = goodsOf(row);
    }
    return sheet;
}

} // namespace stemdesk
