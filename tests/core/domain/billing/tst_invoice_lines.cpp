#include "core/domain/billing/invoice_lines.h"

#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>
#include <cmath>

namespace stemdesk::invoice_lines_test {

class TestInvoiceLines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChargeIsALine();
    void copiesAreReadBack_data();
    void copiesAreReadBack();
    void theDiscountIsSharedOverTheRates();
    void ratesAreRoundedToTheTotal();
    void anInstalmentIsSharedOverTheRates();
    void theRestTakesOffWhatWasInvoiced();
    void aRateThatIsGoneIsTakenBack();
    void randomBills();
};

namespace {

const InvoiceWords kWords{
    .labour = u"Labour"_s, .travel = u"Travel"_s, .discount = u"Discount"_s, .lessInvoice = u"Less %1"_s};
const MinorUnit kUnit(u"EUR");

BillCharge group(const QString &name, double rate, double amount, double quantity = 1)
{
    return {.name = name, .quantity = quantity, .rate = rate, .amountIncTax = amount};
}

QList<InvoiceLine> rest(const Bill &bill, qint64 total, const QList<EarlierInvoice> &earlier = {})
{
    const QList<RatedPrice> prices = pricesByRate(bill, kUnit, total);
    return restLines({.bill = bill, .unit = kUnit, .prices = prices, .earlier = earlier}, kWords);
}

qint64 sumOf(const QList<InvoiceLine> &lines)
{
    qint64 sum = 0;
    for (const InvoiceLine &line : lines)
        sum += line.incTax;
    return sum;
}

double priceOf(const Bill &bill)
{
    double sum = -bill.discount;
    for (const BillCharge &charge : bill.charges)
        sum += charge.amountIncTax;
    return sum;
}

Bill randomBill(QRandomGenerator &random)
{
    constexpr std::array kRates{0.0, 0.06, 0.09, 0.2, 0.21};
    Bill bill;
    double sum = 0;
    for (int charge = random.bounded(1, 8); charge > 0; --charge) {
        const double rate = kRates.at(size_t(random.bounded(int(kRates.size()))));
        bill.charges += group(u"Group"_s, rate, random.bounded(2000.0) + 0.001);
        sum += bill.charges.constLast().amountIncTax;
    }
    if (random.bounded(2) == 0)
        bill.discount = random.bounded(sum / 2);
    return bill;
}

} // namespace

