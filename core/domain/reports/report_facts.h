#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/billing/invoice_standing.h"
#include "core/domain/hire/availability.h"
#include "core/domain/orders/order_sheet.h"

#include <QByteArray>
#include <QDate>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

struct Invoice;

/// The use of one variant in an event's visible groups.
struct GoodsUse {
    VariantId variantId;
    double units = 0;
    double costExclTax = 0; ///< Without pack leftovers.
    double wasteCostExclTax = 0; ///< Pack leftovers.

    friend bool operator==(const GoodsUse &, const GoodsUse &) = default;
};

/// An event's amounts without tax. Stored beside its totals and as fresh as they are. Unrounded.
struct EventFigures {
    double customerPriceExclTax = 0;
    double costOfGoodsExclTax = 0; ///< As designed, with pack leftovers, without own stock.
    double wasteCostExclTax = 0; ///< The part of the cost that is pack leftovers, line by line.
    double ownHireExclTax = 0; ///< The customer's price of hired things that the shop owns.
    double labourExclTax = 0; ///< The customer's price of labour.
    QList<GoodsUse> goods; ///< In order of first use.

    friend bool operator==(const EventFigures &, const EventFigures &) = default;
};

/// The stored form: for each the id and three doubles, the lowest byte first. Reading stops at the first part that is
/// cut short.
QByteArray goodsBytes(const QList<GoodsUse> &goods);
QList<GoodsUse> goodsFrom(QByteArrayView bytes);
/// How many bytes each takes.
inline constexpr qsizetype kGoodsUseBytes = 40;

/// The columns of an event's table besides its list row, from which reports can be added up.
struct EventReportRow {
    QString source;
    EventFigures figures;
    double costOfGoodsExclTax = 0; ///< Actual where something was received, else as planned.
};

/// An invoice's amount at one rate and category of tax, in minor units.
struct InvoiceShare {
    double rate = 0;
    QString category;
    qint64 exclTax = 0;
    qint64 incTax = 0;

    friend bool operator==(const InvoiceShare &, const InvoiceShare &) = default;
};

QList<InvoiceShare> sharesOf(const Invoice &invoice);

/// The stored form, one line each. Invalid lines are skipped.
QString sharesText(const QList<InvoiceShare> &shares);
QList<InvoiceShare> sharesFrom(const QString &text);

/// The amount that an invoice charges for one of its events, in minor units.
struct EventAmount {
    EventId eventId;
    qint64 amount = 0;
};

/// An invoice or a credit note.
struct InvoiceFact {
    InvoiceId id;
    EventId eventId; ///< Null: it is over several.
    QList<EventAmount> events{}; ///< Only of an invoice for several events.
    InvoiceId creditsId; ///< The invoice that a credit note takes back.
    QDate issuedOn;
    std::optional<QDate> dueOn;
    QList<InvoiceShare> shares;
};

/// An event that is approved or later, with a first day.
struct EventFact {
    qint64 key = 0;
    EventId id;
    Instant startsAt = 0;
    EventFigures figures;
};

/// An event that was made in the period.
struct EnquiryFact {
    Instant madeAt = 0;
    QString status;
    QString source;
    double customerPriceExclTax = 0;
    EventId eventId{};
};

/// A line of a saved order sheet.
struct SupplyFact {
    qint64 key = 0; ///< They are in its order: sheet by sheet.
    SupplierId supplierId;
    VariantId variantId;
    double orderedExclTax = 0; ///< 0 while its sheet is a draft and nothing has come in.
    bool isTopUp = false; ///< The sheet ordered only what was new.
    bool isReceived = false;
    double receivedExclTax = 0; ///< The goods that came, at the price paid.
    double rejectedExclTax = 0; ///< The part of it that was no good.
    double creditExclTax = 0; ///< The supplier's refund.
    QList<EventUnits> eventUnits;
};

struct MinutesFact {
    double planned = 0;
    double spent = 0;
};

/// The names of a variant, and how much of it the shop hires out.
struct NamedGoods {
    QString name;
    QString productType;
    bool isHired = false;
    std::optional<double> unitsPerPack{};
    std::optional<double> ownedUnits{};
    int daysBefore = 0; ///< The days for which it is away before and after an event.
    int daysAfter = 0;
    QString title{}; ///< "Rose ‘Quicksand’"; see flowerName().
    std::optional<double> stemLength{};

    bool isOwn() const { return isHired && ownedUnits.has_value(); }
};

/// The variants that an event uses, and when.
struct StockUse {
    EventId eventId;
    std::optional<DayRange> days; ///< From its first day to its last; nullopt if it is undated.
    QList<GoodsUse> goods;
};

/// Everything that the figures of a report are added up from.
struct ReportFacts {
    QList<InvoiceFact> invoices; ///< All of the shop, in order of issue.
    QList<ReceivedMoney> payments; ///< All payments of the shop, in order of receipt.
    QList<EventFact> events;
    QHash<qint64, MinutesFact> minutes; ///< By key of the event.
    QList<EnquiryFact> enquiries;
    QList<SupplyFact> supplies;
    QHash<SupplierId, QString> supplierNames;
    QHash<VariantId, NamedGoods> goods;
    QHash<EventId, double> ownOrders; ///< The shop's own things that events have to order because they are short.
};

} // namespace stemdesk
