#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/support/api_fixture.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QTest>
#include <QVariant>

#include <sqlite3.h>

#include <atomic>
#include <mutex>

namespace stemdesk::selected_fields_test {

namespace {

/// Records every statement on its first connection, which belongs to the only reading thread. Other threads may write
/// at any time.
class TracingDriver final : public SqliteDriver {
public:
    using SqliteDriver::SqliteDriver;

    Status open(QSqlDatabase &database) const override
    {
        if (const Status opened = SqliteDriver::open(database); !opened)
            return opened;
        if (m_log->isTraced.exchange(true))
            return {};
        const QVariant handle = database.driver()->handle();
        sqlite3_trace_v2(*static_cast<sqlite3 *const *>(handle.constData()), SQLITE_TRACE_STMT,
                         &TracingDriver::onStatement, m_log.get());
        return {};
    }
    QByteArrayList taken() const
    {
        const std::scoped_lock lock(m_log->mutex);
        return std::exchange(m_log->statements, {});
    }

private:
    struct Log {
        std::mutex mutex; // Guards statements: a worker writes them, the test takes them.
        QByteArrayList statements;
        std::atomic<bool> isTraced = false;
    };

    static int onStatement(unsigned, void *log, void *, void *sql)
    {
        auto *target = static_cast<Log *>(log);
        const std::scoped_lock lock(target->mutex);
        target->statements += static_cast<const char *>(sql);
        return 0;
    }

    std::unique_ptr<Log> m_log = std::make_unique<Log>();
};

} // namespace

class FieldSelectionTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyReadTakesFields_data();
    void everyReadTakesFields();
    void aPaymentPlanIsReadInPart();
    void aCollectionAndItsPathIsWhole();
    void totalsAreNullWhereTheyWereNotAsked();
    void imagesAreNotReadWhereTheyWereNotAsked();
    void lessIsReadForLess_data();
    void lessIsReadForLess();
    void morePerPageRunsNoMoreStatements_data();
    void morePerPageRunsNoMoreStatements();

private:
    /// The statements that one GET runs.
    QByteArrayList statementsOf(const QByteArray &path);
    const TracingDriver *m_driver = nullptr;
};

void FieldSelectionTest::initTestCase()
{
    ApiFixture::Options options;
    options.server.workers = 1;
    if (!isOnPostgres())
        options.makeDriver = [this](const TestShop &test) {
            auto driver = std::make_unique<TracingDriver>(test.folder() + u"/stemdesk.db"_s);
            m_driver = driver.get();
            return driver;
        };
    m_fixture = std::make_unique<ApiFixture>(options);
}

QByteArrayList FieldSelectionTest::statementsOf(const QByteArray &path)
{
    (void)m_driver->taken(); // Drop earlier statements.
    const Answer answer = api().get(filled(path));
    if (answer.status != 200)
        QTest::qFail(answer.body.constData(), __FILE__, __LINE__);
    return m_driver->taken();
}

