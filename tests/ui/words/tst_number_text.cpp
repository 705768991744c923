#include "ui/words/number_text.h"

#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "ui/words/money_text.h"

#include <QLocale>
#include <QTest>

#include <cmath>

namespace stemdesk::number_text_test {

using namespace stemdesk::ui;

class TestNumberText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void cleanup() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void quantitiesHaveNoTail()
    {
        QCOMPARE(quantityText(0.1 + 0.2), u"0.3"_s);
        QCOMPARE(quantityText(1200), u"1200"_s);
    }

    void numbersAreReadAsTheyAreWritten_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("text");
        QTest::addColumn<NumberUnit>("unit");
        QTest::addColumn<std::optional<double>>("number");
        const auto add = [](const QString &locale, const QString &text, NumberUnit unit, std::optional<double> number) {
            QTest::addRow("%s: %s (%d)", qUtf8Printable(locale), qUtf8Printable(text), int(unit))
                << locale << text << unit << number;
        };
        for (const QString &locale : {u"en_GB"_s, u"de_DE"_s, u"nl_NL"_s, u"fr_FR"_s, u"es_ES"_s}) {
            add(locale, u" 2.5 "_s, NumberUnit::None, 2.5);
            add(locale, u"2,5"_s, NumberUnit::None, 2.5);
            add(locale, u"1.250,00"_s, NumberUnit::Money, 1250);
            add(locale, u"1,250.00"_s, NumberUnit::Money, 1250);
            add(locale, u"1 250"_s, NumberUnit::None, 1250);
            add(locale, u"£5.50"_s, NumberUnit::Money, 5.5);
            add(locale, u"1,25 €"_s, NumberUnit::Money, 1.25);
            add(locale, u"20%"_s, NumberUnit::Percent, 20);
            add(locale, u"− 2,5 %"_s, NumberUnit::Percent, -2.5);
            add(locale, u"60 cm"_s, NumberUnit::Centimetres, 60);
            add(locale, u"20 St."_s, NumberUnit::Pieces, 20);
            add(locale, u"60 mm"_s, NumberUnit::Centimetres, {});
            add(locale, u"20%"_s, NumberUnit::Money, {});
            add(locale, u"£5"_s, NumberUnit::Pieces, {});
            add(locale, u"a dozen"_s, NumberUnit::Pieces, {});
            for (const QString &text :
                 {u"2 doz"_s, u"2 Dtzd."_s, u"2 Dutzend"_s, u"2 douzaines"_s, u"2 dozijn"_s, u"2 docenas"_s})
                add(locale, text, NumberUnit::Pieces, 24);
            add(locale, u"2 dozen"_s, NumberUnit::Pieces, locale == u"nl_NL"_s ? std::nullopt : std::optional(24.0));
            add(locale, u"2 doz"_s, NumberUnit::Money, {});
            add(locale, u"1.2.3"_s, NumberUnit::None, {});
            add(locale, u""_s, NumberUnit::None, {});
            add(locale, u"29.02."_s, NumberUnit::Percent, {});
            for (const QString &text : {u"24.12."_s, u"3.50."_s, u"12,5,"_s})
                add(locale, text, NumberUnit::Money, {});
            add(locale, u"12,5,-"_s, NumberUnit::Money, {});
            add(locale, u"1.234,5"_s, NumberUnit::Money, 1234.5);
            add(locale, u"1 234,5"_s, NumberUnit::Money, 1234.5);
            add(locale, u"1'234.5"_s, NumberUnit::Money, 1234.5);
            add(locale, u"5."_s, NumberUnit::None, 5);
            add(locale, u",5"_s, NumberUnit::None, 0.5);
        }
        add(u"en_GB"_s, u"5,500"_s, NumberUnit::None, 5500);
        add(u"en_GB"_s, u"5.500"_s, NumberUnit::None, 5.5);
        add(u"en_GB"_s, u"5,500"_s, NumberUnit::Pieces, 5500);
        add(u"en_GB"_s, u"5.500"_s, NumberUnit::Pieces, 5.5);
        add(u"nl_NL"_s, u"5,500"_s, NumberUnit::Pieces, 5.5);
        add(u"nl_NL"_s, u"5.500"_s, NumberUnit::Pieces, 5500);
        for (const QString &locale : {u"de_DE"_s, u"nl_NL"_s, u"fr_FR"_s, u"es_ES"_s}) {
            add(locale, u"5.500"_s, NumberUnit::None, 5500);
            add(locale, u"5,500"_s, NumberUnit::None, 5.5);
        }
    }

    void signsOfAnotherLocaleLeaveTwoReadings_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("text");
        QTest::addColumn<std::optional<double>>("other");
        const auto add = [](const QString &locale, const QString &text, std::optional<double> other) {
            QTest::addRow("%s: %s", qUtf8Printable(locale), qUtf8Printable(text)) << locale << text << other;
        };
        add(u"en_GB"_s, u"250.000"_s, 250'000);
        add(u"en_GB"_s, u"-1.250 St."_s, -1'250);
        add(u"en_GB"_s, u"1234.567"_s, 1'234'567);
        add(u"en_GB"_s, u"5,500"_s, {}); // Grouped as in the locale.
        add(u"en_GB"_s, u"0.125"_s, {});
        add(u"en_GB"_s, u"1.25"_s, {});
        add(u"en_GB"_s, u"1.2500"_s, {});
        add(u"en_GB"_s, u"1,250.000"_s, {});
        add(u"en_GB"_s, u"1.250.000"_s, {});
        add(u"en_GB"_s, u"1 250"_s, {});
        add(u"de_DE"_s, u"5,500"_s, 5'500);
        add(u"de_DE"_s, u"5.500"_s, {});
        add(u"fr_FR"_s, u"5,500"_s, 5'500);
        add(u"fr_FR"_s, u"5.500"_s, 5.5); // The dot is neither sign in French.
        add(u"de_CH"_s, u"5,500"_s, 5.5);
    }
    void signsOfAnotherLocaleLeaveTwoReadings()
    {
        QFETCH(const QString, locale);
        QFETCH(const QString, text);
        QFETCH(const std::optional<double>, other);
        QLocale::setDefault(QLocale(locale));
        QCOMPARE(otherReading(text, NumberUnit::Pieces), other);
    }

    /// A field reads its own text back as the same number, with or without grouping.
    void whatIsShownIsReadBack_data()
    {
        QTest::addColumn<QLocale>("locale");
        for (const auto language :
             {QLocale::English, QLocale::German, QLocale::Dutch, QLocale::French, QLocale::Spanish}) {
            for (const QLocale &locale : QLocale::matchingLocales(language, QLocale::AnyScript, QLocale::AnyTerritory))
                QTest::newRow(qPrintable(locale.bcp47Name())) << locale;
        }
    }

    void whatIsShownIsReadBack()
    {
        QFETCH(const QLocale, locale);
        QLocale::setDefault(locale);
        using enum NumberUnit;
        for (const double number :
             {0.0, 0.5, 1.125, 12.0, 999.0, 1'000.0, 1'250.0, 5'500.0, 12'345.5, 100'000.0, 1'234'567.25, -5'500.0}) {
            for (const NumberUnit unit : {None, Pieces, Money, Percent, Days, Hours, Minutes, Distance, Centimetres}) {
                QCOMPARE(numberFrom(quantityText(number), unit), number);
                QCOMPARE(numberFrom(locale.toString(number, 'f', QLocale::FloatingPointShortest), unit), number);
            }
            for (const QString &currency : {u"EUR"_s, u"GBP"_s, u"USD"_s, u"CHF"_s, u"SEK"_s}) {
                const double cents = std::round(number * 100) / 100;
                const QString shown = moneyText(cents, currency);
                QVERIFY2(numberFrom(shown, Money) == cents, qPrintable(shown));
            }
        }
        QVERIFY2(numberFrom(locale.toString(1'000'000)) == 1'000'000.0, qPrintable(locale.toString(1'000'000)));
    }

    void numbersAreReadAsTheyAreWritten()
    {
        QFETCH(const QString, locale);
        QFETCH(const QString, text);
        QFETCH(const NumberUnit, unit);
        QFETCH(const std::optional<double>, number);
        QLocale::setDefault(QLocale(locale));

        QCOMPARE(numberFrom(text, unit), number);
    }

    void figuresAreReadWithTheirUnit_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<NumberUnit>("unit");
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("expected");
        const QLocale german(QLocale::German);
        QTest::newRow("money") << u"4500"_s << NumberUnit::Money << british() << u"£4,500.00"_s;
        QTest::newRow("every decimal") << u"0.455"_s << NumberUnit::Money << british() << u"£0.455"_s;
        QTest::newRow("given back") << u"-12.5"_s << NumberUnit::Money << british() << u"−£12.50"_s;
        QTest::newRow("in German") << u"1250,5"_s << NumberUnit::Money << german << u"1.250,50\u00a0£"_s;
        QTest::newRow("pieces") << u"110000"_s << NumberUnit::Pieces << british() << u"110,000"_s;
        QTest::newRow("factor") << u"2.5"_s << NumberUnit::None << british() << u"2.5"_s;
        QTest::newRow("share") << u"67.5"_s << NumberUnit::Percent << british() << u"67.5%"_s;
        QTest::newRow("length") << u"50"_s << NumberUnit::Centimetres << british() << u"50 cm"_s;
        QTest::newRow("written already") << u"50 cm"_s << NumberUnit::Centimetres << british() << u"50 cm"_s;
        QTest::newRow("hours") << u"48"_s << NumberUnit::Hours << british() << u"48 h"_s;
        QTest::newRow("days") << u"7"_s << NumberUnit::Days << british() << u"7 days"_s;
        QTest::newRow("a day") << u"1"_s << NumberUnit::Days << british() << u"1 day"_s;
        QTest::newRow("another unit") << u"25%"_s << NumberUnit::Money << british() << u"25%"_s;
        QTest::newRow("no number") << u"the rest"_s << NumberUnit::Money << british() << u"the rest"_s;
        QTest::newRow("nothing") << QString() << NumberUnit::Money << british() << QString();
    }

    void figuresAreReadWithTheirUnit()
    {
        QFETCH(const QString, typed);
        QFETCH(const NumberUnit, unit);
        QFETCH(const QLocale, locale);
        QFETCH(const QString, expected);
        const Spoken spoken(u"en"_s, locale);
        QCOMPARE(shownFigure(typed, unit, u"GBP"_s), expected);
    }

    void moneyOfNoCurrencyIsANumber()
    {
        const Spoken spoken(u"en"_s, british());
        QCOMPARE(shownFigure(u"4500.5"_s, NumberUnit::Money), u"4,500.5"_s);
    }
};

STEMDESK_TEST(TestNumberText)

} // namespace stemdesk::number_text_test

#include "tst_number_text.moc"
