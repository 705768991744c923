#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_test.h"
#include "tests/support/with_text.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/status_button.h"
#include "ui/pages/events/events_page.h"
#include "ui/pages/hire/hire_grid.h"
#include "ui/pages/hire/hire_model.h"
#include "ui/pages/hire/hire_page.h"
#include "ui/pages/hire/returns_model.h"
#include "ui/pages/hire/returns_view.h"
#include "ui/pages/hire/thing_panel.h"
#include "ui/pages/orders/goods_card.h"
#include "ui/pages/orders/orders_page.h"
#include "ui/pages/today/today_page.h"
#include "ui/pages/week/day_column.h"
#include "ui/pages/week/day_tasks_model.h"
#include "ui/pages/week/week_page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/card_list.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/below_cost_question.h"

#include <QLabel>
#include <QLocale>
#include <QTest>
#include <QTimeZone>

#include <algorithm>

namespace stemdesk::workroom_weekend_test {

using namespace stemdesk::ui;

/// Two weddings on Saturday 6 June 2026 and a conference on the Sunday, in one window from order to return. It is
/// Monday before.
class TestWorkroomWeekend : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void fromOrderToReturn();

private:
    void approve();
    void seeWhatIsShort();
    void buyWhatIsShort();
    void order();
    void planTheWeek();
    void receive();
    void checkIn();

    template <class Page>
    Page &page(const QString &id)
    {
        m_window->showPage(id);
        return *m_window->findChild<Page *>();
    }
    EventId addEvent(const QString &name, QDate day, double roses, double vases);
    QString freeOn(QDate day)
    {
        auto *model = m_window->findChild<HireModel *>();
        return model->index(0, model->columnOf(day)).data().toString();
    }
    bool todaySays(const QString &text)
    {
        const auto notes = page<TodayPage>(u"today"_s).findChildren<InlineMessage *>();
        return std::ranges::any_of(notes, [&](const InlineMessage *note) { return note->text().startsWith(text); });
    }
    Task conferenceDesign()
    {
        return must(services().tasks.list({.eventId = m_events.at(2), .kind = u"design"_s}, {})).rows.constFirst();
    }
    OrderSheetLine roses(const OrderSheetId &sheet)
    {
        for (const OrderSheetSupplier &supplier : must(services().orderSheets.find(sheet)).suppliers) {
            if (supplier.supplierId == m_filled->supplier)
                return supplier.lines.constFirst();
        }
        return {};
    }

    static constexpr Instant kMonday = 1'780'308'000'000; // 1 June 2026, 10:00 UTC
    static constexpr Instant kWeek = 7LL * 24 * 3'600'000;
    static inline const QDate kFriday{2026, 6, 5};
    static inline const QDate kSaturday{2026, 6, 6};
    static inline const QDate kSunday{2026, 6, 7};

    QList<EventId> m_events;
};

EventId TestWorkroomWeekend::addEvent(const QString &name, QDate day, double roses, double vases)
{
    const auto at = [day](int hour) {
        return std::optional<Instant>(QDateTime(day, QTime(hour, 0), QTimeZone::utc()).toMSecsSinceEpoch());
    };
    const EventId id =
        must(services().events.create({.name = name, .venueStart = at(11), .venueEnd = at(20)})).event.id;
    const EventGroupId group = must(services().lines.createGroup(id, {.name = u"Tables"_s})).id;
    must(services().lines.createItem(
        id, group, {.variantId = m_filled->rose, .supplierId = m_filled->supplier, .quantity = roses}));
    must(services().lines.createItem(id, group, {.variantId = m_filled->vase, .quantity = vases}));
    return id;
}

