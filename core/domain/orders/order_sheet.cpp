#include "core/domain/orders/order_sheet.h"

#include "core/domain/billing/minor_unit.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace stemdesk {

bool OrderSheet::isDraft() const
{
    return !std::ranges::all_of(events, &OrderSheetEvent::isCleared);
}

bool OrderSheet::hasGoods() const
{
    return std::ranges::any_of(suppliers, [](const OrderSheetSupplier &supplier) {
        return std::ranges::any_of(supplier.lines,
                                   [](const OrderSheetLine &line) { return line.received.has_value(); });
    });
}

bool OrderSheet::ordersAnything() const
{
    return std::ranges::any_of(suppliers, [](const OrderSheetSupplier &supplier) {
        return std::ranges::any_of(supplier.lines, [](const OrderSheetLine &line) { return line.unitsToOrder > 0; });
    });
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

std::optional<QDate> OrderSheetSupplier::deliverOn() const
{
    if (delivery.on || deliveryDays.isEmpty())
        return delivery.on;
    return deliveryDays.constFirst().on;
}

std::optional<double> allDeliveryCost(const OrderSheet &sheet)
{
    std::optional<double> cost;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        if (supplier.deliveryCostExclTax)
            cost = cost.value_or(0) + *supplier.deliveryCostExclTax;
    }
    return cost;
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
    if (line.unitsNeeded <= 0) {
        shares.fill(0);
        return shares;
    }
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
    QHash<std::pair<VariantId, SupplierId>, qsizetype> newestWhole;
    for (qsizetype at = 0; at < received.size(); ++at) {
        if (!received[at].isTopUp)
            newestWhole.insert({received[at].line.variantId, received[at].supplierId}, at);
    }
    QList<ReceivedLine> counted;
    QHash<std::pair<VariantId, SupplierId>, qsizetype> places;
    for (qsizetype at = 0; at < received.size(); ++at) {
        const ReceivedLine &line = received[at];
        const std::pair key{line.line.variantId, line.supplierId};
        if (line.isTopUp) {
            if (at > newestWhole.value(key, -1))
                counted.append(line);
            continue;
        }
        if (const auto place = places.constFind(key); place != places.cend()) {
            counted[*place] = line;
            continue;
        }
        places.insert(key, counted.size());
        counted.append(line);
    }
    return counted;
}

} // namespace stemdesk
