#include "core/domain/catalogue/colour.h"

#include "core/base/wording.h"
#include "core/domain/field_rules.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

bool isHexColour(const QString &text)
{
    const auto isHexDigit = [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); };
    return text.size() == 7 && text.startsWith(u'#') && std::all_of(text.begin() + 1, text.end(), isHexDigit);
}

Result<Colour> patched(Colour colour, const ColourPatch &patch)
{
    FieldRules rules;
    rules.name(colour.name, patch.name, u"name"_s);
    rules.requiredLine(colour.hex, patch.hex, u"hex"_s, kMaxLine);
    colour.hex = colour.hex.toLower();
    if (patch.hex && !isHexColour(colour.hex))
        rules.fail(unfit(u"hex"_s, u"a colour in the form #rrggbb"_s, quoted(*patch.hex)));
    return rules.result(std::move(colour));
}

ColourPatch inverse(const Colour &before, const ColourPatch &patch)
{
    return {.name = was(patch.name, before.name), .hex = was(patch.hex, before.hex)};
}

} // namespace stemdesk
