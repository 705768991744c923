#include "ui/pages/hire/returns_view.h"

#include "tests/support/event_shop.h"
#include "tests/support/held_thread.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/hire/returns_model.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::returns_view_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Four of six vases were out; the event is over.
class TestReturnsView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void cleanup();
    void whatTheLastEventsHiredIsListed();
    void anEventIsNamedOnceForAllItsThings();
    void typedReturnIsStoredAndUndone();
    void storedReturnIsShownUntilItIsRead();
    void moreThanWasOutIsRefused();
    void theSumOfTheCountsIsRefusedInWords();
    void aRefusedCountStaysWhenAnotherRowIsChosen();
    void spaceChecksInTheRest();
    void lossesAreTakenOffTheStockAndGivenBack();
    void returnFromElsewhereArrives();
    void eventsToComeAreNotListed();

private:
    ShopServices &services() { return m_shop->services(); }
    QAbstractItemModel &model() { return *m_table->model(); }
    QString shown(int column) { return model().index(0, column).data().toString(); }
    HireItem stored() { return must(services().hire.ofEvent(m_filled->event)).items.constFirst(); }
    double owned() { return must(services().products.findVariant(m_filled->vase)).ownedUnits.value_or(-1); }

    static constexpr Instant kSecondOfJune = 1'780'394'400'000; // 2026, 10:00 UTC

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<ReturnsView> m_view;
    TableView *m_table = nullptr;
};

void TestReturnsView::init()
{
    m_shop = std::make_unique<UiShop>();
    m_filled = std::make_unique<ShopWithEvent>(services());
    must(services().events.patch(m_filled->event, {.status = u"complete"_s}));
    must(services().products.patchVariant(m_filled->vaseProduct, m_filled->vase,
                                          {.ownedUnits = 6, .replacementCostExclTax = 12.5}));
    m_shop->shop().setNow(kSecondOfJune);
    m_view = std::make_unique<ReturnsView>(m_shop->context());
    m_view->resize(1080, 600);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_table = m_view->findChild<TableView *>();
    m_view->setLive(true);
    QTRY_COMPARE(model().rowCount(), 1);
}

void TestReturnsView::cleanup()
{
    m_view.reset();
    m_filled.reset();
    m_shop.reset();
}

void TestReturnsView::whatTheLastEventsHiredIsListed()
{
    QCOMPARE(shown(ReturnsModel::Event), u"Anna and Ben"_s);
    QCOMPARE(shown(ReturnsModel::Day), u"Mon 1 Jun 2026"_s);
    QCOMPARE(shown(ReturnsModel::Thing), u"Vase"_s);
    QCOMPARE(model().index(0, ReturnsModel::State).data(ChipTextRole).toString(), u"Due back"_s);
    QCOMPARE(shown(ReturnsModel::Out), u"4"_s);
    QCOMPARE(shown(ReturnsModel::Back), u"–"_s);
    QCOMPARE(m_view->model().openEvents(), 1);
    QCOMPARE(model().index(0, ReturnsModel::Back).data(Qt::AccessibleTextRole).toString(),
             u"Vase of Anna and Ben, Back: –"_s);
}

void TestReturnsView::anEventIsNamedOnceForAllItsThings()
{
    m_filled->addLine(m_filled->group, m_filled->addVariant(u"Arch"_s, u"hire"_s, {}), 1);
    QTRY_COMPARE(model().rowCount(), 2);

    const auto cell = [this](int row, int column, int role) {
        return model().index(row, column).data(role).toString();
    };
    QCOMPARE(cell(0, ReturnsModel::Event, Qt::DisplayRole), u"Anna and Ben"_s);
    QCOMPARE(cell(1, ReturnsModel::Event, Qt::DisplayRole), QString());
    QCOMPARE(cell(1, ReturnsModel::Day, Qt::DisplayRole), QString());
    QCOMPARE(cell(1, ReturnsModel::Event, Qt::AccessibleTextRole), u"Anna and Ben"_s);
}

void TestReturnsView::typedReturnIsStoredAndUndone()
{
    const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(model().setData(model().index(0, ReturnsModel::Back), u"3"_s));
    QTRY_COMPARE(stored().returned.returnedUnits, 3.0);

    QVERIFY(model().setData(model().index(0, ReturnsModel::Damaged), u"1"_s));
    QTRY_COMPARE(shown(ReturnsModel::Loss), u"£12.50"_s);
    QCOMPARE(m_view->model().openEvents(), 0);

    m_shop->edits().undo();
    QTRY_COMPARE(shown(ReturnsModel::Damaged), u"–"_s);
    QCOMPARE(stored().returned.returnedUnits, 3.0);
    m_shop->edits().stack().redo();
    QTRY_COMPARE(shown(ReturnsModel::Damaged), u"1"_s);
}

