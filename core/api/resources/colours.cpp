#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/domain/catalogue/colour.h"
#include "core/domain/catalogue/colour_words.h"
#include "core/json/resource_codec.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Colours : ResourceCodec<colourSpec> {
    static constexpr QByteArrayView kIdField = "colorId";
    static constexpr qsizetype kIdAt = 0;

    const Call &call;

    static Colour sample() { return {.name = u"-"_s, .hex = u"#000000"_s, .version = 1}; }
    static Result<Colours> of(const Call &call) { return Colours{{}, call}; }
    Result<Page<Colour>> list(const PageRequest &page, const FieldSelection &) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        return call.shop.vocabulary.colours({.updatedSince = since}, page);
    }
    Result<Colour> find(const ColourId &id, const FieldSelection &) const { return call.shop.vocabulary.colour(id); }
    /// A colour for which another system gave no code gets one from its name.
    Result<Written<Colour>> create(const Body &body) const
    {
        ColourPatch patch = body.patch;
        QList<QByteArray> warnings;
        if (!patch.hex) {
            patch.hex = swatchOf(patch.name.value_or(QString())).value_or(u"#cccccc"_s);
            warnings += "hex_guessed";
        }
        Colour made = TRY(call.shop.vocabulary.createColour(patch));
        return Written<Colour>{std::move(made), std::move(warnings)};
    }
    Result<Written<Colour>> patch(const ColourId &id, const Body &body) const
    {
        return written(call.shop.vocabulary.patchColour(id, body.patch));
    }
    Result<Colour> remove(const ColourId &id) const { return call.shop.vocabulary.removeColour(id); }
};

} // namespace

void addColourRoutes(Routes &routes)
{
    addCrud<Colours>(
        routes, {.path = "/api/v1/colors", .object = "/{id}", .read = Scope::ColorsRead, .write = Scope::ColorsWrite});
}

} // namespace stemdesk
