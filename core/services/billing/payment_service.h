#pragma once

#include "core/domain/billing/balance.h"
#include "core/domain/billing/payment.h"
#include "core/domain/page.h"
#include "core/services/service.h"

#include <QHash>

namespace stemdesk {

struct Event;

/// Payments for events, and what events owe.
class PaymentService : public Service {
public:
    using Service::Service;

    /// By date, then by creation.
    Result<Page<Payment>> list(EventId event, const PageRequest &page, std::optional<Instant> updatedSince) const;
    /// Payments for all events, in the same order.
    Result<Page<NamedPayment>> listAll(const PaymentFilter &filter, const PageRequest &page) const;
    Result<Payment> find(EventId event, PaymentId id) const;
    Result<Payment> create(EventId event, const PaymentPatch &patch);
    /// Writes nothing if nothing differs (version and updatedAt stay). Stale if a field of `patch` differs from
    /// `expected`.
    Result<Payment> patch(EventId event, PaymentId id, const PaymentPatch &patch,
                          const std::optional<PaymentPatch> &expected = {});
    Result<Payment> remove(EventId event, PaymentId id);

    // The payments assigned to an invoice. An invoice for several events can have no others. invoice_credited.
    Result<Page<Payment>> list(InvoiceId invoice, const PageRequest &page, std::optional<Instant> updatedSince) const;
    Result<Payment> find(InvoiceId invoice, PaymentId id) const;
    Result<Payment> create(InvoiceId invoice, const PaymentPatch &patch);
    Result<Payment> patch(InvoiceId invoice, PaymentId id, const PaymentPatch &patch,
                          const std::optional<PaymentPatch> &expected = {});
    Result<Payment> remove(InvoiceId invoice, PaymentId id);
    /// NotFound.
    Status requireOwner(EventId event) const;
    Status requireOwner(InvoiceId invoice) const;

    /// Restores a removed payment with its id.
    Result<Payment> restore(const Payment &snapshot);

    Result<EventBalance> balance(EventId event) const;
    /// In the order of the events' list. A page is shorter than asked for if filters exclude many.
    Result<Page<EventBalance>> balances(const BalanceFilter &filter, PageRequest page) const;
    /// The events that go by the shop's payment plan, having none of their own, and are agreed: cleared to order, or
    /// with an accepted quote, an invoice or a payment.
    Result<QList<EventId>> agreedByShopsPlan() const;
    /// Balances of the agreed events among these: those with an accepted quote, a payment or an invoice.
    Result<QHash<EventId, EventBalance>> agreedOn(const QList<Event> &events) const;
    /// The same for all events that were not cancelled and still owe something, with their debtors, by the date of
    /// their next instalment; those without a date come last.
    Result<QList<EventBalance>> owed() const;
    /// The events of owed() with an instalment due on that day or before.
    Result<QList<EventBalance>> dueUntil(QDate day) const;
    /// Fills in who owes for these events.
    Status nameDebtors(QList<EventBalance> &balances) const;
};

} // namespace stemdesk
