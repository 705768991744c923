#pragma once

#include "core/services/webhooks/delivery_queue.h"
#include "core/webhooks/dispatcher.h"
#include "core/webhooks/url_gate.h"
#include "tests/support/event_shop.h"
#include "tests/support/fake_resolver.h"
#include "tests/support/webhook_receiver.h"

#include <memory>

namespace stemdesk {

/// A shop, a dispatcher that delivers its events, and a real receiver with TLS for hooks.example.com. Test parts of the
/// gate allow its loopback address and port; everything else is as in the program.
class DeliveryStage {
public:
    static constexpr std::chrono::milliseconds kShort{300};

    DeliveryStage(const TestAuthority &authority, const TestAuthority::Identity &identity);

    TestShop &test() { return m_test; }
    WebhookService &webhooks() { return m_test.shop().webhooks; }
    FakeResolver &resolver() { return m_resolver; }
    WebhookReceiver &receiver() { return m_receiver; }
    /// Before start().
    const UrlGate &gate() const { return m_gate; }
    DeliveryTransport &transport() { return m_transport; }
    Dispatcher::Pace &pace() { return m_pace; }
    DeliveryQueue &queue() { return *m_queue; }
    Dispatcher &dispatcher() { return *m_dispatcher; }

    void start();
    /// To event.created; `secret` gets the subscription's.
    Webhook subscribe(const QString &url, QByteArray *secret = nullptr);
    void makeEvent();
    /// Lets time pass, and makes the dispatcher notice.
    void let(qint64 ms);

    Delivery lastDelivery(const Webhook &webhook);
    DeliveryState lastState(const Webhook &webhook) { return lastDelivery(webhook).state; }
    /// How many attempts the last delivery has had.
    qsizetype lastAttempts(const Webhook &webhook) { return lastDelivery(webhook).attempts.size(); }
    QString lastError(const Webhook &webhook) { return lastDelivery(webhook).attempts.constLast().error; }

private:
    TestShop m_test;
    FakeResolver m_resolver;
    UrlGate m_gate;
    WebhookReceiver m_receiver;
    DeliveryTransport m_transport;
    Dispatcher::Pace m_pace{.tryAgain = kShort, .askAgain = kShort, .grace = kShort};
    std::unique_ptr<Services> m_services;
    std::unique_ptr<DeliveryQueue> m_queue;
    std::unique_ptr<Dispatcher> m_dispatcher;
};

} // namespace stemdesk
