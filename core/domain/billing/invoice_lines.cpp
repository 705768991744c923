#include "core/domain/billing/invoice_lines.h"

#include "core/base/wording.h"
#include "core/domain/billing/minor_unit.h"
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

constexpr auto kTimes = QStringView(u" × ");

/// A line before its amounts are rounded.
struct Share {
    QString text;
    double rate = 0;
    double amountIncTax = 0;
    TaxKind tax;
};

QString textOf(const BillCharge &charge, const InvoiceWords &words)
{
    switch (charge.kind) {
    case BillCharge::Kind::Group:
        return charge.quantity == 1 ? charge.name : charge.name + kTimes.toString() + numberText(charge.quantity);
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
        shares.append({textOf(charge, words), charge.rate, charge.amountIncTax, charge.tax});
    for (const RatedPrice &price : rest.prices) {
        if (price.discount != 0)
            shares.append({words.discount, price.rate, -price.discount, price.tax});
    }
    return shares;
}

/// The invoice's reason for the category, because an earlier one may have had another wording.
QString reasonNow(const InvoiceTax &tax, const QList<RatedPrice> &prices)
{
    const auto now = std::ranges::find_if(prices, [&](const RatedPrice &price) {
        return taxCategoryOf(price.tax.category, price.rate) == tax.taxCategory();
    });
    return now == prices.cend() ? tax.tax.reason : now->tax.reason;
}

/// The earlier invoices as lines, with signed amounts.
QList<InvoiceLine> deductions(const RestOf &rest, const InvoiceWords &words)
{
    QList<InvoiceLine> lines;
    for (const EarlierInvoice &invoice : rest.earlier) {
        for (const InvoiceTax &tax : invoice.taxes)
            lines.append({.text = words.lessInvoice.arg(invoice.number),
                          .taxRate = tax.rate,
                          .exclTax = -tax.exclTax,
                          .incTax = -tax.incTax,
                          .tax = {.category = tax.tax.category, .reason = reasonNow(tax, rest.prices)}});
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
        if (!isTaxedAlike(shares.at(at).rate, shares.at(at).tax, price.rate, price.tax))
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

InvoiceTax taxAt(const QList<InvoiceTax> &taxes, const RatedPrice &price)
{
    const auto found = std::ranges::find_if(
        taxes, [&](const InvoiceTax &tax) { return isTaxedAlike(tax.rate, tax.tax, price.rate, price.tax); });
    return found == taxes.cend() ? InvoiceTax{.rate = price.rate} : *found;
}

/// All charges and discounts, those of 0 too.
QList<InvoiceLine> linesOf(const RestOf &rest, const InvoiceWords &words, const QList<InvoiceTax> &taken)
{
    const QList<Share> shares = sharesOf(rest, words);
    QList<InvoiceLine> lines;
    for (const Share &share : shares)
        lines.append({.text = share.text, .taxRate = share.rate, .tax = share.tax});
    for (const RatedPrice &price : rest.prices)
        fillRate(lines, shares, price, taxAt(taken, price), rest.unit);
    return lines;
}

} // namespace

std::optional<InvoicedCopies> copiesOf(const QString &text)
{
    const qsizetype at = text.lastIndexOf(kTimes);
    if (at <= 0)
        return std::nullopt;
    bool isNumber = false;
    const double quantity = QStringView(text).sliced(at + kTimes.size()).toDouble(&isNumber);
    return isNumber && quantity > 0 ? std::optional(InvoicedCopies{text.left(at), quantity}) : std::nullopt;
}

QList<InvoiceTax> taxesOf(const QList<InvoiceLine> &lines)
{
    QList<InvoiceTax> taxes;
    for (const InvoiceLine &line : lines) {
        auto tax = std::ranges::find_if(taxes, [&](const InvoiceTax &known) {
            return isTaxedAlike(known.rate, known.tax, line.taxRate, line.tax);
        });
        if (tax == taxes.end())
            tax = taxes.insert(taxes.size(), {.rate = line.taxRate, .tax = line.tax});
        tax->exclTax += line.exclTax;
        tax->incTax += line.incTax;
    }
    taxes.removeIf([](const InvoiceTax &tax) { return tax.exclTax == 0 && tax.incTax == 0; });
    std::ranges::stable_sort(taxes, {}, &InvoiceTax::rate);
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
        const RatedPrice &price = prices.at(at);
        if (shares.at(at) != 0)
            lines.append({.text = name,
                          .taxRate = price.rate,
                          .exclTax = withoutTax(shares.at(at), price.rate),
                          .incTax = shares.at(at),
                          .tax = price.tax});
    }
    return lines;
}

QList<InvoiceLine> chargeLines(const Bill &bill, MinorUnit unit, qint64 total)
{
    const QList<RatedPrice> prices = pricesByRate(bill, unit, total);
    return linesOf({.bill = bill, .unit = unit, .prices = prices, .earlier = {}}, {}, {});
}

QList<InvoiceLine> restLines(const RestOf &rest, const InvoiceWords &words)
{
    const QList<InvoiceLine> taken = deductions(rest, words);
    QList<InvoiceLine> lines = linesOf(rest, words, taxesOf(taken));
    lines.removeIf([](const InvoiceLine &line) { return line.incTax == 0 && line.exclTax == 0; });
    return lines + taken;
}

} // namespace stemdesk
