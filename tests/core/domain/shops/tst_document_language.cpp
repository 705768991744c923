#include "core/domain/shops/document_language.h"
#include "core/domain/shops/document_look.h"
#include "core/domain/shops/shop_setup.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::document_language_test {

namespace {

Shop shopOf(const QString &language, const QString &currency)
{
    Shop shop;
    shop.documentLanguage = language;
    shop.currency = currency;
    shop.timeZone = u"Europe/London"_s;
    return shop;
}

constexpr Instant kNoonOf12June = 1'781'262'000'000; // 2026-06-12 12:00 in London

QString withPlainSpaces(QString text)
{
    return text.replace(u'\u00a0', u' ').replace(u'\u202f', u' ');
}

} // namespace

class TestDocumentLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresAreThoseOfTheShopsCountry_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("money");
        QTest::addColumn<QString>("date");
        const auto row = [](const char *language, const char *currency, const QString &money, const QString &date) {
            QTest::addRow("%s, %s", language, currency)
                << QString::fromLatin1(language) << QString::fromLatin1(currency) << money << date;
        };
        row("en", "GBP", u"£1,234.50"_s, u"12 June 2026"_s);
        row("en", "USD", u"$1,234.50"_s, u"June 12, 2026"_s);
        row("en", "EUR", u"€1,234.50"_s, u"12 June 2026"_s);
        row("de", "EUR", u"1.234,50 €"_s, u"12. Juni 2026"_s);
        row("de", "GBP", u"1.234,50 £"_s, u"12. Juni 2026"_s);
        row("nl", "EUR", u"€ 1.234,50"_s, u"12 juni 2026"_s);
        row("fr", "EUR", u"1 234,50 €"_s, u"12 juin 2026"_s);
        row("es", "EUR", u"1234,50 €"_s, u"12 de junio de 2026"_s);
    }

    void figuresAreThoseOfTheShopsCountry()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, currency);
        const DocumentLanguage words(shopOf(language, currency));

        QTEST(withPlainSpaces(words.money(1'234.5)), "money");
        QTEST(words.date(kNoonOf12June), "date");
    }

    void aShopThatSaysItsCountryWritesAsItDoes_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("country");
        QTest::addColumn<QString>("locale");
        QTest::newRow("Austria") << u"de"_s << u"AT"_s << u"de_AT"_s;
        QTest::newRow("Switzerland in euro") << u"de"_s << u"CH"_s << u"de_CH"_s;
        QTest::newRow("Belgium") << u"fr"_s << u"BE"_s << u"fr_BE"_s;
        QTest::newRow("Ireland") << u"en"_s << u"IE"_s << u"en_IE"_s;
        QTest::newRow("English in Germany") << u"en"_s << u"DE"_s << u"en_IE"_s;
        QTest::newRow("Spanish in Germany") << u"es"_s << u"DE"_s << u"es_ES"_s;
        QTest::newRow("no country of that code") << u"de"_s << u"XX"_s << u"de_DE"_s;
        QTest::newRow("not said") << u"nl"_s << QString() << u"nl_NL"_s;
        QTest::newRow("a territory in the language") << u"de-CH"_s << u"AT"_s << u"de_CH"_s;
    }

    void aShopThatSaysItsCountryWritesAsItDoes()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, country);
        Shop shop = shopOf(language, u"EUR"_s);
        shop.country = country;

        QTEST(DocumentLanguage(shop).locale().name(), "locale");
    }

    void whatIsGivenBackHasAMinus()
    {
        const auto money = [](const QString &language, const QString &currency) {
            return withPlainSpaces(DocumentLanguage(shopOf(language, currency)).money(-1'234.5));
        };

        QCOMPARE(money(u"en"_s, u"GBP"_s), u"−£1,234.50"_s);
        QCOMPARE(money(u"en"_s, u"USD"_s), u"−$1,234.50"_s);
        QCOMPARE(money(u"de"_s, u"EUR"_s), u"−1.234,50 €"_s);
        QCOMPARE(money(u"nl"_s, u"EUR"_s), u"€ −1.234,50"_s);
        QCOMPARE(money(u"fr"_s, u"EUR"_s), u"−1 234,50 €"_s);
        QCOMPARE(money(u"es"_s, u"EUR"_s), u"−1234,50 €"_s);
    }

    void unknownLanguagesAreEnglish_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("no translation") << u"it"_s;
        QTest::newRow("no language") << u"xx"_s;
        QTest::newRow("nothing") << QString();
        QTest::newRow("a path") << u"../de"_s;
    }

    void unknownLanguagesAreEnglish()
    {
        QFETCH(const QString, language);
        const DocumentLanguage words(shopOf(language, u"GBP"_s));

        QCOMPARE(words.translate("documents", "Supplier order"), u"Supplier order"_s);
        QCOMPARE(words.translate("documents", "For %n event(s)", nullptr, 2), u"For 2 events"_s);
        QCOMPARE(words.money(1'234.5), u"£1,234.50"_s);
    }

    void countsFollowTheLanguage()
    {
        const DocumentLanguage english(shopOf(u"en"_s, u"GBP"_s));
        const DocumentLanguage german(shopOf(u"de"_s, u"EUR"_s));

        QCOMPARE(english.translate("documents", "%n line(s) in all", nullptr, 1), u"1 line in all"_s);
        QCOMPARE(english.translate("documents", "%n line(s) in all", nullptr, 1'200), u"1,200 lines in all"_s);
        QCOMPARE(german.translate("documents", "%n line(s) in all", nullptr, 1), u"Insgesamt 1 Position"_s);
        QCOMPARE(german.translate("documents", "%n line(s) in all", nullptr, 1'200), u"Insgesamt 1.200 Positionen"_s);
        QCOMPARE(german.number(0.1 + 0.2), u"0,3"_s);
    }

    void percentIsWrittenAsTheLanguageDoes()
    {
        const auto percent = [](const QString &language, const QString &currency) {
            return withPlainSpaces(DocumentLanguage(shopOf(language, currency)).percent(0.075));
        };

        QCOMPARE(percent(u"en"_s, u"GBP"_s), u"7.5%"_s);
        QCOMPARE(percent(u"nl"_s, u"EUR"_s), u"7,5%"_s);
        QCOMPARE(percent(u"de"_s, u"EUR"_s), u"7,5 %"_s);
        QCOMPARE(percent(u"de"_s, u"CHF"_s), u"7.5%"_s);
        QCOMPARE(percent(u"fr"_s, u"EUR"_s), u"7,5 %"_s);
        QCOMPARE(percent(u"es"_s, u"EUR"_s), u"7,5 %"_s);
    }

    void presetsAreTranslatedAndOwnWordsAreNot()
    {
        const DocumentLanguage spanish(shopOf(u"es"_s, u"EUR"_s));

        QCOMPARE(spanish.vocabulary(u"White"_s), u"Blanco"_s);
        QCOMPARE(spanish.vocabulary(u"Sage"_s), u"Sage"_s);
        QCOMPARE(spanish.vocabulary(QString()), QString());
        for (const char *word : kPresetWords) {
            const QLatin1StringView preset(word);
            QVERIFY2(spanish.vocabulary(preset) != preset || preset == "Coral"_L1 || preset == "Tropical"_L1, word);
        }
        QCOMPARE(DocumentLanguage(shopOf(u"en"_s, u"GBP"_s)).vocabulary(u"White"_s), u"White"_s);
    }

    void aTerritoryThatIsNamedCounts()
    {
        QCOMPARE(DocumentLanguage(shopOf(u"en-US"_s, u"GBP"_s)).date(kNoonOf12June), u"June 12, 2026"_s);
        QCOMPARE(DocumentLanguage(shopOf(u"de-AT"_s, u"EUR"_s)).translate("documents", "Supplier"), u"Lieferant"_s);
    }

    void paperIsThatOfTheCountryElseOfTheCurrency()
    {
        QCOMPARE(paperOf(shopOf(u"en"_s, u"USD"_s)), Paper::Letter);
        QCOMPARE(paperOf(shopOf(u"fr"_s, u"CAD"_s)), Paper::Letter);
        QCOMPARE(paperOf(shopOf(u"en"_s, u"GBP"_s)), Paper::A4);
        QCOMPARE(paperOf(shopOf(u"de"_s, u"EUR"_s)), Paper::A4);
        Shop shop = shopOf(u"en"_s, u"USD"_s);
        shop.country = u"GB"_s;
        QCOMPARE(paperOf(shop), Paper::A4);
        shop.country = u"US"_s;
        shop.currency = u"EUR"_s;
        QCOMPARE(paperOf(shop), Paper::Letter);
    }
};

STEMDESK_APPLESS_TEST(TestDocumentLanguage)

} // namespace stemdesk::document_language_test

#include "tst_document_language.moc"
