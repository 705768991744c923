#include "ui/undo/billing_edits.h"

#include "core/domain/billing/payment_plan.h"
#include "core/services/services.h"
#include "ui/undo/patch_edit.h"

#include <optional>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

Status keepInvoice(const Result<Invoice> &issued, Invoice &made)
{
    if (!issued)
        return issued.error();
    made = *issued;
    return {};
}

/// `give(quotes)` answers the first time; after that each direction reverts the other.
template <class Give>
Edit answerEdit(const QString &text, Give give)
{
    const auto answer = std::make_shared<std::optional<QuoteAnswer>>(); // Shared by apply and revert.
    const auto keep = [answer](const Result<QuoteAnswer> &given) -> Status {
        if (!given)
            return given.error();
        *answer = *given;
        return {};
    };
    const auto takeBack = [=](ShopServices &services) { return keep(services.quotes.takeBack(**answer)); };
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                return *answer ? takeBack(services) : keep(give(services.quotes));
            },
            .revert = takeBack};
}

/// The event's status becomes With client together with its quote.
Status sendToClient(ShopServices &services, const EventId &id, std::optional<QString> &before)
{
    const Event event = TRY(services.events.find(id, {.groups = false, .prices = false}));
    before.reset();
    if (event.status != "new"_L1 && event.status != "quoting"_L1)
        return {};
    TRY(services.events.patch(id, {.status = QString(kSentStatus)}));
    before = event.status;
    return {};
}

/// Unless another user has moved it on.
Status takeFromClient(ShopServices &services, const EventId &id, const std::optional<QString> &before)
{
    const Event event = TRY(services.events.find(id, {.groups = false, .prices = false}));
    if (before && event.status == kSentStatus)
        TRY(services.events.patch(id, {.status = *before}));
    return {};
}

/// Events that kept the shop's plan as their own when the shop's was changed.
struct KeptPlan {
    PaymentPlan plan;
    QList<EventId> events;

    /// Unless an event was deleted, or got another plan.
    Status release(ShopServices &services) const
    {
        for (const EventId &id : events) {
            const auto event = services.events.find(id, {.groups = false, .prices = false, .acceptedQuote = false});
            if (!event && event.error().kind != Error::Kind::NotFound)
                return event.error();
            if (event && event->paymentPlan == plan)
                TRY(services.events.revise(id, {.paymentPlan = std::optional<PaymentPlan>()}));
        }
        return {};
    }
};

} // namespace

Edit issueInvoiceEdit(const QString &text, const EventId &event, const InvoiceRequest &request,
                      const std::shared_ptr<Invoice> &made)
{
    return {
        .text = text,
        .apply = [=](ShopServices &services) { return keepInvoice(services.invoices.issue(event, request), *made); },
        .revert = {}};
}

Edit issueMonthsEdit(const QString &text, const QList<MonthRequest> &requests,
                     const std::shared_ptr<QList<Invoice>> &made)
{
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                Status outcome;
                for (const MonthRequest &request : requests) {
                    const Result<Invoice> issued = services.invoices.issueMonth(request);
                    if (issued)
                        made->append(*issued);
                    else if (outcome)
                        outcome = issued.error();
                }
                return outcome;
            },
            .revert = {}};
}

Edit remindEdit(const QString &text, const QList<InvoiceId> &invoices, int level)
{
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                for (const InvoiceId &invoice : invoices)
                    TRY(services.invoices.remind(invoice, level));
                return {};
            },
            .revert = {}};
}

Edit creditInvoiceEdit(const QString &text, const InvoiceId &invoice, const CreditRequest &request,
                       const std::shared_ptr<Invoice> &made)
{
    return {
        .text = text,
        .apply = [=](ShopServices &services) { return keepInvoice(services.invoices.credit(invoice, request), *made); },
        .revert = {}};
}

Edit recordPaymentEdit(const QString &text, const EventId &event, const PaymentPatch &patch)
{
    return creation<Payment>(
        text, {}, [=](ShopServices &services) { return services.payments.create(event, patch); },
        kRestored<&ShopServices::payments>,
        [=](ShopServices &services, const PaymentId &id) { return services.payments.remove(event, id); });
}

