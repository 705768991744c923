#include "core/base/day.h"
#include "core/domain/series/occurrence_copy.h"
#include "core/domain/shops/time_zone.h"
#include "tests/support/spoken.h"
#include "tests/support/summed_tables.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_test.h"
#include "ui/pages/figures/figure_words.h"
#include "ui/pages/figures/figures_page.h"
#include "ui/pages/series/series_page.h"
#include "ui/series/repeat_actions.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QTimeZone>

#include <algorithm>

namespace stemdesk::standing_work_test {

using namespace stemdesk::ui;

namespace {

constexpr int kClients = 12;
// Times of an unhurried user.
constexpr int kMsPerClick = 2'500;
constexpr int kMsPerKey = 300;

} // namespace

/// A year of twelve clients with flowers every week, set up in the window; then one is changed from July on, a Monday
/// skipped, one ordered together with a wedding, the month invoiced in one act, one invoice paid in part and one
/// reminded of, the months added up, and one client paused in August. Prints what each step took.
class TestStandingWork : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aYearOfTwelveClients();

private:
    Event event(const EventId &id) { return must(services().events.find(id)); }
    EventId eventNamed(const QString &name)
    {
        for (const Event &each : must(services().events.list({}, {.limit = 200})).rows) {
            if (each.name == name && each.occurrence.value_or(Occurrence{}).seriesId.isNull())
                return each.id;
        }
        return {};
    }
    QList<Series> series() { return must(services().series.list({}, {})).rows; }
    Event occurrence(QDate day)
    {
        const QList<Event> events = must(services().series.occurrences(m_lobby));
        const auto found = std::ranges::find_if(
            events, [&](const Event &each) { return each.occurrence && each.occurrence->on == day; });
        if (found == events.cend())
            return {};
        const auto whole = services().events.find(found->id); // The window may have deleted it since.
        return whole ? *whole : Event();
    }

    void makeEvent(int client);
    void makeArrangement();
    void nameClient(int client);
    void approve();
    void repeat(int client);
    void skipAMonday();
    void changeFromJulyOn();
    void orderWithAWedding();
    void invoiceTheMonth();
    void payInPart();
    void remindOne();
    void addUpTheFigures();
    void pauseAnotherInAugust();

    QList<Invoice> invoices() { return must(services().invoices.list({}, {.limit = 100})).rows; }
    /// Moves the clock to the morning of that day in the shop, after the work of midnight.
    void comeTo(QDate day);
    void setStatus(const QString &status);
    static bool isShown(const QWidget &page, const QString &text);

    EventId m_made;
    SeriesId m_lobby; ///< The series of the client whose day is Monday.
    SeriesId m_paused;
};

void TestStandingWork::init()
{
    QLocale::setDefault(british());
    fillShop();
    for (int client = 0; client < kClients; ++client)
        must(services().contacts.create({.name = u"Hotel %1"_s.arg(QChar(u'A' + client)), .invoicing = u"month"_s}));
    showWindow();
}

