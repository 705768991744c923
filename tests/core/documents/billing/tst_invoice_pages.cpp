#include "core/documents/billing/invoice_pages.h"

#include "core/domain/billing/payment_reference.h"
#include "tests/support/printed_pdf.h"
#include "tests/support/test_registry.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::invoice_pages_test {

using namespace stemdesk::pdf;

class TestInvoicePages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anInvoiceSaysWhatItMust();
    void piecesHaveColumnsOnlyWhereThereAreAny();
    void whatCameInBeforeIsTakenOff();
    void aPaidInvoiceAsksForNothing();
    void theReferenceIsNamedWhereThereIsNoOther();
    void theFootTakesItsSumsToTheNextPage();
    void largeAmountsTouchNothing();
    void longNamesOfFactsEndBeforeThem();
    void itsFileIsTheSameWheneverItIsMade();
    void aCreditNoteSaysWhatItCredits();
    void taxIsCalledAsInTheCountry_data();
    void taxIsCalledAsInTheCountry();
    void manyLinesTakeSeveralPages();
    void eventsStandAboveTheirLines();
    void aDeliveryGoesOnUnderItsName();
    void aThingAtTwoRatesIsOneRow();
    void whyNoTaxIsChargedIsSaid();
    void aReaderOfAnotherMakeReadsTheCode();
};

namespace {

Invoice sample(const QString &language = u"en"_s, const QString &country = u"GB"_s)
{
    return {.number = u"2026-0007"_s,
            .eventName = u"Anna and Ben"_s,
            .eventOn = QDate(2026, 6, 20),
            .issuedOn = QDate(2026, 3, 21),
            .dueOn = QDate(2026, 4, 4),
            .seller = {.name = u"Fern and Petal"_s,
                       .currency = u"GBP"_s,
                       .timeZone = u"Europe/London"_s,
                       .documentLanguage = language,
                       .country = country,
                       .address = u"1 Mill Lane\nBath"_s,
                       .taxNumber = u"GB123"_s,
                       .invoiceTerms = u"Within 14 days."_s,
                       .bankDetails = u"Sort code 1"_s},
            .buyer = {.name = u"Hall Ltd"_s, .address = u"The Green\nFrome"_s, .reference = u"PO 7"_s},
            .lines = {{u"Table centres × 12"_s, 0.2, 1'000'00, 1'200'00}, {u"Book"_s, 0, 5'00, 5'00}},
            .note = u"Thank you."_s};
}

QStringList pagesOfInvoice(const Invoice &invoice)
{
    return pagesOf(invoicePdf(invoice, [](ImageId) { return QByteArray(); }));
}

} // namespace

void TestInvoicePages::anInvoiceSaysWhatItMust()
{
    const QStringList pages = pagesOfInvoice(sample());

    QCOMPARE(pages.size(), 1);
    for (const QString &text :
         {u"INVOICE"_s, u"2026-0007"_s, u"Fern and Petal"_s, u"1 Mill Lane"_s, u"VAT number: GB123"_s, u"Hall Ltd"_s,
          u"The Green"_s, u"21 March 2026"_s, u"4 April 2026"_s, u"20 June 2026"_s, u"PO 7"_s, u"Thank you."_s,
          u"Within 14 days."_s, u"Sort code 1"_s, u"Page 1 of 1"_s})
        QVERIFY2(pages.first().contains(text), qPrintable(text + pages.first()));
    QCOMPARE(rowWith(pages.first(), u"Table centres"_s), u"Table centres 12 £83.3333 £1,000.00 20% £1,200.00"_s);
    QCOMPARE(rowWith(pages.first(), u"VAT 20"_s), u"VAT 20% £1,000.00 £200.00 £1,200.00"_s);
    QCOMPARE(rowWith(pages.first(), u"VAT 0"_s), u"VAT 0% £5.00 £0.00 £5.00"_s);
    QCOMPARE(rowWith(pages.first(), u"Total  "_s), u"Total £1,005.00 £200.00 £1,205.00"_s);
    QCOMPARE(rowWith(pages.first(), u"Total incl. VAT"_s), u"Total incl. VAT £1,205.00"_s);
    QCOMPARE(rowWith(pages.first(), u"Description"_s), u"Description Quantity Unit price Net VAT Gross"_s);
    QVERIFY(!pages.first().contains(u"Paid so far"_s));
}

