#include "core/base/search_text.h"

#include "core/base/text.h"

#include <QRegularExpression>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// In the languages of the window.
const QStringList &hireWords()
{
    static const QStringList kWords{u"hire"_s,     u"mietartikel"_s, u"mietware"_s, u"miete"_s,
                                    u"alquiler"_s, u"location"_s,    u"verhuur"_s};
    return kWords;
}

QString withoutMeasures(QString text)
{
    static const QRegularExpression kLength(u"(\\d)\\s*cm\\b"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kPack(
        u"\\b\\d+(?:[.,]\\d+)?\\s*(?:a pack|je Packung|por paquete|par paquet|per verpakking)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return text.remove(kPack).replace(kLength, u"\\1"_s);
}

} // namespace

QStringList searchWords(const QString &text)
{
    QStringList words = searchTokens(withoutMeasures(text));
    const auto isHire = [](const QString &word) { return hireWords().contains(word); };
    if (!std::ranges::all_of(words, isHire))
        words.removeIf(isHire);
    return words.isEmpty() ? searchTokens(text) : words;
}

Status requireSearchable(const QString &text, const QString &field)
{
    // Check the length before splitting: it may be as long as a request.
    const auto characters = std::ranges::count_if(text, [](QChar c) { return !c.isLowSurrogate(); });
    if (characters > kMostSearchCharacters)
        return invalid(field,
                       u"Shorten \"%1\" to at most %2 characters; it has %3."_s.arg(field)
                           .arg(kMostSearchCharacters)
                           .arg(characters));
    QStringList words = searchWords(text);
    words.removeDuplicates();
    if (words.size() <= kMostSearchWords)
        return {};
    return invalid(
        field,
        u"Give \"%1\" at most %2 different words; it has %3."_s.arg(field).arg(kMostSearchWords).arg(words.size()));
}

} // namespace stemdesk
