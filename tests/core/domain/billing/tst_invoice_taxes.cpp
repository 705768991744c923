#include "core/domain/billing/invoice_taxes.h"

#include "core/domain/billing/bill.h"
#include "core/domain/billing/invoice.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::invoice_taxes_test {

class TestInvoiceTaxes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIssuesRefuse_data();
    void whatIssuesRefuse();
    void taxesAreOfRateAndCategory();
    void aSmallBusinessChargesNone();
};

namespace {

InvoiceLine line(double rate, const QString &category = {}, const QString &reason = {})
{
    return {.text = u"Flowers"_s,
            .taxRate = rate,
            .exclTax = 100,
            .incTax = qint64(100 * (1 + rate)),
            .tax = {.category = category, .reason = reason}};
}

const InvoiceBuyer kNobody{.name = u"Hall"_s};
const InvoiceBuyer kCompany{.name = u"Hall"_s, .country = u"DE"_s, .taxNumber = u"DE123456789"_s};

} // namespace

void TestInvoiceTaxes::whatIssuesRefuse_data()
{
    QTest::addColumn<QList<InvoiceLine>>("lines");
    QTest::addColumn<bool>("isCompany");
    QTest::addColumn<QByteArray>("code");
    const auto add = [](const char *name, const QList<InvoiceLine> &lines, bool isCompany, const QByteArray &code) {
        QTest::newRow(name) << lines << isCompany << code;
    };
    add("usual", {line(0.2), line(0)}, false, "");
    add("exempt without a reason", {line(0, u"E"_s)}, false, "exemptionReason_required");
    add("exempt", {line(0, u"E"_s, u"Small"_s), line(0.2)}, false, "");
    add("two reasons", {line(0, u"E"_s, u"Small"_s), line(0, u"E"_s, u"Books"_s)}, false, "exemptionReason_differs");
    add("a reason each", {line(0, u"E"_s, u"Small"_s), line(0, u"G"_s, u"Export"_s)}, false, "");
    add("out of scope alone", {line(0, u"O"_s, u"Gift"_s)}, false, "");
    add("out of scope beside", {line(0, u"O"_s, u"Gift"_s), line(0.2)}, false, "taxCategory_differs");
    add("reverse charge", {line(0, u"AE"_s, u"Article 194"_s)}, true, "");
    add("of nobody", {line(0, u"AE"_s, u"Article 194"_s)}, false, "buyer_incomplete:taxNumber");
    add("within Europe", {line(0, u"K"_s, u"Article 138"_s)}, true, "");
    add("to nowhere", {line(0, u"K"_s, u"Article 138"_s)}, false, "buyer_incomplete:country,taxNumber");
}

void TestInvoiceTaxes::whatIssuesRefuse()
{
    QFETCH(QList<InvoiceLine>, lines);
    QFETCH(bool, isCompany);
    const Invoice invoice{.eventOn = QDate(2026, 6, 1), .buyer = isCompany ? kCompany : kNobody, .lines = lines};

    const Status sound = soundTaxes(invoice);

    QTEST(sound ? QByteArray() : sound.error().code, "code");
}

void TestInvoiceTaxes::taxesAreOfRateAndCategory()
{
    const QList<InvoiceTax> taxes = taxesOf({line(0), line(0, u"E"_s, u"Small"_s), line(0, u"Z"_s), line(0.2, u"S"_s)});

    QCOMPARE(taxes.size(), 3);
    QCOMPARE(taxes.at(0).taxCategory(), u"Z"_s);
    QCOMPARE(taxes.at(0).exclTax, 200);
    QCOMPARE(taxes.at(1).taxCategory(), u"E"_s);
    QCOMPARE(taxes.at(2).taxCategory(), u"S"_s);
}

void TestInvoiceTaxes::aSmallBusinessChargesNone()
{
    const Bill bill{
        .charges = {{.name = u"Tables"_s, .rate = 0.09, .amountIncTax = 10, .tax = {}},
                    {.name = u"Tables"_s, .rate = 0.21, .amountIncTax = 20, .tax = {}},
                    {.kind = BillCharge::Kind::Labour, .name = {}, .rate = 0.21, .amountIncTax = 5, .tax = {}}},
        .discount = 1};

    const Bill exempt = withoutTaxes(bill, u"Small"_s);

    QCOMPARE(exempt.charges.size(), 2); // A group of several rates is one line.
    QCOMPARE(exempt.charges.first().amountIncTax, 30);
    QCOMPARE(exempt.charges.first().rate, 0);
    QCOMPARE(exempt.charges.last().tax, (TaxKind{u"E"_s, u"Small"_s}));
    QCOMPARE(exempt.discount, 1);
}

STEMDESK_GUILESS_TEST(TestInvoiceTaxes)

} // namespace stemdesk::invoice_taxes_test

#include "tst_invoice_taxes.moc"
