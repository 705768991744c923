#include "core/exchange/mail/client_email.h"

#include "core/base/day.h"
#include "core/domain/shops/document_language.h"
#include "core/domain/shops/document_names.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The text of each reminder level, before and after the amount.
struct ReminderWords {
    const char *opening; ///< %1: invoice number, %2: its date.
    const char *openingOfSeveral;
    const char *request; ///< %1: the day by which to pay.
    const char *subject; ///< %1: invoice number.
};

constexpr int kDaysToAnswer = 7;

constexpr ReminderWords kReminders[] = {
    {QT_TRANSLATE_NOOP("documents", "Perhaps it has escaped your notice: our invoice %1 of %2 has not been paid yet."),
     QT_TRANSLATE_NOOP("documents", "Perhaps it has escaped your notice: these invoices have not been paid yet."),
     QT_TRANSLATE_NOOP("documents",
                       "Would you please see to it by %1? If your payment has crossed this message, thank you; please "
                       "disregard it."),
     QT_TRANSLATE_NOOP("documents", "A friendly reminder: invoice %1")},
    {QT_TRANSLATE_NOOP(
         "documents", "We have already written to you about our invoice %1 of %2, but have not received your payment."),
     QT_TRANSLATE_NOOP("documents",
                       "We have already written to you about these invoices, but have not received your payment."),
     QT_TRANSLATE_NOOP("documents",
                       "Please pay the outstanding amount by %1. If anything is not as agreed, please tell us now, so "
                       "that we can put it right."),
     QT_TRANSLATE_NOOP("documents", "Second reminder: invoice %1")},
    {QT_TRANSLATE_NOOP("documents", "Despite our reminders, our invoice %1 of %2 is still unpaid."),
     QT_TRANSLATE_NOOP("documents", "Despite our reminders, these invoices are still unpaid."),
     QT_TRANSLATE_NOOP(
         "documents",
         "This is our last reminder: please pay the outstanding amount by %1. After that day we shall have "
         "it collected, and charge you the cost and the interest that the law allows."),
     QT_TRANSLATE_NOOP("documents", "Last reminder: invoice %1")},
};

/// In groups of four, as people read and type it.
QString accountText(const QString &iban)
{
    constexpr qsizetype kGroup = 4;
    QStringList groups;
    for (qsizetype from = 0; from < iban.size(); from += kGroup)
        groups.append(iban.mid(from, kGroup));
    return groups.join(u' ');
}

/// The open amount, and the total if a part was paid.
QString openText(const Invoice &invoice, const DocumentLanguage &language)
{
    const QString open = language.money(invoice.unit().amount(invoice.standing.open));
    const QString since = language.date(invoice.dueOn.value_or(invoice.issuedOn));
    if (invoice.standing.open == invoice.totalIncTax())
        return language.translate("documents", "Outstanding: %1, due since %2.").arg(open, since);
    return language.translate("documents", "Outstanding: %1 of %2, due since %3.")
        .arg(open, language.money(invoice.unit().amount(invoice.totalIncTax())), since);
}

/// The account, or what the shop says about it where it has no IBAN.
QStringList paymentLines(const Invoice &invoice, const DocumentLanguage &language)
{
    if (!invoice.iban.isEmpty())
        return {language.translate("documents", "To be paid to %1, with the reference %2.")
                    .arg(accountText(invoice.iban), invoice.reference)};
    if (invoice.seller.bankDetails.isEmpty())
        return {};
    return QStringList{QString(), language.translate("documents", "To be paid to:")}
    + invoice.seller.bankDetails.split(u'\n', Qt::SkipEmptyParts)
        + QStringList{language.translate("documents", "Payment reference: %1").arg(invoice.number)};
}

QString requestText(const ReminderWords &words, const DocumentLanguage &language, Instant now)
{
    return language.translate("documents", words.request)
        .arg(language.date(plusDays(language.dayOf(now), kDaysToAnswer)));
}

MailAttachment namedPdf(const QString &name, const QByteArray &pdf)
{
    return {name.toUtf8() + ".pdf", "application/pdf", pdf};
}

} // namespace

MailAttachment attachedInvoice(const Invoice &invoice, const QByteArray &pdf)
{
    return namedPdf(invoiceFileName(invoice), pdf);
}

MailAttachment attachedStatement(const AccountStatement &statement, const Shop &shop, const QByteArray &pdf)
{
    return namedPdf(statementFileName(statement.contact.name, statement.to, shop), pdf);
}

EmailDraft reminderEmailFor(const Invoice &invoice, int level, const Shop &shop, Instant now)
{
    const ReminderWords &words = kReminders[level - 1];
    const DocumentLanguage language(shop);
    QStringList lines{
        language.translate("documents", "Hello,"), QString(),
        language.translate("documents", words.opening).arg(invoice.number, language.date(invoice.issuedOn)), QString(),
        openText(invoice, language)};
    lines += paymentLines(invoice, language);
    lines += {QString(), requestText(words, language, now), QString(),
              language.translate("documents", "The invoice is attached.")};
    lines += closingLines(shop, language);
    return {.to = invoice.buyer.email.simplified(),
            .subject = language.translate("documents", words.subject).arg(invoice.number).simplified(),
            .body = lines.join(u'\n') + u'\n'};
}

