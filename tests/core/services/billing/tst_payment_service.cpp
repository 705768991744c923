#include "core/services/billing/payment_service.h"

#include "core/domain/events/event_history.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::payment_service_test {

class TestPaymentService : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void aPaymentIsMadeChangedAndDeleted();
    void eachChangedValueIsInTheHistory();
    void aChangeThatMissesTheValueIsStale();
    void aRemovedPaymentComesBack();
    void theyComeInOrderOfTheirDays();
    void whatIsNoAmountIsRefused();
    void theBalanceFollowsTheAcceptedQuote();
    void aReAcceptanceAtAnotherPriceCounts();
    void plansAreTheEventsElseTheShops();
    void acceptedEventsKeepThePlanFromBefore();
    void agreedEventsKeepThePlanFromBefore_data();
    void agreedEventsKeepThePlanFromBefore();
    void invoicedAndPaidEventsKeepThePlanFromBefore();
    void aDeletedEventKeepsNoPlan();
    void daysAreTheShops();
    void balancesAreThoseOfTheEvents();
    void balancesAreFiltered();
    void whatIsOwedComesByItsDay();
    void whoOwesIsToldByContactsWhereNoNameIsGiven();
    void paymentsGoAndComeBackWithTheirEvent();
    void theCurrencyStaysOnceThereArePayments();
    void shopsSeeTheirOwn();
};

namespace {

PaymentPatch pay(double amount, QDate day)
{
    return {.amount = amount, .paidOn = day};
}

const QDate kDay(2026, 3, 20);

const QString kWholePlan = u"[{\"name\":\"All\",\"rest\":true,\"due\":{\"on\":\"event\"}}]"_s;

void accept(const ShopWithEvent &filled)
{
    const QuoteId quote = must(filled.shop.quotes.create(filled.event, {})).id;
    must(filled.shop.quotes.accept(filled.event, quote, {.acceptedBy = u"Ada"_s, .acceptedAt = {}}));
}

/// The event's price is then that of its lines alone.
void setPrice(const ShopWithEvent &filled, double price)
{
    must(filled.shop.lines.patchGroup(filled.event, filled.group, {.quantity = 1, .fixedPriceIncTax = price}));
}

} // namespace

