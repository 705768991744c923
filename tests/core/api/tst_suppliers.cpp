#include "core/domain/catalogue/supplier.h"
#include "tests/core/json/codec_test.h"
#include "tests/support/api_table.h"
#include "tests/support/sample_fields.h"
#include "tests/support/test_registry.h"

#include <QJsonValue>
#include <QTest>

namespace stemdesk::suppliers_test {

class SuppliersTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_suppliers.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void createAnswersTheWholeSupplier();
    void textsAreTrimmedAndEmptyOnesNull();
    void whatWasReadCanBeSentBack();
    void patchChangesOnlyWhatIsSent();
    void anUnchangedPatchWritesNothing();
    void archiveAndUnarchiveAreIdempotent();
    void archiveTakesNoProperties();
    void theDefaultSupplierIsNeverShown();
    void listsByStatusWordsAndTime();
    void bulkCreatesUpdatesAndLeaves();
};

void SuppliersTest::createAnswersTheWholeSupplier()
{
    const Answer made =
        api().post("/api/v1/suppliers", R"({"name":"Bloemenhof","contactEmail":"orders@bloemenhof.example"})");

    QCOMPARE(made.status, 201);
    QCOMPARE(made.header("content-type"), "application/json");
    const QByteArray id = made.text(u"supplierId");
    QVERIFY(id.startsWith("sup_"));
    QCOMPARE(id.size(), 4 + 26);
    QCOMPARE(made.header("location"), "/api/v1/suppliers/" + id);
    QCOMPARE(namesIn(made.body), namesOf(supplierSpec()).join(' '));
    QCOMPARE(made.at(u"status"), QJsonValue(u"active"_s));
    QCOMPARE(made.at(u"phone"), QJsonValue(QJsonValue::Null));
    QCOMPARE(made.at(u"createdAt").toInteger(), TestShop::kStart);
    QCOMPARE(api().get(made.header("location")).body, made.body);
}

void SuppliersTest::textsAreTrimmedAndEmptyOnesNull()
{
    // U+0065 U+0301 is composed to U+00E9.
    const Answer made = api().post("/api/v1/suppliers",
                                   "{\"name\":\"  Caf\\u0065\\u0301 \",\"phone\":\"  \",\"notes\":\"a\\r\\nb\\rc\"}");

    QCOMPARE(made.status, 201);
    QCOMPARE(made.at(u"name").toString(), u"Caf\u00e9"_s);
    QVERIFY(made.at(u"phone").isNull());
    QCOMPARE(made.at(u"notes").toString(), u"a\nb\nc"_s);
}

void SuppliersTest::whatWasReadCanBeSentBack()
{
    const QByteArray path = filled("/api/v1/suppliers/<sup>");
    const Answer read = api().get(path);
    m_fixture->test().tick();

    const Answer sent = api().patch(path, read.body);

    QCOMPARE(sent.status, 200);
    QCOMPARE(sent.body, read.body); // Nothing differed, so updatedAt stays as well.
}

