#include "ui/words/money_text.h"

#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::money_sum_test {

using namespace stemdesk::ui;

class TestMoneySum : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void nothingIsNoAmount() { QCOMPARE(MoneySum().text(), QString()); }

    void pencesAddUpExactly()
    {
        MoneySum sum;
        for (int count = 0; count < 1000; ++count)
            sum.add({.count = 10, .unit = MinorUnit(u"GBP")}, u"GBP"_s);
        sum.add({.count = -1, .unit = MinorUnit(u"GBP")}, u"GBP"_s);

        QCOMPARE(sum.text(), u"£99.99"_s);
    }

    void currenciesAreNotMixed()
    {
        MoneySum sum;
        sum.add({.count = 150, .unit = MinorUnit(u"GBP")}, u"GBP"_s);
        sum.add({.count = 700, .unit = MinorUnit(u"JPY")}, u"JPY"_s);
        sum.add({.count = 50, .unit = MinorUnit(u"GBP")}, u"GBP"_s);

        QVERIFY2(sum.text().startsWith(u"£2.00 · "_s) && sum.text().endsWith(u"700"_s), qPrintable(sum.text()));
    }
};

STEMDESK_TEST(TestMoneySum)

} // namespace stemdesk::money_sum_test

#include "tst_money_sum.moc"
