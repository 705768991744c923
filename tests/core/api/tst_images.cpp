#include "core/api/image_urls.h"
#include "core/http/limits.h"
#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::images_test {

namespace {

QByteArray picture(QSize size, const char *format)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    QByteArray file;
    QBuffer buffer(&file);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, format))
        qFatal("no %s", format);
    return file;
}

http::Headers typed(const QByteArray &type)
{
    return {{"Content-Type", type}};
}

QByteArray quoted(const QByteArray &text)
{
    return '"' + text + '"';
}

QByteArray listOf(const QByteArrayList &urls)
{
    return '[' + quoted(urls.join("\",\"")) + ']';
}

constexpr auto kImages = "/api/v1/images";

} // namespace

class ImagesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture->set(u"public-url"_s, {}); }
    void refusals_data() { addApiTable(u"api_images.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void scopesAreThoseOfEvents();
    void aDryRunKeepsNoPicture();
    void whatIsSentIsRead_data();
    void whatIsSentIsRead();
    void aLargeOneIsScaledDown();
    void overTheLimitIsTooLarge();
    void whoHasItIsNotSentItAgain();
    void aReplayStoresNothing();
    void aRefusedOneIsNotKeptForReplays();
    void urlsNameImagesOfEvents();
    void urlsNameImagesOfGroups();
    void urlsFollowTheShopAndTheRequest();
    void urlsAreHttpsWithTls();
    void whatWasReadCanBeSentBackElsewhere();

private:
    Answer upload(const http::Headers &more = {});
    QByteArray origin() const { return "http://127.0.0.1:" + QByteArray::number(m_fixture->server().port()); }
    /// The `imageUrls` of an answer.
    static QByteArrayList urlsIn(const Answer &answer, QStringView path = u"imageUrls");
    static QByteArray bodyWith(const QByteArrayList &urls);
};

void ImagesTest::init()
{
    if (!m_fixture)
        m_fixture = std::make_unique<ApiFixture>();
}

Answer ImagesTest::upload(const http::Headers &more)
{
    return api().post(kImages, picture({8, 6}, "png"), typed("image/png") + more);
}

QByteArrayList ImagesTest::urlsIn(const Answer &answer, QStringView path)
{
    QByteArrayList urls;
    const QJsonArray values = answer.at(path).toArray();
    for (const QJsonValue url : values)
        urls += url.toString().toUtf8();
    return urls;
}

QByteArray ImagesTest::bodyWith(const QByteArrayList &urls)
{
    return R"({"name":"With pictures","imageUrls":)" + listOf(urls) + '}';
}

void ImagesTest::scopesAreThoseOfEvents()
{
    const auto reader = m_fixture->connect(m_fixture->newKey(must(Scopes::parse("events:read"))));
    const auto writer = m_fixture->connect(m_fixture->newKey(must(Scopes::parse("events:write"))));
    const Answer made = writer->post(kImages, picture({1, 1}, "png"), typed("image/png"));
    QCOMPARE(made.status, 201);

    QCOMPARE(reader->get(made.header("location")).status, 200);
    QCOMPARE(writer->get(made.header("location")).error(), "missing_scope:events:read");
    QCOMPARE(reader->post(kImages, "x", typed("image/png")).error(), "missing_scope:events:write");
}

void ImagesTest::aDryRunKeepsNoPicture()
{
    const QByteArray url = QByteArray(kImages) + "?dryRun=true";

    const Answer answer = api().post(url, picture({8, 6}, "png"), typed("image/png"));

    QCOMPARE(answer.status, 201);
    QCOMPARE(answer.header("stemdesk-dry-run"), "true");
    QCOMPARE(api().get(answer.header("location")).status, 404);
    QCOMPARE(api().post(url, "x", typed("image/png")).error(), "invalid_image");
}

void ImagesTest::whatIsSentIsRead_data()
{
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QByteArray>("type");
    QTest::newRow("PNG") << QByteArray("image/png") << QByteArray("image/png");
    QTest::newRow("JPEG") << QByteArray("image/jpeg") << QByteArray("image/jpeg");
    QTest::newRow("WebP") << QByteArray("image/webp") << QByteArray("image/webp");
    QTest::newRow("in capitals, with a parameter")
        << QByteArray("IMAGE/PNG; name=\"a.png\"") << QByteArray("image/png");
}

void ImagesTest::whatIsSentIsRead()
{
    QFETCH(const QByteArray, said);
    QFETCH(const QByteArray, type);
    const QByteArray file = picture({30, 20}, type.sliced(6).constData());
    const qint64 changes = m_fixture->changeCount();

    const Answer made = api().post(kImages, file, typed(said));

    QCOMPARE(made.status, 201);
    QCOMPARE(m_fixture->changeCount(), changes + 1);
    const QByteArray path = made.header("location");
    QCOMPARE(made.json().keys(), (QStringList{u"imageId"_s, u"url"_s}));
    QCOMPARE(path, "/api/v1/images/" + made.text(u"imageId"));
    QCOMPARE(made.text(u"url"), origin() + path);
    const Answer read = api().get(path);
    QCOMPARE(read.status, 200);
    QCOMPARE(read.body, file);
    QCOMPARE(read.header("content-type"), type);
    QCOMPARE(read.header("x-content-type-options"), "nosniff");
    QVERIFY(read.header("cache-control").startsWith("private"));
    const Answer head = api().request("HEAD", path);
    QCOMPARE(head.status, 200);
    QCOMPARE(head.header("content-type"), type);
    QCOMPARE(head.header("content-length"), QByteArray::number(file.size()));
    QCOMPARE(head.header("etag"), read.header("etag"));
}

void ImagesTest::aLargeOneIsScaledDown()
{
    const Answer made = api().post(kImages, picture({4'000, 3'000}, "jpeg"), typed("image/jpeg"));

    const Answer read = api().get(made.header("location"));

    QCOMPARE(read.header("content-type"), "image/jpeg");
    QCOMPARE(QImage::fromData(read.body, "jpeg").size(), QSize(2'560, 1'920));
}

void ImagesTest::overTheLimitIsTooLarge()
{
    ApiClient client(m_fixture->server().port(), m_fixture->knownKey());

    const Answer answer = client.post(kImages, QByteArray(http::Limits().body + 1, 'x'), typed("image/png"));

    QCOMPARE(answer.status, 413);
    QCOMPARE(answer.error(), "body_too_large");
}

void ImagesTest::whoHasItIsNotSentItAgain()
{
    const QByteArray path = upload().header("location");
    const QByteArray etag = api().get(path).header("etag");
    QVERIFY(etag.startsWith('"'));

    const Answer again = api().get(path, {{"If-None-Match", etag}});

    QCOMPARE(again.status, 304);
    QCOMPARE(again.body, QByteArray());
    QCOMPARE(again.header("etag"), etag);
    QCOMPARE(api().get(path, {{"If-None-Match", "\"x\""}}).status, 200);
}

void ImagesTest::aReplayStoresNothing()
{
    const http::Headers keyed{{"Idempotency-Key", "picture"}};
    const Answer first = upload(keyed);
    QCOMPARE(first.status, 201);
    const qint64 changes = m_fixture->changeCount();

    const Answer again = upload(keyed);
    const Answer other = api().post(kImages, "x", typed("image/png") + keyed);

    QCOMPARE(again.body, first.body);
    QCOMPARE(again.header("location"), first.header("location"));
    QCOMPARE(again.header("idempotency-replayed"), "true");
    QCOMPARE(other.body, first.body);
    QCOMPARE(other.header("idempotency-body-differs"), "true");
    QCOMPARE(m_fixture->changeCount(), changes);
}

void ImagesTest::aRefusedOneIsNotKeptForReplays()
{
    const http::Headers keyed{{"Idempotency-Key", "broken"}};
    QCOMPARE(api().post(kImages, "x", typed("image/png") + keyed).error(), "invalid_image");

    const Answer whole = upload(keyed);

    QCOMPARE(whole.status, 201);
    QVERIFY(whole.header("idempotency-replayed").isEmpty());
}

void ImagesTest::urlsNameImagesOfEvents()
{
    const QByteArray one = upload().text(u"url");
    const QByteArray two = upload().text(u"url");
    const QByteArrayList urls{two, "https://a.example/1.png", one, two};

    const Answer made = api().post("/api/v1/events", bodyWith(urls));

    QCOMPARE(made.status, 201);
    QCOMPARE(urlsIn(made), urls);
    const QByteArray path = made.header("location");
    QCOMPARE(urlsIn(api().get(path + "?fields=imageUrls")), urls);
    QCOMPARE(api().get(path).body, made.body);
    const QByteArray ownCase = "HTTP" + one.sliced(4); // Schemes and hosts have no case.
    QCOMPARE(urlsIn(api().patch(path, bodyWith({ownCase, "  " + two}))), (QByteArrayList{one, two}));
    const QByteArray row =
        R"({"items":[{"eventId":)" + quoted(made.text(u"eventId")) + R"(,"imageUrls":)" + listOf({one, two}) + "}]}";
    QCOMPARE(api().post("/api/v1/events", row).text(u"results.0.action"), "unchanged");
    QCOMPARE(urlsIn(api().patch(path, R"({"imageUrls":[]})")), QByteArrayList());
}

void ImagesTest::urlsNameImagesOfGroups()
{
    const QByteArrayList urls{upload().text(u"url"), "https://a.example/1.png"};
    const QByteArray event = filled("/api/v1/events/<evt>");

    const Answer made = api().post(event + "/groups", bodyWith(urls));

    QCOMPARE(made.status, 201);
    QCOMPARE(urlsIn(made), urls);
    QCOMPARE(urlsIn(api().get(made.header("location"))), urls);
    QCOMPARE(urlsIn(api().get(event + "/groups"), u"items.1.imageUrls"), urls);
    QCOMPARE(urlsIn(api().get(event), u"groups.1.imageUrls"), urls);
    QCOMPARE(urlsIn(api().get(event + "?fields=groups.imageUrls"), u"groups.1.imageUrls"), urls);
    const Answer changed = api().patch(made.header("location"), R"({"imageUrls":)" + listOf({urls.first()}) + '}');
    QCOMPARE(urlsIn(changed), QByteArrayList{urls.first()});
    QCOMPARE(api().remove(made.header("location")).status, 200);
}

void ImagesTest::urlsFollowTheShopAndTheRequest()
{
    const Answer image = upload({{"Host", "localhost:8000"}});
    const QByteArray path = image.header("location");
    QCOMPARE(image.text(u"url"), "http://localhost:8000" + path);
    const QByteArray event = api().post("/api/v1/events", bodyWith({origin() + path})).header("location");
    QCOMPARE(urlsIn(api().get(event, {{"Host", "localhost"}})), QByteArrayList{"http://localhost" + path});

    m_fixture->set(u"public-url"_s, u"https://shop.example/florist/"_s);

    const QByteArray here = "https://shop.example/florist" + path;
    QCOMPARE(upload().text(u"url").first(37), here.first(37));
    QCOMPARE(urlsIn(api().get(event)), QByteArrayList{here});
    for (const QByteArray &url : {here, origin() + path})
        QCOMPARE(urlsIn(api().patch(event, bodyWith({url}))), QByteArrayList{here});
    QCOMPARE(api().patch(event, bodyWith({"https://shop.example/florist/api/v1/images/x"})).error(),
             "invalid_imageUrls");
    m_fixture->set(u"public-url"_s, u"http://flowers.example"_s);
    QCOMPARE(urlsIn(api().get(event)), QByteArrayList{"http://flowers.example" + path});
}

void ImagesTest::urlsAreHttpsWithTls()
{
    const ImageId id = ImageId::create();
    const http::Request request{.path = kImages, .host = "flowers.example:8443", .isTls = true};
    const KeyOwner owner;
    const QueryParameters query;
    const QList<QByteArray> path;
    Quota quota;
    const Streaming streaming;
    const Call call{.request = request,
                    .query = query,
                    .path = path,
                    .shop = m_fixture->shop(),
                    .owner = owner,
                    .quota = quota,
                    .usage = m_fixture->shop().usage,
                    .streaming = streaming,
                    .slot = nullptr};

    const QString url = ImageUrls(call).urlOf(id);

    QCOMPARE(url, u"https://flowers.example:8443/api/v1/images/"_s + imageReference(id));
    QCOMPARE(must(ImageUrls(call).read({url})), QStringList{imageReference(id)});
}

void ImagesTest::whatWasReadCanBeSentBackElsewhere()
{
    const QByteArray event = api().post("/api/v1/events", bodyWith({upload().text(u"url")})).header("location");
    const http::Headers elsewhere{{"Host", "localhost"}};
    const Answer read = api().get(event, elsewhere);
    m_fixture->test().tick();

    const Answer sent = api().patch(event, read.body, elsewhere + http::Headers{{"If-Match", read.header("etag")}});

    QCOMPARE(sent.status, 200);
    QCOMPARE(sent.body, read.body);
}

STEMDESK_GUILESS_TEST(ImagesTest)

} // namespace stemdesk::images_test

#include "tst_images.moc"
