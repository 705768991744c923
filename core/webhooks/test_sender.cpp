#include "core/webhooks/test_sender.h"

#include "core/webhooks/attempt.h"
#include "core/webhooks/connection_pool.h"
#include "core/webhooks/opened_secrets.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <utility>

namespace stemdesk {

TestSender::TestSender(const UrlGate &gate, SecretVault *vault, DeliveryTransport transport)
    : m_gate(gate), m_vault(vault), m_transport(std::move(transport))
{}

Result<DeliveryAttempt> TestSender::sent(const ClaimedDelivery &delivery, Instant now) const
{
    SigningSecrets secrets = TRY(openedSecrets(m_vault, delivery));
    QEventLoop loop; // First, because timers and sockets need the thread's event dispatcher.
    DeliveryAttempt result;
    {
        ConnectionPool pool(m_transport);
        Attempt attempt(delivery, std::move(secrets), {.gate = m_gate, .pool = pool});
        QObject::connect(&attempt, &Attempt::ended, &loop, [&](const DeliveryAttempt &ended) {
            result = ended;
            loop.quit();
        });
        attempt.start(now);
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // A worker's thread has no loop that would.
    return result;
}

} // namespace stemdesk
