#include "core/api/api.h"
#include "core/api/handlers.h"
#include "core/json/catalogue/category_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Categories {
    using Object = Category;
    using IdType = CategoryId;
    using Body = CategoryBody;
    static constexpr QByteArrayView kIdField = "categoryId";
    static constexpr const auto &kFields = kCategoryFields;
    static constexpr qsizetype kIdAt = 0;
    static constexpr auto bodyFrom = categoryBodyFrom;
    static constexpr auto write = writeCategory;

    const Call &call;

    static Category sample() { return {.name = u"-"_s, .version = 1}; }
    static Result<Categories> of(const Call &call) { return Categories{call}; }
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
    Result<QList<QByteArray>> patch(const CategoryId &id, const Body &body) const
    {
        return changed(call.shop.vocabulary.patchCategory(id, body.patch));
    }
    Result<Category> remove(const CategoryId &id) const { return call.shop.vocabulary.removeCategory(id); }
};

} // namespace

void addCategoryRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> id{requireIdOf<CategoryId>};
    routes.add(
        Get, "/api/v1/categories",
        {listHandler<Categories>, Scope::CategoriesRead, {}, {"limit", "cursor", "ids", "fields", "updatedSince"}});
    routes.add(Post, "/api/v1/categories", {postHandler<Categories>, Scope::CategoriesWrite, {}, {}});
    routes.add(Get, "/api/v1/categories/{id}", {readHandler<Categories>, Scope::CategoriesRead, id, {"fields"}});
    routes.add(Patch, "/api/v1/categories/{id}", {patchHandler<Categories>, Scope::CategoriesWrite, id, {}});
    routes.add(Delete, "/api/v1/categories/{id}", {removeHandler<Categories>, Scope::CategoriesWrite, id, {}});
}

} // namespace stemdesk
