#include "core/domain/billing/payment_reference.h"

#include "core/domain/billing/invoice.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::payment_reference_test {

class TestPaymentReference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void references_data();
    void references();
    void wrongDigitsAreNone();
    void theCodeSaysTheTransfer();
    void otherCurrenciesHaveNoCode();
};

namespace {

Invoice payable()
{
    return {.number = u"2026-0007"_s,
            .seller = {.name = u"Fern & Co"_s, .currency = u"EUR"_s, .country = u"NL"_s},
            .lines = {{.text = u"Flowers"_s, .taxRate = 0.21, .exclTax = 100'00, .incTax = 121'00}},
            .reference = paymentReference(u"2026-0007"_s, u"NL"_s),
            .iban = u"NL91ABNA0417164300"_s};
}

} // namespace

void TestPaymentReference::references_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("country");
    QTest::addColumn<QString>("reference");
    QTest::newRow("of the standard's example") << u"539007547034"_s << u"FI"_s << u"RF18539007547034"_s;
    QTest::newRow("without signs") << u"5390-0754/7034"_s << u"NL"_s << u"RF18539007547034"_s;
    QTest::newRow("with letters") << u"a-Z9"_s << u"NL"_s << u"RF59AZ9"_s;
    QTest::newRow("Belgian, without letters") << u"A97-Z"_s << u"BE"_s << u"+++000/0000/09797+++"_s;
    QTest::newRow("Belgian") << u"0909337554"_s << u"BE"_s << u"+++090/9337/55493+++"_s;
    QTest::newRow("Belgian, short") << u"97"_s << u"BE"_s << u"+++000/0000/09797+++"_s;
}

void TestPaymentReference::references()
{
    QFETCH(QString, number);
    QFETCH(QString, country);

    const QString reference = paymentReference(number, country);

    QTEST(reference, "reference");
    QCOMPARE(isCreditorReference(reference), country != u"BE");
    QVERIFY(isCreditorReference(paymentReference(u"Rechnung 2026/0000000000000000000001"_s, {})));
}

void TestPaymentReference::wrongDigitsAreNone()
{
    QVERIFY(!isCreditorReference(u"RF19539007547034"_s));
    QVERIFY(!isCreditorReference(u"RF18 539007547034"_s));
    QVERIFY(!isCreditorReference(u"RF18"_s));
}

void TestPaymentReference::theCodeSaysTheTransfer()
{
    const QString reference = payable().reference;

    QCOMPARE(paymentCodeText(payable()),
             u"BCD\n002\n1\nSCT\n\nFern & Co\nNL91ABNA0417164300\nEUR121.00\n\n"_s + reference + u'\n');
    Invoice belgian = payable();
    belgian.reference = paymentReference(belgian.number, u"BE"_s);
    QCOMPARE(paymentCodeText(belgian).section(u'\n', 9), u"\n"_s + belgian.reference);
}

void TestPaymentReference::otherCurrenciesHaveNoCode()
{
    Invoice invoice = payable();
    invoice.seller.currency = u"GBP"_s;
    QVERIFY(paymentCodeText(invoice).isEmpty());
    invoice = payable();
    invoice.iban.clear();
    QVERIFY(paymentCodeText(invoice).isEmpty());
    QVERIFY(paymentCodeText(creditOf(payable())).isEmpty());
}

STEMDESK_GUILESS_TEST(TestPaymentReference)

} // namespace stemdesk::payment_reference_test

#include "tst_payment_reference.moc"
