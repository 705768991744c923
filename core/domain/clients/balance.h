#pragma once

#include "core/base/id.h"
#include "core/domain/clients/minor_unit.h"
#include "core/domain/clients/payment_plan.h"

namespace stemdesk {

/// What a balance follows from.
struct BalanceTerms {
    double priceIncTax = 0; ///< Of the accepted quote, else of the event.
    MinorUnit unit;
    PaymentPlan plan;
    qint64 paid = 0; ///< In minor units, refunds subtracted.
    std::optional<QDate> acceptedOn;
    std::optional<QDate> eventOn; ///< Of its first start.
    QDate today;
};

enum class InstalmentState { Open, Overdue, Paid };

/// An instalment with its money, in minor units.
struct Instalment {
    QString name;
    std::optional<QDate> dueOn;
    bool isDueBeyond = false; ///< The plan's day lies beyond the calendar, so that there is none to name.
    qint64 amount = 0;
    qint64 paid = 0;
    InstalmentState state = InstalmentState::Open;

    friend bool operator==(const Instalment &, const Instalment &) = default;
};

/// What is owed and paid, in minor units.
struct Balance {
    MinorUnit unit;
    qint64 total = 0;
    qint64 paid = 0; ///< Negative where more went back than came in.
    qint64 outstanding = 0;
    qint64 credit = 0;
    QList<Instalment> instalments; ///< Their amounts add up to the total.

    /// The first that is not paid; nullptr where all are.
    const Instalment *next() const;
    bool isOverdue() const;

    friend bool operator==(const Balance &, const Balance &) = default;
};

/// What an event owes.
struct EventBalance {
    EventId eventId;
    QString name;
    QString clientName1;
    QString clientName2;
    QString currency;
    bool isAccepted = false; ///< The total is that of the quote that was accepted.
    Balance balance;
};

/// Payments fill instalments in order.
Balance balanceOf(const BalanceTerms &terms);

} // namespace stemdesk
