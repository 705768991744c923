#include "core/domain/shops/shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/typed_page.h"
#include "ui/pages/event/pricing/design_time_model.h"
#include "ui/pages/event/recipe/group_price.h"
#include "ui/pages/week/day_column.h"
#include "ui/pages/week/day_tasks_model.h"
#include "ui/pages/week/week_page.h"
#include "ui/tasks/new_task_row.h"
#include "ui/widgets/layout/card_list.h"
#include "ui/words/day_text.h"

#include <QDateTime>
#include <QMenu>

namespace stemdesk::typed_work_test {

using namespace stemdesk::ui;

/// Input as typed in five countries while an event is priced and made and its goods come in.
class TestTypedWork : public TypedPage {
    Q_OBJECT

private Q_SLOTS:
    void init() { beginOrGoOn(); }
    void cleanup() { closePage(); }
    void cleanupTestCase() { end(); }

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
    /// No two that follow each other mean the same.
    static QList<std::pair<QString, double>> durationsTyped()
    {
        return {{u"90"_s, 90.0},      {u"1:15"_s, 75.0},   {u"2h30"_s, 150.0},  {u"1,5 h"_s, 90.0},
                {u"2 Std."_s, 120.0}, {u"3 uur"_s, 180.0}, {u"45 min"_s, 45.0}, {u"20 minutos"_s, 20.0}};
    }
    QLineEdit *lineIn(QWidget &place, int at) { return place.findChildren<QLineEdit *>().value(at); }
};

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
    const QString name = u"Fixed price of %1, incl. tax"_s.arg(event().groups.constFirst().name);
    const auto price = [this] { return event().groups.constFirst().fixedPriceIncTax; };
    for (const auto &[text, sum] : otherSumsTyped()) {
        enter(name, text);
        QTRY_COMPARE(price(), std::optional(sum));
    }
    enter(name, u"a lot"_s);
    QCOMPARE(field(name)->text(), u"a lot"_s);
    QCOMPARE(price(), std::optional(5'250.0));
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
    page->resize(1600, 900); // With the panel of the chosen task.
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
    const QString title = u"Strip the roses, "_s + QString::fromLatin1(QTest::currentDataTag());
    typeInto(*lineIn(*row, 0), title);
    typeInto(*lineIn(*row, 1), u"29.5.26"_s);
    typeInto(*lineIn(*row, 3), u"1,5 h"_s);
    QTest::keyClick(lineIn(*row, 3), Qt::Key_Return);
    const auto added = [&] {
        for (const Task &each : must(m_shop->services().tasks.list({}, {.limit = 50})).rows) {
            if (each.title == title)
                return each;
        }
        return Task();
    };
    QTRY_COMPARE(added().on, QDate(2026, 5, 29));
    QCOMPARE(added().minutes, std::optional(90.0));
}

void TestTypedWork::goodsThatWereNotGood()
{
    openGoods();
    TableView *table = goods();
    const auto notes = [this] { return goodsLine().notes; };
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
    enter(u"Received on"_s, u"28.2.26"_s);
    QTRY_COMPARE(notes().receivedOn, std::optional(QDate(2026, 2, 28)));
    enter(u"Received on"_s, u"30/12"_s); // Goods came in on the last such day.
    QTRY_COMPARE(notes().receivedOn, std::optional(QDate(2025, 12, 30)));
}

STEMDESK_TEST(TestTypedWork)

} // namespace stemdesk::typed_work_test

#include "tst_typed_work.moc"
