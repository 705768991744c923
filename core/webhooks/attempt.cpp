#include "core/webhooks/attempt.h"

#include "core/base/version.h"
#include "core/security/digest.h"
#include "core/webhooks/url_policy.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

QByteArray deliveryRequest(const CheckedUrl &url, const ClaimedDelivery &delivery, const SigningSecrets &secrets,
                           Instant at)
{
    const QByteArray id = delivery.id.text();
    const qint64 seconds = at / 1'000;
    QByteArray request = "POST " + url.target + " HTTP/1.1\r\n";
    const auto field = [&](QByteArrayView name, QByteArrayView value) {
        request.append(name).append(": ").append(value).append("\r\n");
    };
    field("Host", url.authority);
    field("User-Agent", "Stemdesk/" + programVersion());
    field("Accept", "*/*");
    field("Accept-Encoding", "identity");
    field("Content-Type", "application/json");
    field("Content-Length", QByteArray::number(delivery.body.size()));
    field("X-Service-Event", textOf(delivery.type));
    field("X-Service-Signature", serviceSignature(secrets.current, delivery.body));
    field("X-Service-Timestamp", QByteArray::number(seconds));
    if (delivery.isTest)
        field("X-Service-Test", "true");
    field("webhook-id", id);
    field("webhook-timestamp", QByteArray::number(seconds));
    QByteArray signatures = standardSignature(secrets.current, id, seconds, delivery.body);
    if (!secrets.retiring.isEmpty())
        signatures += ' ' + standardSignature(secrets.retiring, id, seconds, delivery.body);
    field("webhook-signature", signatures);
    return request + "\r\n" + delivery.body;
}

namespace {

QString refusalText(const Error &error)
{
    if (error.code == "url_host_unresolvable")
        return u"The host's name could not be found."_s;
    if (error.code == "url_host_not_public")
        return u"The host has addresses that are not on the public internet; nothing was sent."_s;
    return error.message;
}

void wipeSecrets(SigningSecrets &secrets)
{
    wipe(secrets.current);
    wipe(secrets.retiring);
}

QString answerText(int status)
{
    if (status >= 300 && status < 400)
        return u"The host answered %1, a redirect, which is not followed."_s.arg(status);
    return u"The host answered %1, which is no success."_s.arg(status);
}

} // namespace

Attempt::Attempt(ClaimedDelivery delivery, SigningSecrets secrets, const Means &means, QObject *parent)
    : QObject(parent), m_delivery(std::move(delivery)), m_secrets(std::move(secrets)), m_means(means)
{}

Attempt::~Attempt()
{
    wipeSecrets(m_secrets);
}

void Attempt::start(Instant now)
{
    m_result.at = now;
    m_time.start();
    const std::chrono::milliseconds limit = m_means.pool.transport().limit;
    QTimer::singleShot(limit, Qt::PreciseTimer, this, [this, limit] {
        end(u"The host did not answer within %1 seconds."_s.arg(double(limit.count()) / 1'000));
    });
    m_means.gate.checkLater(m_delivery.url, this, [this](const Result<OpenUrl> &open) { onChecked(open); });
}

void Attempt::onChecked(const Result<OpenUrl> &open)
{
    if (m_isOver)
        return;
    if (!open) {
        end(refusalText(open.error()));
        return;
    }
    m_open = *open;
    send();
}

void Attempt::send()
{
    m_connection =
        m_means.pool.take({.address = m_open->peer(), .name = m_open->url.host, .plainPort = m_open->url.plainPort});
    connect(m_connection.get(), &ReceiverConnection::answered, this, &Attempt::onAnswered);
    connect(m_connection.get(), &ReceiverConnection::failed, this, &Attempt::onFailed);
    m_connection->send(deliveryRequest(m_open->url, m_delivery, m_secrets, m_result.at));
}

void Attempt::onAnswered(int status)
{
    m_result.status = status;
    m_connection->disconnect(this);
    m_means.pool.giveBack(std::move(m_connection));
    end(isDelivered(m_result) ? QString() : answerText(status));
}

void Attempt::onFailed(const QString &why)
{
    const bool wasSent = m_connection->wasConnected();
    m_connection->disconnect(this);
    m_connection.release()->deleteLater(); // It is emitting a signal at this moment, so it must not be destroyed now.
    const bool isHere = m_open->url.plainPort.has_value();
    if (isHere && !wasSent && m_open->addresses.size() > 1) {
        m_open->addresses.removeFirst();
        return send();
    }
    end(why);
}

void Attempt::end(const QString &error)
{
    if (std::exchange(m_isOver, true))
        return;
    m_connection.reset();
    wipeSecrets(m_secrets);
    m_result.error = error;
    m_result.durationMs = m_time.elapsed();
    Q_EMIT ended(m_result);
}

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
