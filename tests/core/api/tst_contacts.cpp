#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::contacts_test {

class ContactsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_contacts.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void createReadPatchDelete();
    void scopesAreItsOwn();
    void bulkCreatesUpdatesAndLeaves();
    void listsByWordsAndTime();
    void aNamedContactGoesByForce();
    void anEventIsReadWithItsContacts();
    void eventsAreListedByContactAndFollowUp();
};

void ContactsTest::createReadPatchDelete()
{
    const Answer made =
        api().post("/api/v1/contacts",
                   R"({"name":"Ada","emails":["a@b"],"phones":[],"country":"NL","electronicAddress":"0106:12345678"})");
    QCOMPARE(made.status, 201);
    const QByteArray path = made.header("location");
    QCOMPARE(path, "/api/v1/contacts/" + made.text(u"contactId"));
    QVERIFY(made.text(u"contactId").startsWith("con_"));
    const QStringList names{
        u"address"_s,   u"company"_s,    u"contactId"_s, u"country"_s, u"createdAt"_s, u"electronicAddress"_s,
        u"emails"_s,    u"externalId"_s, u"invoicing"_s, u"name"_s,    u"notes"_s,     u"phones"_s,
        u"taxNumber"_s, u"updatedAt"_s};
    QCOMPARE(made.json().keys(), names);
    QVERIFY(made.at(u"company").isNull());
    QCOMPARE(api().get(path).body, made.body);
    QCOMPARE(api().patch(path, made.body).body, made.body);
    const QByteArray etag = api().get(path).header("etag");
    m_fixture->test().tick();

    const Answer changed = api().patch(path, R"({"country":null,"phones":["1"]})", {{"If-Match", etag}});

    QCOMPARE(changed.status, 200);
    QVERIFY(changed.at(u"country").isNull());
    QCOMPARE(changed.text(u"phones.0"), "1");
    QCOMPARE(api().patch(path, R"({"country":"GB"})", {{"If-Match", etag}}).status, 412);
    const Answer deleted = api().remove(path);
    QCOMPARE(deleted.json(), (QJsonObject{{u"deleted"_s, true}, {u"contactId"_s, made.at(u"contactId")}}));
    QCOMPARE(api().get(path).status, 404);
}

void ContactsTest::scopesAreItsOwn()
{
    const auto reader = m_fixture->connect(m_fixture->newKey(*Scopes::parse("contacts:read")));
    const auto writer = m_fixture->connect(m_fixture->newKey(*Scopes::parse("contacts:write")));
    const QByteArray path = filled("/api/v1/contacts/<con>");

    QCOMPARE(reader->get(path).status, 200);
    QCOMPARE(reader->patch(path, "{}").error(), "missing_scope:contacts:write");
    QCOMPARE(reader->get("/api/v1/events").error(), "missing_scope:events:read");
    QCOMPARE(writer->patch(path, "{}").status, 200);
    QCOMPARE(writer->get("/api/v1/contacts").error(), "missing_scope:contacts:read");
}

void ContactsTest::bulkCreatesUpdatesAndLeaves()
{
    const QByteArray id = api().post("/api/v1/contacts", R"({"name":"Bulk"})").text(u"contactId");

    const Answer done =
        api().post("/api/v1/contacts",
                   R"({"items":[{"name":"New"},{"contactId":")" + id + R"(","notes":"n"},{"contactId":")" + id
                       + R"(","notes":"n"},{"emails":["a@b"]}]})");

    QCOMPARE(done.status, 200);
    QCOMPARE(done.text(u"results.0.action"), "created");
    QCOMPARE(done.text(u"results.1.action"), "updated");
    QCOMPARE(done.text(u"results.2.action"), "unchanged");
    QCOMPARE(done.text(u"errors.0.code"), "name_required");
}

