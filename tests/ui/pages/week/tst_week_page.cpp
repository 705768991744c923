#include "ui/pages/week/week_page.h"

#include "tests/support/page_test.h"
#include "tests/support/settled.h"
#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "ui/pages/week/day_column.h"
#include "ui/pages/week/day_tasks_model.h"
#include "ui/pages/week/event_chip.h"
#include "ui/pages/week/task_delegate.h"
#include "ui/pages/week/week_view.h"
#include "ui/pages/week/work_panel.h"
#include "ui/preview/document_preview.h"
#include "ui/preview/page_view.h"
#include "ui/tasks/stop_watch.h"
#include "ui/tasks/task_form.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/card_list.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QDateTime>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::week_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// The event is on Monday 1 June 2026: its flowers come on Friday before and are designed on Sunday.
class TestWeekPage : public PageTest<WeekPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void tasksStandByPersonOnTheirDays();
    void longTitlesTakeASecondLine();
    void titlesAreShownToTheirEnd();
    void whatArrivesAndIsDesignedIsSaid();
    void daysBeginLevelBelowWhatTheySay();
    void whatADaySaysStandsBelowItsName();
    void modelsKeepTheirPromises();
    void controlArrowTakesTheTaskToTheNextDay();
    void controlArrowGoesIntoTheNextWeek();
    void droppedTaskMovesAndItsTimesWithIt();
    void spaceAndTheCircleTick();
    void newTaskIsTypedAndUndone();
    void twoEntersAddATaskOnce();
    void dayThatCannotBeReadIsRefused();
    void deletedTaskComesBack();
    void aDayOfTheWeekIsOneOfTheTasksWeek();
    void duplicateIsOnTheSameDay();
    void fieldsOfThePanelAreStored();
    void whatATaskTookIsTypedOrMeasured();
    void changeFromElsewhereArrives();
    void weeksAreWalked();
    void anEmptyWeekNamesItsDays();
    void partsOfADeliverySayWhereTheyGo();
    void lateTasksSaySo();
    void lateTasksOfEarlierWeeksAreWithTodays();
    void theKeyboardStartsAtTheChosenDay();
    void eventsAreAtTheHeadsOfTheirDays();
    void peopleHaveColoursOfTheirOwn();
    void theDaysProductionSheetIsShown();

private:
    DayColumn &column(int place) { return *m_page->findChildren<DayColumn *>().at(place); }
    CardList &list(int place) { return column(place).list(); }
    QStringList tasks(int place)
    {
        QStringList titles;
        for (const ShownTask &shown : column(place).model().rows())
            titles += shown.task.title;
        return titles;
    }
    Task add(const QString &title, QDate on, const QString &person = {})
    {
        return must(services().tasks.create({.title = title, .on = on, .minutes = 30, .person = person}));
    }
    Instant noonOf(QDate day)
    {
        return QDateTime(day, QTime(12, 0), QTimeZone(m_shop->context().shop.timeZone.toLatin1())).toMSecsSinceEpoch();
    }
    Task stored(const TaskId &id) { return must(services().tasks.find(id)); }
    void choose(int place, const QString &title)
    {
        QTRY_VERIFY(tasks(place).contains(title));
        const int row = int(tasks(place).indexOf(title));
        list(place).setFocus();
        list(place).setCurrentIndex(column(place).model().index(row, 0));
    }
    ValueField &field(const QString &name)
    {
        const auto fields = m_page->findChild<TaskForm *>()->findChildren<ValueField *>();
        return **std::ranges::find(fields, name, &QWidget::accessibleName);
    }

    static inline const QDate kMonday{2026, 5, 25};
    static inline const QDate kFree{2026, 5, 27}; ///< A day of that week on which nothing is planned.
    enum Place { Monday, Tuesday, Free, Thursday, Friday, Saturday, Sunday };
};