void TestInvoiceLines::aChargeIsALine()
{
    const Bill bill{.charges = {group(u"Table centres"_s, 0.2, 120, 12),
                                group(u"Bridal bouquet"_s, 0.2, 60),
                                {.kind = BillCharge::Kind::Labour, .rate = 0.2, .amountIncTax = 24},
                                {.kind = BillCharge::Kind::Fee, .name = u"Candles"_s, .rate = 0.2, .amountIncTax = 12},
                                {.kind = BillCharge::Kind::Travel, .rate = 0.2, .amountIncTax = 6}}};

    const QList<InvoiceLine> lines = rest(bill, 222'00);

    QStringList texts;
    for (const InvoiceLine &line : lines)
        texts += line.text;
    QCOMPARE(texts,
             QStringList({u"Table centres × 12"_s, u"Bridal bouquet"_s, u"Labour"_s, u"Candles"_s, u"Travel"_s}));
    QCOMPARE(lines.first(), (InvoiceLine{u"Table centres × 12"_s, 0.2, 100'00, 120'00}));
    QCOMPARE(taxesOf(lines), QList<InvoiceTax>({{0.2, 185'00, 222'00}}));
}

void TestInvoiceLines::copiesAreReadBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("quantity");
    QTest::newRow("several") << rest({.charges = {group(u"Table centres"_s, 0.2, 12, 12)}}, 12'00).constFirst().text
                             << u"Table centres"_s << 12.0;
    QTest::newRow("a part") << rest({.charges = {group(u"Garland"_s, 0.2, 12, 2.5)}}, 12'00).constFirst().text
                            << u"Garland"_s << 2.5;
    QTest::newRow("one") << rest({.charges = {group(u"Arch"_s, 0.2, 12)}}, 12'00).constFirst().text << QString() << 0.0;
    QTest::newRow("a name with the sign") << u"Arch 2 × 3 × 4"_s << u"Arch 2 × 3"_s << 4.0;
    QTest::newRow("words") << u"Arch × wide"_s << QString() << 0.0;
    QTest::newRow("none") << u"Arch × 0"_s << QString() << 0.0;
    QTest::newRow("no name") << u" × 4"_s << QString() << 0.0;
}

void TestInvoiceLines::copiesAreReadBack()
{
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    QFETCH(const double, quantity);

    const std::optional<InvoicedCopies> copies = copiesOf(text);

    QCOMPARE(copies.value_or(InvoicedCopies()), (InvoicedCopies{name, quantity}));
}

void TestInvoiceLines::theDiscountIsSharedOverTheRates()
{
    const Bill bill{.charges = {group(u"Hire"_s, 0.21, 300), group(u"Flowers"_s, 0.09, 100)}, .discount = 40};

    const QList<InvoiceLine> lines = rest(bill, 360'00);

    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines.at(2).text, u"Discount"_s);
    QCOMPARE(lines.at(2).taxRate, 0.09);
    QCOMPARE(lines.at(2).incTax, -10'00);
    QCOMPARE(lines.at(3).incTax, -30'00);
    QCOMPARE(sumOf(lines), 360'00);
}

void TestInvoiceLines::ratesAreRoundedToTheTotal()
{
    const Bill bill{.charges = {group(u"A"_s, 0.21, 10.005), group(u"B"_s, 0.09, 10.005)}};

    const QList<RatedPrice> prices = pricesByRate(bill, kUnit, 20'01);

    QCOMPARE(prices.first().rate, 0.09);
    QCOMPARE(prices.first().amountIncTax, 10'01); // Equal remainders go to the lower rate first.
    QCOMPARE(prices.last().amountIncTax, 10'00);
}

void TestInvoiceLines::anInstalmentIsSharedOverTheRates()
{
    const QList<RatedPrice> prices{{.rate = 0.09, .amountIncTax = 300'00}, {.rate = 0.21, .amountIncTax = 100'00}};

    const QList<InvoiceLine> lines = instalmentLines(u"Deposit"_s, 100'00, prices);

    QCOMPARE(lines, QList<InvoiceLine>({{u"Deposit"_s, 0.09, 68'81, 75'00}, {u"Deposit"_s, 0.21, 20'66, 25'00}}));
}

void TestInvoiceLines::theRestTakesOffWhatWasInvoiced()
{
    const Bill bill{.charges = {group(u"Flowers"_s, 0.2, 100)}};
    const QList<InvoiceLine> deposit = instalmentLines(u"Deposit"_s, 33'33, pricesByRate(bill, kUnit, 100'00));

    const QList<InvoiceLine> lines = rest(bill, 100'00, {{u"2026-0001"_s, taxesOf(deposit)}});

    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines.last().text, u"Less 2026-0001"_s);
    QCOMPARE(lines.last().incTax, -deposit.first().incTax);
    QCOMPARE(lines.last().exclTax, -deposit.first().exclTax);
    QCOMPARE(taxesOf(lines).first().incTax, 66'67);
    QCOMPARE(taxesOf(lines).first().exclTax, withoutTax(66'67, 0.2));
}

void TestInvoiceLines::aRateThatIsGoneIsTakenBack()
{
    const Bill bill{.charges = {group(u"Flowers"_s, 0.2, 100)}};
    const QList<EarlierInvoice> earlier{{u"1"_s, {{0.05, 10'00, 10'50}}}};

    const QList<InvoiceTax> taxes = taxesOf(rest(bill, 100'00, earlier));

    QCOMPARE(taxes, QList<InvoiceTax>({{0.05, -10'00, -10'50}, {0.2, withoutTax(100'00, 0.2), 100'00}}));
}

void TestInvoiceLines::randomBills()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 10'000; ++round) {
        const Bill bill = randomBill(random);
        const qint64 total = kUnit.rounded(priceOf(bill));
        const QList<RatedPrice> prices = pricesByRate(bill, kUnit, total);
        QList<EarlierInvoice> earlier;
        qint64 invoiced = 0;
        for (int part = random.bounded(3); part > 0; --part) {
            const QList<InvoiceLine> lines = instalmentLines(u"Part"_s, total / 4, prices);
            QCOMPARE(sumOf(lines), total / 4);
            invoiced += total / 4;
            earlier.append({u"1"_s, taxesOf(lines)});
        }

        const QList<InvoiceLine> lines = rest(bill, total, earlier);

        QCOMPARE(sumOf(lines), total - invoiced);
        qint64 taxed = 0;
        for (const InvoiceTax &tax : taxesOf(lines)) {
            QCOMPARE(tax.exclTax, withoutTax(tax.incTax, tax.rate));
            taxed += tax.incTax;
        }
        QCOMPARE(taxed, total - invoiced);
        for (const InvoiceLine &line : lines)
            QVERIFY(std::abs(double(line.exclTax) - double(line.incTax) / (1 + line.taxRate)) < 4);
    }
}

STEMDESK_APPLESS_TEST(TestInvoiceLines)

} // namespace stemdesk::invoice_lines_test

#include "tst_invoice_lines.moc"
