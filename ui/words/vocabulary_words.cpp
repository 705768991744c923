#include "ui/words/vocabulary_words.h"

#include "core/base/text.h"
#include "core/domain/shops/shop_setup.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

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
    return word == words.cend() ? name : QCoreApplication::translate(kPresetContext, *word);
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
