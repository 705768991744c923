#pragma once

#include "core/base/result.h"
#include "core/domain/clients/minor_unit.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

inline constexpr qsizetype kMaxInstalments = 12;

/// When an instalment is due.
struct InstalmentDue {
    enum class On { Acceptance, Event, Date };

    On on = On::Acceptance;
    std::optional<int> days; ///< After that day, or before it where negative; nullopt: on it.
    std::optional<QDate> date; ///< Of On::Date alone.

    friend bool operator==(const InstalmentDue &, const InstalmentDue &) = default;
};

/// A part of the price with its day: a percentage, an amount, or what the others leave.
struct PlannedInstalment {
    QString name;
    std::optional<double> percent;
    std::optional<double> amountIncTax;
    bool isRest = false;
    InstalmentDue due;

    friend bool operator==(const PlannedInstalment &, const PlannedInstalment &) = default;
};

using PaymentPlan = QList<PlannedInstalment>;

/// `plan` with its names normalised, or invalid_paymentPlan.
Result<PaymentPlan> soundPlan(PaymentPlan plan);

/// That its amounts can be booked in the currency: amount_too_large.
Status requireBookable(const PaymentPlan &plan, MinorUnit unit);

/// What a shop agrees on that has said nothing else.
PaymentPlan usualPlan();

// A plan as callers write it, a shop's setting says it and rows keep it: an array of its instalments, in JSON.
QByteArray planText(const PaymentPlan &plan);
/// invalid_paymentPlan for whatever is wrong with it.
Result<PaymentPlan> planFrom(const QByteArray &json);

} // namespace stemdesk
