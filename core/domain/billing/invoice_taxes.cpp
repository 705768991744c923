#include "core/domain/billing/invoice_taxes.h"

#include "core/domain/billing/bill.h"
#include "core/domain/billing/invoice.h"
#include "core/domain/billing/seller_texts.h"

#include <QMap>

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kOutOfScope = "O"_L1;
constexpr auto kReverseCharge = "AE"_L1;
constexpr auto kCommunity = "K"_L1;

Error missingOfBuyer(const QByteArray &fields)
{
    return refused("buyer_incomplete:" + fields, u"buyer"_s,
                   u"Give the buyer what this tax category asks for: %1."_s.arg(QString::fromLatin1(fields)));
}

Status soundBuyer(const Invoice &invoice)
{
    const bool isCommunity = hasCategory(invoice.lines, kCommunity);
    if (!isCommunity && !hasCategory(invoice.lines, kReverseCharge))
        return {};
    QByteArrayList missing;
    if (isCommunity && invoice.buyer.country.isEmpty())
        missing += "country";
    if (invoice.buyer.taxNumber.isEmpty() || isLocalTaxNumber(invoice.buyer.taxNumber))
        missing += "taxNumber";
    if (!missing.isEmpty())
        return missingOfBuyer(missing.join(','));
    if (isCommunity && !invoice.eventOn)
        return refused("eventOn_required", u"eventOn"_s,
                       u"Give the event a day: a supply within the Community says when it was delivered."_s);
    return {};
}

/// One group's lines of several rates are charges that follow each other, the lower rate first.
bool isSameGroup(const BillCharge &first, const BillCharge &next)
{
    return first.kind == BillCharge::Kind::Group && next.kind == first.kind && first.name == next.name
        && first.quantity == next.quantity && first.rate < next.rate;
}

} // namespace

bool hasCategory(const QList<InvoiceLine> &lines, const QString &category)
{
    return std::ranges::any_of(
        lines, [&](const InvoiceLine &line) { return !line.isHeading && line.taxCategory() == category; });
}

bool isOutOfScope(const QList<InvoiceLine> &lines)
{
    return hasCategory(lines, kOutOfScope);
}

Status soundTaxes(const Invoice &invoice)
{
    QMap<QString, QString> reasons;
    for (const InvoiceLine &line : invoice.lines) {
        if (line.isHeading)
            continue;
        const QString category = line.taxCategory();
        const QString reason = wantsExemptionReason(category) ? line.tax.reason : QString();
        if (reason.isEmpty() && wantsExemptionReason(category))
            return refused("exemptionReason_required", u"exemptionReason"_s,
                           u"Say why no tax is charged in the category %1: give the tax group or price list an "
                           "\"exemptionReason\", or a small business the setting exemption-reason."_s.arg(category));
        if (reasons.value(category, reason) != reason)
            return refused("exemptionReason_differs", u"exemptionReason"_s,
                           u"Give one reason for the category %1: an invoice has room for one."_s.arg(category));
        reasons.insert(category, reason);
    }
    if (reasons.contains(kOutOfScope) && reasons.size() > 1)
        return refused("taxCategory_differs", u"taxCategory"_s,
                       u"Invoice what lies outside the scope of tax (O) by itself: it stands beside nothing else."_s);
    return soundBuyer(invoice);
}

Bill withoutTaxes(const Bill &bill, const QString &reason)
{
    Bill exempt{.discount = bill.discount};
    for (qsizetype at = 0; at < bill.charges.size(); ++at) {
        BillCharge charge = bill.charges.at(at);
        if (at > 0 && isSameGroup(bill.charges.at(at - 1), charge)) {
            exempt.charges.last().amountIncTax += charge.amountIncTax;
            continue;
        }
        charge.rate = 0;
        charge.tax = {.category = QStringLiteral("E"), .reason = reason};
        exempt.charges.append(std::move(charge));
    }
    return exempt;
}

} // namespace stemdesk