void TestReturnsView::storedReturnIsShownUntilItIsRead()
{
    const QModelIndex back = model().index(0, ReturnsModel::Back);
    {
        HeldThread held(m_shop->context().lookups);
        QVERIFY(model().setData(back, u"3"_s));
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);
        QCOMPARE(back.data().toString(), u"3"_s);
        QVERIFY(model().setData(back, u"0"_s)); // Equal to the last value read.
        QTRY_COMPARE(m_shop->edits().stack().count(), 2);
    }
    QTRY_VERIFY(!back.data(PendingRole).toBool());
    QCOMPARE(back.data().toString(), u"–"_s);
    QCOMPARE(stored().returned.returnedUnits, 0.0);
}

void TestReturnsView::moreThanWasOutIsRefused()
{
    const QModelIndex back = model().index(0, ReturnsModel::Back);
    QVERIFY(model().setData(back, u"5"_s));

    QTRY_VERIFY(!back.data(ErrorRole).toString().isEmpty());
    QCOMPARE(back.data().toString(), u"5"_s);
    QCOMPARE(stored().returned.returnedUnits, 0.0);
}

void TestReturnsView::aRefusedCountStaysWhenAnotherRowIsChosen()
{
    m_filled->addLine(m_filled->group, m_filled->addVariant(u"Arch"_s, u"hire"_s, {}), 1);
    QTRY_COMPARE(model().rowCount(), 2);
    const QPersistentModelIndex damaged = model().index(0, ReturnsModel::Damaged);
    QVERIFY(model().setData(damaged, u"9"_s));

    m_table->setCurrentIndex(model().index(1, ReturnsModel::Back));
    must(services().hire.writeReturns(m_filled->event, {{.variantId = m_filled->vase, .returnedUnits = 1}}));
    QTRY_VERIFY(shown(ReturnsModel::Back) == u"1"_s
                || model().index(1, ReturnsModel::Back).data().toString() == u"1"_s);

    QCOMPARE(damaged.data().toString(), u"9"_s);
    QVERIFY(!damaged.data(ErrorRole).toString().isEmpty());
    QCOMPARE(refusedIn(*m_view).size(), 1); // Closing the window asks about it.
}

void TestReturnsView::theSumOfTheCountsIsRefusedInWords()
{
    const auto *message = m_view->findChild<InlineMessage *>();
    const QModelIndex damaged = model().index(0, ReturnsModel::Damaged);
    QVERIFY(model().setData(model().index(0, ReturnsModel::Back), u"2"_s)); // Counted while it is being stored.
    QVERIFY(model().setData(damaged, u"5"_s));

    QCOMPARE(damaged.data(ErrorRole).toString(), u"Only 4 went out."_s);
    QCOMPARE(message->text(), u"Only 4 went out."_s);
    QVERIFY(message->isVisible());

    QVERIFY(model().setData(damaged, u"2"_s));
    QVERIFY(!message->isVisible());
    QTRY_COMPARE(stored().returned.damagedUnits, 2.0);
    QVERIFY(model().setData(model().index(0, ReturnsModel::Missing), u"1"_s));
    QCOMPARE(message->text(), u"Only 4 went out."_s);
    QVERIFY(model().setData(model().index(0, ReturnsModel::Missing), {}, DiscardRole));
    QVERIFY(!message->isVisible());
}

void TestReturnsView::spaceChecksInTheRest()
{
    QVERIFY(model().setData(model().index(0, ReturnsModel::Missing), u"1"_s));
    QTRY_COMPARE(shown(ReturnsModel::Missing), u"1"_s);
    m_table->setFocus();

    QTest::keyClick(m_table, Qt::Key_Space);

    QTRY_COMPARE(shown(ReturnsModel::Back), u"3"_s);
    QTRY_COMPARE(m_view->model().openEvents(), 0);
    QCOMPARE(model().index(0, ReturnsModel::State).data(ChipTextRole).toString(), u"Checked in"_s);
}

void TestReturnsView::lossesAreTakenOffTheStockAndGivenBack()
{
    QVERIFY(model().setData(model().index(0, ReturnsModel::Missing), u"2"_s));
    QTRY_COMPARE(shown(ReturnsModel::TakenOff), u"no"_s);

    withText<Button>(*m_view, u"Take losses off the stock"_s)->click();
    QTRY_COMPARE(shown(ReturnsModel::TakenOff), u"yes"_s);
    QCOMPARE(owned(), 4.0);
    QVERIFY(withText<Button>(*m_view, u"Give losses back to the stock"_s));

    m_shop->edits().undo();
    QTRY_COMPARE(shown(ReturnsModel::TakenOff), u"no"_s);
    QCOMPARE(owned(), 6.0);
}

void TestReturnsView::returnFromElsewhereArrives()
{
    must(services().hire.writeReturns(m_filled->event, {{.variantId = m_filled->vase, .returnedUnits = 4}}));

    QTRY_COMPARE(shown(ReturnsModel::Back), u"4"_s);
}

void TestReturnsView::eventsToComeAreNotListed()
{
    must(services().events.patch(m_filled->event, {.venueStart = std::optional(kSecondOfJune + 1)}));

    QTRY_COMPARE(model().rowCount(), 0);
}

STEMDESK_TEST(TestReturnsView)

} // namespace stemdesk::returns_view_test

#include "tst_returns_view.moc"
