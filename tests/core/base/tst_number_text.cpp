#include "core/base/number_text.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::number_text_test {

class TestNumberText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreReadAsPeopleWriteThem_data();
    void numbersAreReadAsPeopleWriteThem();
    void whatIsNoNumberIsNone_data();
    void whatIsNoNumberIsNone();
    void theDecimalSignIsToldFromAColumn_data();
    void theDecimalSignIsToldFromAColumn();
    void aColumnThatContradictsItselfIsTold();
};

namespace {

void addNumber(const QString &text, NumberUnit unit, double number, DecimalSign sign = DecimalSign::Open)
{
    QTest::addRow("%s %d", qPrintable(text), int(sign)) << text << unit << sign << number;
}

} // namespace

void TestNumberText::numbersAreReadAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<NumberUnit>("unit");
    QTest::addColumn<DecimalSign>("sign");
    QTest::addColumn<double>("number");

    using enum NumberUnit;
    addNumber(u"60"_s, None, 60);
    addNumber(u" 2,5 "_s, None, 2.5);
    addNumber(u"2.5"_s, None, 2.5);
    addNumber(u".5"_s, None, 0.5);
    addNumber(u"+4"_s, None, 4);
    addNumber(u"-4"_s, None, -4);
    addNumber(u"\u22124"_s, None, -4);
    addNumber(u"1e-07"_s, None, 1e-7);
    addNumber(u"1E+20"_s, None, 1e20);
    addNumber(u"60 cm"_s, Centimetres, 60);
    addNumber(u"60cm"_s, Centimetres, 60);
    addNumber(u"60 Cm."_s, Centimetres, 60);
    addNumber(u"20 St."_s, Pieces, 20);
    addNumber(u"20 Stück"_s, Pieces, 20);
    addNumber(u"25 stems/bunch"_s, Pieces, 25);
    addNumber(u"10 stelen per bos"_s, Pieces, 10);
    addNumber(u"1.000"_s, Pieces, 1000);
    addNumber(u"1.125"_s, Pieces, 1.125);
    addNumber(u"1,25 €"_s, Money, 1.25);
    addNumber(u"€1,25"_s, Money, 1.25);
    addNumber(u"EUR 1,25"_s, Money, 1.25);
    addNumber(u"1.25 Fr."_s, Money, 1.25);
    addNumber(u"£5.50"_s, Money, 5.5);
    addNumber(u"-£5.50"_s, Money, -5.5);
    addNumber(u"5,-"_s, Money, 5);
    addNumber(u"€ 5,--"_s, Money, 5);
    addNumber(u"5.\u2013"_s, Money, 5);
    addNumber(u"5."_s, None, 5);
    addNumber(u"20."_s, Percent, 20);
    addNumber(u",5"_s, None, 0.5);
    addNumber(u"1,250."_s, Money, 1250);
    addNumber(u"1.250,-"_s, Money, 1250);
    addNumber(u"1.250,-"_s, Money, 1250, DecimalSign::Point);
    addNumber(u"1'250.-"_s, Money, 1250);
    addNumber(u"1 250,-"_s, Money, 1250);
    addNumber(u"1.250,00"_s, Money, 1250);
    addNumber(u"1,250.00"_s, Money, 1250);
    addNumber(u"1.250.000"_s, Money, 1250000);
    addNumber(u"1 250,50"_s, Money, 1250.5);
    addNumber(u"1\u202f250,50 €"_s, Money, 1250.5);
    addNumber(u"1'250.50"_s, Money, 1250.5);
    addNumber(u"0.950"_s, Money, 0.95, DecimalSign::Comma);
    addNumber(u"1.250"_s, Money, 1.25);
    addNumber(u"1.250"_s, Money, 1250, DecimalSign::Comma);
    addNumber(u"1,250"_s, Money, 1250, DecimalSign::Point);
    addNumber(u"1,250"_s, Money, 1.25, DecimalSign::Comma);
    addNumber(u"5,500"_s, None, 5500, DecimalSign::Point);
    addNumber(u"1,00,000"_s, None, 100000);
    addNumber(u"12,34,567.5"_s, None, 1234567.5);
    addNumber(u"1234.567,25"_s, None, 1234567.25);
    addNumber(u"1234.567"_s, None, 1234567, DecimalSign::Comma);
    addNumber(u"1234.567"_s, None, 1234.567, DecimalSign::Point);
    addNumber(u"1234.567"_s, None, 1234.567);
    addNumber(u"5,500"_s, Pieces, 5500, DecimalSign::Point);
    addNumber(u"5,500"_s, Pieces, 5.5, DecimalSign::Comma);
    addNumber(u"5.500"_s, Pieces, 5500, DecimalSign::Comma);
    addNumber(u"5.500"_s, Pieces, 5.5, DecimalSign::Point);
    addNumber(u"20%"_s, Percent, 20);
    addNumber(u"20 %"_s, Percent, 20);
}

