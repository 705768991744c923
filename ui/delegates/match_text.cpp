#include "ui/delegates/match_text.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

bool startsWord(const QString &text, qsizetype at)
{
    return at == 0 || !text.at(at - 1).isLetterOrNumber();
}

/// Length of the longest word that matches at this place, or 0.
qsizetype matchAt(const QString &text, qsizetype at, const QStringList &words)
{
    qsizetype longest = 0;
    for (const QString &word : words) {
        if (QStringView(text).sliced(at).startsWith(word, Qt::CaseInsensitive))
            longest = std::max(longest, word.size());
    }
    return longest;
}

} // namespace

QList<TextPiece> matchedPieces(const QString &text, const QStringList &words)
{
    QList<TextPiece> pieces;
    qsizetype plainFrom = 0;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype length = startsWord(text, at) ? matchAt(text, at, words) : 0;
        if (length == 0) {
            ++at;
            continue;
        }
        if (at > plainFrom)
            pieces.append({text.sliced(plainFrom, at - plainFrom), false});
        pieces.append({text.sliced(at, length), true});
        at += length;
        plainFrom = at;
    }
    if (plainFrom < text.size())
        pieces.append({text.sliced(plainFrom), false});
    return pieces;
}

} // namespace stemdesk::ui
