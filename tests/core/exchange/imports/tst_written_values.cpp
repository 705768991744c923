#include "core/exchange/imports/written_values.h"

#include "core/base/wording.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::written_values_test {

using namespace Qt::StringLiterals;

namespace {

QString shown(const std::optional<WrittenPrice> &price)
{
    if (!price)
        return {};
    const QString what = price->what == WrittenPrice::For::Pack ? u" a pack"_s
        : price->what == WrittenPrice::For::Units               ? u" a unit"_s
                                                                : QString();
    return numberText(price->amount / price->units) + what;
}

QString shown(const std::optional<WrittenMeasure> &measure)
{
    return measure ? numberText(measure->value) + (measure->isChosen ? u" chosen"_s : QString()) : QString();
}

} // namespace

/// Values as suppliers and spreadsheets write them.
class TestWrittenValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pricesSayWhatTheyAreFor_data();
    void pricesSayWhatTheyAreFor();
    void headingsSayHowManyAreCounted();
    void headingsSayWhatNobodyCanDivideBy();
    void headingsSayWhatLengthsAreIn();
    void lengthsAreInCentimetres_data();
    void lengthsAreInCentimetres();
    void packsAreCounted_data();
    void packsAreCounted();
    void placeholdersStandForNothing();
    void errorsOfFormulasAreKnown();
    void whatSpreadsheetsShortenIsKnown();
    void totalsAreKnown();
    void currenciesAreKnownBySignAndCode();
};

void TestWrittenValues::pricesSayWhatTheyAreFor_data()
{
    QTest::addColumn<QString>("price");
    for (const auto &[written, price] : {std::pair(u"€ 0,45/st"_s, u"0.45 a unit"_s),
                                         std::pair(u"0,45 p/st"_s, u"0.45 a unit"_s),
                                         std::pair(u"€0,45 per steel"_s, u"0.45 a unit"_s),
                                         std::pair(u"$1.25 ea"_s, u"1.25 a unit"_s),
                                         std::pair(u"1.25/stem"_s, u"1.25 a unit"_s),
                                         std::pair(u"0,45 €/Stk."_s, u"0.45 a unit"_s),
                                         std::pair(u"€ 0,45*"_s, u"0.45"_s),
                                         std::pair(u"6,50 EUR/Bund"_s, u"6.5 a pack"_s),
                                         std::pair(u"€ 6,50 per bos"_s, u"6.5 a pack"_s),
                                         std::pair(u"6,50 la botte"_s, u"6.5 a pack"_s),
                                         std::pair(u"12,50 / 100"_s, u"0.125 a unit"_s),
                                         std::pair(u"5,- per 10"_s, u"0.5 a unit"_s),
                                         std::pair(u"6 per dozen"_s, u"0.5 a unit"_s),
                                         std::pair(u"1.250,00"_s, u"1250"_s),
                                         std::pair(u"0,45, excl. btw"_s, u"0.45"_s),
                                         std::pair(u"1.250,- per bos"_s, u"1250 a pack"_s),
                                         std::pair(u"1,250."_s, u"1250"_s),
                                         std::pair(u"29.02."_s, QString()),
                                         std::pair(u"24.12. EUR"_s, QString()),
                                         std::pair(u"3.50."_s, QString()),
                                         std::pair(u"12,5,"_s, QString()),
                                         std::pair(u"12,5,-"_s, QString()),
                                         std::pair(u"3.50./st"_s, QString()),
                                         std::pair(u"0,45-"_s, QString()),
                                         std::pair(u"0,45 per moment"_s, QString()),
                                         std::pair(u"2-5"_s, QString()),
                                         std::pair(u"22 %"_s, QString()),
                                         std::pair(u"10:20"_s, QString()),
                                         std::pair(u"65 ct"_s, u"0.65"_s),
                                         std::pair(u"6,5 cent"_s, u"0.065"_s),
                                         std::pair(u"65p"_s, u"0.65"_s),
                                         std::pair(u"65¢"_s, u"0.65"_s),
                                         std::pair(u"65c"_s, u"0.65"_s),
                                         std::pair(u"12.5p"_s, u"0.125"_s),
                                         std::pair(u"12,5 c"_s, u"0.125"_s),
                                         std::pair(u"2,5p/st"_s, u"2.5 a unit"_s),
                                         std::pair(u"12.50p"_s, QString()),
                                         std::pair(u"45 p"_s, QString()),
                                         std::pair(u"3/5,00"_s, QString()),
                                         std::pair(u"€ -,85"_s, u"0.85"_s),
                                         std::pair(u"0,45\u00b2"_s, u"0.45"_s),
                                         std::pair(u"1\u2075\u2070"_s, QString()),
                                         std::pair(u"2 voor 1,50"_s, QString()),
                                         std::pair(u"3 for 2.00"_s, QString()),
                                         std::pair(u"3 for 1.95"_s, QString()),
                                         std::pair(u"12.50 for 10"_s, u"1.25 a unit"_s)})
        QTest::newRow(qUtf8Printable(written)) << price;
}

