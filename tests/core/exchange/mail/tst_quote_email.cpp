#include "core/exchange/mail/client_email.h"

#include "tests/support/printed_events.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::quote_email_test {

class TestQuoteEmail : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsOffered();
    void speaksTheShopsLanguage();
};

namespace {

EmailDraft emailIn(const QString &language, const QString &currency)
{
    const FrozenProposal proposal{.printed = {.name = u"Meadow"_s}, .shop = printing::shopOf(language, currency)};
    const Quote quote{.number = 2,
                      .note = u"With peonies."_s,
                      .validUntil = QDate(2026, 5, 1),
                      .totals = {.customerPriceIncTax = 1234.5}};
    return quoteEmailFor(quote, proposal, u" ada@example.com "_s);
}

} // namespace

void TestQuoteEmail::saysWhatIsOffered()
{
    const EmailDraft email = emailIn(u"en"_s, u"GBP"_s);

    QCOMPARE(email.to, u"ada@example.com"_s);
    QCOMPARE(email.subject, u"Proposal 2 for Meadow"_s);
    QVERIFY(email.body.contains(u"£1,234.50"_s));
    QVERIFY(email.body.contains(u"1 May 2026"_s));
    QVERIFY(email.body.contains(u"With peonies."_s));
    QVERIFY2(email.body.endsWith(u"Fern & Thistle\n3 Mill Lane\nFrome\n01373 496 0123\n"_s), qPrintable(email.body));
}

void TestQuoteEmail::speaksTheShopsLanguage()
{
    const EmailDraft email = emailIn(u"de"_s, u"EUR"_s);

    QCOMPARE(email.subject, u"Angebot 2 für Meadow"_s);
    QVERIFY(email.body.startsWith(u"Guten Tag,"_s));
}

STEMDESK_GUILESS_TEST(TestQuoteEmail)

} // namespace stemdesk::quote_email_test

#include "tst_quote_email.moc"
