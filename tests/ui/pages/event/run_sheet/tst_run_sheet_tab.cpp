#include "ui/pages/event/run_sheet/run_sheet_tab.h"

#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/delegates/two_line_delegate.h"
#include "ui/pages/event/documents/documents_tab.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/run_sheet/run_stop_panel.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/empty_state.h"

#include <QFontMetrics>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::run_sheet_tab_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestRunSheetTab : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void anEmptyWayOffersItsFirstStop();
    void stopsStandAsTheyCome();
    void aStopIsChangedWhereItStands();
    void aClickGivesTheTimeThatIsMissing();
    void whatBelongsTogetherStandsInPairs();
    void aStopMayTakeOneGroup();
    void halfAVaseIsLoadedWhole();
    void theEventsStopKeepsTheOthers();
    void eachPlaceHasItsStop();
    void eachPlaceHasItsDriver();
    void aSplitCountsItsTimeOnce();
    void deletingAPlaceLeavesTheOther();
    void whatCannotBeReadIsNotSaidAgain();
    void keysTickAndDelete();
    void theChosenStopStaysChosen();
    void previewLeadsToTheDocument();

private:
    RunSheetTab *tab() { return m_page->findChild<RunSheetTab *>(); }
    QListWidget *list() { return tab()->list(); }
    QString lead(int row) { return list()->item(row)->data(TwoLineDelegate::kLeadRole).toString(); }
    QString first(int row) { return list()->item(row)->text(); }
    QString heading(int row) { return list()->item(row)->data(TwoLineDelegate::kHeadingRole).toString(); }
    QString second(int row) { return list()->item(row)->data(TwoLineDelegate::kSecondLineRole).toString(); }
    template <class Field>
    Field *field(const QString &name)
    {
        for (Field *each : tab()->panel()->findChildren<Field *>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    void choose(const QString &kind)
    {
        for (QAction *action : tab()->findChild<QMenu *>()->actions()) {
            if (action->text() == kind)
                action->trigger();
        }
    }
    Task stop(const QString &kind, QDate on, const QString &person = {})
    {
        return must(services().tasks.create(
            {.eventId = m_filled->event, .kind = kind, .title = kind, .on = on, .person = person}));
    }
    QList<Task> deliveries()
    {
        return must(services().tasks.list({.eventId = m_filled->event, .kind = u"deliver"_s}, {})).rows;
    }
    void type(const QString &name, const QString &text)
    {
        auto *typed = field<ValueField>(name);
        typed->setFocus();
        typed->selectAll();
        QTest::keyClicks(typed, text);
        QTest::keyClick(typed, Qt::Key_Return);
    }
    /// To a church with the arch, and to a hall with the rest.
    void goToBoth()
    {
        must(services().events.patch(
            m_filled->event, {.status = u"approved"_s, .ceremonyAddress = u"Church"_s, .venueAddress = u"Hall"_s}));
        must(services().lines.createGroup(m_filled->event, {.name = u"Arch"_s, .place = u"ceremony"_s}));
        m_page->open(m_filled->event);
        openTab();
        QTRY_COMPARE(list()->count(), 3);
    }
    void openTab();
};

void TestRunSheetTab::init()
{
    fillShop();
    showPage();
    m_page->open(m_filled->event);
}

void TestRunSheetTab::openTab()
{
    auto *strip = m_page->findChild<TabStrip *>();
    for (int place = 0; place < strip->count(); ++place) {
        if (strip->tabText(place) == u"Run sheet"_s)
            strip->setCurrentIndex(place);
    }
}

void TestRunSheetTab::anEmptyWayOffersItsFirstStop()
{
    openTab();
    QVERIFY(tab()->findChild<EmptyState *>()->isVisible());
    QVERIFY(!tab()->panel()->isVisible());

    QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
    auto *kinds = tab()->findChild<QMenu *>();
    QTRY_VERIFY(kinds->isVisible());
    QTest::keyClick(kinds, Qt::Key_Return);

    QTRY_COMPARE(list()->count(), 1);
    QCOMPARE(must(services().tasks.list({.eventId = m_filled->event}, {.limit = 9})).rows.first().kind, u"deliver"_s);
    QTRY_VERIFY(tab()->panel()->isVisible());
    m_shop->edits().stack().undo();
    QTRY_COMPARE(list()->count(), 0);
    QVERIFY(tab()->findChild<EmptyState *>()->isVisible());
}

void TestRunSheetTab::stopsStandAsTheyCome()
{
    const QTimeZone zone("Europe/London");
    must(services().events.patch(m_filled->event,
                                 {.venueAddress = u"Quarry House\nMells"_s,
                                  .venueStart = QDateTime(QDate(2026, 6, 20), QTime(8, 0), zone).toMSecsSinceEpoch(),
                                  .venueEnd = QDateTime(QDate(2026, 6, 21), QTime(1, 0), zone).toMSecsSinceEpoch()}));
    openTab();
    m_page->open(m_filled->event);
    openTab();

    choose(u"Collect"_s);
    QTRY_COMPARE(list()->count(), 1);
    choose(u"Deliver"_s);
    QTRY_COMPARE(list()->count(), 2);

    QVERIFY2(heading(0).contains(u"20"_s), qPrintable(heading(0))); // The first day of the event, then its last.
    QVERIFY2(heading(1).contains(u"21"_s), qPrintable(heading(1)));
    QCOMPARE(first(0), u"Deliver"_s);
    QCOMPARE(lead(0), u"no time"_s);
    QVERIFY(list()->item(0)->data(Qt::AccessibleTextRole).toString().contains(u"no time"_s));
    QCOMPARE(second(0), u"Quarry House, Mells"_s);
    QTRY_COMPARE(list()->currentRow(), 0); // The added stop is selected.
    QVERIFY(list()->item(0)->data(Qt::AccessibleTextRole).toString().contains(u"Deliver"_s));
}

void TestRunSheetTab::aStopIsChangedWhereItStands()
{
    const TaskId id = stop(u"deliver"_s, QDate(2026, 6, 20)).id;
    openTab();
    QTRY_COMPARE(list()->count(), 1);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_F2);
    QVERIFY(tab()->panel()->isAncestorOf(QApplication::focusWidget()));

    auto *who = field<ValueField>(u"Who"_s);
    who->setFocus();
    who->setText(u"Ann"_s);
    QTest::keyClick(who, Qt::Key_Return);
    QTRY_COMPARE(must(services().tasks.find(id)).person, u"Ann"_s);
    auto *from = field<ValueField>(u"Leave at"_s);
    from->setFocus();
    from->setText(u"8:30"_s);
    QTest::keyClick(from, Qt::Key_Return);

    QTRY_VERIFY2(lead(0).contains(u"08:30"_s), qPrintable(lead(0)));
    QVERIFY(second(0).startsWith(u"Ann"_s));
    m_shop->edits().stack().undo();
    QTRY_VERIFY(!lead(0).contains(u"08:30"_s));
}