void SuppliersTest::patchChangesOnlyWhatIsSent()
{
    const Answer made = api().post("/api/v1/suppliers", R"({"name":"A","phone":"1","notes":"n"})");
    m_fixture->test().tick();

    const Answer changed = api().patch(made.header("location"), R"({"phone":null,"website":"https://a.example"})");

    QCOMPARE(changed.status, 200);
    QCOMPARE(changed.text(u"name"), "A");
    QCOMPARE(changed.text(u"notes"), "n");
    QVERIFY(changed.at(u"phone").isNull());
    QCOMPARE(changed.text(u"website"), "https://a.example");
    QCOMPARE(changed.at(u"updatedAt").toInteger(), made.at(u"updatedAt").toInteger() + 1000);
    QCOMPARE(changed.at(u"createdAt"), made.at(u"createdAt"));
}

void SuppliersTest::anUnchangedPatchWritesNothing()
{
    const qint64 before = m_fixture->changeCount();

    QCOMPARE(api().patch(filled("/api/v1/suppliers/<sup>"), "{}").status, 200);
    QCOMPARE(api().patch(filled("/api/v1/suppliers/<sup>"), R"({"status":"active"})").status, 200);

    QCOMPARE(m_fixture->changeCount(), before);
}

void SuppliersTest::archiveAndUnarchiveAreIdempotent()
{
    const QByteArray path = api().post("/api/v1/suppliers", R"({"name":"Seasonal"})").header("location");
    m_fixture->test().tick();

    for (const char *nothing : {"null", "\"\"", "[]", " null\n", "{}"}) // Ways in which clients send an empty body.
        QCOMPARE(api().post(path + "/archive", nothing).status, 200);
    QCOMPARE(api().post(path + "/unarchive", {}).status, 200);
    const Answer archived = api().post(path + "/archive", {});
    m_fixture->test().tick();
    const Answer again = api().post(path + "/archive", {});
    const Answer back = api().post(path + "/unarchive", {});
    const Answer backAgain = api().post(path + "/unarchive", {});

    QCOMPARE(archived.status, 200);
    QCOMPARE(archived.text(u"status"), "archived");
    QCOMPARE(again.body, archived.body);
    QCOMPARE(back.text(u"status"), "active");
    QCOMPARE(backAgain.body, back.body);
}

void SuppliersTest::archiveTakesNoProperties()
{
    const QByteArray path = api().post("/api/v1/suppliers", R"({"name":"Seasonal"})").header("location");

    QCOMPARE(api().post(path + "/archive", R"({"reason":"winter"})").error(), "unknown_property:reason");
    QCOMPARE(api().post(path + "/archive", "[1]").error(), "invalid_json");
    QCOMPARE(api().get(path).text(u"status"), "active");
    QCOMPARE(api().post(path + "/archive", "{}").text(u"status"), "archived");
}

void SuppliersTest::theDefaultSupplierIsNeverShown()
{
    const QByteArray all = api().get("/api/v1/suppliers?limit=100").body;

    QVERIFY(!all.contains("Default"));
}

void SuppliersTest::listsByStatusWordsAndTime()
{
    m_fixture->test().tick();
    const Instant since = m_fixture->test().now();
    const Answer made = api().post("/api/v1/suppliers",
                                   "{\"name\":\"\xC3\x89"
                                   "bony Growers\"}");
    QCOMPARE(made.status, 201);
    api().post(made.header("location") + "/archive", {});
    const auto ids = [&](const QByteArray &query) {
        const Answer answer = api().get("/api/v1/suppliers?fields=supplierId&" + query);
        return answer.status == 200 ? answer.at(u"items").toArray().size() : -1;
    };

    QCOMPARE(ids("q=ebo+gROW"), 1);
    QCOMPARE(ids("q=rowers"), 0);
    QCOMPARE(ids("q=ebo&status=archived"), 1);
    QCOMPARE(ids("q=ebo&status=active"), 0);
    QCOMPARE(ids("updatedSince=" + QByteArray::number(since)), 1);
    QCOMPARE(ids("updatedSince=" + QByteArray::number(since + 1)), 0);
}

void SuppliersTest::bulkCreatesUpdatesAndLeaves()
{
    const QByteArray body = filled(
        R"({"items":[{"name":"New one"},{"supplierId":"<sup>","phone":"2"},{"supplierId":"<sup>","phone":"2"},{"name":""}]})");

    const Answer answer = api().post("/api/v1/suppliers", body);

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.json().keys(), (QStringList{u"errors"_s, u"results"_s}));
    QCOMPARE(answer.text(u"results.0.action"), "created");
    QVERIFY(answer.text(u"results.0.supplierId").startsWith("sup_"));
    QCOMPARE(answer.text(u"results.1.action"), "updated");
    QCOMPARE(answer.text(u"results.2.action"), "unchanged");
    QCOMPARE(answer.at(u"results.2.index"), QJsonValue(2));
    QCOMPARE(answer.at(u"results").toArray().size(), 3);
    QCOMPARE(answer.at(u"errors.0.index"), QJsonValue(3));
    QCOMPARE(answer.text(u"errors.0.code"), "name_required");
    QVERIFY(!answer.text(u"errors.0.message").isEmpty());
    QCOMPARE(answer.text(u"errors.0.field"), "name");
}

STEMDESK_GUILESS_TEST(SuppliersTest)

} // namespace stemdesk::suppliers_test

#include "tst_suppliers.moc"
