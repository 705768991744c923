#include "core/domain/money_text.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::core_money_text_test {

using namespace Qt::StringLiterals;

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
};

STEMDESK_APPLESS_TEST(TestUnitMoneyText)

} // namespace stemdesk::core_money_text_test

#include "tst_money_text.moc"