void TestRunSheetTab::aClickGivesTheTimeThatIsMissing()
{
    const TaskId id = stop(u"deliver"_s, QDate(2026, 6, 20)).id;
    stop(u"collect"_s, QDate(2026, 6, 21));
    openTab();
    QTRY_COMPARE(list()->count(), 2);
    QCOMPARE(list()->item(0)->data(TwoLineDelegate::kLeadToneRole).toInt(), int(Tone::Accent));
    const QFontMetrics small(fontFor(TextStyle::Small));
    const auto clickLead = [&](int row, int beyond = 0) { // On the row's first line.
        const QRect area = list()->visualItemRect(list()->item(row));
        const int up = metric::kSpace8 + small.height() + metric::kSpace2 + metric::kSpace4;
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                          {area.left() + metric::kPageEdge + metric::kSpace4 + beyond, area.bottom() - up});
    };
    const auto hasKeyboard = [this] { return QApplication::focusWidget() == field<ValueField>(u"Leave at"_s); };

    clickLead(1, metric::kSidePanelMinimum / 2); // The name only chooses its stop.
    QTRY_COMPARE(list()->currentRow(), 1);
    QVERIFY(!hasKeyboard());
    clickLead(0);
    QTRY_VERIFY(hasKeyboard());
    type(u"Leave at"_s, u"8:30"_s);

    QTRY_VERIFY(must(services().tasks.find(id)).startsAt);
    QTRY_COMPARE(list()->item(0)->data(TwoLineDelegate::kLeadToneRole).toInt(), int(Tone::Plain));
    list()->setFocus();
    clickLead(0);
    QVERIFY(!hasKeyboard());
}

