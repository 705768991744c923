#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonValue>
#include <QTest>

namespace stemdesk::query_test {

class QueryTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void parameters_data();
    void parameters();
    void aSearchWithoutWordsFindsAll_data();
    void aSearchWithoutWordsFindsAll();
    void limitIs25UnlessSaid();
    void walksSeeEveryRowOnce_data();
    void walksSeeEveryRowOnce();
    void cursorsUseUrlSafeCharacters();
    void aCursorBelongsToItsListAndFilters();
    void aCursorDoesNotBelongToAnotherShop();
    void changesWhileWalkingDisturbNothing();
    void fieldsMayChangeBetweenPages();

private:
    static QByteArray words(int count)
    {
        QByteArrayList words;
        for (int i = 0; i < count; ++i)
            words += 'w' + QByteArray::number(i);
        return words.join('+');
    }
    QByteArray firstCursor(const QByteArray &path) { return api().get(path).text(u"cursor"); }
};

void QueryTest::initTestCase()
{
    m_fixture = std::make_unique<ApiFixture>();
    QByteArrayList rows;
    for (int i = 0; i < 28; ++i)
        rows += R"({"name":"Row )" + QByteArray::number(i) + "\"}";
    QCOMPARE(api().post("/api/v1/suppliers", "{\"items\":[" + rows.join(',') + "]}").status, 200);
    QCOMPARE(api().post("/api/v1/events", "{\"items\":[" + rows.join(',') + "]}").status, 200);
}

void QueryTest::parameters_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char *name, const QByteArray &query, int status, const QByteArray &error) {
        QTest::newRow(name) << query << status << error;
    };
    row("limit 0", "limit=0", 422, "invalid_limit");
    row("limit 1", "limit=1", 200, "");
    row("limit 100", "limit=100", 200, "");
    row("limit 101", "limit=101", 422, "invalid_limit");
    row("negative limit", "limit=-1", 422, "invalid_limit");
    row("limit with sign", "limit=%2B5", 422, "invalid_limit");
    row("limit with space", "limit=+5", 422, "invalid_limit");
    row("half a limit", "limit=1.5", 422, "invalid_limit");
    row("limit in words", "limit=all", 422, "invalid_limit");
    row("limit in hex", "limit=0x10", 422, "invalid_limit");
    row("limit beyond numbers", "limit=99999999999999999999999", 422, "invalid_limit");
    row("empty limit", "limit=", 422, "invalid_limit");
    row("limit without value", "limit", 422, "invalid_limit");
    row("limit twice", "limit=5&limit=5", 422, "invalid_limit");
    row("encoded name", "%6Cimit=5", 200, "");
    row("limit twice, once encoded", "limit=5&%6Cimit=5", 422, "invalid_limit");
    row("cursor of nonsense", "cursor=nonsense", 422, "invalid_cursor");
    row("cursor of other characters", "cursor=%21%21", 422, "invalid_cursor");
    row("empty cursor", "cursor=", 422, "invalid_cursor");
    row("forged cursor", "cursor=AAAAAAAAAAEAAAAAAAAAAA", 422, "invalid_cursor");
    row("unknown", "foo=1", 422, "unknown_parameter:foo");
    row("unknown without value", "foo", 422, "unknown_parameter:foo");
    row("unknown in capitals", "LIMIT=5", 422, "unknown_parameter:LIMIT");
    row("unknown encoded", "f%6Fo=1", 422, "unknown_parameter:foo");
    row("empty name", "=1", 422, "unknown_parameter:");
    row("empty q", "q=", 422, "invalid_q");
    row("q twice", "q=a&q=b", 422, "invalid_q");
    row("q of 500 characters", "q=" + QByteArray(500, 'a'), 200, "");
    row("q of 501 characters", "q=" + QByteArray(501, 'a'), 422, "invalid_q");
    row("q of 20 words", "q=" + words(20), 200, "");
    row("q of 21 words", "q=" + words(21), 422, "invalid_q");
    row("fields with no names", "fields=", 200, "");
    row("fields without value", "fields", 200, "");
    row("fields twice", "fields=name&fields=name", 422, "invalid_fields");
    row("not UTF-8", "q=%FF%FE", 422, "invalid_q");
    row("cut UTF-8", "q=%C3", 422, "invalid_q");
    row("overlong UTF-8", "q=%C0%AF", 422, "invalid_q");
    row("surrogate in UTF-8", "q=%ED%A0%80", 422, "invalid_q");
    row("a zero byte", "q=a%00b", 422, "invalid_q");
    row("a line break", "q=a%0Ab", 422, "invalid_q");
    row("delete", "q=a%7Fb", 422, "invalid_q");
    row("half an escape", "q=%2", 422, "invalid_q");
    row("a percent sign alone", "q=100%", 422, "invalid_q");
    row("no hex digits", "q=%zz", 422, "invalid_q");
    row("plus is a space", "q=row+1", 200, "");
    row("nothing after the question mark", "", 200, "");
    row("nothing between ampersands", "limit=5&&q=row&", 200, "");
    row("fields of commas", "fields=,", 200, "");
    row("a space in fields", "fields=name,%20status", 422, "unknown_fields: status");
    row("dots", "fields=..", 422, "unknown_fields:..");
}

