#include "core/json/billing/issued_invoice_json.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::issued_invoice_json_test {

namespace {

Invoice filledInvoice()
{
    return {.eventName = u"Wedding"_s,
            .eventOn = QDate(2026, 6, 1),
            .period = InvoicePeriod{QDate(2026, 5, 1), QDate(2026, 5, 31)},
            .creditsNumber = u"2026-0001"_s,
            .creditsIssuedOn = QDate(2026, 6, 2),
            .dueOn = QDate(2026, 6, 16),
            .seller = {.name = u"Fern & Co"_s, .taxNumber = u"NL1"_s},
            .buyer = {.name = u"Zoë"_s,
                      .address = u"Kade 1"_s,
                      .country = u"NL"_s,
                      .email = u"zoe@example.com"_s,
                      .taxNumber = u"NL2"_s,
                      .electronicAddress = u"0106:1"_s,
                      .reference = u"PO 7"_s},
            .lines = {{.text = u"Wedding"_s, .eventId = EventId::create(), .isHeading = true},
                      {.text = u"Flowers"_s,
                       .taxRate = 0.09,
                       .exclTax = 10'000,
                       .incTax = 10'900,
                       .tax = {.category = u"AE"_s, .reason = u"Reverse charge"_s}}},
            .note = u"Thank you"_s,
            .reference = u"RF18539007547034"_s,
            .iban = u"NL91ABNA0417164300"_s,
            .paidBefore = 2'000};
}

} // namespace

class TestIssuedInvoiceJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites_data()
    {
        QTest::addColumn<Invoice>("invoice");
        QTest::newRow("everything") << filledInvoice();
        QTest::newRow("nothing") << Invoice();
    }

    void readsWhatItWrites()
    {
        QFETCH(const Invoice, invoice);

        const auto read = invoiceFrom(Invoice(), invoiceText(invoice));

        QVERIFY2(read, read ? "" : qUtf8Printable(read.error().message));
        QCOMPARE(read->lines, invoice.lines);
        QCOMPARE(read->buyer, invoice.buyer);
        QCOMPARE(*read, invoice);
    }

    void oldDaysBeyondTheCalendarAreNone()
    {
        const QByteArray text = invoiceText(filledInvoice()).replace(R"("dueOn":"2026-06-16")", R"("dueOn":"")");
        QCOMPARE(invoiceFrom(Invoice(), text)->dueOn, std::optional<QDate>());
        QVERIFY(!invoiceFrom(Invoice(), QByteArray(text).replace("2026-06-01", "2026-06-31")));
    }
};

STEMDESK_APPLESS_TEST(TestIssuedInvoiceJson)

} // namespace stemdesk::issued_invoice_json_test

#include "tst_issued_invoice_json.moc"
