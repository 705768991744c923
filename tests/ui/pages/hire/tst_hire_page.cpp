#include "ui/pages/hire/hire_page.h"

#include "core/domain/catalogue/deleted_product.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "tests/support/with_text.h"
#include "ui/pages/hire/hire_delegate.h"
#include "ui/pages/hire/hire_grid.h"
#include "ui/pages/hire/hire_model.h"
#include "ui/pages/hire/thing_panel.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/text_label.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QFontMetrics>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::hire_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Four vases are out from 31 May to 2 June 2026; the shop owns three.
class TestHirePage : public PageTest<HirePage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void whatIsShortIsSaidWithWhatHoldsIt();
    void shortThingsComeFirst();
    void whatIsShortIsFound();
    void aShortageLeadsToItsDay();
    void changeFromElsewhereArrivesAndTheCellStays();
    void howManyAreOwnedIsTypedAndUndone();
    void whatIsRefusedIsAskedAboutBeforeAnotherItem();
    void thingsThatNobodyCountedShowWhatIsOut();
    void arrowsWalkIntoLaterDays();
    void controlArrowGoesAWeekOn();
    void enterLeadsToTheEvent();
    void widePageShowsMoreDaysAndKeepsItsPanel();
    void noWidthLeavesThePageWithoutItsThings();
    void longNamesTakeTwoLines();
    void noWordOfTheLegendIsCut();
    void searchNarrowsTheThings();
    void onlyWhatIsShortIsShown();
    void theActsOfReturnsStandAboveTheTabs();
    void emptyPageOffersProducts();
    void noTwoDaysOfAWeekAreCalledTheSame();

private:
    HireGrid &grid() { return *m_page->findChild<HireGrid *>(); }
    HireModel &model() { return *m_page->findChild<HireModel *>(); }
    ThingPanel &panel() { return *m_page->findChild<ThingPanel *>(); }
    QModelIndex cell(QDate day, int row = 0) { return model().index(row, model().columnOf(day)); }
    QString shown(QDate day, int row = 0) { return cell(day, row).data().toString(); }
    void setOwned(double units)
    {
        must(services().products.patchVariant(m_filled->vaseProduct, m_filled->vase, {.ownedUnits = units}));
    }
    QStringList things()
    {
        QStringList names;
        for (int row = 0; row < model().rowCount(); ++row)
            names += model().index(row, HireModel::Thing).data().toString();
        return names;
    }
    void open()
    {
        showPage(1280);
        grid().goTo(kDay);
        QTRY_VERIFY(model().isRead());
    }

    static inline const QDate kDay{2026, 6, 1};
};

void TestHirePage::init()
{
    fillShop();
    must(services().events.patch(m_filled->event, {.status = u"approved"_s}));
    setOwned(3);
}

void TestHirePage::whatIsShortIsSaidWithWhatHoldsIt()
{
    open();
    QTRY_COMPARE(shown(kDay), u"−1"_s);
    QCOMPARE(shown(kDay.addDays(1)), u"−1"_s);
    QCOMPARE(shown(kDay.addDays(2)), QString());
    QCOMPARE(cell(kDay).data(Qt::AccessibleTextRole).toString(), u"Vase, Mon 1 June, 1 short, Anna and Ben (4)"_s);
    QCOMPARE(cell(kDay.addDays(2)).data(Qt::AccessibleTextRole).toString(), u"Vase, Wed 3 June, 3 of 3 free"_s);
}

void TestHirePage::noTwoDaysOfAWeekAreCalledTheSame()
{
    open();
    QCOMPARE(model().headerData(model().columnOf(kDay), Qt::Horizontal).toString(), u"Mon\n1 Jun"_s);
    QLocale::setDefault(QLocale(u"de_DE"_s));
    const QString first = model().headerData(model().columnOf(kDay), Qt::Horizontal).toString();
    QSet<QString> names;
    for (int day = 0; day < 7; ++day) {
        const int column = model().columnOf(kDay.addDays(day));
        names += model().headerData(column, Qt::Horizontal).toString().section(u'\n', 0, 0);
    }
    QLocale::setDefault(QLocale(u"en_GB"_s));

    QCOMPARE(first, u"Mo\n1. Jun"_s);
    QCOMPARE(names, (QSet<QString>{u"Mo"_s, u"Di"_s, u"Mi"_s, u"Do"_s, u"Fr"_s, u"Sa"_s, u"So"_s}));
}

