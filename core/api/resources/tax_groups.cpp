#include "core/api/api.h"
#include "core/api/plain_resource.h"
#include "core/json/prices/tax_group_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct TaxGroups
    : PlainResource<taxGroupSpec, &ShopServices::taxGroups, CodecOf<kTaxGroupFields, taxGroupBodyFrom, writeTaxGroup>> {
    using PlainResource::PlainResource;
    static Result<TaxGroups> of(const Call &call) { return TaxGroups(call); }

    /// A category alone is checked with a rate that fits it; the group's own rate is checked when it is changed.
    static Status validate(const TaxGroupPatch &patch)
    {
        const double rate = patch.taxCategory == u"S"_s ? 1 : 0;
        TRY(patched(TaxGroup{.name = u"-"_s, .rate = rate, .version = 1}, patch));
        return {};
    }
};

} // namespace

void addTaxGroupRoutes(Routes &routes)
{
    addCrud<TaxGroups>(routes, routesOf(taxGroupSpec()));
}

} // namespace stemdesk
