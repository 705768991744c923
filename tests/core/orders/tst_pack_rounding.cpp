#include "core/orders/pack_rounding.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::pack_rounding_test {

class TestPackRounding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundsThenRaises_data()
    {
        QTest::addColumn<double>("units");
        QTest::addColumn<std::optional<double>>("minPacks");
        QTest::addColumn<PackOrder>("order"); // of packs of 25

        using Minimum = std::optional<double>;
        QTest::newRow("one over") << 26.0 << Minimum() << PackOrder{2, 2, 50, 24};
        QTest::newRow("exact") << 50.0 << Minimum() << PackOrder{2, 2, 50, 0};
        QTest::newRow("a hair over") << 25.0000000001 << Minimum() << PackOrder{1, 1, 25, 0};
        QTest::newRow("minimum over the need") << 26.0 << Minimum(4) << PackOrder{2, 4, 100, 74};
        QTest::newRow("minimum met exactly") << 26.0 << Minimum(2) << PackOrder{2, 2, 50, 24};
        QTest::newRow("minimum under the need") << 26.0 << Minimum(1) << PackOrder{2, 2, 50, 24};
        QTest::newRow("minimum of nothing") << 26.0 << Minimum(0) << PackOrder{2, 2, 50, 24};
    }

    void roundsThenRaises()
    {
        QFETCH(double, units);
        QFETCH(std::optional<double>, minPacks);

        QTEST(packOrderFor(units, {.unitsPerPack = 25}, minPacks), "order");
    }

    void looseUnitsAreOrderedAsTheyAre()
    {
        QCOMPARE(packOrderFor(7.5, {}, {}), (PackOrder{.unitsToOrder = 7.5}));
        QCOMPARE(packOrderFor(7.5, {}, 4), (PackOrder{.unitsToOrder = 7.5}));
    }
};

STEMDESK_APPLESS_TEST(TestPackRounding)

} // namespace stemdesk::pack_rounding_test

#include "tst_pack_rounding.moc"
