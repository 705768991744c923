#include "core/http/compression.h"

#include "tests/support/test_registry.h"
#include "tests/support/unpacked.h"

#include <QTest>

namespace stemdesk::compression_test {

class TestCompression : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isDoneWhereItIsAskedFor_data();
    void isDoneWhereItIsAskedFor();
    void isDoneToWhatIsWorthIt_data();
    void isDoneToWhatIsWorthIt();
    void tagsTellTheFormsApart();
    void notModifiedKeepsTheFormsTag();
    void otherReasonsToVaryStay();
    void whatComesInPartsIsPackedAsItComes();
    void eventsAreLeftAsTheyAre();
};

namespace {

const QByteArray kLong = QByteArray("{\"name\":\"Rose\"}").repeated(100);

http::Request asking(const QByteArray &encodings)
{
    return {.headers = {{"Accept-Encoding", encodings}}};
}

/// An empty part is one that is not there yet.
class ListedParts final : public http::BodySource {
public:
    explicit ListedParts(QByteArrayList parts) : m_parts(std::move(parts)) {}
    void start(std::function<void()> /*wake*/) override {}
    QByteArray take() override { return m_parts.isEmpty() ? QByteArray() : m_parts.takeFirst(); }
    State state() const override { return m_parts.isEmpty() ? State::Ended : State::Open; }

private:
    QByteArrayList m_parts;
};

QByteArray headerOf(const http::Response &response, const QByteArray &name)
{
    QByteArray value;
    for (const http::Header &header : response.headers) {
        if (header.name == name)
            value += header.value;
    }
    return value;
}

} // namespace

void TestCompression::isDoneWhereItIsAskedFor_data()
{
    QTest::addColumn<QByteArray>("encodings");
    QTest::addColumn<bool>("isPacked");
    const auto row = [](const QByteArray &encodings, bool isPacked) {
        QTest::newRow(encodings.isEmpty() ? "none" : encodings.constData()) << encodings << isPacked;
    };
    row("", false);
    row("gzip", true);
    row("GZIP", true);
    row("x-gzip", true);
    row("deflate, gzip;q=1.0, *;q=0.5", true);
    row("br;q=1, gzip;q=0.8", true);
    row("*", true);
    row("*;q=0", false);
    row("gzip;q=0", false);
    row("gzip;q=0, *", false);
    row("gzip;q=0.5, identity", false);
    row("gzip, identity;q=0.5", true);
    row("identity", false);
    row("br", false);
    row("gzip;q=x", false);
    row("gzipped", false);
}

void TestCompression::isDoneWhereItIsAskedFor()
{
    QFETCH(const QByteArray, encodings);
    QFETCH(const bool, isPacked);
    http::Response response{.body = kLong};

    http::pack(asking(encodings), response);

    QCOMPARE(headerOf(response, "Content-Encoding"), isPacked ? "gzip" : "");
    QCOMPARE(headerOf(response, "Vary"), "Accept-Encoding");
    QCOMPARE(isPacked ? unpacked(response.body) : response.body, kLong);
    QVERIFY(!isPacked || response.body.size() < kLong.size() / 4);
}

void TestCompression::isDoneToWhatIsWorthIt_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("isPacked");
    QTest::newRow("1 KiB") << QByteArray("application/json") << 1024 << false;
    QTest::newRow("a byte more") << QByteArray("application/json") << 1025 << true;
    QTest::newRow("CSV") << QByteArray("text/csv; charset=utf-8") << 2000 << true;
    QTest::newRow("drawing") << QByteArray("image/svg+xml") << 2000 << true;
    QTest::newRow("picture") << QByteArray("image/png") << 2000 << false;
    QTest::newRow("PDF") << QByteArray("application/pdf") << 2000 << false;
    QTest::newRow("nothing") << QByteArray("application/json") << 0 << false;
}

void TestCompression::isDoneToWhatIsWorthIt()
{
    QFETCH(const QByteArray, type);
    QFETCH(const int, size);
    QFETCH(const bool, isPacked);
    http::Response response{.contentType = type, .body = QByteArray(size, 'a')};

    http::pack(asking("gzip"), response);

    QCOMPARE(headerOf(response, "Content-Encoding"), isPacked ? "gzip" : "");
    QCOMPARE(headerOf(response, "Vary"), isPacked ? "Accept-Encoding" : "");
    QCOMPARE(response.body.size() < size, isPacked);
}

void TestCompression::tagsTellTheFormsApart()
{
    http::Response plain{.body = kLong, .headers = {{"ETag", "\"abc\""}}};
    http::Response packed = plain;

    http::pack(asking("identity"), plain);
    http::pack(asking("gzip"), packed);

    QCOMPARE(headerOf(plain, "ETag"), "\"abc\"");
    QCOMPARE(headerOf(packed, "ETag"), "\"abc-gzip\"");
}

void TestCompression::notModifiedKeepsTheFormsTag()
{
    http::Response plain{.status = 304, .headers = {{"ETag", "\"abc\""}}};
    http::Response packed = plain;

    http::pack({.headers = {{"If-None-Match", "\"abc\""}}}, plain);
    http::pack({.headers = {{"If-None-Match", "\"x\", \"abc-gzip\""}}}, packed);

    QCOMPARE(headerOf(plain, "ETag"), "\"abc\"");
    QCOMPARE(headerOf(packed, "ETag"), "\"abc-gzip\"");
    QCOMPARE(headerOf(packed, "Vary"), "Accept-Encoding");
}

void TestCompression::otherReasonsToVaryStay()
{
    http::Response response{.body = kLong, .headers = {{"Vary", "Origin"}}};

    http::pack(asking("gzip"), response);

    QCOMPARE(headerOf(response, "Vary"), "Origin, Accept-Encoding");
}

void TestCompression::whatComesInPartsIsPackedAsItComes()
{
    const QByteArray large = QByteArray("id,name\n1,Rose\n").repeated(20'000);
    http::Response response{.contentType = "text/csv; charset=utf-8",
                            .headers = {{"ETag", "W/\"abc\""}},
                            .stream = std::make_shared<ListedParts>(QByteArrayList{kLong, "", large, "a"})};

    http::pack(asking("gzip"), response);

    QCOMPARE(headerOf(response, "Content-Encoding"), "gzip");
    QCOMPARE(headerOf(response, "ETag"), "W/\"abc\"");
    QByteArray packed;
    while (response.stream->state() == http::BodySource::State::Open)
        packed += response.stream->take();
    QCOMPARE(unpacked(packed), kLong + large + "a");
    QVERIFY(packed.size() < large.size() / 20);
}

void TestCompression::eventsAreLeftAsTheyAre()
{
    const auto events = std::make_shared<ListedParts>(QByteArrayList{kLong});
    http::Response response{.contentType = "text/event-stream", .stream = events};

    http::pack(asking("gzip"), response);

    QVERIFY(response.headers.isEmpty());
    QCOMPARE(response.stream, std::shared_ptr<http::BodySource>(events));
}

STEMDESK_APPLESS_TEST(TestCompression)

} // namespace stemdesk::compression_test

#include "tst_compression.moc"