void TestWrittenValues::pricesSayWhatTheyAreFor()
{
    QFETCH(const QString, price);

    QCOMPARE(shown(writtenPrice(QString::fromUtf8(QTest::currentDataTag()), DecimalSign::Open)), price);
}

void TestWrittenValues::headingsSayHowManyAreCounted()
{
    for (const auto &[heading, units] : {std::pair(u"Preis je 100 Stiele"_s, 100),
                                         std::pair(u"Prijs per 10"_s, 10),
                                         std::pair(u"Price/1000"_s, 1000),
                                         std::pair(u"Price per 1,000"_s, 1000),
                                         std::pair(u"Preis 2026"_s, 1),
                                         std::pair(u"Preise pro 2026"_s, 1),
                                         std::pair(u"Price per 60 cm stem"_s, 1),
                                         std::pair(u"Prijs per 15-05-2026"_s, 1),
                                         std::pair(u"Prijs per 15 mei"_s, 1),
                                         std::pair(u"Preis per 15.05.2026"_s, 1),
                                         std::pair(u"Price per dozen"_s, 12),
                                         std::pair(u"Prijs/dozijn"_s, 12),
                                         std::pair(u"Preis/Dtz"_s, 12),
                                         std::pair(u"Prix la douzaine"_s, 12),
                                         std::pair(u"Precio por docena"_s, 12),
                                         std::pair(u"Prix au cent"_s, 100),
                                         std::pair(u"Preis pro Tausend"_s, 1000),
                                         std::pair(u"Price (ct)"_s, 100),
                                         std::pair(u"Prijs in centen"_s, 100),
                                         std::pair(u"Price in pence"_s, 100),
                                         std::pair(u"Price per bunch of 10"_s, 10),
                                         std::pair(u"Preis/Bund (20 Stiele)"_s, 20),
                                         std::pair(u"Prijs 10 st"_s, 10),
                                         std::pair(u"Price 10pk"_s, 10),
                                         std::pair(u"Prijs 1-9 st"_s, 1),
                                         std::pair(u"Price per stem (10 stems)"_s, 1),
                                         std::pair(u"10 stems"_s, 1),
                                         std::pair(u"Price for 100+ stems"_s, 1),
                                         std::pair(u"Prijs per 100 gram"_s, 1)})
        QVERIFY2(unitsPriced(heading) == units, qUtf8Printable(heading));
}

void TestWrittenValues::headingsSayWhatNobodyCanDivideBy()
{
    for (const auto &[heading, unit] :
         {std::pair(u"Price per stem"_s, QString()), std::pair(u"Prijs/bos"_s, QString()),
          std::pair(u"Cost per item"_s, QString()), std::pair(u"Prix/tige HT"_s, QString()),
          std::pair(u"Precio x tallo USD"_s, QString()), std::pair(u"Prijs per mei 2026"_s, QString()),
          std::pair(u"Price per \u0301"_s, QString()), std::pair(u"Price for 100+ stems"_s, u"100+"_s),
          std::pair(u"Prijs per 100 gram"_s, u"100 gram"_s), std::pair(u"Preis/kg"_s, u"kg"_s),
          std::pair(u"Preis ab 100"_s, u"ab 100"_s), std::pair(u"Price / United States"_s, u"united"_s)})
        QCOMPARE(strangeUnit(heading), unit);
}

void TestWrittenValues::headingsSayWhatLengthsAreIn()
{
    for (const auto &[heading, centimetres] :
         {std::pair(u"Length"_s, 1.0), std::pair(u"Lengte (cm)"_s, 1.0), std::pair(u"Länge in cm"_s, 1.0),
          std::pair(u"Länge in mm"_s, 0.1), std::pair(u"Length (in)"_s, 2.54), std::pair(u"Longueur, pouces"_s, 2.54),
          std::pair(u"Height (m)"_s, 100.0)})
        QCOMPARE(centimetresIn(heading), centimetres);
}

void TestWrittenValues::lengthsAreInCentimetres_data()
{
    QTest::addColumn<QString>("length");
    for (const auto &[written, length] :
         {std::pair(u"60 cm"_s, u"60"_s), std::pair(u"50/60"_s, u"50 chosen"_s),
          std::pair(u"50-60cm"_s, u"50 chosen"_s), std::pair(u"50 tot 60"_s, u"50 chosen"_s),
          std::pair(u"60cm+"_s, u"60"_s), std::pair(u"+60"_s, u"60"_s), std::pair(u"60 cms"_s, u"60"_s),
          std::pair(u"24\""_s, u"60.96"_s), std::pair(u"24 in"_s, u"60.96"_s), std::pair(u"600 mm"_s, u"60"_s),
          std::pair(u"0,60 m"_s, u"60"_s), std::pair(u"L60"_s, u"60"_s), std::pair(u"P9"_s, QString()),
          std::pair(u"40 50 60"_s, QString()), std::pair(u"60-50"_s, QString()), std::pair(u"60."_s, u"60"_s),
          std::pair(u"29.02."_s, QString()), std::pair(u"12,5,"_s, QString())})
        QTest::newRow(qUtf8Printable(written)) << length;
}

