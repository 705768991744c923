#include "core/pricing/line_price.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::line_price_test {

class TestLinePrice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Expected values are what Python's doubles give for the contract's formulas, written to the last bit.
    void figuresOfALine_data()
    {
        QTest::addColumn<double>("quantity");
        QTest::addColumn<double>("copies");
        QTest::addColumn<double>("cost");
        QTest::addColumn<double>("multiplier");
        QTest::addColumn<double>("unitsPerPack");
        QTest::addColumn<QList<double>>("figures"); // units, unit inc, excl, inc, waste (uplift and markup: below)

        QTest::newRow("an artefact") << 12.0 << 2.0 << 1.0 << 1.2 << 10.0
                                     << QList<double>{24.0, 1.2, 24.0, 28.799999999999997, 7.199999999999999};
        QTest::newRow("whole and plain") << 3.0 << 4.0 << 0.5 << 1.0 << 0.0 << QList<double>{12.0, 0.5, 6.0, 6.0, 0.0};
        QTest::newRow("exactly one pack")
            << 5.0 << 5.0 << 0.85 << 1.2 << 25.0 << QList<double>{25.0, 1.02, 21.25, 25.5, 0.0};
        QTest::newRow("one over a pack") << 26.0 << 1.0 << 0.85 << 1.2 << 25.0
                                         << QList<double>{26.0, 1.02, 22.099999999999998, 26.52, 24.48};
        QTest::newRow("nothing") << 0.0 << 3.0 << 0.85 << 1.2 << 25.0 << QList<double>{0.0, 1.02, 0.0, 0.0, 0.0};
        QTest::newRow("half quantities") << 2.5 << 3.0 << 1.15 << 1.175 << 10.0
                                         << QList<double>{7.5, 1.3512499999999998, 8.625, 10.134374999999999, 3.378125};
        QTest::newRow("0.1 * 3 in packs of 0.3")
            << 0.1 << 3.0 << 7.3 << 1.21 << 0.3
            << QList<double>{0.30000000000000004, 8.833, 2.1900000000000004, 2.6499000000000006, 0.0};
        QTest::newRow("free of charge") << 7.0 << 1.0 << 0.0 << 1.2 << 10.0 << QList<double>{7.0, 0.0, 0.0, 0.0, 0.0};
        QTest::newRow("cheap and many") << 0.7 << 1300.0 << 0.0333 << 1.055 << 50.0
                                        << QList<double>{909.9999999999999, 0.0351315, 30.303, 31.969665,
                                                         1.4052600000000042};
        QTest::newRow("less than one pack")
            << 1.0 << 1.0 << 19.99 << 1.2 << 12.0
            << QList<double>{1.0, 23.987999999999996, 19.99, 23.987999999999996, 263.86799999999994};
    }

    void figuresOfALine()
    {
        QFETCH(double, quantity);
        QFETCH(double, copies);
        QFETCH(double, cost);
        QFETCH(double, multiplier);
        QFETCH(double, unitsPerPack);
        QFETCH(QList<double>, figures);
        const LineTerms terms{.packs = {.unitsPerPack = unitsPerPack > 0 ? std::optional(unitsPerPack) : std::nullopt}};

        const LinePrice price = linePrice(units(quantity, copies), {cost, multiplier}, terms);

        // Compared exactly: QCOMPARE would forgive the last bits.
        QVERIFY(price.units == figures[0]);
        QVERIFY(price.unitCostExclTax == cost);
        QVERIFY(price.unitCostIncTax == figures[1]);
        QVERIFY(price.costExclTax == figures[2]);
        QVERIFY(price.costIncTax == figures[3]);
        QVERIFY(price.wasteCostIncTax == figures[4]);
    }

    void customerPrice_data()
    {
        QTest::addColumn<double>("lineUnits");
        QTest::addColumn<double>("cost");
        QTest::addColumn<double>("multiplier");
        QTest::addColumn<double>("uplift");
        QTest::addColumn<double>("markup");
        QTest::addColumn<double>("price");

        QTest::newRow("cost alone") << 24.0 << 1.0 << 1.2 << 0.0 << 1.0 << 28.799999999999997;
        QTest::newRow("marked up") << 24.0 << 1.0 << 1.2 << 0.0 << 2.5 << 72.0;
        QTest::newRow("uplifted first, then marked up") << 24.0 << 1.0 << 1.2 << 0.35 << 2.5 << 92.99999999999999;
        QTest::newRow("uplift of what costs nothing") << 10.0 << 0.0 << 1.0 << 0.35 << 3.0 << 10.5;
        QTest::newRow("below cost") << 7.0 << 1.15 << 1.175 << 0.0 << 0.9 << 8.512875;
        QTest::newRow("nothing needed") << 0.0 << 1.15 << 1.2 << 0.5 << 3.0 << 0.0;
        QTest::newRow("thirds") << 3.0 << 0.1 << 1.1 << 0.05 << 0.3333333333333333 << 0.16000000000000003;
    }

    void customerPrice()
    {
        QFETCH(double, lineUnits);
        QFETCH(double, cost);
        QFETCH(double, multiplier);
        QFETCH(double, uplift);
        QFETCH(double, markup);
        QFETCH(double, price);
        const UnitCost unitCost{cost, multiplier};

        const double computed =
            customerPriceIncTax(lineUnits, unitCost, {.unitUpliftIncTax = uplift, .markup = markup});

        QVERIFY2(computed == price, qPrintable(QString::number(computed, 'g', 17)));
    }
};

STEMDESK_APPLESS_TEST(TestLinePrice)

} // namespace stemdesk::line_price_test

#include "tst_line_price.moc"