void TestStandingWork::aYearOfTwelveClients()
{
    for (int client = 0; client < kClients; ++client) {
        m_hand->begin(u"a client every week"_s);
        makeEvent(client);
        nameClient(client);
        makeArrangement();
        approve();
        repeat(client);
        if (QTest::currentTestFailed())
            return;
    }
    const CountingHand::Step setup = m_hand->total();
    qInfo("%-44s %3d clicks %4d keys", "twelve of them", setup.clicks, setup.keys);
    QVERIFY(setup.clicks * kMsPerClick + setup.keys * kMsPerKey <= 10 * 60'000);
    for (void (TestStandingWork::*step)() :
         {&TestStandingWork::skipAMonday, &TestStandingWork::changeFromJulyOn, &TestStandingWork::orderWithAWedding,
          &TestStandingWork::invoiceTheMonth, &TestStandingWork::payInPart, &TestStandingWork::remindOne,
          &TestStandingWork::addUpTheFigures, &TestStandingWork::pauseAnotherInAugust}) {
        (this->*step)();
        if (QTest::currentTestFailed())
            return;
    }
}

void TestStandingWork::makeEvent(int client)
{
    const int before = int(must(services().events.list({}, {.limit = 200})).rows.size());
    const QString name = u"Lobby %1"_s.arg(QChar(u'A' + client));
    m_hand->stroke(Qt::CTRL | Qt::Key_2);
    QTRY_COMPARE(m_window->currentPage(), u"events"_s);
    m_hand->stroke(Qt::CTRL | Qt::Key_N);
    m_hand->enterInto(u"Name of the event"_s, name);
    QTRY_COMPARE(int(must(services().events.list({}, {.limit = 200})).rows.size()), before + 1);
    m_made = {};
    QTRY_VERIFY(!(m_made = eventNamed(name)).isNull());
    QTRY_COMPARE(m_window->currentPage(), u"event"_s);
}

/// Keeps the default name, because a window that becomes active late would end the typing of another.
void TestStandingWork::makeArrangement()
{
    m_hand->turnTo(u"Recipe"_s);
    m_hand->press(u"Add an arrangement"_s);
    m_hand->fill<QLineEdit>(u"Add a line to New arrangement"_s, u"rose\n20"_s);
    QTRY_COMPARE(event(m_made).groups.value(0).items.value(0).quantity, 20.0);
}

void TestStandingWork::nameClient(int client)
{
    m_hand->turnTo(u"Details"_s);
    QTRY_VERIFY(m_hand->seen<QLineEdit>(u"Find or add a contact"_s));
    auto *field = m_hand->seen<QLineEdit>(u"Find or add a contact"_s);
    m_hand->click(field);
    m_hand->type(u"hotel "_s + QChar(u'a' + client));
    QTRY_VERIFY(field->completer()->popup()->isVisible());
    const QString wanted = u"Hotel %1"_s.arg(QChar(u'A' + client));
    const auto rowOf = [&] { // All clients begin with an H.
        const QAbstractItemModel *found = field->completer()->popup()->model();
        const QModelIndexList rows = found->match(found->index(0, 0), Qt::DisplayRole, wanted, 1, Qt::MatchExactly);
        return rows.isEmpty() || (client != 7 && found->rowCount() > 1) ? -1 : rows.constFirst().row();
    };
    QTRY_VERIFY(rowOf() >= 0);
    for (int row = rowOf(); row >= 0; --row)
        QTest::keyClick(field->completer()->popup(), Qt::Key_Down);
    QTest::keyClick(field->completer()->popup(), Qt::Key_Return);
    m_hand->answer([] {});
    m_hand->answer([] {});
    QTRY_COMPARE(event(m_made).contacts.size(), 1);
    QTRY_VERIFY(!field->completer()->popup()->isVisible());
    QTRY_VERIFY((m_window->activateWindow(), m_window->isActiveWindow()));
    m_hand->press(u"Venue from: set a date"_s);
    m_hand->enterInto(u"Venue from: day"_s, u"%1/3/26"_s.arg(23 + client % 5));
    QTRY_VERIFY(event(m_made).venueStart);
}

void TestStandingWork::approve()
{
    m_hand->choose(u"Status: New"_s, u"Approved"_s);
    QTRY_COMPARE(event(m_made).status, u"approved"_s);
}

void TestStandingWork::repeat(int client)
{
    m_hand->choose(u"More for this page"_s, u"Repeat"_s);
    QTRY_VERIFY(m_window->findChild<RepeatDialog *>());
    auto *dialog = m_window->findChild<RepeatDialog *>();
    QTRY_VERIFY((dialog->activateWindow(), dialog->isActiveWindow())); // choose() made the window the active one.
    m_hand->enterInto(u"Name"_s, {}); // The name of the event, weekly on its day, without an end.
    QTRY_COMPARE(series().size(), client + 1);
    QTRY_VERIFY((m_window->activateWindow(), m_window->isActiveWindow()));
    QTRY_COMPARE(m_window->currentPage(), u"series"_s);
    const QList<Series> all = series();
    const auto of =
        std::ranges::find_if(all, [&](const Series &each) { return each.templateEventIds == rotaText({m_made}); });
    QVERIFY(of != all.cend());
    QCOMPARE(of->eventsCount, 3); // The first of the four weeks is the event itself.
    QVERIFY(!of->contactId.isNull());
    if (client == 0)
        m_lobby = of->id;
}

void TestStandingWork::skipAMonday()
{
    m_hand->begin(u"a Monday skipped"_s);
    QVERIFY(!occurrence(QDate(2026, 4, 6)).id.isNull());
    m_window->findChild<SeriesPage *>()->open(m_lobby);
    m_hand->fill<ValueField>(u"Skipped days"_s, u"6/4/26"_s);
    QTRY_VERIFY(occurrence(QDate(2026, 4, 6)).id.isNull());
    QVERIFY(!occurrence(QDate(2026, 4, 13)).id.isNull());
}

void TestStandingWork::changeFromJulyOn()
{
    m_hand->begin(u"two vases from July on"_s);
    m_hand->fill<ValueField>(u"Create ahead"_s, u"140"_s);
    const QDate july(2026, 7, 6);
    QTRY_VERIFY(!occurrence(july).id.isNull());
    m_hand->press(mediumDate(july));
    QTRY_COMPARE(m_window->currentPage(), u"event"_s);
    m_hand->turnTo(u"Recipe"_s);
    m_hand->fill<QLineEdit>(u"Number of New arrangement"_s, u"2"_s);
    QTRY_VERIFY(occurrence(july).occurrence->isDetached);
    m_hand->press(u"This and the following"_s);
    QTRY_COMPARE(occurrence(july.addDays(7)).groups.value(0).quantity, 2);
    QVERIFY(!occurrence(july).occurrence->isDetached);
    QCOMPARE(occurrence(july).groups.value(0).quantity, 2);
    QCOMPARE(occurrence(july.addDays(-7)).groups.value(0).quantity, 1);
}

/// Both are ticked in the list, beside what the page offers because it is late.
void TestStandingWork::orderWithAWedding()
{
    m_hand->begin(u"a Monday ordered with a wedding"_s);
    const QDate day(2026, 3, 30);
    const Event monday = occurrence(day);
    QVERIFY(!monday.pricesKeptAt);
    m_hand->press(u"Orders"_s);
    QTRY_COMPARE(m_window->currentPage(), u"orders"_s);
    m_hand->pick(u"Events to order for"_s, {m_filled->whole().name});
    m_hand->pick(u"Events to order for"_s, {monday.name, mediumDate(day)});
    m_hand->press(u"Mark as ordered"_s);
    const auto isOrdered = [this](const EventId &id) {
        const QList<SavedSheet> sheets = must(services().savedOrders.sheetsOf(id, 10));
        return sheets.size() == 1 && sheets.constFirst().sheet.state == SheetState::Ordered;
    };
    QTRY_VERIFY(isOrdered(m_filled->event));
    QVERIFY(isOrdered(monday.id));
    QVERIFY(event(monday.id).pricesKeptAt);
    QVERIFY(!event(monday.id).occurrence->isDetached);
}

/// Events are made four weeks ahead; after the pause, missed days are not made up.
void TestStandingWork::pauseAnotherInAugust()
{
    m_hand->begin(u"another one paused in August"_s);
    const QList<Series> all = series();
    m_paused = std::ranges::find_if(all, [this](const Series &each) { return each.id != m_lobby; })->id;
    comeTo(QDate(2026, 7, 4));
    setStatus(u"Paused"_s);
    QVERIFY(!must(services().series.find(m_paused)).nextOn);
    comeTo(QDate(2026, 8, 31));
    setStatus(u"Active"_s);
    comeTo(QDate(2026, 9, 1));
    QList<QDate> days;
    for (const Event &each : must(services().series.occurrences(m_paused)))
        days += each.occurrence->on;
    const auto isIn = [&](int month) {
        return std::ranges::any_of(days, [month](QDate day) { return day.month() == month; });
    };
    QVERIFY(isIn(7));
    QVERIFY(
        std::ranges::none_of(days, [](QDate day) { return day >= QDate(2026, 8, 2) && day <= QDate(2026, 8, 30); }));
    QVERIFY(isIn(9));
}

void TestStandingWork::comeTo(QDate day)
{
    m_shop->shop().setNow(day.startOfDay(QTimeZone::utc()).toMSecsSinceEpoch() + 9 * 3'600'000LL);
    must(services().series.makeDue());
}

void TestStandingWork::setStatus(const QString &status)
{
    m_hand->press(u"Series"_s);
    QTRY_COMPARE(m_window->currentPage(), u"series"_s);
    m_window->findChild<SeriesPage *>()->open(m_paused);
    QTRY_VERIFY(m_hand->seen<ChoiceField>(u"Status"_s));
    // The dialogs may have left another window active.
    QTRY_VERIFY((m_window->activateWindow(), m_window->isActiveWindow()));
    m_hand->answer([this] { // A click would open the list instead.
        auto *field = m_hand->seen<ChoiceField>(u"Status"_s);
        field->setFocus(Qt::TabFocusReason);
        field->lineEdit()->selectAll();
    });
    m_hand->enter(status);
    QTRY_COMPARE(must(services().series.find(m_paused)).status, status.toLower());
}

void TestStandingWork::invoiceTheMonth()
{
    m_hand->begin(u"twelve invoices in one act"_s);
    comeTo(QDate(2026, 4, 1));
    m_hand->press(u"Money"_s);
    QTRY_COMPARE(m_window->currentPage(), u"money"_s);
    m_hand->press(u"Invoice the month…"_s);
    m_hand->press(u"Issue 12 invoices"_s);
    QTRY_COMPARE(invoices().size(), kClients);
    for (const Invoice &invoice : invoices()) {
        double sum = 0; // The sum of its days by their own figures.
        for (const EventId &id : invoice.events())
            sum += event(id).totals.customerPriceIncTax;
        QVERIFY(!invoice.events().isEmpty());
        QVERIFY(std::abs(invoice.unit().amount(invoice.totalIncTax()) - sum)
                < 0.005 * double(invoice.events().size()) + 1e-9);
        QCOMPARE(invoice.standing.state, InvoiceState::Open);
    }
}

void TestStandingWork::payInPart()
{
    m_hand->begin(u"one paid in part"_s);
    m_hand->turnTo(u"Invoices"_s);
    const Invoice first = invoices().constFirst();
    m_hand->pick(u"Invoices"_s, {first.number});
    m_hand->press(u"Record payment…"_s);
    QTRY_VERIFY(m_hand->seen<QLineEdit>(u"Amount"_s));
    m_hand->fill<QLineEdit>(u"Amount"_s, u"10"_s);
    QTRY_COMPARE(must(services().invoices.find(first.id)).standing.state, InvoiceState::PartPaid);
    const Invoice paid = must(services().invoices.find(first.id));
    QCOMPARE(paid.standing.paid, 1'000);
    QCOMPARE(paid.standing.open, paid.totalIncTax() - 1'000);
}

void TestStandingWork::remindOne()
{
    m_hand->begin(u"one reminded"_s);
    comeTo(QDate(2026, 4, 20)); // They were due on the 15th.
    m_hand->turnTo(u"Outstanding"_s);
    m_hand->press(u"Remind…"_s);
    m_hand->pick(u"Clients with overdue invoices"_s, {u"Hotel"_s}); // Once they are listed.
    m_hand->press(u"Note as reminded"_s);
    const auto reminded = [this] {
        const QList<Invoice> all = invoices();
        return std::ranges::count_if(all, [](const Invoice &each) { return each.standing.reminderLevel == 1; });
    };
    QTRY_COMPARE(reminded(), 1);
    m_hand->press(u"Close"_s);
    for (const Invoice &invoice : invoices())
        QCOMPARE(invoice.standing.state, InvoiceState::Overdue);
}

/// The page's figures for April and March equal the sums of its tables.
void TestStandingWork::addUpTheFigures()
{
    m_hand->begin(u"the months in figures"_s);
    m_hand->press(u"Figures"_s);
    QTRY_COMPARE(m_window->currentPage(), u"figures"_s);
    const auto page = [this] { return m_window->findChild<FiguresPage *>(); };
    for (const QString &month : {u"2026-04"_s, u"2026-03"_s}) {
        const ReportPeriod period = ReportPeriod::monthFrom(month).value();
        const PeriodReport summed = summedFromTables(services(), period, QDate(2026, 4, 20));
        const auto months = [](QDate day) { return day.year() * 12 + day.month(); };
        QTRY_VERIFY(page());
        for (int left = months(period.from()) - months(page()->period().from()); left != 0; left += left < 0 ? 1 : -1)
            m_hand->press(left < 0 ? u"Before"_s : u"After"_s);
        QTRY_COMPARE(page()->period(), period);
        for (const ReportFigure figure :
             {ReportFigure::InvoicedIncTax, ReportFigure::Received, ReportFigure::Outstanding, ReportFigure::Overdue,
              ReportFigure::CustomerPrice, ReportFigure::CostOfGoods}) {
            const double sum = figureOf(summed, figure);
            const QString shown = sum == 0 ? u"–"_s : figureText(sum, figure, m_shop->context().shop.currency);
            QTRY_VERIFY2(isShown(*page(), shown), qPrintable(figureName(figure) + u' ' + shown));
        }
    }
}

bool TestStandingWork::isShown(const QWidget &page, const QString &text)
{
    const auto labels = page.findChildren<TextLabel *>();
    return std::ranges::any_of(labels,
                               [&](const TextLabel *label) { return label->isVisible() && label->text() == text; });
}

STEMDESK_TEST(TestStandingWork)

} // namespace stemdesk::standing_work_test

#include "tst_standing_work.moc"
