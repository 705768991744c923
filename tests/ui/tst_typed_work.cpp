#include "core/domain/shops/shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/typed_page.h"
#include "tests/support/with_text.h"
#include "ui/day_text.h"
#include "ui/pages/event/payments/invoice_form.h"
#include "ui/pages/event/payments/payments_model.h"
#include "ui/pages/event/payments/payments_tab.h"
#include "ui/pages/event/pricing/design_time_model.h"
#include "ui/pages/event/quotes/quotes_tab.h"
#include "ui/pages/event/recipe/group_price.h"
#include "ui/pages/orders/goods_card.h"
#include "ui/pages/orders/goods_model.h"
#include "ui/pages/orders/saved_sheets.h"
#include "ui/pages/week/day_column.h"
#include "ui/pages/week/day_tasks_model.h"
#include "ui/pages/week/new_task_row.h"
#include "ui/pages/week/week_page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/card_list.h"
#include "ui/widgets/new_row.h"
#include "ui/widgets/table_view.h"

#include <QApplication>
#include <QComboBox>
#include <QDateTime>
#include <QMenu>

namespace stemdesk::typed_work_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Days, times and how long things take, as people of five countries type them, wherever no field of days asks for
/// them; and what was typed while an event is sold, made and delivered.
class TestTypedWork : public TypedPage {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        begin();
    }
    void cleanup() { end(); }

    void theDayToAskAgain_data() { locales(); }
    void theDayToAskAgain();
    void timesOfAnEvent_data() { locales(); }
    void timesOfAnEvent();
    void theLastDayOfAQuote_data() { locales(); }
    void theLastDayOfAQuote();
    void daysOfPayments_data() { locales(); }
    void daysOfPayments();
    void theDayAnInvoiceIsDue_data() { locales(); }
    void theDayAnInvoiceIsDue();
    void daysOfInstalments_data() { locales(); }
    void daysOfInstalments();
    void fixedPrices_data() { locales(); }
    void fixedPrices();
    void timesOfArrangements_data() { locales(); }
    void timesOfArrangements();
    void tasks_data() { locales(); }
    void tasks();
    void goodsThatWereNotGood_data() { locales(); }
    void goodsThatWereNotGood();

private:
    QDate today() { return shopToday(m_shop->context()); }
    QList<std::pair<QString, QDate>> daysTyped()
    {
        const QDate ninth(2027, 1, 9);
        return {{u"09/01/2027"_s, ninth},
                {u"9.1.27"_s, ninth},
                {u"6/3/2027"_s, QDate(2027, 3, 6)},
                {QLocale().toString(ninth, u"d MMM yyyy"_s), ninth},
                {u"+7"_s, today().addDays(7)}};
    }
    static QList<std::pair<QString, double>> durationsTyped()
    {
        return {{u"90"_s, 90.0},      {u"1:15"_s, 75.0},   {u"2h30"_s, 150.0},  {u"1,5 h"_s, 90.0},
                {u"2 Std."_s, 120.0}, {u"3 uur"_s, 180.0}, {u"45 min"_s, 45.0}, {u"20 minutos"_s, 20.0}};
    }
    QLineEdit *lineIn(QWidget &place, int at) { return place.findChildren<QLineEdit *>().value(at); }
};

void TestTypedWork::theDayToAskAgain()
{
    open(eventPage(1));
    for (const auto &[text, day] : daysTyped()) {
        enter(u"Follow up on"_s, text);
        QTRY_COMPARE(event().followUpOn, std::optional(day));
        QTRY_COMPARE(field(u"Follow up on"_s)->text(), mediumDate(day)); // It says how it read it.
    }
    enter(u"Follow up on"_s, u"31/2/27"_s);
    QCOMPARE(field(u"Follow up on"_s)->text(), u"31/2/27"_s);
    QVERIFY(field(u"Follow up on"_s)->isRefused());
}

