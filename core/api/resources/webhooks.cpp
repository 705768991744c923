#include "core/api/api.h"
#include "core/api/handlers.h"
#include "core/base/wording.h"
#include "core/json/webhooks/webhook_json.h"

#include <algorithm>
#include <iterator>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Webhooks {
    using Object = Webhook;
    using IdType = WebhookId;
    using Body = WebhookBody;
    static constexpr QByteArrayView kIdField = "id";
    static constexpr const auto &kFields = kWebhookFields;
    static constexpr qsizetype kIdAt = 0;
    static constexpr auto bodyFrom = webhookBodyFrom;
    static constexpr auto write = writeWebhook;

    const Call &call;

    static Result<Webhooks> of(const Call &call) { return Webhooks{call}; }
    /// Of a change: its URL is judged here, before the unit of work begins, because its host is looked up.
    static Result<Body> translated(const Call &call, Body body)
    {
        const Result<WebhookId> id = call.id<WebhookId>();
        // An id that names nothing is said once the body was judged.
        WebhookPatch judged = TRY(call.shop.webhooks.judged(id.value_or(WebhookId()), std::move(body.patch)));
        body.patch = std::move(judged);
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

http::Response stored(const Call &call, const WebhookDraft &draft)
{
    const Result<Webhook> made = call.shop.webhooks.create(draft);
    if (!made)
        return failed(call, made.error());
    return createdAnswer(newWebhookJson(*made, draft.secret), call.request.path + '/' + made->id.text());
}

/// Looks the host up and asks for the master key, either of which may take a while, before the store is asked to write.
Deferred subscribe(const Call &call)
{
    const Result<JsonDocument> document = singleBody(call);
    if (!document)
        return refusal(document.error());
    const Result<WebhookBody> body = webhookBodyFrom(document->root(), BodyKind::Create);
    if (!body)
        return refusal(body.error());
    const Result<WebhookDraft> draft = call.shop.webhooks.draft(body->patch);
    if (!draft)
        return refusal(draft.error());
    return [draft = *draft](const Call &later) { return stored(later, draft); };
}

/// Looks the host of a new URL up.
Deferred change(const Call &call)
{
    return [body = patchOf<Webhooks>(call)](const Call &later) { return patchWith<Webhooks>(later, body); };
}

/// A change that names no URL, such as a pause, asks nobody.
Lane laneOfChange(const Call &call)
{
    const Result<JsonDocument> document = JsonDocument::parse(call.request.body);
    return document && document->root().find("url") ? Lane::Outside : Lane::Write;
}

/// The subscription that the path names gets a secret of its own anew; who makes it may wait for a keyring.
Deferred rotate(const Call &call)
{
    const Result<JsonDocument> document =
        JsonDocument::parse(call.request.body.isEmpty() ? "{}"_ba : call.request.body);
    if (!document)
        return refusal(document.error());
    const Result<int> hours = overlapHoursFrom(document->root());
    if (!hours)
        return refusal(hours.error());
    const Result<WebhookId> id = call.id<WebhookId>();
    if (!id)
        return refusal(id.error());
    const Result<QByteArray> secret = call.shop.webhooks.freshSecret(*id);
    if (!secret)
        return refusal(secret.error());
    return [id = *id, secret = *secret, hours = *hours](const Call &later) -> http::Response {
        const Result<Webhook> webhook = later.shop.webhooks.rotateSecret(id, secret, hours);
        if (!webhook)
            return failed(later, webhook.error());
        return {.body = newWebhookJson(*webhook, secret)};
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

http::Response listDeliveries(const Call &call)
{
    const Result<PageRequest> page = pageOf(call, readId<DeliveryTag>);
    if (!page)
        return failed(call, page.error());
    const Result<FieldSelection> fields = fieldsOf(call, kDeliveryFields);
    if (!fields)
        return failed(call, fields.error());
    const Result<WebhookId> id = call.id<WebhookId>();
    if (!id)
        return failed(call, id.error());
    const Result<DeliveryFilter> filter = deliveryFilterOf(call);
    if (!filter)
        return failed(call, filter.error());
    const auto found = call.shop.webhooks.deliveries(*id, *page, partsForDeliveries(*fields), *filter);
    return found ? listAnswer(call, *page, *found, *fields, writeDelivery) : failed(call, found.error());
}

http::Response readDelivery(const Call &call)
{
    const Result<FieldSelection> fields = fieldsOf(call, kWholeDeliveryFields);
    if (!fields)
        return failed(call, fields.error());
    const Result<WebhookId> id = call.id<WebhookId>();
    if (!id)
        return failed(call, id.error());
    const Result<DeliveryId> deliveryId = call.id<DeliveryId>(1);
    if (!deliveryId)
        return failed(call, deliveryId.error());
    const Result<Delivery> delivery = call.shop.webhooks.delivery(*id, *deliveryId);
    if (!delivery)
        return failed(call, delivery.error());
    const Result<QByteArray> payload = call.shop.webhooks.payload(*id, *deliveryId);
    if (!payload)
        return failed(call, payload.error());
    JsonWriter json;
    writeWholeDelivery(json, *delivery, *payload, *fields);
    return readAnswer(call, json.take());
}

http::Response sentAgain(const Call &call, WebhookId id, DeliveryId deliveryId)
{
    const Result<Delivery> delivery = call.shop.webhooks.redeliver(id, deliveryId);
    if (!delivery)
        return failed(call, delivery.error());
    JsonWriter json;
    writeDelivery(json, *delivery, FieldSelection());
    return {.body = json.take()};
}

/// Looks the host up before the store is asked to write.
Deferred redeliver(const Call &call)
{
    const Result<WebhookId> id = call.id<WebhookId>();
    if (!id)
        return refusal(id.error());
    const Result<DeliveryId> deliveryId = call.id<DeliveryId>(1);
    if (!deliveryId)
        return refusal(deliveryId.error());
    if (const Status empty = requireNoProperties(call); !empty)
        return refusal(empty.error());
    if (const Status fits = call.shop.webhooks.requireTarget(*id, *deliveryId); !fits)
        return refusal(fits.error());
    return [id = *id, deliveryId = *deliveryId](const Call &later) { return sentAgain(later, id, deliveryId); };
}

/// Sends, which may take as long as an attempt at a delivery. A dry run does all but that.
Deferred test(const Call &call)
{
    const Result<WebhookId> id = call.id<WebhookId>();
    if (!id)
        return refusal(id.error());
    if (const Status empty = requireNoProperties(call); !empty)
        return refusal(empty.error());
    const Result<DeliveryAttempt> attempt = call.shop.webhooks.test(*id, call.query.flag("dryRun").value_or(false));
    if (!attempt)
        return refusal(attempt.error());
    return [attempt = *attempt](const Call &) { return http::Response{.body = webhookTestJson(attempt)}; };
}

} // namespace

void addWebhookRoutes(Routes &routes)
{
    using enum http::Method;
    constexpr Scope kScope = Scope::WebhooksManage;
    const std::vector<IdCheck> id{requireIdOf<WebhookId>};
    const std::vector<IdCheck> both{requireIdOf<WebhookId>, requireIdOf<DeliveryId>};
    routes.add(Get, "/api/v1/webhooks",
               {listHandler<Webhooks>, kScope, {}, {"limit", "cursor", "ids", "fields", "updatedSince"}});
    routes.add(Post, "/api/v1/webhooks",
               {.scope = kScope, .prepare = subscribe, .kept = withoutSecret, .lane = alwaysIn<Lane::Outside>});
    routes.add(Get, "/api/v1/webhooks/{id}", {readHandler<Webhooks>, kScope, id, {"fields"}});
    routes.add(Patch, "/api/v1/webhooks/{id}", {.scope = kScope, .ids = id, .prepare = change, .lane = laneOfChange});
    routes.add(Delete, "/api/v1/webhooks/{id}", {removeHandler<Webhooks>, kScope, id, {}});
    routes.add(Post, "/api/v1/webhooks/{id}/rotate-secret",
               {.scope = kScope, .ids = id, .prepare = rotate, .kept = withoutSecret, .lane = alwaysIn<Lane::Outside>});
    routes.add(Post, "/api/v1/webhooks/{id}/test",
               {.scope = kScope, .ids = id, .prepare = test, .lane = alwaysIn<Lane::Outside>});
    routes.add(Get, "/api/v1/webhooks/{id}/deliveries",
               {listDeliveries, kScope, id, {"limit", "cursor", "ids", "fields", "state", "eventId"}});
    routes.add(Get, "/api/v1/webhooks/{id}/deliveries/{deliveryId}", {readDelivery, kScope, both, {"fields"}});
    routes.add(Post, "/api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver",
               {.scope = kScope, .ids = both, .prepare = redeliver, .lane = alwaysIn<Lane::Outside>});
}

} // namespace stemdesk
