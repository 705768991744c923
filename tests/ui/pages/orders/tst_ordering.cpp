#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "ui/order_sheets/order_lines_model.h"
#include "ui/order_sheets/sheet_view.h"
#include "ui/order_sheets/supplier_order_card.h"
#include "ui/pages/orders/orders_page.h"
#include "ui/undo/order_sheet_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/layout/link_list.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/inline_message.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>
#include <future>
#include <latch>
#include <memory>

namespace stemdesk::ordering_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// The shown goods are ordered, and ordered goods are not offered again. An event needs 6 roses, sold in packs of 10.
class TestOrdering : public PageTest<OrdersPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void init()
    {
        fillShop();
        must(services().lines.removeItem(m_filled->event, m_filled->group, m_filled->vases));
        must(services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses,
                                        {.supplierId = m_filled->supplier}));
        showPage(1280);
    }

    void whatIsShownIsMarkedAsOrdered()
    {
        QVERIFY(!act(u"Mark as ordered"_s)->isEnabled());
        m_page->show({m_filled->event});
        QTRY_VERIFY(act(u"Mark as ordered"_s)->isEnabled());
        QCOMPARE(cell(OrderLinesModel::Ordered), u"–"_s);
        QVERIFY(onlyNew()->isChecked());
        const QSignalSpy offered(&m_shop->edits(), &Edits::undoOffered);

        act(u"Mark as ordered"_s)->click();

        QTRY_COMPARE(offered.size(), 1);
        QCOMPARE(offered.constFirst().constFirst().toString(), u"Ordered from 1 supplier(s): 1 sheet(s)"_s);
        QCOMPARE(sheets().size(), 1);
        QCOMPARE(sheets().constFirst().state, SheetState::Ordered);
        QTRY_COMPARE(figures(), (QStringList{u"6"_s, u"10"_s, u"0"_s})); // Needed, ordered, to order.
        QVERIFY(!act(u"Mark as ordered"_s)->isEnabled());
    }

    /// Five buttons stood there, and four of them did nothing.
    void whatIsAllOrderedOffersOnlyWhatCanBeDone()
    {
        order();
        QTRY_VERIFY(m_page->findChild<OrderedSheets *>()->isVisible());
        for (const QString &name : {u"Preview"_s, u"Save this sheet"_s, u"Export"_s, u"Mark as ordered"_s})
            QVERIFY2(!act(name)->isVisible(), qPrintable(name));

        onlyNew()->click(); // All of it once more.

        QTRY_VERIFY(act(u"Mark as ordered"_s)->isVisible());
        for (const QString &name : {u"Preview"_s, u"Save this sheet"_s, u"Export"_s})
            QVERIFY2(act(name)->isVisible(), qPrintable(name));
    }

    void whatIsAllOrderedLeadsToItsSheets()
    {
        order();
        auto *ordered = m_page->findChild<OrderedSheets *>();
        QTRY_VERIFY(ordered->isVisible());
        QVERIFY(!m_page->findChild<SheetView *>()->isVisible());
        auto *links = ordered->findChild<LinkList *>();
        QTRY_VERIFY(links->firstLink());
        QCOMPARE(qobject_cast<QAbstractButton *>(links->firstLink())->text(), u"Flower market"_s);
        QVERIFY(std::ranges::any_of(links->findChildren<QLabel *>(), [](const QLabel *label) {
            return label->text().contains(u"\u00a0· delivery Fri 29 May 2026\u00a0· "_s);
        }));

        QTest::mouseClick(links->firstLink(), Qt::LeftButton);

        QTRY_VERIFY(act(u"Back to draft"_s));
    }

    /// The page said that nothing more is needed, and the tab beside it held a draft.
    void whatIsAllOrderedListsDraftsToo()
    {
        must(services().orderSheets.save({m_filled->event}));
        order();
        auto *ordered = m_page->findChild<OrderedSheets *>();
        QTRY_VERIFY(ordered->isVisible());

        QTRY_VERIFY(std::ranges::any_of(ordered->findChildren<QLabel *>(), [](const QLabel *label) {
            return label->text().startsWith(u"Saved "_s) && label->text().contains(u", not ordered yet"_s);
        }));

        const auto says = [ordered](const QString &words) {
            return std::ranges::any_of(ordered->findChildren<QLabel *>(),
                                       [&](const QLabel *label) { return label->text() == words; });
        };
        QVERIFY(says(u"Nothing new"_s) && says(u"1 draft(s) not ordered."_s));
        QVERIFY(!says(u"All ordered"_s));
        QVERIFY(act(u"Open draft"_s)->isVisible());

        act(u"Check in the delivery"_s)->click(); // Of the ordered one.
        QTRY_VERIFY(act(u"Back to draft"_s));
    }

    void whatIsAllOrderedIsCheckedInNext()
    {
        order();
        QTRY_VERIFY(act(u"Check in the delivery"_s) && act(u"Check in the delivery"_s)->isVisible());

        act(u"Check in the delivery"_s)->click();

        QTRY_VERIFY(act(u"Back to draft"_s));
        const ReceivedRow row{.variantId = m_filled->rose, .supplierId = m_filled->supplier, .packs = 1};
        must(services().orderSheets.patch(sheets().constFirst().id, {.received = QList{row}}));
        m_page->show({m_filled->event});
        QTRY_VERIFY(!act(u"Check in the delivery"_s)->isVisible()); // All of it came.
        QVERIFY(m_page->findChild<OrderedSheets *>()->isVisible());
    }

    void anOrderBelowTheMinimumIsAskedAbout()
    {
        must(services().suppliers.patch(m_filled->supplier, {.minOrderExclTax = 32.0}));
        m_page->show({m_filled->event});
        QTRY_VERIFY(act(u"Mark as ordered"_s)->isEnabled());

        QTest::mouseClick(act(u"Mark as ordered"_s), Qt::LeftButton);
        QTRY_VERIFY(act(u"Order anyway"_s) && act(u"Order anyway"_s)->isVisible());
        QCOMPARE(sheets().size(), 0);
        QTest::mouseClick(act(u"Order anyway"_s), Qt::LeftButton);

        QTRY_COMPARE(sheets().size(), 1);
    }

    void theQuestionStaysWithItsSheet()
    {
        must(services().suppliers.patch(m_filled->supplier, {.minOrderExclTax = 32.0}));
        m_page->show({m_filled->event});
        QTRY_VERIFY(act(u"Mark as ordered"_s)->isEnabled());
        QTest::mouseClick(act(u"Mark as ordered"_s), Qt::LeftButton);
        QTRY_VERIFY(act(u"Order anyway"_s) && act(u"Order anyway"_s)->isVisible());

        m_page->findChild<TabStrip *>()->setCurrentIndex(1);

        QVERIFY(!act(u"Order anyway"_s) || !act(u"Order anyway"_s)->isVisible());
    }

    void aChangeIsOrderedAlone()
    {
        order();
        must(services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 12}));
        QTRY_COMPARE(figures(), (QStringList{u"24"_s, u"10"_s, u"20"_s}));

        act(u"Mark as ordered"_s)->click();

        QTRY_COMPARE(figures(), (QStringList{u"24"_s, u"30"_s, u"0"_s}));
        QCOMPARE(sheets().size(), 2);
        QVERIFY(sheets().constLast().isTopUp);
        onlyNew()->click(); // All of it once more.
        QTRY_COMPARE(figures(), (QStringList{u"24"_s, u"30"_s, u"30"_s}));
    }

    void orderingIsTakenBackAndDoneAgain()
    {
        order();
        m_shop->edits().undo();
        QTRY_COMPARE(sheets().size(), 0);
        QTRY_COMPARE(figures(), (QStringList{u"6"_s, u"–"_s, u"10"_s}));

        m_shop->edits().stack().redo();

        QTRY_COMPARE(sheets().size(), 1);
        QCOMPARE(sheets().constFirst().state, SheetState::Ordered);
    }

    void whatSomebodyElseOrderedMeanwhileIsNotOrderedTwice()
    {
        m_page->show({m_filled->event});
        QTRY_VERIFY(act(u"Mark as ordered"_s)->isEnabled());
        m_page->hide(); // A hidden page reads changes only when it is shown again.
        const OrderSheetId theirs = must(services().orderSheets.save({m_filled->event})).id;
        must(services().orderSheets.patch(theirs, {.state = SheetState::Ordered}));

        act(u"Mark as ordered"_s)->click();

        QTRY_VERIFY(!shownMessage().isEmpty());
        QCOMPARE(sheets().size(), 1);
    }

    void twoWorkstationsOrderTheSameWeek()
    {
        constexpr int kRounds = 10;
        const EventId second = addLater();
        const NewSheet week{.events = {m_filled->event, second}, .asked = {}};
        for (int round = 1; round <= kRounds; ++round) {
            must(services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses,
                                            {.quantity = 10.0 * round}));
            const OrderSheet seen = must(services().orderSheets.sheetFor(week.events));
            std::latch begin(2);
            const auto order = [&] {
                const auto own = must(Services::open(m_shop->shop().source()));
                ShopServices *shop = must(own->forShop(m_shop->shop().shopId()));
                begin.arrive_and_wait();
                return orderSheetsEdit(u"Order"_s, {.wanted = week, .parts = {{.onlyNew = true}}, .seen = seen},
                                       std::make_shared<QList<OrderSheetId>>())
                    .apply(*shop)
                    .has_value();
            };
            auto other = std::async(std::launch::async, order);
            const bool isMine = order();

            QVERIFY(isMine != other.get()); // Exactly one of the two succeeds; the other is refused.
            QCOMPARE(sheets().size(), round);
        }
    }

    void eachDeliveryDayHasItsSheet()
    {
        const EventId second = addLater();
        m_page->show({m_filled->event, second});
        QTRY_VERIFY(act(u"Mark as ordered"_s)->isEnabled());

        act(u"Mark as ordered"_s)->click();

        QTRY_COMPARE(sheets().size(), 2);
        QCOMPARE(sheets().constFirst().suppliers.constFirst().deliverOn(), QDate(2026, 5, 29));
        QCOMPARE(sheets().constLast().suppliers.constFirst().deliverOn(), QDate(2026, 6, 1));
        QCOMPARE(sheets().constLast().suppliers.constFirst().lines.constFirst().unitsNeeded, 12.0);
    }

    void aWeekIsOrderedADayAtATime()
    {
        const EventId second = addLater();
        m_page->show({m_filled->event, second});
        QTRY_VERIFY(withText<Chip>(*m_page, u"All delivery days"_s));
        const auto days = dayMenu()->actions();
        QCOMPARE(days.size(), 3);

        days.at(2)->trigger();
        QTRY_COMPARE(cell(OrderLinesModel::Needed), u"12"_s);
        act(u"Mark as ordered"_s)->click();

        QTRY_COMPARE(sheets().size(), 1);
        QCOMPARE(sheets().constFirst().dayAsked, QDate(2026, 6, 1));
        QTRY_COMPARE(figures(),
                     // Nothing is left to order for that day, so all lines are shown.
                     (QStringList{u"18"_s, u"20"_s, u"0"_s}));
    }

    void whatIsMissingOfTheMinimumIsSaid()
    {
        must(services().suppliers.patch(m_filled->supplier, {.minOrderExclTax = 32.0}));
        m_page->show({m_filled->event});

        QTRY_VERIFY(std::ranges::any_of(m_page->findChildren<StatusChip *>(), [](const StatusChip *chip) {
            return chip->isVisible() && chip->text() == u"£12.00 below the minimum"_s;
        }));
    }

    void aSavedSheetIsMarkedAndTakenBack()
    {
        const OrderSheetId id = must(services().orderSheets.save({m_filled->event})).id;
        m_page->openSaved(id);
        QTRY_VERIFY(act(u"Mark as ordered"_s) && act(u"Mark as ordered"_s)->isEnabled());

        act(u"Mark as ordered"_s)->click();
        QTRY_COMPARE(sheets().constFirst().state, SheetState::Ordered);
        QTRY_VERIFY(act(u"Back to draft"_s));
        // Available, but never the suggested next step.
        QCOMPARE(act(u"Back to draft"_s)->property("kind"), u"secondary"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(sheets().constFirst().state, SheetState::Draft);

        const ReceivedRow row{.variantId = m_filled->rose, .supplierId = m_filled->supplier, .packs = 1};
        must(services().orderSheets.patch(id, {.received = QList{row}, .state = SheetState::Ordered}));
        QTRY_VERIFY(act(u"Back to draft"_s) && !act(u"Back to draft"_s)->isEnabled());
    }

    void aDraftIsNotOrderedOnTopOfAnotherSheet()
    {
        const OrderSheetId draft = must(services().orderSheets.save({m_filled->event})).id;
        const OrderSheetId theirs = must(services().orderSheets.save({m_filled->event})).id;
        must(services().orderSheets.patch(theirs, {.state = SheetState::Ordered}));
        m_page->openSaved(draft);
        QTRY_VERIFY(act(u"Mark as ordered"_s) && act(u"Mark as ordered"_s)->isEnabled());

        act(u"Mark as ordered"_s)->click();

        QTRY_VERIFY(messages().contains(u"Some of it was ordered with another sheet meanwhile. Choose its events under "
                                        "“To order”, and order what is new."_s));
        QCOMPARE(must(services().orderSheets.find(draft)).state, SheetState::Draft);
    }

private:
    Button *act(const QString &text) const { return withText<Button>(*m_page, text); }
    QCheckBox *onlyNew() const { return withText<QCheckBox>(*m_page, u"Only new"_s); }
    QList<OrderSheet> sheets() { return must(services().orderSheets.list({}, {})).rows; }
    void order()
    {
        m_page->show({m_filled->event});
        QTRY_VERIFY(act(u"Mark as ordered"_s)->isEnabled());
        act(u"Mark as ordered"_s)->click();
        QTRY_COMPARE(figures(), (QStringList{u"6"_s, u"10"_s, u"0"_s}));
    }
    QMenu *dayMenu() const
    {
        const auto menus = m_page->findChildren<QMenu *>();
        return *std::ranges::find(menus, u"Delivery days"_s, &QWidget::accessibleName);
    }
    /// Three days later, with twelve roses.
    EventId addLater()
    {
        const auto later = m_filled->whole().venueStart.value() + 3 * 86'400'000LL;
        const EventId second = must(services().events.create({.name = u"Gala"_s, .venueStart = later})).event.id;
        const EventGroupId group = must(services().lines.createGroup(second, {.name = u"Stage"_s})).id;
        must(services().lines.createItem(
            second, group, {.variantId = m_filled->rose, .supplierId = m_filled->supplier, .quantity = 12}));
        return second;
    }
    QString cell(int column) const
    {
        const auto *card = m_page->findChild<SupplierOrderCard *>();
        return card ? card->findChild<OrderLinesModel *>()->index(0, column).data().toString() : QString();
    }
    QStringList figures() const
    {
        return {cell(OrderLinesModel::Needed), cell(OrderLinesModel::Ordered), cell(OrderLinesModel::Units)};
    }
    QStringList messages() const
    {
        QStringList texts;
        for (const auto *message : m_page->findChildren<InlineMessage *>())
            texts += message->text();
        return texts;
    }
    /// The first message, except for the one about unapproved events.
    QString shownMessage() const
    {
        for (const auto *message : m_page->findChildren<InlineMessage *>()) {
            if (!message->isHidden() && !message->text().startsWith(u"Not approved"_s))
                return message->text();
        }
        return {};
    }
};

STEMDESK_TEST(TestOrdering)

} // namespace stemdesk::ordering_test

#include "tst_ordering.moc"
