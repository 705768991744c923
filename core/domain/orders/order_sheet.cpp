#include "core/domain/orders/order_sheet.h"

#include "core/domain/clients/largest_remainder.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stemdesk {

bool OrderSheet::isDraft() const
{
    return !std::ranges::all_of(events, &OrderSheetEvent::isCleared);
}

OrderSheet withoutStock(OrderSheet sheet)
{
    const auto isFromStock = [](const OrderSheetLine &line) { return line.isFromStock(); };
    sheet.suppliers.removeIf([&](const OrderSheetSupplier &supplier) {
        return !supplier.lines.isEmpty() && std::ranges::all_of(supplier.lines, isFromStock);
    });
    for (OrderSheetSupplier &supplier : sheet.suppliers)
        supplier.lines.removeIf(isFromStock);
    return sheet;
}

double receivedUnits(const OrderSheetLine &line)
{
    return line.received->packs * line.unitsPerPack.value_or(1);
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
    const double rest = *missing - whole;
    const auto roomFor = [&](const EventUnits &event) {
        const auto share = shares.at(&event - line.eventUnits.constData());
        return std::pair(*share + rest <= event.unitsNeeded, event.unitsNeeded);
    };
    const auto taker = std::ranges::max_element(line.eventUnits, {}, roomFor); // Lacks it, and needs most.
    *shares[taker - line.eventUnits.cbegin()] += rest;
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

} // namespace stemdesk