void TestTypedWork::timesOfAnEvent()
{
    const QDateTime noon(QDate(2026, 6, 1), QTime(12, 0), zoneOf(m_shop->context().shop));
    must(m_shop->services().events.patch(m_filled->event, {.ceremonyStart = std::optional(noon.toMSecsSinceEpoch())}));
    open(eventPage(1));
    const auto time = [&] {
        return QDateTime::fromMSecsSinceEpoch(event().ceremonyStart.value_or(0), noon.timeZone()).time();
    };
    for (const auto &[text, stored] : {std::pair(u"14:30"_s, QTime(14, 30)), std::pair(u"9"_s, QTime(9, 0)),
                                       std::pair(u"2.45 pm"_s, QTime(14, 45)), std::pair(u"16h15"_s, QTime(16, 15)),
                                       std::pair(u"0930"_s, QTime(9, 30)), std::pair(u"18 Uhr"_s, QTime(18, 0))}) {
        enter(u"Ceremony from: time"_s, text);
        QTRY_COMPARE(time(), stored);
    }
    enter(u"Ceremony from: time"_s, u"25:00"_s);
    QCOMPARE(field(u"Ceremony from: time"_s)->text(), u"25:00"_s);
    QCOMPARE(time(), QTime(18, 0));
}

void TestTypedWork::theLastDayOfAQuote()
{
    open(eventPage(3));
    QTRY_VERIFY(m_page->findChild<QuotesTab *>() && m_page->findChild<QuotesTab *>()->isVisible());
    auto *tab = m_page->findChild<QuotesTab *>();
    const auto quotes = [this] { return must(m_shop->services().quotes.list(m_filled->event, {}, {})).rows; };
    int sent = 0;
    for (const auto &[text, day] : daysTyped()) {
        tab->startQuote();
        auto *row = tab->findChild<NewRow *>();
        typeInto(*lineIn(*row, 0), text);
        QTest::keyClick(lineIn(*row, 0), Qt::Key_Return);
        sent += 1;
        QTRY_COMPARE(quotes().size(), sent);
        QCOMPARE(quotes().constFirst().validUntil, std::optional(day));
        for (QWidget *window : QApplication::topLevelWidgets()) { // Where to save it.
            if (window != m_page.get() && window->isVisible())
                window->close();
        }
    }
}

