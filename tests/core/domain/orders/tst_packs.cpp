#include "core/domain/orders/packs.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>

namespace stemdesk::packs_test {

class TestPacks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundsUpToWholePacks_data()
    {
        QTest::addColumn<double>("units");
        QTest::addColumn<double>("unitsPerPack");
        QTest::addColumn<double>("packs");
        QTest::addColumn<double>("leftover");

        QTest::newRow("nothing") << 0.0 << 25.0 << 0.0 << 0.0;
        QTest::newRow("one unit") << 1.0 << 25.0 << 1.0 << 24.0;
        QTest::newRow("one short") << 24.0 << 25.0 << 1.0 << 1.0;
        QTest::newRow("exactly one pack") << 25.0 << 25.0 << 1.0 << 0.0;
        QTest::newRow("a hair over a pack") << 25.0000000001 << 25.0 << 1.0 << 0.0;
        QTest::newRow("a hair under a pack") << 24.9999999999 << 25.0 << 1.0 << 25.0 - 24.9999999999;
        QTest::newRow("just beyond the tolerance") << 25.0000001 << 25.0 << 2.0 << 50.0 - 25.0000001;
        QTest::newRow("0.1 + 0.2 in packs of 0.3") << 0.1 + 0.2 << 0.3 << 1.0 << 0.0;
        QTest::newRow("3 * 1.1 in packs of 1.1") << 1.1 + 1.1 + 1.1 << 1.1 << 3.0 << 0.0;
        QTest::newRow("packs of one") << 7.0 << 1.0 << 7.0 << 0.0;
        QTest::newRow("half a unit") << 0.5 << 10.0 << 1.0 << 9.5;
        QTest::newRow("fraction of a pack size") << 5.0 << 2.5 << 2.0 << 0.0;
        QTest::newRow("less than the tolerance") << 1e-12 << 10.0 << 0.0 << 0.0;
        QTest::newRow("large order") << 1'000'001.0 << 20.0 << 50'001.0 << 19.0;
    }

    void roundsUpToWholePacks()
    {
        QFETCH(double, units);
        QFETCH(double, unitsPerPack);
        QFETCH(double, packs);
        QFETCH(double, leftover);

        const double counted = packsFor(units, unitsPerPack);

        QVERIFY(counted == packs);
        QVERIFY(!std::signbit(counted));
        QVERIFY(leftoverUnits(units, counted, unitsPerPack) == leftover);
    }

    void halfAThingIsLoadedWhole()
    {
        QVERIFY(wholeUnits(12.5) == 13);
        QVERIFY(wholeUnits(3 * 1.1 - 0.3) == 3); // A hair over three.
    }

    void morePacksThanNeededLeaveMoreOver() { QVERIFY(leftoverUnits(10, 4, 25) == 90); }
};

STEMDESK_APPLESS_TEST(TestPacks)

} // namespace stemdesk::packs_test

#include "tst_packs.moc"
