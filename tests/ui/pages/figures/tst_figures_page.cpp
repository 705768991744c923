#include "ui/pages/figures/figures_page.h"

#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "ui/pages/figures/figure_grid.h"
#include "ui/pages/figures/figure_list.h"
#include "ui/pages/figures/figure_rows_view.h"
#include "ui/pages/figures/figure_words.h"
#include "ui/widgets/button.h"
#include "ui/widgets/charts.h"
#include "ui/widgets/layout/period_bar.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

namespace stemdesk::figures_page_test {

using namespace Qt::StringLiterals;
using namespace ui;

class TestFiguresPage : public PageTest<FiguresPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void aMonthIsShownBesideTheOneBefore();
    void changesAreSaidInPercentAndPoints();
    void theBarsAreAllBeforeTax();
    void aMonthIsShownBesideTheSameOfTheYearBefore();
    void anEmptyMonthSaysSo();
    void aFigureLeadsToItsRows();
    void rowsOfMoneyLeadToThePayments();
    void figuresAlignFromCardToCard();
    void aYearHasTwelveMonths();
    void listsLeadToWhatTheyTellOf();
    void aLongListBeginsWithItsFirstLines();
    void changesArrive();
    void anotherDayAndKind();

private:
    ReportPeriod month(const QString &text) { return ReportPeriod::monthFrom(text).value(); }
    Button *link(ReportFigure figure)
    {
        for (Button *button : m_page->findChildren<Button *>()) {
            if (button->text() == figureName(figure) && button->isVisible())
                return button;
        }
        return nullptr;
    }
    /// The texts of all visible labels.
    QStringList labels()
    {
        QStringList texts;
        for (TextLabel *label : m_page->findChildren<TextLabel *>()) {
            if (label->isVisible())
                texts.append(label->text());
        }
        return texts;
    }
    FigureList *list(const QString &title)
    {
        for (FigureList *list : m_page->findChildren<FigureList *>()) {
            if (list->isVisible() && list->findChild<TableView *>()->accessibleName() == title)
                return list;
        }
        return nullptr;
    }
    FigureRowsView *rows() { return m_page->findChild<FigureRowsView *>(); }
    QString shown(double amount) { return figureText(amount, ReportFigure::Received, m_shop->context().shop.currency); }
};

void TestFiguresPage::init()
{
    fillShop();
    must(services().events.patch(m_filled->event, {.status = u"approved"_s, .source = u"Fair"_s}));
    must(services().payments.create(m_filled->event, {.amount = 12.5, .paidOn = QDate(2026, 3, 20)}));
    const OrderSheet sheet = must(services().orderSheets.save({m_filled->event}));
    must(services().orderSheets.patch(sheet.id, {.state = SheetState::Ordered}));
    showPage(1300, 900);
}

void TestFiguresPage::aMonthIsShownBesideTheOneBefore()
{
    QCOMPARE(m_page->period(), month(u"2026-03"_s)); // The current month.
    QTRY_VERIFY(labels().contains(shown(12.5)));
    QVERIFY(labels().contains(u"March 2026"_s));
    QVERIFY(!labels().contains(u"February 2026"_s)); // Nothing happened then.

    m_page->showPeriod(month(u"2026-04"_s));

    QTRY_VERIFY(labels().contains(u"April 2026"_s));
    QTRY_VERIFY(labels().contains(shown(12.5))); // The figure of the month before.
    QVERIFY(labels().contains(u"March 2026"_s));
}