void TestTypedWork::daysOfPayments()
{
    open(eventPage(4));
    QTRY_VERIFY(m_page->findChild<PaymentsTab *>() && m_page->findChild<PaymentsTab *>()->isVisible());
    const auto payments = [this] { return must(m_shop->services().payments.list(m_filled->event, {}, {})).rows; };
    auto *row = m_page->findChild<NewRow *>();
    typeInto(*lineIn(*row, 0), u"50"_s);
    typeInto(*lineIn(*row, 1), u"9.1.27"_s);
    QTest::keyClick(lineIn(*row, 1), Qt::Key_Return);
    QTRY_COMPARE(payments().size(), 1);
    QCOMPARE(payments().constFirst().paidOn, QDate(2027, 1, 9));
    auto *model = m_page->findChild<PaymentsModel *>();
    QTRY_COMPARE(model->rowCount(), 1);
    TableView *table = nullptr;
    for (auto *candidate : m_page->findChildren<TableView *>())
        table = candidate->model() == model ? candidate : table;
    QVERIFY(table);
    for (const auto &[text, day] : daysTyped()) {
        enter(*table, model->index(0, PaymentsModel::PaidOn), text);
        QTRY_COMPARE(payments().constFirst().paidOn, day);
    }
    for (const QString &sum : sumsTyped()) {
        enter(*table, model->index(0, PaymentsModel::Amount), u"7"_s);
        QTRY_COMPARE(payments().constFirst().amount.amount(), 7.0);
        enter(*table, model->index(0, PaymentsModel::Amount), sum);
        QTRY_COMPARE(payments().constFirst().amount.amount(), 1'250.0);
    }
}

void TestTypedWork::theDayAnInvoiceIsDue()
{
    auto *form = new InvoiceForm;
    open(form);
    for (const auto &[text, day] : daysTyped()) {
        form->startInvoice({}, {}, m_shop->context().shop);
        for (auto *due : form->findChildren<QLineEdit *>()) {
            if (due->accessibleName() == u"Due on"_s)
                typeInto(*due, text);
        }
        const auto request = form->taken({}, today());
        QVERIFY(request);
        QCOMPARE(request->dueOn, std::optional(day));
    }
}

void TestTypedWork::daysOfInstalments()
{
    open(eventPage(4));
    QTRY_VERIFY(withText<Button>(*m_page, u"Change the plan"_s));
    withText<Button>(*m_page, u"Change the plan"_s)->click();
    const auto due = [this] { return event().paymentPlan.value_or(PaymentPlan()).value(0).due; };
    const auto choose = [this](const QString &words) {
        for (auto *box : m_page->findChildren<QComboBox *>()) {
            if (box->accessibleName() == u"Due"_s && box->isVisible()) {
                box->setCurrentText(words);
                Q_EMIT box->activated(box->currentIndex());
                return;
            }
        }
    };
    choose(u"Days after acceptance"_s);
    for (const auto &[text, days] : {std::pair(u"7"_s, 7), std::pair(u"10 days"_s, 10), std::pair(u"21 Tage"_s, 21)}) {
        enter(u"Day, or number of days"_s, text);
        QTRY_COMPARE(due().days, std::optional(days));
    }
    choose(u"On a day"_s);
    for (const auto &[text, day] : daysTyped()) {
        enter(u"Day, or number of days"_s, text);
        QTRY_COMPARE(due().date, std::optional(day));
    }
}

void TestTypedWork::fixedPrices()
{
    open(eventPage(0));
    QTRY_VERIFY(m_page->findChild<GroupPrice *>());
    QMenu menu;
    m_page->findChild<GroupPrice *>()->fillMenu(menu);
    for (QAction *action : menu.actions()) {
        if (action->text() == u"Fix…"_s)
            action->trigger();
    }
    const QString name = u"Fixed price of %1, with tax"_s.arg(event().groups.constFirst().name);
    const auto price = [this] { return event().groups.constFirst().fixedPriceIncTax; };
    for (const QString &sum : sumsTyped()) {
        enter(name, u"7"_s);
        QTRY_COMPARE(price(), std::optional(7.0));
        enter(name, sum);
        QTRY_COMPARE(price(), std::optional(1'250.0));
    }
    enter(name, u"a lot"_s);
    QCOMPARE(field(name)->text(), u"a lot"_s);
    QCOMPARE(price(), std::optional(1'250.0));
}

void TestTypedWork::timesOfArrangements()
{
    open(eventPage(2));
    QTRY_VERIFY(m_page->findChild<DesignTimeModel *>());
    auto *model = m_page->findChild<DesignTimeModel *>();
    TableView *table = nullptr;
    for (auto *candidate : m_page->findChildren<TableView *>())
        table = candidate->model() == model ? candidate : table;
    QVERIFY(table);
    for (const auto &[text, minutes] : durationsTyped()) {
        enter(*table, model->index(0, DesignTimeModel::Each), u"7"_s);
        QTRY_COMPARE(event().groups.constFirst().minutesPerCopy, std::optional(7.0));
        enter(*table, model->index(0, DesignTimeModel::Each), text);
        QTRY_COMPARE(event().groups.constFirst().minutesPerCopy, std::optional(minutes));
    }
}

void TestTypedWork::tasks()
{
    const TaskId id = must(m_shop->services().tasks.create({.title = u"Wire"_s, .on = QDate(2026, 5, 27)})).id;
    const auto task = [&] { return must(m_shop->services().tasks.find(id)); };
    auto *page = new WeekPage(m_shop->context());
    open(page);
    page->showWeek(QDate(2026, 5, 25));
    const auto chosen = [&] {
        for (auto *column : page->findChildren<DayColumn *>()) {
            for (int row = 0; row < column->model().rowCount(); ++row) {
                if (column->model().rows().at(row).task.id == id) {
                    column->list().setFocus();
                    column->list().setCurrentIndex(column->model().index(row, 0));
                    return true;
                }
            }
        }
        return false;
    };
    QTRY_VERIFY(chosen());
    for (const auto &[text, minutes] : durationsTyped()) {
        enter(u"How long"_s, u"7"_s);
        QTRY_COMPARE(task().minutes, std::optional(7.0));
        enter(u"How long"_s, text);
        QTRY_COMPARE(task().minutes, std::optional(minutes));
    }
    enter(u"How long"_s, u"1:75"_s);
    QCOMPARE(field(u"How long"_s)->text(), u"1:75"_s);
    enter(u"From"_s, u"9h30"_s);
    QTRY_VERIFY(task().startsAt.has_value());
    const QTimeZone zone = zoneOf(m_shop->context().shop);
    QCOMPARE(QDateTime::fromMSecsSinceEpoch(*task().startsAt, zone).time(), QTime(9, 30));
    enter(u"Day"_s, u"28.5.26"_s);
    QTRY_COMPARE(task().on, QDate(2026, 5, 28));
    page->startNew();
    auto *row = page->findChild<NewTaskRow *>();
    typeInto(*lineIn(*row, 0), u"Strip the roses"_s);
    typeInto(*lineIn(*row, 1), u"29.5.26"_s);
    typeInto(*lineIn(*row, 3), u"1,5 h"_s);
    QTest::keyClick(lineIn(*row, 3), Qt::Key_Return);
    const auto added = [&] {
        for (const Task &each : must(m_shop->services().tasks.list({}, {.limit = 50})).rows) {
            if (each.title == u"Strip the roses"_s)
                return each;
        }
        return Task();
    };
    QTRY_COMPARE(added().on, QDate(2026, 5, 29));
    QCOMPARE(added().minutes, std::optional(90.0));
}

void TestTypedWork::goodsThatWereNotGood()
{
    must(m_shop->services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses,
                                            {.supplierId = m_filled->supplier}));
    const OrderSheetId sheet = must(m_shop->services().orderSheets.save({m_filled->event})).id;
    auto *page = new SavedSheets(m_shop->context());
    open(page);
    page->open(sheet);
    const auto ofSupplier = [page]() -> GoodsCard * {
        for (auto *card : page->findChildren<GoodsCard *>()) {
            if (!card->findChild<GoodsModel *>()->supplier().isNull())
                return card;
        }
        return nullptr;
    };
    QTRY_VERIFY(ofSupplier());
    auto *table = ofSupplier()->findChild<TableView *>();
    const auto notes = [&] {
        for (const OrderSheetSupplier &each : must(m_shop->services().orderSheets.find(sheet)).suppliers) {
            if (each.supplierId == m_filled->supplier)
                return each.lines.constFirst().notes;
        }
        return ReceivedNotes();
    };
    enter(*table, table->model()->index(0, GoodsModel::Received), u"2 St."_s);
    QTRY_COMPARE(notes().receivedOn, std::optional(today()));
    for (const auto &[text, units] :
         {std::pair(u"3"_s, 3.0), std::pair(u"2,5"_s, 2.5), std::pair(u"4 Stiele"_s, 4.0)}) {
        enter(*table, table->model()->index(0, GoodsModel::Rejected), text);
        QTRY_COMPARE(notes().rejectedUnits, units);
    }
    for (const QString &sum : {u"£5.50"_s, u"5,50 €"_s, u"5,5"_s}) {
        enter(u"Credited by them"_s, u"3"_s);
        QTRY_COMPARE(notes().creditExclTax, 3.0);
        enter(u"Credited by them"_s, sum);
        QTRY_COMPARE(notes().creditExclTax, 5.5);
    }
    for (const auto &[text, day] : daysTyped()) {
        enter(u"Received on"_s, text);
        QTRY_COMPARE(notes().receivedOn, std::optional(day));
    }
}

STEMDESK_TEST(TestTypedWork)

} // namespace stemdesk::typed_work_test

#include "tst_typed_work.moc"
