#include "core/domain/orders/order_sheet.h"
#include "core/domain/orders/order_sheet_patch.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::order_sheet_test {

namespace {

const VariantId kRose(IdBytes{1});
const VariantId kRibbon(IdBytes{2});
const SupplierId kMarket(IdBytes{3});
const SupplierId kGrower(IdBytes{4});

/// Roses, ten per pack, from the market and without a supplier; ribbon by the metre, without a supplier.
OrderSheet sheet()
{
    const OrderSheetLine rose{.variantId = kRose, .unitsPerPack = 10, .taxMultiplier = 1.5};
    const OrderSheetLine ribbon{.variantId = kRibbon, .taxMultiplier = 2};
    return {.suppliers = {{.supplierId = kMarket, .lines = {rose}}, {.lines = {rose, ribbon}}}};
}

} // namespace

class TestOrderSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneEventThatIsNotClearedMakesADraft()
    {
        OrderSheet drafted{.events = {{.isCleared = true}, {.isCleared = true}}};
        QVERIFY(!drafted.isDraft());
        drafted.events[1].isCleared = false;
        QVERIFY(drafted.isDraft());
    }

    void rowsFindTheirLines()
    {
        const QList<ReceivedRow> rows{{kRose, kMarket, 2, 0.5}, {kRibbon, {}, 7.5, 3}};

        const auto after = patched(sheet(), {.received = rows});

        QVERIFY(after);
        QCOMPARE(after->suppliers[0].lines[0].received, (ReceivedGoods{2, 0.5}));
        QCOMPARE(after->suppliers[1].lines[0].received, std::optional<ReceivedGoods>());
        QCOMPARE(receivedCostIncTax(after->suppliers[0].lines[0]), 20 * (0.5 * 1.5));
        QCOMPARE(receivedCostIncTax(after->suppliers[1].lines[1]), 7.5 * (3.0 * 2)); // By the unit.
        QCOMPARE(receivedCostIncTax(after->suppliers[1].lines[0]), std::optional<double>());
    }

    void theLastWordCounts()
    {
        const QList<ReceivedRow> twice{{kRose, kMarket, 2, 0.5}, {kRose, kMarket, 3, 0.4}};
        OrderSheet after = *patched(sheet(), {.received = twice});
        QCOMPARE(after.suppliers[0].lines[0].received, (ReceivedGoods{3, 0.4}));

        after = *patched(after, {.received = QList<ReceivedRow>{{kRose, {}, 1, 1}}});
        QCOMPARE(after.suppliers[0].lines[0].received, (ReceivedGoods{3, 0.4}));

        after = *patched(after, {.received = QList<ReceivedRow>{{kRose, kMarket, {}, 0}}});
        QVERIFY(!after.suppliers[0].lines[0].received);
        QVERIFY(after.suppliers[1].lines[0].received);

        after = *patched(after, {.received = std::optional<QList<ReceivedRow>>()});
        QCOMPARE(after, sheet());
        QCOMPARE(*patched(sheet(), {}), sheet());
    }

    void badRowsAreRefused_data()
    {
        QTest::addColumn<ReceivedRow>("row");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("field");
        const auto add = [](const char *name, const ReceivedRow &row, const char *code, const char *field) {
            QTest::newRow(name) << row << QByteArray(code) << QString::fromLatin1(field);
        };
        add("unknown variant", {VariantId(IdBytes{9}), kMarket, 1, 1}, "variant_not_found", "received.variantId");
        add("variant of another supplier", {kRose, kGrower, 1, 1}, "supplier_not_found", "received.supplierId");
        add("variant of no supplier", {kRibbon, kMarket, 1, 1}, "supplier_not_found", "received.supplierId");
        add("negative packs", {kRose, kMarket, -1, 1}, "invalid_packsReceived", "received.packsReceived");
        add("negative cost", {kRose, kMarket, 1, -0.01}, "invalid_unitCostExclTax", "received.unitCostExclTax");
        add("huge packs", {kRose, kMarket, 1e300, 1}, "invalid_packsReceived", "received.packsReceived");
        add("shape before the line", {kRibbon, kMarket, -1, 1}, "invalid_packsReceived", "received.packsReceived");
    }

    void badRowsAreRefused()
    {
        QFETCH(const ReceivedRow, row);

        const auto after = patched(sheet(), {.received = QList<ReceivedRow>{row}});

        QVERIFY(!after);
        QTEST(after.error().code, "code");
        QTEST(after.error().field, "field");
    }
};

STEMDESK_APPLESS_TEST(TestOrderSheet)

} // namespace stemdesk::order_sheet_test

#include "tst_order_sheet.moc"
