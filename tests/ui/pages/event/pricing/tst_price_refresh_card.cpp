#include "ui/pages/event/pricing/price_refresh_card.h"

#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/pricing/price_lists_card.h"
#include "ui/pages/event/pricing/refresh_lines_model.h"
#include "ui/pages/event/status_button.h"
#include "ui/pages/event/summary_panel.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::price_refresh_card_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestPriceRefreshCard : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void listsInUseAreNamed();
    void aListWithoutANameIsSummedUpByItsDay();
    void oldListIsOutOfDate();
    void pinKeepsTheListsAndIsTakenBack();
    void nothingPinnedIsSaid();
    void newestIsSaid();
    void linesShowOldAndNew();
    void applyIsOneStep();
    void escapeChangesNothing();
    void cardFollowsOtherChanges();
    void lineThatLosesItsPriceWarns();
    void cardLeavesWhenNothingIsLeft();
    void manyLinesScrollInside();
    void chosenListIsPinned();
    void approvalSaysThatPricesAreKept();
    void keyboardAndReadersFindEverything();
    void cardCanBeLookedAt_data();
    void cardCanBeLookedAt();

private:
    PriceListsCard *lists() { return m_page->findChild<PriceListsCard *>(); }
    PriceRefreshCard *card() { return m_page->findChild<PriceRefreshCard *>(); }
    RefreshLinesModel *model() { return card()->findChild<RefreshLinesModel *>(); }
    QString cell(RefreshLinesModel::Column column) { return model()->index(0, column).data().toString(); }
    QString said() { return lists()->findChild<InlineMessage *>()->text(); }
    QString note(int row) { return lists()->findChildren<FormRow *>().at(row)->note(); }
    QString chosen(int row)
    {
        return qobject_cast<QComboBox *>(lists()->findChildren<FormRow *>().at(row)->field())->currentText();
    }
    QPushButton *button(const QString &text) { return withText<QPushButton>(*m_page, text); }
    void pinAll() { must(services().freeze.pin(m_filled->event)); }
    PriceListId addMay(double cost)
    {
        const PriceListId list = m_filled->addList(u"flower"_s, QDate(2026, 5, 1), 1.2);
        m_filled->addPrice(list, m_filled->rose, cost);
        return list;
    }
    PriceListId pinned() { return pinnedLists(m_filled->whole()).value(u"flower"_s); }
    QString state()
    {
        QString found;
        for (const TextLabel *label : m_page->findChild<PageHeader *>()->findChildren<TextLabel *>())
            found += label->text();
        return found;
    }
    /// Presses a button by keyboard: focus and the space bar.
    void press(QPushButton *target)
    {
        target->setFocus();
        QTest::keyClick(target, Qt::Key_Space);
    }
};

void TestPriceRefreshCard::init()
{
    fillShop();
    showPage();
    m_page->open(m_filled->event);
    m_page->findChild<TabStrip *>()->setCurrentIndex(2);
}

void TestPriceRefreshCard::listsInUseAreNamed()
{
    QVERIFY(chosen(0).startsWith(u"Newest: "_s)); // flower
    QVERIFY(chosen(0).contains(u"2026"_s));
    QCOMPARE(chosen(1), u"Newest"_s); // Nothing of material is on the event.
    QCOMPARE(note(1), QString());

    pinAll();
    QTRY_VERIFY(chosen(0).startsWith(u"Pinned: "_s));
    QTRY_VERIFY(chosen(2).startsWith(u"Pinned: "_s)); // hire
}

void TestPriceRefreshCard::aListWithoutANameIsSummedUpByItsDay()
{
    const auto labels = m_page->findChild<SummaryPanel *>()->findChildren<QLabel *>();

    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) { return label->text().contains(u"Jan 2026"_s); }));
}

void TestPriceRefreshCard::oldListIsOutOfDate()
{
    QVERIFY(!note(0).contains(u"Out of date"_s)); // 79 days on 21 March.
    m_shop->shop().setNow(TestShop::kStart + 12 * 86'400'000LL);
    must(services().events.patch(m_filled->event, {.notes = u"later"_s}));
    QTRY_VERIFY(note(0).contains(u"Out of date"_s));
}

