#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/domain/catalogue/category.h"
#include "core/json/resource_codec.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Categories : ResourceCodec<categorySpec> {
    static constexpr QByteArrayView kIdField = "categoryId";
    static constexpr qsizetype kIdAt = 0;

    const Call &call;

    static Category sample() { return {.name = u"-"_s, .version = 1}; }
    static Result<Categories> of(const Call &call) { return Categories{{}, call}; }
    Result<Page<Category>> list(const PageRequest &page, const FieldSelection &) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        return call.shop.vocabulary.categories({.updatedSince = since}, page);
    }
    Result<Category> find(const CategoryId &id, const FieldSelection &) const
    {
        return call.shop.vocabulary.category(id);
    }
    Result<Written<Category>> create(const Body &body) const
    {
        return written(call.shop.vocabulary.createCategory(body.patch));
    }
    Result<Written<Category>> patch(const CategoryId &id, const Body &body) const
    {
        return written(call.shop.vocabulary.patchCategory(id, body.patch));
    }
    Result<Category> remove(const CategoryId &id) const { return call.shop.vocabulary.removeCategory(id); }
};

} // namespace

void addCategoryRoutes(Routes &routes)
{
    addCrud<Categories>(routes,
                        {.path = "/api/v1/categories",
                         .object = "/{id}",
                         .read = Scope::CategoriesRead,
                         .write = Scope::CategoriesWrite});
}

} // namespace stemdesk
