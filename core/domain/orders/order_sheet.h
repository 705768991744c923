#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

/// A small change of the units needed that saves a pack, or fills the last one.
struct PackAdvice {
    double unitsChange = 0; ///< Negative: fewer units.
    double packsChange = 0;
    double costChangeIncTax = 0;

    friend bool operator==(const PackAdvice &, const PackAdvice &) = default;
};

/// The supplier from whom a line would cost least, pack waste and minimums included.
struct CheapestSupplier {
    SupplierId supplierId; ///< Null: no supplier.
    double orderCostIncTax = 0;

    friend bool operator==(const CheapestSupplier &, const CheapestSupplier &) = default;
};

/// How many of a line's units one event needs.
struct EventUnits {
    EventId eventId;
    double unitsNeeded = 0;

    friend bool operator==(const EventUnits &, const EventUnits &) = default;
};

/// What of a line has come in, and what it cost.
struct ReceivedGoods {
    double packs = 0; ///< Units, where the variant is not sold in packs.
    double unitCostExclTax = 0;

    friend bool operator==(const ReceivedGoods &, const ReceivedGoods &) = default;
};

/// What is said of goods that came in: what of them was not good, and what the supplier gave back for it.
struct ReceivedNotes {
    double rejectedUnits = 0;
    QString reason;
    std::optional<QDate> receivedOn;
    QString invoiceNumber;
    double creditExclTax = 0;
    QStringList imageUrls; ///< https URLs, and ids of stored images (see core/domain/image.h).

    friend bool operator==(const ReceivedNotes &, const ReceivedNotes &) = default;
};

/// What to order of one variant from one supplier, pooled over the visible groups of all events of the sheet.
struct OrderSheetLine {
    VariantId variantId;
    QString productName;
    QString variantName;
    QString sku;
    QString supplierCode; ///< What the supplier calls it.
    QString supplierEan; ///< The article number that the supplier knows it by.
    QStringList colors;
    std::optional<double> stemLength;
    double unitsNeeded = 0;
    double spareUnits = 0; ///< Ordered beside those that are needed.
    std::optional<double> unitsPerPack; ///< Without it, units are ordered as they are.
    std::optional<double> packsNeeded;
    std::optional<double> minPacks; ///< The supplier's minimum, where there is one.
    std::optional<double> packsToOrder;
    double unitsToOrder = 0;
    std::optional<double> leftoverUnits;
    double unitCostExclTax = 0; ///< Weighted by units where pooled lines differ.
    double orderCostExclTax = 0;
    double orderCostIncTax = 0;
    bool isPriced = true; ///< False where some pooled line has no price.
    QList<EventItemId> eventItemIds;
    QStringList eventNames; ///< Whose lines were pooled, in the sheet's order of events.
    QList<EventUnits> eventUnits; ///< In the same order.
    QList<PackAdvice> advice;
    std::optional<CheapestSupplier> cheapest;
    double taxMultiplier = 1; ///< A unit cost without tax times this is one with tax.
    std::optional<ReceivedGoods> received;
    ReceivedNotes notes; ///< Of what was received.
    /// As it is printed for the supplier: the code, else the EAN; never another's, nor the shop's own SKU.
    const QString &printedCode() const { return supplierCode.isEmpty() ? supplierEan : supplierCode; }

    std::optional<Instant> claimUntil; ///< Of a line with rejects whose supplier says for how long; filled where asked.

    friend bool operator==(const OrderSheetLine &, const OrderSheetLine &) = default;
};

struct OrderSheetTotals {
    double orderCostExclTax = 0;
    double orderCostIncTax = 0;

    friend bool operator==(const OrderSheetTotals &, const OrderSheetTotals &) = default;
};

/// What a supplier is asked beside the lines.
struct OrderDelivery {
    std::optional<QDate> on; ///< Nothing: not chosen; see deliveryDay().
    QString to; ///< Where, of several lines.
    QString note;
    std::optional<bool> allowsSubstitutes; ///< Nothing: not said.

    friend bool operator==(const OrderDelivery &, const OrderDelivery &) = default;
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

    friend bool operator==(const OrderSheetSupplier &, const OrderSheetSupplier &) = default;
};

struct OrderSheetEvent {
    EventId eventId;
    QString name;
    QString status;
    bool isCleared = false; ///< Approved or later; a sheet with one that is not is a draft.
    std::optional<Instant> startsAt; ///< At the venue, else the ceremony; nothing where neither has a time.

    friend bool operator==(const OrderSheetEvent &, const OrderSheetEvent &) = default;
};

/// What came in of one line of a saved sheet, seen from one of the events that need it.
struct ReceivedLine {
    OrderSheetLine line; ///< Only its variant, units, pack size, costs, tax and goods.
    SupplierId supplierId;
    double eventUnitsNeeded = 0;

    friend bool operator==(const ReceivedLine &, const ReceivedLine &) = default;
};

/// Most events that one saved sheet is over.
inline constexpr qsizetype kMaxSheetEvents = 500;

struct OrderSheet {
    OrderSheetId id; ///< Null unless it was saved.
    QList<OrderSheetEvent> events;
    QList<OrderSheetSupplier> suppliers; ///< By name; the lines without a supplier last.
    OrderSheetTotals totals;
    QString currency; ///< Of the figures of a saved sheet; else the shop's.
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    bool isDraft() const;

    friend bool operator==(const OrderSheet &, const OrderSheet &) = default;
};

struct OrderSheetFilter {
    std::optional<Instant> updatedSince;
};

/// What of saved sheets is read beside their own figures and totals.
struct OrderSheetParts {
    bool events = true;
    bool lines = true;
};

/// Of a line that something came in of: as many units as the packs hold.
double receivedUnits(const OrderSheetLine &line);
/// What came in of the line, with tax: packs as many units as they hold. Nothing where nothing came in.
std::optional<double> receivedCostIncTax(const OrderSheetLine &line);

/// What is missing of what the designs need, once what was rejected is out; nothing where nothing came in.
std::optional<double> shortUnits(const OrderSheetLine &line);
QList<std::optional<double>> shortUnitsOfEvents(const OrderSheetLine &line); ///< By need, in whole units.
/// Of each variant and supplier what came in last; `received` is in order of the sheets.
QList<ReceivedLine> newestReceived(const QList<ReceivedLine> &received);

} // namespace stemdesk
