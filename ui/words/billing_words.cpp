#include "ui/words/billing_words.h"

#include "core/domain/billing/balance.h"
#include "core/domain/billing/quote.h"
#include "core/domain/billing/seller_texts.h"
#include "core/domain/prices/tax_group.h"
#include "ui/words/number_text.h"
#include "ui/words/wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct InvoiceFacts {
    Q_DECLARE_TR_FUNCTIONS(InvoiceFacts)

public:
    static constexpr Wording kFacts[] = {
        {"address", QT_TR_NOOP("full address (street, post code, town)")},
        {"bank-details", QT_TR_NOOP("IBAN in the bank details")},
        {"country", QT_TR_NOOP("country")},
        {"electronic-address", QT_TR_NOOP("e-invoice address")},
        {"email", QT_TR_NOOP("e-mail")},
        {"exemption-reason", QT_TR_NOOP("why no tax is charged")},
        {"invoice-terms", QT_TR_NOOP("what late payment costs, in the terms")},
        {"phone", QT_TR_NOOP("phone")},
        {"reference", QT_TR_NOOP("reference")},
        {"tax-number", QT_TR_NOOP("tax number")},
    };
};

QString wordsOf(const QString &name)
{
    const auto bare = [](QString text) { return text.remove(u'-').toLower(); };
    const auto *fact = std::ranges::find_if(
        InvoiceFacts::kFacts, [&](const Wording &each) { return bare(QLatin1StringView(each.name)) == bare(name); });
    return fact == std::end(InvoiceFacts::kFacts) ? name : InvoiceFacts::tr(fact->text);
}

class QuoteWords {
    Q_DECLARE_TR_FUNCTIONS(QuoteWords)
};

struct TaxWords {
    Q_DECLARE_TR_FUNCTIONS(TaxWords)

public:
    static constexpr Wording kCategories[] = {
        {"S", QT_TR_NOOP("taxed at its rate")},
        {"Z", QT_TR_NOOP("zero rate")},
        {"E", QT_TR_NOOP("exempt from tax")},
        {"O", QT_TR_NOOP("outside the scope of tax")},
        {"AE", QT_TR_NOOP("reverse charge: the buyer owes the tax")},
        {"K", QT_TR_NOOP("to a company in another EU country")},
        {"G", QT_TR_NOOP("export out of the EU")},
    };
};

} // namespace

QString taxNumberDoubt(const QString &number)
{
    const QString example = expectedTaxNumber(number);
    if (example.isEmpty())
        return {};
    return InvoiceFacts::tr("Is %1 complete? A tax number of this country looks like %2.").arg(number, example);
}

QString invoiceFacts(const QStringList &names)
{
    QStringList said;
    for (const QString &name : names)
        said += wordsOf(name);
    return said.join(u", "_s);
}

QString unreadableInvoices(const QList<UnreadableRow> &rows)
{
    QStringList numbers;
    for (const UnreadableRow &row : rows)
        numbers += row.name;
    if (numbers.isEmpty())
        return {};
    return InvoiceFacts::tr("Cannot be read any more: %1").arg(numbers.join(u", "_s));
}

bool isAgreed(const EventBalance &balance)
{
    return balance.isAccepted || balance.balance.paid != 0 || balance.balance.openOfInvoices > 0;
}

QString quoteStateWords(const Quote &quote, bool isOlder)
{
    if (isOlder && quote.state == QuoteState::Open)
        return QuoteWords::tr("Replaced");
    switch (quote.state) {
    case QuoteState::Open: return quote.isExpired ? QuoteWords::tr("Expired") : QuoteWords::tr("Open");
    case QuoteState::Accepted: return QuoteWords::tr("Accepted");
    case QuoteState::Declined: return QuoteWords::tr("Declined");
    case QuoteState::Superseded: return QuoteWords::tr("Replaced");
    }
    return {};
}

Tone quoteStateTone(const Quote &quote, bool isOlder)
{
    if (isOlder && quote.state == QuoteState::Open)
        return Tone::Quiet;
    switch (quote.state) {
    case QuoteState::Accepted: return Tone::Accent;
    case QuoteState::Declined: return Tone::Error;
    case QuoteState::Open: return quote.isExpired ? Tone::Warning : Tone::Plain;
    case QuoteState::Superseded: break;
    }
    return Tone::Quiet;
}

QString taxCategoryWords(const QString &category)
{
    const char *known = wordingOf(TaxWords::kCategories, category);
    return known ? u"%1: %2"_s.arg(category, TaxWords::tr(known)) : category;
}

QString nameWithRate(const TaxGroup &group)
{
    const auto plain = [](QString text) { // In some languages a space comes before the sign.
        text.removeIf([](QChar sign) { return sign.isSpace(); });
        return text;
    };
    const QString rate = withPercent(QLocale().toString(group.rate * 100, 'g', 6));
    return plain(group.name).contains(plain(rate)) ? group.name : u"%1 (%2)"_s.arg(group.name, rate);
}

QString taxWord()
{
    return TaxWords::tr("tax");
}

} // namespace stemdesk::ui
