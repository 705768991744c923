#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::shop_answer_test {

class ShopAnswerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyKeyReadsItsShop();
    void settingsShowAtOnce();
    void everyRequestCountsToTheMonth();
    void aPartIsRead();
    void parametersAreRefused();
};

void ShopAnswerTest::anyKeyReadsItsShop()
{
    ApiFixture fixture;
    const Instant expiry = fixture.test().now() + 60'000;
    const auto scopes = Scopes().add(Scope::ProductsWrite).add(Scope::WebhooksManage);
    const auto client = fixture.connect(fixture.newKey(scopes, expiry));
    const Shop shop = *fixture.shop().settings.shop();

    const Answer answer = client->get("/api/v1/shop");

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.json().keys(),
             (QStringList{u"country"_s, u"currency"_s, u"defaultTaxGroupId"_s, u"documentLanguage"_s, u"key"_s,
                          u"limits"_s, u"name"_s, u"productTypes"_s, u"shopId"_s, u"timeZone"_s}));
    QCOMPARE(answer.text(u"shopId"), shop.id.text());
    QCOMPARE(answer.text(u"name"), shop.name.toUtf8());
    QCOMPARE(answer.text(u"timeZone"), shop.timeZone.toUtf8());
    QVERIFY(answer.at(u"country").isNull());
    QVERIFY(answer.text(u"key.keyId").startsWith("key_"));
    QCOMPARE(answer.at(u"key.scopes").toArray(), (QJsonArray{u"products:write"_s, u"webhooks:manage"_s}));
    QCOMPARE(answer.at(u"key.expiresAt").toInteger(), expiry);
    QVERIFY(fixture.api().get("/api/v1/shop").at(u"key.expiresAt").isNull());
    QCOMPARE(fixture.api().get("/api/v1/shop").at(u"key.scopes").toArray().size(), kScopeCount);
}

void ShopAnswerTest::settingsShowAtOnce()
{
    ApiFixture fixture;
    fixture.api().remove(fixture.filled("/api/v1/events/<evt>/payments/<pay>")); // Or the currency would stay.
    fixture.set(u"currency"_s, u"EUR"_s);
    fixture.set(u"country"_s, u"NL"_s);
    fixture.set(u"markup.vase"_s, u"2.5"_s);
    fixture.set(u"hire.vase"_s, u"on"_s);
    fixture.set(u"rate-per-minute"_s, u"70"_s);
    fixture.set(u"default-tax-group"_s, QString::fromLatin1(fixture.filled("<tax>")));

    const Answer answer = fixture.api().get("/api/v1/shop");

    QCOMPARE(answer.text(u"currency"), "EUR");
    QCOMPARE(answer.text(u"country"), "NL");
    QCOMPARE(answer.text(u"defaultTaxGroupId"), fixture.filled("<tax>"));
    QCOMPARE(answer.at(u"limits.ratePerMinute").toInt(), 70);
    QJsonObject vase;
    for (const QJsonValue type : answer.at(u"productTypes").toArray()) {
        if (type[u"name"].toString() == u"vase"_s)
            vase = type.toObject();
    }
    QCOMPARE(vase.keys(), (QStringList{u"isHired"_s, u"markup"_s, u"name"_s}));
    QCOMPARE(vase[u"markup"].toDouble(), 2.5);
    QCOMPARE(vase[u"isHired"], QJsonValue(true));
}

void ShopAnswerTest::everyRequestCountsToTheMonth()
{
    ApiFixture fixture;
    fixture.set(u"monthly-cap"_s, u"1000"_s);

    const qint64 first = fixture.api().get("/api/v1/shop").at(u"limits.usedThisMonth").toInteger();
    fixture.api().get("/api/v1/suppliers");
    fixture.connect({})->get("/api/v1/suppliers"); // A 401 costs nothing.
    const qint64 second = fixture.api().get("/api/v1/shop").at(u"limits.usedThisMonth").toInteger();

    QVERIFY(first > 0);
    QCOMPARE(second, first + 2);
}

void ShopAnswerTest::aPartIsRead()
{
    ApiFixture fixture;
    fixture.set(u"rate-per-minute"_s, u"70"_s);

    const Answer answer = fixture.api().get("/api/v1/shop?fields=productTypes.name,limits.ratePerMinute");

    QCOMPARE(answer.json().keys(), (QStringList{u"limits"_s, u"productTypes"_s, u"shopId"_s}));
    QCOMPARE(answer.at(u"limits").toObject(), (QJsonObject{{u"ratePerMinute"_s, 70}}));
    QCOMPARE(answer.at(u"productTypes.0").toObject(), (QJsonObject{{u"name"_s, u"flower"_s}}));
}

void ShopAnswerTest::parametersAreRefused()
{
    ApiFixture fixture;

    QCOMPARE(fixture.api().get("/api/v1/shop?fields=colour").error(), "unknown_fields:colour");
    QCOMPARE(fixture.api().get("/api/v1/shop?limit=5").error(), "unknown_parameter:limit");
    QCOMPARE(fixture.api().post("/api/v1/shop", "{}").error(), "method_not_allowed");
    QCOMPARE(fixture.connect({})->get("/api/v1/shop").error(), "missing_api_key");
}

STEMDESK_GUILESS_TEST(ShopAnswerTest)

} // namespace stemdesk::shop_answer_test

#include "tst_shop_answer.moc"
