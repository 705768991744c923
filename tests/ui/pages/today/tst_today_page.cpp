#include "ui/pages/today/today_page.h"

#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/today/client_tasks_model.h"
#include "ui/pages/today/coming_model.h"
#include "ui/pages/today/due_model.h"
#include "ui/pages/today/first_steps.h"
#include "ui/pages/today/upkeep_card.h"
#include "ui/pages/today/work_model.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QListView>
#include <QLocale>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::today_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr Instant kDay = 86'400'000;

QStringList texts(const QAbstractItemModel &model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts += model.index(row, 0).data().toString();
    return texts;
}

} // namespace

class TestTodayPage : public PageTest<TodayPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void init()
    {
        m_shop = std::make_unique<UiShop>();
        QVERIFY(services().settings.set({{u"time-zone"_s, u"Europe/London"_s}}));
        m_shop->context().shop = must(services().settings.shop());
    }

    void newShopIsLedThroughThreeSteps()
    {
        open();
        QSignalSpy supplier(m_page.get(), &TodayPage::supplierWanted);
        QSignalSpy product(m_page.get(), &TodayPage::productWanted);
        QSignalSpy file(m_page.get(), &TodayPage::importWanted);
        QSignalSpy made(m_page.get(), &TodayPage::eventMade);
        auto *steps = m_page->findChild<FirstSteps *>();
        QVERIFY(steps->isVisible());

        const QList<Button *> buttons = steps->findChildren<Button *>();
        const auto *coming = m_page->findChild<EmptyState *>(); // Says that nothing is.
        QVERIFY(!coming->isVisible());
        buttons.at(0)->click();
        QCOMPARE(supplier.size(), 1);
        buttons.at(1)->click();
        QCOMPARE(file.size(), 1);
        buttons.at(2)->click();
        QCOMPARE(product.size(), 1);
        buttons.at(3)->click();
        QTRY_COMPARE(made.size(), 1);
        // Done steps are marked; the others stay, above the coming events.
        const auto doneSteps = [steps] {
            return std::ranges::count_if(steps->findChildren<StatusChip *>(), &QWidget::isVisible);
        };
        QTRY_COMPARE(doneSteps(), 1);
        QVERIFY(steps->isVisible() && coming->isVisible());
        must(services().suppliers.create({.name = u"Bloemenhof"_s}));
        QTRY_COMPARE(doneSteps(), 2);
        stock();
        QTRY_VERIFY(!steps->isVisible());
        QVERIFY(coming->isVisible());
    }

    void eventsStandUnderTheirWeeks()
    {
        stock(); // It is Saturday, 21 March 2026.
        addEvent(u"Today's"_s, 0);
        addEvent(u"Sunday's"_s, 1);
        addEvent(u"Tuesday's"_s, 3);
        addEvent(u"April's"_s, 16);
        open();

        QCOMPARE(texts(*coming()),
                 QStringList({u"This week"_s, u"Today's"_s, u"Sunday's"_s, u"Next week"_s, u"Tuesday's"_s,
                              u"Week of Mon 6 April"_s, u"April's"_s}));
        QCOMPARE(coming()->index(1, 0).data(ComingModel::WeekdayRole), QVariant(u"Today"_s));
        QCOMPARE(coming()->index(2, 0).data(ComingModel::WeekdayRole), QVariant(u"Tomorrow"_s));
        QVERIFY(!coming()->flags(coming()->index(0, 0)).testFlag(Qt::ItemIsSelectable));
    }

    void whereAnAddressDoesNotFitThePlaceIsNamed()
    {
        stock();
        const EventId event = addEvent(u"Party"_s, 3);
        must(services().events.patch(event, {.venueAddress = u"The Wool Exchange\nCatherine Place\nFrome"_s}));
        open();

        const QModelIndex row = coming()->index(1, 0);
        QVERIFY(row.data(ComingModel::DetailsRole).toString().endsWith(u"The Wool Exchange, Catherine Place, Frome"_s));
        QVERIFY(row.data(ComingModel::ShortDetailsRole).toString().endsWith(u"The Wool Exchange"_s));
        QVERIFY(row.data(ComingModel::ShortestDetailsRole).toString().endsWith(u":00 · The Wool Exchange"_s));
    }

    void aDayIsNamedOnce()
    {
        stock();
        addEvent(u"First"_s, 3);
        addEvent(u"Second"_s, 3);
        open();

        QCOMPARE(coming()->index(1, 0).data(ComingModel::DayRole), QVariant(u"24 Mar"_s));
        QCOMPARE(coming()->index(2, 0).data(ComingModel::DayRole), QVariant(QString()));
    }

    void whatToTalkOverWithClientsIsListed()
    {
        stock();
        ShopServices &shop = services();
        const QDate today(2026, 3, 21);
        must(shop.events.patch(m_filled->event, {.followUpOn = std::optional(today.addDays(-2))}));
        must(shop.quotes.create(m_filled->event, {.validUntil = std::optional(today.addDays(-1))}));
        must(shop.payments.create(m_filled->event, {.amount = 1, .paidOn = today}));
        const PaymentPlan plan{{.name = u"Deposit"_s,
                                .amountIncTax = 10,
                                .due = {.on = InstalmentDue::On::Date, .days = {}, .date = today.addDays(-3)}},
                               {.name = u"Rest"_s, .isRest = true, .due = {}}};
        must(shop.events.patch(m_filled->event, {.paymentPlan = std::optional(plan)}));
        open();
        auto *tasks = m_page->findChild<ClientTasksModel *>();
        const QAbstractItemModelTester tester(tasks, QAbstractItemModelTester::FailureReportingMode::QtTest);

        QTRY_COMPARE(tasks->rowCount(), 3);

        const auto said = [&](int row) { return tasks->index(row, 0).data(Qt::AccessibleTextRole).toString(); };
        const QString name = m_filled->whole().name;
        QCOMPARE(said(0), name + u", Deposit: £9.00, 3 days late, due on Wed 18 March"_s);
        QCOMPARE(said(1), name + u", Quote 1 has no answer, Expired, sent on Sat 21 March"_s);
        QCOMPARE(said(2), name + u", Follow up, 2 days late, planned for Thu 19 March"_s);
        QSignalSpy payments(m_page.get(), &TodayPage::paymentsRequested);
        QSignalSpy quotes(m_page.get(), &TodayPage::quotesRequested);
        QTRY_VERIFY(list(u"To discuss with clients"_s)->isVisible());
        list(u"To discuss with clients"_s)->setFocus();
        list(u"To discuss with clients"_s)->setCurrentIndex(tasks->index(0, 0));
        QTest::keyClick(list(u"To discuss with clients"_s), Qt::Key_Return);
        Q_EMIT list(u"To discuss with clients"_s)->clicked(tasks->index(1, 0));
        QCOMPARE(payments.constFirst().constFirst().value<EventId>(), m_filled->event);
        QCOMPARE(quotes.constFirst().constFirst().value<EventId>(), m_filled->event);

        must(shop.events.patch(m_filled->event, {.followUpOn = std::optional<QDate>()}));
        QTRY_COMPARE(tasks->rowCount(), 2);
    }

    void eventFromElsewhereAppearsAndTheChosenOneStays()
    {
        stock();
        addEvent(u"First"_s, 3);
        open();
        const QAbstractItemModelTester comingTester(coming(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester dueTester(due(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        list(u"Events of the next four weeks"_s)->setCurrentIndex(coming()->index(1, 0));

        addOrdered(u"Before it"_s, 2);
        QTRY_COMPARE(coming()->rowCount(), 3);

        QCOMPARE(list(u"Events of the next four weeks"_s)->currentIndex().data().toString(), u"First"_s);
        QTRY_COMPARE(texts(*due()), QStringList(u"Before it"_s));
        QVERIFY(services().events.remove(m_last));
        QTRY_COMPARE(coming()->rowCount(), 2);
        QTRY_COMPARE(due()->rowCount(), 0);
    }

    void enterOpensTheEvent()
    {
        stock();
        const EventId event = addEvent(u"First"_s, 3);
        open();
        QSignalSpy chosen(m_page.get(), &TodayPage::eventChosen);
        QListView *events = list(u"Events of the next four weeks"_s);
        events->setFocus();
        events->setCurrentIndex(coming()->index(1, 0));

        QTest::keyClick(events, Qt::Key_Return);

        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.constFirst().constFirst().value<EventId>(), event);
    }

    void oneClickLeadsToTheOrders()
    {
        stock();
        const EventId event = addOrdered(u"Soon"_s, 10);
        open();
        QSignalSpy wanted(m_page.get(), &TodayPage::ordersRequested);
        QListView *orders = list(u"To order"_s);

        QTest::mouseClick(orders->viewport(), Qt::LeftButton, {}, orders->visualRect(due()->index(0, 0)).center());

        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.constFirst().constFirst().value<EventId>(), event);
    }

    void lateOrdersComeFirstInAmber()
    {
        stock();
        addOrdered(u"In time"_s, 10);
        addOrdered(u"Late"_s, 5);
        open();

        QCOMPARE(texts(*due()), QStringList({u"Late"_s, u"In time"_s}));
        const QModelIndex late = due()->index(0, 0);
        QCOMPARE(late.data(DueModel::DueRole).toString(), u"2 days late"_s);
        QCOMPARE(Tone(late.data(DueModel::DueToneRole).toInt()), Tone::Warning);
        QCOMPARE(late.data(DueModel::SuppliersRole).toStringList(), QStringList{u"Flower market"_s});
        QCOMPARE(Tone(due()->index(1, 0).data(DueModel::DueToneRole).toInt()), Tone::Quiet);
    }

    void orderedSheetIsShown()
    {
        stock();
        const EventId event = addOrdered(u"In time"_s, 10);
        open();
        QCOMPARE(due()->index(0, 0).data(DueModel::DueRole).toString(), u"Tue 24 March"_s);

        const OrderSheetId sheet = must(services().orderSheets.save({event})).id;
        must(services().orderSheets.patch(sheet, {.state = SheetState::Ordered}));

        QTRY_COMPARE(due()->index(0, 0).data(DueModel::DueRole).toString(), u"Ordered"_s);
        QCOMPARE(due()->index(0, 0).data(DueModel::StateRole).toString(), u"ordered on Sat 21 March"_s);
    }

    void everythingThatArrivesIsCounted()
    {
        WorkDay day{.day = QDate(2026, 3, 21)};
        for (int kind = 1; kind <= 17; ++kind)
            day.received.append({.name = QString::number(kind), .units = double(kind), .productType = u"flower"_s});
        WorkModel model;

        model.setArrivals({.today = day.day, .arrivals = {day}});

        const QStringList names = model.index(0, 0).data(DueModel::SuppliersRole).toStringList();
        QCOMPARE(names.size(), 17);
        QCOMPARE(names.constFirst(), u"17"_s); // The most first.
    }

    void draftOfAnOrderedEventIsStillToOrder()
    {
        stock();
        const EventId first = addOrdered(u"First"_s, 10);
        addOrdered(u"Second"_s, 11);
        must(services().orderSheets.save({first}));
        const OrderSheetId sheet = must(services().orderSheets.save({first})).id;
        must(services().orderSheets.patch(sheet, {.state = SheetState::Ordered}));
        open();

        QCOMPARE(texts(*due()), QStringList({u"First"_s, u"Second"_s}));
        const QModelIndex index = due()->index(0, 0);
        QCOMPARE(index.data(DueModel::DueRole).toString(), u"Ordered · 1 draft(s)"_s);
        QCOMPARE(Tone(index.data(DueModel::DueToneRole).toInt()), Tone::Warning);
    }

    void whatIsOrderedComesLast()
    {
        stock();
        const EventId first = addOrdered(u"First"_s, 10);
        addOrdered(u"Second"_s, 11);
        open();
        QCOMPARE(texts(*due()), QStringList({u"First"_s, u"Second"_s}));

        const OrderSheetId sheet = must(services().orderSheets.save({first})).id;
        must(services().orderSheets.patch(sheet, {.state = SheetState::Ordered}));

        QTRY_COMPARE(texts(*due()), QStringList({u"Second"_s, u"First"_s}));
    }

    void changedOrderDaysAreFollowed()
    {
        stock();
        addOrdered(u"In time"_s, 10);
        open();

        QVERIFY(services().settings.set({{u"order-days-before"_s, u"12"_s}}));

        QTRY_COMPARE(due()->index(0, 0).data(DueModel::DueRole).toString(), u"2 days late"_s);
    }

    void oldPricesAndFailedDeliveriesAreTold()
    {
        stock();
        addEvent(u"Soon"_s, 3);
        m_shop->shop().setNow(m_shop->shop().now() + 21 * kDay); // The lists of 1 January are 100 days old.
        addFailedDelivery();
        open();
        auto *upkeep = m_page->findChild<UpkeepCard *>();
        QVERIFY(upkeep->isVisible());
        const QList<InlineMessage *> notes = upkeep->findChildren<InlineMessage *>();
        QCOMPARE(notes.size(), 3);
        QCOMPARE(notes.at(0)->text(), u"Flower: the newest prices are 100 days old."_s);
        QSignalSpy prices(m_page.get(), &TodayPage::pricesRequested);
        QSignalSpy deliveries(m_page.get(), &TodayPage::deliveriesRequested);

        notes.at(0)->findChild<Button *>()->click();
        notes.at(2)->findChild<Button *>()->click();

        QCOMPARE(prices.constFirst().constFirst().value<PriceListId>(), m_filled->flowers);
        QCOMPARE(deliveries.size(), 1);
    }

    void nothingToLookAfterSaysNothing()
    {
        m_shop->shop().setNow(TestShop::kStart - 30 * kDay);
        stock();
        addEvent(u"Soon"_s, 3);
        open();

        QVERIFY(!m_page->findChild<UpkeepCard *>()->isVisible());
    }

    void cardsWithNothingToSayStayAtTheTop()
    {
        m_shop->shop().setNow(TestShop::kStart - 30 * kDay);
        stock();
        addEvent(u"Soon"_s, 3);
        open();
        m_page->resize(1080, 720);
        m_page->show();

        QSet<int> tops;
        for (const Card *card : m_page->findChildren<Card *>()) {
            if (card->isVisible())
                tops.insert(card->mapTo(m_page.get(), QPoint()).y());
        }
        QCOMPARE(tops.size(), 1);
    }

    void cardsAreAsHighAsWhatTheySay()
    {
        stock();
        addEvent(u"Soon"_s, 3);
        open();
        m_page->resize(1700, 1000);

        for (const Card *card : m_page->findChildren<Card *>()) {
            if (card->isVisible())
                QTRY_VERIFY2(card->height() < 500, qPrintable(card->accessibleName()));
        }
        for (int day = 4; day < 27; ++day)
            addEvent(u"Event %1"_s.arg(day), day);
        auto *events = list(u"Events of the next four weeks"_s);
        QTRY_VERIFY(events->height() > 1000); // All of it: the page scrolls.
        events->setFocus();
        events->setCurrentIndex(coming()->index(coming()->rowCount() - 1, 0));
        const QPoint last = events->visualRect(events->currentIndex()).center();
        QTRY_VERIFY(events->viewport()->mapTo(m_page.get(), last).y() < m_page->height());
    }

    void nextTasksAndArrivalsAreListed()
    {
        m_shop->shop().setNow(QDateTime(QDate(2026, 5, 28), QTime(9, 0), QTimeZone::utc()).toMSecsSinceEpoch());
        stock(); // For 1 June: its flowers come on 29 May.
        must(services().events.patch(m_filled->event, {.status = u"approved"_s}));
        must(services().tasks.create({.title = u"Sweep"_s, .on = QDate(2026, 5, 28), .person = u"Ada"_s}));
        open();
        QListView *tasks = list(u"Next tasks"_s);
        QTRY_VERIFY(tasks->isVisible());
        const auto said = [](const QListView *of, int row) {
            return of->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
        };
        const QString name = m_filled->whole().name;
        QTRY_COMPARE(said(tasks, 0), u"Order, 3 days late, "_s + name);
        QCOMPARE(said(tasks, 1), u"Sweep, Today, Ada"_s);
        QCOMPARE(said(tasks, 2), u"Receive, Tomorrow, "_s + name);
        QListView *arrivals = list(u"Next arrivals"_s);
        QTRY_VERIFY(arrivals->isVisible());
        QVERIFY2(said(arrivals, 0).startsWith(u"6 stems"_s), qPrintable(said(arrivals, 0)));
        QVERIFY2(said(arrivals, 0).contains(u"Tomorrow"_s), qPrintable(said(arrivals, 0)));
        QSignalSpy week(m_page.get(), &TodayPage::weekRequested);

        QTest::mouseClick(tasks->viewport(), Qt::LeftButton, {},
                          tasks->visualRect(tasks->model()->index(1, 0)).center());

        QCOMPARE(week.size(), 1);
    }

    void theDayOfAnOrderIsSpokenOnce()
    {
        stock();
        addOrdered(u"In time"_s, 10);
        open();
        const QString said = due()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(said.startsWith(u"In time, order by Tue 24 March, Flower market"_s), qPrintable(said));
        QCOMPARE(said.count(u"24 March"_s), 1);
    }

    void palettesAreShown()
    {
        stock();
        const EventId event = addEvent(u"Soon"_s, 3);
        must(services().colours.create({.name = u"Moss"_s, .hex = u"#556b2f"_s}));
        open();

        must(services().events.patch(event, {.colourScheme = std::optional(QStringList{u"Moss"_s})}));

        const auto palette = [this] { return coming()->index(1, 0).data(SwatchesRole).value<QList<QColor>>(); };
        QTRY_COMPARE(palette(), QList<QColor>{QColor(0x55, 0x6b, 0x2f)});
    }

    void anOldBackupIsSaid()
    {
        m_shop->shop().setNow(TestShop::kStart - 30 * kDay);
        stock();
        addEvent(u"Soon"_s, 3);
        open();
        const Instant now = m_shop->shop().now();
        QSignalSpy asked(m_page.get(), &TodayPage::backupsRequested);

        m_shop->backups().setFiles({{.path = u"/backup.db"_s, .at = now - 1'000, .isWhole = true}});

        QVERIFY(!m_page->findChild<UpkeepCard *>()->isVisible()); // A backup of today needs no attention.
        m_shop->backups().setFiles({{.path = u"/backup.db"_s, .at = now - 8 * kDay, .isWhole = true}});
        QVERIFY2(backupNote()->text().startsWith(u"The last backup is 8 day"_s), qPrintable(backupNote()->text()));
        backupNote()->findChild<Button *>()->click();
        QCOMPARE(asked.size(), 1);
        m_shop->backups().setProblem(unavailable("storage_full", u"No room."_s));
        QVERIFY2(backupNote()->text().startsWith(u"No backup could be made. There is not enough room"_s),
                 qPrintable(backupNote()->text()));
        m_shop->backups().setProblem({});
        m_shop->backups().setFiles({});
        QVERIFY(!m_page->findChild<UpkeepCard *>()->isVisible());
    }

private:
    InlineMessage *backupNote() { return m_page->findChild<UpkeepCard *>()->findChildren<InlineMessage *>().last(); }

    void stock() { m_filled = std::make_unique<ShopWithEvent>(services()); }

    void open() { showPage(); }

    ComingModel *coming() { return m_page->findChild<ComingModel *>(); }
    DueModel *due() { return m_page->findChild<DueModel *>(); }
    QListView *list(const QString &name)
    {
        const QList<QListView *> lists = m_page->findChildren<QListView *>();
        const auto found = std::ranges::find(lists, name, &QWidget::accessibleName);
        return found == lists.cend() ? nullptr : *found;
    }

    EventId addEvent(const QString &name, int days)
    {
        m_last =
            must(services().events.create({.name = name, .venueStart = m_shop->shop().now() + days * kDay})).event.id;
        return m_last;
    }

    EventId addOrdered(const QString &name, int days)
    {
        const EventId event = addEvent(name, days);
        const EventGroupId group = must(services().lines.createGroup(event, {.name = u"Tables"_s})).id;
        must(services().lines.createItem(
            event, group, {.variantId = m_filled->rose, .supplierId = m_filled->supplier, .quantity = 10}));
        return event;
    }

    void addFailedDelivery()
    {
        const auto draft = must(services().webhooks.draft(
            {.url = u"https://example.com/hook"_s, .events = quint32(WebhookType::EventCreated)}));
        must(services().webhooks.create(draft));
        addEvent(u"Told"_s, 200);
        QVERIFY(m_shop->shop().session().run("update webhook_delivery set state = 'failed', next_attempt_at = null"));
    }

    EventId m_last;
};

STEMDESK_TEST(TestTodayPage)

} // namespace stemdesk::today_page_test

#include "tst_today_page.moc"
