#include "core/base/search_text.h"

#include "core/base/text.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

Status requireSearchable(const QString &text, const QString &field)
{
    // Check the length before splitting: it may be as long as a request.
    const auto characters = std::ranges::count_if(text, [](QChar c) { return !c.isLowSurrogate(); });
    if (characters > kMostSearchCharacters)
        return invalid(field,
                       u"Shorten \"%1\" to at most %2 characters; it has %3."_s.arg(field)
                           .arg(kMostSearchCharacters)
                           .arg(characters));
    QStringList words = searchTokens(text);
    words.removeDuplicates();
    if (words.size() <= kMostSearchWords)
        return {};
    return invalid(
        field,
        u"Give \"%1\" at most %2 different words; it has %3."_s.arg(field).arg(kMostSearchWords).arg(words.size()));
}

} // namespace stemdesk
