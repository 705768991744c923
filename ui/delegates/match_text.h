#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace stemdesk::ui {

/// Part of a text, and whether the user typed it.
struct TextPiece {
    QString text;
    bool matched = false;

    friend bool operator==(const TextPiece &, const TextPiece &) = default;
};

/// Splits a text so that every occurrence of a search word at the start of a word is a separate piece.
/// Case-insensitive; the pieces joined are the text.
QList<TextPiece> matchedPieces(const QString &text, const QStringList &words);

} // namespace stemdesk::ui