void TestRunSheetTab::whatBelongsTogetherStandsInPairs()
{
    stop(u"deliver"_s, QDate(2026, 5, 1));
    openTab();
    QTRY_COMPARE(list()->count(), 1);
    const auto top = [this](const QString &name) {
        const auto *each = field<ValueField>(name);
        return each->mapTo(tab()->panel(), QPoint()).y();
    };

    QTRY_COMPARE(top(u"Leave at"_s), top(u"Back by"_s));
    QCOMPARE(top(u"How long"_s), top(u"Took"_s));
    QVERIFY(top(u"How long"_s) > top(u"Leave at"_s));
    const auto *watch = withText<Button>(*tab()->panel(), u"Start stopwatch"_s);
    QVERIFY(watch->height() >= field<ValueField>(u"Took"_s)->height());
    QVERIFY(watch->parentWidget()->rect().contains(watch->geometry())); // Not cut.

    m_page->resize(metric::kPageMeasure, 900); // On a large screen names stay near their fields.
    QTRY_VERIFY(list()->width() < tab()->panel()->width() / 2);
    const auto *who = field<ValueField>(u"Who"_s);
    const auto *load = tab()->panel()->findChild<ValueRow *>(); // Before the fields, beside them where there is room.
    QVERIFY(load);
    const auto left = [this](const QWidget *each) { return each->mapTo(tab()->panel(), QPoint()).x(); };
    const auto *what = field<ValueField>(u"What"_s);
    QTRY_VERIFY(left(load) + load->width() < left(what));
    QVERIFY(left(who) + who->width() - left(what) <= 2 * metric::kMessageWidth);
    for (const QString &name : {u"Leave at"_s, u"Back by"_s, u"How long"_s, u"Took"_s})
        QCOMPARE(field<ValueField>(name)->width(), metric::kNumberWidth - metric::kSpace24);
    m_page->resize(700, 720); // Too narrow for both beside the list.
    QTRY_VERIFY(top(u"Back by"_s) > top(u"Leave at"_s));
}

void TestRunSheetTab::aStopMayTakeOneGroup()
{
    const EventGroupId arch = m_filled->addGroup(u"Arch"_s);
    const TaskId id = stop(u"deliver"_s, QDate(2026, 6, 20)).id;
    openTab();
    QTRY_COMPARE(list()->count(), 1);
    auto *group = field<ChoiceField>(u"For"_s);
    QTRY_COMPARE(group->currentText(), u"The whole event"_s);

    Q_EMIT group->chosen(QString::fromLatin1(arch.text()));

    QTRY_COMPARE(must(services().tasks.find(id)).eventGroupId, arch);
    QTRY_COMPARE(group->currentText(), u"Arch"_s);
    QCOMPARE(tab()->panel()->findChildren<ValueRow *>().size(), 1); // Nothing else is loaded.
    Q_EMIT group->chosen(u"all"_s);
    QTRY_VERIFY(must(services().tasks.find(id)).eventGroupId.isNull());
}

