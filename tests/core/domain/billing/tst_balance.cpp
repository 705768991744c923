#include "core/domain/billing/balance.h"

#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <numeric>

namespace stemdesk::balance_test {

class TestBalance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theUsualPlan();
    void paymentsFillInstalmentsInOrder();
    void refundsAndCredit();
    void amountsAreAtMostWhatIsLeft();
    void daysFollowFromTheirEvents();
    void anEventForNothingIsPaid();
    void everyTotalIsSharedExactly();
    void nobodyIsLateBeforeItWasAgreed();
    void whatIsInvoicedIsDueWithTheInvoice();
};

namespace {

const QDate kToday(2026, 3, 21);

BalanceTerms termsOf(double price, qint64 paid)
{
    return {.priceIncTax = price,
            .unit = MinorUnit(u"GBP"),
            .plan = defaultPaymentPlan(),
            .paid = paid,
            .acceptedOn = QDate(2026, 3, 1),
            .eventOn = QDate(2026, 6, 20),
            .today = kToday};
}

qint64 sumOf(const Balance &balance, qint64 Instalment::*figure)
{
    return std::accumulate(balance.instalments.cbegin(), balance.instalments.cend(), qint64(0),
                           [&](qint64 sum, const Instalment &instalment) { return sum + instalment.*figure; });
}

double randomPercent(QRandomGenerator &random)
{
    return random.bounded(2) == 0 ? double(random.bounded(1, 101)) : random.bounded(100.0) + 1e-6;
}

PaymentPlan randomPlan(QRandomGenerator &random)
{
    PaymentPlan plan;
    for (int row = random.bounded(12); row > 0; --row) {
        PlannedInstalment instalment{.name = u"Part"_s};
        if (random.bounded(3) > 0)
            instalment.percent = randomPercent(random);
        else
            instalment.amountIncTax = random.bounded(2000.0);
        plan += instalment;
    }
    return plan << PlannedInstalment{.name = u"Rest"_s, .isRest = true};
}

} // namespace

