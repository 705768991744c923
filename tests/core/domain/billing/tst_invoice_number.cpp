#include "core/domain/billing/invoice_number.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::invoice_number_test {

class TestInvoiceNumber : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbers_data();
    void numbers();
    void patterns_data();
    void patterns();
};

void TestInvoiceNumber::numbers_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("number");

    QTest::newRow("usual") << defaultInvoicePattern() << 7 << u"2026-0007"_s;
    QTest::newRow("longer than its digits") << defaultInvoicePattern() << 12'345 << u"2026-12345"_s;
    QTest::newRow("bare") << u"{number}"_s << 7 << u"7"_s;
    QTest::newRow("within words") << u"INV {number:2}/{year}"_s << 7 << u"INV 07/2026"_s;
}

void TestInvoiceNumber::numbers()
{
    QFETCH(QString, pattern);
    QFETCH(int, place);
    QTEST(invoiceNumber(invoiceSeries(pattern, 2026), place), "number");
}

void TestInvoiceNumber::patterns_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("isSound");

    QTest::newRow("usual") << defaultInvoicePattern() << true;
    QTest::newRow("no number") << u"{year}"_s << false;
    QTest::newRow("two numbers") << u"{number}-{number:4}"_s << false;
    QTest::newRow("no digits") << u"{number:0}"_s << false;
    QTest::newRow("many digits") << u"{number:10}"_s << false;
    QTest::newRow("another word") << u"{month}-{number}"_s << false;
    QTest::newRow("open") << u"{year-{number}"_s << false;
    QTest::newRow("two lines") << u"A\n{number}"_s << false;
    QTest::newRow("long") << QString(40, u'A') + u"{number}"_s << false;
}

void TestInvoiceNumber::patterns()
{
    QFETCH(QString, pattern);
    const Result<QString> sound = soundInvoicePattern(pattern, u"invoice-number"_s);
    QTEST(sound.has_value(), "isSound");
    if (!sound)
        QCOMPARE(sound.error().code, QByteArray("invalid_invoice-number"));
}

STEMDESK_APPLESS_TEST(TestInvoiceNumber)

} // namespace stemdesk::invoice_number_test

#include "tst_invoice_number.moc"