EmailDraft reminderEmailFor(const QList<Invoice> &invoices, int level, const Shop &shop, Instant now)
{
    if (invoices.size() == 1)
        return reminderEmailFor(invoices.constFirst(), level, shop, now);
    const ReminderWords &words = kReminders[level - 1];
    const DocumentLanguage language(shop);
    QStringList numbers;
    QStringList lines{language.translate("documents", "Hello,"), QString(),
                      language.translate("documents", words.openingOfSeveral), QString()};
    qint64 open = 0;
    for (const Invoice &invoice : invoices) {
        const QDate dueOn = invoice.dueOn.value_or(invoice.issuedOn);
        numbers += invoice.number;
        open += invoice.standing.open;
        lines += u"- "_s
            + language.translate("documents", "%1 of %2: %3 outstanding, due since %4")
                  .arg(invoice.number, language.date(invoice.issuedOn),
                       language.money(invoice.unit().amount(invoice.standing.open)), language.date(dueOn));
    }
    lines += {QString(),
              language.translate("documents", "Outstanding in all: %1.")
                  .arg(language.money(invoices.constFirst().unit().amount(open))),
              QString(),
              requestText(words, language, now),
              QString(),
              language.translate("documents", "The invoices are attached.")};
    lines += closingLines(shop, language);
    return {.to = invoices.constFirst().buyer.email.simplified(),
            .subject = language.translate("documents", words.subject).arg(numbers.join(u", "_s)).simplified(),
            .body = lines.join(u'\n') + u'\n'};
}

EmailDraft invoiceEmailFor(const Invoice &invoice, const Shop &shop)
{
    const DocumentLanguage language(shop);
    const QString total = language.money(invoice.unit().amount(invoice.totalIncTax()));
    const QString day = language.date(invoice.issuedOn);
    QStringList lines{language.translate("documents", "Hello,"), QString()};
    QString subject;
    if (invoice.kind == InvoiceKind::CreditNote) {
        subject = language.translate("documents", "Credit note %1 from %2");
        lines.append(language.translate("documents", "Attached is our credit note %1 of %2 for invoice %3: %4.")
                         .arg(invoice.number, day, invoice.creditsNumber, total));
    } else {
        subject = language.translate("documents", "Invoice %1 from %2");
        lines.append(
            language.translate("documents", "Attached is our invoice %1 of %2: %3.").arg(invoice.number, day, total));
        const qint64 open = invoice.standing.open;
        if (open != invoice.totalIncTax())
            lines.append(language.translate("documents", "Still to be paid: %1.")
                             .arg(language.money(invoice.unit().amount(open))));
        if (open > 0 && invoice.dueOn)
            lines.append(language.translate("documents", "It is due on %1.").arg(language.date(*invoice.dueOn)));
        if (open > 0 && !invoice.iban.isEmpty())
            lines.append(language.translate("documents", "To be paid to %1, with the reference %2.")
                             .arg(accountText(invoice.iban), invoice.reference));
    }
    lines += closingLines(shop, language);
    return {.to = invoice.buyer.email.simplified(),
            .subject = subject.arg(invoice.number, shop.name).simplified(),
            .body = lines.join(u'\n') + u'\n'};
}

EmailDraft statementEmailFor(const AccountStatement &statement, const Shop &shop)
{
    const DocumentLanguage language(shop);
    const auto money = [&](qint64 count) { return language.money(statement.unit().amount(count)); };
    QStringList lines{language.translate("documents", "Hello,"), QString(),
                      language.translate("documents", "Attached is the statement of your account to %1. Balance: %2.")
                          .arg(language.date(statement.to), money(statement.closingBalance))};
    if (statement.overdue > 0)
        lines.append(language.translate("documents", "Of this, %1 is overdue.").arg(money(statement.overdue)));
    lines += closingLines(shop, language);
    return {.to = statement.contact.emails.value(0).simplified(),
            .subject = language.translate("documents", "Statement of account from %1").arg(shop.name).simplified(),
            .body = lines.join(u'\n') + u'\n'};
}

Result<MailDraft> clientDraftOf(const EmailDraft &email, const Shop &shop, Instant at, const MailAttachment &pdf)
{
    if (email.to.isEmpty() && !shop.email.isEmpty())
        return refused("contact_email_required", u"emails"_s,
                       u"Give the client an e-mail address: the message goes there."_s);
    MailDraft draft = TRY(mailDraftOf(email, shop, at));
    draft.attachments.append(pdf);
    return draft;
}

EmailDraft quoteEmailFor(const Quote &quote, const FrozenProposal &proposal, const QString &to)
{
    const DocumentLanguage language(proposal.shop);
    const QString event = proposal.printed.name;
    QStringList lines{language.translate("documents", "Hello,"), QString(),
                      language.translate("documents", "Attached is our proposal for %1: %2 in all, tax included.")
                          .arg(event, language.money(quote.totals.customerPriceIncTax))};
    if (quote.validUntil)
        lines += language.translate("documents", "It is valid until %1.").arg(language.date(*quote.validUntil));
    if (!quote.note.isEmpty())
        lines += {QString(), quote.note};
    lines += closingLines(proposal.shop, language);
    return {.to = to.simplified(),
            .subject = language.translate("documents", "Proposal %1 for %2").arg(quote.number).arg(event).simplified(),
            .body = lines.join(u'\n') + u'\n'};
}

} // namespace stemdesk
