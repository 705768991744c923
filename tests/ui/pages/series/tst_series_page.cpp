#include "ui/pages/series/series_page.h"

#include "core/base/day.h"
#include "core/domain/series/occurrence_copy.h"
#include "tests/support/page_test.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/series/series_events.h"
#include "ui/pages/series/series_model.h"
#include "ui/pages/series/series_panel.h"
#include "ui/series/repeat_actions.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDateTime>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::series_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestSeriesPage : public PageTest<SeriesPage> {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void modelKeepsItsPromises();
    void everySeriesHasItsWords();
    void theEventItIsMadeFromCounts();
    void fieldsAreStoredAndUndone();
    void aSeriesIsRenamedInTheList();
    void theRuleIsInAFieldLikeTheOthers();
    void daysAreSkippedAndMoved();
    void whatStaysOnASkippedDayIsSaid();
    void aRuleIsChosen();
    void pausingStopsIt();
    void eventsAreOpenedFromThePanel();
    void aSeriesIsBegunFromThePage();
    void templatesAreWrittenAnew();
    void aDeletedSeriesComesBack();

private:
    Series stored() { return must(services().series.find(m_series)); }
    QString cell(int column) const
    {
        return m_page->findChild<TableView *>()->model()->index(0, column).data().toString();
    }
    ValueField *field(const QString &name)
    {
        const auto fields = m_page->findChild<SeriesPanel *>()->findChildren<ValueField *>();
        const auto found = std::ranges::find(fields, name, &QWidget::accessibleName);
        return found == fields.cend() ? nullptr : *found;
    }
    void type(const QString &name, const QString &text)
    {
        ValueField *line = field(name);
        QVERIFY(line);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }

    std::unique_ptr<Spoken> m_spoken;
    SeriesId m_series;
    ContactId m_client;
};

void TestSeriesPage::init()
{
    m_spoken = std::make_unique<Spoken>(u"en"_s, british());
    fillShop();
    m_client = must(services().contacts.create({.name = u"The Grand"_s})).id;
    m_series = must(services().series.create({.name = u"Lobby"_s,
                                              .contactId = m_client,
                                              .templateEventIds = rotaText({m_filled->event}),
                                              .rule = u"FREQ=WEEKLY;BYDAY=MO"_s,
                                              .startsOn = QDate(2026, 3, 2)}))
                   .series.id;
    showPage();
}

void TestSeriesPage::cleanup()
{
    ShopTest::cleanup();
    m_spoken.reset();
}

void TestSeriesPage::modelKeepsItsPromises()
{
    auto *model = m_page->findChild<SeriesModel *>();
    const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);

    must(services().series.remove(m_series, FutureEvents::Keep));

    QTRY_COMPARE(model->rowCount(), 0);
}

void TestSeriesPage::everySeriesHasItsWords()
{
    QCOMPARE(cell(SeriesModel::Name), u"Lobby"_s);
    QCOMPARE(cell(SeriesModel::Client), u"The Grand"_s);
    QCOMPARE(cell(SeriesModel::Repeats), u"Every week on Monday"_s);
    const auto *model = m_page->findChild<TableView *>()->model();
    QCOMPARE(model->index(0, SeriesModel::State).data(ChipTextRole).toString(), u"Active"_s);
    const auto ahead = must(eventsAhead(services(), stored(), shopToday(m_shop->context())));
    QTRY_COMPARE(cell(SeriesModel::Next),
                 mediumDate(dayOfOccurrence(ahead.constFirst(), zoneOf(m_shop->context().shop))));
    QCOMPARE(cell(SeriesModel::Price), moneyText(ahead.constFirst().totals.customerPriceIncTax, u"GBP"_s));
}

void TestSeriesPage::theEventItIsMadeFromCounts()
{
    const QDate today = shopToday(m_shop->context());
    must(services().events.patch(m_filled->event, {.venueStart = std::optional(m_shop->shop().now())}));

    const auto ahead = must(eventsAhead(services(), stored(), today));

    QCOMPARE(ahead.constFirst().id, m_filled->event); // Today's.
    QCOMPARE(std::ranges::count(ahead, m_filled->event, &Event::id), 1);
    QCOMPARE(must(readSeriesOutlooks(services(), {m_series}, today)).value(m_series).next, today);
}