void TestHirePage::aShortageLeadsToItsDay()
{
    const QString when = u"1 Jun to 2 Jun"_s;
    open();
    QTRY_COMPARE(shown(kDay), u"−1"_s);
    QTRY_VERIFY(!withText<Button>(panel(), when)); // The panel says it of the chosen day.

    grid().goTo(kDay.addDays(3));
    QTRY_VERIFY(withText<Button>(panel(), when));
    withText<Button>(panel(), when)->click();

    QTRY_COMPARE(grid().currentDay(), kDay);
    QVERIFY(grid().hasFocus());
    setOwned(4);
    grid().goTo(kDay.addDays(3));
    QTRY_VERIFY(!withText<Button>(panel(), when));
}

void TestHirePage::onlyWhatIsShortIsShown()
{
    open();
    auto *onlyShort = withText<Chip>(*m_page, u"Short"_s);
    onlyShort->click();
    QCOMPARE(things(), QStringList{u"Vase"_s});

    setOwned(4);

    QTRY_COMPARE(things(), QStringList());
    onlyShort->click();
    QVERIFY(things().contains(u"Vase"_s));
}

void TestHirePage::whatIsShortIsFound()
{
    constexpr Instant kDays = 60 * Instant(24) * 3'600 * 1'000;
    m_shop->shop().tick(kDays); // 20 May
    open();
    m_page->findChild<TabStrip *>()->setCurrentIndex(1);
    grid().goTo(kDay.addDays(60));

    m_page->showShortage();

    QTRY_COMPARE(grid().currentDay(), QDate(2026, 5, 31));
    QCOMPARE(grid().currentThing(), m_filled->vase);
    QCOMPARE(m_page->findChild<TabStrip *>()->currentIndex(), 0);
    QTRY_VERIFY(model().columnOf(QDate(2026, 5, 31)) >= 0);
}

void TestHirePage::shortThingsComeFirst()
{
    const VariantId arch = m_filled->addVariant(u"Arch"_s, u"hire"_s, {});
    must(services().products.patchVariant(must(services().products.findVariant(arch)).productId, arch,
                                          {.ownedUnits = 2}));
    open();
    QTRY_COMPARE(things(), QStringList({u"Vase"_s, u"Arch"_s}));

    setOwned(4);
    must(services().events.patch(m_filled->event, {.status = u"quoting"_s}));
    QTRY_COMPARE(things(), QStringList({u"Arch"_s, u"Vase"_s}));
}

void TestHirePage::changeFromElsewhereArrivesAndTheCellStays()
{
    open();
    QTRY_COMPARE(shown(kDay), u"−1"_s);
    const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    grid().setCurrentIndex(cell(kDay.addDays(1)));

    setOwned(9);

    QTRY_COMPARE(shown(kDay), u"5"_s);
    QCOMPARE(grid().currentDay(), kDay.addDays(1));
    QCOMPARE(grid().currentIndex(), cell(kDay.addDays(1)));
    QCOMPARE(grid().currentThing(), m_filled->vase);
}

