#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/api/list_filters.h"
#include "core/api/not_found.h"
#include "core/domain/catalogue/deleted_product.h"
#include "core/json/catalogue/product_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

ProductService::Variants variantsFor(const FieldSelection &fields)
{
    return needsVariants(fields) ? ProductService::Variants::Load : ProductService::Variants::Skip;
}

Status requireForce(const Call &call)
{
    TRY(call.query.flag("force"));
    return {};
}

/// Products are created and updated in bulk only; everything else is as in other resources.
struct Products {
    using Object = Product;
    using IdType = ProductId;
    using Body = ResourceBody<ProductId, ProductPatch>;
    static constexpr QByteArrayView kIdField = "productId";
    static constexpr const auto &kFields = kProductFields;
    static constexpr qsizetype kIdAt = 0;
    static constexpr auto write = writeProduct;

    const Call &call;

    static Result<Body> bodyFrom(JsonObject object, BodyKind)
    {
        ProductPatch patch = TRY(productPatchFrom(object));
        return Body{{}, std::move(patch)};
    }
    static Product sample() { return {.name = u"-"_s, .productType = u"-"_s, .version = 1}; }
    static Result<Products> of(const Call &call) { return Products{call}; }
    static Status requireQuery(const Call &call) { return requireForce(call); }
    Result<Page<Product>> list(const PageRequest &page, const FieldSelection &fields) const;
    Result<Product> find(const ProductId &id, const FieldSelection &fields) const
    {
        return call.shop.products.find(id, variantsFor(fields));
    }
    Result<Written<Product>> patch(const ProductId &id, const Body &body) const
    {
        Written<Product> written;
        written.object = TRY(call.shop.products.patch(id, body.patch, {}, &written.warnings));
        return written;
    }
    Result<DeletedProduct> remove(const ProductId &id) const
    {
        const bool force = TRY(call.query.flag("force"));
        return call.shop.products.remove(id, force);
    }
};

Result<Page<Product>> Products::list(const PageRequest &page, const FieldSelection &fields) const
{
    const ProductFilter filter = TRY(productFilterOf(call));
    return call.shop.products.list(filter, page, variantsFor(fields));
}

struct Variants {
    using Object = Variant;
    using IdType = VariantId;
    using Body = ResourceBody<VariantId, VariantPatch>;
    static constexpr QByteArrayView kIdField = "variantId";
    static constexpr const auto &kFields = kVariantFields;
    static constexpr qsizetype kIdAt = 1;
    static constexpr auto write = writeVariant;

    const Call &call;
    ProductId product;

    static Result<Body> bodyFrom(JsonObject object, BodyKind)
    {
        VariantPatch patch = TRY(variantPatchFrom(object));
        return Body{{}, std::move(patch)};
    }
    static Variant sample() { return {.name = u"-"_s, .version = 1}; }
    static Result<Variants> of(const Call &call)
    {
        const auto id = TRY(call.id<ProductId>(0));
        return Variants{call, id};
    }
    static Status requireQuery(const Call &call) { return requireForce(call); }
    Result<Page<Variant>> list(const PageRequest &page, const FieldSelection &) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        return call.shop.products.variants(
            product, page, {.externalId = call.query.text("externalId").value_or(QString()), .updatedSince = since});
    }
    Result<Variant> find(const VariantId &id, const FieldSelection &) const
    {
        const Result<Variant> variant = call.shop.products.findVariant(id);
        if (variant && variant->productId != product)
            return notFound();
        return variant;
    }
    Result<Written<Variant>> patch(const VariantId &id, const Body &body) const
    {
        Written<Variant> written;
        written.object = TRY(call.shop.products.patchVariant(product, id, body.patch, {}, &written.warnings));
        return written;
    }
    Result<DeletedVariant> remove(const VariantId &id) const
    {
        const bool force = TRY(call.query.flag("force"));
        TRY(find(id, {}));
        return call.shop.products.removeVariant(product, id, force);
    }
};

Status removeOne(const Call &call, const ProductId &id, bool force)
{
    TRY(call.shop.products.remove(id, force));
    return {};
}

Status removeOne(const Call &call, const VariantId &id, bool force)
{
    const Variant variant = TRY(call.shop.products.findVariant(id));
    TRY(call.shop.products.removeVariant(variant.productId, id, force));
    return {};
}

