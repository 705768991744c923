#include "core/domain/billing/seller_texts.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::seller_texts_test {

class TestSellerTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addressesAreSplit_data();
    void addressesAreSplit();
    void theFirstAccountIsFound_data();
    void theFirstAccountIsFound();
    void vatNumbersGetTheirPrefix_data();
    void vatNumbersGetTheirPrefix();
    void misspeltVatNumbersAreNoticed_data();
    void misspeltVatNumbersAreNoticed();
    void numbersOfTaxOfficesHaveSlashes();
};

void TestSellerTexts::addressesAreSplit_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("country");
    QTest::addColumn<QStringList>("parts"); // The town, the post code, and the lines above them.
    const auto row = [](const char *name, const QString &address, const char *country, const QStringList &parts) {
        QTest::newRow(name) << address << QString::fromLatin1(country) << parts;
    };
    row("Dutch", u"Kade 1\n1234 AB Delft"_s, "NL", {u"Delft"_s, u"1234 AB"_s, u"Kade 1"_s});
    row("country at the end", u"Kade 1\n1234 ab Delft\nNetherlands"_s, "NL", {u"Delft"_s, u"1234 AB"_s, u"Kade 1"_s});
    row("country in its own language", u"Weg 2\n80331 München\nDeutschland"_s, "DE",
        {u"München"_s, u"80331"_s, u"Weg 2"_s});
    row("another country stays", u"Kade 1\nDelft\nFrance"_s, "GB", {u"France"_s, {}, u"Kade 1"_s, u"Delft"_s});
    row("post code above the town", u"Weg 2\nD-80331\nMünchen"_s, "DE", {u"München"_s, u"80331"_s, u"Weg 2"_s});
    row("lines around the town", u"Weg 2\n80331 München\nHinterhof"_s, "DE",
        {u"München"_s, u"80331"_s, u"Weg 2"_s, u"Hinterhof"_s});
    row("one line", u"Kade 1, 1234 AB Delft"_s, "NL", {u"Delft"_s, u"1234 AB"_s, u"Kade 1"_s});
    row("spaces around", u"  1 Mill Lane \n  Bath BA1 1AA "_s, "GB", {u"Bath"_s, u"BA1 1AA"_s, u"1 Mill Lane"_s});
    row("post code below the town", u"1 Mill Lane\nBath\nBA1 1AA"_s, "GB", {u"Bath"_s, u"BA1 1AA"_s, u"1 Mill Lane"_s});
    row("French", u"3 rue A\n75001 Paris"_s, "FR", {u"Paris"_s, u"75001"_s, u"3 rue A"_s});
    row("no post code", u"1 Mill Lane\nBath"_s, "GB", {u"Bath"_s, {}, u"1 Mill Lane"_s});
    row("street alone", u"1 Mill Lane"_s, "GB", {{}, {}, u"1 Mill Lane"_s});
}

void TestSellerTexts::addressesAreSplit()
{
    QFETCH(QString, address);
    QFETCH(QString, country);
    QFETCH(QStringList, parts);
    const PostalAddress read = postalAddressFrom(address, country);
    QCOMPARE(QStringList({read.town, read.postCode}) + read.street, parts);
}

void TestSellerTexts::theFirstAccountIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("account");
    QTest::newRow("none") << u"Pay in cash."_s << QString();
    QTest::newRow("in groups") << u"IBAN: NL91 ABNA 0417 1643 00"_s << u"NL91ABNA0417164300"_s;
    QTest::newRow("word behind it") << u"NL91 ABNA 0417 1643 00 BIC ABNANL2A"_s << u"NL91ABNA0417164300"_s;
    QTest::newRow("the first of two") << u"NL91ABNA0417164300, DE89370400440532013000"_s << u"NL91ABNA0417164300"_s;
    QTest::newRow("wrong check digits") << u"NL92 ABNA 0417 1643 00"_s << u"NL92ABNA0417164300"_s;
}

void TestSellerTexts::theFirstAccountIsFound()
{
    QFETCH(QString, text);
    QFETCH(QString, account);
    QCOMPARE(ibanIn(text), account);
}

void TestSellerTexts::vatNumbersGetTheirPrefix_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("country");
    QTest::addColumn<QString>("full");
    QTest::newRow("with dots") << u"NL 9876.54.321.B01"_s << u"NL"_s << u"NL987654321B01"_s;
    QTest::newRow("without a prefix") << u"123 456 789"_s << u"GB"_s << u"GB123456789"_s;
    QTest::newRow("of another country") << u"DE123456789"_s << u"NL"_s << u"DE123456789"_s;
    QTest::newRow("Greek") << u"123456789"_s << u"GR"_s << u"EL123456789"_s;
}

void TestSellerTexts::vatNumbersGetTheirPrefix()
{
    QFETCH(QString, number);
    QFETCH(QString, country);
    QFETCH(QString, full);
    QCOMPARE(vatNumberFrom(number, country), full);
}

void TestSellerTexts::misspeltVatNumbersAreNoticed_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("example");
    QTest::newRow("right") << u"nl 1234.56.789.b01"_s << QString();
    QTest::newRow("too short") << u"NL123456789"_s << u"NL123456789B01"_s;
    QTest::newRow("too long") << u"DE1234567890"_s << u"DE123456789"_s;
    QTest::newRow("of a country not known here") << u"XX1"_s << QString();
}

void TestSellerTexts::misspeltVatNumbersAreNoticed()
{
    QFETCH(QString, number);
    QFETCH(QString, example);
    QCOMPARE(expectedTaxNumber(number), example);
}

void TestSellerTexts::numbersOfTaxOfficesHaveSlashes()
{
    QVERIFY(isLocalTaxNumber(u"12/345/67890"_s));
    QVERIFY(!isLocalTaxNumber(u"DE123456789"_s));
}

STEMDESK_APPLESS_TEST(TestSellerTexts)

} // namespace stemdesk::seller_texts_test

#include "tst_seller_texts.moc"