void TestFiguresPage::changesAreSaidInPercentAndPoints()
{
    QCOMPARE(changeText(145, 100), u"+45%"_s);
    QCOMPARE(changeText(50, 100), u"\u221250%"_s);
    QCOMPARE(changeText(50, 0), u"–"_s); // Nothing to compare with.
    QCOMPARE(changeText(999, 1'000), u"–"_s); // Not "+0%".
    QCOMPARE(pointsText(66.4, 69.6), u"\u22123.2 pts"_s);
    QCOMPARE(pointsText(9.4, 9.0), u"+0.4 pts"_s);
    QCOMPARE(pointsText(9.44, 9.4), u"–"_s); // Both are shown as 9.4%.
    QCOMPARE(pointsText(66.4, std::nullopt), u"–"_s);
}

void TestFiguresPage::theBarsAreAllBeforeTax()
{
    m_page->showPeriod(month(u"2026-06"_s)); // That of the event.
    QTRY_VERIFY(labels().contains(u"June 2026"_s));

    const EventRecipe recipe = must(services().recipes.read(m_filled->event));
    const QString price = u"Client price: "_s + shown(recipe.customerPriceExclTax);
    const auto *chart = m_page->findChild<BarChart *>();
    QTRY_VERIFY2(chart->accessibleName().contains(price), qPrintable(chart->accessibleName())); // Once it is read.
    const QString bars = chart->accessibleName();
    QVERIFY(bars.contains(u"Invoiced excl. tax: "_s));
    QVERIFY(!bars.contains(u"incl. tax"_s));
    QVERIFY(!bars.contains(u"Received"_s)); // What came in has its tax in it.
    QVERIFY(labels().count(u"excl. tax"_s) >= 3); // The bars, waste and suppliers say so.
}

void TestFiguresPage::aMonthIsShownBesideTheSameOfTheYearBefore()
{
    auto *beside = m_page->findChild<ViewSwitch *>();
    m_page->showPeriod(month(u"2027-03"_s));
    QTRY_VERIFY(labels().contains(u"Nothing was invoiced, paid, made or asked for in March 2027."_s));
    QVERIFY(!labels().contains(u"March 2026"_s));

    beside->setCurrentIndex(1);

    QTRY_VERIFY(labels().contains(u"March 2026"_s));
    QVERIFY(labels().contains(shown(12.5)));
    m_page->showPeriod(ReportPeriod::year(QDate(2026, 3, 1)));
    QVERIFY(!beside->isVisible()); // A year is always beside the one before.
}

void TestFiguresPage::anEmptyMonthSaysSo()
{
    m_page->showPeriod(month(u"2031-01"_s));

    QTRY_VERIFY(labels().contains(u"Nothing was invoiced, paid, made or asked for in January 2031."_s));
    QVERIFY(!list(u"Suppliers"_s));
    QVERIFY(!link(ReportFigure::Received)); // Figures of 0 have no link.
}

void TestFiguresPage::aFigureLeadsToItsRows()
{
    m_page->showPeriod(month(u"2026-06"_s));
    QTRY_VERIFY(labels().contains(u"June 2026"_s));
    QTRY_VERIFY(list(u"Flowers by cost"_s)); // Lists are rebuilt for each month, so this one is June's.
    QSignalSpy chosen(m_page.get(), &FiguresPage::eventChosen);

    link(ReportFigure::CustomerPrice)->click();

    QTRY_COMPARE(rows()->model().rowCount(), 1);
    QTRY_VERIFY(rows()->isVisible());
    const QAbstractItemModelTester tester(const_cast<FigureRowsModel *>(&rows()->model()));
    const ShownFigureRow row = rows()->model().rowAt(0);
    QCOMPARE(row.row.eventId, m_filled->event);
    QVERIFY(labels().contains(row.amount));
    auto *table = rows()->findChild<TableView *>();
    QTRY_VERIFY(table->model()->rowCount() > 0);
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.constFirst().constFirst().value<EventId>(), m_filled->event);

    QTest::keyClick(table, Qt::Key_Escape);
    QTRY_VERIFY(!rows()->isVisible());
    QVERIFY(link(ReportFigure::CustomerPrice));
}

void TestFiguresPage::rowsOfMoneyLeadToThePayments()
{
    QTRY_VERIFY(labels().contains(shown(12.5)));
    QSignalSpy requested(m_page.get(), &FiguresPage::paymentsRequested);

    link(ReportFigure::Received)->click();
    QTRY_VERIFY(rows()->isVisible());
    auto *table = rows()->findChild<TableView *>();
    QTRY_VERIFY(table->model()->rowCount() > 0);
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Return);

    QCOMPARE(requested.size(), 1);
}

