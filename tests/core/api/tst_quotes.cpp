#include "core/api/answers.h"
#include "core/base/version.h"
#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::quotes_test {

class QuotesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_quotes.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void aQuoteIsMadeReadAndDeleted();
    void namesOfItsContactsCanBeSelected();
    void answersMoveTheEvent();
    void whatDiffersIsTold();
    void theProposalStaysAsItWas();
    void theFeedTellsOfBoth();

private:
    /// A new event with one line, and its path.
    QByteArray newEvent();
};

QByteArray QuotesTest::newEvent()
{
    const QByteArray path = api().post("/api/v1/events", R"({"name":"Wedding"})").header("location");
    const Answer group = api().post(path + "/groups", R"({"name":"Tables","quantity":2})");
    const QByteArray line = R"({"variantId":")" + filled("<var>") + R"(","quantity":3})";
    api().post(group.header("location") + "/items", line);
    return path;
}

void QuotesTest::aQuoteIsMadeReadAndDeleted()
{
    const QByteArray event = newEvent();
    const Answer whole = api().get(event);

    const Answer made = api().post(event + "/quotes", R"({"note":"First","validUntil":"2030-01-01"})");

    QCOMPARE(made.status, 201);
    const QByteArray path = made.header("location");
    QCOMPARE(path, event + "/quotes/" + made.text(u"quoteId"));
    const QStringList names{u"acceptedAt"_s, u"acceptedBy"_s, u"createdAt"_s, u"declineReason"_s, u"declinedAt"_s,
                            u"eventId"_s,    u"isExpired"_s,  u"note"_s,      u"number"_s,        u"quoteId"_s,
                            u"state"_s,      u"totals"_s,     u"updatedAt"_s, u"validUntil"_s};
    QCOMPARE(made.json().keys(), names);
    QCOMPARE(made.at(u"number"), QJsonValue(1));
    QCOMPARE(made.text(u"state"), "open");
    QCOMPARE(made.at(u"totals"), whole.at(u"totals"));
    QJsonObject read = api().get(path).json();
    QCOMPARE(read.take(u"event"_s).toObject(), whole.json());
    QCOMPARE(read, made.json());
    const Answer row = api().get(event + "/quotes");
    QVERIFY(!row.at(u"items.0").toObject().contains(u"event"));
    QCOMPARE(row.at(u"items.0.quoteId"), made.at(u"quoteId"));
    QCOMPARE(api().get(path + "?fields=note").json().keys(), QStringList({u"note"_s, u"quoteId"_s}));

    QCOMPARE(api().remove(path).json(), (QJsonObject{{u"deleted"_s, true}, {u"quoteId"_s, made.at(u"quoteId")}}));
    QCOMPARE(api().get(path).status, 404);
    QCOMPARE(api().post(event + "/quotes", "{}").at(u"number"), QJsonValue(2));
}

void QuotesTest::namesOfItsContactsCanBeSelected()
{
    const QByteArray contact = api().post("/api/v1/contacts", R"({"name":"Freya"})").text(u"contactId");
    const QByteArray event =
        api()
            .post("/api/v1/events",
                  R"({"name":"Wedding","contacts":[{"contactId":")" + contact + R"(","role":"client"}]})")
            .header("location");
    const QByteArray path = api().post(event + "/quotes", "{}").header("location");

    const Answer read = api().get(path + "?fields=event.contacts.name");

    QCOMPARE(read.status, 200);
    QCOMPARE(read.at(u"event").toObject(),
             (QJsonObject{{u"contacts"_s, QJsonArray{QJsonObject{{u"name"_s, u"Freya"_s}}}}}));
    QCOMPARE(api().get(event + "?fields=contacts.name").error(), "unknown_fields:contacts.name");
}

void QuotesTest::answersMoveTheEvent()
{
    const QByteArray event = newEvent();
    const QByteArray first = api().post(event + "/quotes", "{}").header("location");
    const QByteArray second = api().post(event + "/quotes", "{}").header("location");
    QCOMPARE(api().get(event).at(u"acceptedQuote"), QJsonValue(QJsonValue::Null));
    const QByteArray etag = api().get(event).header("etag");

    const Answer accepted = api().post(second + "/accept", R"({"acceptedBy":"Ada","acceptedAt":1774087000000})");

    QCOMPARE(accepted.status, 200);
    QCOMPARE(accepted.text(u"state"), "accepted");
    QVERIFY(!accepted.json().contains(u"event"_s));
    QCOMPARE(accepted.at(u"acceptedAt").toInteger(), 1774087000000);
    QCOMPARE(api().get(first).text(u"state"), "superseded");
    const Answer after = api().get(event);
    QCOMPARE(after.text(u"status"), "approved");
    QVERIFY(after.header("etag") != etag);
    QCOMPARE(after.text(u"acceptedQuote.acceptedBy"), "Ada");
    QCOMPARE(after.at(u"acceptedQuote.number"), QJsonValue(2));
    QCOMPARE(after.at(u"acceptedQuote.isChangedSince"), QJsonValue(false));
    QCOMPARE(api().get(event + "?fields=acceptedQuote.number").at(u"acceptedQuote").toObject().keys(),
             QStringList{u"number"_s});
    QCOMPARE(api().patch(event, after.body).body, after.body);
    QCOMPARE(api().remove(second).error(), "quote_accepted");
    QCOMPARE(api().post(second + "/decline", "{}").error(), "quote_not_open");
    QCOMPARE(api().post(second + "/reopen", "{}").text(u"state"), "open");
    const Answer declined = api().post(second + "/decline", R"({"reason":"Too dear"})");
    QCOMPARE(declined.text(u"declineReason"), "Too dear");
    QCOMPARE(declined.text(u"state"), "declined");
}

