#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/json/prices/tax_group_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct TaxGroups : CodecOf<kTaxGroupFields, taxGroupBodyFrom, writeTaxGroup> {
    static constexpr QByteArrayView kIdField = "taxGroupId";
    static constexpr qsizetype kIdAt = 0;

    const Call &call;

    /// A category alone is checked with a rate that fits it; the group's own rate is checked when it is changed.
    static Status validate(const TaxGroupPatch &patch)
    {
        const double rate = patch.taxCategory == u"S"_s ? 1 : 0;
        TRY(patched(TaxGroup{.name = u"-"_s, .rate = rate, .version = 1}, patch));
        return {};
    }
    static Result<TaxGroups> of(const Call &call) { return TaxGroups{{}, call}; }
    Result<Page<TaxGroup>> list(const PageRequest &page, const FieldSelection &) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        return call.shop.taxGroups.list({.updatedSince = since}, page);
    }
    Result<TaxGroup> find(const TaxGroupId &id, const FieldSelection &) const { return call.shop.taxGroups.find(id); }
    Result<Written<TaxGroup>> create(const Body &body) const { return written(call.shop.taxGroups.create(body.patch)); }
    Result<QList<QByteArray>> patch(const TaxGroupId &id, const Body &body) const
    {
        return changed(call.shop.taxGroups.patch(id, body.patch));
    }
    Result<TaxGroup> remove(const TaxGroupId &id) const { return call.shop.taxGroups.remove(id); }
};

} // namespace

void addTaxGroupRoutes(Routes &routes)
{
    addCrud<TaxGroups>(routes,
                       {.path = "/api/v1/tax-groups",
                        .object = "/{id}",
                        .read = Scope::TaxGroupsRead,
                        .write = Scope::TaxGroupsWrite});
}

} // namespace stemdesk
