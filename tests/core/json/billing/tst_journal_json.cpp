#include "core/json/billing/journal_json.h"

#include "core/domain/billing/invoice.h"
#include "core/domain/billing/payment.h"
#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::journal_json_test {

namespace {

JournalEntry entry(const QByteArray &before, const QByteArray &after)
{
    return {.seq = 7,
            .at = 1'781'000'000'000,
            .by = u"window"_s,
            .kind = u"payment_changed"_s,
            .objectId = u"pay_1"_s,
            .number = u"2026-0001"_s,
            .before = before,
            .after = after,
            .hash = "5eed"};
}

} // namespace

/// Whoever archives the journal recomputes its hashes, so its form is fixed.
class TestJournalJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsHaveExactlyTheSpecifiedFields()
    {
        const JournalEntry changed = entry(R"({"amount":5})", R"({"amount":6})");

        QCOMPARE(written(changed, kJournalFields, writeJournalEntry),
                 R"({"seq":7,"at":1781000000000,"by":"window","kind":"payment_changed","objectId":"pay_1",)"
                 R"("number":"2026-0001","before":{"amount":5},"after":{"amount":6},"hash":"5eed"})");
    }

    void theHashedTextIsSortedAndHasNoHash()
    {
        QCOMPARE(hashedText(entry(R"({"amount":5})", R"({"amount":6})")),
                 R"({"after":{"amount":6},"at":1781000000000,"before":{"amount":5},"by":"window",)"
                 R"("kind":"payment_changed","number":"2026-0001","objectId":"pay_1","seq":7})");
        QVERIFY(
            hashedText(entry({}, R"({"a":1})")).startsWith(R"({"after":{"a":1},"at":1781000000000,"before":null,)"));
        QVERIFY(
            hashedText(entry(R"({"a":1})", {})).startsWith(R"({"after":null,"at":1781000000000,"before":{"a":1},)"));
    }

    void paymentsAreKeptWithTheirAmountsAndTexts()
    {
        const EventId event(IdBytes{1});
        const InvoiceId invoice(IdBytes{2});
        const Payment payment{.eventId = event,
                              .invoiceId = invoice,
                              .amount = {.count = 1'250},
                              .paidOn = QDate(2026, 6, 1),
                              .method = u"cash"_s,
                              .reference = u"R1"_s,
                              .note = u"N"_s};

        QCOMPARE(journalText(payment, u"EUR"_s),
                 R"({"amount":12.5,"currency":"EUR","eventId":)" + quoted(event.text()) + R"(,"invoiceId":)"
                     + quoted(invoice.text())
                     + R"(,"method":"cash","note":"N","paidOn":"2026-06-01","reference":"R1"})");
    }

    void invoicesAreKeptWithTheirTotals()
    {
        const InvoiceId credited(IdBytes{2});
        const Invoice invoice{.kind = InvoiceKind::CreditNote,
                              .creditsId = credited,
                              .issuedOn = QDate(2026, 6, 1),
                              .dueOn = QDate(2026, 6, 15),
                              .seller = {.currency = u"EUR"_s},
                              .buyer = {.name = u"Zoë"_s},
                              .lines = {{.exclTax = 100'00, .incTax = 121'00}}};

        QCOMPARE(journalText(invoice),
                 R"({"buyer":"Zoë","creditsInvoiceId":)" + quoted(credited.text())
                     + R"(,"currency":"EUR","dueOn":"2026-06-15","issuedOn":"2026-06-01","kind":"credit_note",)"
                       R"("totalExclTax":100,"totalIncTax":121})");
    }

    void remindersAreKeptWithTheirLevel()
    {
        QCOMPARE(journalReminder(2), R"({"reminderLevel":2})");
        QCOMPARE(journalReminder({}), QByteArray());
    }
};

STEMDESK_APPLESS_TEST(TestJournalJson)

} // namespace stemdesk::journal_json_test

#include "tst_journal_json.moc"
