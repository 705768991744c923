#include "core/services/keys/request_log_service.h"

#include "core/security/scope.h"
#include "core/storage/engine/session.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QTest>

namespace stemdesk::request_log_service_test {

class TestRequestLogService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void newestComeFirstPageByPage();
    void filters_data();
    void filters();
    void anotherShopsRequestsAreNotThere();
    void anUnknownKeyHasNone();
    void oldOnesGoInSmallSteps();
    void everyListHasItsIndex();
    void nothingIsWrittenForNothing();

private:
    ApiKeyId newKey(ShopServices &shop, const QString &name)
    {
        return shop.keys.create(name, Scopes::all().bits(), {})->key.id;
    }
    qint64 storageKey(const ApiKeyId &id)
    {
        return **m_test->session().first(
            "select key from api_key where id = ?", [](const Row &row) { return row.integer(0); }, id);
    }
    RequestRecord record(const QByteArray &path, int status = 200)
    {
        return {.shop = m_test->context().tenant().shop,
                .key = storageKey(m_key),
                .at = m_test->now(),
                .method = "GET",
                .path = path,
                .status = status,
                .durationMs = 3,
                .requestId = "req_" + path};
    }
    Status store(const QList<RequestRecord> &records) { return RequestLogService::store(m_test->session(), records); }
    QStringList paths(const RequestLogFilter &filter = {})
    {
        QStringList paths;
        const auto page = m_test->shop().requestLog.list(filter, {.limit = 1000});
        for (const LoggedRequest &request : page->rows)
            paths += request.path;
        return paths;
    }

    std::unique_ptr<TestShop> m_test;
    ApiKeyId m_key;
    ApiKeyId m_otherKey;
};

void TestRequestLogService::init()
{
    m_test = std::make_unique<TestShop>();
    m_key = newKey(m_test->shop(), u"Website"_s);
    m_otherKey = newKey(m_test->shop(), u"Till"_s);
}

void TestRequestLogService::newestComeFirstPageByPage()
{
    QVERIFY(store({record("/a"), record("/b")}));
    QVERIFY(store({record("/c")}));

    const auto first = m_test->shop().requestLog.list({}, {.limit = 2});
    QCOMPARE(first->rows.size(), 2);
    const LoggedRequest newest = first->rows.constFirst();
    QCOMPARE(newest.path, u"/c"_s);
    QCOMPARE(newest.key, m_key);
    QCOMPARE(newest.keyName, u"Website"_s);
    QCOMPARE(newest.method, u"GET"_s);
    QCOMPARE(newest.status, 200);
    QCOMPARE(newest.durationMs, 3);
    QCOMPARE(newest.at, m_test->now());
    QCOMPARE(newest.requestId, u"req_/c"_s);

    QVERIFY(store({record("/d")})); // A new request does not shift the pages.
    const auto rest = m_test->shop().requestLog.list({}, {.after = first->next, .limit = 2});
    QCOMPARE(rest->rows.size(), 1);
    QCOMPARE(rest->rows.constFirst().path, u"/a"_s);
    QVERIFY(!rest->next);
}

void TestRequestLogService::filters_data()
{
    QTest::addColumn<bool>("ofOneKey");
    QTest::addColumn<bool>("errorsOnly");
    QTest::addColumn<QStringList>("paths");
    QTest::newRow("none") << false << false << QStringList{u"/till"_s, u"/broken"_s, u"/refused"_s, u"/fine"_s};
    QTest::newRow("key") << true << false << QStringList{u"/broken"_s, u"/refused"_s, u"/fine"_s};
    QTest::newRow("errors") << false << true << QStringList{u"/till"_s, u"/broken"_s, u"/refused"_s};
    QTest::newRow("key and errors") << true << true << QStringList{u"/broken"_s, u"/refused"_s};
}

void TestRequestLogService::filters()
{
    QFETCH(const bool, ofOneKey);
    QFETCH(const bool, errorsOnly);
    RequestRecord tills = record("/till", 429);
    tills.key = storageKey(m_otherKey);
    QVERIFY(store({record("/fine"), record("/refused", 404), record("/broken", 500), tills}));

    RequestLogFilter filter{.errorsOnly = errorsOnly};
    if (ofOneKey)
        filter.key = m_key;

    QTEST(paths(filter), "paths");
}

void TestRequestLogService::anotherShopsRequestsAreNotThere()
{
    const ApiKeyId theirs = newKey(m_test->otherShop(), u"Theirs"_s);
    RequestRecord foreign = record("/theirs", 404);
    foreign.shop = contextOf(m_test->otherShop()).tenant().shop;
    foreign.key = storageKey(theirs);
    QVERIFY(store({record("/mine"), foreign}));

    QCOMPARE(paths(), QStringList{u"/mine"_s});
    QCOMPARE(paths({.errorsOnly = true}), QStringList());
    QCOMPARE(paths({.key = theirs}), QStringList());
    QCOMPARE(m_test->otherShop().requestLog.list({}, {})->rows.size(), 1);
}

void TestRequestLogService::anUnknownKeyHasNone()
{
    QVERIFY(store({record("/mine")}));

    QCOMPARE(paths({.key = ApiKeyId::create()}), QStringList());
}

void TestRequestLogService::oldOnesGoInSmallSteps()
{
    constexpr qint64 kDay = 86'400'000;
    QVERIFY(store(QList<RequestRecord>(1200, record("/old"))));
    m_test->tick(kDay);
    QVERIFY(store({record("/kept")}));
    const auto expire = [this] { return *RequestLogService::expireSome(m_test->session(), m_test->now()); };

    m_test->setNow(TestShop::kStart + 30 * kDay);
    QVERIFY(!expire());
    QCOMPARE(paths().size(), 1000); // The maximum of one page: nothing was deleted.
    m_test->tick(1);
    int steps = 1;
    while (expire())
        ++steps;

    QCOMPARE(steps, 3);
    QCOMPARE(paths(), QStringList{u"/kept"_s});
}

void TestRequestLogService::everyListHasItsIndex()
{
    QVERIFY(store({record("/a"), record("/b", 404)}));
    PlanWatch watch;
    for (const bool errorsOnly : {false, true}) {
        QVERIFY(m_test->shop().requestLog.list({.errorsOnly = errorsOnly}, {}));
        QVERIFY(m_test->shop().requestLog.list({.key = m_key, .errorsOnly = errorsOnly}, {}));
    }

    QCOMPARE(watch.badSteps(), QStringList());
}

void TestRequestLogService::nothingIsWrittenForNothing()
{
    const qint64 before = m_test->session().statementsRun();

    QVERIFY(store({}));

    QCOMPARE(m_test->session().statementsRun(), before);
}

STEMDESK_GUILESS_TEST(TestRequestLogService)

} // namespace stemdesk::request_log_service_test

#include "tst_request_log_service.moc"