void TestWorkroomWeekend::init()
{
    m_shop = std::make_unique<UiShop>();
    m_shop->shop().setNow(kMonday);
    m_filled = std::make_unique<ShopWithEvent>(services());
    must(services().events.remove(m_filled->event));
    must(services().suppliers.patch(m_filled->supplier, {.claimHours = 24}));
    must(services().products.patchVariant(m_filled->vaseProduct, m_filled->vase,
                                          {.ownedUnits = 20, .replacementCostExclTax = 12}));
    m_events = {addEvent(u"Wedding of Ada and Ben"_s, kSaturday, 40, 8),
                addEvent(u"Wedding of Carla and Dan"_s, kSaturday, 60, 10),
                addEvent(u"Lawyers’ conference"_s, kSunday, 20, 5)};
    showWindow(1440, 900);
}

void TestWorkroomWeekend::approve()
{
    auto &events = page<EventsPage>(u"events"_s);
    for (const EventId &id : std::as_const(m_events)) {
        Q_EMIT events.eventChosen(id);
        auto &event = *m_window->findChild<EventPage *>();
        Q_EMIT event.findChild<StatusButton *>()->statusChosen(u"approved"_s);
        // There is no markup; where the vases are the shop's own, there is no loss either.
        if (auto *question = event.findChild<BelowCostQuestion *>(); !question->text().isEmpty())
            Q_EMIT question->actionChosen();
        QTRY_COMPARE(must(services().events.find(id)).status, u"approved"_s);
    }
}

/// The shop owns twenty vases. The weddings' vases are out from Friday to Sunday, the conference's from Saturday to
/// Monday.
void TestWorkroomWeekend::seeWhatIsShort()
{
    page<HirePage>(u"hire"_s);
    m_window->findChild<HireGrid *>()->goTo(kSaturday);
    QTRY_COMPARE(freeOn(kSaturday), u"\u22123"_s);
    QCOMPARE(freeOn(kFriday), u"2"_s);
    QCOMPARE(freeOn(kSunday), u"\u22123"_s);
    QCOMPARE(freeOn(kSunday.addDays(1)), u"15"_s);
    QTRY_VERIFY(todaySays(u"1 items for hire are short"_s));
}

void TestWorkroomWeekend::buyWhatIsShort()
{
    page<HirePage>(u"hire"_s);
    const auto fields = m_window->findChild<ThingPanel *>()->findChildren<ValueField *>();
    ValueField *owned = *std::ranges::find(fields, u"Owned"_s, &QWidget::accessibleName);
    QTRY_COMPARE(owned->value(), u"20"_s);
    owned->setFocus();
    owned->selectAll();
    QTest::keyClicks(owned, u"23"_s);
    QTest::keyClick(owned, Qt::Key_Return);
    QTRY_COMPARE(freeOn(kSaturday), u"0"_s);
    QTRY_VERIFY(!todaySays(u"1 items for hire are short"_s));
}

void TestWorkroomWeekend::order()
{
    auto &orders = page<OrdersPage>(u"orders"_s);
    orders.show(m_events);
    auto *save = withText<Button>(orders, u"Save this sheet"_s);
    QTRY_VERIFY(save->isEnabled());
    save->click();
    QTRY_COMPARE(must(services().orderSheets.list({}, {})).rows.size(), 1);
}

/// The flowers of the weddings come on Wednesday; the conference's are designed a day earlier than planned.
void TestWorkroomWeekend::planTheWeek()
{
    auto &week = page<WeekPage>(u"week"_s);
    week.showWeek(kSaturday);
    const auto columns = week.findChildren<DayColumn *>();
    QTRY_VERIFY(withText<QLabel>(*columns.at(2), u"Arrives: 100 stems"_s));
    QVERIFY(withText<QLabel>(*columns.at(4), u"Design: 100 stems"_s));
    CardList &saturday = columns.at(5)->list();
    saturday.setFocus();
    saturday.setCurrentIndex(columns.at(5)->model().index(columns.at(5)->model().rowOf(conferenceDesign().id), 0));

    QTest::keyClick(&saturday, Qt::Key_Left, Qt::ControlModifier);

    QTRY_COMPARE(conferenceDesign().on, kFriday);
    QTRY_VERIFY(withText<QLabel>(*columns.at(4), u"Design: 120 stems"_s));
    QTRY_VERIFY(columns.at(4)->list().hasFocus());
    QTest::keyClick(&columns.at(4)->list(), Qt::Key_Space);
    QTRY_VERIFY(conferenceDesign().doneAt);
}