void TestWeekPage::init()
{
    fillShop();
    must(services().events.patch(m_filled->event, {.status = u"approved"_s}));
    showPage(1400, 800);
    m_page->showWeek(kMonday);
    QTRY_COMPARE(tasks(Sunday), QStringList{u"Design"_s});
}

void TestWeekPage::tasksStandByPersonOnTheirDays()
{
    add(u"Sweep"_s, kFree);
    add(u"Fetch moss"_s, kFree, u"Tom"_s);
    add(u"Call"_s, kFree, u"Ada"_s);

    QTRY_COMPARE(tasks(Free), QStringList({u"Call"_s, u"Fetch moss"_s, u"Sweep"_s}));
    const auto person = [this](int row) {
        return column(Free).model().index(row, 0).data(DayTasksModel::HeadingRole).toString();
    };
    QCOMPARE(person(0), u"Ada"_s);
    QCOMPARE(person(2), u"Nobody yet"_s);
    QCOMPARE(column(Free).model().index(0, 0).data(Qt::AccessibleTextRole).toString(), u"Call, Ada, 30 min"_s);
    QVERIFY(withText<QLabel>(column(Free), u"3 to do, 1 h 30 min"_s));
    QCOMPARE(tasks(Friday), QStringList({u"Receive"_s, u"Condition"_s}));
}

void TestWeekPage::longTitlesTakeASecondLine()
{
    for (const QString &title : {u"Sweep"_s, u"Ring the venue about the loading bay and its key"_s, u"Mop"_s})
        add(title, kFree);
    QTRY_COMPARE(tasks(Free).size(), 3);
    const auto height = [this](int row) { return list(Free).visualRect(column(Free).model().index(row, 0)).height(); };

    QTRY_VERIFY(height(1) >= height(2) + QFontMetrics(list(Free).font()).height());
    m_page->resize(4000, 800);
    QTRY_COMPARE(height(1), height(2));
}

void TestWeekPage::titlesAreShownToTheirEnd()
{
    add(u"Mop"_s, kFree);
    add(u"Ring the venue about the loading bay, its key, the lift, the water, the bins and who opens the gate"_s,
        kFree);
    QTRY_COMPARE(tasks(Free).size(), 2);
    const auto height = [this](int row) { return list(Free).visualRect(column(Free).model().index(row, 0)).height(); };

    QTRY_VERIFY(height(1) >= height(0) + 4 * QFontMetrics(fontFor(TextStyle::Strong)).height());
}

void TestWeekPage::whatArrivesAndIsDesignedIsSaid()
{
    QVERIFY(withText<QLabel>(column(Friday), u"Arrives: 6 stems"_s));
    QVERIFY(withText<QLabel>(column(Sunday), u"Design: 6 stems"_s));

    withText<Button>(column(Friday), u"Fri 29"_s)->click();

    QVERIFY(withText<QLabel>(*m_page->findChild<WorkPanel *>(), u"Arrives: 6 stems"_s));
}

void TestWeekPage::daysBeginLevelBelowWhatTheySay()
{
    m_page->resize(1000, 800);
    const QString said = u"Arrives: 6 stems"_s;
    auto *arrives = withText<QLabel>(column(Friday), said);
    QVERIFY(arrives);
    arrives->setText(u"Arrives: 1,735 stems, 28 other items of many kinds"_s);
    m_page->resize(1020, 800);

    QTRY_VERIFY(arrives->height() >= arrives->heightForWidth(arrives->width()));
    QVERIFY(arrives->height() > 2 * QFontMetrics(arrives->font()).height());
    QTRY_COMPARE(list(Free).y(), list(Friday).y());
    arrives->setText(arrives->text().repeated(2)); // At the same width.
    QTRY_VERIFY(arrives->height() >= arrives->heightForWidth(arrives->width()));
}