void FieldSelectionTest::everyReadTakesFields_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const QByteArray &path, const QByteArray &fields, const QByteArray &expected) {
        QTest::newRow((path + ' ' + fields).constData()) << path << fields << expected;
    };
    row("suppliers/<sup>", "name", R"({"supplierId":"<sup>","name":"Flower market"})");
    row("suppliers/<sup>", "status,name", R"({"supplierId":"<sup>","name":"Flower market","status":"active"})");
    row("suppliers/<sup>", "supplierId", R"({"supplierId":"<sup>"})");
    row("colors/<col>", "hex", R"({"colorId":"<col>","hex":"#c08081"})");
    row("categories/<cat>", "name", R"({"categoryId":"<cat>","name":"Garden"})");
    row("products/<prod>", "name,variants.unitsPerPack",
        R"({"productId":"<prod>","name":"Rose","variants":[{"unitsPerPack":10}]})");
    row("products/<prod>", "variants.name,variants.variantId",
        R"({"productId":"<prod>","variants":[{"variantId":"<var>","name":"Rose"}]})");
    row("price-lists/<pl>", "date", R"({"priceListId":"<pl>","date":"2026-01-01"})");
    row("price-lists/<pl>", "entries.unitCostExclTax", R"({"priceListId":"<pl>","entries":[{"unitCostExclTax":2}]})");
    row("price-lists/<pl>/entries/<pe>", "unitCostExclTax", R"({"priceEntryId":"<pe>","unitCostExclTax":2})");
    row("tax-groups/<tax>", "rate", R"({"taxGroupId":"<tax>","rate":0.2})");
    row("contacts/<con>", "name", R"({"contactId":"<con>","name":"Ada Marlow"})");
    row("events/<evt>/payments/<pay>", "amount", R"({"paymentId":"<pay>","amount":5})");
    row("events/<evt>/balance", "paid,instalments.state",
        R"({"paid":5,"instalments":[{"state":"open"},{"state":"open"}]})");
    row("events/<evt>/quotes/<quo>", "number", R"({"quoteId":"<quo>","number":1})");
    row("events/<evt>/quotes/<quo>", "event.name,event.groups.items.quantity,event.totals.costIncTax",
        R"({"quoteId":"<quo>","event":{"name":"Anna and Ben","totals":{"costIncTax":38.4},)"
        R"("groups":[{"items":[{"quantity":3},{"quantity":2}]}]}})");
    row("events/<evt>/quotes/<quo>", "event.eventId,event.paymentPlan",
        R"({"quoteId":"<quo>","event":{"eventId":"<evt>","paymentPlan":null}})");
    row("webhooks/<whsub>/deliveries/<whd>", "payload.type,payload.data.name",
        R"({"deliveryId":"<whd>","payload":{"type":"event.created","data":{"name":"Gone"}}})");
    row("events/<evt>", "name", R"({"eventId":"<evt>","name":"Anna and Ben","totals":null})");
    row("events/<evt>", "groups.items.quantity",
        R"({"eventId":"<evt>","totals":null,"groups":[{"items":[{"quantity":3},{"quantity":2}]}]})");
    row("events/<evt>", "totals.costIncTax", R"({"eventId":"<evt>","totals":{"costIncTax":38.4}})");
    row("events/<evt>/groups/<grp>", "items.quantity",
        R"({"eventGroupId":"<grp>","items":[{"quantity":3},{"quantity":2}]})");
    row("events/<evt>/groups/<grp>/items/<item>", "units", R"({"eventItemId":"<item>","units":6})");
    row("events/<evt>/order-sheet", "events.name", R"({"events":[{"name":"Anna and Ben"}]})");
}

void FieldSelectionTest::everyReadTakesFields()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, fields);
    QFETCH(const QByteArray, expected);

    const Answer answer = api().get(filled("/api/v1/" + path + "?fields=" + fields));

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.body, filled(expected));
}

void FieldSelectionTest::aPaymentPlanIsReadInPart()
{
    const QByteArray path = api()
                                .post("/api/v1/events", R"({"name":"Fair","paymentPlan":[
        {"name":"Deposit","percent":30,"due":{"on":"acceptance"}},
        {"name":"Rest","rest":true,"due":{"on":"date","date":"2030-01-05"}}]})")
                                .header("location");
    const QByteArray id = path.sliced(path.lastIndexOf('/') + 1);

    const Answer answer = api().get(path + "?fields=paymentPlan.percent,paymentPlan.due.on");

    QCOMPARE(answer.body,
             R"({"eventId":")" + id
                 + R"(","totals":null,"paymentPlan":[{"due":{"on":"acceptance"},"percent":30},)"
                   R"({"due":{"on":"date"}}]})");
    QCOMPARE(api().get(path + "?fields=paymentPlan.due.when").text(u"error"), "unknown_fields:paymentPlan.due.when");
}

void FieldSelectionTest::aCollectionAndItsPathIsWhole()
{
    const QByteArray path = filled("/api/v1/products/<prod>?fields=");

    QCOMPARE(api().get(path + "variants.sku,variants").body, api().get(path + "variants").body);
    QCOMPARE(api().get(path).body, api().get(path.chopped(8)).body);
}