void TestSeriesPage::fieldsAreStoredAndUndone()
{
    type(u"Name"_s, u"Lobby and bar"_s);
    QTRY_COMPARE(stored().name, u"Lobby and bar"_s);
    QTRY_COMPARE(cell(SeriesModel::Name), u"Lobby and bar"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(stored().name, u"Lobby"_s);

    type(u"Client"_s, u"nobody"_s);
    QTRY_VERIFY(!field(u"Client"_s)->accessibleDescription().isEmpty() || field(u"Client"_s)->needsAnswer());
    QCOMPARE(stored().contactId, m_client);
    type(u"Create ahead"_s, u"35"_s);
    QTRY_COMPARE(stored().daysAhead, 35);
    QCOMPARE(stored().eventsCount, 5);
}

void TestSeriesPage::aSeriesIsRenamedInTheList()
{
    QAbstractItemModel *model = m_page->findChild<TableView *>()->model();
    const QModelIndex name = model->index(0, SeriesModel::Name);
    QVERIFY(name.flags().testFlag(Qt::ItemIsEditable));
    QVERIFY(!model->index(0, SeriesModel::Repeats).flags().testFlag(Qt::ItemIsEditable));

    QVERIFY(model->setData(name, u"Lobby and bar"_s));

    QTRY_COMPARE(stored().name, u"Lobby and bar"_s);
    QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Rename Lobby"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(cell(SeriesModel::Name), u"Lobby"_s);
}

void TestSeriesPage::theRuleIsInAFieldLikeTheOthers()
{
    const auto buttons = m_page->findChildren<IconButton *>();
    const auto change = std::ranges::find(buttons, u"Change how often it repeats"_s, &QWidget::accessibleName);
    QVERIFY(change != buttons.cend());

    QTRY_COMPARE((*change)->parentWidget()->height(), metric::chipHeight()); // As a field is in the program's style.
}

void TestSeriesPage::daysAreSkippedAndMoved()
{
    type(u"Skipped days"_s, u"30 mar 2026; 6 apr 2026"_s);
    QTRY_COMPARE(stored().skips, (QStringList{u"2026-03-30"_s, u"2026-04-06"_s}));
    QCOMPARE(stored().eventsCount, 2);
    type(u"Moved days"_s, u"13 apr 2026 > 14 apr 2026"_s);
    QTRY_COMPARE(movesOf(stored()), (QList<SeriesMove>{{QDate(2026, 4, 13), QDate(2026, 4, 14)}}));
}

void TestSeriesPage::whatStaysOnASkippedDayIsSaid()
{
    auto *events = m_page->findChild<SeriesEvents *>();
    const auto says = [events](const QString &words) {
        const auto labels = events->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(words); });
    };
    const Event made = must(services().series.occurrences(m_series)).constFirst();
    must(services().events.patch(made.id, {.name = u"Lobby and bar"_s}));
    const QDate on = made.occurrence->on;
    QVERIFY(!says(u"leaves out"_s));

    type(u"Skipped days"_s, on.toString(u"d MMM yyyy"_s) + u"; "_s + plusDays(on, 1).toString(u"d MMM yyyy"_s));

    QTRY_VERIFY(says(u"Skipped, but not a day of the series: "_s + mediumDate(plusDays(on, 1))));
    QVERIFY(says(u"Lobby and bar · changed on its own · kept"_s));
    QVERIFY(says(u"leaves out"_s));
}

void TestSeriesPage::aRuleIsChosen()
{
    const auto buttons = m_page->findChildren<IconButton *>();
    const auto change = std::ranges::find(buttons, u"Change how often it repeats"_s, &QWidget::accessibleName);
    QVERIFY(change != buttons.cend());
    (*change)->click();
    auto *dialog = m_page->findChild<RepeatDialog *>();
    QVERIFY(dialog);
    const auto choices = dialog->findChildren<ChoiceField *>();
    Q_EMIT choices.at(0)->chosen(QString::number(int(Repeat::SecondWeek)));
    withText<Button>(*dialog, u"Change"_s)->click();

    QTRY_COMPARE(stored().rule, u"FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"_s);
}

