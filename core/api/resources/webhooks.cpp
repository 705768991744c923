#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/base/wording.h"
#include "core/json/webhooks/webhook_json.h"

#include <algorithm>
#include <iterator>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Webhooks : CodecOf<kWebhookFields, webhookBodyFrom, writeWebhook> {
    static constexpr QByteArrayView kIdField = "id";
    static constexpr qsizetype kIdAt = 0;

    const Call &call;

    static Result<Webhooks> of(const Call &call) { return Webhooks{{}, call}; }
    /// Checks the URL of a change before the unit of work begins, because its host is looked up.
    static Result<Body> translated(const Call &call, Body body)
    {
        const Result<WebhookId> id = call.id<WebhookId>();
        // An unknown id is reported after the body was checked.
        WebhookPatch checked = TRY(call.shop.webhooks.checked(id.value_or(WebhookId()), std::move(body.patch)));
        body.patch = std::move(checked);
        return body;
    }
    Result<Page<Webhook>> list(const PageRequest &page, const FieldSelection &) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        return call.shop.webhooks.list({.updatedSince = since}, page);
    }
    Result<Webhook> find(const WebhookId &id, const FieldSelection &) const { return call.shop.webhooks.find(id); }
    Result<QList<QByteArray>> patch(const WebhookId &id, const Body &body) const
    {
        return changed(call.shop.webhooks.patch(id, body.patch));
    }
    Result<Webhook> remove(const WebhookId &id) const { return call.shop.webhooks.remove(id); }
};

Result<http::Response> stored(const Call &call, const WebhookDraft &draft)
{
    const Webhook made = TRY(call.shop.webhooks.create(draft));
    return createdAnswer(newWebhookJson(made, draft.secret), call.request.path + '/' + made.id.text());
}

/// Looks the host up and asks for the master key, either of which may take a while, before the store is used for
/// writing.
Result<Deferred> subscribe(const Call &call)
{
    const JsonDocument document = TRY(singleBody(call));
    const WebhookBody body = TRY(webhookBodyFrom(document.root(), BodyKind::Create));
    return [draft = TRY(call.shop.webhooks.draft(body.patch))](const Call &later) { return stored(later, draft); };
}

/// Looks the host of a new URL up.
Result<Deferred> change(const Call &call)
{
    return [body = TRY(patchOf(call, resourceOf<Webhooks>()))](const Call &later) {
        return patchWith(later, resourceOf<Webhooks>(), body);
    };
}

/// A change without a URL, such as a pause, needs no lookup.
RequestQueue queueOfChange(const Call &call)
{
    const Result<JsonDocument> document = JsonDocument::parse(call.request.body);
    return document && document->root().find("url") ? RequestQueue::Outside : RequestQueue::Write;
}

/// Gives the subscription a new secret; creating one may wait for a keyring.
Result<Deferred> rotate(const Call &call)
{
    const JsonDocument document = TRY(JsonDocument::parse(call.request.body.isEmpty() ? "{}"_ba : call.request.body));
    const int hours = TRY(overlapHoursFrom(document.root()));
    const auto id = TRY(call.id<WebhookId>());
    const QByteArray secret = TRY(call.shop.webhooks.freshSecret(id));
    return [id, secret, hours](const Call &later) -> Result<http::Response> {
        const Webhook webhook = TRY(later.shop.webhooks.rotateSecret(id, secret, hours));
        return http::Response{.body = newWebhookJson(webhook, secret)};
    };
}

Result<DeliveryFilter> deliveryFilterOf(const Call &call)
{
    DeliveryFilter filter;
    if (const auto state = call.query.value("state")) {
        const auto *known =
            std::ranges::find_if(kDeliveryStates, [&](DeliveryState candidate) { return textOf(candidate) == *state; });
        if (known == std::end(kDeliveryStates))
            return notAmong(u"state"_s, QString::fromUtf8(*state), {u"pending"_s, u"delivered"_s, u"failed"_s});
        filter.state = *known;
    }
    const auto event = TRY(idAsked<EventTag>(call, "eventId", u"the id of an event (evt_...)"_s));
    filter.event = event.value_or(EventId());
    return filter;
}

