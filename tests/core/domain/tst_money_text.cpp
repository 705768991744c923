#include "core/domain/money_text.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::core_money_text_test {

class TestUnitMoneyText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aUnitCostHasTheDigitsThatItNeeds_data()
    {
        QTest::addColumn<double>("amount");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("expected");
        QTest::newRow("as many as the currency") << 0.5 << u"GBP"_s << u"£0.50"_s;
        QTest::newRow("one more") << 0.345 << u"GBP"_s << u"£0.345"_s;
        QTest::newRow("no end") << 1.0 / 3 << u"GBP"_s << u"£0.3333"_s;
        QTest::newRow("too small to be shown") << 1.00001 << u"GBP"_s << u"£1.00"_s;
        QTest::newRow("given back") << -0.125 << u"GBP"_s << u"−£0.125"_s;
        QTest::newRow("no minor units") << 120.0 << u"JPY"_s << u"¥120"_s;
    }

    void aUnitCostHasTheDigitsThatItNeeds()
    {
        QFETCH(const double, amount);
        QFETCH(const QString, currency);
        QFETCH(const QString, expected);

        QCOMPARE(unitMoneyText(amount, currency, QLocale(u"en_GB"_s)), expected);
    }

    void largeAmountsAreGroupedAsAWhole()
    {
        const QLocale spanish(u"es_ES"_s);
        QCOMPARE(moneyText(1'234.5, u"EUR"_s, spanish).replace(u'\u00a0', u' '), u"1234,50 €"_s);
        QCOMPARE(moneyText(1'234'567.89, u"EUR"_s, spanish).replace(u'\u00a0', u' '), u"1.234.567,89 €"_s);
        QCOMPARE(moneyText(-12'345'678, u"EUR"_s, spanish).replace(u'\u00a0', u' '), u"−12.345.678,00 €"_s);
        QCOMPARE(moneyText(1'234'567.89, u"GBP"_s, QLocale(u"en_GB"_s)), u"£1,234,567.89"_s);
        QCOMPARE(moneyText(1'234'567.89, u"INR"_s, QLocale(u"en_IN"_s)), u"₹12,34,567.89"_s);
    }
};

STEMDESK_APPLESS_TEST(TestUnitMoneyText)

} // namespace stemdesk::core_money_text_test

#include "tst_money_text.moc"
