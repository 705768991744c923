#include "ui/pages/events/events_page.h"

#include "core/domain/series/series.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/held_thread.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/delegates/cell_roles.h"
#include "ui/events/event_actions.h"
#include "ui/pages/events/board_view.h"
#include "ui/pages/events/event_filters.h"
#include "ui/pages/events/events_model.h"
#include "ui/pages/events/events_table.h"
#include "ui/pages/events/month_view.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/words/below_cost_question.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::events_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kDay = 86'400'000;

} // namespace

class TestEventsPage : public PageTest<EventsPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_late = add(u"Harvest dinner"_s, 60);
        m_soon = add(u"Meadow wedding"_s, 20, u"quoting"_s);
        m_past = add(u"Winter gala"_s, -30, u"complete"_s);
        m_undated = must(services().events.create({.name = u"Enquiry"_s})).event.id;
        showPage();
        m_table = m_page->findChild<EventsTable *>();
        m_model = m_page->findChild<EventsModel *>();
    }

    void upcomingEventsStandByDate()
    {
        QCOMPARE(names(), QStringList({u"Enquiry"_s, u"Meadow wedding"_s, u"Harvest dinner"_s}));

        m_model->setFilter({.range = EventRange::Past});
        QCOMPARE(names(), QStringList{u"Winter gala"_s});
        m_model->setFilter({.range = EventRange::All});
        QCOMPARE(names(), QStringList({u"Enquiry"_s, u"Harvest dinner"_s, u"Meadow wedding"_s, u"Winter gala"_s}));
    }

    void theTableMarksItsOrder()
    {
        auto *table = m_page->findChild<EventsTable *>();
        const QHeaderView *header = table->horizontalHeader();
        QCOMPARE(header->sortIndicatorSection(), int(EventsModel::Date));
        QCOMPARE(header->sortIndicatorOrder(), Qt::AscendingOrder);

        table->showOrder({.range = EventRange::Past});

        QCOMPARE(header->sortIndicatorOrder(), Qt::DescendingOrder);
    }

    void statusAndSearchNarrow()
    {
        auto *filters = m_page->findChild<EventFilters *>();
        filters->setStatus(u"quoting"_s);
        QCOMPARE(names(), QStringList{u"Meadow wedding"_s});
        Chip *status = chip(u"Quoting"_s);
        QVERIFY(status && status->isRemovable());

        auto *search = m_page->findChild<SearchField *>();
        search->setText(u"gala"_s);
        QTRY_COMPARE(names(), QStringList());
        QTest::keyClick(status, Qt::Key_Delete);
        QTRY_COMPARE(names(), QStringList{u"Winter gala"_s});
        QVERIFY(!status->isRemovable());
    }

    void theRangeSaysThatASearchLooksAtAllDates()
    {
        Chip *range = chip(u"Upcoming"_s);
        QVERIFY(range);
        auto *search = m_page->findChild<SearchField *>();
        const QHeaderView *header = m_table->horizontalHeader();

        search->setText(u"wi"_s);
        QTRY_COMPARE(range->text(), u"All dates"_s);
        QVERIFY(!range->isEnabled() && !range->isRemovable());
        QTRY_COMPARE(names(), QStringList{u"Winter gala"_s});
        QCOMPARE(header->sortIndicatorOrder(), Qt::DescendingOrder);

        search->clear();
        QTRY_COMPARE(range->text(), u"Upcoming"_s);
        QVERIFY(range->isEnabled());
        m_page->findChild<EventFilters *>()->setRange(EventRange::Past);
        search->setText(u"gala"_s);
        QTRY_COMPARE(range->text(), u"All dates"_s);
        search->clear();
        QTRY_COMPARE(range->text(), u"Past"_s);
        QVERIFY(range->isRemovable());
    }

    void olderAnswerNeverOverwritesANewerSearch()
    {
        QSignalSpy listed(m_model, &AgendaModel::listed);
        HeldThread held(m_shop->context().lookups);
        m_model->setFilter({.words = u"gala"_s});
        QCOMPARE(names().size(), 3); // The old rows stay until the search is answered.
        QVERIFY(m_model->filter().words.isEmpty());
        m_model->setFilter({.words = u"meadow"_s});

        held.release();

        QTRY_COMPARE(names(), QStringList{u"Meadow wedding"_s});
        QCOMPARE(listed.count(), 1);
    }

    void searchThatIsTakenBackShowsNothingLater()
    {
        HeldThread held(m_shop->context().lookups);
        m_model->setFilter({.words = u"gala"_s});
        m_model->setFilter({});

        held.release();
        HeldThread(m_shop->context().lookups).release(); // Pending look-ups are answered by now.
        QCoreApplication::processEvents();

        QCOMPARE(names().size(), 3);
    }

    void scrollingReadsOnWhileOthersChange()
    {
        for (int i = 0; i < 120; ++i)
            add(u"Wedding %1"_s.arg(i), 100 + i);
        QTRY_VERIFY(m_model->rowCount() > 50);
        const QAbstractItemModelTester tester(m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);

        m_model->fetchMore({});
        add(u"Spring tea"_s, 30);

        QTRY_COMPARE(m_model->rowCount(), 124);
        QVERIFY(m_model->isComplete());
        QTRY_VERIFY(names().contains(u"Spring tea"_s));
        const QStringList all = names();
        QCOMPARE(QSet<QString>(all.cbegin(), all.cend()).size(), 124);
    }

    void viewsShareTheFiltersAndAreRemembered()
    {
        m_page->findChild<EventFilters *>()->setStatus(u"quoting"_s);
        auto *views = m_page->findChild<ViewSwitch *>();
        auto *board = m_page->findChild<BoardView *>();

        views->setCurrentIndex(int(EventsPage::View::Board));
        QCOMPARE(board->eventCount(), 1);
        QVERIFY(board->isVisible());
        views->setCurrentIndex(int(EventsPage::View::Month));
        QVERIFY(m_page->findChild<MonthView *>()->isVisible());
        QVERIFY(!chip(u"Upcoming"_s)->isVisible());

        const EventsPage again(m_shop->context());
        QCOMPARE(again.view(), EventsPage::View::Month);
    }

    void viewThatIsNotLookedAtCatchesUp()
    {
        auto *views = m_page->findChild<ViewSwitch *>();
        views->setCurrentIndex(int(EventsPage::View::Board));
        add(u"Spring tea"_s, 30);
        QTRY_COMPARE(m_page->findChild<BoardView *>()->eventCount(), 4);
        QCOMPARE(m_model->rowCount(), 3);

        views->setCurrentIndex(int(EventsPage::View::Table));
        QCOMPARE(m_model->rowCount(), 4);
    }

    void modelKeepsItsPromises()
    {
        const QAbstractItemModelTester tester(m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);

        add(u"Spring tea"_s, 30);
        QTRY_COMPARE(m_model->rowCount(), 4);
        must(services().events.patch(m_soon, {.venueStart = m_shop->shop().now() + 90 * kDay}));
        QTRY_COMPARE(names().constLast(), u"Meadow wedding"_s);
        must(services().events.remove(m_late));
        QTRY_COMPARE(m_model->rowCount(), 3);
    }

    void eventFromElsewhereKeepsTheSelection()
    {
        m_table->selectRow(2);

        add(u"Spring tea"_s, 30);

        QTRY_COMPARE(m_model->rowCount(), 4);
        QCOMPARE(m_model->eventAt(m_table->currentIndex().row()).id, m_late);
    }

    void longListIsReadByPages()
    {
        for (int i = 0; i < 120; ++i)
            add(u"Dinner %1"_s.arg(i), 100 + i);
        QTRY_VERIFY(m_model->canFetchMore({}));
        m_model->setFilter({.range = EventRange::Past});
        m_model->setFilter({});
        QVERIFY(m_model->rowCount() < 123);

        m_model->fetchMore({});

        QTRY_COMPARE(m_model->rowCount(), 123);
        QCOMPARE(names().constLast(), u"Dinner 119"_s);
    }

    void budgetIsComparedWithoutTax()
    {
        const ShopWithEvent filled(services()); // £32 without tax.
        must(services().events.patch(filled.event, {.budget = 30.0}));

        QTRY_VERIFY(m_model->indexOf(filled.event).isValid());
        const QModelIndex budget = m_model->indexOf(filled.event).siblingAtColumn(EventsModel::Budget);
        QTRY_COMPARE(budget.data().toString(), u"£2.00 over"_s);
        QCOMPARE(budget.data(ToneRole).toInt(), int(Tone::Warning));
    }

    void enterOpens()
    {
        QSignalSpy chosen(m_page.get(), &EventsPage::eventChosen);
        m_table->setFocus();
        m_table->selectRow(1);

        QTest::keyClick(m_table, Qt::Key_Return);

        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.constFirst().constFirst().value<EventId>(), m_soon);
    }

    void newEventIsMadeAndAnnounced()
    {
        QSignalSpy made(m_page.get(), &EventsPage::eventMade);

        QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);

        QTRY_COMPARE(made.count(), 1);
        QVERIFY(services().events.find(made.constFirst().constFirst().value<EventId>()));
        QTRY_COMPARE(m_model->rowCount(), 4);
        m_shop->edits().undo();
        QTRY_COMPARE(m_model->rowCount(), 3);
    }

    void copyIsSelectedAndTakenBack()
    {
        m_table->setFocus();
        m_table->selectRow(1);

        QTest::keyClick(m_table, Qt::Key_D, Qt::ControlModifier);

        QTRY_COMPARE(m_model->rowCount(), 4);
        QTRY_COMPARE(m_model->eventAt(m_table->currentIndex().row()).name, u"Copy of Meadow wedding"_s);
        const EventId copy = m_model->eventAt(m_table->currentIndex().row()).id;
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Duplicate Meadow wedding"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(m_model->rowCount(), 3);
        m_shop->edits().stack().redo();
        QTRY_VERIFY(m_model->indexOf(copy).isValid());
    }

    void menuChangesTheStatus()
    {
        QMenu menu;
        EventActions actions(m_shop->context());
        actions.fill(menu, must(services().events.find(m_soon)));
        QSignalSpy opened(&actions, &EventActions::openRequested);

        trigger(menu, u"Approved"_s);
        QTRY_COMPARE(statusOf(m_soon), u"approved"_s);
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Meadow wedding: Approved"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(statusOf(m_soon), u"quoting"_s);
        trigger(menu, u"Open"_s);
        QCOMPARE(opened.constFirst().constFirst().value<EventId>(), m_soon);
        trigger(menu, u"Delete"_s);
        QTRY_VERIFY(!services().events.find(m_soon));
    }

    void deletedEventComesBack()
    {
        m_table->setFocus();
        m_table->selectRow(1);

        QTest::keyClick(m_table, Qt::Key_Delete);

        QTRY_COMPARE(names(), QStringList({u"Enquiry"_s, u"Harvest dinner"_s}));
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);
        m_shop->edits().undo();
        QTRY_COMPARE(names().at(1), u"Meadow wedding"_s);
    }

    void severalDeletedEventsComeBackTogether()
    {
        m_table->setFocus();
        m_table->selectAll();

        QTest::keyClick(m_table, Qt::Key_Delete);

        QTRY_COMPARE(names(), QStringList());
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Delete 3 events"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(names().size(), 3);
    }

    void allAreSelectedAndNotOnlyThoseReadSoFar()
    {
        for (int i = 0; i < 60; ++i)
            add(u"Dinner %1"_s.arg(i), 70 + i);
        QTRY_VERIFY(m_model->canFetchMore({}));
        m_table->setFocus();

        QTest::keySequence(m_table, QKeySequence::SelectAll);
        QTest::keyClick(m_table, Qt::Key_Delete); // At once.

        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Delete 63 events"_s);
        QTRY_COMPARE(names(), QStringList());
    }

    void noneOfSeveralIsDeletedIfOneCannotBe()
    {
        must(services().series.create({.name = u"Lobby"_s,
                                       .templateEventIds = rotaText({m_soon}),
                                       .rule = u"FREQ=WEEKLY;BYDAY=MO"_s,
                                       .startsOn = QDate(2050, 1, 3)}));
        EventActions actions(m_shop->context());
        QSignalSpy refused(&actions, &EventActions::refused);
        const Event late = must(services().events.find(m_late));
        const qsizetype noted = must(services().history.list(m_late, {.limit = 50})).rows.size();

        actions.remove(QList<Event>{late, must(services().events.find(m_soon))});

        QTRY_COMPARE(refused.count(), 1);
        const QString reason = refused.constFirst().constFirst().toString();
        QVERIFY(reason.startsWith(u"Nothing was deleted. Meadow wedding: "_s));
        QCOMPARE(must(services().events.find(m_late)), late);
        QCOMPARE(must(services().history.list(m_late, {.limit = 50})).rows.size(), noted); // Nothing came and went.
        QCOMPARE(m_shop->edits().stack().count(), 0);
    }

    void oneOfSeveralWithTheSameNameIsToldByItsDay()
    {
        must(services().series.create({.name = u"Lobby"_s,
                                       .templateEventIds = rotaText({m_soon}),
                                       .rule = u"FREQ=WEEKLY;BYDAY=MO"_s,
                                       .startsOn = QDate(2050, 1, 3)}));
        must(services().events.patch(m_late, {.name = u"Meadow wedding"_s}));
        EventActions actions(m_shop->context());
        QSignalSpy refused(&actions, &EventActions::refused);

        actions.remove(QList<Event>{must(services().events.find(m_late)), must(services().events.find(m_soon))});

        QTRY_COMPARE(refused.count(), 1);
        const QString reason = refused.constFirst().constFirst().toString();
        QVERIFY2(reason.startsWith(u"Nothing was deleted. Meadow wedding, "_s), qPrintable(reason));
    }

    void theReasonGoesWithTheSelectionAndThePage()
    {
        auto *actions = m_page->findChild<EventActions *>();
        const auto isSaid = [this] {
            const auto notes = m_page->findChildren<InlineMessage *>();
            return std::ranges::any_of(notes, [](const InlineMessage *note) { return note->isVisible(); });
        };
        m_table->setCurrentIndex(m_model->index(0, 0));
        Q_EMIT actions->refused(u"Nothing was deleted."_s);
        QVERIFY(isSaid());
        m_table->setCurrentIndex(m_model->index(1, 0));
        QVERIFY(!isSaid());

        Q_EMIT actions->refused(u"Nothing was deleted."_s);
        QVERIFY(isSaid());
        m_page->hide();
        m_page->show();
        QVERIFY(!isSaid());
    }

    void theMenuDeletesAllThatAreSelected()
    {
        const QList<Event> both{must(services().events.find(m_late)), must(services().events.find(m_soon))};
        QMenu menu;
        EventActions actions(m_shop->context());
        actions.fill(menu, both.constFirst(), both);

        trigger(menu, u"Delete 2 events"_s);

        QTRY_COMPARE(names(), QStringList{u"Enquiry"_s});
    }

    void theMenuChangesTheStatusOfAllThatAreSelected()
    {
        const QList<Event> both{must(services().events.find(m_late)), must(services().events.find(m_soon))};
        QMenu menu;
        EventActions actions(m_shop->context());
        actions.fill(menu, both.constFirst(), both);
        QVERIFY(hasAction(menu, u"Change status: 2 events"_s));

        trigger(menu, u"Approved"_s);

        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"2 events: Approved"_s);
        QCOMPARE(statusOf(m_late), u"approved"_s);
        QCOMPARE(statusOf(m_soon), u"approved"_s);
        QCOMPARE(m_shop->edits().stack().count(), 1);
        m_shop->edits().undo();
        QTRY_COMPARE(statusOf(m_late), u"new"_s);
        QTRY_COMPARE(statusOf(m_soon), u"quoting"_s);
    }

    void whatIsGoneIsSaidWhenTheOthersChange()
    {
        const QList<Event> both{must(services().events.find(m_late)), must(services().events.find(m_soon))};
        EventActions actions(m_shop->context());
        const QSignalSpy offered(&m_shop->edits(), &Edits::undoOffered);
        must(services().events.remove(m_late));

        actions.setStatusOf(both, u"cancelled"_s);

        QTRY_COMPARE(offered.count(), 1);
        QVERIFY(
            offered.constFirst().constFirst().toString().endsWith(u"Cancelled. Deleted meanwhile: Harvest dinner."_s));
        QCOMPARE(statusOf(m_soon), u"cancelled"_s);
    }

    void dayIsChangedWithAllItsTimes()
    {
        // Over the night in which British clocks are put forward.
        const Instant start = 1'774'719'000'000; // 28 March 2026, 17:30 UTC.
        QVERIFY(services().events.patch(
            m_soon,
            {.ceremonyStart = start, .venueStart = start + 2 * 3'600'000LL, .venueEnd = start + 5 * 3'600'000LL}));
        auto *month = m_page->findChild<MonthView *>();

        Q_EMIT month->moveRequested(m_soon, QDate(2026, 6, 12));

        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Move Meadow wedding to Fri 12 June"_s);
        const Event moved = must(services().events.find(m_soon));
        QCOMPARE(moved.ceremonyStart, 1'781'281'800'000); // 12 June 2026, 16:30 UTC: still half past five there.
        QCOMPARE(*moved.venueStart - *moved.ceremonyStart, 2 * 3'600'000);
        QCOMPARE(*moved.venueEnd - *moved.ceremonyStart, 5 * 3'600'000);
        QVERIFY(!moved.ceremonyEnd);

        m_shop->edits().undo();
        QTRY_COMPARE(must(services().events.find(m_soon)).ceremonyStart, start);
    }

    void failureIsSaidUntilItIsOver()
    {
        auto *strip = m_page->findChild<InlineMessage *>();
        Session &session = m_shop->shop().session();
        const Change change{.shop = m_shop->shop().shopId(), .resource = Resource::Event};
        QVERIFY(session.run("alter table event rename to event_away"));
        m_shop->shop().bus().publish({change});
        QTRY_VERIFY(strip->isVisible());

        QVERIFY(session.run("alter table event_away rename to event"));
        m_shop->shop().bus().publish({change});

        QTRY_VERIFY(!strip->isVisible());
        QCOMPARE(names().size(), 3);
    }

    void belowCostNothingGoesOutUnseen()
    {
        const ShopWithEvent sold(services());
        auto *question = m_page->findChild<BelowCostQuestion *>();
        auto *actions = m_page->findChild<EventActions *>();

        actions->setStatus(sold.event, u"approved"_s);

        QVERIFY(question->text().contains(u"£18.00 below the cost"_s));
        QCOMPARE(statusOf(sold.event), u"new"_s);
        Q_EMIT question->actionChosen();
        QTRY_COMPARE(statusOf(sold.event), u"approved"_s);
        QCOMPARE(question->text(), QString());
        actions->setStatus(sold.event, u"in_progress"_s); // The clients have it already.
        QTRY_COMPARE(statusOf(sold.event), u"in_progress"_s);
    }

