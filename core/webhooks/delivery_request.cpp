#include "core/webhooks/delivery_request.h"

#include "core/base/version.h"
#include "core/webhooks/signer.h"
#include "core/webhooks/url_judge.h"

namespace stemdesk {

QByteArray deliveryRequest(const JudgedUrl &url, const ClaimedDelivery &delivery, const SigningSecrets &secrets,
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

} // namespace stemdesk
