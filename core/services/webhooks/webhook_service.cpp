#include "core/services/webhooks/webhook_service.h"

#include "core/json/webhooks/event_delivery_json.h"
#include "core/security/digest.h"
#include "core/services/secrets/secret_vault.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/services/webhooks/webhook_parts.h"
#include "core/storage/webhooks/webhook_store.h"

#include <chrono>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kSecretBytes = 32;

QByteArray newSecret()
{
    QByteArray bytes = randomBytes(kSecretBytes);
    QByteArray secret = "whsec_" + bytes.toBase64();
    wipe(bytes);
    return secret;
}

/// An event that the shop could have.
Event sampleEvent(Instant now)
{
    constexpr auto kAhead = std::chrono::milliseconds(std::chrono::days(90)).count();
    return {.id = EventId::create(),
            .slug = u"sample-event"_s,
            .name = u"Sample event"_s,
            .status = u"quoting"_s,
            .ceremonyAddress = u"St Mary, Mells"_s,
            .venueAddress = u"Babington House, Frome"_s,
            .venueStart = now + kAhead,
            .clientName1 = u"Ada Marlow"_s,
            .clientName2 = u"Tom Keene"_s,
            .budget = 4200,
            .numberOfGuests = 120,
            .numberOfTables = 12,
            .colourScheme = QStringList{u"Blush"_s, u"Ivory"_s}};
}

Error withoutParts()
{
    return unavailable("webhooks_unavailable", u"Webhooks cannot be set up in this program."_s);
}

} // namespace

Result<QString> WebhookService::checkedUrl(const QString &url) const
{
    const WebhookUrlCheck *check = context().webhooks().urls;
    if (!check)
        return withoutParts();
    return check->accepted(url);
}

Result<WebhookDraft> WebhookService::draft(const WebhookPatch &patch) const
{
    WebhookDraft draft;
    const Webhook webhook = TRY(patched(Webhook{}, patch));
    draft.webhook = webhook;
    QString url = TRY(checkedUrl(draft.webhook.url));
    SecretVault *vault = context().webhooks().secrets;
    if (!vault)
        return withoutParts();
    draft.webhook.url = std::move(url);
    draft.webhook.id = WebhookId::create();
    TRY(vault->prepare());
    draft.secret = newSecret();
    return draft;
}

Result<Webhook> WebhookService::create(const WebhookDraft &draft)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context()));
    Webhook webhook = draft.webhook;
    webhook.createdAt = webhook.updatedAt = context().now();
    webhook.version = 1;
    SecretVault *vault = context().webhooks().secrets;
    if (!vault)
        return withoutParts();
    // Sealed only now, because the key may be replaced while this waits for the write lock.
    const QByteArray sealed = TRY(vault->seal(context().session(), draft.secret, secretIdentityOf(webhook.id)));
    TRY(context().store<WebhookStore>().insert(webhook, sealed));
    work.changed(Resource::Webhook, webhook.id, ChangeAction::Created);
    TRY(work.commit());
    return webhook;
}

Result<WebhookPatch> WebhookService::checked(WebhookId id, WebhookPatch patch) const
{
    if (!patch.url)
        return patch;
    const Result<Webhook> stored = find(id);
    if (stored && stored->url == *patch.url)
        return patch;
    QString url = TRY(checkedUrl(*patch.url));
    patch.url = std::move(url);
    return patch;
}

Status WebhookService::follow(UnitOfWork &, const Webhook *before, const Webhook *after)
{
    const bool isMoved = before && after && before->url != after->url;
    return isMoved ? context().store<WebhookStore>().forgetHealth(after->id) : Status();
}

Result<QByteArray> WebhookService::freshSecret(WebhookId id) const
{
    TRY(find(id));
    SecretVault *vault = context().webhooks().secrets;
    if (!vault)
        return withoutParts();
    TRY(vault->prepare());
    return newSecret();
}

Result<Webhook> WebhookService::rotateSecret(WebhookId id, const QByteArray &secret, int overlapHours)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context()));
    Webhook before = TRY(find(id));
    const QByteArray sealed =
        TRY(context().webhooks().secrets->seal(context().session(), secret, secretIdentityOf(id)));
    std::optional<Instant> retiringUntil;
    if (overlapHours > 0)
        retiringUntil = context().now() + std::chrono::milliseconds(std::chrono::hours(overlapHours)).count();
    TRY(context().store<WebhookStore>().replaceSecret(id, sealed, retiringUntil));
    Webhook after = before;
    TRY(store(work, {&before, &after}));
    TRY(work.commit());
    return after;
}

Result<Page<Delivery>> WebhookService::deliveries(WebhookId id, const PageRequest &page, const DeliveryParts &parts,
                                                  const DeliveryFilter &filter) const
{
    TRY(find(id));
    return context().store<WebhookDeliveryStore>().newest(id, filter, page, parts);
}

Result<Delivery> WebhookService::delivery(WebhookId id, DeliveryId deliveryId) const
{
    return context().store<WebhookDeliveryStore>().find(id, deliveryId);
}

Result<QByteArray> WebhookService::payload(WebhookId id, DeliveryId deliveryId) const
{
    return context().store<WebhookDeliveryStore>().body(id, deliveryId);
}

Status WebhookService::requireTarget(WebhookId id, DeliveryId deliveryId) const
{
    const Webhook webhook = TRY(find(id));
    TRY(delivery(id, deliveryId));
    const Result<QString> url = checkedUrl(webhook.url);
    return url ? Status() : Status(url.error());
}

Result<Delivery> WebhookService::redeliver(WebhookId id, DeliveryId deliveryId)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context()));
    TRY(context().store<WebhookDeliveryStore>().redeliver(id, deliveryId, context().now()));
    Result<Delivery> delivery = context().store<WebhookDeliveryStore>().find(id, deliveryId);
    if (!delivery)
        return delivery;
    work.changed(Resource::Delivery, deliveryId, ChangeAction::Updated);
    TRY(work.commit());
    return delivery;
}

Result<DeliveryAttempt> WebhookService::test(WebhookId id, bool isRehearsed) const
{
    const Webhook webhook = TRY(find(id));
    const WebhookSender *sender = context().webhooks().sender;
    if (!sender)
        return withoutParts();
    const Instant now = context().now();
    WebhookStore::Secrets secrets = TRY(context().store<WebhookStore>().secrets(id, now));
    if (isRehearsed)
        return DeliveryAttempt{.at = now};
    const bool hearsOfNewOnes = (webhook.events & quint32(WebhookType::EventCreated)) != 0;
    const WebhookType type = hearsOfNewOnes ? WebhookType::EventCreated : WebhookType::EventUpdated;
    return sender->sent({.shop = context().tenant().id,
                         .webhook = id,
                         .id = DeliveryId::create(),
                         .type = type,
                         .url = webhook.url,
                         .sealedSecret = secrets.sealed,
                         .sealedRetiring = secrets.sealedRetiring,
                         .body = eventDeliveryBody(textOf(type), now, sampleEvent(now)),
                         .isTest = true},
                        now);
}

} // namespace stemdesk