void TestInvoicePages::piecesHaveColumnsOnlyWhereThereAreAny()
{
    Invoice invoice = sample();
    invoice.lines = {{u"Deposit"_s, 0.2, 5'00, 6'00}};

    const QString page = pagesOfInvoice(invoice).join(QString());

    QCOMPARE(rowWith(page, u"Description"_s), u"Description Net VAT Gross"_s);
    QCOMPARE(rowWith(page, u"Deposit"_s), u"Deposit £5.00 20% £6.00"_s);
}

void TestInvoicePages::whatCameInBeforeIsTakenOff()
{
    Invoice invoice = sample();
    invoice.paidBefore = 205'00;

    const QString page = pagesOfInvoice(invoice).join(QString());

    QCOMPARE(rowWith(page, u"Paid so far"_s), u"Paid so far −£205.00"_s);
    QCOMPARE(rowWith(page, u"Still to pay"_s), u"Still to pay £1,000.00"_s);
    QVERIFY(!pagesOfInvoice(creditOf(invoice)).join(QString()).contains(u"Paid so far"_s));
}

void TestInvoicePages::aPaidInvoiceAsksForNothing()
{
    Invoice invoice = sample();
    invoice.paidBefore = invoice.totalIncTax();

    const QString page = pagesOfInvoice(invoice).join(QString());

    QVERIFY2(page.contains(u"Paid in full. Thank you."_s), qPrintable(page));
    QVERIFY(!page.contains(u"Still to pay"_s) && !page.contains(u"Sort code 1"_s));
}

void TestInvoicePages::theReferenceIsNamedWhereThereIsNoOther()
{
    QVERIFY(sample().reference.isEmpty());
    QVERIFY(pagesOfInvoice(sample()).join(QString()).contains(u"Payment reference: 2026-0007"_s));
}

/// However many lines there are, the payment details share a page with the sums.
void TestInvoicePages::theFootTakesItsSumsToTheNextPage()
{
    for (int more = 8; more < 24; ++more) {
        Invoice invoice = sample();
        for (int line = 0; line < more; ++line)
            invoice.lines.append(invoice.lines.constFirst());
        const QString last = pagesOfInvoice(invoice).constLast();
        QVERIFY2(last.contains(u"Sort code 1"_s) && last.contains(u"Total incl. VAT"_s), qPrintable(last));
        QVERIFY2(last.contains(u"Table centres"_s), qPrintable(last));
    }
}

void TestInvoicePages::largeAmountsTouchNothing()
{
    Invoice invoice = sample(u"de"_s, u"DE"_s);
    invoice.seller.currency = u"EUR"_s;
    invoice.lines = {{u"Festival × 3"_s, 0.19, 123'456'789, 146'913'579}};

    const QString page = pagesOfInvoice(creditOf(invoice)).join(QString()).replace(u'\u00a0', u' ');

    QCOMPARE(rowWith(page, u"Festival"_s), u"Festival 3 −411.522,63 € −1.234.567,89 € 19 % −1.469.135,79 €"_s);
    QCOMPARE(rowWith(page, u"MwSt. 19 %"_s), u"MwSt. 19 % −1.234.567,89 € −234.567,90 € −1.469.135,79 €"_s);
}

void TestInvoicePages::longNamesOfFactsEndBeforeThem()
{
    const QString page = pagesOfInvoice(creditOf(sample(u"es"_s, u"ES"_s))).join(QString());

    QVERIFY2(rowWith(page, u"Rectifica la factura"_s).contains(u"Rectifica la factura 2026-0007"_s), qPrintable(page));
}

