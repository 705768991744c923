#include "core/exchange/mail/client_email.h"

#include "tests/support/printed_events.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::invoice_email_test {

class TestInvoiceEmail : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsToBePaid();
    void whatWasPaidIsNotAskedForAgain();
    void aCreditNoteNamesItsInvoice();
    void aReminderSaysWhatIsOpen();
    void eachReminderIsFirmer();
    void severalInvoicesAreAskedForTogether();
};

namespace {

Invoice invoiceIn(const QString &currency)
{
    Invoice invoice{.number = u"2026-0003"_s, .issuedOn = QDate(2026, 4, 20), .dueOn = QDate(2026, 5, 4)};
    invoice.seller.currency = currency;
    invoice.buyer = {.name = u"Ada"_s, .email = u" ada@example.com "_s};
    invoice.iban = u"GB33BUKB20201555555555"_s;
    invoice.reference = u"RF18"_s;
    InvoiceLine line{.text = u"Flowers"_s};
    line.incTax = 123450;
    invoice.lines = {line};
    invoice.standing.open = line.incTax;
    return invoice;
}

constexpr Instant kNow = 1'779'098'400'000; ///< 18 May 2026.

} // namespace

void TestInvoiceEmail::saysWhatIsToBePaid()
{
    const EmailDraft email = invoiceEmailFor(invoiceIn(u"GBP"_s), printing::shopOf(u"en"_s, u"GBP"_s));

    QCOMPARE(email.to, u"ada@example.com"_s);
    QCOMPARE(email.subject, u"Invoice 2026-0003 from Fern & Thistle"_s);
    QVERIFY2(email.body.contains(u"our invoice 2026-0003 of 20 April 2026: £1,234.50."_s), qPrintable(email.body));
    QVERIFY2(email.body.contains(u"It is due on 4 May 2026."_s), qPrintable(email.body));
    QVERIFY(email.body.contains(u"To be paid to GB33 BUKB 2020 1555 5555 55, with the reference RF18."_s));
    QVERIFY(email.body.contains(u"Fern & Thistle\n"_s));
}

void TestInvoiceEmail::whatWasPaidIsNotAskedForAgain()
{
    Invoice invoice = invoiceIn(u"GBP"_s);
    invoice.standing.open = 100000;
    const Shop shop = printing::shopOf(u"en"_s, u"GBP"_s);
    QVERIFY(invoiceEmailFor(invoice, shop).body.contains(u"Still to be paid: £1,000.00."_s));

    invoice.standing.open = 0;

    const QString body = invoiceEmailFor(invoice, shop).body;
    QVERIFY(!body.contains(u"due on"_s) && !body.contains(u"RF18"_s));
}

void TestInvoiceEmail::aCreditNoteNamesItsInvoice()
{
    Invoice credit = invoiceIn(u"EUR"_s);
    credit.kind = InvoiceKind::CreditNote;
    credit.number = u"2026-0004"_s;
    credit.creditsNumber = u"2026-0003"_s;

    const EmailDraft email = invoiceEmailFor(credit, printing::shopOf(u"de"_s, u"EUR"_s));

    QCOMPARE(email.subject, u"Rechnungskorrektur 2026-0004 von Fern & Thistle"_s);
    QVERIFY2(email.body.contains(u"zur Rechnung 2026-0003"_s), qPrintable(email.body));
    QVERIFY(!email.body.contains(u"IBAN"_s) && !email.body.contains(u"RF18"_s)); // Nothing is to be paid.
}

void TestInvoiceEmail::aReminderSaysWhatIsOpen()
{
    Invoice invoice = invoiceIn(u"GBP"_s);
    invoice.standing.open = invoice.totalIncTax();
    const Shop shop = printing::shopOf(u"en"_s, u"GBP"_s);
    const QString whole = reminderEmailFor(invoice, 1, shop, kNow).body;
    QVERIFY2(whole.contains(u"Outstanding: £1,234.50, due since 4 May 2026."_s), qPrintable(whole));

    invoice.standing.open = 100000;

    const QString rest = reminderEmailFor(invoice, 1, shop, kNow).body;
    QVERIFY2(rest.contains(u"Outstanding: £1,000.00 of £1,234.50, due since 4 May 2026."_s), qPrintable(rest));
    QVERIFY(rest.contains(u"To be paid to GB33 BUKB 2020 1555 5555 55, with the reference RF18."_s));
}

void TestInvoiceEmail::eachReminderIsFirmer()
{
    const Shop shop = printing::shopOf(u"en"_s, u"GBP"_s);
    const QString words[] = {u"Would you please see to it by 25 May 2026?"_s,
                             u"Please pay the outstanding amount by 25 May 2026."_s,
                             u"This is our last reminder: please pay the outstanding amount by 25 May 2026."_s};
    for (int level = 1; level <= 3; ++level) {
        const QString body = reminderEmailFor(invoiceIn(u"GBP"_s), level, shop, kNow).body;
        QVERIFY2(body.contains(words[level - 1]), qPrintable(body));
        QCOMPARE(body.contains(u"the interest that the law allows"_s), level == 3);
    }
}

void TestInvoiceEmail::severalInvoicesAreAskedForTogether()
{
    Invoice later = invoiceIn(u"GBP"_s);
    later.number = u"2026-0007"_s;
    later.standing.open = 5'00;
    const Shop shop = printing::shopOf(u"en"_s, u"GBP"_s);

    const EmailDraft email = reminderEmailFor({invoiceIn(u"GBP"_s), later}, 2, shop, kNow);

    QCOMPARE(email.subject, u"Second reminder: invoice 2026-0003, 2026-0007"_s);
    for (const QString &text : {u"about these invoices"_s, u"- 2026-0007 of 20 April 2026: £5.00 outstanding"_s,
                                u"Outstanding in all: £1,239.50."_s})
        QVERIFY2(email.body.contains(text), qPrintable(email.body));
}

STEMDESK_GUILESS_TEST(TestInvoiceEmail)

} // namespace stemdesk::invoice_email_test

#include "tst_invoice_email.moc"
