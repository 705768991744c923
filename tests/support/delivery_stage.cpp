#include "tests/support/delivery_stage.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

DeliveryStage::DeliveryStage(const TestAuthority &authority, const TestAuthority::Identity &identity)
    : m_gate(
        {.resolver = m_resolver,
         .ownAddresses = [] { return QList<QHostAddress>(); },
         .isPublic = [](const QHostAddress &address) { return address == QHostAddress(QHostAddress::LocalHost); }}),
      m_receiver(identity), m_services(must(Services::open(m_test.source()))),
      m_queue(std::make_unique<DeliveryQueue>(*m_services, m_test.clock()))
{
    m_resolver.setAddresses(u"hooks.example.com"_s, {QHostAddress(QHostAddress::LocalHost)});
    m_resolver.setAddresses(u"other.example.com"_s, {QHostAddress(QHostAddress::LocalHost)});
    if (!m_receiver.listen())
        qFatal("the test's receiver cannot listen");
    m_transport.port = m_receiver.port();
    m_transport.tls.setCaCertificates({authority.certificate()});
}

void DeliveryStage::start()
{
    m_dispatcher = std::make_unique<Dispatcher>(Dispatcher::Means{.queue = *m_queue,
                                                                  .bus = m_test.bus(),
                                                                  .gate = m_gate,
                                                                  .vault = &m_test.vault(),
                                                                  .now = m_test.clock(),
                                                                  .transport = m_transport,
                                                                  .pace = m_pace});
    if (!m_dispatcher->start())
        qFatal("the test's dispatcher cannot start");
}

Webhook DeliveryStage::subscribe(const QString &url, QByteArray *secret)
{
    const WebhookDraft draft = must(webhooks().draft({.url = url, .events = quint32(WebhookType::EventCreated)}));
    if (secret)
        *secret = draft.secret;
    return must(webhooks().create(draft));
}

void DeliveryStage::makeEvent()
{
    must(m_test.shop().events.create({.name = u"Zoë & Ann"_s}));
}

void DeliveryStage::let(qint64 ms)
{
    m_test.tick(ms);
    m_test.bus().publish({Change{.resource = Resource::Delivery}});
}

Delivery DeliveryStage::lastDelivery(const Webhook &webhook)
{
    return must(webhooks().deliveries(webhook.id, {}, {})).rows.value(0);
}

} // namespace stemdesk