void TestWrittenValues::lengthsAreInCentimetres()
{
    QFETCH(const QString, length);

    QCOMPARE(shown(writtenLength(QString::fromUtf8(QTest::currentDataTag()), DecimalSign::Open)), length);
}

void TestWrittenValues::packsAreCounted_data()
{
    QTest::addColumn<QString>("pack");
    for (const auto &[written, pack] :
         {std::pair(u"x10"_s, u"10"_s), std::pair(u"25 per bunch"_s, u"25"_s), std::pair(u"10er"_s, u"10"_s),
          std::pair(u"10-er Bund"_s, u"10"_s), std::pair(u"per 10"_s, u"10"_s), std::pair(u"bos van 10"_s, u"10"_s),
          std::pair(u"12x25"_s, u"300 chosen"_s), std::pair(u"10 × 20"_s, u"200 chosen"_s),
          std::pair(u"QB x 150"_s, u"150"_s), std::pair(u"1 dz"_s, u"12"_s), std::pair(u"10/12"_s, QString()),
          std::pair(u"10 or 12"_s, QString()), std::pair(u"29.02."_s, QString()), std::pair(u"12,5,"_s, QString()),
          std::pair(u"many"_s, QString())})
        QTest::newRow(qUtf8Printable(written)) << pack;
}

void TestWrittenValues::packsAreCounted()
{
    QFETCH(const QString, pack);

    QCOMPARE(shown(writtenPack(QString::fromUtf8(QTest::currentDataTag()), DecimalSign::Open)), pack);
}

void TestWrittenValues::placeholdersStandForNothing()
{
    for (const QString &text : {u"-"_s, u"n/a"_s, u"n.v.t."_s, u"€ -"_s, u"op aanvraag"_s, u"dagprijs"_s, u"POA"_s,
                                u"auf Anfrage"_s, u"Tagespreis"_s, u"sur demande"_s, u"a consultar"_s, u"TBC"_s,
                                u"discontinued"_s, u"Vervallen"_s, u"discontinué"_s})
        QVERIFY2(isPlaceholder(text), qUtf8Printable(text));
    for (const QString &text : {QString(), u"0"_s, u"Rose"_s, u"5-"_s, u"€ 1"_s})
        QVERIFY2(!isPlaceholder(text), qUtf8Printable(text));
}

void TestWrittenValues::errorsOfFormulasAreKnown()
{
    for (const QString &text : {u"#N/A"_s, u"#N/B"_s, u"#NV"_s, u"#WERT!"_s, u"#¡VALOR!"_s, u"#REF!"_s, u"#DEEL/0!"_s,
                                u"Err:502"_s, u"#ERROR!"_s})
        QVERIFY2(isErrorWord(text), qUtf8Printable(text));
    for (const QString &text : {u"#1"_s, u"#roses"_s, u"N/A"_s})
        QVERIFY2(!isErrorWord(text), qUtf8Printable(text));
}

void TestWrittenValues::whatSpreadsheetsShortenIsKnown()
{
    QVERIFY(isShortened(u"8,71234E+12"_s));
    QVERIFY(isShortened(u"3.16e+10"_s));
    QVERIFY(isShortened(u"#########"_s));
    QVERIFY(!isShortened(u"RQ-50"_s));
    QVERIFY(!isShortened(u"1E10"_s));
}

void TestWrittenValues::totalsAreKnown()
{
    for (const QString &text : {u"Totaal"_s, u"Summe:"_s, u"Grand total"_s, u"Sous-total"_s, u"Total excl. VAT"_s,
                                u"Subtotaal rozen"_s, u"Sous-total roses"_s})
        QVERIFY2(isTotal(text), qUtf8Printable(text));
    for (const QString &text : {u"Rose Total Eclipse"_s, u"Total Eclipse"_s, u"Price"_s, QString()})
        QVERIFY2(!isTotal(text), qUtf8Printable(text));
}

void TestWrittenValues::currenciesAreKnownBySignAndCode()
{
    QCOMPARE(currencyIn(u"$1,250.00"_s), u"$"_s);
    QCOMPARE(currencyIn(u"USD 1.25"_s), u"USD"_s);
    QCOMPARE(currencyIn(u"1,25"_s), QString());
    QVERIFY(isCurrency(u"$"_s, u"CAD"_s));
    QVERIFY(isCurrency(u"€"_s, u"EUR"_s));
    QVERIFY(isCurrency(u"\uffe5"_s, u"JPY"_s));
    QVERIFY(!isCurrency(u"$"_s, u"EUR"_s));
    QVERIFY(!isCurrency(u"GBP"_s, u"EUR"_s));
}

STEMDESK_APPLESS_TEST(TestWrittenValues)

} // namespace stemdesk::written_values_test

#include "tst_written_values.moc"
