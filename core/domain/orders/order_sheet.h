#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"

#include <QDate>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace stemdesk {

/// A small change of the units needed that saves a pack, or fills the last one.
struct PackAdvice {
    double unitsChange = 0; ///< Negative: fewer units.
    double packsChange = 0;
    double costChangeIncTax = 0;

    friend bool operator==(const PackAdvice &, const PackAdvice &) = default;
};

/// The cheapest supplier of a line, including pack waste and minimums.
struct CheapestSupplier {
    SupplierId supplierId; ///< Null: no supplier.
    double orderCostIncTax = 0;

    friend bool operator==(const CheapestSupplier &, const CheapestSupplier &) = default;
};

/// How many of a line's units one event needs.
struct EventUnits {
    EventId eventId;
    double unitsNeeded = 0;
    bool isGone = false; ///< The event has been deleted since the sheet was saved; filled on request.

    friend bool operator==(const EventUnits &, const EventUnits &) = default;
};

/// The received goods of a line, and their cost.
struct ReceivedGoods {
    double packs = 0; ///< Units if the variant is not sold in packs.
    double unitCostExclTax = 0;

    friend bool operator==(const ReceivedGoods &, const ReceivedGoods &) = default;
};

/// Notes on received goods: rejects, and the supplier's credit.
struct ReceivedNotes {
    double rejectedUnits = 0;
    QString reason;
    std::optional<QDate> receivedOn;
    QString invoiceNumber;
    double creditExclTax = 0;
    QStringList imageUrls; ///< https URLs, and ids of stored images (see core/domain/image.h).
    std::optional<Instant> receivedAt; ///< When it came in, on receivedOn.

    friend bool operator==(const ReceivedNotes &, const ReceivedNotes &) = default;
};

/// The order of one variant from one supplier, pooled over the visible groups of all events of the sheet.
struct OrderSheetLine {
    VariantId variantId;
    QString productName;
    QString variantName;
    QString sku;
    QString supplierCode; ///< The supplier's code for it.
    QString supplierEan; ///< The supplier's article number for it.
    QStringList colors;
    std::optional<double> stemLength;
    double unitsNeeded = 0;
    double spareUnits = 0; ///< Ordered in addition to those that are needed.
    std::optional<double>
        ownUnits; ///< The part of the needed units from the shop's own stock; nullopt: not the shop's own thing.
    std::optional<double> unitsPerPack; ///< Without it, units are ordered without rounding.
    std::optional<double> packsNeeded;
    std::optional<double> minPacks; ///< The supplier's minimum, where there is one.
    std::optional<double> packsToOrder;
    double unitsToOrder = 0;
    std::optional<double> leftoverUnits;
    double unitCostExclTax = 0; ///< Weighted by units where pooled lines differ.
    double orderCostExclTax = 0;
    double orderCostIncTax = 0;
    bool isPriced = true; ///< False if a pooled line has no price.
    QList<EventItemId> eventItemIds;
    QStringList eventNames; ///< Names of the events whose lines were pooled, in the sheet's order.
    QList<EventUnits> eventUnits; ///< In the same order.
    QList<PackAdvice> advice;
    std::optional<CheapestSupplier> cheapest;
    double taxMultiplier = 1; ///< A unit cost without tax times this is one with tax.
    std::optional<ReceivedGoods> received;
    ReceivedNotes notes; ///< Notes on the received goods.
    /// Printed for the supplier: its code, otherwise the EAN; never another supplier's code, nor the shop's own sku.
    const QString &printedCode() const { return supplierCode.isEmpty() ? supplierEan : supplierCode; }

    /// True for the shop's own things if nothing is ordered.
    bool isFromStock() const { return ownUnits && unitsToOrder <= 0 && unitsOrdered <= 0; }

    std::optional<Instant> claimUntil; ///< Only with rejects and a claim window; filled on request.
    double unitsOrdered = 0; ///< On sheets ordered before, for the same events.
    std::optional<double> packsOrdered; ///< The packs among them.
    double surplusUnits = 0; ///< Ordered before, and more than is still needed.

    friend bool operator==(const OrderSheetLine &, const OrderSheetLine &) = default;
};

struct OrderSheetTotals {
    double orderCostExclTax = 0;
    double orderCostIncTax = 0;
    double deliveryCostExclTax = 0; ///< Not part of the others.

    friend bool operator==(const OrderSheetTotals &, const OrderSheetTotals &) = default;
};

/// Delivery instructions for a supplier.
struct OrderDelivery {
    std::optional<QDate> on; ///< nullopt: not chosen; see OrderSheetSupplier::deliverOn().
    QString to; ///< The place, several lines.
    QString note;
    std::optional<bool> allowsSubstitutes; ///< Nothing: not said.

    friend bool operator==(const OrderDelivery &, const OrderDelivery &) = default;
};

