#include "ui/words/vocabulary_words.h"

#include "core/domain/shops/shop_setup.h"
#include "tests/support/test_registry.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>
#include <QTranslator>

namespace stemdesk::vocabulary_words_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestVocabularyWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void presetsReadInTheLanguageOfTheWindow()
    {
        QTranslator german;
        QVERIFY(german.load(u":/i18n/stemdesk_de.qm"_s));
        QCoreApplication::installTranslator(&german);

        QCOMPARE(vocabularyText(u"White"_s), u"Weiß"_s);
        QCOMPARE(vocabularyText(u"Foliage"_s), u"Blattwerk"_s);
        QCOMPARE(vocabularyText(u"Moonlight"_s), u"Moonlight"_s); // The shop's own.
        QCoreApplication::removeTranslator(&german);
        QCOMPARE(vocabularyText(u"White"_s), u"White"_s);
    }

    void everyPresetHasAWord()
    {
        QTranslator dutch;
        QVERIFY(dutch.load(u":/i18n/stemdesk_nl.qm"_s));
        const auto isKnown = [&dutch](std::u16string_view name) {
            const QByteArray source = QString::fromUtf16(name.data(), qsizetype(name.size())).toUtf8();
            return !dutch.translate("stemdesk::ui::VocabularyWords", source.constData()).isEmpty();
        };
        for (const PresetColour &colour : kPresetColours)
            QVERIFY(isKnown(colour.name));
        for (const std::u16string_view &category : kPresetCategories)
            QVERIFY(isKnown(category));
    }
};

STEMDESK_GUILESS_TEST(TestVocabularyWords)

} // namespace stemdesk::vocabulary_words_test

#include "tst_vocabulary_words.moc"