void TestPriceRefreshCard::pinKeepsTheListsAndIsTakenBack()
{
    QVERIFY(button(u"Pin lists"_s)->isVisible());
    press(button(u"Pin lists"_s));

    QTRY_COMPARE(pinned(), m_filled->flowers);
    QTRY_VERIFY(!button(u"Pin lists"_s)->isVisible());
    QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Pin lists"_s);
    QTRY_VERIFY(state().contains(u"lists pinned"_s));

    const PriceListId may = addMay(9);
    m_shop->edits().undo();
    QTRY_VERIFY(!m_filled->whole().pricing);
    QTRY_VERIFY(!state().contains(u"lists pinned"_s));
    m_shop->edits().stack().redo();
    QTRY_COMPARE(pinned(), m_filled->flowers);
    QVERIFY(pinned() != may);
}

void TestPriceRefreshCard::nothingPinnedIsSaid()
{
    press(button(u"Refresh lists…"_s));
    QVERIFY(said().contains(u"no list is pinned"_s));
    QVERIFY(card()->isHidden());
}

void TestPriceRefreshCard::newestIsSaid()
{
    pinAll();
    QTRY_VERIFY(!button(u"Pin lists"_s)->isVisible());
    press(button(u"Refresh lists…"_s));
    QVERIFY(said().contains(u"are the newest"_s));
    QVERIFY(card()->isHidden());
}

void TestPriceRefreshCard::linesShowOldAndNew()
{
    pinAll();
    addMay(2.5);
    press(button(u"Refresh lists…"_s));

    QVERIFY(card()->isVisible());
    QCOMPARE(model()->rowCount(), 1);
    QCOMPARE(cell(RefreshLinesModel::Flower), u"Rose"_s);
    QCOMPARE(cell(RefreshLinesModel::Group), u"Tables"_s);
    QCOMPARE(cell(RefreshLinesModel::Units), u"6"_s);
    QCOMPARE(cell(RefreshLinesModel::OldCost), u"£2.00"_s);
    QCOMPARE(cell(RefreshLinesModel::NewCost), u"£2.50"_s);
    QCOMPARE(cell(RefreshLinesModel::Difference), u"+£3.60"_s);
    const auto totals = card()->findChildren<ValueRow *>();
    QCOMPARE(totals.at(1)->value(), u"£38.40 → £42.00 (+£3.60)"_s);
    QCOMPARE(pinned(), m_filled->flowers);
}

