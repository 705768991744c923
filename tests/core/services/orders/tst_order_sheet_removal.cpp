#include "core/services/orders/order_sheet_service.h"

#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::order_sheet_removal_test {

class TestOrderSheetRemoval : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void removedSheetComesBack()
    {
        OrderSheetService &sheets = shop().orderSheets;
        OrderSheet before = must(sheets.save({m_filled->event}));
        const OrderSheet other = must(sheets.save({m_filled->event}));
        m_test->takeAnnounced();

        const OrderSheet removed = must(sheets.remove(before.id));

        QCOMPARE(removed, before);
        QCOMPARE(sheets.find(before.id).error().kind, Error::Kind::NotFound);
        QCOMPARE(must(sheets.list({}, {})).rows, QList{other});
        QCOMPARE(sheets.remove(before.id).error().kind, Error::Kind::NotFound);

        m_test->tick();
        const OrderSheet again = must(sheets.restore(removed));

        before.updatedAt = m_test->now();
        ++before.version;
        QCOMPARE(again, before);
        QCOMPARE(must(sheets.find(before.id)), again);
        const Changes changes = m_test->takeAnnounced();
        QCOMPARE(changes.size(), 2);
        QCOMPARE(changes[0].action, ChangeAction::Deleted);
        QCOMPARE(changes[1].action, ChangeAction::Created);
    }

    void sheetOfWhichSomethingCameInStays()
    {
        OrderSheetService &sheets = shop().orderSheets;
        const OrderSheetId id = must(sheets.save({m_filled->event})).id;
        const OrderSheet noted = must(sheets.patch(id, {.received = QList<ReceivedRow>{{m_filled->rose, {}, 2, 0.5}}}));
        m_test->takeAnnounced();

        QCOMPARE(sheets.remove(id).error().kind, Error::Kind::Stale);

        QCOMPARE(must(sheets.find(id)), noted);
        QVERIFY(m_test->takeAnnounced().isEmpty());
    }

    void goodsThatSomebodyElseNotedStay()
    {
        OrderSheetService &sheets = shop().orderSheets;
        const OrderSheetId id = must(sheets.save({m_filled->event})).id;
        const QList<ReceivedRow> none{{m_filled->rose, {}, {}, {}}};
        const QList<ReceivedRow> two{{m_filled->rose, {}, 2, 0.5}};
        const OrderSheet noted = must(sheets.patch(id, {.received = two}, none));

        QCOMPARE(sheets.patch(id, {.received = QList<ReceivedRow>{{m_filled->rose, {}, 3, 0.5}}}, none).error().kind,
                 Error::Kind::Stale);
        QCOMPARE(must(sheets.find(id)), noted);

        QVERIFY(sheets.patch(id, {.received = none}, two));
    }

    void whatSomebodyElseSaidOfThemStays()
    {
        OrderSheetService &sheets = shop().orderSheets;
        const OrderSheetId id = must(sheets.save({m_filled->event})).id;
        ReceivedRow row{.variantId = m_filled->rose, .packs = 2, .unitCostExclTax = 0.5};
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
        const OrderSheet saved = must(shop().orderSheets.save({m_filled->event}));

        QCOMPARE(m_test->otherShop().orderSheets.remove(saved.id).error().kind, Error::Kind::NotFound);

        QCOMPARE(must(shop().orderSheets.find(saved.id)), saved);
    }
};

STEMDESK_GUILESS_TEST(TestOrderSheetRemoval)

} // namespace stemdesk::order_sheet_removal_test

#include "tst_order_sheet_removal.moc"
