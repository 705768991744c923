#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

/// Limits of a search; a longer one would take long and find nothing.
inline constexpr int kMostSearchCharacters = 500;
inline constexpr int kMostSearchWords = 20; ///< Distinct words.

/// The words to look for. People may search for a name as it is displayed: "cm" after a number, pack sizes ("25 a
/// pack") and the note that it is for hire are no words, unless nothing else is left.
QStringList searchWords(const QString &text);

/// invalid_<field> beyond these limits.
Status requireSearchable(const QString &text, const QString &field);

} // namespace stemdesk
