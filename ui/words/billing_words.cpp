#include "ui/words/billing_words.h"

#include "core/domain/billing/balance.h"
#include "core/domain/billing/quote.h"
#include "core/domain/billing/seller_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct InvoiceFact {
    QLatin1StringView name;
    const char *words;
};

constexpr std::array kInvoiceFacts{
    InvoiceFact{"address"_L1, QT_TRANSLATE_NOOP("InvoiceFacts", "full address (street, post code, town)")},
    InvoiceFact{"bank-details"_L1, QT_TRANSLATE_NOOP("InvoiceFacts", "IBAN in the bank details")},
    InvoiceFact{"country"_L1, QT_TRANSLATE_NOOP("InvoiceFacts", "country")},
    InvoiceFact{"electronic-address"_L1, QT_TRANSLATE_NOOP("InvoiceFacts", "e-invoice address")},
    InvoiceFact{"email"_L1, QT_TRANSLATE_NOOP("InvoiceFacts", "e-mail")},
    InvoiceFact{"exemption-reason"_L1, QT_TRANSLATE_NOOP("InvoiceFacts", "why no tax is charged")},
    InvoiceFact{"invoice-terms"_L1, QT_TRANSLATE_NOOP("InvoiceFacts", "what late payment costs, in the terms")},
    InvoiceFact{"phone"_L1, QT_TRANSLATE_NOOP("InvoiceFacts", "phone")},
    InvoiceFact{"reference"_L1, QT_TRANSLATE_NOOP("InvoiceFacts", "reference")},
    InvoiceFact{"tax-number"_L1, QT_TRANSLATE_NOOP("InvoiceFacts", "tax number")},
};

QString wordsOf(const QString &name)
{
    const auto bare = [](QString text) { return text.remove(u'-').toLower(); };
    const auto fact =
        std::ranges::find_if(kInvoiceFacts, [&](const InvoiceFact &each) { return bare(each.name) == bare(name); });
    return fact == kInvoiceFacts.end() ? name : QCoreApplication::translate("InvoiceFacts", fact->words);
}

class QuoteWords {
    Q_DECLARE_TR_FUNCTIONS(QuoteWords)
};

struct CategoryWords {
    QLatin1StringView category;
    const char *words;
};

constexpr std::array kCategories{
    CategoryWords{"S"_L1, QT_TRANSLATE_NOOP("TaxWords", "taxed at its rate")},
    CategoryWords{"Z"_L1, QT_TRANSLATE_NOOP("TaxWords", "zero rate")},
    CategoryWords{"E"_L1, QT_TRANSLATE_NOOP("TaxWords", "exempt from tax")},
    CategoryWords{"O"_L1, QT_TRANSLATE_NOOP("TaxWords", "outside the scope of tax")},
    CategoryWords{"AE"_L1, QT_TRANSLATE_NOOP("TaxWords", "reverse charge: the buyer owes the tax")},
    CategoryWords{"K"_L1, QT_TRANSLATE_NOOP("TaxWords", "to a company in another EU country")},
    CategoryWords{"G"_L1, QT_TRANSLATE_NOOP("TaxWords", "export out of the EU")},
};

} // namespace

QString taxNumberDoubt(const QString &number)
{
    const QString example = expectedTaxNumber(number);
    if (example.isEmpty())
        return {};
    return QCoreApplication::translate("InvoiceFacts", "Is %1 complete? A tax number of this country looks like %2.")
        .arg(number, example);
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
    return QCoreApplication::translate("InvoiceFacts", "Cannot be read any more: %1").arg(numbers.join(u", "_s));
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
    const auto *known = std::ranges::find(kCategories, category, &CategoryWords::category);
    if (known == kCategories.end())
        return category;
    return u"%1: %2"_s.arg(category, QCoreApplication::translate("TaxWords", known->words));
}

QString taxWord()
{
    return QCoreApplication::translate("TaxWords", "tax");
}

} // namespace stemdesk::ui
