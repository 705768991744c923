#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::bulk_test {

namespace {

QByteArray bulk(int rows, const std::function<QByteArray(int)> &row)
{
    QByteArrayList list;
    for (int i = 0; i < rows; ++i)
        list += row(i);
    return "{\"items\":[" + list.join(',') + "]}";
}

QByteArray productRow(int number)
{
    const QByteArray n = QByteArray::number(number);
    return "{\"name\":\"P" + n + "\",\"productType\":\"flower\",\"variant\":{\"name\":\"V" + n + "\"}}";
}

} // namespace

class BulkTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void fiveHundredRowsAreTaken_data();
    void fiveHundredRowsAreTaken();
    void fiveHundredAndOneAreNot_data() { fiveHundredRowsAreTaken_data(); }
    void fiveHundredAndOneAreNot();
    void aRefusedRowLeavesNoTrace();
    void laterRowsSeeEarlierOnes();
    void everyRowHasItsIndex();
    void aBodyOverFourMiBIsRefused();
};

void BulkTest::fiveHundredRowsAreTaken_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("row");
    const auto row = [](const QByteArray &path, const QByteArray &body) {
        QTest::newRow(path.constData()) << path << body;
    };
    row("suppliers", R"({"name":"N%"})");
    row("colors", R"({"name":"N%","hex":"#123456"})");
    row("categories", R"({"name":"N%"})");
    row("products", R"({"name":"N%","productType":"flower","variant":{"name":"V%"}})");
    row("price-lists", R"({"productType":"flower","date":"2020-01-01","taxMultiplier":1})");
    row("price-lists/<pl>/entries", R"({"variantId":"<var>","unitCostExclTax":%})");
    row("tax-groups", R"({"name":"N%","rate":0.1})");
    row("events", R"({"name":"N%"})");
    row("events/<evt>/groups", R"({"name":"N%"})");
    row("events/<evt>/groups/<grp>/items", R"({"variantId":"<var>","quantity":%})");
}

void BulkTest::fiveHundredRowsAreTaken()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, row);
    const QByteArray body = bulk(500, [&](int i) { return QByteArray(row).replace('%', QByteArray::number(i)); });

    const Answer answer = api().post(filled("/api/v1/" + path), filled(body));

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.at(u"errors").toArray(), QJsonArray());
    QCOMPARE(answer.at(u"results").toArray().size(), 500);
}

void BulkTest::fiveHundredAndOneAreNot()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, row);
    const QByteArray body = bulk(501, [&](int i) { return QByteArray(row).replace('%', QByteArray::number(i)); });
    const qint64 changes = m_fixture->changeCount();

    const Answer answer = api().post(filled("/api/v1/" + path), filled(body));

    QCOMPARE(answer.status, 422);
    QCOMPARE(answer.error(), "too_many_items");
    QCOMPARE(m_fixture->changeCount(), changes);
}

void BulkTest::aRefusedRowLeavesNoTrace()
{
    const qint64 changes = m_fixture->changeCount();

    const Answer answer =
        api().post("/api/v1/products",
                   R"({"items":[{"name":"Ghost","productType":"spirit","variant":{"name":"V","unitsPerPack":0}}]})");

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.text(u"errors.0.code"), "invalid_unitsPerPack");
    QCOMPARE(answer.text(u"errors.0.field"), "variant.unitsPerPack");
    QCOMPARE(m_fixture->changeCount(), changes);
    QCOMPARE(api().get("/api/v1/products?q=ghost").at(u"items").toArray(), QJsonArray());
    // The type that the refused row would have made is still new.
    const Answer second =
        api().post("/api/v1/products", R"({"items":[{"name":"Ghost","productType":"spirit","variant":{"name":"V"}}]})");
    QCOMPARE(second.text(u"results.0.warnings.0"), "new_product_type:spirit");
}

void BulkTest::laterRowsSeeEarlierOnes()
{
    const Answer answer = api().post("/api/v1/colors", R"({"items":[{"name":"Teal","hex":"#008080"},
        {"name":"TEAL","hex":"#008080"},{"name":"Petrol","hex":"#005f6a"}]})");

    QCOMPARE(answer.at(u"results").toArray().size(), 2);
    QCOMPARE(answer.at(u"errors.0.index"), QJsonValue(1));
    QCOMPARE(answer.text(u"errors.0.code"), "name_taken");
}

void BulkTest::everyRowHasItsIndex()
{
    const QByteArray body = bulk(6, [](int i) { return i % 2 == 0 ? productRow(i) : QByteArray("{}"); });

    const Answer answer = api().post("/api/v1/products", body);

    for (int i = 0; i < 3; ++i) {
        QCOMPARE(answer.at(u"results").toArray().at(i)[u"index"_s], QJsonValue(2 * i));
        QCOMPARE(answer.at(u"errors").toArray().at(i)[u"index"_s], QJsonValue(2 * i + 1));
    }
}

void BulkTest::aBodyOverFourMiBIsRefused()
{
    const QByteArray frame = R"({"items":[{"name":"X","notes":"%"}]})";
    const qsizetype room = 4LL * 1024 * 1024 - (frame.size() - 1);
    const auto body = [&](qsizetype letters) { return QByteArray(frame).replace('%', QByteArray(letters, 'x')); };

    QCOMPARE(api().post("/api/v1/suppliers", body(room)).text(u"errors.0.code"), "invalid_notes");
    const Answer refused = api().post("/api/v1/suppliers", body(room + 1));

    QCOMPARE(refused.status, 413);
    QCOMPARE(refused.error(), "body_too_large");
}

STEMDESK_GUILESS_TEST(BulkTest)

} // namespace stemdesk::bulk_test

#include "tst_bulk.moc"