/// Several objects have no common version, and a condition that cannot hold must not be ignored. Only `*` holds.
Status requireNoTag(const Call &call)
{
    const Status matched = requireMatch(call, " "); // No tag has a space.
    if (matched || matched.error().kind != Error::Kind::Stale)
        return matched;
    Error error = matched.error();
    error.message = u"If-Match names the version of one object; leave it out beside \"ids\", or delete each object on "
                    "its own path."_s;
    return error;
}

/// Each as if alone, all in one commit.
template <class IdType>
Result<http::Response> removeMany(const Call &call)
{
    const bool force = TRY(call.query.flag("force"));
    const QList<IdBytes> ids = TRY(idsToRemove(call, idReader(IdType())));
    TRY(requireNoTag(call));
    UnitOfWork work = TRY(call.shop.begin());
    QList<Result<IdType>> outcomes;
    for (const IdBytes &bytes : ids) {
        const IdType id(bytes);
        const Status removed = removeOne(call, id, force);
        if (!removed && removed.error().kind == Error::Kind::Unavailable)
            return removed.error();
        const bool isUnknown = !removed && removed.error().kind == Error::Kind::NotFound;
        outcomes.append(removed         ? Result<IdType>(id)
                            : isUnknown ? Result<IdType>(unknownId(id.text()))
                                        : Result<IdType>(removed.error()));
    }
    TRY(work.commit());
    return bulkAnswer(outcomes, [](JsonWriter &json, const IdType &id) {
        json.field("id", id);
        json.field("deleted", true);
    });
}

void writeOutcome(JsonWriter &json, const ProductRowOutcome &outcome)
{
    json.field("action", actionText(outcome.action));
    if (!outcome.productId.isNull())
        json.field("productId", outcome.productId);
    if (outcome.variantAction)
        json.field("variantAction", actionText(*outcome.variantAction));
    if (!outcome.variantId.isNull())
        json.field("variantId", outcome.variantId);
    if (outcome.variants) {
        json.key("variants");
        json.beginArray();
        for (const VariantRowOutcome &variant : *outcome.variants) {
            json.beginObject();
            json.field("variantId", variant.id);
            json.field("variantAction", actionText(variant.action));
            json.endObject();
        }
        json.endArray();
    }
    writeWarnings(json, outcome.warnings);
}

/// Frees the document, which is several times as large as the body, before anything is stored.
Result<QList<Result<ProductRow>>> rowsFrom(QByteArrayView body)
{
    const JsonDocument document = TRY(JsonDocument::parse(body));
    const QList<JsonValue> values = TRY(bulkRowsOf(document.root()));
    QList<Result<ProductRow>> rows;
    rows.reserve(values.size());
    for (const JsonValue &value : values) {
        if (const Result<JsonObject> object = rowObject(value))
            rows.append(productRowFrom(*object));
        else
            rows.append(Result<ProductRow>(object.error()));
    }
    return rows;
}

Result<http::Response> upserted(const Call &call, const Result<QList<Result<ProductRow>>> &rows)
{
    if (!rows)
        return rows.error();
    const auto outcomes = TRY(call.shop.products.upsert(*rows));
    return bulkAnswer(outcomes, writeOutcome);
}

/// The bulk upsert, the only way to create products.
Result<Deferred> upsert(const Call &call)
{
    const auto rows = std::make_shared<const Result<QList<Result<ProductRow>>>>(rowsFrom(call.request.body));
    return [rows](const Call &later) { return upserted(later, *rows); };
}

} // namespace

void addProductRoutes(Routes &routes)
{
    using enum http::Method;
    constexpr auto kRead = Scope::ProductsRead;
    constexpr auto kWrite = Scope::ProductsWrite;
    routes.add(Delete, "/api/v1/products", {removeMany<ProductId>, kWrite, {}, {"ids", "force"}});
    routes.add(Delete, "/api/v1/variants", {removeMany<VariantId>, kWrite, {}, {"ids", "force"}});
    routes.add(Post, "/api/v1/products", {.scope = kWrite, .prepare = upsert, .queue = alwaysIn<RequestQueue::Read>});
    addCrud<Products>(routes,
                      {.path = "/api/v1/products",
                       .object = "/{id}",
                       .read = kRead,
                       .write = kWrite,
                       .filters = {"q", "category", "productType", "supplierId", "color", "sku", "externalId"},
                       .removal = {"force"}});
    addCrud<Variants>(routes,
                      {.path = "/api/v1/products/{id}/variants",
                       .object = "/{variantId}",
                       .read = kRead,
                       .write = kWrite,
                       .parents = {requireIdOf<ProductId>},
                       .filters = {"externalId"},
                       .removal = {"force"}});
}

} // namespace stemdesk
