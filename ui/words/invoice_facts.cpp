#include "ui/words/invoice_facts.h"

#include "core/domain/billing/balance.h"
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

} // namespace

QString taxNumberDoubt(const QString &number)
{
    const QString example = expectedTaxNumber(number);
    if (example.isEmpty())
        return {};
    return QCoreApplication::translate("InvoiceFacts", "Is %1 complete? A VAT number of this country looks like %2.")
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

} // namespace stemdesk::ui
