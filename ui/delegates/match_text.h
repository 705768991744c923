#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace stemdesk::ui {

/// A part of a text, and whether the user typed it.
struct TextPiece {
    QString text;
    bool matched = false;

    friend bool operator==(const TextPiece &, const TextPiece &) = default;
};

/// Splits a text so that the places where one of the words starts a word of it stand alone. Case does not matter; the
/// pieces put together are the text again.
QList<TextPiece> matchedPieces(const QString &text, const QStringList &words);

} // namespace stemdesk::ui
