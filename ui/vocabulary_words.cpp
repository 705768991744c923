#include "ui/vocabulary_words.h"

#include "core/base/text.h"
#include "core/domain/shops/presets.h"

#include <QCoreApplication>
#include <QHash>

#include <array>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

// In the order of kPresetColours and kPresetCategories.
constexpr std::array kPresetWords{QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "White"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Cream"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Yellow"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Peach"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Orange"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Coral"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Pink"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Hot pink"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Red"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Burgundy"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Lilac"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Purple"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Blue"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Green"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Brown"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Black"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Silver"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Gold"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Roses"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Focal"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Filler"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Foliage"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Bulb flowers"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Tropical"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Dried"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Plants"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Sundries"),
                                  QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Structures")};
static_assert(kPresetWords.size() == kPresetColours.size() + kPresetCategories.size());

QHash<QString, const char *> presetWords()
{
    QHash<QString, const char *> words;
    for (const char *word : kPresetWords)
        words.insert(QString::fromLatin1(word), word);
    return words;
}

} // namespace

QString vocabularyText(const QString &name)
{
    static const QHash<QString, const char *> words = presetWords();
    const auto word = words.constFind(name);
    return word == words.cend() ? name : QCoreApplication::translate("stemdesk::ui::VocabularyWords", *word);
}

QString vocabularyFrom(const QString &typed)
{
    const QString name = caseFolded(typed.trimmed());
    for (const char *word : kPresetWords) {
        const QString stored = QString::fromLatin1(word);
        if (caseFolded(vocabularyText(stored)) == name)
            return stored;
    }
    return typed;
}

} // namespace stemdesk::ui
