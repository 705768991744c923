#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

/// Limits of a search; a longer one would take long and find nothing.
inline constexpr int kMostSearchCharacters = 500;
inline constexpr int kMostSearchWords = 20; ///< Distinct words.

/// invalid_<field> beyond these limits.
Status requireSearchable(const QString &text, const QString &field);

} // namespace stemdesk