private:
    EventId add(const QString &name, int days, const QString &status = u"new"_s)
    {
        const Instant start = m_shop->shop().now() + days * kDay;
        return must(services().events.create({.name = name, .status = status, .venueStart = start})).event.id;
    }

    QString statusOf(const EventId &id) { return must(services().events.find(id)).status; }

    Chip *chip(const QString &text) const
    {
        const auto chips = m_page->findChildren<Chip *>();
        const auto found = std::ranges::find(chips, text, &Chip::text);
        return found == chips.cend() ? nullptr : *found;
    }

    static bool hasAction(const QMenu &menu, const QString &text)
    {
        const auto actions = menu.findChildren<QAction *>();
        return std::ranges::find(actions, text, &QAction::text) != actions.cend();
    }

    static void trigger(const QMenu &menu, const QString &text)
    {
        for (QAction *action : menu.findChildren<QAction *>()) {
            if (action->text() == text)
                return action->trigger();
        }
        QFAIL("no such action");
    }

    QStringList names() const
    {
        QStringList all;
        for (int row = 0; row < m_model->rowCount(); ++row)
            all << m_model->eventAt(row).name;
        return all;
    }

    EventsTable *m_table = nullptr;
    EventsModel *m_model = nullptr;
    EventId m_late, m_soon, m_past, m_undated;
};

STEMDESK_TEST(TestEventsPage)

} // namespace stemdesk::events_page_test

#include "tst_events_page.moc"
