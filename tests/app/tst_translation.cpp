#include "app/translation.h"

#include "tests/support/test_registry.h"

#include <QTest>
#include <QTranslator>

namespace stemdesk::translation_test {

class TestTranslation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator *>()); }

    void firstLanguageThatIsSpokenIsTaken_data()
    {
        QTest::addColumn<QStringList>("languages");
        QTest::addColumn<QString>("suppliers");
        QTest::addColumn<QString>("cancel"); // A word of Qt's own dialogs.
        QTest::newRow("German") << QStringList{u"de-DE"_s, u"de"_s} << u"Lieferanten"_s << u"Abbrechen"_s;
        QTest::newRow("Dutch of Belgium") << QStringList{u"nl-BE"_s} << u"Leveranciers"_s << u"Annuleren"_s;
        QTest::newRow("French") << QStringList{u"fr"_s} << u"Fournisseurs"_s << u"Annuler"_s;
        QTest::newRow("Spanish before English")
            << QStringList{u"es-MX"_s, u"en"_s} << u"Proveedores"_s << u"Cancelar"_s;
        QTest::newRow("English before German") << QStringList{u"en-GB"_s, u"de"_s} << u"Suppliers"_s << u"Cancel"_s;
        QTest::newRow("Italian, then French")
            << QStringList{u"it-IT"_s, u"fr-FR"_s} << u"Fournisseurs"_s << u"Annuler"_s;
        QTest::newRow("Italian only") << QStringList{u"it-IT"_s} << u"Suppliers"_s << u"Cancel"_s;
        QTest::newRow("no language") << QStringList{u"C"_s} << u"Suppliers"_s << u"Cancel"_s;
        QTest::newRow("nothing") << QStringList{} << u"Suppliers"_s << u"Cancel"_s;
    }

    void firstLanguageThatIsSpokenIsTaken()
    {
        QFETCH(const QStringList, languages);

        installTranslations(languages);

        QTEST(QCoreApplication::translate("stemdesk::ui::MainWindow", "Suppliers"), "suppliers");
        QTEST(QCoreApplication::translate("QPlatformTheme", "Cancel"), "cancel");
    }

    void anotherLanguageTakesThePlace()
    {
        installTranslations({u"de"_s});
        installTranslations({u"nl"_s});
        QCOMPARE(QCoreApplication::translate("stemdesk::ui::MainWindow", "Suppliers"), u"Leveranciers"_s);

        installTranslations({u"en"_s});
        QCOMPARE(QCoreApplication::translate("stemdesk::ui::MainWindow", "Suppliers"), u"Suppliers"_s);
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Cancel"_s);
    }

    void figuresFollowTheLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QLocale>("system");
        QTest::addColumn<QLocale>("locale");
        const QLocale british(QLocale::English, QLocale::UnitedKingdom);
        const QLocale belgian(QLocale::French, QLocale::Belgium);
        QTest::newRow("the system's") << QString() << belgian << belgian;
        QTest::newRow("no system's") << QString() << QLocale::c() << british;
        QTest::newRow("as the system") << u"fr"_s << belgian << belgian;
        QTest::newRow("another language of the country")
            << u"nl"_s << belgian << QLocale(QLocale::Dutch, QLocale::Belgium);
        QTest::newRow("a language of elsewhere") << u"de"_s << british << QLocale(QLocale::German);
    }

    void figuresFollowTheLanguage()
    {
        QFETCH(const QString, language);
        QFETCH(const QLocale, system);

        QTEST(localeFor(language, system), "locale");
    }

    void countsFollowTheLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("many");
        QTest::newRow("English") << u"en"_s << u"1 event"_s << u"2 events"_s;
        QTest::newRow("no texts of ours") << u"it"_s << u"1 event"_s << u"2 events"_s;
        QTest::newRow("German") << u"de"_s << u"1 Auftrag"_s << u"2 Aufträge"_s;
    }

    void countsFollowTheLanguage()
    {
        QFETCH(const QString, language);

        installTranslations({language});

        const auto counted = [](int count) {
            return QCoreApplication::translate("stemdesk::ui::EventsPage", "%n events", nullptr, count);
        };
        QTEST(counted(1), "one");
        QTEST(counted(2), "many");
    }
};

STEMDESK_GUILESS_TEST(TestTranslation)

} // namespace stemdesk::translation_test

#include "tst_translation.moc"
