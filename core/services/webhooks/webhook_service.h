#pragma once

#include "core/domain/page.h"
#include "core/domain/webhooks/webhook.h"

namespace stemdesk {

class ServiceContext;

/// A subscription that is ready to be stored: its URL was judged, its secret was made and can be sealed.
struct WebhookDraft {
    Webhook webhook;
    QByteArray secret; ///< In the form shown to its owner, once: "whsec_...".
};

/// The shop's subscriptions and what was sent to them.
///
/// What may take seconds (looking a host up, asking a keyring) is done by draft(), judged() and requireTarget(), which
/// are to be called while no unit of work is open: it would keep everyone else from writing.
class WebhookService {
public:
    explicit WebhookService(ServiceContext &context) : m_context(context) {}

    Result<Page<Webhook>> list(const WebhookFilter &filter, const PageRequest &page) const;
    Result<Webhook> find(WebhookId id) const;

    /// Refused with a `url_*` code, url_required or events_required; Unavailable while no secret can be sealed.
    Result<WebhookDraft> draft(const WebhookPatch &patch) const;
    Result<Webhook> create(const WebhookDraft &draft);

    /// The patch with its URL as it will be stored, or a `url_*` refusal. The URL that the subscription has already is
    /// not judged again: one whose host is gone can still be paused by sending it back.
    Result<WebhookPatch> judged(WebhookId id, WebhookPatch patch) const;
    /// `patch` comes from judged() if it has a URL. Deliveries held while the subscription was paused become due when
    /// it is not.
    Result<Webhook> patch(WebhookId id, const WebhookPatch &patch, const std::optional<WebhookPatch> &expected = {});

    /// A secret to take the place of the subscription's; NotFound if there is no such subscription. Unavailable while
    /// none can be sealed. To be called, like draft(), while no unit of work is open.
    Result<QByteArray> freshSecret(WebhookId id) const;
    /// From now on `secret` signs, and the one before beside it for `overlapHours` more.
    Result<Webhook> rotateSecret(WebhookId id, const QByteArray &secret, int overlapHours);

    /// Its deliveries go with it: those that are pending are never sent, and the log of the others is gone too.
    Result<Webhook> remove(WebhookId id);

    /// The newest first. NotFound if there is no such subscription.
    Result<Page<Delivery>> deliveries(WebhookId id, const PageRequest &page, const DeliveryParts &parts,
                                      const DeliveryFilter &filter = {}) const;
    Result<Delivery> delivery(WebhookId id, DeliveryId deliveryId) const;
    /// The bytes that every attempt of the delivery sends.
    Result<QByteArray> payload(WebhookId id, DeliveryId deliveryId) const;

    /// Whether the delivery can be sent again: NotFound, or a `url_*` refusal if its subscription's host may no longer
    /// be sent to.
    Status requireTarget(WebhookId id, DeliveryId deliveryId) const;
    /// Sends the delivery again, whatever became of it: the same bytes under the same id, up to four times.
    Result<Delivery> redeliver(WebhookId id, DeliveryId deliveryId);

    /// Sends a signed event.updated with sample data, once, and waits for the answer; nothing is recorded. Whether it
    /// is only `isRehearsed`, that is all but the sending. To be called, like draft(), while no unit of work is open.
    Result<DeliveryAttempt> test(WebhookId id, bool isRehearsed) const;

private:
    Result<QString> judgedUrl(const QString &url) const;

    ServiceContext &m_context;
};

} // namespace stemdesk