void TestSeriesPage::pausingStopsIt()
{
    auto *status = m_page->findChild<SeriesPanel *>()->findChild<ChoiceField *>();

    Q_EMIT status->chosen(u"paused"_s);

    QTRY_COMPARE(stored().status, u"paused"_s);
    const auto *model = m_page->findChild<TableView *>()->model();
    QTRY_COMPARE(model->index(0, SeriesModel::State).data(ChipTextRole).toString(), u"Paused"_s);
}

void TestSeriesPage::eventsAreOpenedFromThePanel()
{
    auto *events = m_page->findChild<SeriesEvents *>();
    QTRY_COMPARE(events->findChildren<FlushLink *>().size(), 6); // Four, and the template, which is to come too.
    const QSignalSpy chosen(m_page.get(), &SeriesPage::eventChosen);

    events->findChildren<FlushLink *>().constLast()->click();

    QCOMPARE(chosen.at(0).at(0).value<EventId>(), m_filled->event);
}

void TestSeriesPage::aSeriesIsBegunFromThePage()
{
    const auto start = std::optional(QDateTime(QDate(2026, 3, 26), QTime(10, 0), QTimeZone::utc()).toMSecsSinceEpoch());
    const EventId bar = must(services().events.create({.name = u"Bar"_s, .venueStart = start})).event.id;
    const QString longest = u"The golden anniversary lunch at the pier"_s;
    must(services().events.create({.name = longest, .venueStart = start}));
    withText<Button>(*m_page, u"New series"_s)->click();
    auto *dialog = m_page->findChild<RepeatDialog *>();
    QVERIFY(dialog);
    const auto *event = dialog->findChildren<ChoiceField *>().constFirst();
    QTRY_VERIFY(event->width() > event->fontMetrics().horizontalAdvance(longest));
    withText<Button>(*dialog, u"Create the series"_s)->click();
    QVERIFY(dialog->isVisible()); // No event is chosen.

    Q_EMIT dialog->findChildren<ChoiceField *>().constFirst()->chosen(QString::fromLatin1(bar.text()));
    QCOMPARE(dialog->name(), u"Bar"_s);
    withText<Button>(*dialog, u"Create the series"_s)->click();

    QTRY_COMPARE(must(services().series.list({}, {})).rows.size(), 2);
    const Series made = must(services().series.list({}, {})).rows.constLast();
    QCOMPARE(rotaOf(made), QList<EventId>{bar});
    QCOMPARE(made.startsOn, QDate(2026, 4, 2)); // A week later.
    QTRY_COMPARE(m_page->current(), made.id);
}

void TestSeriesPage::templatesAreWrittenAnew()
{
    must(services().events.patch(m_filled->event, {.name = u"Bar"_s}));
    const QSignalSpy noted(m_page.get(), &SeriesPage::noted);

    withText<Button>(*m_page, u"Apply the template again"_s)->click();

    QTRY_COMPARE(must(services().series.occurrences(m_series)).constLast().name, u"Bar"_s);
    QTRY_COMPARE(noted.size(), 1);
    QVERIFY(noted.at(0).at(0).toString().startsWith(u"4 events"_s));
}

void TestSeriesPage::aDeletedSeriesComesBack()
{
    const auto actions = m_page->findChild<SeriesPanel *>()->findChildren<QAction *>();
    (*std::ranges::find(actions, u"Delete"_s, &QAction::text))->trigger();

    QTRY_VERIFY(must(services().series.list({}, {})).rows.isEmpty());
    m_shop->edits().undo();
    QTRY_COMPARE(must(services().series.list({}, {})).rows.size(), 1);
    QCOMPARE(stored().eventsCount, 4);
}

STEMDESK_TEST(TestSeriesPage)

} // namespace stemdesk::series_page_test

#include "tst_series_page.moc"
