#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

/// What a search may ask for: a search of more takes long and finds nothing.
inline constexpr int kMostSearchCharacters = 500;
inline constexpr int kMostSearchWords = 20; ///< Different ones.

/// invalid_<field> for more than that.
Status requireSearchable(const QString &text, const QString &field);

} // namespace stemdesk