void QueryTest::parameters()
{
    QFETCH(const QByteArray, query);
    QFETCH(const int, status);

    const Answer answer = api().get("/api/v1/suppliers?" + query);

    QVERIFY2(answer.status == status, answer.body.constData());
    QTEST(answer.error(), "error");
}

void QueryTest::aSearchWithoutWordsFindsAll_data()
{
    QTest::addColumn<QByteArray>("list");
    for (const char *list : {"suppliers", "products", "contacts", "events", "invoices", "series"})
        QTest::newRow(list) << QByteArray(list);
}

void QueryTest::aSearchWithoutWordsFindsAll()
{
    QFETCH(const QByteArray, list);
    const Answer all = api().get("/api/v1/" + list);
    QCOMPARE(all.status, 200);
    if (list != "invoices" && list != "series") // The shop has none of these.
        QVERIFY(!all.at(u"items").toArray().isEmpty());

    for (const QByteArray q : {"%20", "+", "%C2%A0", "%22", "-"}) {
        const Answer found = api().get("/api/v1/" + list + "?q=" + q);
        QVERIFY2(found.status == 200, found.body.constData());
        QCOMPARE(found.at(u"items"), all.at(u"items"));
    }
}

void QueryTest::limitIs25UnlessSaid()
{
    const Answer page = api().get("/api/v1/suppliers");

    QCOMPARE(page.json().keys(), (QStringList{u"cursor"_s, u"isDone"_s, u"items"_s}));
    QCOMPARE(page.at(u"items").toArray().size(), 25);
    QCOMPARE(page.at(u"isDone"), QJsonValue(false));
    QVERIFY(page.at(u"cursor").isString());
}

void QueryTest::walksSeeEveryRowOnce_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("order");
    QTest::newRow("suppliers") << QByteArray("suppliers?") << QByteArray("supplierId") << QByteArray("up");
    QTest::newRow("filtered suppliers") << QByteArray("suppliers?q=row&") << QByteArray("supplierId")
                                        << QByteArray("up");
    QTest::newRow("events") << QByteArray("events?") << QByteArray("eventId") << QByteArray("down");
    QTest::newRow("filtered events") << QByteArray("events?q=row&status=new&") << QByteArray("eventId")
                                     << QByteArray("down");
    QTest::newRow("colours") << QByteArray("colors?") << QByteArray("colorId") << QByteArray("up");
    QTest::newRow("categories") << QByteArray("categories?") << QByteArray("categoryId") << QByteArray("up");
    QTest::newRow("products") << QByteArray("products?") << QByteArray("productId") << QByteArray("up");
    QTest::newRow("price lists") << QByteArray("price-lists?") << QByteArray("priceListId") << QByteArray("up");
    QTest::newRow("tax groups") << QByteArray("tax-groups?") << QByteArray("taxGroupId") << QByteArray("up");
    QTest::newRow("items") << QByteArray("events/<evt>/groups/<grp>/items?") << QByteArray("eventItemId")
                           << QByteArray("up");
}