void TestPaymentService::aPaymentIsMadeChangedAndDeleted()
{
    PaymentService &payments = shop().payments;
    const Event before = m_filled->whole();
    m_test->takeAnnounced();
    m_test->tick();

    const Payment made = must(payments.create(
        m_filled->event,
        {.amount = 99.99, .paidOn = kDay, .method = u" Bank "_s, .reference = u"R1"_s, .note = u"First\nline"_s}));

    QCOMPARE(made.amount.count, 9'999);
    QCOMPARE(made.method, u"Bank"_s);
    QCOMPARE(must(payments.find(m_filled->event, made.id)), made);
    QCOMPARE(m_test->takeAnnounced().size(), 2); // The payment and its event.
    QVERIFY(m_filled->whole().updatedAt > before.updatedAt);

    m_test->tick();
    const Payment refund = must(payments.patch(m_filled->event, made.id, {.amount = -10}));
    QCOMPARE(refund.amount.amount(), -10.0);
    QCOMPARE(refund.version, 2);
    QCOMPARE(must(payments.patch(m_filled->event, made.id, {.method = u"Bank"_s})), refund);

    must(payments.remove(m_filled->event, made.id));
    QCOMPARE(payments.find(m_filled->event, made.id).error().kind, Error::Kind::NotFound);
    QList<EventChange> told;
    for (const HistoryEntry &entry : must(shop().history.list(m_filled->event, {})).rows)
        told += entry.change;
    for (const EventChange change :
         {EventChange::PaymentMade, EventChange::PaymentChanged, EventChange::PaymentDeleted})
        QVERIFY(told.contains(change));
}

void TestPaymentService::eachChangedValueIsInTheHistory()
{
    PaymentService &payments = shop().payments;
    const Payment made = must(payments.create(m_filled->event, pay(10, kDay)));
    must(payments.patch(m_filled->event, made.id, {.paidOn = kDay.addDays(-1), .method = u"Cash"_s}));
    must(payments.patch(m_filled->event, made.id, {.amount = 12}));

    QStringList told;
    for (const HistoryEntry &entry : must(shop().history.list(m_filled->event, {})).rows) {
        if (entry.change == EventChange::PaymentChanged)
            told += u"%1: %2 → %3"_s.arg(entry.subject, entry.before, entry.after);
    }
    told.sort();
    const QString day = u"yyyy-MM-dd"_s;
    QCOMPARE(told,
             (QStringList{u": 10 → 12"_s, u"method:  → Cash"_s,
                          u"paidOn: %1 → %2"_s.arg(kDay.toString(day), kDay.addDays(-1).toString(day))}));
}

void TestPaymentService::aChangeThatMissesTheValueIsStale()
{
    PaymentService &payments = shop().payments;
    const Payment made = must(payments.create(m_filled->event, pay(10, kDay)));

    QCOMPARE(payments.patch(m_filled->event, made.id, {.amount = 12}, PaymentPatch{.amount = 11}).error().kind,
             Error::Kind::Stale);
    QCOMPARE(must(payments.patch(m_filled->event, made.id, {.amount = 12}, PaymentPatch{.amount = 10})).amount.count,
             1'200);
}

void TestPaymentService::aRemovedPaymentComesBack()
{
    PaymentService &payments = shop().payments;
    const Payment made = must(payments.create(m_filled->event, pay(10, kDay)));
    const Payment removed = must(payments.remove(m_filled->event, made.id));
    m_test->takeAnnounced();

    const Payment back = must(payments.restore(removed));

    QCOMPARE(back.id, made.id);
    QCOMPARE(back.createdAt, made.createdAt);
    QCOMPARE(must(payments.find(m_filled->event, made.id)), back);
    QCOMPARE(m_test->takeAnnounced().size(), 2); // The payment and its event.
}

void TestPaymentService::theyComeInOrderOfTheirDays()
{
    PaymentService &payments = shop().payments;
    for (const int day : {5, 3, 5, 1, 3})
        must(payments.create(m_filled->event, pay(day, QDate(2026, 3, day))));

    QList<double> amounts;
    QList<PaymentId> ids;
    PageRequest page{.limit = 2};
    do {
        const auto found = must(payments.list(m_filled->event, page, {}));
        for (const Payment &payment : found.rows) {
            amounts += payment.amount.amount();
            ids += payment.id;
        }
        page.after = found.next;
    } while (page.after);

    QCOMPARE(amounts, QList<double>({1, 3, 3, 5, 5}));
    QVERIFY(ids.at(1) < ids.at(2));
    const auto all = must(payments.listAll({.from = QDate(2026, 3, 2), .to = QDate(2026, 3, 3)}, {}));
    QCOMPARE(all.rows.size(), 2);
    QCOMPARE(all.rows.first().eventName, m_filled->whole().name);
}

void TestPaymentService::whatIsNoAmountIsRefused()
{
    PaymentService &payments = shop().payments;

    QCOMPARE(payments.create(m_filled->event, {.paidOn = kDay}).error().code, QByteArray("amount_required"));
    QCOMPARE(payments.create(m_filled->event, {.amount = 1}).error().code, QByteArray("paidOn_required"));
    for (const double amount : {0.0, 0.001, 1.005})
        QCOMPARE(payments.create(m_filled->event, pay(amount, kDay)).error().code, QByteArray("invalid_amount"));
    for (const double amount : {9.1e13, -1e15, 1e300})
        QCOMPARE(payments.create(m_filled->event, pay(amount, kDay)).error().code, QByteArray("amount_too_large"));
    QCOMPARE(payments.create(EventId::create(), pay(1, kDay)).error().kind, Error::Kind::NotFound);
}

void TestPaymentService::theBalanceFollowsTheAcceptedQuote()
{
    setPrice(*m_filled, 1000.005);
    const EventBalance current = must(shop().payments.balance(m_filled->event));
    QVERIFY(!current.isAccepted);
    QCOMPARE(current.currency, u"GBP"_s);
    QCOMPARE(current.balance.total, 100'001);
    QCOMPARE(current.balance.instalments.at(0).dueOn, std::nullopt);

    const QuoteId quote = must(shop().quotes.create(m_filled->event, {})).id;
    must(shop().quotes.accept(m_filled->event, quote, {.acceptedBy = u"Ada"_s, .acceptedAt = {}}));
    setPrice(*m_filled, 2000);
    must(shop().payments.create(m_filled->event, pay(300, kDay)));

    const EventBalance accepted = must(shop().payments.balance(m_filled->event));
    QVERIFY(accepted.isAccepted);
    QCOMPARE(accepted.balance.total, 100'001);
    QCOMPARE(accepted.balance.paid, 30'000);
    QCOMPARE(accepted.balance.instalments.at(0).state, InstalmentState::Paid);
    QCOMPARE(accepted.balance.instalments.at(0).dueOn, QDate(2026, 3, 21));
    QCOMPARE(accepted.balance.instalments.at(1).dueOn, QDate(2026, 5, 4)); // 28 days before 1 June.
    QCOMPARE(accepted.balance.instalments.at(1).paid, 5'000);
}

void TestPaymentService::aReAcceptanceAtAnotherPriceCounts()
{
    QuoteService &quotes = shop().quotes;
    for (const double price : {1000.0, 800.0}) {
        setPrice(*m_filled, price);
        const QuoteId quote = must(quotes.create(m_filled->event, {})).id;
        must(quotes.accept(m_filled->event, quote, {.acceptedBy = u"Ada"_s, .acceptedAt = {}}));
    }
    must(shop().payments.create(m_filled->event, pay(900, kDay)));

    const Balance balance = must(shop().payments.balance(m_filled->event)).balance;

    QCOMPARE(balance.total, 80'000);
    QCOMPARE(balance.credit, 10'000);
}

void TestPaymentService::plansAreTheEventsElseTheShops()
{
    setPrice(*m_filled, 100);
    const auto names = [&] { return namesOf(must(shop().payments.balance(m_filled->event)).balance.instalments); };
    QCOMPARE(names(), QStringList({u"Deposit"_s, u"Balance"_s}));
    must(shop().settings.set({{u"payment-plan"_s, kWholePlan}}));
    QCOMPARE(names(), QStringList(u"All"_s));
    QCOMPARE(shop().settings.set({{u"payment-plan"_s, u"[]"_s}}).error().code, QByteArray("invalid_payment-plan"));

    const PaymentPlan own{{.name = u"Half"_s, .percent = 50}, {.name = u"Rest"_s, .isRest = true}};
    must(shop().events.patch(m_filled->event, {.paymentPlan = std::optional(own)}));

    QCOMPARE(m_filled->whole().paymentPlan, own);
    QCOMPARE(names(), QStringList({u"Half"_s, u"Rest"_s}));
    must(shop().events.patch(m_filled->event, {.paymentPlan = std::optional<PaymentPlan>()}));
    must(shop().settings.set({{u"payment-plan"_s, u""_s}}));
    QCOMPARE(names(), QStringList({u"Deposit"_s, u"Balance"_s}));
    must(shop().settings.set({{u"document-language"_s, u"de"_s}})); // Invoices say these names.
    QCOMPARE(names(), QStringList({u"Anzahlung"_s, u"Restzahlung"_s}));
}

void TestPaymentService::acceptedEventsKeepThePlanFromBefore()
{
    setPrice(*m_filled, 100);
    const EventId enquiry = must(shop().events.create({.name = u"Enquiry"_s})).event.id;
    accept(*m_filled);
    const Balance before = must(shop().payments.balance(m_filled->event)).balance;

    must(shop().settings.set({{u"payment-plan"_s, kWholePlan}}));

    QCOMPARE(must(shop().payments.balance(m_filled->event)).balance, before);
    QCOMPARE(m_filled->whole().paymentPlan, std::optional(defaultPaymentPlan()));
    QVERIFY(!must(shop().events.find(enquiry)).paymentPlan);
    QVERIFY(must(shop().payments.agreedByShopsPlan()).isEmpty());
}

void TestPaymentService::agreedEventsKeepThePlanFromBefore_data()
{
    QTest::addColumn<bool>("isKept");

    for (const char *status : {"approved", "in_progress", "complete"})
        QTest::newRow(status) << true;
    for (const char *status : {"new", "quoting", "pending_approval", "cancelled"})
        QTest::newRow(status) << false;
}

void TestPaymentService::agreedEventsKeepThePlanFromBefore()
{
    QFETCH(const bool, isKept);
    setPrice(*m_filled, 100);
    must(shop().events.patch(m_filled->event, {.status = QString::fromLatin1(QTest::currentDataTag())}));
    const auto instalments = [&] { return must(shop().payments.balance(m_filled->event)).balance.instalments; };
    const auto before = instalments();

    must(shop().settings.set({{u"payment-plan"_s, kWholePlan}}));

    QCOMPARE(instalments() == before, isKept);
    QCOMPARE(m_filled->whole().paymentPlan.has_value(), isKept);
}

void TestPaymentService::invoicedAndPaidEventsKeepThePlanFromBefore()
{
    setPrice(*m_filled, 100);
    must(shop().invoices.issue(m_filled->event, {.kind = u"rest"_s, .buyer = InvoiceBuyerPatch{.name = u"Ada"_s}}));
    const EventId paid = must(shop().events.create({.name = u"Paid"_s})).event.id;
    must(shop().payments.create(paid, pay(40, kDay)));
    const Balance before = must(shop().payments.balance(m_filled->event)).balance;

    must(shop().settings.set({{u"payment-plan"_s, kWholePlan}}));

    QCOMPARE(must(shop().payments.balance(m_filled->event)).balance, before);
    QCOMPARE(m_filled->whole().paymentPlan, std::optional(defaultPaymentPlan()));
    QCOMPARE(must(shop().events.find(paid)).paymentPlan, std::optional(defaultPaymentPlan()));
}

void TestPaymentService::aDeletedEventKeepsNoPlan()
{
    accept(*m_filled);
    QCOMPARE(must(shop().payments.agreedByShopsPlan()), QList{m_filled->event});
    const Event gone = must(shop().events.remove(m_filled->event));
    QVERIFY(must(shop().payments.agreedByShopsPlan()).isEmpty());

    must(shop().settings.set({{u"payment-plan"_s, kWholePlan}}));

    QCOMPARE(must(shop().settings.shop()).paymentPlan.size(), 1);
    must(shop().events.restore(gone));
    QVERIFY(!m_filled->whole().paymentPlan);
}

void TestPaymentService::daysAreTheShops()
{
    must(shop().settings.set({{u"time-zone"_s, u"Asia/Tokyo"_s}}));
    setPrice(*m_filled, 100);
    const QuoteId quote = must(shop().quotes.create(m_filled->event, {})).id;
    must(shop().quotes.accept(m_filled->event, quote, {.acceptedBy = u"Ada"_s, .acceptedAt = {}}));
    const auto first = [&] { return must(shop().payments.balance(m_filled->event)).balance.instalments.first(); };
    QCOMPARE(first().dueOn, QDate(2026, 3, 21));
    QCOMPARE(first().state, InstalmentState::Open);

    m_test->tick(5LL * 3'600'000); // 21 March, 15:00 UTC, is the 22nd in Tokyo.

    QCOMPARE(first().state, InstalmentState::Overdue);
}

void TestPaymentService::balancesAreThoseOfTheEvents()
{
    setPrice(*m_filled, 100);
    must(shop().payments.create(m_filled->event, pay(40, kDay)));
    const EventId second = must(shop().events.create({.name = u"Second"_s})).event.id;

    const auto balances = must(shop().payments.balances({}, {}));

    QCOMPARE(balances.rows.size(), 2);
    QCOMPARE(balances.rows.at(0).eventId, second);
    QCOMPARE(balances.rows.at(0).balance.next(), nullptr);
    QCOMPARE(balances.rows.at(1).name, m_filled->whole().name);
    for (const EventBalance &row : balances.rows)
        QCOMPARE(row.balance, must(shop().payments.balance(row.eventId)).balance);
}

void TestPaymentService::balancesAreFiltered()
{
    setPrice(*m_filled, 100);
    for (int i = 0; i < 6; ++i)
        must(shop().events.create({.name = u"Empty"_s}));
    PaymentService &payments = shop().payments;
    const auto count = [&](const BalanceFilter &filter) { return must(payments.balances(filter, {})).rows.size(); };
    QCOMPARE(count({.isOverdue = true}), 0);
    QCOMPARE(count({.isOutstanding = true}), 1);
    QCOMPARE(count({.isOutstanding = false}), 6);
    QCOMPARE(count({.events = {.status = u"approved"_s}}), 0);
    QCOMPARE(must(payments.balances({.isOutstanding = true}, {.limit = 2})).rows.size(), 1);
    const auto full = must(payments.balances({.isOutstanding = false}, {.limit = 4}));
    QCOMPARE(full.rows.size(), 4);
    QCOMPARE(must(payments.balances({.isOutstanding = false}, {.after = full.next, .limit = 4})).rows.size(), 2);
    const QuoteId quote = must(shop().quotes.create(m_filled->event, {})).id;
    must(shop().quotes.accept(m_filled->event, quote, {.acceptedBy = u"Ada"_s, .acceptedAt = {}}));

    m_test->tick(36 * 3'600'000LL);

    QCOMPARE(count({.isOverdue = true}), 1);
    QCOMPARE(count({.events = {.status = u"approved"_s}, .isOverdue = false}), 0);
}

void TestPaymentService::whatIsOwedComesByItsDay()
{
    setPrice(*m_filled, 100);
    const auto named = [this](const QString &name, std::optional<Instant> start) {
        return must(shop().events.create(
                        {.name = name,
                         .ceremonyStart = start,
                         .clientName1 = u"Ada"_s,
                         .pricing = EventPricingPatch{.additionalFees = QList<AdditionalFee>{{u"Fee"_s, 50}}}}))
            .event.id;
    };
    const EventId undated = named(u"Undated"_s, std::nullopt);
    const EventId soon = named(u"Soon"_s, m_test->now() + 40 * 86'400'000LL);
    const EventId cancelled = named(u"Cancelled"_s, m_test->now());
    for (const EventId &event : {m_filled->event, undated, soon, cancelled}) // Agreed on, and the deposit is paid.
        must(shop().payments.create(event, pay(30, kDay)));
    must(shop().events.patch(cancelled, {.status = u"cancelled"_s}));
    named(u"Not agreed on"_s, m_test->now());

    const QList<EventBalance> owed = must(shop().payments.owed());

    QCOMPARE(namesOf(owed), (QStringList{u"Soon"_s, m_filled->whole().name, u"Undated"_s}));
    QCOMPARE(owed.constFirst().clientName1, u"Ada"_s);
    must(shop().payments.create(
        soon, pay(owed.constFirst().balance.unit.amount(owed.constFirst().balance.outstanding), kDay)));
    QCOMPARE(must(shop().payments.owed()).size(), 2);
    QCOMPARE(must(shop().payments.dueUntil(QDate(2026, 5, 4))).size(), 1);
    QCOMPARE(must(shop().payments.dueUntil(QDate(2026, 5, 3))).size(), 0);
}

void TestPaymentService::whoOwesIsToldByContactsWhereNoNameIsGiven()
{
    setPrice(*m_filled, 100);
    const auto contact = [this](const QString &name) { return must(shop().contacts.create({.name = name})).id; };
    const auto [hall, planner] = std::pair(contact(u"Old hall"_s), contact(u"Pia Planner"_s));
    const auto [ada, bob] = std::pair(contact(u"Ada"_s), contact(u"Bob"_s));
    must(shop().payments.create(m_filled->event, pay(30, kDay)));
    const auto named = [&](const EventPatch &patch) {
        must(shop().events.patch(m_filled->event, patch));
        const EventBalance owed = must(shop().payments.owed()).constFirst();
        return QStringList{owed.clientName1, owed.clientName2};
    };

    QCOMPARE(named({.contacts = QList<EventContact>{{hall, u"venue"_s}, {planner, u"planner"_s}}}),
             (QStringList{u"Pia Planner"_s, u""_s}));
    QCOMPARE(named({.contacts = QList<EventContact>{{planner, u"planner"_s}, {ada, u"client"_s}, {bob, u"client"_s}}}),
             (QStringList{u"Ada"_s, u"Bob"_s}));
    QCOMPARE(named({.clientName1 = u"The Marlows"_s}), (QStringList{u"The Marlows"_s, u""_s}));
}

void TestPaymentService::paymentsGoAndComeBackWithTheirEvent()
{
    PaymentService &payments = shop().payments;
    const Payment payment = must(payments.create(m_filled->event, pay(40, kDay)));

    const Event gone = must(shop().events.remove(m_filled->event));
    QCOMPARE(payments.find(m_filled->event, payment.id).error().kind, Error::Kind::NotFound);
    QVERIFY(must(payments.listAll({}, {})).rows.isEmpty());
    must(shop().events.restore(gone));

    QCOMPARE(must(payments.find(m_filled->event, payment.id)), payment);
}

void TestPaymentService::theCurrencyStaysOnceThereArePayments()
{
    const Payment payment = must(shop().payments.create(m_filled->event, pay(40, kDay)));
    const auto change = [&] { return shop().settings.set({{u"currency"_s, u"JPY"_s}}); };

    QCOMPARE(change().error().code, QByteArray("currency_in_use"));
    must(shop().settings.set({{u"currency"_s, u"GBP"_s}}));
    must(shop().payments.remove(m_filled->event, payment.id));

    must(change());
    QCOMPARE(shop().payments.create(m_filled->event, pay(0.5, kDay)).error().code, QByteArray("invalid_amount"));
    QCOMPARE(must(shop().payments.create(m_filled->event, pay(500, kDay))).amount.count, 500);
}

void TestPaymentService::shopsSeeTheirOwn()
{
    const PaymentId id = must(shop().payments.create(m_filled->event, pay(40, kDay))).id;
    PaymentService &others = m_test->otherShop().payments;

    QCOMPARE(others.find(m_filled->event, id).error().kind, Error::Kind::NotFound);
    QCOMPARE(others.balance(m_filled->event).error().kind, Error::Kind::NotFound);
    QVERIFY(must(others.balances({}, {})).rows.isEmpty());
    QVERIFY(must(others.listAll({}, {})).rows.isEmpty());
}

STEMDESK_GUILESS_TEST(TestPaymentService)

} // namespace stemdesk::payment_service_test

#include "tst_payment_service.moc"
