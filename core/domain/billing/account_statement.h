#pragma once

#include "core/domain/billing/minor_unit.h"
#include "core/domain/clients/contact.h"

#include <QDate>
#include <QList>
#include <QString>

namespace stemdesk {

/// An amount that a contact was charged or has paid on a day. Amounts are in minor units.
struct StatementRow {
    enum class Kind { Invoice, CreditNote, Payment };

    QDate on;
    Kind kind = Kind::Invoice;
    QString number; ///< The invoice's number; for a payment that of its invoice, otherwise empty.
    QString eventName; ///< Empty: of several events.
    qint64 amount = 0; ///< Negative for what was paid or credited.
    qint64 balance = 0; ///< The balance after it.

    friend bool operator==(const StatementRow &, const StatementRow &) = default;
};

/// A contact's account over some days.
struct AccountStatement {
    Contact contact;
    QString currency;
    std::optional<QDate> from; ///< nullopt: from the beginning.
    QDate to;
    qint64 openingBalance = 0;
    QList<StatementRow> rows; ///< By day.
    qint64 closingBalance = 0;
    qint64 overdue = 0; ///< The overdue part today.

    MinorUnit unit() const { return MinorUnit(currency); }
};

} // namespace stemdesk
