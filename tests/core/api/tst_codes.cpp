#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/support/api_table.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

namespace stemdesk::codes_test {

using namespace std::chrono_literals;

/// A request that is answered with a code only after something was set up.
using Provocation = Answer (*)();

const QByteArray kNewSupplier = R"({"name":"New"})";

/// The server's timeout with a lock is short here.
std::unique_ptr<ApiFixture> impatient()
{
    ApiFixture::Options options;
    options.makeDriver = [](const TestShop &test) { return test.newDriver(10ms); };
    return std::make_unique<ApiFixture>(options);
}

/// SQLite finds the disk full when the file may not grow.
class FullDriver final : public SqliteDriver {
public:
    using SqliteDriver::SqliteDriver;
    Status open(QSqlDatabase &database) const override
    {
        if (const Status opened = SqliteDriver::open(database); !opened)
            return opened;
        QSqlQuery query(database);
        // SQLite raises it to the current size.
        return query.exec(u"PRAGMA max_page_count=1"_s) ? Status() : internal(u"no limit"_s);
    }
};

/// A trigger reports PostgreSQL's own code, because no test could fill the server's disk.
void fillServersDisk(Session &session)
{
    for (const char *sql : {"create function full_disk() returns trigger language plpgsql as "
                            "$$begin raise exception using errcode = '53100'; end$$",
                            "create trigger full_disk before insert on supplier execute function full_disk()"}) {
        if (const Status made = session.run(sql); !made)
            qFatal("%ls", qUtf16Printable(made.error().message));
    }
}

Answer withSetting(const QString &key, const QString &value)
{
    ApiFixture fixture;
    fixture.set(key, value);
    (void)fixture.api().get("/api/v1/suppliers");
    return fixture.api().get("/api/v1/suppliers");
}

Answer withKey(const std::function<QByteArray(ApiFixture &)> &key)
{
    ApiFixture fixture;
    return fixture.connect(key(fixture))->get("/api/v1/suppliers");
}

Answer after(const QByteArray &path, const QByteArray &patch, const QByteArray &deleted)
{
    ApiFixture fixture;
    if (fixture.api().patch(fixture.filled(path), fixture.filled(patch)).status != 200)
        return {};
    return fixture.api().remove(fixture.filled(deleted));
}

Answer revoked()
{
    return withKey([](ApiFixture &fixture) {
        const CreatedKey made = must(fixture.shop().keys.create(u"Gone"_s, Scopes::all().bits(), {}));
        must(fixture.shop().keys.revoke(made.key.id));
        return made.text;
    });
}

Answer expired()
{
    return withKey([](ApiFixture &fixture) { return fixture.newKey(Scopes::all(), fixture.test().now()); });
}

Answer withoutScope()
{
    return withKey([](ApiFixture &fixture) { return fixture.newKey(Scopes().add(Scope::SuppliersWrite)); });
}

Answer tooManyWrongKeys()
{
    ApiFixture fixture;
    const auto client = fixture.connect({});
    for (int i = 0; i < 30; ++i)
        (void)client->get("/api/v1/suppliers");
    return client->get("/api/v1/suppliers");
}

Answer pinnedList()
{
    return after("/api/v1/events/<evt>", R"({"pricing":{"priceListIds":{"flower":"<pl>"}}})",
                 "/api/v1/price-lists/<pl>");
}

Answer onlyTemplate()
{
    ApiFixture fixture;
    // Not the fixture's own event, which has an invoice.
    const QByteArray event =
        fixture.api().post("/api/v1/events", R"({"name":"Lobby","venueStart":1780308000000})").text(u"eventId");
    fixture.api().post("/api/v1/series",
                       R"({"name":"Lobby","rule":"FREQ=DAILY","startsOn":"2026-03-21","status":"paused",)"
                       R"("templateEventIds":[")"
                           + event + R"("]})");
    return fixture.api().remove("/api/v1/events/" + event);
}

Answer usedTaxGroup()
{
    return after("/api/v1/events/<evt>", R"({"pricing":{"taxGroupId":"<tax>"}})", "/api/v1/tax-groups/<tax>");
}

Answer tooManyRows()
{
    ApiFixture fixture;
    return fixture.api().post("/api/v1/suppliers", "{\"items\":[" + QByteArray("{},").repeated(500) + "{}]}");
}

