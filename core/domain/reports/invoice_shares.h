#pragma once

#include <QList>
#include <QString>

namespace stemdesk {

struct Invoice;

/// An invoice's amount at one rate and category of tax, in minor units.
struct InvoiceShare {
    double rate = 0;
    QString category;
    qint64 exclTax = 0;
    qint64 incTax = 0;

    friend bool operator==(const InvoiceShare &, const InvoiceShare &) = default;
};

QList<InvoiceShare> sharesOf(const Invoice &invoice);

/// The stored form, one line each. Invalid lines are skipped.
QString sharesText(const QList<InvoiceShare> &shares);
QList<InvoiceShare> sharesFrom(const QString &text);

} // namespace stemdesk