void TestPriceRefreshCard::applyIsOneStep()
{
    pinAll();
    const PriceListId may = addMay(2.5);
    press(button(u"Refresh lists…"_s));
    press(button(u"Apply new prices"_s));

    QTRY_COMPARE(pinned(), may);
    QTRY_VERIFY(card()->isHidden());
    QTRY_COMPARE(m_shop->edits().stack().count(), 1);
    QCOMPARE(m_shop->edits().stack().undoText(), u"Refresh lists"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(pinned(), m_filled->flowers);
    m_shop->edits().stack().redo();
    QTRY_COMPARE(pinned(), may);
}

void TestPriceRefreshCard::escapeChangesNothing()
{
    pinAll();
    addMay(2.5);
    press(button(u"Refresh lists…"_s));
    QVERIFY(card()->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);

    QVERIFY(card()->isHidden());
    QCOMPARE(QApplication::focusWidget(), button(u"Refresh lists…"_s));
    QCOMPARE(pinned(), m_filled->flowers);
    QCOMPARE(m_shop->edits().stack().count(), 0);
}

void TestPriceRefreshCard::cardFollowsOtherChanges()
{
    pinAll();
    const PriceListId may = addMay(2.5);
    press(button(u"Refresh lists…"_s));
    const QAbstractItemModelTester tester(model(), QAbstractItemModelTester::FailureReportingMode::QtTest);

    m_filled->addPrice(may, m_filled->rose, 3);
    QTRY_COMPARE(cell(RefreshLinesModel::NewCost), u"£3.00"_s);
    m_filled->addLine(m_filled->group, m_filled->rose, 1);
    QTRY_COMPARE(model()->rowCount(), 2);
}

void TestPriceRefreshCard::lineThatLosesItsPriceWarns()
{
    const PriceListId late = m_filled->addList(u"flower"_s, QDate(2026, 7, 1), 1.2);
    m_filled->addPrice(late, m_filled->rose, 5);
    const QMap<QString, std::optional<PriceListId>> pins{{u"flower"_s, late}};
    must(services().events.patch(m_filled->event, {.pricing = EventPricingPatch{.priceListIds = pins}}));
    must(services().priceLists.removeEntry(m_filled->flowers, m_filled->rosePrice));
    press(button(u"Refresh lists…"_s));

    QTRY_COMPARE(cell(RefreshLinesModel::NewCost), u"no price"_s);
    QCOMPARE(model()->index(0, RefreshLinesModel::NewCost).data(ToneRole).toInt(), int(Tone::Warning));
}

void TestPriceRefreshCard::cardLeavesWhenNothingIsLeft()
{
    pinAll();
    const PriceListId may = addMay(2.5);
    press(button(u"Refresh lists…"_s));
    QVERIFY(card()->isVisible());

    must(services().priceLists.remove(may));
    QTRY_VERIFY(card()->isHidden());
    QTRY_VERIFY(said().contains(u"are the newest"_s));
}

void TestPriceRefreshCard::manyLinesScrollInside()
{
    for (int line = 0; line < 40; ++line)
        m_filled->addLine(m_filled->group, m_filled->rose, 1);
    pinAll();
    addMay(2.5);
    press(button(u"Refresh lists…"_s));
    QCOMPARE(model()->rowCount(), 41);
    QVERIFY(card()->findChild<TableView *>()->height() < 41 * 32);
}

void TestPriceRefreshCard::chosenListIsPinned()
{
    auto *box = lists()->findChildren<QComboBox *>().constFirst();
    QVERIFY(box->currentText().startsWith(u"Newest: "_s));
    addMay(9);
    QTRY_COMPARE(box->count(), 3); // A list that came elsewhere, though nothing was pinned before.
    box->setCurrentIndex(box->findData(QVariant::fromValue(m_filled->flowers)));
    Q_EMIT box->activated(box->currentIndex());
    QTRY_COMPARE(pinned(), m_filled->flowers);
    QTRY_VERIFY(chosen(0).startsWith(u"Pinned: "_s));
}

void TestPriceRefreshCard::approvalSaysThatPricesAreKept()
{
    must(services().settings.set({{u"markup.flower"_s, u"4"_s}})); // Above cost.
    QTRY_COMPARE(m_page->findChild<MoneyLabel *>()->text(), u"£81.60"_s);
    Q_EMIT m_page->findChild<StatusButton *>()->statusChosen(u"approved"_s);
    QTRY_VERIFY(state().contains(u"prices pinned"_s));
    QTRY_COMPARE(m_shop->edits().stack().count(), 1);

    m_shop->edits().undo();
    QTRY_VERIFY(!state().contains(u"prices pinned"_s));
    QCOMPARE(m_filled->whole().status, u"new"_s);
    QVERIFY(!m_filled->whole().pricing);
}

void TestPriceRefreshCard::keyboardAndReadersFindEverything()
{
    pinAll();
    addMay(2.5);
    press(button(u"Refresh lists…"_s));
    QCOMPARE(QApplication::focusWidget(), button(u"Apply new prices"_s));
    QVERIFY(!card()->accessibleName().isEmpty());
    QVERIFY(!card()->findChild<TableView *>()->accessibleName().isEmpty());
    QVERIFY(!button(u"Apply new prices"_s)->accessibleDescription().isEmpty());
    for (const QComboBox *box : lists()->findChildren<QComboBox *>())
        QVERIFY(!box->accessibleName().isEmpty());
}

void TestPriceRefreshCard::cardCanBeLookedAt_data()
{
    QTest::addColumn<Theme::Choice>("scheme");
    QTest::addColumn<QSize>("size"); // Size of the window without its rail.
    QTest::newRow("light-1280x720") << Theme::Choice::Light << QSize(1080, 720);
    QTest::newRow("light-1920x1080") << Theme::Choice::Light << QSize(1720, 1080);
    QTest::newRow("dark-1280x720") << Theme::Choice::Dark << QSize(1080, 720);
    QTest::newRow("dark-1920x1080") << Theme::Choice::Dark << QSize(1720, 1080);
}

void TestPriceRefreshCard::cardCanBeLookedAt()
{
    const QString folder = qEnvironmentVariable("STEMDESK_PICTURES");
    if (folder.isEmpty())
        QSKIP("STEMDESK_PICTURES names no folder for the pictures");
    QFETCH(const Theme::Choice, scheme);
    QFETCH(const QSize, size);
    const Theme theme(*qApp, scheme);
    m_page->resize(size);
    pinAll();
    addMay(2.5);
    press(button(u"Refresh lists…"_s));
    QTest::qWait(200);
    const QString name = u"prices-"_s + QString::fromLatin1(QTest::currentDataTag()) + u".png"_s;
    QVERIFY(m_page->grab().save(QDir(folder).filePath(name)));
}

STEMDESK_TEST(TestPriceRefreshCard)

} // namespace stemdesk::price_refresh_card_test

#include "tst_price_refresh_card.moc"