/// As on the printed run sheet.
void TestRunSheetTab::halfAVaseIsLoadedWhole()
{
    must(services().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 12.25}));
    stop(u"deliver"_s, QDate(2026, 6, 1));
    openTab();

    QTRY_COMPARE(tab()->panel()->findChildren<ValueRow *>().size(), 2); // The tables and their vases.
    QCOMPARE(tab()->panel()->findChildren<ValueRow *>().last()->value(), u"25"_s);
}

void TestRunSheetTab::theEventsStopKeepsTheOthers()
{
    const EventGroupId arch = m_filled->addGroup(u"Arch"_s);
    must(services().events.patch(m_filled->event, {.status = u"approved"_s}));
    openTab();
    QTRY_COMPARE(list()->count(), 2);
    auto *group = field<ChoiceField>(u"For"_s);
    QTRY_COMPARE(group->currentText(), u"The whole event"_s);

    Q_EMIT group->chosen(QString::fromLatin1(arch.text()));

    QTRY_COMPARE(list()->count(), 3);
    QTRY_COMPARE(group->currentText(), u"Arch"_s); // The group of the new stop, which is selected.
    const auto deliveries =
        must(services().tasks.list({.eventId = m_filled->event, .kind = u"deliver"_s}, {.limit = 9})).rows;
    QCOMPARE(deliveries.size(), 2);
    QVERIFY(deliveries.constFirst().eventGroupId.isNull());
    QCOMPARE(deliveries.constLast().eventGroupId, arch);
    list()->setCurrentRow(0);
    QTRY_COMPARE(group->currentText(), u"The whole event"_s);
    QTRY_COMPARE(tab()->panel()->findChildren<ValueRow *>().size(), 2); // The tables and their vases.
    m_shop->edits().stack().undo();
    QTRY_COMPARE(list()->count(), 2);
}

void TestRunSheetTab::eachPlaceHasItsStop()
{
    must(services().events.patch(m_filled->event,
                                 {.status = u"approved"_s, .ceremonyAddress = u"Church"_s, .venueAddress = u"Hall"_s}));
    must(services().lines.createGroup(m_filled->event, {.name = u"Arch"_s, .place = u"ceremony"_s}));
    m_page->open(m_filled->event);
    openTab();

    QTRY_COMPARE(list()->count(), 3);
    QCOMPARE(second(0), u"Ceremony · Church"_s);
    QCOMPARE(second(1), u"Venue · Hall"_s);
    QVERIFY(!heading(0).isEmpty());
    QVERIFY(heading(1).isEmpty()); // On the same day.
    list()->setCurrentRow(1);
    must(services().tasks.patch(
        must(services().tasks.list({.eventId = m_filled->event, .kind = u"deliver"_s}, {})).rows.constFirst().id,
        {.person = u"Ann"_s}));
    QTRY_COMPARE(second(1), u"Ann · Venue · Hall"_s);
    QCOMPARE(list()->currentRow(), 1); // Still the selected one of the two stops with one task.
}

void TestRunSheetTab::eachPlaceHasItsDriver()
{
    goToBoth();
    list()->setCurrentRow(0);
    type(u"Who"_s, u"Nell"_s);
    QTRY_COMPARE(second(0), u"Nell · Ceremony · Church"_s);
    QCOMPARE(second(1), u"Venue · Hall"_s);
    QTRY_COMPARE(deliveries().size(), 2);
    QCOMPARE(list()->currentRow(), 0);
    type(u"Leave at"_s, u"11"_s);
    const auto rowTo = [this](const QString &place) { return second(0).contains(place) ? 0 : 1; };
    QTRY_VERIFY2(lead(rowTo(u"Church"_s)).contains(u"11:00"_s), qPrintable(lead(0) + lead(1)));
    QVERIFY(!lead(rowTo(u"Hall"_s)).contains(u"11:00"_s));
    QCOMPARE(deliveries().size(), 2);

    list()->setCurrentRow(rowTo(u"Hall"_s));
    QTRY_COMPARE(field<ValueField>(u"Who"_s)->text(), QString());
    type(u"Who"_s, u"Sam"_s);
    QTRY_COMPARE(second(rowTo(u"Hall"_s)), u"Sam · Venue · Hall"_s);
    QCOMPARE(second(rowTo(u"Church"_s)), u"Nell · Ceremony · Church"_s);

    for (int step = 0; step < 3; ++step)
        m_shop->edits().undo();
    QTRY_COMPARE(deliveries().size(), 1);
    QTRY_COMPARE(second(0), u"Ceremony · Church"_s);
}

