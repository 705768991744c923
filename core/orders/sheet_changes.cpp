#include "core/orders/sheet_changes.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stemdesk {
namespace {

constexpr double kTolerance = 1e-9;

bool areEqual(double left, double right)
{
    return std::abs(left - right) <= kTolerance * std::max({1.0, std::abs(left), std::abs(right)});
}

bool areEqual(const std::optional<double> &left, const std::optional<double> &right)
{
    return left.has_value() == right.has_value() && areEqual(left.value_or(0), right.value_or(0));
}

bool isSameOrder(const OrderSheetLine &before, const OrderSheetLine &after)
{
    return areEqual(before.unitsNeeded, after.unitsNeeded) && areEqual(before.unitsPerPack, after.unitsPerPack)
        && areEqual(before.packsToOrder, after.packsToOrder) && areEqual(before.unitsToOrder, after.unitsToOrder)
        && areEqual(before.orderCostExclTax, after.orderCostExclTax)
        && areEqual(before.orderCostIncTax, after.orderCostIncTax);
}

QList<SheetEventChange> eventChanges(const OrderSheet &saved, const OrderSheet &present)
{
    QList<SheetEventChange> changes;
    for (const OrderSheetEvent &before : saved.events) {
        const auto after = std::ranges::find(present.events, before.eventId, &OrderSheetEvent::eventId);
        if (after == present.events.cend())
            changes.append({.before = before});
        else if (after->status != before.status)
            changes.append({.before = before, .after = *after});
    }
    return changes;
}

using LineKey = std::pair<VariantId, SupplierId>;

QHash<LineKey, const OrderSheetLine *> linesOf(const OrderSheet &sheet)
{
    QHash<LineKey, const OrderSheetLine *> lines;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            lines.insert({line.variantId, supplier.supplierId}, &line);
    }
    return lines;
}

/// Lines of the saved sheet that are now ordered differently, or not at all.
void addChanged(SheetChanges &changes, const OrderSheet &saved, const OrderSheet &present)
{
    const QHash<LineKey, const OrderSheetLine *> now = linesOf(present);
    for (const OrderSheetSupplier &supplier : saved.suppliers) {
        for (const OrderSheetLine &before : supplier.lines) {
            const OrderSheetLine *after = now.value({before.variantId, supplier.supplierId});
            if (!after || !isSameOrder(before, *after))
                changes.lines.append({.supplierId = supplier.supplierId,
                                      .supplierName = supplier.name,
                                      .before = before,
                                      .after = after ? std::optional(*after) : std::nullopt});
        }
    }
}

void addNew(SheetChanges &changes, const OrderSheet &saved, const OrderSheet &present)
{
    const QHash<LineKey, const OrderSheetLine *> then = linesOf(saved);
    for (const OrderSheetSupplier &supplier : present.suppliers) {
        for (const OrderSheetLine &after : supplier.lines) {
            if (!then.contains({after.variantId, supplier.supplierId}))
                changes.lines.append(
                    {.supplierId = supplier.supplierId, .supplierName = supplier.name, .after = after});
        }
    }
}

} // namespace

double SheetLineChange::unitsToOrderChange() const
{
    return (after ? after->unitsToOrder : 0) - (before ? before->unitsToOrder : 0);
}

double SheetLineChange::orderCostIncTaxChange() const
{
    return (after ? after->orderCostIncTax : 0) - (before ? before->orderCostIncTax : 0);
}

SheetChanges changesSince(const OrderSheet &saved, const OrderSheet &present)
{
    SheetChanges changes{.events = eventChanges(saved, present)};
    addChanged(changes, saved, present);
    addNew(changes, saved, present);
    for (const SheetLineChange &line : std::as_const(changes.lines))
        changes.orderCostIncTaxChange += line.orderCostIncTaxChange();
    return changes;
}

} // namespace stemdesk
