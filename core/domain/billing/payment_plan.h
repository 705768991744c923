#pragma once

#include "core/base/result.h"
#include "core/domain/billing/minor_unit.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

struct Shop;

inline constexpr qsizetype kMaxInstalments = 12;

/// The due day of an instalment.
struct InstalmentDue {
    enum class On { Acceptance, Event, Date };

    On on = On::Acceptance;
    std::optional<int> days; ///< After that day, or before it if negative; nullopt: on it.
    std::optional<QDate> date; ///< Only for On::Date.

    friend bool operator==(const InstalmentDue &, const InstalmentDue &) = default;
};

/// The stored text: "acceptance".
QString dueOnText(InstalmentDue::On on);
std::optional<InstalmentDue::On> dueOnFrom(const QString &text);

/// A part of the price with its due day: a percentage, an amount, or the rest.
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

/// Checks that its amounts can be booked in the currency: amount_too_large.
Status requireBookable(const PaymentPlan &plan, MinorUnit unit);

PaymentPlan defaultPaymentPlan();

// A plan in JSON, an array of its instalments, as used in requests, in the shop's setting and in rows.
QByteArray planText(const PaymentPlan &plan);
/// invalid_paymentPlan for any error.
Result<PaymentPlan> planFrom(const QByteArray &json);

/// The plan of events without their own: the shop's, else defaultPaymentPlan() in the language of its documents.
PaymentPlan paymentPlanOf(const Shop &shop);

} // namespace stemdesk
