#include "core/api/api.h"
#include "core/api/handlers.h"
#include "core/json/catalogue/colour_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Colours {
    using Object = Colour;
    using IdType = ColourId;
    using Body = ColourBody;
    static constexpr QByteArrayView kIdField = "colorId";
    static constexpr const auto &kFields = kColourFields;
    static constexpr qsizetype kIdAt = 0;
    static constexpr auto bodyFrom = colourBodyFrom;
    static constexpr auto write = writeColour;

    const Call &call;

    static Colour sample() { return {.name = u"-"_s, .hex = u"#000000"_s, .version = 1}; }
    static Result<Colours> of(const Call &call) { return Colours{call}; }
    Result<Page<Colour>> list(const PageRequest &page, const FieldSelection &) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        return call.shop.vocabulary.colours({.updatedSince = since}, page);
    }
    Result<Colour> find(const ColourId &id, const FieldSelection &) const { return call.shop.vocabulary.colour(id); }
    Result<Written<Colour>> create(const Body &body) const
    {
        return written(call.shop.vocabulary.createColour(body.patch));
    }
    Result<QList<QByteArray>> patch(const ColourId &id, const Body &body) const
    {
        return changed(call.shop.vocabulary.patchColour(id, body.patch));
    }
    Result<Colour> remove(const ColourId &id) const { return call.shop.vocabulary.removeColour(id); }
};

} // namespace

void addColourRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> id{requireIdOf<ColourId>};
    routes.add(Get, "/api/v1/colors",
               {listHandler<Colours>, Scope::ColorsRead, {}, {"limit", "cursor", "ids", "fields", "updatedSince"}});
    routes.add(Post, "/api/v1/colors", {postHandler<Colours>, Scope::ColorsWrite, {}, {}});
    routes.add(Get, "/api/v1/colors/{id}", {readHandler<Colours>, Scope::ColorsRead, id, {"fields"}});
    routes.add(Patch, "/api/v1/colors/{id}", {patchHandler<Colours>, Scope::ColorsWrite, id, {}});
    routes.add(Delete, "/api/v1/colors/{id}", {removeHandler<Colours>, Scope::ColorsWrite, id, {}});
}

} // namespace stemdesk