void TestInvoicePages::itsFileIsTheSameWheneverItIsMade()
{
    Invoice invoice = sample();
    invoice.createdAt = 1'774'051'200'000;
    const auto file = [&] { return *invoicePdf(invoice, [](ImageId) { return QByteArray(); }); };

    QCOMPARE(file(), file());
    const QString facts = printed(u"pdfinfo"_s, {u"-rawdates"_s, u"-"_s}, file());
    QVERIFY2(facts.contains(u"D:20260321000000Z"_s), qPrintable(facts));
}

void TestInvoicePages::aCreditNoteSaysWhatItCredits()
{
    Invoice credit = creditOf(sample());
    credit.number = u"2026-0008"_s;

    const QString page = pagesOfInvoice(credit).join(QString());

    QVERIFY(page.contains(u"CREDIT NOTE"_s));
    QVERIFY2(rowWith(page, u"Credits invoice"_s).endsWith(u"Credits invoice 2026-0007 · 21 March 2026"_s),
             qPrintable(page));
    QCOMPARE(rowWith(page, u"Total incl. VAT"_s), u"Total incl. VAT −£1,205.00"_s);
    QVERIFY(!page.contains(u"Sort code 1"_s));
}

void TestInvoicePages::taxIsCalledAsInTheCountry_data()
{
    QTest::addColumn<QString>("country");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("tax");
    QTest::addColumn<QString>("total");
    QTest::newRow("en") << u"GB"_s << u"INVOICE"_s << u"VAT"_s << u"Total incl. VAT"_s;
    QTest::newRow("nl") << u"NL"_s << u"FACTUUR"_s << u"Btw"_s << u"Totaal incl. btw"_s;
    QTest::newRow("de") << u"DE"_s << u"RECHNUNG"_s << u"MwSt."_s << u"Gesamtbetrag inkl. MwSt."_s;
    QTest::newRow("fr") << u"FR"_s << u"FACTURE"_s << u"TVA"_s << u"Total TTC"_s;
    QTest::newRow("es") << u"ES"_s << u"FACTURA"_s << u"IVA"_s << u"Total (IVA incluido)"_s;
}

void TestInvoicePages::taxIsCalledAsInTheCountry()
{
    QFETCH(QString, country);
    QFETCH(QString, title);
    QFETCH(QString, tax);
    QFETCH(QString, total);

    const QString page = pagesOfInvoice(sample(QString::fromLatin1(QTest::currentDataTag()), country)).join(QString());

    QVERIFY2(page.contains(total), qPrintable(page));

    QVERIFY2(page.contains(title), qPrintable(page));
    QVERIFY2(page.contains(tax + u" 20"_s), qPrintable(page));
}

void TestInvoicePages::manyLinesTakeSeveralPages()
{
    Invoice invoice = sample();
    for (int line = 0; line < 100; ++line)
        invoice.lines += InvoiceLine{u"Group %1"_s.arg(line), 0.2, 10'00, 12'00};

    const QStringList pages = pagesOfInvoice(invoice);

    QVERIFY(pages.size() > 2);
    QVERIFY(pages.constLast().contains(u"Total incl. VAT"_s));
}

void TestInvoicePages::eventsStandAboveTheirLines()
{
    Invoice invoice = sample();
    invoice.period = {.from = QDate(2026, 3, 1), .to = QDate(2026, 3, 31)};
    invoice.lines.prepend({.text = u"2026-03-02 Lobby"_s, .eventId = EventId::create(), .isHeading = true});

    const QString page = pagesOfInvoice(invoice).join(QString());

    QCOMPARE(rowWith(page, u"Lobby"_s), u"2 March 2026 · Lobby £1,205.00"_s); // Includes the delivery.
    QVERIFY2(page.contains(u"1 March 2026 – 31 March 2026"_s), qPrintable(page));
    QCOMPARE(rowWith(page, u"Total incl. VAT"_s), u"Total incl. VAT £1,205.00"_s);
}

