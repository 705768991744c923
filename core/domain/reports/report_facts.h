#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/billing/invoice_standing.h"
#include "core/domain/hire/availability.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/reports/event_figures.h"
#include "core/domain/reports/invoice_shares.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

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
