#include "core/domain/orders/order_sheet.h"

#include "core/base/wording.h"
#include "core/domain/clients/largest_remainder.h"
#include "core/domain/field_rules.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
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

double receivedUnits(const OrderSheetLine &line)
{
    return line.received->packs * line.unitsPerPack.value_or(1);
}

void takeNotes(FieldRules &rules, ReceivedNotes &notes, const ReceivedRow &row, const QString &place)
{
    rules.number(notes.rejectedUnits, row.rejectedUnits, place + u".rejectedUnits"_s, kNotNegative);
    rules.multiline(notes.reason, row.reason, place + u".reason"_s);
    rules.take(notes.receivedOn, row.receivedOn);
    rules.line(notes.invoiceNumber, row.invoiceNumber, place + u".invoiceNumber"_s);
    rules.number(notes.creditExclTax, row.creditExclTax, place + u".creditExclTax"_s, kNotNegative);
    rules.imageUrls(notes.imageUrls, row.imageUrls);
}

/// What the row makes of the goods of its line.
Status takeRow(OrderSheetLine &line, const ReceivedRow &row, const QString &place)
{
    if (row.namesPacks && !row.packs) {
        line.received.reset();
        line.notes = {};
        return {};
    }
    if (!line.received && !row.namesPacks)
        return required(place + u".packsReceived"_s);
    if (!line.received && !row.namesCost)
        return required(place + u".unitCostExclTax"_s);
    ReceivedGoods goods = line.received.value_or(ReceivedGoods());
    if (row.namesPacks)
        goods.packs = *row.packs;
    if (row.namesCost)
        goods.unitCostExclTax = row.unitCostExclTax;
    line.received = goods;
    FieldRules rules;
    takeNotes(rules, line.notes, row, place);
    if (line.notes.rejectedUnits > receivedUnits(line))
        rules.fail(unfit(place + u".rejectedUnits"_s,
                         u"at most the %1 units that came in"_s.arg(numberText(receivedUnits(line))),
                         numberText(line.notes.rejectedUnits)));
    const auto taken = rules.result(true);
    return taken ? Status() : Status(taken.error());
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
    return receivedUnits(line) * (line.received->unitCostExclTax * line.taxMultiplier)
        - line.notes.creditExclTax * line.taxMultiplier;
}

std::optional<double> shortUnits(const OrderSheetLine &line)
{
    if (!line.received)
        return {};
    return std::max(0.0, line.unitsNeeded - std::max(0.0, receivedUnits(line) - line.notes.rejectedUnits));
}

QList<std::optional<double>> shortUnitsOfEvents(const OrderSheetLine &line)
{
    const std::optional<double> missing = shortUnits(line);
    QList<std::optional<double>> shares(line.eventUnits.size());
    if (!missing || shares.isEmpty())
        return shares;
    const double whole = std::floor(*missing);
    QList<long double> exact;
    for (const EventUnits &event : line.eventUnits)
        exact.append(static_cast<long double>(whole) * event.unitsNeeded / line.unitsNeeded);
    const QList<qint64> parts = wholeParts(qint64(whole), exact);
    std::ranges::copy(parts, shares.begin());
    const auto neediest = std::ranges::max_element(line.eventUnits, {}, &EventUnits::unitsNeeded);
    *shares[neediest - line.eventUnits.cbegin()] += *missing - whole;
    return shares;
}

QList<ReceivedLine> newestReceived(const QList<ReceivedLine> &received)
{
    QList<ReceivedLine> newest;
    QHash<std::pair<VariantId, SupplierId>, qsizetype> places;
    for (const ReceivedLine &line : received) {
        const std::pair key{line.line.variantId, line.supplierId};
        if (const auto place = places.constFind(key); place != places.cend()) {
            newest[*place] = line;
            continue;
        }
        places.insert(key, newest.size());
        newest.append(line);
    }
    return newest;
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
        ReceivedNotes notes;
        takeNotes(rules, notes, row, place);
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
            for (OrderSheetLine &line : supplier.lines) {
                line.received.reset();
                line.notes = {};
            }
        }
        return sheet;
    }
    const Lines lines(sheet);
    qsizetype at = 0;
    for (const ReceivedRow &row : **patch.received) {
        const Result<OrderSheetLine *> line = lines.find(row);
        if (!line)
            return line.error();
        if (const Status taken = takeRow(**line, row, rowOf(u"received"_s, at++)); !taken)
            return taken.error();
    }
    return sheet;
}

} // namespace stemdesk
