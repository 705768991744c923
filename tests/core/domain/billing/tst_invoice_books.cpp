#include "core/domain/billing/invoice_books.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::invoice_books_test {

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

class TestInvoiceBooks : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

STEMDESK_APPLESS_TEST(TestInvoiceBooks)

} // namespace stemdesk::invoice_books_test

#include "tst_invoice_books.moc"
