#include "core/domain/reports/invoice_shares.h"

#include "core/base/wording.h"
#include "core/domain/billing/invoice.h"

#include <QStringList>

namespace stemdesk {

using namespace Qt::StringLiterals;

QList<InvoiceShare> sharesOf(const Invoice &invoice)
{
    QList<InvoiceShare> shares;
    for (const InvoiceTax &tax : invoice.taxes())
        shares.append({.rate = tax.rate, .category = tax.taxCategory(), .exclTax = tax.exclTax, .incTax = tax.incTax});
    return shares;
}

QString sharesText(const QList<InvoiceShare> &shares)
{
    QStringList lines;
    for (const InvoiceShare &share : shares)
        lines.append(u"%1 %2 %3 %4"_s.arg(numberText(share.rate), share.category, QString::number(share.exclTax),
                                          QString::number(share.incTax)));
    return lines.join(u'\n');
}

QList<InvoiceShare> sharesFrom(const QString &text)
{
    QList<InvoiceShare> shares;
    for (const QStringView line : QStringView(text).split(u'\n', Qt::SkipEmptyParts)) {
        const QList<QStringView> words = line.split(u' ');
        constexpr qsizetype kWords = 4;
        if (words.size() != kWords)
            continue;
        bool hasRate = false;
        bool hasNet = false;
        bool hasGross = false;
        const InvoiceShare share{.rate = words.at(0).toDouble(&hasRate),
                                 .category = words.at(1).toString(),
                                 .exclTax = words.at(2).toLongLong(&hasNet),
                                 .incTax = words.at(3).toLongLong(&hasGross)};
        if (hasRate && hasNet && hasGross)
            shares.append(share);
    }
    return shares;
}

} // namespace stemdesk