void TestNumberText::numbersAreReadAsPeopleWriteThem()
{
    QFETCH(const QString, text);
    QFETCH(const NumberUnit, unit);
    QFETCH(const DecimalSign, sign);

    const std::optional<double> number = writtenNumber(text, unit, sign);

    QVERIFY(number);
    QTEST(*number, "number");
}

void TestNumberText::whatIsNoNumberIsNone_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<NumberUnit>("unit");

    const auto row = [](const QString &text, NumberUnit unit) { QTest::newRow(qPrintable(text)) << text << unit; };
    using enum NumberUnit;
    row(u""_s, None);
    row(u"long"_s, None);
    row(u"inf"_s, None);
    row(u"nan"_s, None);
    row(u"1e999"_s, None);
    row(u"1.2.3"_s, None);
    row(u"1,2,3"_s, None);
    row(u"1.25,00.1"_s, None);
    row(u"1,2.50"_s, None);
    row(u"12 345 6"_s, None);
    row(u"0x10"_s, None);
    row(u"5 €"_s, None);
    row(u"60 mm"_s, Centimetres);
    row(u"0.6 m"_s, Centimetres);
    row(u"40-60"_s, Centimetres);
    row(u"40/60 cm"_s, Centimetres);
    row(u"20 boxes of"_s, Pieces);
    row(u"12,50 €/Bund"_s, Money);
    row(u"€ 5 £"_s, Money);
    row(u"5,"_s, Money);
    row(u"20 cm"_s, Percent);
    row(u"12.5."_s, None);
    for (const NumberUnit unit : {Money, Percent, Pieces, Centimetres, Hours, Minutes, Days, Distance}) {
        for (const QString &text :
             {u"29.02."_s,  u"29.02.2026"_s, u"29.02.026"_s, u"1.2.3"_s, u"1.2.3."_s, u"12,5,"_s,   u"12.5,"_s,
              u"12,5."_s,   u"5.."_s,        u"..5"_s,       u". 5"_s,   u",,5"_s,    u"1,,5"_s,    u"12,5,-"_s,
              u"29.02.-"_s, u"--5"_s,        u"5-"_s,        u"+-5"_s,   u"1 2"_s,    u"1 23 456"_s})
            QTest::addRow("%s %d", qPrintable(text), int(unit)) << text << unit;
    }
}

void TestNumberText::whatIsNoNumberIsNone()
{
    QFETCH(const QString, text);
    QFETCH(const NumberUnit, unit);

    QCOMPARE(writtenNumber(text, unit), std::nullopt);
}

void TestNumberText::theDecimalSignIsToldFromAColumn_data()
{
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<DecimalSign>("sign");

    QTest::newRow("nothing tells") << QStringList{u"125"_s, u"12"_s, u"odd"_s} << DecimalSign::Open;
    QTest::newRow("groups") << QStringList{u"1.250"_s, u"12"_s, u"12.000"_s} << DecimalSign::Comma;
    QTest::newRow("groups of both kinds") << QStringList{u"1.250"_s, u"1,250"_s} << DecimalSign::Open;
    QTest::newRow("a comma") << QStringList{u"1.250"_s, u"0,95"_s} << DecimalSign::Comma;
    QTest::newRow("a point") << QStringList{u"1,250"_s, u"12.50"_s} << DecimalSign::Point;
    QTest::newRow("both signs") << QStringList{u"1,250"_s, u"1.250,00 €"_s} << DecimalSign::Comma;
    QTest::newRow("several groups") << QStringList{u"1.250"_s, u"1.250.000"_s} << DecimalSign::Comma;
    QTest::newRow("most of them") << QStringList{u"1,5"_s, u"2,5"_s, u"2.5"_s} << DecimalSign::Comma;
    QTest::newRow("undecided") << QStringList{u"1,5"_s, u"2.5"_s} << DecimalSign::Open;
}

void TestNumberText::theDecimalSignIsToldFromAColumn()
{
    QFETCH(const QStringList, texts);
    DecimalSignSearch search(NumberUnit::Money);

    for (const QString &text : texts)
        search.take(text);

    QTEST(search.sign(), "sign");
}

void TestNumberText::aColumnThatContradictsItselfIsTold()
{
    const auto isMixed = [](const QStringList &texts) {
        DecimalSignSearch search(NumberUnit::Money);
        for (const QString &text : texts)
            search.take(text);
        return search.isMixed();
    };

    QVERIFY(isMixed({u"3.50"_s, u"1,250"_s, u"1.250"_s}));
    QVERIFY(isMixed({u"3.50"_s, u"0,95"_s}));
    QVERIFY(!isMixed({u"3.50"_s, u"1,250"_s, u"1,250.00"_s}));
    QVERIFY(!isMixed({u"1.250"_s, u"12"_s, u"0,95"_s}));
}

STEMDESK_APPLESS_TEST(TestNumberText)

} // namespace stemdesk::number_text_test

#include "tst_number_text.moc"