void FieldSelectionTest::totalsAreNullWhereTheyWereNotAsked()
{
    QVERIFY(api().get("/api/v1/events?fields=name").at(u"items.0.totals").isNull());
    QVERIFY(api().get("/api/v1/events?fields=totals").at(u"items.0.totals").isObject());
    QVERIFY(api().get("/api/v1/events").at(u"items.0.totals").isObject());
}

void FieldSelectionTest::lessIsReadForLess_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("spared"); // Tables that the whole object needs and the selection does not.
    const auto row = [](const QByteArray &path, const QByteArray &fields, const QByteArray &spared) {
        QTest::newRow((path + ' ' + fields).constData()) << path << fields << spared;
    };
    row("products", "name,category", "variant");
    row("products/<prod>", "name", "variant");
    row("price-lists", "name,date,entriesCount", "price_entry");
    row("price-lists/<pl>", "name", "price_entry");
    row("events/<evt>", "name,status", "event_group,event_item,price_list,price_entry");
    row("events/<evt>", "name,totals", "event_group,event_item,price_list,price_entry");
    row("events/<evt>", "imageUrls,notes", "event_group,event_item,price_list,price_entry");
    row("events/<evt>", "groups.name,groups.items.quantity,groups.items.variantId", "price_list,price_entry");
}

void FieldSelectionTest::lessIsReadForLess()
{
    if (isOnPostgres())
        QSKIP("It counts by SQLite's trace.");
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, fields);
    QFETCH(const QByteArray, spared);
    const auto reads = [](const QByteArrayList &statements, const QByteArray &table) {
        const QRegularExpression name(u"\\b(from|join)\\s+%1\\b"_s.arg(QString::fromLatin1(table)));
        return std::any_of(statements.cbegin(), statements.cend(),
                           [&](const QByteArray &sql) { return name.match(QString::fromUtf8(sql)).hasMatch(); });
    };

    const QByteArrayList whole = statementsOf("/api/v1/" + path);
    const QByteArrayList some = statementsOf("/api/v1/" + path + "?fields=" + fields);

    for (const QByteArray &table : spared.split(',')) {
        QVERIFY2(reads(whole, table), ("the whole object does not read " + table).constData());
        QVERIFY2(!reads(some, table), (table + " is read: " + some.join("; ")).constData());
    }
    QVERIFY(some.size() < whole.size());
}

void FieldSelectionTest::imagesAreNotReadWhereTheyWereNotAsked()
{
    if (isOnPostgres())
        QSKIP("It counts by SQLite's trace.");
    const auto reads = [this](const QByteArray &query) {
        return statementsOf("/api/v1/events/<evt>" + query).join("; ").contains("event.image_urls");
    };

    QVERIFY(reads(""));
    QVERIFY(reads("?fields=imageUrls"));
    QVERIFY(!reads("?fields=name,totals,itemsCount"));
    // A picture's name needs no statement, because the event stores the picture's id.
    QVERIFY(!statementsOf("/api/v1/events/<evt>").join("; ").contains("from image"));
}

void FieldSelectionTest::morePerPageRunsNoMoreStatements_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {"products", "price-lists", "events", "suppliers", "events/<evt>/groups"})
        QTest::newRow(path) << "/api/v1/" + QByteArray(path);
}

void FieldSelectionTest::morePerPageRunsNoMoreStatements()
{
    if (isOnPostgres())
        QSKIP("It counts by SQLite's trace.");
    QFETCH(const QByteArray, path);
    QCOMPARE(api().post("/api/v1/events", R"({"name":"Another"})").status, 201);
    const QByteArray groups = filled("/api/v1/events/<evt>/groups");
    QCOMPARE(api().post(groups, R"({"name":"Another"})").status, 201);

    const qsizetype one = statementsOf(path + "?limit=1").size();
    const qsizetype all = statementsOf(path + "?limit=100").size();

    QVERIFY2(all <= one, (QByteArray::number(all) + " instead of " + QByteArray::number(one)).constData());
}

STEMDESK_GUILESS_TEST(FieldSelectionTest)

} // namespace stemdesk::selected_fields_test

#include "tst_selected_fields.moc"
