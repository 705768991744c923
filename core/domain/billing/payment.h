#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/billing/minor_unit.h"

#include <QDate>
#include <QString>

#include <optional>

namespace stemdesk {

template <class Object, class Patch>
struct SpecOf;

/// Money received for an event or, if the amount is negative, paid back. Optional texts are empty if there is none.
struct Payment {
    PaymentId id;
    EventId eventId; ///< Null: of an invoice over several events.
    InvoiceId invoiceId; ///< Null: it fills the event's invoices in order of issue.
    MinorAmount amount; ///< In the shop's currency; never 0.
    QDate paidOn;
    QString method;
    QString reference;
    QString note;
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const Payment &, const Payment &) = default;
};

struct PaymentPatch {
    std::optional<double> amount;
    std::optional<QDate> paidOn;
    std::optional<QString> method;
    std::optional<QString> reference;
    std::optional<QString> note;
    std::optional<InvoiceId> invoiceId; ///< A null id: of no invoice.

    friend bool operator==(const PaymentPatch &, const PaymentPatch &) = default;
};

/// A payment with the name of its event.
struct NamedPayment {
    Payment payment;
    QString eventName; ///< Empty for an invoice over several events.
};

/// Describes the fields of a payment.
const SpecOf<Payment, PaymentPatch> &paymentSpec();

/// `payment` with the patch applied, in the unit of its amount. A new one starts from Payment{}, and needs an amount
/// and a day.
Result<Payment> patched(Payment payment, const PaymentPatch &patch);

/// The patch that undoes `patch` on `before`.
PaymentPatch inverse(const Payment &before, const PaymentPatch &patch);

} // namespace stemdesk
