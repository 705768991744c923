#pragma once

#include "core/domain/reports/report_facts.h"

#include <QList>

#include <optional>

namespace stemdesk {

/// The part of a payment that one invoice takes, or that none does.
struct FilledPart {
    qsizetype payment = 0; ///< Its place.
    std::optional<qsizetype> invoice; ///< Its place; nullopt: more than the invoices ask for.
    qint64 amount = 0; ///< Negative where a refund takes it back.
    qint64 before = 0; ///< What the invoice had taken before.

    friend bool operator==(const FilledPart &, const FilledPart &) = default;
};

/// What becomes of the payments of one event.
struct PaymentFill {
    QList<FilledPart> parts; ///< In order of the payments.
    QList<qint64> open; ///< What is left of each invoice.
};

/// Payments fill the invoices in order of issue; what is refunded is taken first from what was paid beyond them, then
/// from the last that was filled. `totals` are the invoices' amounts with tax; one that is credited asks for 0.
PaymentFill filled(const QList<qint64> &totals, const QList<qint64> &payments);

} // namespace stemdesk
