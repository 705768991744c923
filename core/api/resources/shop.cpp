#include "core/api/answers.h"
#include "core/api/api.h"
#include "core/api/middleware/shared_quota.h"

namespace stemdesk {

namespace {

void writeProductTypes(JsonWriter &json, const QList<ProductType> &types)
{
    json.beginArray();
    for (const ProductType &type : types) {
        json.beginObject();
        json.field("name", type.name);
        json.field("markup", type.markup);
        json.field("isHired", type.isHired);
        json.field("sparePercent", type.sparePercent);
        json.endObject();
    }
    json.endArray();
}

void writeLimits(JsonWriter &json, const Shop &shop, qint64 usedThisMonth)
{
    json.beginObject();
    json.field("ratePerMinute", shop.ratePerMinute);
    json.field("monthlyCap", shop.monthlyCap);
    json.field("usedThisMonth", usedThisMonth);
    json.endObject();
}

void writeKey(JsonWriter &json, const ApiKey &key)
{
    const Scopes scopes = Scopes::fromBits(key.scopes);
    json.beginObject();
    json.field("keyId", key.id);
    json.field("name", key.name);
    json.key("scopes");
    json.beginArray();
    for (int scope = 0; scope < kScopeCount; ++scope) {
        const std::string_view text = scopeText(Scope(scope));
        if (scopes.has(Scope(scope)))
            json.value(QByteArrayView(text.data(), qsizetype(text.size())));
    }
    json.endArray();
    json.field("expiresAt", key.expiresAt);
    json.endObject();
}

/// What an integrator has to know of the shop before the first row is sent.
http::Response read(const Call &call)
{
    const Result<Shop> shop = call.shop.settings.shop();
    if (!shop)
        return failed(call, shop.error());
    const Result<qint64> used = usedThisMonth(call.quota, call.shop.usage, call.owner.tenant.shop, call.shop.now());
    if (!used)
        return failed(call, used.error());
    JsonWriter json;
    json.beginObject();
    json.field("shopId", shop->id);
    json.field("name", shop->name);
    json.field("currency", shop->currency);
    json.field("timeZone", shop->timeZone);
    json.field("documentLanguage", shop->documentLanguage);
    json.nullableText("country", shop->country);
    json.key("defaultTaxGroupId");
    if (shop->defaultTaxGroupId.isNull())
        json.value(nullptr);
    else
        json.value(shop->defaultTaxGroupId);
    json.key("productTypes");
    writeProductTypes(json, shop->productTypes);
    json.key("limits");
    writeLimits(json, *shop, *used);
    json.key("key");
    writeKey(json, call.owner.key);
    json.endObject();
    return {.body = json.take()};
}

} // namespace

void addShopRoutes(Routes &routes)
{
    routes.add(http::Method::Get, "/api/v1/shop", {.handler = read});
}

} // namespace stemdesk
