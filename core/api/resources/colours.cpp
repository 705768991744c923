#include "core/api/api.h"
#include "core/api/plain_resource.h"
#include "core/domain/catalogue/colour.h"
#include "core/domain/catalogue/colour_words.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Colours : PlainResource<colourSpec, &ShopServices::colours> {
    using PlainResource::PlainResource;
    static Result<Colours> of(const Call &call) { return Colours(call); }

    static Status validate(const ColourPatch &patch)
    {
        TRY(patched(Colour{.name = u"-"_s, .hex = u"#000000"_s, .version = 1}, patch));
        return {};
    }
    /// A colour for which another system gave no code gets one from its name.
    Result<Written<Colour>> create(const Body &body) const
    {
        ColourPatch patch = body.patch;
        QList<QByteArray> warnings;
        if (!patch.hex) {
            patch.hex = swatchOf(patch.name.value_or(QString())).value_or(u"#cccccc"_s);
            warnings += "hex_guessed";
        }
        Colour made = TRY(own().create(patch));
        return Written<Colour>{std::move(made), std::move(warnings)};
    }
};

} // namespace

void addColourRoutes(Routes &routes)
{
    addCrud<Colours>(routes, routesOf(colourSpec()));
}

} // namespace stemdesk
