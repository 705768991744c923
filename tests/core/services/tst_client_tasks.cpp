#include "core/services/today_service.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::client_tasks_test {

constexpr qint64 kDayLong = 24LL * 3'600'000;

class TestClientTasks : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        EventTest::init(); // The clock stays at 21 March 2026.
        must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 1, .fixedPriceIncTax = 1000}));
    }
    void eventsAreFollowedUpFromTheirDayOn();
    void quotesWaitAWeek();
    void paymentsAreDueOnceSomebodyAgreed();
    void whatIsOverIsLeftOut();

private:
    ClientTasks tasks() { return must(shop().today.clientTasks({.zone = QTimeZone("Europe/London")})); }
    void follow(QDate on) { must(shop().events.patch(m_filled->event, {.followUpOn = std::optional(on)})); }
};

void TestClientTasks::eventsAreFollowedUpFromTheirDayOn()
{
    const QDate today = tasks().day;
    follow(today.addDays(1));
    QVERIFY(tasks().followUps.isEmpty());

    follow(today);

    const FollowUp wanted{
        .eventId = m_filled->event, .eventName = m_filled->whole().name, .status = u"new"_s, .on = today};
    QCOMPARE(tasks().followUps, QList<FollowUp>{wanted});
}

void TestClientTasks::quotesWaitAWeek()
{
    QuoteService &quotes = shop().quotes;
    const QDate today = tasks().day;
    must(quotes.create(m_filled->event, {}));
    QVERIFY(tasks().quotes.isEmpty()); // Sent just now.
    must(quotes.create(m_filled->event, {.validUntil = std::optional(today.addDays(-1))}));

    QCOMPARE(tasks().quotes.size(), 1);
    QCOMPARE(tasks().quotes.constFirst().number, 2); // The one before is no question any more.
    QCOMPARE(tasks().quotes.constFirst().validUntil, std::optional(today.addDays(-1)));

    const Quote third = must(quotes.create(m_filled->event, {}));
    QVERIFY(tasks().quotes.isEmpty());
    m_test->tick((kAnswerDays + 1) * kDayLong);
    QCOMPARE(tasks().quotes.constFirst().number, 3);
    must(quotes.decline(m_filled->event, third.id, u"Too much"_s));
    QVERIFY(tasks().quotes.isEmpty());
}

void TestClientTasks::paymentsAreDueOnceSomebodyAgreed()
{
    QVERIFY(tasks().payments.isEmpty());
    const Quote quote = must(shop().quotes.create(m_filled->event, {}));
    must(shop().quotes.accept(m_filled->event, quote.id, {.acceptedBy = u"Ada"_s}));

    QCOMPARE(tasks().payments.size(), 1);
    QCOMPARE(tasks().payments.constFirst().balance.next()->amount, 25'000); // On acceptance.

    must(shop().payments.create(m_filled->event, {.amount = 250, .paidOn = tasks().day}));
    QVERIFY(tasks().payments.isEmpty()); // The rest is due in May.
    m_test->tick(60 * kDayLong);
    QVERIFY(tasks().payments.constFirst().balance.isOverdue());
}

void TestClientTasks::whatIsOverIsLeftOut()
{
    const QDate today = tasks().day;
    follow(today);
    must(shop().quotes.create(m_filled->event, {.validUntil = std::optional(today.addDays(-1))}));
    must(shop().payments.create(m_filled->event, {.amount = 1, .paidOn = today.addDays(-400)}));
    const PaymentPlan plan{
        {.name = u"All"_s, .isRest = true, .due = {.on = InstalmentDue::On::Date, .days = {}, .date = today}}};
    must(shop().events.patch(m_filled->event, {.paymentPlan = std::optional(plan)}));
    QCOMPARE(tasks().followUps.size() + tasks().quotes.size() + tasks().payments.size(), 3);

    must(shop().events.patch(m_filled->event, {.status = u"complete"_s}));
    QCOMPARE(tasks().followUps.size() + tasks().quotes.size(), 0);
    QCOMPARE(tasks().payments.size(), 1); // It is due nevertheless.

    must(shop().events.patch(m_filled->event, {.status = u"cancelled"_s}));
    QVERIFY(tasks().payments.isEmpty());
}

STEMDESK_GUILESS_TEST(TestClientTasks)

} // namespace stemdesk::client_tasks_test

#include "tst_client_tasks.moc"