void TestWeekPage::whatADaySaysStandsBelowItsName()
{
    add(u"Sweep"_s, QDate(2026, 6, 3));
    m_page->showWeek(QDate(2026, 6, 1));
    QTRY_VERIFY(column(Monday).findChild<EventChip *>());
    QTRY_VERIFY(withText<QLabel>(column(Free), u"1 to do, 30 min"_s));
    const auto *load = withText<QLabel>(column(Free), u"1 to do, 30 min"_s);
    const auto *name = column(Free).findChild<Button *>();

    QTRY_VERIFY(load->mapTo(&column(Free), QPoint()).y() - name->mapTo(&column(Free), QPoint()).y()
                < 2 * name->height()); // Though Monday has an event at its head.
    const auto *chip = column(Monday).findChild<EventChip *>();
    QTRY_COMPARE(chip->mapTo(&column(Monday), QPoint()).y(), list(Free).y()); // No blank band above Free's tasks.
    QTRY_COMPARE(list(Monday).geometry().bottom(), list(Free).geometry().bottom());
}

void TestWeekPage::modelsKeepTheirPromises()
{
    const QAbstractItemModelTester tester(&column(Free).model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const Task task = add(u"Sweep"_s, kFree);
    add(u"Call"_s, kFree, u"Ada"_s);
    QTRY_COMPARE(tasks(Free).size(), 2);
    must(services().tasks.remove(task.id));
    QTRY_COMPARE(tasks(Free).size(), 1);
}

void TestWeekPage::controlArrowTakesTheTaskToTheNextDay()
{
    const Task task = add(u"Sweep"_s, kFree);
    choose(Free, u"Sweep"_s);

    QTest::keyClick(&list(Free), Qt::Key_Right, Qt::ControlModifier);

    QTRY_COMPARE(tasks(Thursday), QStringList{u"Sweep"_s});
    QCOMPARE(tasks(Free), QStringList());
    QTRY_VERIFY(list(Thursday).hasFocus());
    m_shop->edits().undo();
    QTRY_COMPARE(stored(task.id).on, kFree);
    QTRY_COMPARE(tasks(Free), QStringList{u"Sweep"_s});
}

void TestWeekPage::controlArrowGoesIntoTheNextWeek()
{
    choose(Sunday, u"Design"_s);

    QTest::keyClick(&list(Sunday), Qt::Key_Right, Qt::ControlModifier);

    QTRY_COMPARE(m_page->monday(), kMonday.addDays(7));
    QTRY_VERIFY(tasks(Monday).contains(u"Design"_s));
    QTRY_VERIFY(list(Monday).hasFocus());
}

void TestWeekPage::droppedTaskMovesAndItsTimesWithIt()
{
    const Instant ten =
        QDateTime(kFree, QTime(10, 0), QTimeZone(m_shop->context().shop.timeZone.toLatin1())).toMSecsSinceEpoch();
    const Task task = must(services().tasks.create({.title = u"Set up"_s, .on = kFree, .startsAt = ten}));
    QTRY_COMPARE(tasks(Free), QStringList{u"Set up"_s});
    const std::unique_ptr<QMimeData> card(column(Free).model().mimeData({column(Free).model().index(0, 0)}));
    QVERIFY(!column(Free).model().canDropMimeData(card.get(), Qt::MoveAction, -1, -1, {}));

    QVERIFY(column(Saturday).model().dropMimeData(card.get(), Qt::MoveAction, -1, -1, {}));

    QTRY_COMPARE(tasks(Saturday), QStringList{u"Set up"_s});
    QCOMPARE(stored(task.id).startsAt, std::optional(ten + 3LL * 24 * 60 * 60 * 1'000)); // Three days later.
}

void TestWeekPage::spaceAndTheCircleTick()
{
    const Task task = add(u"Sweep"_s, kFree);
    choose(Free, u"Sweep"_s);
    QTest::keyClick(&list(Free), Qt::Key_Space);
    QTRY_VERIFY(stored(task.id).doneAt);
    QTRY_COMPARE(column(Free).model().index(0, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));

    const QModelIndex card = column(Free).model().index(0, 0);
    const QRect tick = TaskDelegate::tickOf(list(Free).visualRect(card), card);
    QTest::mouseClick(list(Free).viewport(), Qt::LeftButton, {}, tick.center());
    QTRY_VERIFY(!stored(task.id).doneAt);

    m_shop->edits().undo();
    QTRY_VERIFY(stored(task.id).doneAt);
}

void TestWeekPage::newTaskIsTypedAndUndone()
{
    QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    QTest::keyClicks(QApplication::focusWidget(), u"Buy string"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

    QTRY_COMPARE(tasks(Monday), QStringList({u"Order"_s, u"Buy string"_s}));
    QTRY_VERIFY(list(Monday).hasFocus());
    m_shop->edits().undo();
    QTRY_COMPARE(tasks(Monday), QStringList{u"Order"_s});
    m_shop->edits().stack().redo();
    QTRY_COMPARE(tasks(Monday), QStringList({u"Order"_s, u"Buy string"_s}));
}

void TestWeekPage::twoEntersAddATaskOnce()
{
    for (const QString &title : {u"Buy string"_s, u"Buy wire"_s}) {
        m_page->startNew();
        QWidget *field = QApplication::focusWidget();
        QTest::keyClicks(field, title);

        QTest::keyClick(field, Qt::Key_Return);
        QTest::keyClick(field, Qt::Key_Return);

        QTRY_VERIFY(tasks(Monday).contains(title));
        settle(*m_shop);
    }
    QCOMPARE(tasks(Monday), QStringList({u"Order"_s, u"Buy string"_s, u"Buy wire"_s}));
}

void TestWeekPage::dayThatCannotBeReadIsRefused()
{
    m_page->startNew();
    QTest::keyClicks(QApplication::focusWidget(), u"Buy string"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), u"someday"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

    QVERIFY(withText<QLabel>(*m_page, u"Write a day, like sat or +7."_s));
    QCOMPARE(must(services().tasks.list({.isDone = false, .kind = u"other"_s}, {})).rows.size(), 0);
}

void TestWeekPage::deletedTaskComesBack()
{
    QSignalSpy offered(&m_shop->edits(), &Edits::undoOffered);
    choose(Sunday, u"Design"_s);
    QTest::keyClick(&list(Sunday), Qt::Key_Delete);
    QTRY_COMPARE(tasks(Sunday), QStringList());
    QTRY_COMPARE(offered.size(), 1);

    m_shop->edits().undo();
    QTRY_COMPARE(tasks(Sunday), QStringList{u"Design"_s});
}

void TestWeekPage::aDayOfTheWeekIsOneOfTheTasksWeek()
{
    const QDate later = kMonday.addDays(18);
    const Task task = add(u"Sweep"_s, later);
    m_page->showWeek(later);
    choose(Friday, u"Sweep"_s);
    QTest::keyClick(&list(Friday), Qt::Key_Return);
    auto *day = m_page->findChild<DayField *>();
    day->setFocus();
    day->selectAll();
    QTest::keyClicks(day, u"thu"_s);
    QTest::keyClick(day, Qt::Key_Return);

    QTRY_COMPARE(stored(task.id).on, later.addDays(-1));
}

void TestWeekPage::duplicateIsOnTheSameDay()
{
    add(u"Sweep"_s, kFree);
    choose(Free, u"Sweep"_s);

    QTest::keyClick(&list(Free), Qt::Key_D, Qt::ControlModifier);

    QTRY_COMPARE(tasks(Free), QStringList({u"Sweep"_s, u"Sweep"_s}));
}

void TestWeekPage::fieldsOfThePanelAreStored()
{
    const Task task = add(u"Sweep"_s, kFree);
    choose(Free, u"Sweep"_s);
    QTest::keyClick(&list(Free), Qt::Key_Return);
    QTRY_VERIFY(field(u"What"_s).hasFocus());
    QTest::keyClicks(&field(u"What"_s), u"Sweep the floor"_s);
    QTest::keyClick(&field(u"What"_s), Qt::Key_Return);
    QTRY_COMPARE(stored(task.id).title, u"Sweep the floor"_s);

    field(u"How long"_s).setFocus();
    field(u"How long"_s).selectAll();
    QTest::keyClicks(&field(u"How long"_s), u"1:15"_s);
    QTest::keyClick(&field(u"How long"_s), Qt::Key_Return);
    QTRY_COMPARE(stored(task.id).minutes, std::optional(75.0));
    QTRY_COMPARE(field(u"How long"_s).text(), u"1 h 15 min"_s);

    auto *day = m_page->findChild<DayField *>();
    day->setFocus();
    day->selectAll();
    QTest::keyClicks(day, u"28/5/2026"_s);
    QTest::keyClick(day, Qt::Key_Return);
    QTRY_COMPARE(stored(task.id).on, kFree.addDays(1));
}

void TestWeekPage::whatATaskTookIsTypedOrMeasured()
{
    const Task task = add(u"Sweep"_s, kFree);
    const Task other = add(u"Wire"_s, kFree);
    choose(Free, u"Sweep"_s);
    field(u"Took"_s).setFocus();
    QTest::keyClicks(&field(u"Took"_s), u"1:15"_s);
    QTest::keyClick(&field(u"Took"_s), Qt::Key_Return);
    QTRY_COMPARE(stored(task.id).minutesSpent, std::optional(75.0));
    QCOMPARE(stored(task.id).minutes, std::optional(30.0));
    QTRY_COMPARE(field(u"Took"_s).text(), u"1 h 15 min"_s); // The watch adds to what the panel has read.

    auto *watch = m_page->findChild<StopWatch *>();
    auto *button = watch->findChild<QAbstractButton *>();
    button->click();
    QVERIFY(watch->isRunning());
    m_shop->shop().tick(12 * 60'000 + 20'000);
    choose(Free, u"Wire"_s);
    QTRY_VERIFY(!watch->isRunning()); // Each has its own.
    choose(Free, u"Sweep"_s);
    QTRY_VERIFY(watch->isRunning());
    QVERIFY(button->text().contains(u"12"_s));
    button->click();

    QTRY_COMPARE(stored(task.id).minutesSpent, std::optional(87.0));
    QVERIFY(!watch->isRunning());
    QTRY_COMPARE(field(u"Took"_s).text(), u"1 h 27 min"_s);
    QVERIFY(!stored(other.id).minutesSpent);
    m_shop->edits().stack().undo();
    QTRY_COMPARE(stored(task.id).minutesSpent, std::optional(75.0));
}

void TestWeekPage::changeFromElsewhereArrives()
{
    const Task task = add(u"Sweep"_s, kFree);
    choose(Free, u"Sweep"_s);

    must(services().tasks.patch(task.id, {.person = u"Ada"_s}));

    QTRY_COMPARE(field(u"Who"_s).text(), u"Ada"_s);
}

void TestWeekPage::weeksAreWalked()
{
    const auto buttons = m_page->findChildren<IconButton *>();
    const auto next = std::ranges::find(buttons, u"Next week"_s, &QWidget::accessibleName);
    QVERIFY(next != buttons.cend());

    (*next)->click();
    QTRY_VERIFY(tasks(Monday).contains(u"Deliver"_s));

    withText<Button>(*m_page, u"Today"_s)->click();
    QCOMPARE(m_page->monday(), QDate(2026, 3, 16));
}

void TestWeekPage::anEmptyWeekNamesItsDays()
{
    m_page->showWeek(kMonday.addDays(70));
    QTRY_COMPARE(tasks(Sunday), QStringList());
    for (int place = Monday; place <= Sunday; ++place) {
        const auto *head = column(place).findChild<Button *>();
        QTRY_VERIFY(head->isVisible() && head->height() >= head->sizeHint().height());
        QTRY_VERIFY(head->parentWidget()->height() > head->geometry().bottom());
    }
}

void TestWeekPage::partsOfADeliverySayWhereTheyGo()
{
    must(services().events.patch(m_filled->event, {.name = u"Meadow wedding"_s}));
    const EventGroupId arch = m_filled->addGroup(u"Arch"_s);
    const auto deliver = [this](const TaskPatch &where) {
        TaskPatch task = where;
        task.eventId = m_filled->event;
        task.kind = u"deliver"_s;
        task.title = u"Deliver"_s;
        task.on = kFree;
        must(services().tasks.create(task));
    };
    deliver({.place = u"ceremony"_s});
    deliver({.place = u"venue"_s});
    deliver({.eventGroupId = arch});
    deliver({});

    QTRY_COMPARE(tasks(Free).size(), 4);
    QSet<QString> said;
    for (int row = 0; row < 4; ++row)
        said.insert(column(Free).model().index(row, 0).data(DayTasksModel::EventRole).toString());
    QCOMPARE(said,
             (QSet<QString>{u"Meadow wedding · Ceremony"_s, u"Meadow wedding · Venue"_s, u"Meadow wedding · Arch"_s,
                            u"Meadow wedding"_s}));
}

void TestWeekPage::lateTasksSaySo()
{
    add(u"Sweep"_s, kFree);
    const Task done = add(u"Mop"_s, kFree, u"Ada"_s);
    must(services().tasks.patch(done.id, {.doneAt = std::optional(noonOf(kFree))}));
    QTRY_COMPARE(tasks(Free).size(), 2);
    const auto late = [this](int row) {
        return column(Free).model().index(row, 0).data(DayTasksModel::LateRole).toString();
    };
    QCOMPARE(late(1), QString());

    m_shop->shop().setNow(noonOf(kFree.addDays(2)));
    add(u"Call"_s, kFree.addDays(2));

    QTRY_COMPARE(late(1), u"2 days late"_s);
    QCOMPARE(late(0), QString()); // It is done.
    QVERIFY(column(Free).model().index(1, 0).data(Qt::AccessibleTextRole).toString().endsWith(u", 2 days late"_s));

    must(services().events.patch(m_filled->event, {.status = u"complete"_s}));
    QTRY_COMPARE(column(Monday).model().index(0, 0).data(DayTasksModel::LateRole).toString(), QString());
}

void TestWeekPage::lateTasksOfEarlierWeeksAreWithTodays()
{
    const Task task = add(u"Sweep"_s, kMonday.addDays(-3), u"Tom"_s);
    add(u"Call"_s, kFree, u"Ada"_s);
    QTRY_COMPARE(tasks(Free), QStringList{u"Call"_s}); // Nothing is late in a week to come.
    m_shop->shop().setNow(noonOf(kFree));
    m_page->showWeek(kMonday);

    QTRY_COMPARE(tasks(Free), QStringList({u"Sweep"_s, u"Call"_s}));
    const auto said = [this](int row, int role) { return column(Free).model().index(row, 0).data(role).toString(); };
    QCOMPARE(said(0, DayTasksModel::HeadingRole), u"Late"_s);
    QCOMPARE(said(0, DayTasksModel::WorkRole), u"30 min · Tom"_s);
    QCOMPARE(said(1, DayTasksModel::HeadingRole), u"Ada"_s);
    choose(Free, u"Sweep"_s);
    QCOMPARE(m_page->findChild<TaskForm *>()->isHidden(), false);
    const std::unique_ptr<QMimeData> late(column(Free).model().mimeData({column(Free).model().index(0, 0)}));
    QVERIFY(column(Free).model().canDropMimeData(late.get(), Qt::MoveAction, -1, -1, {})); // Becomes today's.

    QTest::keyClick(&list(Free), Qt::Key_Left, Qt::ControlModifier); // What is late goes no further back.
    QTest::keyClick(&list(Free), Qt::Key_Right, Qt::ControlModifier);

    QTRY_COMPARE(stored(task.id).on, kFree);
    QTRY_COMPARE(tasks(Free), QStringList({u"Call"_s, u"Sweep"_s}));
    QTRY_COMPARE(said(1, DayTasksModel::HeadingRole), u"Tom"_s);
}

void TestWeekPage::theKeyboardStartsAtTheChosenDay()
{
    m_page->showWeek(kFree.addDays(28)); // Its days have no tasks.

    m_page->setFocus();

    QVERIFY(list(Free).hasFocus());
}

void TestWeekPage::eventsAreAtTheHeadsOfTheirDays()
{
    must(services().events.patch(m_filled->event, {.name = u"Meadow wedding"_s}));
    QSignalSpy chosen(m_page.get(), &WeekPage::eventChosen);
    QVERIFY(!column(Free).findChild<EventChip *>());

    m_page->showWeek(kMonday.addDays(7));

    QTRY_VERIFY(column(Monday).findChild<EventChip *>());
    auto *chip = column(Monday).findChild<EventChip *>();
    QVERIFY(chip->accessibleName().startsWith(u"Meadow wedding, "_s));
    QVERIFY(chip->accessibleName().endsWith(u", Approved"_s));
    QTRY_VERIFY(list(Free).y() < list(Monday).y());
    chip->click();
    QCOMPARE(chosen.constFirst().constFirst().value<EventId>(), m_filled->event);

    const auto isRed = [this] {
        auto *shown = column(Monday).findChild<EventChip *>();
        const QImage picture = shown ? shown->grab().toImage() : QImage();
        for (int x = 0; x < picture.width(); ++x) {
            const QColor colour = picture.pixelColor(x, metric::kSpace4 + metric::kSwatch / 2);
            if (colour.red() > 2 * std::max(colour.green(), colour.blue()))
                return true;
        }
        return false;
    };
    QVERIFY(!isRed());
    must(services().events.patch(m_filled->event, {.colourScheme = QStringList{u"Red"_s}}));
    QTRY_VERIFY(isRed()); // Its palette is beside its hour.

    must(services().events.patch(m_filled->event, {.status = u"cancelled"_s}));
    QTRY_VERIFY(!column(Monday).findChild<EventChip *>());
}

void TestWeekPage::peopleHaveColoursOfTheirOwn()
{
    const auto few = personColours({u"Tom"_s, u"Ada"_s, u"Tom"_s, u"Eve"_s, u"Kim"_s});
    QCOMPARE(few.size(), 4);
    QCOMPARE(QSet<int>(few.cbegin(), few.cend()).size(), 4);
    QCOMPARE(personColours({u"Ada"_s}), (QHash<QString, int>{{u"Ada"_s, few.value(u"Ada"_s)}})); // In each week.

    add(u"Call"_s, kFree, u"Ada"_s);
    add(u"Sweep"_s, kFree);
    QTRY_COMPARE(tasks(Free).size(), 2);
    const auto colour = [this](int row) {
        return column(Free).model().index(row, 0).data(DayTasksModel::ColourRole).toInt();
    };
    QCOMPARE(colour(0), few.value(u"Ada"_s));
    QCOMPARE(colour(1), -1);
}

void TestWeekPage::theDaysProductionSheetIsShown()
{
    choose(Sunday, u"Design"_s);

    QTest::keyClick(m_page.get(), Qt::Key_P, Qt::ControlModifier);

    auto *preview = m_page->findChild<DocumentPreview *>();
    QVERIFY(preview->isVisible());
    QTRY_COMPARE(preview->renderer()->count(), 1);
    QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier); // Leaves the sheet to add a task to the week.
    QVERIFY(!preview->isVisible());
}

STEMDESK_TEST(TestWeekPage)

} // namespace stemdesk::week_page_test

#include "tst_week_page.moc"
