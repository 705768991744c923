#include "core/domain/shops/country.h"

#include "core/domain/shops/shop.h"
#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::country_test {

namespace {

const QStringList kCodes{u"AT"_s, u"AU"_s, u"BE"_s, u"CA"_s, u"CH"_s, u"DE"_s, u"DK"_s,
                         u"ES"_s, u"FI"_s, u"FR"_s, u"GB"_s, u"IE"_s, u"IT"_s, u"LU"_s,
                         u"NL"_s, u"NO"_s, u"NZ"_s, u"PL"_s, u"PT"_s, u"SE"_s, u"US"_s};

void addCountries()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : kCodes)
        QTest::newRow(qPrintable(code)) << code;
}

} // namespace

class TestCountry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fitsWhatTheSystemKnows_data() { addCountries(); }
    void fitsWhatTheSystemKnows()
    {
        QFETCH(const QString, code);

        const std::optional<Country> country = countryWith(code);

        QVERIFY(country);
        const QLocale::Territory territory = QLocale::codeToTerritory(code);
        QCOMPARE(country->currency, QLocale(QLocale::AnyLanguage, territory).currencySymbol(QLocale::CurrencyIsoCode));
        QVERIFY(QTimeZone::availableTimeZoneIds(territory).contains(country->timeZone.toLatin1()));
    }

    void aShopTakesAllOfIt_data() { addCountries(); }
    void aShopTakesAllOfIt()
    {
        QFETCH(const QString, code);
        const Country country = *countryWith(code);

        QVERIFY(withSetting({}, u"currency"_s, country.currency));
        QVERIFY(withSetting({}, u"time-zone"_s, country.timeZone));
        QVERIFY(withSetting({}, u"document-language"_s, country.documentLanguage));
        for (const TaxRate &tax : country.taxes) {
            QVERIFY(tax.rate > 0 && tax.rate < 0.3);
            QVERIFY(!tax.name.isEmpty());
        }
    }

    /// The name on an invoice says the same number.
    void namesSayTheRate_data() { addCountries(); }
    void namesSayTheRate()
    {
        QFETCH(const QString, code);

        const Country country = *countryWith(code);
        for (const TaxRate &tax : country.taxes) {
            const QString percent = QString::number(tax.rate * 100, 'g', 4);
            const QString name = QString(tax.name).replace(u',', u'.');
            QVERIFY2(name.contains(u' ' + percent + u'%') || name.contains(u' ' + percent + u" %"_s), qPrintable(name));
        }
    }

    void ratesAreThoseInForce_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<double>("ordinary");
        QTest::addColumn<double>("flowers"); // 0: none of their own.
        const auto row = [](const char *code, double ordinary, double flowers) {
            QTest::newRow(code) << QString::fromLatin1(code) << ordinary << flowers;
        };
        row("NL", 0.21, 0.09);
        row("DE", 0.19, 0.07);
        row("FR", 0.2, 0.1);
        row("ES", 0.21, 0.1);
        row("GB", 0.2, 0);
        row("IE", 0.23, 0.135);
        row("BE", 0.21, 0.06);
        row("AT", 0.2, 0.13);
        row("CH", 0.081, 0.026);
        row("LU", 0.17, 0.08);
        row("IT", 0.22, 0.1);
        row("PT", 0.23, 0.06);
        row("DK", 0.25, 0);
        row("SE", 0.25, 0);
        row("NO", 0.25, 0);
        row("FI", 0.255, 0);
        row("PL", 0.23, 0.08);
        row("CA", 0.05, 0);
        row("AU", 0.1, 0);
        row("NZ", 0.15, 0);
    }
    void ratesAreThoseInForce()
    {
        QFETCH(const QString, code);
        QFETCH(const double, ordinary);
        QFETCH(const double, flowers);

        const QList<TaxRate> taxes = countryWith(code)->taxes;

        QCOMPARE(taxes.size(), flowers > 0 ? 2 : 1);
        QCOMPARE(taxes.constFirst().rate, ordinary);
        if (flowers > 0)
            QCOMPARE(taxes.constLast().rate, flowers);
    }

    void whereTaxDependsOnThePlaceNothingIsSaid() { QVERIFY(countryWith(u"US"_s)->taxes.isEmpty()); }

    void taxIsCalledAsItIsThere()
    {
        QCOMPARE(taxNameIn(u"NL"_s), u"Btw"_s);
        QCOMPARE(taxWordIn(u"NL"_s), u"btw"_s);
        QCOMPARE(taxWordIn(u"DE"_s), u"MwSt."_s);
        QCOMPARE(taxWordIn(u"FR"_s), u"TVA"_s);
        QVERIFY(taxWordIn(u"US"_s).isEmpty());
    }

    void othersAreUnknown()
    {
        QVERIFY(!countryWith(u"JP"_s));
        QVERIFY(!countryWith(u"nl"_s));
        QVERIFY(!countryWith(QString()));
    }

    void aCountryIsReadAsPeopleWriteIt_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("country");
        QTest::newRow("code") << u" gb "_s << u"GB"_s;
        QTest::newRow("Swiss in French") << u"Suisse"_s << u"CH"_s;
        QTest::newRow("UK") << u"UK"_s << u"GB"_s;
        QTest::newRow("in English") << u"germany"_s << u"DE"_s;
        QTest::newRow("its own name") << u"Österreich"_s << u"AT"_s;
        QTest::newRow("without marks") << u"espana"_s << u"ES"_s;
        QTest::newRow("no country") << u"Narnia"_s << u"Narnia"_s;
        QTest::newRow("nothing") << QString() << QString();
    }

    void aCountryIsReadAsPeopleWriteIt()
    {
        QFETCH(const QString, typed);
        QTEST(countryCodeFrom(typed), "country");
    }
};

STEMDESK_APPLESS_TEST(TestCountry)

} // namespace stemdesk::country_test

#include "tst_country.moc"