void TestRunSheetTab::aSplitCountsItsTimeOnce()
{
    goToBoth();
    must(services().tasks.patch(deliveries().constFirst().id, {.minutes = std::optional(90.0)}));
    list()->setCurrentRow(0);
    QTRY_COMPARE(field<ValueField>(u"How long"_s)->text(), u"1 h 30 min"_s);

    type(u"Who"_s, u"Nell"_s);

    QTRY_COMPARE(deliveries().size(), 2);
    double minutes = 0;
    for (const Task &task : deliveries())
        minutes += task.minutes.value_or(0);
    QCOMPARE(minutes, 90.0);
}

void TestRunSheetTab::deletingAPlaceLeavesTheOther()
{
    goToBoth();
    list()->setCurrentRow(0);
    list()->setFocus();

    QTest::keyClick(list(), Qt::Key_Delete);

    QTRY_COMPARE(list()->count(), 2);
    QCOMPARE(deliveries().size(), 1);
    QVERIFY(second(0).contains(u"Hall"_s));
    m_shop->edits().undo();
    QTRY_COMPARE(list()->count(), 3);
}

void TestRunSheetTab::whatCannotBeReadIsNotSaidAgain()
{
    stop(u"deliver"_s, QDate(2026, 6, 20));
    openTab();
    QTRY_COMPARE(list()->count(), 1);
    type(u"Leave at"_s, u"11:001pm"_s);
    QVERIFY(field<ValueField>(u"Leave at"_s)->isRefused());

    m_page->findChild<TabStrip *>()->setCurrentIndex(0);
    openTab();

    QVERIFY(!field<ValueField>(u"Leave at"_s)->isRefused());
    QCOMPARE(field<ValueField>(u"Leave at"_s)->text(), QString());
}

void TestRunSheetTab::keysTickAndDelete()
{
    const TaskId id = stop(u"deliver"_s, QDate(2026, 6, 20)).id;
    openTab();
    QTRY_COMPARE(list()->count(), 1);
    list()->setFocus();

    QTest::keyClick(list(), Qt::Key_Space);
    QTRY_VERIFY(must(services().tasks.find(id)).doneAt);
    QTRY_COMPARE(list()->item(0)->data(ChipTextRole).toString(), u"Done"_s);

    QTest::keyClick(list(), Qt::Key_Delete);
    QTRY_COMPARE(list()->count(), 0);
    m_shop->edits().stack().undo();
    QTRY_COMPARE(list()->count(), 1);
    QVERIFY(must(services().tasks.find(id)).doneAt);
}

void TestRunSheetTab::theChosenStopStaysChosen()
{
    stop(u"deliver"_s, QDate(2026, 6, 20));
    stop(u"collect"_s, QDate(2026, 6, 22));
    openTab();
    QTRY_COMPARE(list()->count(), 2);
    list()->setCurrentRow(1);

    stop(u"set_up"_s, QDate(2026, 6, 19), u"Cy"_s);

    QTRY_COMPARE(list()->count(), 3);
    QCOMPARE(list()->currentRow(), 2);
}

void TestRunSheetTab::previewLeadsToTheDocument()
{
    openTab();
    withText<Button>(*tab(), u"Preview"_s)->click();

    auto *documents = m_page->findChild<DocumentsTab *>();
    QTRY_VERIFY(documents->isVisible());
    QCOMPARE(documents->list()->currentItem()->text(), u"Run sheet"_s);
}

STEMDESK_TEST(TestRunSheetTab)

} // namespace stemdesk::run_sheet_tab_test

#include "tst_run_sheet_tab.moc"