/// A day on which a supplier delivers, and for which events.
struct DeliveryDay {
    QDate on;
    QList<EventId> eventIds;

    friend bool operator==(const DeliveryDay &, const DeliveryDay &) = default;
};

struct OrderSheetSupplier {
    SupplierId supplierId; ///< Null: the lines that name no supplier.
    QString name;
    QString contactEmail;
    QString address;
    QString accountNumber; ///< The shop's, with this supplier.
    bool isArchived = false;
    OrderDelivery delivery;
    QList<OrderSheetLine> lines;
    OrderSheetTotals totals;
    QList<DeliveryDay> deliveryDays; ///< By day; without events that have no date.
    std::optional<double> deliveryCostExclTax; ///< See OrderConditions.
    std::optional<double> shortOfMinimumExclTax;

    /// The chosen day, else the first of the delivery days.
    std::optional<QDate> deliverOn() const;

    friend bool operator==(const OrderSheetSupplier &, const OrderSheetSupplier &) = default;
};

struct OrderSheetEvent {
    EventId eventId;
    QString name;
    QString status;
    bool isCleared = false; ///< Approved or later; a sheet with an event that is not is a draft.
    std::optional<Instant> startsAt; ///< At the venue, otherwise at the ceremony; nullopt if neither has a time.

    friend bool operator==(const OrderSheetEvent &, const OrderSheetEvent &) = default;
};

/// The received goods of one line of a saved sheet, as used by one of its events.
struct ReceivedLine {
    OrderSheetLine line; ///< Only its variant, units, pack size, costs, tax and goods.
    SupplierId supplierId;
    double eventUnitsNeeded = 0;
    bool isTopUp = false; ///< The sheet orders only what was new.

    friend bool operator==(const ReceivedLine &, const ReceivedLine &) = default;
};

/// A line of a sheet that was ordered.
struct OrderedLine {
    OrderSheetLine line; ///< Only what names the variant, its units, packs and events.
    SupplierId supplierId;

    friend bool operator==(const OrderedLine &, const OrderedLine &) = default;
};

/// Whether a saved sheet was ordered, or is still worked on.
enum class SheetState { Draft, Ordered };

/// The part of the events' needs that a sheet covers.
struct SheetChoice {
    bool onlyNew = false; ///< The needs that no ordered sheet covers yet.
    std::optional<QDate> deliverOn; ///< Only what the suppliers deliver on this day.
    std::optional<QSet<std::pair<EventId, SupplierId>>> pairs; ///< Only what these events need of these suppliers.

    friend bool operator==(const SheetChoice &, const SheetChoice &) = default;
};

/// The most events that one saved sheet can cover.
inline constexpr qsizetype kMaxSheetEvents = 500;

struct OrderSheet {
    OrderSheetId id; ///< Null unless it was saved.
    QList<OrderSheetEvent> events;
    QList<OrderSheetSupplier> suppliers; ///< By name; the lines without a supplier last.
    OrderSheetTotals totals;
    QString currency; ///< Currency of a saved sheet's figures; else the shop's.
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;
    SheetState state = SheetState::Draft;
    std::optional<Instant> orderedAt; ///< nullopt: not ordered, or ordered before this was recorded.
    bool isTopUp = false; ///< Only for needs that were not ordered yet.
    std::optional<QDate> dayAsked; ///< The only delivery day that it was made for.

    /// Whether one of its events is not cleared to order; independent of its state.
    bool isDraft() const;
    bool hasGoods() const; ///< Whether something came in.
    bool ordersAnything() const;

    friend bool operator==(const OrderSheet &, const OrderSheet &) = default;
};

struct OrderSheetFilter {
    std::optional<Instant> updatedSince;
};

/// The parts of saved sheets to read besides their own fields and totals.
struct OrderSheetParts {
    bool events = true;
    bool lines = true;
};

/// The sheet without lines of which nothing is ordered because they come from stock, and suppliers who have no others.
OrderSheet withoutStock(OrderSheet sheet);

/// The cost of all deliveries of the sheet; nullopt if no supplier charges any.
std::optional<double> allDeliveryCost(const OrderSheet &sheet);

/// Number of received units of a received line.
double receivedUnits(const OrderSheetLine &line);
/// Cost of the line's received goods, with tax; nullopt if nothing was received.
std::optional<double> receivedCostIncTax(const OrderSheetLine &line);

/// The units that the designs need and that are missing after rejects; nullopt if nothing was received.
std::optional<double> shortUnits(const OrderSheetLine &line);
QList<std::optional<double>> shortUnitsOfEvents(const OrderSheetLine &line); ///< By need, in whole units.
/// Per variant and supplier, the goods received on the newest whole sheet and on every later top-up; `received` is in
/// order of the sheets.
QList<ReceivedLine> newestReceived(const QList<ReceivedLine> &received);

} // namespace stemdesk
