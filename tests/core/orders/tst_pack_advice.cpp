#include "core/orders/pack_advice.h"

#include "core/orders/pack_rounding.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::pack_advice_test {

namespace {

OrderSheetLine lineOf(double units, std::optional<double> unitsPerPack, std::optional<double> minPacks)
{
    const PackOrder order = packOrderFor(units, {.unitsPerPack = unitsPerPack}, minPacks);
    OrderSheetLine line;
    line.unitsNeeded = units;
    line.unitsPerPack = unitsPerPack;
    line.minPacks = minPacks;
    line.packsNeeded = order.packsNeeded;
    line.packsToOrder = order.packsToOrder;
    line.unitsToOrder = order.unitsToOrder;
    line.leftoverUnits = order.leftoverUnits;
    return line;
}

} // namespace

class TestPackAdvice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void advisesWhatSavesOrFillsAPack_data()
    {
        QTest::addColumn<double>("units");
        QTest::addColumn<std::optional<double>>("unitsPerPack");
        QTest::addColumn<std::optional<double>>("minPacks");
        QTest::addColumn<QList<PackAdvice>>("advice"); // at a unit cost of 1.2

        using Number = std::optional<double>;
        const double pack = 25 * 1.2;
        QTest::newRow("two over a pack") << 52.0 << Number(25) << Number()
                                         << QList<PackAdvice>{{-2, -1, -pack}, {23, 0, 0}};
        QTest::newRow("three short of full")
            << 72.0 << Number(25) << Number() << QList<PackAdvice>{{-22, -1, -pack}, {3, 0, 0}};
        QTest::newRow("half units") << 25.5 << Number(25) << Number()
                                    << QList<PackAdvice>{{-0.5, -1, -pack}, {24.5, 0, 0}};
        QTest::newRow("full packs") << 50.0 << Number(25) << Number() << QList<PackAdvice>{};
        QTest::newRow("full but for rounding errors") << 49.9999999999 << Number(25) << Number() << QList<PackAdvice>{};
        QTest::newRow("full and a rounding error") << 50.0000000001 << Number(25) << Number() << QList<PackAdvice>{};
        QTest::newRow("the only pack") << 3.0 << Number(25) << Number() << QList<PackAdvice>{{22, 0, 0}};
        QTest::newRow("by the unit") << 52.0 << Number() << Number() << QList<PackAdvice>{};
        QTest::newRow("minimum ordered anyway") << 52.0 << Number(25) << Number(3) << QList<PackAdvice>{{23, 0, 0}};
        QTest::newRow("minimum above the need") << 52.0 << Number(25) << Number(5) << QList<PackAdvice>{{73, 0, 0}};
        QTest::newRow("full packs under the minimum")
            << 50.0 << Number(25) << Number(5) << QList<PackAdvice>{{75, 0, 0}};
        QTest::newRow("minimum below the need")
            << 52.0 << Number(25) << Number(2) << QList<PackAdvice>{{-2, -1, -pack}, {23, 0, 0}};
    }

    void advisesWhatSavesOrFillsAPack()
    {
        QFETCH(double, units);
        QFETCH(std::optional<double>, unitsPerPack);
        QFETCH(std::optional<double>, minPacks);

        QTEST(packAdviceFor(lineOf(units, unitsPerPack, minPacks), 1.2, 0), "advice");
    }

    void aFifthIsSmall()
    {
        QVERIFY(isSmallPartOfPack(5, 25));
        QVERIFY(isSmallPartOfPack(-5, 25));
        QVERIFY(!isSmallPartOfPack(-6, 25));
        QVERIFY(isSmallPartOfLine(1, 5));
        QVERIFY(!isSmallPartOfLine(1, 4));
    }

    void followingTheReductionSavesThePack()
    {
        const OrderSheetLine before = lineOf(0.1 * 3 + 0.6, 0.3, {});
        const QList<PackAdvice> advice = packAdviceFor(lineOf(1.01, 0.3, {}), 2, 0);

        const OrderSheetLine after = lineOf(1.01 + advice[0].unitsChange, 0.3, {});

        QCOMPARE(*after.packsToOrder, 3.0);
        QVERIFY(packAdviceFor(after, 2, 0).isEmpty());
        QVERIFY(packAdviceFor(before, 2, 0).isEmpty());
    }
};

STEMDESK_APPLESS_TEST(TestPackAdvice)

} // namespace stemdesk::pack_advice_test

#include "tst_pack_advice.moc"