void QuotesTest::whatDiffersIsTold()
{
    const QByteArray event = newEvent();
    const Answer quote = api().post(event + "/quotes", "{}");
    const QByteArray changes = quote.header("location") + "/changes";
    QCOMPARE(api().get(changes).at(u"changes"), QJsonValue(QJsonArray()));
    const QByteArray groups = event + "/groups";
    const QByteArray group = api().get(groups).text(u"items.0.eventGroupId");
    const QByteArray items = groups + '/' + group + "/items";
    const QByteArray item = api().get(items).text(u"items.0.eventItemId");
    api().patch(items + '/' + item, R"({"quantity":4})");
    api().patch(event, R"({"budget":4500})");

    const Answer differ = api().get(changes);

    QCOMPARE(differ.status, 200);
    QCOMPARE(differ.at(u"from.number"), QJsonValue(1));
    QCOMPARE(differ.at(u"to").toObject(),
             (QJsonObject{{u"quoteId"_s, QJsonValue::Null}, {u"number"_s, QJsonValue::Null}}));
    QCOMPARE(differ.text(u"changes.0.kind"), "line");
    QCOMPARE(differ.text(u"changes.0.eventItemId"), item);
    QCOMPARE(differ.at(u"changes.0.before.quantity"), QJsonValue(3));
    QCOMPARE(differ.at(u"changes.0.after.units"), QJsonValue(8));
    QCOMPARE(differ.at(u"changes.0.customerPriceChangeIncTax"), differ.at(u"customerPriceIncTax.change"));
    QCOMPARE(differ.text(u"changes.1.field"), "budget");
    QCOMPARE(differ.at(u"changes.1.before"), QJsonValue(QJsonValue::Null));
    QCOMPARE(differ.at(u"changes.1.after"), QJsonValue(4500));
    QCOMPARE(differ.at(u"changes").toArray().size(), 2);
    const Answer part = api().get(changes + "?fields=to.number,changes.kind");
    QCOMPARE(part.body, R"({"to":{"number":null},"changes":[{"kind":"line"},{"kind":"detail"}]})");
    QCOMPARE(api().get(changes + "?fields=changes.reason").error(), "unknown_fields:changes.reason");
    const QByteArray self = quote.text(u"quoteId");
    QCOMPARE(api().get(changes + "?to=" + self).at(u"changes"), QJsonValue(QJsonArray()));
    QCOMPARE(api().get(changes + "?to=" + self).at(u"to.quoteId"), quote.at(u"quoteId"));
}

void QuotesTest::theProposalStaysAsItWas()
{
    const QByteArray event = newEvent();
    const QByteArray path = api().post(event + "/quotes", "{}").header("location");
    const Answer pdf = api().get(path + "?format=pdf");
    QCOMPARE(pdf.status, 200);
    QCOMPARE(pdf.header("content-type"), "application/pdf");
    QVERIFY(pdf.body.startsWith("%PDF-"));

    api().patch(event, R"({"name":"Another"})");

    QCOMPARE(api().get(path + "?format=pdf").header("etag"), pdf.header("etag"));
    QCOMPARE(api().post(path + "/accept", R"({"acceptedBy":"Ada"})").status, 200);
    QCOMPARE(api().get(path + "?format=pdf").body, pdf.body);
    // A newer program may lay it out in another way.
    QCOMPARE(pdf.header("etag"), etagOf(path.sliced(path.lastIndexOf('/') + 1) + "-pdf-" + programVersion()));
}

void QuotesTest::theFeedTellsOfBoth()
{
    const QByteArray event = newEvent();
    const QByteArray cursor = api().get("/api/v1/changes?cursor=now").text(u"cursor");
    const Answer quote = api().post(event + "/quotes", "{}");

    const Answer feed = api().get("/api/v1/changes?cursor=" + cursor);

    QCOMPARE(feed.at(u"items").toArray().size(), 2);
    QCOMPARE(feed.text(u"items.0.resource"), "quotes");
    QCOMPARE(feed.at(u"items.0.id"), quote.at(u"quoteId"));
    QCOMPARE(feed.text(u"items.0.action"), "created");
    QCOMPARE(feed.text(u"items.1.resource"), "events");
    QCOMPARE(feed.text(u"items.1.action"), "updated");
}

STEMDESK_TEST(QuotesTest)

} // namespace stemdesk::quotes_test

#include "tst_quotes.moc"
