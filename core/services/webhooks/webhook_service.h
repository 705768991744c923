#pragma once

#include "core/domain/webhooks/webhook.h"
#include "core/services/resource_service.h"

namespace stemdesk {

/// A subscription ready to be stored: its URL was checked, its secret was created and can be sealed.
struct WebhookDraft {
    Webhook webhook;
    QByteArray secret; ///< In the form shown to its owner, once: "whsec_...".
};

/// The shop's subscriptions and deliveries. draft(), checked() and requireTarget() may take seconds (host lookup,
/// keyring); REQUIRES: no open unit of work, which would block every other writer.
///
/// A patch comes from checked() if it has a URL. Deliveries held while the subscription was paused become due when it
/// is not. Removing it deletes its deliveries too: pending ones are never sent, and the log of the others is lost.
class WebhookService : public ResourceService<webhookSpec> {
public:
    using ResourceService::ResourceService;

    /// Refused with a `url_*` code, url_required or events_required; Unavailable while no secret can be sealed.
    Result<WebhookDraft> draft(const WebhookPatch &patch) const;
    Result<Webhook> create(const WebhookDraft &draft);

    /// The patch with its URL as it will be stored, or a `url_*` refusal. The URL that the subscription has already is
    /// not checked again: one whose host is gone can still be paused by sending it back.
    Result<WebhookPatch> checked(WebhookId id, WebhookPatch patch) const;

    /// A new secret to replace the subscription's; NotFound if there is no such subscription. Unavailable while none
    /// can be sealed. Like draft(), call it while no unit of work is open.
    Result<QByteArray> freshSecret(WebhookId id) const;
    /// From now on `secret` signs, and so does the previous one for `overlapHours` more.
    Result<Webhook> rotateSecret(WebhookId id, const QByteArray &secret, int overlapHours);

    /// The newest first. NotFound if there is no such subscription.
    Result<Page<Delivery>> deliveries(WebhookId id, const PageRequest &page, const DeliveryParts &parts,
                                      const DeliveryFilter &filter = {}) const;
    Result<Delivery> delivery(WebhookId id, DeliveryId deliveryId) const;
    /// The bytes that every attempt of the delivery sends.
    Result<QByteArray> payload(WebhookId id, DeliveryId deliveryId) const;

    /// Whether the delivery can be sent again: NotFound, or a `url_*` refusal if its subscription's host may no longer
    /// be sent to.
    Status requireTarget(WebhookId id, DeliveryId deliveryId) const;
    /// Sends the delivery again, whatever its state: the same bytes under the same id, up to four times.
    Result<Delivery> redeliver(WebhookId id, DeliveryId deliveryId);

    /// Sends signed sample data of a type that the subscription has, once, and waits for the answer; nothing is
    /// recorded. With `isRehearsed`, does everything but send. Like draft(), call it while no unit of work is open.
    Result<DeliveryAttempt> test(WebhookId id, bool isRehearsed) const;

protected:
    Status follow(UnitOfWork &work, const Webhook *before, const Webhook *after) override;

private:
    using ResourceService::restore;

    Result<QString> checkedUrl(const QString &url) const;
};

} // namespace stemdesk
