#include "core/services/orders/order_sheet_removal.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::order_sheet_removal_test {

class TestOrderSheetRemoval : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void removedSheetComesBackWithWhatCameIn()
    {
        TestShop test;
        const ShopWithEvent filled(test.shop());
        OrderSheetService &sheets = test.shop().orderSheets;
        const OrderSheetId id = must(sheets.save({filled.event})).id;
        const OrderSheet other = must(sheets.save({filled.event}));
        OrderSheet before = must(sheets.patch(id, {.received = QList<ReceivedRow>{{filled.rose, {}, 2, 0.5}}}));
        test.takeAnnounced();

        const OrderSheet removed = must(removeOrderSheet(test.context(), id));

        QCOMPARE(removed, before);
        QCOMPARE(sheets.find(id).error().kind, Error::Kind::NotFound);
        QCOMPARE(must(sheets.list({}, {})).rows, QList{other});
        QCOMPARE(must(sheets.profitOf(filled.event)).actualCostOfGoodsIncTax, std::nullopt);
        QCOMPARE(removeOrderSheet(test.context(), id).error().kind, Error::Kind::NotFound);

        test.tick();
        const OrderSheet again = must(restoreOrderSheet(test.context(), removed));

        before.updatedAt = test.now();
        ++before.version;
        QCOMPARE(again, before);
        QCOMPARE(must(sheets.find(id)), again);
        QVERIFY(must(sheets.profitOf(filled.event)).actualCostOfGoodsIncTax.has_value());
        const Changes changes = test.takeAnnounced();
        QCOMPARE(changes.size(), 2);
        QCOMPARE(changes[0].action, ChangeAction::Deleted);
        QCOMPARE(changes[1].action, ChangeAction::Created);
    }

    void otherShopsSheetsAreNotThere()
    {
        TestShop test;
        const ShopWithEvent filled(test.shop());
        const OrderSheet saved = must(test.shop().orderSheets.save({filled.event}));

        QCOMPARE(removeOrderSheet(test.otherShop().context, saved.id).error().kind, Error::Kind::NotFound);

        QCOMPARE(must(test.shop().orderSheets.find(saved.id)), saved);
    }
};

STEMDESK_GUILESS_TEST(TestOrderSheetRemoval)

} // namespace stemdesk::order_sheet_removal_test

#include "tst_order_sheet_removal.moc"