void TestBalance::theUsualPlan()
{
    const Balance balance = balanceOf(termsOf(1000.02, 0));

    QCOMPARE(balance.total, 100'002);
    QCOMPARE(balance.outstanding, 100'002);
    QCOMPARE(balance.credit, 0);
    QCOMPARE(
        balance.instalments,
        QList<Instalment>(
            {{.name = u"Deposit"_s,
              .dueOn = QDate(2026, 3, 1),
              .amount = 25'001,
              .state = InstalmentState::Overdue,
              .askedOn = QDate(2026, 3, 1),
              .isLate = true},
             {.name = u"Balance"_s, .dueOn = QDate(2026, 5, 23), .amount = 75'001, .askedOn = QDate(2026, 5, 23)}}));
    QVERIFY(balance.isOverdue());
    QCOMPARE(balance.next()->name, u"Deposit"_s);
}

void TestBalance::paymentsFillInstalmentsInOrder()
{
    const Balance balance = balanceOf(termsOf(1000, 30'000));

    QCOMPARE(balance.instalments.at(0).state, InstalmentState::Paid);
    QCOMPARE(balance.instalments.at(0).paid, 25'000);
    QCOMPARE(balance.instalments.at(1).paid, 5'000);
    QCOMPARE(balance.instalments.at(1).state, InstalmentState::Open);
    QVERIFY(!balance.isOverdue());
    QCOMPARE(balance.next(), &balance.instalments.at(1));
    QCOMPARE(balance.outstanding, 70'000);
}

void TestBalance::refundsAndCredit()
{
    const Balance refunded = balanceOf(termsOf(1000, -100));
    QCOMPARE(refunded.paid, -100);
    QCOMPARE(refunded.outstanding, 100'100);
    QCOMPARE(sumOf(refunded, &Instalment::paid), 0);

    const Balance overpaid = balanceOf(termsOf(1000, 100'001));
    QCOMPARE(overpaid.outstanding, 0);
    QCOMPARE(overpaid.credit, 1);
    QCOMPARE(overpaid.next(), nullptr);
    QCOMPARE(sumOf(overpaid, &Instalment::paid), 100'000);
}

void TestBalance::amountsAreAtMostWhatIsLeft()
{
    BalanceTerms terms = termsOf(100, 0);
    terms.plan = {{.name = u"A"_s, .percent = 80},
                  {.name = u"B"_s, .amountIncTax = 50},
                  {.name = u"C"_s, .percent = 50},
                  {.name = u"D"_s, .isRest = true}};

    QList<qint64> amounts;
    for (const Instalment &instalment : balanceOf(terms).instalments)
        amounts += instalment.amount;
    QCOMPARE(amounts, QList<qint64>({8'000, 2'000, 0, 0}));
}

void TestBalance::daysFollowFromTheirEvents()
{
    BalanceTerms terms = termsOf(100, 0);
    terms.acceptedOn.reset();
    terms.eventOn.reset();
    terms.plan = {
        {.name = u"A"_s, .percent = 10, .due = {.on = InstalmentDue::On::Acceptance, .days = 3}},
        {.name = u"B"_s, .percent = 10, .due = {.on = InstalmentDue::On::Date, .days = -1, .date = QDate(2026, 3, 22)}},
        {.name = u"C"_s, .isRest = true, .due = {.on = InstalmentDue::On::Event}}};

    const Balance undated = balanceOf(terms);

    QCOMPARE(undated.instalments.at(0).dueOn, std::nullopt);
    QCOMPARE(undated.instalments.at(1).dueOn, kToday);
    QCOMPARE(undated.instalments.at(1).state, InstalmentState::Open); // Due today is not overdue.
    QCOMPARE(undated.instalments.at(2).dueOn, std::nullopt);
    terms.acceptedOn = QDate(2026, 2, 26);
    QCOMPARE(balanceOf(terms).instalments.at(0).dueOn, QDate(2026, 3, 1));
}

void TestBalance::anEventForNothingIsPaid()
{
    const Balance balance = balanceOf(termsOf(0, 0));

    QCOMPARE(balance.total, 0);
    QCOMPARE(balance.next(), nullptr);
    QVERIFY(!balance.isOverdue());
}

void TestBalance::everyTotalIsSharedExactly()
{
    constexpr int kTotals = 100'000;
    const QList<QString> currencies{u"GBP"_s, u"JPY"_s, u"KWD"_s, u"CLF"_s};
    QRandomGenerator random(2026);
    for (int i = 0; i < kTotals; ++i) {
        BalanceTerms terms = termsOf(random.bounded(20'000.0), random.bounded(3'000'000) - 100'000);
        terms.unit = MinorUnit(currencies.at(random.bounded(4)));
        terms.plan = randomPlan(random);

        const Balance balance = balanceOf(terms);

        QCOMPARE(sumOf(balance, &Instalment::amount), balance.total);
        QCOMPARE(sumOf(balance, &Instalment::paid), std::clamp<qint64>(balance.paid, 0, balance.total));
        QCOMPARE(balance.total - balance.paid, balance.outstanding - balance.credit);
        for (const Instalment &instalment : balance.instalments)
            QVERIFY(instalment.amount >= 0 && instalment.paid >= 0 && instalment.paid <= instalment.amount);
    }
}

STEMDESK_APPLESS_TEST(TestBalance)

void TestBalance::nobodyIsLateBeforeItWasAgreed()
{
    BalanceTerms terms = termsOf(1000, 0);
    terms.eventOn = QDate(2026, 4, 1); // The rest was due on 4 March by the plan.
    terms.acceptedOn = {};
    const Balance quoted = balanceOf(terms);
    QCOMPARE(quoted.instalments.at(1).state, InstalmentState::Overdue);
    QVERIFY(!quoted.instalments.at(1).isLate);
    QVERIFY(!quoted.isLate());

    terms.acceptedOn = kToday;
    const Balance accepted = balanceOf(terms);
    QCOMPARE(accepted.instalments.at(1).dueOn, QDate(2026, 3, 4));
    QCOMPARE(accepted.instalments.at(1).askedOn, kToday);
    QVERIFY(!accepted.isLate());
    QCOMPARE(accepted.nextAskedOn(), kToday);

    terms.today = kToday.addDays(1);
    QVERIFY(balanceOf(terms).isLate());
}

void TestBalance::whatIsInvoicedIsDueWithTheInvoice()
{
    BalanceTerms terms = termsOf(1000, 0);
    terms.acceptedOn = {};
    terms.openOfInvoices = 100'000; // All of it.
    terms.invoicesDueOn = QDate(2026, 3, 30);

    const Balance balance = balanceOf(terms);

    for (const Instalment &instalment : balance.instalments) {
        QCOMPARE(instalment.askedOn, QDate(2026, 3, 30));
        QVERIFY(!instalment.isLate);
    }
    terms.today = QDate(2026, 3, 31);
    QVERIFY(balanceOf(terms).instalments.at(0).isLate);
    terms.openOfInvoices = 25'000; // The deposit only.
    QCOMPARE(balanceOf(terms).instalments.at(0).askedOn, QDate(2026, 3, 30));
    QCOMPARE(balanceOf(terms).instalments.at(1).askedOn, QDate(2026, 5, 23));
}

} // namespace stemdesk::balance_test

#include "tst_balance.moc"
