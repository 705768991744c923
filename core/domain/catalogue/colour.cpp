#include "core/domain/catalogue/colour.h"

#include "core/base/wording.h"
#include "core/domain/fields/field_of.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void takeHex(FieldRules &rules, QString &hex, const std::optional<QString> &given, const QString &field)
{
    rules.requiredLine(hex, given, field, kMaxLine);
    hex = hex.toLower();
    if (given && !isHexColour(hex))
        rules.fail(unfit(field, u"a colour in the form #rrggbb"_s, quoted(*given)));
}

} // namespace

bool isHexColour(const QString &text)
{
    const auto isHexDigit = [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); };
    return text.size() == 7 && text.startsWith(u'#') && std::all_of(text.begin() + 1, text.end(), isHexDigit);
}

const SpecOf<Colour, ColourPatch> &colourSpec()
{
    static constexpr auto kFields = fieldsOf<Colour>(
        ownId<&Colour::id>("colorId"), field<&Colour::name, &ColourPatch::name>("name", nameLine(), kUnique),
        field<&Colour::hex, &ColourPatch::hex>("hex", ruledBy<takeHex>()),
        fixedField<&Colour::isPreset>("isPreset", kFixed));
    static constexpr auto kSpec = described<Colour, ColourPatch>("colour", kFields, kIsExported);
    return kSpec;
}

Result<Colour> patched(Colour colour, const ColourPatch &patch)
{
    return applied(colourSpec(), std::move(colour), patch);
}

ColourPatch inverse(const Colour &before, const ColourPatch &patch)
{
    return inverted(colourSpec(), before, patch);
}

} // namespace stemdesk
