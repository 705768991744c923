#include "core/services/orders/order_sheet_service.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::order_sheet_removal_test {

class TestOrderSheetRemoval : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void removedSheetComesBack()
    {
        TestShop test;
        const ShopWithEvent filled(test.shop());
        OrderSheetService &sheets = test.shop().orderSheets;
        OrderSheet before = must(sheets.save({filled.event}));
        const OrderSheet other = must(sheets.save({filled.event}));
        test.takeAnnounced();

        const OrderSheet removed = must(sheets.remove(before.id));

        QCOMPARE(removed, before);
        QCOMPARE(sheets.find(before.id).error().kind, Error::Kind::NotFound);
        QCOMPARE(must(sheets.list({}, {})).rows, QList{other});
        QCOMPARE(sheets.remove(before.id).error().kind, Error::Kind::NotFound);

        test.tick();
        const OrderSheet again = must(sheets.restore(removed));

        before.updatedAt = test.now();
        ++before.version;
        QCOMPARE(again, before);
        QCOMPARE(must(sheets.find(before.id)), again);
        const Changes changes = test.takeAnnounced();
        QCOMPARE(changes.size(), 2);
        QCOMPARE(changes[0].action, ChangeAction::Deleted);
        QCOMPARE(changes[1].action, ChangeAction::Created);
    }

    void sheetOfWhichSomethingCameInStays()
    {
        TestShop test;
        const ShopWithEvent filled(test.shop());
        OrderSheetService &sheets = test.shop().orderSheets;
        const OrderSheetId id = must(sheets.save({filled.event})).id;
        const OrderSheet noted = must(sheets.patch(id, {.received = QList<ReceivedRow>{{filled.rose, {}, 2, 0.5}}}));
        test.takeAnnounced();

        QCOMPARE(sheets.remove(id).error().kind, Error::Kind::Stale);

        QCOMPARE(must(sheets.find(id)), noted);
        QVERIFY(test.takeAnnounced().isEmpty());
    }

    void goodsThatSomebodyElseNotedStay()
    {
        TestShop test;
        const ShopWithEvent filled(test.shop());
        OrderSheetService &sheets = test.shop().orderSheets;
        const OrderSheetId id = must(sheets.save({filled.event})).id;
        const QList<ReceivedRow> none{{filled.rose, {}, {}, {}}};
        const QList<ReceivedRow> two{{filled.rose, {}, 2, 0.5}};
        const OrderSheet noted = must(sheets.patch(id, {.received = two}, none));

        QCOMPARE(sheets.patch(id, {.received = QList<ReceivedRow>{{filled.rose, {}, 3, 0.5}}}, none).error().kind,
                 Error::Kind::Stale);
        QCOMPARE(must(sheets.find(id)), noted);

        QVERIFY(sheets.patch(id, {.received = none}, two));
    }

    void whatSomebodyElseSaidOfThemStays()
    {
        TestShop test;
        const ShopWithEvent filled(test.shop());
        OrderSheetService &sheets = test.shop().orderSheets;
        const OrderSheetId id = must(sheets.save({filled.event})).id;
        ReceivedRow row{.variantId = filled.rose, .packs = 2, .unitCostExclTax = 0.5};
        must(sheets.patch(id, {.received = QList{row}}));
        ReceivedRow before = row;
        before.reason = QString();
        row.reason = u"Brown edges"_s;
        const OrderSheet noted = must(sheets.patch(id, {.received = QList{row}}, QList{before}));

        row.reason = u"Too short"_s;
        QCOMPARE(sheets.patch(id, {.received = QList{row}}, QList{before}).error().kind, Error::Kind::Stale);
        QCOMPARE(must(sheets.find(id)), noted);
    }

    void otherShopsSheetsAreNotThere()
    {
        TestShop test;
        const ShopWithEvent filled(test.shop());
        const OrderSheet saved = must(test.shop().orderSheets.save({filled.event}));

        QCOMPARE(test.otherShop().orderSheets.remove(saved.id).error().kind, Error::Kind::NotFound);

        QCOMPARE(must(test.shop().orderSheets.find(saved.id)), saved);
    }
};

STEMDESK_GUILESS_TEST(TestOrderSheetRemoval)

} // namespace stemdesk::order_sheet_removal_test

#include "tst_order_sheet_removal.moc"