void QueryTest::walksSeeEveryRowOnce()
{
    QFETCH(const QByteArray, id);
    QFETCH(const QByteArray, order);
    QFETCH(QByteArray, list);
    list = filled("/api/v1/" + list);
    QByteArrayList all;
    for (const QJsonValue row : api().get(list + "limit=100").at(u"items").toArray())
        all += row[QString::fromLatin1(id)].toString().toLatin1();
    QByteArrayList walked;
    QByteArray cursor;

    for (bool isDone = false; !isDone && walked.size() <= all.size();) {
        const Answer page = api().get(list + "limit=3" + (cursor.isEmpty() ? QByteArray() : "&cursor=" + cursor));
        QCOMPARE(page.status, 200);
        for (const QJsonValue row : page.at(u"items").toArray())
            walked += row[QString::fromLatin1(id)].toString().toLatin1();
        isDone = page.at(u"isDone").toBool();
        cursor = page.text(u"cursor");
        QCOMPARE(cursor.isEmpty(), isDone);
    }

    QCOMPARE(walked, all);
    QByteArrayList sorted = all;
    std::sort(sorted.begin(), sorted.end());
    if (order == "down")
        std::reverse(sorted.begin(), sorted.end());
    QCOMPARE(all, sorted);
}

void QueryTest::cursorsUseUrlSafeCharacters()
{
    const QByteArray cursor = firstCursor("/api/v1/suppliers?limit=1");

    QVERIFY(!cursor.isEmpty());
    for (const char c : cursor)
        QVERIFY(isalnum(c) || c == '-' || c == '_');
}

void QueryTest::aCursorBelongsToItsListAndFilters()
{
    const QByteArray plain = firstCursor("/api/v1/suppliers?limit=1");
    const QByteArray filtered = firstCursor("/api/v1/suppliers?limit=1&q=row&status=active");

    QCOMPARE(api().get("/api/v1/suppliers?cursor=" + plain).status, 200);
    QCOMPARE(api().get("/api/v1/suppliers?limit=7&cursor=" + plain).status, 200);
    QCOMPARE(api().get("/api/v1/suppliers?status=active&q=row&cursor=" + filtered).status, 200); // In any order.
    for (const QByteArray &other :
         {"events?cursor=" + plain, "colors?cursor=" + plain, "suppliers?q=row&cursor=" + plain,
          "suppliers?cursor=" + filtered, "suppliers?q=other&status=active&cursor=" + filtered})
        QCOMPARE(api().get("/api/v1/" + other).error(), "invalid_cursor");
}

void QueryTest::aCursorDoesNotBelongToAnotherShop()
{
    const QByteArray cursor = firstCursor("/api/v1/suppliers?limit=1");
    const auto other = m_fixture->connect(m_fixture->newOtherKey());
    other->forbid({filled("<sup>")});

    const Answer answer = other->get("/api/v1/suppliers?cursor=" + cursor);

    QVERIFY(!answer.body.contains("Row "));
}

void QueryTest::changesWhileWalkingDisturbNothing()
{
    ApiFixture fixture;
    const QByteArray list = "/api/v1/colors?limit=2&updatedSince=" + QByteArray::number(TestShop::kStart + 1);
    fixture.test().tick();
    QByteArrayList made;
    for (int i = 0; i < 6; ++i)
        made += fixture.api()
                    .post("/api/v1/colors", R"({"name":"N)" + QByteArray::number(i) + R"(","hex":"#000000"})")
                    .text(u"colorId");
    const Answer first = fixture.api().get(list);

    fixture.api().remove("/api/v1/colors/" + made.at(1)); // The row that the cursor points to.
    fixture.api().remove("/api/v1/colors/" + made.at(2)); // The next one.
    fixture.api().post("/api/v1/colors", R"({"name":"N6","hex":"#000000"})");
    const Answer second = fixture.api().get(list + "&cursor=" + first.text(u"cursor"));
    const Answer third = fixture.api().get(list + "&cursor=" + second.text(u"cursor"));

    QCOMPARE(second.text(u"items.0.name"), "N3");
    QCOMPARE(second.text(u"items.1.name"), "N4");
    QCOMPARE(third.text(u"items.0.name"), "N5");
    QCOMPARE(third.text(u"items.1.name"), "N6");
}

void QueryTest::fieldsMayChangeBetweenPages()
{
    const QByteArray cursor = firstCursor("/api/v1/suppliers?limit=1&fields=name");

    const Answer next = api().get("/api/v1/suppliers?limit=1&fields=phone&cursor=" + cursor);

    QCOMPARE(next.status, 200);
    QCOMPARE(next.at(u"items.0").toObject().keys(), (QStringList{u"phone"_s, u"supplierId"_s}));
}

STEMDESK_GUILESS_TEST(QueryTest)

} // namespace stemdesk::query_test

#include "tst_query.moc"
