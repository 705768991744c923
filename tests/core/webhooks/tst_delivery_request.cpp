#include "core/webhooks/attempt.h"

#include "core/base/version.h"
#include "core/webhooks/signer.h"
#include "core/webhooks/url_policy.h"
#include "tests/support/test_registry.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QTest>

namespace stemdesk::delivery_request_test {

namespace {

constexpr Instant kAt = 1'774'087'200'999;

ClaimedDelivery delivery()
{
    return {.id = DeliveryId::create(),
            .type = WebhookType::EventCreated,
            .body = R"({"type":"event.created","timestamp":1,"data":{"name":"Zo\u00eb"}})"};
}

} // namespace

class TestDeliveryRequest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void signsAsOthersDo();
    void saysWhatTheSpecificationAsks();
    void aRetiringSecretSignsBesideTheNewOne();
    void differsInTimeOnly();
    void asksForTheCheckedUrl_data();
    void asksForTheCheckedUrl();
};

void TestDeliveryRequest::signsAsOthersDo()
{
    // The example of the convention's own documentation, worked out by its library.
    const QByteArray secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    QCOMPARE(standardSignature(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1'614'265'330, R"({"test": 2432232314})"),
             "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    QCOMPARE(
        standardSignature(secret.sliced(6), "msg_p5jXN8AQM9LWM0D4loKWxJek", 1'614'265'330, R"({"test": 2432232314})"),
        "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    QCOMPARE(serviceSignature(secret, "body"),
             QMessageAuthenticationCode::hash("body", secret, QCryptographicHash::Sha256).toHex());
}

void TestDeliveryRequest::saysWhatTheSpecificationAsks()
{
    const ClaimedDelivery one = delivery();
    const QByteArray secret = "whsec_" + QByteArray(32, 'k').toBase64();
    const CheckedUrl url = *checkUrl(u"https://hooks.example.com/a?b=c"_s);

    const QByteArray request = deliveryRequest(url, one, {secret}, kAt);

    QVERIFY(request.startsWith("POST /a?b=c HTTP/1.1\r\n"));
    QVERIFY(request.endsWith("\r\n\r\n" + one.body));
    const QByteArray signature = standardSignature(secret, one.id.text(), 1'774'087'200, one.body);
    const QByteArrayList fields{"Host: hooks.example.com",
                                "User-Agent: Stemdesk/" + programVersion(),
                                "Accept: */*",
                                "Accept-Encoding: identity",
                                "Content-Type: application/json",
                                "Content-Length: " + QByteArray::number(one.body.size()),
                                "X-Service-Event: event.created",
                                "X-Service-Signature: " + serviceSignature(secret, one.body),
                                "X-Service-Timestamp: 1774087200",
                                "webhook-id: " + one.id.text(),
                                "webhook-timestamp: 1774087200",
                                "webhook-signature: " + signature};
    for (const QByteArray &field : fields)
        QVERIFY2(request.contains("\r\n" + field + "\r\n"), field.constData());
    QVERIFY(!request.contains("whsec_"));
}

void TestDeliveryRequest::aRetiringSecretSignsBesideTheNewOne()
{
    const ClaimedDelivery one = delivery();
    const QByteArray fresh = "whsec_" + QByteArray(32, 'k').toBase64();
    const QByteArray retiring = "whsec_" + QByteArray(32, 'o').toBase64();
    const auto signature = [&](const QByteArray &secret) {
        return standardSignature(secret, one.id.text(), 1'774'087'200, one.body);
    };

    const QByteArray request = deliveryRequest(*checkUrl(u"https://hooks.example.com/"_s), one, {fresh, retiring}, kAt);

    QVERIFY(request.contains("\r\nwebhook-signature: " + signature(fresh) + ' ' + signature(retiring) + "\r\n"));
    QVERIFY(request.contains("\r\nX-Service-Signature: " + serviceSignature(fresh, one.body) + "\r\n"));
}

void TestDeliveryRequest::differsInTimeOnly()
{
    const ClaimedDelivery one = delivery();
    const CheckedUrl url = *checkUrl(u"https://hooks.example.com/"_s);
    const auto withoutTimes = [](const QByteArray &request) {
        QByteArrayList lines = request.split('\n');
        lines.removeIf([](const QByteArray &line) {
            return line.startsWith("X-Service-Timestamp") || line.startsWith("webhook-timestamp")
                || line.startsWith("webhook-signature");
        });
        return lines;
    };

    const QByteArray first = deliveryRequest(url, one, {"whsec_AAAA"}, kAt);
    const QByteArray second = deliveryRequest(url, one, {"whsec_AAAA"}, kAt + 5'000);

    QVERIFY(first != second);
    QCOMPARE(withoutTimes(first), withoutTimes(second));
}

void TestDeliveryRequest::asksForTheCheckedUrl_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("host");
    QTest::newRow("no path") << u"https://Hooks.Example.com"_s << QByteArray("POST / HTTP/1.1")
                             << QByteArray("hooks.example.com");
    QTest::newRow("port") << u"https://hooks.example.com:443/x"_s << QByteArray("POST /x HTTP/1.1")
                          << QByteArray("hooks.example.com");
    QTest::newRow("query alone") << u"https://hooks.example.com?q"_s << QByteArray("POST /?q HTTP/1.1")
                                 << QByteArray("hooks.example.com");
    QTest::newRow("IPv6") << u"https://[2606:4700:4700::1111]/"_s << QByteArray("POST / HTTP/1.1")
                          << QByteArray("[2606:4700:4700::1111]");
}

void TestDeliveryRequest::asksForTheCheckedUrl()
{
    QFETCH(const QString, url);
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, host);

    const QByteArray request = deliveryRequest(*checkUrl(url), delivery(), {"whsec_AAAA"}, kAt);

    QVERIFY2(request.startsWith(line + "\r\nHost: " + host + "\r\n"), request.constData());
}

STEMDESK_APPLESS_TEST(TestDeliveryRequest)

} // namespace stemdesk::delivery_request_test

#include "tst_delivery_request.moc"
