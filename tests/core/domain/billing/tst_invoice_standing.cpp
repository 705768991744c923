#include "core/domain/billing/invoice_standing.h"

#include "core/domain/billing/invoice.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::invoice_standing_test {

namespace {

const QDate kDay(2026, 3, 1);

/// Two invoices of an event: of 100 and of 50.
struct TwoInvoices {
    EventId event = EventId::create();
    InvoiceId first = InvoiceId::create();
    InvoiceId second = InvoiceId::create();
    InvoiceBooks books{{claim(first, 100), claim(second, 50)}};

    InvoiceClaim claim(const InvoiceId &invoice, qint64 amount) const
    {
        return {.invoiceId = invoice, .eventId = event, .contactId = {}, .amount = amount, .dueOn = {}};
    }
    QList<PaidChange> pay(qint64 amount, const InvoiceId &named = {})
    {
        return books.enter({event, named, amount, kDay});
    }
};

} // namespace

class TestInvoiceStanding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatNamesNoneFillsInOrderOfIssue();
    void whatNamesOnePaysItFirst();
    void whatGoesBeyondItFillsTheOthers();
    void whatNamesACreditedOneFillsTheOthers();
    void moneyThatWentBackIsOpenAgain();
    void anInvoiceOverSeveralIsPaidForEachByItsShare();
    void eventsMoneyFillsAnInvoiceOverSeveral();
    void theDayOfPaymentIsThatOfTheLastMissingPart();
    void states();

    void everyPaymentTellsWhatItPaid()
    {
        TwoInvoices of;

        QCOMPARE(of.pay(30), QList<PaidChange>({{0, 0, 30}, {1, 0, 0}}));
        QCOMPARE(of.pay(90), QList<PaidChange>({{0, 30, 100}, {1, 0, 20}}));
        QCOMPARE(of.pay(60), QList<PaidChange>({{0, 100, 100}, {1, 20, 50}}));
        QCOMPARE(of.books.paidOf(0), 100);
    }

    void refundsTakeBackTheLast()
    {
        TwoInvoices of;
        of.pay(160);

        QCOMPARE(of.pay(-5), QList<PaidChange>({{0, 100, 100}, {1, 50, 50}}));
        QCOMPARE(of.pay(-20), QList<PaidChange>({{0, 100, 100}, {1, 50, 35}}));
        QCOMPARE(of.pay(-90), QList<PaidChange>({{0, 100, 45}, {1, 35, 0}}));
        QCOMPARE(of.pay(-60), QList<PaidChange>({{0, 45, 0}, {1, 0, 0}}));
    }

    void whatNamesAnInvoiceLeavesTheOthersTheRest()
    {
        TwoInvoices of;

        QCOMPARE(of.pay(20, of.second), QList<PaidChange>({{0, 0, 0}, {1, 0, 20}}));
        QCOMPARE(of.pay(110), QList<PaidChange>({{0, 0, 100}, {1, 20, 30}}));
    }

    void whatIsTakenBackLeavesItsMoney()
    {
        TwoInvoices of;
        of.books.setAsking(0, false);
        of.pay(70);
        QCOMPARE(of.books.paidOf(0), 0);
        QCOMPARE(of.books.paidOf(1), 50);

        of.books.setAsking(0, true);
        QCOMPARE(of.books.paidOf(0), 70);
        QCOMPARE(of.books.paidOf(1), 0);

        of.books.setAsking(0, false);
        QCOMPARE(of.books.paidOf(1), 50);
    }

    void moneyOfNoInvoiceChangesNone()
    {
        TwoInvoices of;

        QCOMPARE(of.books.enter({EventId::create(), {}, 10, kDay}), QList<PaidChange>());
        QCOMPARE(of.books.enter({{}, InvoiceId::create(), 10, kDay}), QList<PaidChange>());
    }
};

namespace {

const QDate kFirst(2026, 3, 1);
const QDate kSecond(2026, 3, 9);

struct Parties {
    EventId event = EventId::create();
    EventId other = EventId::create();
    InvoiceId first = InvoiceId::create();
    InvoiceId second = InvoiceId::create();
    InvoiceId shared = InvoiceId::create();

    InvoiceClaim claim(const InvoiceId &invoice, qint64 amount) const
    {
        return {.invoiceId = invoice, .eventId = event, .contactId = {}, .amount = amount, .dueOn = {}};
    }
    QList<InvoiceClaim> sharedClaims(qint64 own, qint64 others) const
    {
        return {
            {.invoiceId = shared, .eventId = event, .contactId = {}, .amount = own, .isShared = true, .dueOn = {}},
            {.invoiceId = shared, .eventId = other, .contactId = {}, .amount = others, .isShared = true, .dueOn = {}}};
    }
    ReceivedMoney unnamed(qint64 amount, QDate on = kFirst) const { return {event, {}, amount, on}; }
    ReceivedMoney named(const InvoiceId &invoice, qint64 amount, QDate on = kFirst) const
    {
        return {event, invoice, amount, on};
    }
    ReceivedMoney ofShared(qint64 amount, QDate on = kFirst) const { return {{}, shared, amount, on}; }
};

} // namespace