void TestHirePage::howManyAreOwnedIsTypedAndUndone()
{
    open();
    const auto fields = panel().findChildren<ValueField *>();
    const auto owned = std::ranges::find(fields, u"Owned"_s, &QWidget::accessibleName);
    QVERIFY(owned != fields.cend());
    QTRY_COMPARE((*owned)->value(), u"3"_s);
    (*owned)->setFocus();
    (*owned)->selectAll();
    QTest::keyClicks(*owned, u"12"_s);
    QTest::keyClick(*owned, Qt::Key_Return);

    QTRY_COMPARE(shown(kDay), u"8"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(shown(kDay), u"−1"_s);
}

void TestHirePage::whatIsRefusedIsAskedAboutBeforeAnotherItem()
{
    const VariantId arch = m_filled->addVariant(u"Arch"_s, u"hire"_s, {});
    open();
    QTRY_COMPARE(model().rowCount(), 2);
    m_page->showThing(m_filled->vase, kDay); // The arch, if this week was read before the days.
    const auto fields = panel().findChildren<ValueField *>();
    ValueField *owned = *std::ranges::find(fields, u"Owned"_s, &QWidget::accessibleName);
    QTRY_COMPARE(owned->value(), u"3"_s);
    enterInto(owned, u"many"_s);
    QVERIFY(owned->isRefused());
    const auto answer = [this](const QString &text) {
        auto *box = m_page->findChild<QMessageBox *>();
        QVERIFY(box);
        QVERIFY2(box->informativeText().endsWith(u" · Owned: many"_s), qPrintable(box->informativeText()));
        withText<QPushButton>(*box, text)->click();
        QTRY_VERIFY(!m_page->findChild<QMessageBox *>());
    };

    grid().setCurrentIndex(cell(kDay, 1));
    answer(u"Go back"_s);
    QCOMPARE(grid().currentThing(), m_filled->vase);
    QCOMPARE(owned->text(), u"many"_s);
    m_page->showThing(arch, kDay);
    QCOMPARE(grid().currentThing(), m_filled->vase);
    answer(u"Discard"_s);
    QTRY_COMPARE(grid().currentThing(), arch);
    QVERIFY(owned->text().isEmpty());
}

void TestHirePage::thingsThatNobodyCountedShowWhatIsOut()
{
    must(services().products.patchVariant(m_filled->vaseProduct, m_filled->vase,
                                          {.ownedUnits = std::optional<double>()}));
    open();
    QTRY_COMPARE(shown(kDay), u"(4)"_s);
    QCOMPARE(cell(kDay).data(Qt::AccessibleTextRole).toString(), u"Vase, Mon 1 June, 4 out, Anna and Ben (4)"_s);
}

void TestHirePage::arrowsWalkIntoLaterDays()
{
    open();
    QTRY_COMPARE(model().rowCount(), 1);
    const QDate last = model().days().to;
    grid().setFocus();
    grid().setCurrentIndex(cell(last));

    QTest::keyClick(&grid(), Qt::Key_Right);

    QCOMPARE(grid().currentDay(), last.addDays(1));
    QCOMPARE(model().days().from, last.addDays(1));
    QTRY_COMPARE(grid().currentIndex().row(), 0);
    QVERIFY(grid().hasFocus());
}

void TestHirePage::controlArrowGoesAWeekOn()
{
    open();
    QTRY_COMPARE(model().rowCount(), 1);
    grid().setFocus();

    QTest::keyClick(&grid(), Qt::Key_Left, Qt::ControlModifier);

    QCOMPARE(grid().currentDay(), kDay.addDays(-7));
}

void TestHirePage::enterLeadsToTheEvent()
{
    open();
    QTRY_COMPARE(model().rowCount(), 1);
    QSignalSpy opened(m_page.get(), &HirePage::eventChosen);
    grid().setFocus();
    QTRY_VERIFY(withText<Button>(panel(), u"Anna and Ben"_s));

    QTest::keyClick(&grid(), Qt::Key_Return);
    QTRY_VERIFY(qobject_cast<Button *>(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);

    QCOMPARE(opened.constFirst().constFirst().value<EventId>(), m_filled->event);
}

/// The panel narrows the days, which must not make the panel or a day appear and disappear in turn.
void TestHirePage::widePageShowsMoreDaysAndKeepsItsPanel()
{
    open();
    QTRY_COMPARE(model().rowCount(), 1);
    const DayRange few = model().days();

    m_page->resize(1740, 1000);
    QTRY_VERIFY(few.from.daysTo(few.to) < model().days().from.daysTo(model().days().to));
    QVERIFY(panel().isVisible());
    QTRY_COMPARE(model().rowCount(), 1);

    const DayRange days = model().days();
    for (int turn = 0; turn < 3; ++turn) { // The answer is shown and nothing else is requested.
        bool isDone = false;
        m_shop->context().lookups.run(
            m_page.get(), [](Services &) { return true; }, [&](bool) { isDone = true; });
        QTRY_VERIFY(isDone);
        QCoreApplication::processEvents();
        QCOMPARE(model().days(), days);
        QCOMPARE(model().rowCount(), 1);
    }
    QVERIFY(panel().isVisible());
}

/// Enough items for a scroll bar, which narrows the days.
void TestHirePage::noWidthLeavesThePageWithoutItsThings()
{
    const Theme theme(*qApp, Theme::Choice::Light);
    constexpr int kThings = 40;
    for (int thing = 1; thing < kThings; ++thing)
        m_filled->addVariant(u"Vase %1"_s.arg(thing), u"hire"_s, {});
    open();
    const int bar = grid().verticalScrollBar()->sizeHint().width();
    const auto isSettled = [this] {
        bool isDone = false;
        m_shop->context().lookups.run(
            m_page.get(), [](Services &) { return true; }, [&](bool) { isDone = true; });
        return QTest::qWaitFor([&] { return isDone; });
    };
    // From below to above the width at which another week fits.
    for (int width = 1300; width < 1700; width += std::max(1, bar / 3)) {
        m_page->resize(width, 720);
        grid().goTo(model().days().to.addDays(1)); // The scroll bar disappears with the previous days' items.
        QVERIFY(isSettled());
        QTRY_COMPARE(model().rowCount(), kThings);
        const DayRange days = model().days();
        const QSignalSpy read(&model(), &HireModel::listed);
        for (int turn = 0; turn < 4; ++turn) {
            QVERIFY(isSettled());
            QCoreApplication::processEvents();
        }
        QVERIFY2(read.isEmpty() && model().days() == days && model().rowCount() == kThings,
                 qPrintable(u"%1 wide: %2 times"_s.arg(width).arg(read.size())));
    }
}

void TestHirePage::noWordOfTheLegendIsCut()
{
    open();
    const QStringList words{u"all free"_s, u"none free"_s, u"out, not counted"_s, u"below: nothing out"_s};
    for (const int width : {1280, 700}) {
        m_page->resize(width, 720);
        qsizetype found = 0;
        const auto labels = m_page->findChildren<TextLabel *>();
        for (const TextLabel *label : labels) {
            if (!words.contains(label->text()))
                continue;
            ++found;
            QTRY_VERIFY2(label->isVisible() && label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        }
        QCOMPARE(found, words.size());
    }
}

void TestHirePage::longNamesTakeTwoLines()
{
    open();
    m_page->resize(1100, 720);
    QTRY_COMPARE(model().rowCount(), 1);
    QCOMPARE(grid().rowHeight(0), metric::rowHeight());

    const QString variety = u"Black, with five arms, 140 cm"_s;
    const VariantId candelabra = m_filled->addVariant(u"Candelabra of wrought iron"_s, u"hire"_s, {});
    must(services().products.patchVariant(must(services().products.findVariant(candelabra)).productId, candelabra,
                                          {.name = variety}));
    QTRY_COMPARE(model().rowCount(), 2);
    QTRY_COMPARE(grid().rowHeight(0), HireDelegate::twoLinesHeight());
    QVERIFY(grid().columnWidth(HireModel::Thing) > QFontMetrics(fontFor(TextStyle::Small)).horizontalAdvance(variety));
}

void TestHirePage::searchNarrowsTheThings()
{
    m_filled->addVariant(u"Arch"_s, u"hire"_s, {});
    open();
    QTRY_COMPARE(model().rowCount(), 2);
    auto *search = m_page->findChild<SearchField *>();

    Q_EMIT search->searched(u"arc"_s);

    QCOMPARE(things(), QStringList{u"Arch"_s});
}

void TestHirePage::theActsOfReturnsStandAboveTheTabs()
{
    open();
    const auto *tabs = m_page->findChild<TabStrip *>();
    const auto *act = withText<Button>(*m_page, u"Open the event"_s);
    QVERIFY(act && !act->isVisible());
    const int before = tabs->mapTo(m_page.get(), QPoint()).y();

    m_page->findChild<TabStrip *>()->setCurrentIndex(1);

    QTRY_VERIFY(act->isVisible());
    QVERIFY(act->mapTo(m_page.get(), QPoint(0, act->height())).y() <= before);
    QTRY_COMPARE(tabs->mapTo(m_page.get(), QPoint()).y(), before); // The page does not jump.
}

void TestHirePage::emptyPageOffersProducts()
{
    must(services().events.remove(m_filled->event));
    must(services().products.remove(m_filled->vaseProduct, true));
    open();
    const auto visible = [this]() -> EmptyState * {
        const auto all = m_page->findChildren<EmptyState *>();
        const auto shown = std::ranges::find_if(all, &QWidget::isVisible);
        return shown == all.cend() ? nullptr : *shown;
    };
    QTRY_VERIFY(visible());
    const QSignalSpy wanted(m_page.get(), &HirePage::productsWanted);

    visible()->findChild<Button *>()->click();

    QCOMPARE(wanted.size(), 1);
}

STEMDESK_TEST(TestHirePage)

} // namespace stemdesk::hire_page_test

#include "tst_hire_page.moc"
