#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/pricing/price_keeping.h"
#include "core/services/events/event_service.h"
#include "core/services/service.h"

#include <QDate>

namespace stemdesk {

/// A price list's name as shown to people.
struct ListName {
    PriceListId id;
    QString name;
    QDate date;

    friend bool operator==(const ListName &, const ListName &) = default;
};

/// A pin that a refresh moves.
struct RefreshedList {
    QString productType;
    ListName before;
    ListName after;

    friend bool operator==(const RefreshedList &, const RefreshedList &) = default;
};

/// A line that gets its price from another list after a refresh.
struct RefreshedLine {
    EventItemId item;
    QString productName;
    QString variantName;
    QString productType;
    std::optional<double> stemLength;
    QString supplierName; ///< Empty: none.
    QString groupName;
    bool isHidden = false; ///< Its group is hidden and counts in no total.
    double units = 0;
    std::optional<double> unitCostBefore; ///< Without tax; none if the list has no price.
    std::optional<double> unitCostAfter;
    double priceDifferenceIncTax = 0; ///< Difference of the customer price.

    friend bool operator==(const RefreshedLine &, const RefreshedLine &) = default;
};

/// The effects of refreshing an event's prices; not stored.
struct PriceRefresh {
    bool hasPins = false; ///< Or kept prices. Without pins, the event follows the newest lists anyway.
    QList<RefreshedList> lists; ///< Empty if there is nothing to change.
    QList<RefreshedLine> lines; ///< Lines priced by these lists; other lines keep their price.
    Totals before;
    Totals after;
    OrderSheetTotals orderBefore; ///< Cost of ordering the event's goods.
    OrderSheetTotals orderAfter;
    EventPatch patch; ///< Applies the refresh through EventService::patch().

    friend bool operator==(const PriceRefresh &, const PriceRefresh &) = default;
};

/// Keeps agreed prices. Pinning fixes the price lists that the event's lines use now, so that later lists change
/// nothing. Refreshing moves the pins to the newest lists by the pricing day and keeps them pinned, because the new
/// offer was agreed too. Unpinned types need no refresh.
class PriceFreezeService : public Service {
public:
    using Service::Service;

    /// Pins the list in use for every type on the event's lines. The result's `undo` reverts it. Writes nothing if all
    /// are pinned already.
    Result<WrittenEvent> pin(EventId id);
    Result<PriceRefresh> refreshOf(EventId id) const;

    /// Keeps the prices of the lines as they are now, with the shop's markups of their types; of all lines, the event
    /// keeps its prices from then on: new lines and those with another variant or supplier too. event_item_not_found.
    /// Writes nothing if nothing changes. The result's `undo` reverts it.
    Result<WrittenEvent> keep(EventId id, const SomeLines &lines = {});
    /// Releases the kept prices.
    Result<WrittenEvent> letGo(EventId id, const SomeLines &lines = {});
    /// The effects of releasing them.
    Result<PriceRefresh> todaysPricesOf(EventId id, const SomeLines &lines = {}) const;
};

} // namespace stemdesk