Result<http::Response> listDeliveries(const Call &call)
{
    const PageRequest page = TRY(pageOf(call, readId<DeliveryTag>));
    const FieldSelection fields = TRY(fieldsOf(call, kDeliveryFields));
    const WebhookId id = TRY(call.id<WebhookId>());
    const DeliveryFilter filter = TRY(deliveryFilterOf(call));
    const auto found = TRY(call.shop.webhooks.deliveries(id, page, partsForDeliveries(fields), filter));
    return listAnswer(call, page, found, fields, writeDelivery);
}

Result<http::Response> readDelivery(const Call &call)
{
    const FieldSelection fields = TRY(fieldsOf(call, kWholeDeliveryFields));
    const WebhookId id = TRY(call.id<WebhookId>());
    const DeliveryId deliveryId = TRY(call.id<DeliveryId>(1));
    const Delivery delivery = TRY(call.shop.webhooks.delivery(id, deliveryId));
    const QByteArray payload = TRY(call.shop.webhooks.payload(id, deliveryId));
    JsonWriter json;
    writeWholeDelivery(json, delivery, payload, fields);
    return readAnswer(call, json.take());
}

Result<http::Response> sentAgain(const Call &call, WebhookId id, DeliveryId deliveryId)
{
    const Delivery delivery = TRY(call.shop.webhooks.redeliver(id, deliveryId));
    JsonWriter json;
    writeDelivery(json, delivery, FieldSelection());
    return http::Response{.body = json.take()};
}

/// Looks the host up before the store is used for writing.
Result<Deferred> redeliver(const Call &call)
{
    const auto id = TRY(call.id<WebhookId>());
    const auto deliveryId = TRY(call.id<DeliveryId>(1));
    TRY(requireNoProperties(call));
    TRY(call.shop.webhooks.requireTarget(id, deliveryId));
    return [id, deliveryId](const Call &later) { return sentAgain(later, id, deliveryId); };
}

/// Sends, which may take as long as a delivery attempt. A dry run does everything but that.
Result<Deferred> test(const Call &call)
{
    const WebhookId id = TRY(call.id<WebhookId>());
    TRY(requireNoProperties(call));
    const bool isDry = call.query.flag("dryRun").value_or(false);
    return [attempt = TRY(call.shop.webhooks.test(id, isDry))](const Call &) {
        return http::Response{.body = webhookTestJson(attempt)};
    };
}

} // namespace

void addWebhookRoutes(Routes &routes)
{
    using enum http::Method;
    constexpr Scope kScope = Scope::WebhooksManage;
    const std::vector<IdCheck> id{requireIdOf<WebhookId>};
    const std::vector<IdCheck> both{requireIdOf<WebhookId>, requireIdOf<DeliveryId>};
    routes.add(Get, "/api/v1/webhooks",
               {of<Webhooks, listObjects>, kScope, {}, {"limit", "cursor", "ids", "fields", "updatedSince"}});
    routes.add(
        Post, "/api/v1/webhooks",
        {.scope = kScope, .prepare = subscribe, .kept = withoutSecret, .queue = alwaysIn<RequestQueue::Outside>});
    routes.add(Get, "/api/v1/webhooks/{id}", {of<Webhooks, readObject>, kScope, id, {"fields"}});
    routes.add(Patch, "/api/v1/webhooks/{id}", {.scope = kScope, .ids = id, .prepare = change, .queue = queueOfChange});
    routes.add(Delete, "/api/v1/webhooks/{id}", {of<Webhooks, removeObject>, kScope, id, {}});
    routes.add(Post, "/api/v1/webhooks/{id}/rotate-secret",
               {.scope = kScope,
                .ids = id,
                .prepare = rotate,
                .kept = withoutSecret,
                .queue = alwaysIn<RequestQueue::Outside>});
    routes.add(Post, "/api/v1/webhooks/{id}/test",
               {.scope = kScope, .ids = id, .prepare = test, .queue = alwaysIn<RequestQueue::Outside>});
    routes.add(Get, "/api/v1/webhooks/{id}/deliveries",
               {listDeliveries, kScope, id, {"limit", "cursor", "ids", "fields", "state", "eventId"}});
    routes.add(Get, "/api/v1/webhooks/{id}/deliveries/{deliveryId}", {readDelivery, kScope, both, {"fields"}});
    routes.add(Post, "/api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver",
               {.scope = kScope, .ids = both, .prepare = redeliver, .queue = alwaysIn<RequestQueue::Outside>});
}

} // namespace stemdesk