void TestWorkroomWeekend::receive()
{
    const OrderSheetId sheet = must(services().orderSheets.list({}, {})).rows.constFirst().id;
    auto &orders = page<OrdersPage>(u"orders"_s);
    orders.openSaved(sheet);
    const auto ofRoses = [&]() -> GoodsCard * {
        for (auto *card : orders.findChildren<GoodsCard *>()) {
            if (card->findChild<GoodsModel *>()->supplier() == m_filled->supplier)
                return card;
        }
        return nullptr;
    };
    QTRY_VERIFY(ofRoses());
    withText<Button>(orders, u"Mark as ordered"_s)->click();
    QTRY_COMPARE(must(services().orderSheets.find(sheet)).state, SheetState::Ordered);
    QTRY_VERIFY(ofRoses() && withText<Button>(*ofRoses(), u"All came as ordered"_s)->isVisible());
    withText<Button>(*ofRoses(), u"All came as ordered"_s)->click();
    QTRY_VERIFY(roses(sheet).received);
    QCOMPARE(roses(sheet).received->packs, 12.0);

    auto *goods = ofRoses()->findChild<GoodsModel *>();
    QVERIFY(goods->setData(goods->index(0, GoodsModel::Rejected), 7.0));
    QTRY_COMPARE(roses(sheet).notes.rejectedUnits, 7.0);
    QCOMPARE(shortUnits(roses(sheet)), std::optional(7.0));
    QTRY_VERIFY(std::ranges::any_of(ofRoses()->findChildren<InlineMessage *>(), [](const InlineMessage *message) {
        return message->isVisible() && message->text().startsWith("Claim by"_L1);
    }));
    QTRY_VERIFY(todaySays(u"1 rejected deliveries can still be claimed"_s));
}

/// A week later all is back but two vases, which are broken.
void TestWorkroomWeekend::checkIn()
{
    m_shop->shop().setNow(kMonday + kWeek);
    auto &hire = page<HirePage>(u"hire"_s);
    for (TabStrip *tabs : hire.findChildren<TabStrip *>())
        tabs->setCurrentIndex(1);
    auto &returns = *hire.findChild<ReturnsView *>();
    auto *table = returns.findChild<TableView *>();
    QTRY_COMPARE(table->model()->rowCount(), 3);
    QVERIFY(table->model()->setData(table->model()->index(0, ReturnsModel::Damaged), u"2"_s));
    QTRY_COMPARE(table->model()->index(0, ReturnsModel::Loss).data().toString(), u"£24.00"_s);
    table->setFocus();
    table->selectAll();
    QTest::keyClick(table, Qt::Key_Space);
    QTRY_COMPARE(returns.model().openEvents(), 0);

    table->setCurrentIndex(table->model()->index(0, ReturnsModel::Loss));
    withText<Button>(hire, u"Take losses off the stock"_s)->click();
    QTRY_COMPARE(must(services().products.findVariant(m_filled->vase)).ownedUnits, std::optional(21.0));
}

void TestWorkroomWeekend::fromOrderToReturn()
{
    for (const auto step :
         {&TestWorkroomWeekend::approve, &TestWorkroomWeekend::seeWhatIsShort, &TestWorkroomWeekend::buyWhatIsShort,
          &TestWorkroomWeekend::order, &TestWorkroomWeekend::planTheWeek, &TestWorkroomWeekend::receive,
          &TestWorkroomWeekend::checkIn}) {
        (this->*step)();
        if (QTest::currentTestFailed())
            return;
    }
}

STEMDESK_TEST(TestWorkroomWeekend)

} // namespace stemdesk::workroom_weekend_test

#include "tst_workroom_weekend.moc"