void TestInvoicePages::aDeliveryGoesOnUnderItsName()
{
    Invoice invoice = sample();
    const EventId lobby = EventId::create();
    invoice.lines = {{.text = u"2026-03-02 Lobby"_s, .eventId = lobby, .isHeading = true}};
    for (int line = 0; line < 40; ++line)
        invoice.lines.append({.text = u"Vase %1"_s.arg(line), .taxRate = 0.2, .exclTax = 5'00, .incTax = 6'00});

    const QStringList pages = pagesOfInvoice(invoice);

    QVERIFY(pages.size() > 1);
    QVERIFY2(pages.at(1).contains(u"2 March 2026 · Lobby, continued"_s), qPrintable(pages.at(1)));
    QVERIFY(!pages.constFirst().contains(u"continued"_s));
}

/// Two rows would look like two charges; the tax sums are listed by rate.
void TestInvoicePages::aThingAtTwoRatesIsOneRow()
{
    Invoice invoice = sample(u"de"_s, u"DE"_s);
    invoice.seller.currency = u"EUR"_s;
    invoice.lines = {{u"Signiertisch"_s, 0.07, 20771, 22225}, {u"Signiertisch"_s, 0.19, 719, 856}};

    const QString page = pagesOfInvoice(invoice).join(QString());

    QCOMPARE(rowWith(page, u"Signiertisch"_s).replace(u'\u00a0', u' '), u"Signiertisch 214,90 € 7 % + 19 % 230,81 €"_s);
    QCOMPARE(page.count(u"Signiertisch"_s), 1);
    QVERIFY2(page.contains(u"222,25"_s) && page.contains(u"8,56"_s), qPrintable(page));
}

void TestInvoicePages::whyNoTaxIsChargedIsSaid()
{
    Invoice invoice = sample(u"nl"_s, u"NL"_s);
    invoice.lines = {{.text = u"Bloemen"_s,
                      .taxRate = 0,
                      .exclTax = 5'00,
                      .incTax = 5'00,
                      .tax = {.category = u"AE"_s, .reason = u"Artikel 194"_s}}};

    const QString page = pagesOfInvoice(invoice).join(QString());

    QVERIFY2(page.contains(u"Btw verlegd"_s), qPrintable(page));
    QVERIFY2(page.contains(u"Artikel 194"_s), qPrintable(page));
}

void TestInvoicePages::aReaderOfAnotherMakeReadsTheCode()
{
    const QString zbar = QStandardPaths::findExecutable(u"zbarimg"_s);
    if (zbar.isEmpty())
        QSKIP("there is no zbarimg");
    Invoice invoice = sample(u"de"_s, u"DE"_s);
    invoice.seller.currency = u"EUR"_s;
    invoice.seller.name = u"Fern and Petal"_s;
    invoice.iban = u"DE89370400440532013000"_s;
    invoice.reference = paymentReference(invoice.number, u"DE"_s);
    QTemporaryDir folder;
    QFile file(folder.filePath(u"invoice.pdf"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(*invoicePdf(invoice, [](ImageId) { return QByteArray(); }));
    file.close();
    const QString picture = folder.filePath(u"page"_s);
    QCOMPARE(
        QProcess::execute(u"pdftoppm"_s, {u"-r"_s, u"150"_s, u"-png"_s, u"-singlefile"_s, file.fileName(), picture}),
        0);
    QProcess reader;
    reader.start(zbar, {u"-q"_s, u"--raw"_s, u"-Sdisable"_s, u"-Sqrcode.enable"_s, picture + u".png"_s});
    QVERIFY(reader.waitForFinished());

    QCOMPARE(QString::fromUtf8(reader.readAllStandardOutput()).trimmed(), paymentCodeText(invoice).trimmed());
}

STEMDESK_TEST(TestInvoicePages)

} // namespace stemdesk::invoice_pages_test

#include "tst_invoice_pages.moc"
