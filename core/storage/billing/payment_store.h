#pragma once

#include "core/domain/billing/invoice_standing.h"
#include "core/domain/billing/payment.h"
#include "core/domain/billing/payment_plan.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

#include <QHash>

namespace stemdesk {

/// Facts for an event's balance, in addition to its list columns.
struct EventMoney {
    std::optional<PaymentPlan> plan;
    qint64 paid = 0; ///< In minor units.
    std::optional<double> acceptedPrice; ///< Price of the accepted quote.
    Instant acceptedAt = 0;
};

/// Payments of one shop. They belong to their event's id, and exist as long as the event, or to an invoice over several
/// events.
class PaymentStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// Payments of an event or of an invoice, by day, then in order of creation.
    template <class OwnerId>
    Result<Page<Payment>> list(OwnerId owner, const PageRequest &page, std::optional<Instant> updatedSince) const;
    /// Payments for all events, in the same order.
    Result<Page<NamedPayment>> listAll(const PaymentFilter &filter, const PageRequest &page) const;
    Result<QList<Payment>> ofEvent(EventId event) const;
    /// NotFound if the event or invoice does not have it.
    template <class OwnerId>
    Result<Payment> find(OwnerId owner, PaymentId id) const;
    /// All payments for the events and for these invoices for several, in order of receipt.
    Result<QList<ReceivedMoney>> moneyIn(const QList<EventId> &events, const QList<InvoiceId> &sharedInvoices) const;
    /// By event; events that do not exist are left out.
    Result<QHash<EventId, EventMoney>> moneyOf(const QList<EventId> &events) const;

    Status insert(const Payment &payment);
    /// Stores `payment` if the row has the version before it; Stale otherwise.
    Status update(const Payment &before, const Payment &after);
    Status remove(PaymentId id);

    /// Whether any existing event has a payment.
    Result<bool> hasAny() const;
    Status removeAll();
};

} // namespace stemdesk