void ContactsTest::listsByWordsAndTime()
{
    m_fixture->test().tick();
    const QByteArray since = QByteArray::number(m_fixture->test().now());
    const Answer made = api().post("/api/v1/contacts", R"({"name":"Zoë Quist","phones":["+31 (6) 1234-5678"]})");
    const auto found = [&](const QByteArray &query) { return api().get("/api/v1/contacts?fields=name&" + query); };

    for (const QByteArray query : {"q=zoe", "q=qui+ZO", "q=612345", "q=%2B31-(6)12", "q=zoe+5678"}) {
        QCOMPARE(found(query).at(u"items").toArray().size(), 1);
        QCOMPARE(found(query).at(u"items.0.contactId"), made.at(u"contactId"));
    }
    QCOMPARE(found("q=78").at(u"items").toArray().size(), 0);
    QCOMPARE(found("updatedSince=" + since).at(u"items").toArray().size(), 1);
}

void ContactsTest::aNamedContactGoesByForce()
{
    const QByteArray id = api().post("/api/v1/contacts", R"({"name":"Named"})").text(u"contactId");
    const QByteArray contacts = R"("contacts":[{"contactId":")" + id + R"(","role":"client"}])";
    const QByteArray event = api().post("/api/v1/events", R"({"name":"E",)" + contacts + '}').header("location");
    QCOMPARE(api().post("/api/v1/events", R"({"name":"F",)" + contacts + '}').status, 201);

    QCOMPARE(api().remove("/api/v1/contacts/" + id).error(), "contact_on_events:2");
    QCOMPARE(api().remove("/api/v1/contacts/" + id + "?force=true").status, 200);

    QCOMPARE(api().get(event).at(u"contacts"), QJsonValue(QJsonArray()));
}

void ContactsTest::anEventIsReadWithItsContacts()
{
    const QByteArray contact = R"({"contactId":")" + filled("<con>") + R"(","role":"billing"})";
    const Answer made =
        api().post("/api/v1/events",
                   R"({"name":"E","source":" Fair ","followUpOn":"2026-05-04","lostReason":"","contacts":[)" + contact
                       + ',' + contact + "]}");
    QCOMPARE(made.status, 201);
    QCOMPARE(made.at(u"contacts").toArray().size(), 1);
    QCOMPARE(made.text(u"contacts.0.role"), "billing");
    QCOMPARE(made.text(u"source"), "Fair");
    QCOMPARE(made.text(u"followUpOn"), "2026-05-04");
    QVERIFY(made.at(u"lostReason").isNull());
    const QByteArray path = made.header("location");
    QCOMPARE(api().get(path).body, made.body);
    QCOMPARE(api().patch(path, made.body).body, made.body);
    QCOMPARE(api().get(path + "?fields=contacts.role").at(u"contacts.0").toObject().keys(), QStringList{u"role"_s});

    const Answer cleared = api().patch(path, R"({"contacts":[],"source":null,"followUpOn":null})");

    QCOMPARE(cleared.at(u"contacts"), QJsonValue(QJsonArray()));
    QVERIFY(cleared.at(u"source").isNull());
    QVERIFY(cleared.at(u"followUpOn").isNull());
}

void ContactsTest::eventsAreListedByContactAndFollowUp()
{
    const QByteArray id = api().post("/api/v1/contacts", R"({"name":"Listed"})").text(u"contactId");
    const Answer event = api().post("/api/v1/events",
                                    R"({"name":"L","followUpOn":"2020-01-02","contacts":[{"contactId":")" + id
                                        + R"(","role":"venue"}]})");

    QCOMPARE(api().get("/api/v1/events?contactId=" + id).at(u"items.0.eventId"), event.at(u"eventId"));
    QCOMPARE(api().get("/api/v1/events?followUpTo=2020-01-02").at(u"items.0.eventId"), event.at(u"eventId"));
    QCOMPARE(api().get("/api/v1/events?followUpTo=2020-01-01").at(u"items"), QJsonValue(QJsonArray()));
    QVERIFY(!api().get("/api/v1/events?contactId=" + id).at(u"items.0").toObject().contains(u"followUpOn"));
}

STEMDESK_GUILESS_TEST(ContactsTest)

} // namespace stemdesk::contacts_test

#include "tst_contacts.moc"
