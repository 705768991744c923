#include "core/domain/billing/payment_code.h"

#include "core/domain/billing/invoice.h"
#include "core/domain/billing/payment_reference.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostOfName = 70;
constexpr qint64 kMostCents = 999'999'999'99;
constexpr qint64 kCents = 100;

} // namespace

QString paymentCodeText(const Invoice &invoice)
{
    const qint64 amount = invoice.toBePaid();
    const bool isToBePaid = invoice.kind == InvoiceKind::Invoice && amount > 0 && amount <= kMostCents;
    if (!isToBePaid || invoice.iban.isEmpty() || invoice.seller.currency != "EUR"_L1)
        return {};
    const bool isCreditor = isCreditorReference(invoice.reference);
    const QStringList lines{u"BCD"_s,
                            u"002"_s,
                            u"1"_s, // UTF-8
                            u"SCT"_s,
                            QString(), // The bank is known by the IBAN.
                            invoice.seller.name.simplified().left(kMostOfName),
                            invoice.iban,
                            u"EUR%1.%2"_s.arg(amount / kCents).arg(amount % kCents, 2, 10, QChar(u'0')),
                            QString(),
                            isCreditor ? invoice.reference : QString(),
                            isCreditor ? QString() : invoice.reference};
    return lines.join(u'\n');
}

} // namespace stemdesk