Answer slowRequest()
{
    ApiFixture::Options options;
    options.server.http.limits.request = 20ms;
    ApiFixture fixture(options);
    fixture.api().send("POST", "/api/v1/suppliers", "{", {{"Content-Length", "100"}});
    return fixture.api().receive();
}

Answer oldVersion()
{
    ApiFixture fixture;
    // The client's own version follows as a header field.
    return fixture.api().request("GET", "/api/v1/suppliers HTTP/3.0\r\nX-Rest:", {});
}

Answer locked()
{
    const auto fixture = impatient();
    const auto lock = must(Transaction::begin(fixture->test().session(), fixture->test().context().tenant().shop));
    return fixture->api().post("/api/v1/suppliers", kNewSupplier);
}

Answer fullDisk()
{
    ApiFixture::Options options;
    if (!isOnPostgres())
        options.makeDriver = [](const TestShop &test) {
            return std::make_unique<FullDriver>(test.folder() + u"/stemdesk.db"_s);
        };
    ApiFixture fixture(options);
    if (isOnPostgres())
        fillServersDisk(fixture.test().session());
    const QByteArray notes(9'000, 'x');
    Answer answer;
    for (int i = 0; i < 1'000 && answer.status < 300; ++i) // Until the pages that are there are full.
        answer = fixture.api().post("/api/v1/suppliers", "{\"name\":\"New\",\"notes\":\"" + notes + "\"}");
    if (fixture.api().get("/api/v1/suppliers").status != 200)
        return {}; // Reads must still work.
    return answer;
}

Answer tooManyStreams()
{
    ApiFixture fixture({.server = {.streams = {.perKey = 0}}});
    return fixture.api().get("/api/v1/changes/stream");
}

Answer missingTable()
{
    ApiFixture fixture;
    if (!fixture.test().session().run("alter table tax_group rename to gone"))
        return {};
    return fixture.api().get("/api/v1/tax-groups");
}

Answer lockedVault()
{
    ApiFixture fixture;
    fixture.test().vault().setLocked(true);
    return fixture.api().post("/api/v1/webhooks", R"({"url":"https://a.com/","events":["event.created"]})");
}

Answer sameKeyUnderWay()
{
    ApiFixture fixture({.server = {.workers = 2, .idempotencyWait = 1ms}});
    const http::Headers keyed{{"Idempotency-Key", "k"}};
    const auto second = fixture.connect(fixture.knownKey());
    const auto lock = must(Transaction::begin(fixture.test().session(), fixture.test().context().tenant().shop));
    fixture.api().send("POST", "/api/v1/suppliers", kNewSupplier, keyed);
    second->send("POST", "/api/v1/suppliers", kNewSupplier, keyed);
    for (;;) { // Either may have come first.
        if (fixture.api().hasAnswer())
            return fixture.api().receive();
        if (second->hasAnswer())
            return second->receive();
    }
}

struct SetUp {
    const char *name;
    int status;
    QByteArray code;
    Provocation provoke;
    QByteArray says; ///< A part of the message that helps to mend it.
};

QList<SetUp> setUps()
{
    return {{"revoked", 401, "revoked_api_key", revoked, "make another"},
            {"expired", 401, "expired_api_key", expired, "expired at 20"},
            {"scope", 403, "missing_scope:suppliers:read", withoutScope, "the scope suppliers:read"},
            {"switched off", 403, "api_access_disabled", [] { return withSetting(u"api-access"_s, u"false"_s); },
             "api-access=on"},
            {"request not complete", 408, "request_timeout", slowRequest, "in time"},
            {"pinned price list", 409, "price_list_in_use:1", pinnedList, "by 1 event;"},
            {"tax group of an event", 409, "tax_group_in_use:1", usedTaxGroup, "by 1 event;"},
            {"only template of a series", 409, "template_in_series:1", onlyTemplate, "(1)"},
            {"same key under way", 409, "idempotency_key_in_use", sameKeyUnderWay, "Idempotency-Key"},
            {"rows", 422, "too_many_items", tooManyRows, "at most 500 rows in one call; \"items\" has 501"},
            {"rate", 429, "rate_limited", [] { return withSetting(u"rate-per-minute"_s, u"1"_s); },
             "1 request in 60 seconds"},
            {"wrong keys", 429, "rate_limited", tooManyWrongKeys, "Retry-After"},
            {"month", 429, "monthly_cap_reached", [] { return withSetting(u"monthly-cap"_s, u"1"_s); },
             "1 request of this month"},
            {"streams", 429, "too_many_streams", tooManyStreams, "one process follow the changes"},
            {"missing table", 500, "internal_error", missingTable},
            {"locked", 503, "busy", locked},
            {"full disk", 503, "storage_full", fullDisk, "disk is full"},
            {"locked vault", 503, "busy", lockedVault},
            {"version of HTTP", 505, "http_version_not_supported", oldVersion, "HTTP/1.1"}};
}

/// `wrong_id_type:expected_x_got_y` is one code, and so is `unknown_fields:a,b`.
QByteArray kindOf(const QByteArray &code)
{
    return code.left(code.indexOf(':') < 0 ? code.size() : code.indexOf(':'));
}

void addCodesOf(const QString &name, QSet<QByteArray> &codes)
{
    QFile table(QStringLiteral(STEMDESK_TEST_DATA "/") + name);
    if (!table.open(QFile::ReadOnly))
        qFatal("there is no table of codes");
    static const QRegularExpression ofRow(uR"re("code":"([^":]+))re"_s);
    while (!table.atEnd()) {
        const QByteArrayList columns = table.readLine().chopped(1).split('\t');
        if (columns.size() < 8)
            continue;
        codes += kindOf(columns.at(6));
        if (const auto match = ofRow.match(QString::fromUtf8(columns.at(7))); match.hasMatch())
            codes += match.captured(1).toLatin1();
    }
}

/// The kinds of codes that are provoked by the tables of this test and of the resources with codes of their own.
QSet<QByteArray> provokedCodes()
{
    QSet<QByteArray> codes;
    for (const SetUp &setUp : setUps())
        codes += kindOf(setUp.code);
    for (const QString &name : {u"api_codes.tsv"_s, u"api_contacts.tsv"_s, u"api_quotes.tsv"_s, u"api_invoices.tsv"_s,
                                u"api_hire.tsv"_s, u"api_tasks.tsv"_s})
        addCodesOf(name, codes);
    return codes;
}

/// The codes that the makers of errors in the program's own source are called with.
QSet<QByteArray> codesIn(const QString &source)
{
    static const QRegularExpression maker(
        uR"re((?:refused|conflict|unavailable|refuse|tooMany|problem)\(\s*(?:\d+,\s*)?"([a-z_]*[a-z]):?")re"_s);
    static const QRegularExpression literal(uR"re((?:\.code = |return \{\d\d\d, )\s*"([a-z_]*[a-z]):?")re"_s);
    static const QRegularExpression missingOne(uR"re(missing\("([a-z_]+)")re"_s);
    QSet<QByteArray> codes;
    const auto add = [&](const QRegularExpression &expression, const QByteArray &suffix) {
        for (auto matches = expression.globalMatch(source); matches.hasNext();)
            codes += matches.next().captured(1).toLatin1() + suffix;
    };
    add(maker, {});
    add(literal, {});
    add(missingOne, "_not_found");
    return codes;
}

class CodesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void requests_data() { addApiTable(u"api_codes.tsv"_s); }
    void requests();
    void situations_data();
    void situations();
    void everyCodeOfTheContractIsProvoked_data();
    void everyCodeOfTheContractIsProvoked();
    void everyCodeOfTheSourceIsProvoked();
};

/// On a separate connection, because some refusals close it.
void CodesTest::requests()
{
    checkApiRow(*m_fixture, *m_fixture->connect(m_fixture->knownKey()));
}

void CodesTest::situations_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("row");
    int row = 0;
    for (const SetUp &setUp : setUps())
        QTest::newRow(setUp.name) << setUp.status << setUp.code << row++;
}

void CodesTest::situations()
{
    QFETCH(const int, row);
    const Answer answer = setUps().at(row).provoke();

    QTEST(answer.status, "status");
    QTEST(answer.error(), "code");
    QVERIFY2(answer.text(u"message").contains(setUps().at(row).says), answer.body.constData());
}

void CodesTest::everyCodeOfTheContractIsProvoked_data()
{
    QTest::addColumn<QByteArray>("code");
    const QByteArray codes =
        "missing_api_key invalid_api_key revoked_api_key expired_api_key missing_scope "
        "api_access_disabled origin_not_allowed not_found method_not_allowed name_taken slug_taken "
        "product_on_event_items preset_read_only price_list_in_use tax_group_in_use "
        "version_mismatch idempotency_key_in_use body_too_large unknown_host "
        "unsupported_media_type rate_limited monthly_cap_reached bad_request uri_too_long "
        "headers_too_large request_timeout not_implemented internal_error busy "
        "http_version_not_supported storage_full invalid_json body_required unknown_property "
        "unknown_parameter unknown_fields wrong_id_type invalid_limit invalid_cursor "
        "invalid_status invalid_items too_many_items supplier_not_found supplier_archived "
        "product_not_found event_not_found wrong_product_type variant_not_found variant_required "
        "price_list_not_found variant_not_on_product tax_group_not_found invalid_idempotency_key "
        "invalid_if_match invalid_event_type url_invalid url_too_long url_not_https url_port_not_allowed "
        "url_has_credentials url_has_fragment url_host_not_allowed url_host_unresolvable "
        "url_host_not_public";
    for (const QByteArray &code : codes.split(' '))
        QTest::newRow(code.constData()) << code;
}

void CodesTest::everyCodeOfTheContractIsProvoked()
{
    QFETCH(const QByteArray, code);
    QVERIFY(provokedCodes().contains(code));
}

/// A code in the source that is missing from the tables is new: add a request that provokes it.
void CodesTest::everyCodeOfTheSourceIsProvoked()
{
    // Said by commands, at the start, as "busy"; of invoices, sheets, kept prices and e-mail drafts or to assistants in
    // tests of their own.
    const QSet<QByteArray> inside{
        "contact_email_required", "invalid_partitions", "image_not_found",      "shop_not_empty",
        "currency_not_supported", "seller_incomplete",  "quote_not_found",      "wrong_encoding",
        "address_not_available",  "already_credited",   "schema_mismatch",      "storage_moved",
        "image_format_missing",   "buyer_incomplete",   "storage_damaged",      "check_failed",
        "webhooks_unavailable",   "file_not_written",   "unknown_setting",      "copy_differs",
        "product_type_in_use",    "foreign_database",   "address_in_use",       "shop_exists",
        "secrets_unavailable",    "invalid_database",   "schema_too_new",       "overloaded",
        "shop_email_required",    "nothing_to_claim",   "secret_damaged",       "cancelled",
        "storage_unavailable",    "currency_in_use",    "server_too_old",       "timeout",
        "country_not_supported",  "nothing_to_order",   "invoice_credited",     "nothing_due",
        "event_item_not_found",   "amount_too_large",   "goods_received",       "unreadable_row",
        "month_required",         "ordered_meanwhile",  "order_sheet_not_found"};
    // Said of files and their rows, which the API does not take.
    const QSet<QByteArray> ofFiles{"ambiguous_product", "ambiguous_variant",  "file_empty",      "file_not_read",
                                   "file_changed",      "import_row_changed", "import_row_gone", "import_row_in_use",
                                   "file_damaged",      "file_too_large",     "not_table",       "unknown_sheet",
                                   "invalid_file",      "no_known_column",    "not_a_backup",    "not_csv",
                                   "storage_missing",   "too_many_cells",     "unclosed_quote",  "unknown_column",
                                   "unknown_field",     "value_too_long",     "file_is_folder",  "value_left_out",
                                   "row_differs",       "unknown_row",        "value_read",      "price_far_off"};
    const QSet<QByteArray> known = provokedCodes() + inside + ofFiles;
    QSet<QByteArray> said;
    QDirIterator files(QStringLiteral(STEMDESK_SOURCE "/core"), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QFile::ReadOnly));
        said += codesIn(QString::fromUtf8(file.readAll()));
    }
    said.removeIf([](const QByteArray &code) { return code.startsWith("master_key_"); }); // Like those above.
    QVERIFY(said.size() > 40); // The expressions still find them.
    QCOMPARE(QByteArrayList((said - known).values()).join(' '), QByteArray());
}

STEMDESK_GUILESS_TEST(CodesTest)

} // namespace stemdesk::codes_test

#include "tst_codes.moc"