Edit recordInvoicePaymentEdit(const QString &text, const InvoiceId &invoice, const PaymentPatch &patch)
{
    return creation<Payment>(
        text, {}, [=](ShopServices &services) { return services.payments.create(invoice, patch); },
        kRestored<&ShopServices::payments>,
        [=](ShopServices &services, const PaymentId &id) { return services.payments.remove(invoice, id); });
}

Edit patchPaymentEdit(const QString &text, const Payment &before, const PaymentPatch &patch)
{
    return patchEdit(text, before, patch,
                     [event = before.eventId, id = before.id](ShopServices &services, const PaymentPatch &to,
                                                              const PaymentPatch &from) {
                         return services.payments.patch(event, id, to, from);
                     });
}

Edit removePaymentEdit(const QString &text, const Payment &payment)
{
    return removal<Payment>(
        text,
        [event = payment.eventId, id = payment.id](ShopServices &services) {
            return services.payments.remove(event, id);
        },
        kRestored<&ShopServices::payments>);
}

Edit freezeQuoteEdit(const QString &text, const EventId &event, const QuotePatch &patch,
                     const std::shared_ptr<QuoteId> &made)
{
    const auto before = std::make_shared<std::optional<QString>>(); // The status; shared by all steps.
    const auto frozen = [=](ShopServices &services, const auto &freeze) -> Result<Quote> {
        UnitOfWork work = TRY(services.begin());
        const Quote quote = TRY(freeze(services.quotes));
        TRY(sendToClient(services, event, *before));
        TRY(work.commit());
        return quote;
    };
    return creation<Quote>(
        text, made,
        [=](ShopServices &services) {
            return frozen(services, [=](QuoteService &quotes) { return quotes.create(event, patch); });
        },
        [=](ShopServices &services, const Quote &removed) {
            return frozen(services, [&](QuoteService &quotes) { return quotes.restore(removed); });
        },
        [=](ShopServices &services, const QuoteId &id) -> Result<Quote> {
            UnitOfWork work = TRY(services.begin());
            const Quote removed = TRY(services.quotes.remove(event, id));
            TRY(takeFromClient(services, event, *before));
            TRY(work.commit());
            return removed;
        });
}

Edit removeQuoteEdit(const QString &text, const Quote &quote)
{
    return removal<Quote>(
        text,
        [event = quote.eventId, id = quote.id](ShopServices &services) { return services.quotes.remove(event, id); },
        kRestored<&ShopServices::quotes>);
}

Edit acceptQuoteEdit(const QString &text, const Quote &quote, const QString &acceptedBy)
{
    return answerEdit(text, [event = quote.eventId, id = quote.id, acceptedBy](QuoteService &quotes) {
        return quotes.accept(event, id, {.acceptedBy = acceptedBy, .acceptedAt = {}});
    });
}

Edit declineQuoteEdit(const QString &text, const Quote &quote, const QString &reason)
{
    return answerEdit(text, [event = quote.eventId, id = quote.id, reason](QuoteService &quotes) {
        return quotes.decline(event, id, reason);
    });
}

Edit reopenQuoteEdit(const QString &text, const Quote &quote)
{
    return answerEdit(
        text, [event = quote.eventId, id = quote.id](QuoteService &quotes) { return quotes.reopen(event, id); });
}

Edit countingKeptPlans(const Edit &change, const std::shared_ptr<int> &count)
{
    const auto kept = std::make_shared<KeptPlan>(); // Shared by apply and revert.
    Edit edit = change;
    edit.apply = [kept, count, apply = change.apply](ShopServices &services) -> Status {
        UnitOfWork work = TRY(services.begin());
        kept->plan = paymentPlanOf(TRY(services.settings.shop()));
        kept->events = TRY(services.payments.agreedByShopsPlan());
        TRY(apply(services));
        const auto left = TRY(services.payments.agreedByShopsPlan()); // All of them, if it is still the same plan.
        kept->events.removeIf([&left](const EventId &event) { return left.contains(event); });
        *count = int(kept->events.size());
        return work.commit();
    };
    edit.revert = [kept, revert = change.revert](ShopServices &services) -> Status {
        UnitOfWork work = TRY(services.begin());
        TRY(revert(services));
        TRY(kept->release(services));
        return work.commit();
    };
    return edit;
}

} // namespace stemdesk::ui
