#include "ui/widgets/fields/region_choices.h"

#include "tests/support/test_registry.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace stemdesk::region_choices_test {

using namespace stemdesk::ui;

namespace {

QString textOf(const QList<ChoiceField::Choice> &choices, const QString &id)
{
    const auto found = std::ranges::find(choices, id, &ChoiceField::Choice::id);
    return found == choices.end() ? QString() : found->text;
}

} // namespace

class TestRegionChoices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void currenciesAreNamedInTheWindowsLanguage()
    {
        QCOMPARE(textOf(currencyChoices(), u"EUR"_s), u"EUR – Euro"_s);
        QCOMPARE(textOf(currencyChoices(), u"GBP"_s), u"GBP – British Pound"_s);
        QVERIFY(!textOf(currencyChoices(), u"JPY"_s).isEmpty());
        QVERIFY(currencyChoices().size() > 100);

        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(textOf(currencyChoices(), u"CHF"_s), u"CHF – Schweizer Franken"_s);
        QLocale::setDefault(QLocale(QLocale::French, QLocale::France));
        QCOMPARE(textOf(currencyChoices(), u"GBP"_s), u"GBP – livre sterling"_s); // Not a currency of that country.
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    }

    void zonesAreThoseOfPlaces()
    {
        const QList<ChoiceField::Choice> zones = timeZoneChoices();
        QCOMPARE(textOf(zones, u"America/New_York"_s), u"New York, United States"_s);
        QVERIFY(!textOf(zones, u"UTC"_s).isEmpty());
        QVERIFY(textOf(zones, u"UTC+02:00"_s).isEmpty());
        QVERIFY(textOf(zones, u"Etc/GMT+3"_s).isEmpty());
    }

    void countriesAreNamedInTheWindowsLanguageAndTheirOwn()
    {
        const QList<ChoiceField::Choice> countries = countryChoices();
        QCOMPARE(textOf(countries, u"NL"_s), u"Netherlands (Nederland)"_s);
        QCOMPARE(textOf(countries, u"FR"_s), u"France"_s);
        QVERIFY(textOf(countries, u"US"_s).startsWith(u"United States"_s));
        QCOMPARE(textOf(countries, u"GB"_s), u"United Kingdom"_s);
        QVERIFY(!textOf(countries, u"BQ"_s).contains(u"United States"_s));
        QVERIFY(countries.size() > 150);

        QLocale::setDefault(QLocale(QLocale::Spanish, QLocale::Spain));
        QCOMPARE(textOf(countryChoices(), u"NL"_s), u"Países Bajos (Nederland)"_s);
        QCOMPARE(textOf(countryChoices(), u"ES"_s), u"España"_s);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    }

    void aCountryIsTakenByItsBeginning_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("country");
        QTest::newRow("its own name") << u"ned"_s << u"NL"_s;
        QTest::newRow("its name here") << u"neth"_s << u"NL"_s; // Not the Caribbean Netherlands.
        QTest::newRow("a word of it") << u"kingd"_s << u"GB"_s;
    }

    void aCountryIsTakenByItsBeginning()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, country);
        ChoiceField field;
        field.setChoices(countryChoices());
        QSignalSpy chosen(&field, &ChoiceField::chosen);
        field.QWidget::show();
        QVERIFY(QTest::qWaitForWindowActive(&field));
        field.lineEdit()->setFocus();
        QTest::keyClicks(field.lineEdit(), typed);
        QAbstractItemView *list = field.completer()->popup();
        QTRY_VERIFY(list->isVisible());

        QTest::keyClick(list, Qt::Key_Return);

        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), country);
    }

    void countriesHaveDefaults_data()
    {
        QTest::addColumn<QString>("country");
        QTest::addColumn<QString>("zone");
        QTest::addColumn<CountryDefaults>("defaults");
        const auto row = [](const char *name, const QString &country, const QString &zone,
                            const CountryDefaults &defaults) { QTest::newRow(name) << country << zone << defaults; };
        row("one zone", u"NL"_s, u"UTC"_s, {u"EUR"_s, u"nl"_s, u"Europe/Amsterdam"_s});
        row("a zone that nobody lives in", u"DE"_s, u"UTC"_s, {u"EUR"_s, u"de"_s, u"Europe/Berlin"_s});
        row("several zones", u"US"_s, u"UTC"_s, {u"USD"_s, u"en"_s, QString()});
        row("one of several", u"US"_s, u"America/Chicago"_s, {u"USD"_s, u"en"_s, u"America/Chicago"_s});
        row("a language that documents do not speak", u"PL"_s, u"UTC"_s, {u"PLN"_s, u"en"_s, u"Europe/Warsaw"_s});
    }

    void countriesHaveDefaults()
    {
        QFETCH(const QString, country);
        QFETCH(const QString, zone);
        QFETCH(const CountryDefaults, defaults);

        const CountryDefaults found = defaultsOf(country, zone);

        QCOMPARE(found.currency, defaults.currency);
        QCOMPARE(found.documentLanguage, defaults.documentLanguage);
        QCOMPARE(found.timeZone, defaults.timeZone);
    }
};

STEMDESK_TEST(TestRegionChoices)

} // namespace stemdesk::region_choices_test

#include "tst_region_choices.moc"
