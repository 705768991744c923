#include "core/pricing/cost_change.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::cost_change_test {

class TestCostChange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pricesAreRoundedToTheNearestStep()
    {
        QCOMPARE(roundedPrice(45.07, 0.5), 45.0);
        QCOMPARE(roundedPrice(45.25, 0.5), 45.5);
        QCOMPARE(roundedPrice(45.5, 1), 46.0);
        QCOMPARE(roundedPrice(47.5, 5), 50.0);
        QCOMPARE(roundedPrice(0.4, 5), 5.0); // Rounding does not make a positive price 0.
        QCOMPARE(roundedPrice(0, 5), 0.0);
    }

    void changesAndRounds_data()
    {
        QTest::addColumn<double>("cost");
        QTest::addColumn<double>("percent");
        QTest::addColumn<int>("rounding");
        QTest::addColumn<double>("changed");
        const int none = int(CostRounding::None), cent = int(CostRounding::Cent), five = int(CostRounding::FiveCents);
        QTest::newRow("as it is") << 0.333 << 0.0 << none << 0.333;
        QTest::newRow("to the cent") << 0.52 << 4.0 << cent << 0.54;
        QTest::newRow("half a cent goes up") << 1.005 << 0.0 << cent << 1.01;
        QTest::newRow("to five cents") << 0.52 << 4.0 << five << 0.55;
        QTest::newRow("down to five cents") << 0.52 << 0.0 << five << 0.5;
        QTest::newRow("cheaper") << 2.0 << -25.0 << cent << 1.5;
        QTest::newRow("never free by rounding") << 0.02 << 0.0 << five << 0.05;
        QTest::newRow("free stays free") << 0.0 << 10.0 << five << 0.0;
        QTest::newRow("more than all of it") << 1.0 << -150.0 << cent << 0.0;
    }

    void changesAndRounds()
    {
        QFETCH(const double, cost);
        QFETCH(const double, percent);
        QFETCH(const int, rounding);

        QTEST(changedCost(cost, percent, CostRounding(rounding)), "changed");
    }

    void percentOfWhatItWas()
    {
        QCOMPARE(changePercent(0.5, 0.52).value(), 4.0);
        QCOMPARE(changePercent(2, 1).value(), -50.0);
        QVERIFY(!changePercent(0, 1));
    }
};

STEMDESK_APPLESS_TEST(TestCostChange)

} // namespace stemdesk::cost_change_test

#include "tst_cost_change.moc"
