#include "core/domain/billing/balance.h"

#include "core/base/day.h"

#include <algorithm>

namespace stemdesk {

namespace {

void setDue(Instalment &instalment, const InstalmentDue &due, const BalanceTerms &terms)
{
    std::optional<QDate> day;
    switch (due.on) {
    case InstalmentDue::On::Acceptance: day = terms.acceptedOn; break;
    case InstalmentDue::On::Event: day = terms.eventOn; break;
    case InstalmentDue::On::Date: day = due.date; break;
    }
    if (day)
        instalment.dueOn = plusDaysExact(*day, due.days.value_or(0));
    instalment.isDueBeyond = day && !instalment.dueOn;
}

qint64 amountOf(const PlannedInstalment &planned, const Balance &balance, qint64 left)
{
    if (planned.percent)
        return std::min(percentOf(balance.total, *planned.percent), left);
    if (planned.amountIncTax)
        return std::min(balance.unit.rounded(*planned.amountIncTax), left);
    return left;
}

InstalmentState stateOf(const Instalment &instalment, QDate today)
{
    if (instalment.paid >= instalment.amount)
        return InstalmentState::Paid;
    return instalment.dueOn && *instalment.dueOn < today ? InstalmentState::Overdue : InstalmentState::Open;
}

/// What stands on an open invoice is due with that; the rest by the plan, but not before it was agreed.
void setAsked(Balance &balance, const BalanceTerms &terms)
{
    const bool isAgreed = terms.acceptedOn || terms.paid != 0 || terms.openOfInvoices > 0;
    qint64 invoiced = balance.openOfInvoices;
    for (Instalment &instalment : balance.instalments) {
        if (instalment.state == InstalmentState::Paid)
            continue;
        const qint64 missing = instalment.amount - instalment.paid;
        instalment.askedOn = instalment.dueOn;
        if (invoiced >= missing && terms.invoicesDueOn)
            instalment.askedOn = terms.invoicesDueOn;
        else if (instalment.dueOn && terms.acceptedOn)
            instalment.askedOn = std::max(*instalment.dueOn, *terms.acceptedOn);
        invoiced -= missing;
        instalment.isLate = isAgreed && instalment.askedOn && *instalment.askedOn < terms.today;
    }
}

std::optional<QDate> earlier(const std::optional<QDate> &one, const std::optional<QDate> &other)
{
    if (!one || !other)
        return one ? one : other;
    return std::min(*one, *other);
}

} // namespace

const Instalment *Balance::next() const
{
    const auto open = std::ranges::find_if(
        instalments, [](const Instalment &instalment) { return instalment.state != InstalmentState::Paid; });
    return open == instalments.cend() ? nullptr : &*open;
}

std::optional<QDate> Balance::nextDueOn() const
{
    const Instalment *instalment = next();
    return earlier(instalment ? instalment->dueOn : std::nullopt, invoicesDueOn);
}

std::optional<QDate> Balance::nextAskedOn() const
{
    const Instalment *instalment = next();
    return earlier(instalment ? instalment->askedOn : std::nullopt, invoicesDueOn);
}

bool Balance::isOverdue() const
{
    return isInvoiceOverdue
        || std::ranges::find(instalments, InstalmentState::Overdue, &Instalment::state) != instalments.cend();
}

bool Balance::isLate() const
{
    return isInvoiceOverdue || std::ranges::any_of(instalments, &Instalment::isLate);
}

Balance balanceOf(const BalanceTerms &terms)
{
    Balance balance{.unit = terms.unit, .total = terms.unit.rounded(terms.priceIncTax), .paid = terms.paid};
    balance.openOfInvoices = std::max<qint64>(0, terms.openOfInvoices);
    balance.invoicesDueOn = terms.invoicesDueOn;
    balance.isInvoiceOverdue = terms.invoicesDueOn && *terms.invoicesDueOn < terms.today;
    balance.outstanding = std::max({qint64(0), balance.total - balance.paid, balance.openOfInvoices});
    balance.credit = std::max<qint64>(0, balance.paid - balance.total);
    qint64 left = balance.total;
    qint64 toShare = std::max<qint64>(0, balance.paid);
    for (const PlannedInstalment &planned : terms.plan) {
        Instalment instalment{.name = planned.name};
        setDue(instalment, planned.due, terms);
        instalment.amount = amountOf(planned, balance, left);
        instalment.paid = std::min(instalment.amount, toShare);
        instalment.state = stateOf(instalment, terms.today);
        left -= instalment.amount;
        toShare -= instalment.paid;
        balance.instalments += instalment;
    }
    setAsked(balance, terms);
    return balance;
}

} // namespace stemdesk
