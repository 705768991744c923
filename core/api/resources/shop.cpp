#include "core/api/answers.h"
#include "core/api/api.h"
#include "core/api/middleware/shared_quota.h"
#include "core/json/object_writer.h"

namespace stemdesk {

namespace {

constexpr FieldTable kProductTypeFields{"name", "markup", "isHired"};
constexpr FieldTable kLimitsFields{"ratePerMinute", "monthlyCap", "usedThisMonth"};
constexpr FieldTable kKeyFields{"keyId", "name", "scopes", "expiresAt"};
constexpr FieldTable kShopFields{"shopId",
                                 "name",
                                 "currency",
                                 "timeZone",
                                 "documentLanguage",
                                 "country",
                                 "defaultTaxGroupId",
                                 FieldNode{"productTypes", kProductTypeFields},
                                 FieldNode{"limits", kLimitsFields},
                                 FieldNode{"key", kKeyFields}};

struct ShopLimits {
    const Shop &shop;
    qint64 usedThisMonth = 0;
};

void writeProductType(JsonWriter &json, const ProductType &type, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kProductTypeFields["name"], type.name);
    out.field(kProductTypeFields["markup"], type.markup);
    out.field(kProductTypeFields["isHired"], type.isHired);
}

void writeLimits(JsonWriter &json, const ShopLimits &limits, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kLimitsFields["ratePerMinute"], limits.shop.ratePerMinute);
    out.field(kLimitsFields["monthlyCap"], limits.shop.monthlyCap);
    out.field(kLimitsFields["usedThisMonth"], limits.usedThisMonth);
}

void writeKey(JsonWriter &json, const ApiKey &key, const FieldSelection &fields)
{
    const Scopes scopes = Scopes::fromBits(key.scopes);
    ObjectWriter out(json, fields);
    out.field(kKeyFields["keyId"], key.id);
    out.field(kKeyFields["name"], key.name);
    if (out.begins(kKeyFields["scopes"])) {
        json.beginArray();
        for (int scope = 0; scope < kScopeCount; ++scope) {
            const std::string_view text = scopeText(Scope(scope));
            if (scopes.has(Scope(scope)))
                json.value(QByteArrayView(text.data(), qsizetype(text.size())));
        }
        json.endArray();
    }
    out.field(kKeyFields["expiresAt"], key.expiresAt);
}

/// The data of the shop that an integration needs before it sends rows.
Result<http::Response> read(const Call &call)
{
    const FieldSelection fields = TRY(fieldsOf(call, kShopFields));
    const Shop shop = TRY(call.shop.settings.shop());
    const qint64 used = TRY(usedThisMonth(call.quota, call.usage, call.owner.tenant.shop, call.shop.now()));
    JsonWriter json;
    {
        ObjectWriter out(json, fields);
        out.field(kShopFields["shopId"], shop.id);
        out.field(kShopFields["name"], shop.name);
        out.field(kShopFields["currency"], shop.currency);
        out.field(kShopFields["timeZone"], shop.timeZone);
        out.field(kShopFields["documentLanguage"], shop.documentLanguage);
        out.nullableText(kShopFields["country"], shop.country);
        out.field(kShopFields["defaultTaxGroupId"], shop.defaultTaxGroupId);
        out.objects(kShopFields["productTypes"], shop.productTypes, writeProductType);
        out.object(kShopFields["limits"], ShopLimits{shop, used}, writeLimits);
        out.object(kShopFields["key"], call.owner.key, writeKey);
    }
    return http::Response{.body = json.take()};
}

} // namespace

void addShopRoutes(Routes &routes)
{
    routes.add(http::Method::Get, "/api/v1/shop", {.handler = read, .query = {"fields"}});
}

} // namespace stemdesk