void TestInvoiceStanding::whatNamesNoneFillsInOrderOfIssue()
{
    const Parties of;
    const InvoiceAccounts accounts({of.claim(of.first, 100), of.claim(of.second, 50)}, {of.unnamed(120)});

    QCOMPARE(accounts.invoice(of.first).paid, 100);
    QCOMPARE(accounts.invoice(of.second).paid, 20);
    QCOMPARE(accounts.event(of.event).paid, 120);
    QCOMPARE(accounts.event(of.event).open, 30);
}

void TestInvoiceStanding::whatNamesOnePaysItFirst()
{
    const Parties of;
    const InvoiceAccounts accounts({of.claim(of.first, 100), of.claim(of.second, 50)},
                                   {of.named(of.second, 50), of.unnamed(30)});

    QCOMPARE(accounts.invoice(of.first).paid, 30);
    QCOMPARE(accounts.invoice(of.second).paid, 50);
}

void TestInvoiceStanding::whatGoesBeyondItFillsTheOthers()
{
    const Parties of;
    const InvoiceAccounts accounts({of.claim(of.first, 100), of.claim(of.second, 50)}, {of.named(of.first, 110)});

    QCOMPARE(accounts.invoice(of.first).paid, 100);
    QCOMPARE(accounts.invoice(of.second).paid, 10);
    QCOMPARE(accounts.event(of.event).paid, 110);
}

void TestInvoiceStanding::whatNamesACreditedOneFillsTheOthers()
{
    const Parties of;
    InvoiceClaim credited = of.claim(of.first, 100);
    credited.isCredited = true;
    const InvoiceAccounts accounts({credited, of.claim(of.second, 80)}, {of.named(of.first, 100)});

    QCOMPARE(accounts.invoice(of.first).paid, 0);
    QCOMPARE(accounts.invoice(of.second).paid, 80);
    QCOMPARE(accounts.event(of.event).paid, 100);
    QCOMPARE(accounts.event(of.event).open, 0);
}

void TestInvoiceStanding::moneyThatWentBackIsOpenAgain()
{
    const Parties of;
    const InvoiceAccounts accounts({of.claim(of.first, 100), of.claim(of.second, 50)},
                                   {of.named(of.first, 100), of.unnamed(50), of.unnamed(-70, kSecond)});

    QCOMPARE(accounts.invoice(of.first).paid, 80);
    QCOMPARE(accounts.invoice(of.first).paidOn, std::optional<QDate>());
    QCOMPARE(accounts.invoice(of.second).paid, 0);
    QCOMPARE(accounts.event(of.event).open, 70);
}

void TestInvoiceStanding::anInvoiceOverSeveralIsPaidForEachByItsShare()
{
    const Parties of;
    const InvoiceAccounts accounts(of.sharedClaims(200, 100), {of.ofShared(100)});

    QCOMPARE(accounts.invoice(of.shared).paid, 100);
    QCOMPARE(accounts.event(of.event).paid, 67); // The larger remainder.
    QCOMPARE(accounts.event(of.other).paid, 33);
    QCOMPARE(accounts.event(of.event).open, 133);
}

void TestInvoiceStanding::eventsMoneyFillsAnInvoiceOverSeveral()
{
    const Parties of;
    const InvoiceAccounts accounts(of.sharedClaims(200, 100), {of.unnamed(250), of.ofShared(90)});

    QCOMPARE(accounts.invoice(of.shared).paid, 230); // The event's part is paid, and 30 of the other's.
    QCOMPARE(accounts.event(of.event).open, 0);
    QCOMPARE(accounts.event(of.other).open, 70);
}

void TestInvoiceStanding::theDayOfPaymentIsThatOfTheLastMissingPart()
{
    const Parties of;
    const InvoiceAccounts accounts(
        {of.claim(of.first, 100)},
        {of.named(of.first, 60), of.unnamed(40, kSecond), of.unnamed(5, kSecond.addDays(1))});

    QCOMPARE(accounts.invoice(of.first).paidOn, std::optional(kSecond));
}

void TestInvoiceStanding::states()
{
    const Parties of;
    Invoice invoice{.id = of.first,
                    .eventId = of.event,
                    .dueOn = kSecond,
                    .lines = {{.text = QStringLiteral("Flowers"), .taxRate = 0, .exclTax = 100, .incTax = 100}}};
    const auto stateWith = [&](qint64 paid, QDate today) {
        const InvoiceAccounts accounts({of.claim(of.first, 100)}, {of.unnamed(paid)});
        return standingOf(invoice, accounts, today);
    };

    QCOMPARE(stateWith(0, kSecond).state, InvoiceState::Open); // On its day it is not late.
    QCOMPARE(stateWith(10, kSecond).state, InvoiceState::PartPaid);
    QCOMPARE(stateWith(10, kSecond.addDays(1)).state, InvoiceState::Overdue);
    QCOMPARE(stateWith(10, kSecond.addDays(1)).open, 90);
    QCOMPARE(stateWith(100, kSecond.addDays(1)).state, InvoiceState::Paid);
    invoice.creditedById = InvoiceId::create();
    QCOMPARE(stateWith(10, kSecond).state, InvoiceState::Credited);
    QCOMPARE(stateWith(10, kSecond).paid, 0);
}

STEMDESK_GUILESS_TEST(TestInvoiceStanding)

} // namespace stemdesk::invoice_standing_test

#include "tst_invoice_standing.moc"
