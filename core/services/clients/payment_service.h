#pragma once

#include "core/domain/clients/balance.h"
#include "core/domain/clients/payment.h"
#include "core/domain/page.h"

#include <QHash>

namespace stemdesk {

class ServiceContext;
struct Event;

/// What came in for events, and what they owe.
class PaymentService {
public:
    explicit PaymentService(ServiceContext &context) : m_context(context) {}

    /// In order of their days, then of creation.
    Result<Page<Payment>> list(EventId event, const PageRequest &page, std::optional<Instant> updatedSince) const;
    /// Of all events, in the same order.
    Result<Page<NamedPayment>> listAll(const PaymentFilter &filter, const PageRequest &page) const;
    Result<Payment> find(EventId event, PaymentId id) const;
    Result<Payment> create(EventId event, const PaymentPatch &patch);
    /// Nothing is written where nothing differs (version and updatedAt stay). Stale where what `patch` changes is not
    /// as `expected` says.
    Result<Payment> patch(EventId event, PaymentId id, const PaymentPatch &patch,
                          const std::optional<PaymentPatch> &expected = {});
    Result<Payment> remove(EventId event, PaymentId id);
    /// Puts a removed payment back with its id.
    Result<Payment> restore(const Payment &snapshot);

    Result<EventBalance> balance(EventId event) const;
    /// In the order of the events' list. A page is shorter than asked for where filters leave out many.
    Result<Page<EventBalance>> balances(const BalanceFilter &filter, PageRequest page) const;
    /// Of those of the events that somebody agreed on: a quote was accepted, or something was paid.
    Result<QHash<EventId, EventBalance>> agreedOn(const QList<Event> &events) const;
    /// Likewise, of all events that were not cancelled: what is not paid. Those with the earliest instalment first, and
    /// those whose next one has no day yet last.
    Result<QList<EventBalance>> owed() const;
    /// Those of them with an instalment that is due on that day or before.
    Result<QList<EventBalance>> dueUntil(QDate day) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
