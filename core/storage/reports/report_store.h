#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/hire/event_hire.h"
#include "core/domain/reports/report_facts.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

/// From the first instant to before the last.
struct InstantRange {
    Instant from = 0;
    Instant to = 0;
};

/// The goods that an event uses, with its first and last times.
struct TimedGoods {
    EventId eventId;
    std::optional<EventTimes> times; ///< nullopt: it is undated.
    QList<GoodsUse> goods;
};

/// The facts that reports add up, each kind in one or two queries for any number of rows. Covers events that are
/// approved or later and begin in the range.
class ReportStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    Result<QList<InvoiceFact>> invoices() const;
    Result<QList<ReceivedMoney>> payments() const;
    Result<QList<EventFact>> events(const InstantRange &range) const;
    Result<QHash<qint64, MinutesFact>> minutes(const InstantRange &range) const;
    /// Events made in the range.
    Result<QList<EnquiryFact>> enquiries(const InstantRange &range) const;
    Result<QList<SupplyFact>> supplies(const InstantRange &range) const;
    Result<QList<SupplyFact>> supplies(const QList<EventId> &events) const;
    /// Events, approved or later, that begin before this.
    Result<QList<TimedGoods>> timedGoods(Instant before) const;
    Result<QList<TimedGoods>> timedGoods(const QList<EventId> &events) const;
    Result<QHash<EventId, QString>> eventNames(const QList<EventId> &events) const;
    Result<QHash<InvoiceId, QString>> invoiceNumbers(const QList<InvoiceId> &invoices) const;
    Result<QHash<EventId, QString>> sources(const QList<EventId> &events) const;
    Result<QHash<SupplierId, QString>> supplierNames() const;
    Result<QHash<VariantId, NamedGoods>> goods(const QList<VariantId> &variants) const;

    /// Stores what is added up of an issued invoice's document, which never changes. The invoice has to be stored.
    Status putShares(InvoiceId invoice, const QList<InvoiceShare> &shares);

private:
    Result<QHash<InvoiceId, QList<EventAmount>>> sharedInvoices() const;
    Result<QList<SupplyFact>> suppliesWith(QList<qint64> lines) const;
    /// `supplies` must be sorted by key.
    Status addEventUnits(QList<SupplyFact> &supplies, const QString &lines) const;
};

} // namespace stemdesk