void TestFiguresPage::figuresAlignFromCardToCard()
{
    m_page->showPeriod(month(u"2026-04"_s));
    const auto *first = m_page->findChild<FigureGrid *>();
    const auto isRead = [first] { return first->isVisible() && withText<QLabel>(*first, u"April 2026"_s); };
    QTRY_VERIFY(isRead());
    QCoreApplication::sendPostedEvents();

    QSet<int> places;
    int right = 0;
    for (const auto *grid : m_page->findChildren<FigureGrid *>()) {
        if (!grid->isVisible())
            continue;
        const auto *now = withText<QLabel>(*grid, u"April 2026"_s);
        QVERIFY(now);
        places.insert(grid->width() - now->mapTo(grid, QPoint(now->width(), 0)).x());
        right = std::max(right, grid->mapTo(m_page.get(), QPoint(grid->width(), 0)).x());
    }
    QCOMPARE(places.size(), 1);
    const auto *beside = m_page->findChild<PeriodBar *>()->findChild<QTabBar *>();
    QCOMPARE(beside->mapTo(m_page.get(), QPoint(beside->width(), 0)).x(), right);
}

void TestFiguresPage::aYearHasTwelveMonths()
{
    m_page->findChild<TabStrip *>()->setCurrentIndex(1);

    QCOMPARE(m_page->period(), ReportPeriod::yearFrom(u"2026"_s).value());
    QTRY_VERIFY(m_page->findChild<BarChart *>()->accessibleName().contains(u"December 2026"_s));
    QVERIFY(!labels().contains(u"2025"_s)); // There are no figures before the shop's first year.
    m_page->findChild<TabStrip *>()->setCurrentIndex(0);
    QCOMPARE(m_page->period(), month(u"2026-03"_s));
}

void TestFiguresPage::listsLeadToWhatTheyTellOf()
{
    must(services().products.patchVariant(m_filled->roseProduct, m_filled->rose,
                                          {.name = u"Quicksand"_s, .stemLength = std::optional(50.0)}));
    m_page->showPeriod(month(u"2026-06"_s));
    QTRY_VERIFY(labels().contains(u"June 2026"_s));
    QSignalSpy variant(m_page.get(), &FiguresPage::variantChosen);
    const auto isChosen = [&] { // Searched again on each attempt, because every read rebuilds the lists.
        auto *flowers = list(u"Flowers by cost"_s);
        if (!flowers)
            return false;
        auto *table = flowers->findChild<TableView *>();
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        return !variant.isEmpty();
    };
    QTRY_VERIFY(isChosen());

    QCOMPARE(variant.constLast().at(1).value<VariantId>(), m_filled->rose);
    const QAbstractItemModel *flowers = list(u"Flowers by cost"_s)->findChild<TableView *>()->model();
    QCOMPARE(flowers->index(0, 0).data().toString(), u"Rose ‘Quicksand’ 50 cm"_s);
    QTRY_VERIFY(list(u"Suppliers"_s));
}

void TestFiguresPage::aLongListBeginsWithItsFirstLines()
{
    FigureList list(u"Flowers"_s, {u"Variety"_s, u"Units"_s, u"Cost"_s, u"Waste"_s});
    list.setMost(2, u"Show all"_s);
    const auto line = [](const QString &name) { return FigureLine{.key = name, .name = name, .figures = {}}; };
    list.setLines({line(u"Aster"_s), line(u"Dahlia"_s), line(u"Rose"_s)});
    auto *all = withText<Button>(list, u"Show all"_s);
    QCOMPARE(list.model().rowCount(), 2);
    QVERIFY(all->isVisibleTo(&list));

    all->click();

    QCOMPARE(list.model().rowCount(), 3);
    QVERIFY(!all->isVisibleTo(&list));
}

void TestFiguresPage::changesArrive()
{
    QTRY_VERIFY(labels().contains(shown(12.5)));

    must(services().payments.create(m_filled->event, {.amount = 7.5, .paidOn = QDate(2026, 3, 21)}));

    QTRY_VERIFY(labels().contains(shown(20)));
}

void TestFiguresPage::anotherDayAndKind()
{
    QTRY_VERIFY(labels().contains(u"March 2026"_s));
    for (Button *button : m_page->findChildren<Button *>())
        QVERIFY(!button->isVisible() || !button->accessibleName().isEmpty() || !button->text().isEmpty());
    m_page->showPeriod(month(u"2026-01"_s));
    m_page->showPeriod(month(u"2025-12"_s)); // Only the latest request is answered.

    QTRY_VERIFY(labels().contains(u"Nothing was invoiced, paid, made or asked for in December 2025."_s));
}

STEMDESK_TEST(TestFiguresPage)

} // namespace stemdesk::figures_page_test

#include "tst_figures_page.moc"
