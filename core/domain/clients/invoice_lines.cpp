#include "core/domain/clients/invoice_lines.h"

#include "core/base/wording.h"
#include "core/domain/clients/largest_remainder.h"
#include "core/domain/shops/document_language.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

InvoiceWords invoiceWords(const Shop &shop)
{
    const DocumentLanguage language(shop);
    const auto say = [&](const char *text) { return language.translate("documents", text); };
    return {.labour = say(QT_TRANSLATE_NOOP("documents", "Design and making")),
            .travel = say(QT_TRANSLATE_NOOP("documents", "Delivery and travel")),
            .discount = say(QT_TRANSLATE_NOOP("documents", "Discount")),
            .lessInvoice = say(QT_TRANSLATE_NOOP("documents", "Less invoice %1"))};
}

namespace {

/// A line before its amounts are rounded.
struct Share {
    QString text;
    double rate = 0;
    double amountIncTax = 0;
};

QString textOf(const BillCharge &charge, const InvoiceWords &words)
{
    switch (charge.kind) {
    case BillCharge::Kind::Group:
        return charge.quantity == 1 ? charge.name : u"%1 × %2"_s.arg(charge.name, numberText(charge.quantity));
    case BillCharge::Kind::Labour: return words.labour;
    case BillCharge::Kind::Fee: return charge.name;
    case BillCharge::Kind::Travel: return words.travel;
    }
    Q_UNREACHABLE();
}

QList<Share> sharesOf(const RestOf &rest, const InvoiceWords &words)
{
    QList<Share> shares;
    for (const BillCharge &charge : rest.bill.charges)
        shares.append({textOf(charge, words), charge.rate, charge.amountIncTax});
    for (const RatedPrice &price : rest.prices) {
        if (price.discount != 0)
            shares.append({words.discount, price.rate, -price.discount});
    }
    return shares;
}

/// The earlier invoices as lines, with signed amounts.
QList<InvoiceLine> deductions(const QList<EarlierInvoice> &earlier, const InvoiceWords &words)
{
    QList<InvoiceLine> lines;
    for (const EarlierInvoice &invoice : earlier) {
        for (const InvoiceTax &tax : invoice.taxes)
            lines.append({words.lessInvoice.arg(invoice.number), tax.rate, -tax.exclTax, -tax.incTax});
    }
    return lines;
}

/// Completes the amounts of one rate's lines: with tax they add up to the rate's price; without tax, less the
/// deductions, they add up to the base of the invoice's tax at that rate.
void fillRate(QList<InvoiceLine> &lines, const QList<Share> &shares, const RatedPrice &price, const InvoiceTax &taken,
              MinorUnit unit)
{
    QList<qsizetype> places;
    QList<long double> incTax;
    QList<long double> exclTax;
    for (qsizetype at = 0; at < shares.size(); ++at) {
        if (shares.at(at).rate != price.rate)
            continue;
        places += at;
        incTax += unit.exact(shares.at(at).amountIncTax);
        exclTax += incTax.constLast() / (1 + static_cast<long double>(price.rate));
    }
    const qint64 net = withoutTax(price.amountIncTax + taken.incTax, price.rate) - taken.exclTax;
    const QList<qint64> wholeIncTax = wholeParts(price.amountIncTax, incTax);
    const QList<qint64> wholeExclTax = wholeParts(net, exclTax);
    for (qsizetype at = 0; at < places.size(); ++at) {
        lines[places.at(at)].incTax = wholeIncTax.at(at);
        lines[places.at(at)].exclTax = wholeExclTax.at(at);
    }
}

InvoiceTax taxAt(const QList<InvoiceTax> &taxes, double rate)
{
    const auto found = std::ranges::find(taxes, rate, &InvoiceTax::rate);
    return found == taxes.cend() ? InvoiceTax{.rate = rate} : *found;
}

} // namespace

QList<InvoiceTax> taxesOf(const QList<InvoiceLine> &lines)
{
    QList<InvoiceTax> taxes;
    for (const InvoiceLine &line : lines) {
        auto tax = std::ranges::find(taxes, line.taxRate, &InvoiceTax::rate);
        if (tax == taxes.end())
            tax = taxes.insert(taxes.size(), {.rate = line.taxRate});
        tax->exclTax += line.exclTax;
        tax->incTax += line.incTax;
    }
    taxes.removeIf([](const InvoiceTax &tax) { return tax.exclTax == 0 && tax.incTax == 0; });
    std::ranges::sort(taxes, {}, &InvoiceTax::rate);
    return taxes;
}

QList<InvoiceLine> instalmentLines(const QString &name, qint64 amount, const QList<RatedPrice> &prices)
{
    long double total = 0;
    for (const RatedPrice &price : prices)
        total += static_cast<long double>(price.amountIncTax);
    QList<long double> exact;
    for (const RatedPrice &price : prices)
        exact += static_cast<long double>(amount) * (static_cast<long double>(price.amountIncTax) / total);
    const QList<qint64> shares = wholeParts(amount, exact);
    QList<InvoiceLine> lines;
    for (qsizetype at = 0; at < prices.size(); ++at) {
        const double rate = prices.at(at).rate;
        if (shares.at(at) != 0)
            lines.append({name, rate, withoutTax(shares.at(at), rate), shares.at(at)});
    }
    return lines;
}

QList<InvoiceLine> restLines(const RestOf &rest, const InvoiceWords &words)
{
    const QList<Share> shares = sharesOf(rest, words);
    const QList<InvoiceLine> taken = deductions(rest.earlier, words);
    const QList<InvoiceTax> takenTaxes = taxesOf(taken);
    QList<InvoiceLine> lines;
    for (const Share &share : shares)
        lines.append({.text = share.text, .taxRate = share.rate});
    for (const RatedPrice &price : rest.prices)
        fillRate(lines, shares, price, taxAt(takenTaxes, price.rate), rest.unit);
    lines.removeIf([](const InvoiceLine &line) { return line.incTax == 0 && line.exclTax == 0; });
    return lines + taken;
}

} // namespace stemdesk
