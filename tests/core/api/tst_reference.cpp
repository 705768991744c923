#include "core/api/api.h"
#include "core/base/version.h"
#include "tests/support/api_document.h"
#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

namespace stemdesk::reference_test {

using Operations = QMap<QByteArray, QJsonObject>; // Operations by "GET /api/v1/suppliers/{}".

class ReferenceTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyRouteIsDocumentedAndEveryDocumentedRouteServed();
    void parametersAreThoseOfTheRoutes();
    void scopesAreThoseOfTheRoutes();
    void everyExampleFitsItsSchema();
    void theDocumentNeedsNoKey();
    void openPathsKeepTheRules_data();
    void openPathsKeepTheRules();
    void thePageLoadsNothingFromElsewhere();
    void theValidatorSeesWhatDoesNotFit_data();
    void theValidatorSeesWhatDoesNotFit();
    void yamlBecomesJson_data();
    void yamlBecomesJson();
    void aResourceBecomesSchemasAndOperations();
    void mistakesOfTheNotationAreRefused_data();
    void mistakesOfTheNotationAreRefused();

private:
    QJsonObject resolved(QJsonObject object) const;
    QStringList parametersIn(QStringView place, const QJsonObject &operation) const;

    std::unique_ptr<ApiClient> m_nobody; // Has no key.
    QJsonObject m_document;
    Operations m_documented;
    Routes m_routes;
    OpenRoutes m_openRoutes;
};

namespace {

/// "GET /api/v1/suppliers/{}": routes are equal whatever their path parameters are called.
QByteArray operationName(const QByteArray &method, const QString &pattern)
{
    static const QRegularExpression braces(u"\\{[^}]*\\}"_s);
    return method + ' ' + QString(pattern).replace(braces, u"{}"_s).toUtf8();
}

template <class Route>
QByteArray nameOf(const Route &route)
{
    return operationName(http::methodName(route.method).toByteArray(), QString::fromLatin1(route.pattern));
}

QString textOf(std::string_view latin1)
{
    return QString::fromLatin1(latin1.data(), qsizetype(latin1.size()));
}

QStringList sorted(QStringList names)
{
    names.sort();
    return names;
}

/// The converter's output for input.yaml in the folder, and its error messages.
std::pair<QByteArray, QByteArray> converted(const QTemporaryDir &folder)
{
    QFile target(folder.filePath(u"output.json"_s));
    QProcess converter;
    converter.start(
        QStringLiteral(STEMDESK_PYTHON),
        {QStringLiteral(STEMDESK_CONVERTER), folder.filePath(u"input.yaml"_s), u"1.2.3"_s, target.fileName()});
    if (!converter.waitForFinished() || (converter.exitCode() == 0) != target.open(QFile::ReadOnly))
        return {{}, "The converter's exit code and its file disagree."};
    return {target.isOpen() ? target.readAll() : QByteArray(), converter.readAllStandardError()};
}

bool write(const QTemporaryDir &folder, const QString &name, const QByteArray &text)
{
    QFile file(folder.filePath(name));
    return file.open(QFile::WriteOnly) && file.write(text) == text.size();
}

/// Writes the shared parts of the document and one file in our notation.
bool writeNotation(const QTemporaryDir &folder, const QByteArray &room)
{
    const QByteArray shared = QFileInfo(QStringLiteral(STEMDESK_CONVERTER)).absolutePath().toUtf8() + "/openapi/";
    return write(folder, u"order.yaml"_s, "schemas: []\n") && write(folder, u"room.yaml"_s, room)
        && write(folder, u"input.yaml"_s,
                 "x-parts:\n  templates: " + shared + "templates.yaml\n  order: order.yaml\n  files: [" + shared
                     + "common.yaml, room.yaml]\nopenapi: 3.1.0\n");
}

const QByteArray kVenues = R"(tag: Venues
ids:
  Venue: { prefix: ven, path: "venues/{id}", short: venue, of: a venue }
resources:
  Venue:
    fields:
      venueId: VenueId
      name!: Name
      phone: Line
      state: { read: string, write: { type: string, enum: [open, closed] } }
      createdAt: { read: Instant }
    schemas: { Deleted: null }
    paths:
      /api/v1/venues:
        list: { description: All of them. }
      /api/v1/venues/{id}:
        change: { description: Changes what is sent., errors: [409] }
examples:
  VenuePage: { summary: All, value: { items: [], isDone: true, cursor: null } }
  VenuePatch: { summary: A phone, value: { phone: "1" } }
  VenuePatched: { summary: The venue, value: { venueId: x } }
)";

} // namespace

void ReferenceTest::initTestCase()
{
    m_fixture = std::make_unique<ApiFixture>();
    m_nobody = m_fixture->connect({});
    m_document = m_nobody->get("/api/v1/openapi.json").json();
    addAllRoutes(m_routes);
    addOpenRoutes(m_openRoutes);
    const QJsonObject paths = m_document["paths"_L1].toObject();
    for (const QString &path : paths.keys()) {
        const QJsonObject item = paths[path].toObject();
        for (const QString &method : item.keys()) {
            if (!http::methodFrom(method.toUpper().toLatin1()))
                continue;
            QJsonObject operation = item[method].toObject();
            QJsonArray parameters = operation["parameters"_L1].toArray();
            for (const QJsonValue shared : item["parameters"_L1].toArray())
                parameters.append(shared);
            operation["parameters"_L1] = parameters;
            m_documented.insert(operationName(method.toUpper().toLatin1(), path), operation);
        }
    }
}

QJsonObject ReferenceTest::resolved(QJsonObject object) const
{
    while (object.contains("$ref"_L1)) {
        QJsonValue target = m_document;
        for (const QString &step : object["$ref"_L1].toString().sliced(2).split(u'/'))
            target = target[step];
        object = target.toObject();
    }
    return object;
}

QStringList ReferenceTest::parametersIn(QStringView place, const QJsonObject &operation) const
{
    QStringList names;
    for (const QJsonValue value : operation["parameters"_L1].toArray()) {
        const QJsonObject parameter = resolved(value.toObject());
        if (parameter["in"_L1].toString() == place)
            names.append(parameter["name"_L1].toString());
    }
    return sorted(names);
}

void ReferenceTest::everyRouteIsDocumentedAndEveryDocumentedRouteServed()
{
    QByteArrayList undocumented;
    QByteArrayList unserved = m_documented.keys();
    const auto see = [&](const QByteArray &name) {
        unserved.removeOne(name);
        if (!m_documented.contains(name))
            undocumented.append(name);
    };

    for (const Routes::Route &route : m_routes.routes())
        see(nameOf(route));
    for (const OpenRoutes::Route &route : m_openRoutes.routes()) {
        if (!route.pattern.startsWith("/docs/")) // Files of the reference page.
            see(nameOf(route));
    }

    QVERIFY2(undocumented.isEmpty(), undocumented.join(", ").constData());
    QVERIFY2(unserved.isEmpty(), unserved.join(", ").constData());
}

void ReferenceTest::parametersAreThoseOfTheRoutes()
{
    for (const Routes::Route &route : m_routes.routes()) {
        const QJsonObject operation = m_documented.value(nameOf(route));
        QStringList names;
        for (const std::string_view name : queryParametersOf(route.method, route.endpoint))
            names.append(textOf(name));
        if (route.pattern == kCalendarPath)
            names.removeOne(u"token"_s); // Documented as a security scheme.

        QVERIFY2(parametersIn(u"query", operation) == sorted(names), nameOf(route).constData());
        QVERIFY2(parametersIn(u"path", operation).size() == route.pattern.count('{'), nameOf(route).constData());
        const bool isPost = route.method == http::Method::Post;
        QVERIFY2(parametersIn(u"header", operation).contains("Idempotency-Key"_L1) == isPost,
                 nameOf(route).constData());
    }
}

void ReferenceTest::scopesAreThoseOfTheRoutes()
{
    static const QRegularExpression scope(u"Scope: `([a-z_]+:[a-z]+)`"_s);
    for (const Routes::Route &route : m_routes.routes()) {
        const QJsonObject operation = m_documented.value(nameOf(route));
        const QString told = scope.match(operation["description"_L1].toString()).captured(1);
        const std::optional<Scope> needed = route.endpoint.scope;

        QVERIFY2(told == (needed ? textOf(scopeText(*needed)) : QString()), nameOf(route).constData());
        // Most use the document's own scheme, a key. Spreadsheets may also send it as a password, calendars as a token.
        const bool hasOthers = route.pattern.startsWith("/api/v1/tables/") || route.pattern == kCalendarPath;
        QVERIFY2(operation.contains("security"_L1) == hasOthers, nameOf(route).constData());
    }
    for (const OpenRoutes::Route &route : m_openRoutes.routes()) {
        const QJsonObject operation = m_documented.value(nameOf(route));
        QVERIFY2(operation.isEmpty() || operation["security"_L1] == QJsonArray(), nameOf(route).constData());
    }
}

void ReferenceTest::everyExampleFitsItsSchema()
{
    const ApiDocument::ExampleReport report = ApiDocument::instance().checkExamples();

    QVERIFY2(report.complaints.isEmpty(), report.complaints.join('\n').constData());
    QVERIFY(report.count > 50);
}

void ReferenceTest::theDocumentNeedsNoKey()
{
    const Answer read = m_nobody->get("/api/v1/openapi.json");

    QCOMPARE(read.status, 200);
    QCOMPARE(read.header("content-type"), "application/json");
    QVERIFY(read.text(u"openapi").startsWith("3.1."));
    QCOMPARE(read.text(u"info.version"), programVersion());
    QVERIFY(!read.header("etag").isEmpty());
}

void ReferenceTest::openPathsKeepTheRules_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const OpenRoutes::Route &route : m_openRoutes.routes())
        QTest::newRow(route.pattern.constData()) << route.pattern;
}

void ReferenceTest::openPathsKeepTheRules()
{
    QFETCH(const QByteArray, path);
    const int found = path == "/" ? 303 : 200; // To the reference page.

    const Answer read = m_nobody->get(path);
    const Answer head = m_nobody->request("HEAD", path);
    const Answer odd = m_nobody->get(path + "?fields=openapi");
    const Answer sent = m_nobody->post(path, "{}");
    const Answer elsewhere = m_fixture->connect({})->get(path, {{"Host", "elsewhere.example"}});

    QCOMPARE(read.status, found);
    QCOMPARE(head.status, found);
    QCOMPARE(head.header("content-length"), QByteArray::number(read.body.size()));
    QCOMPARE(odd.error(), "unknown_parameter:fields");
    QCOMPARE(sent.status, 405);
    QCOMPARE(sent.header("allow"), "GET, HEAD");
    QCOMPARE(elsewhere.status, 421);
    if (found == 200 && !path.endsWith('z')) { // Health checks, whose names end in z, have no tag.
        const Answer again = m_nobody->get(path, {{"If-None-Match", read.header("etag")}});
        QCOMPARE(again.status, 304);
        QCOMPARE(again.header("etag"), read.header("etag"));
    }
}

void ReferenceTest::thePageLoadsNothingFromElsewhere()
{
    static const QRegularExpression reference(u"(?:src|href)=\"([^\"]*)\""_s);

    const Answer page = m_nobody->get("/docs");

    QCOMPARE(page.header("content-type"), "text/html; charset=utf-8");
    QVERIFY(page.header("content-security-policy").startsWith("default-src 'none'; script-src 'self';"));
    QVERIFY(!page.header("content-security-policy").contains("http"));
    int count = 0;
    for (const auto &match : reference.globalMatch(QString::fromUtf8(page.body))) {
        const Answer part = m_nobody->get(match.captured(1).toUtf8());
        QVERIFY2(part.status == 200, qPrintable(match.captured(1)));
        QCOMPARE(part.header("x-content-type-options"), "nosniff");
        ++count;
    }
    QVERIFY(count >= 5);
    QVERIFY(!page.body.contains("<script>"));
}

void ReferenceTest::theValidatorSeesWhatDoesNotFit_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("complaint");
    const QByteArray list = "/api/v1/suppliers";
    const QByteArray json = "application/json";
    const QByteArray rest = R"("isDone":true,"cursor":null})";
    QTest::newRow("what fits") << list << 200 << json << R"({"items":[],)" + rest << QByteArray();
    QTest::newRow("a wrong type") << list << 200 << json << R"({"items":{},)" + rest << QByteArray("<root>[items]");
    QTest::newRow("a property too few") << list << 200 << json << QByteArray(R"({"items":[]})") << QByteArray("isDone");
    QTest::newRow("a property too many") << list << 200 << json << R"({"more":1,"items":[],)" + rest
                                         << QByteArray("more");
    QTest::newRow("deep inside") << list << 200 << json << R"({"items":[{"supplierId":"evt_1"}],)" + rest
                                 << QByteArray("[items][0]");
    QTest::newRow("no JSON") << list << 200 << json << QByteArray("{") << QByteArray("is no JSON");
    QTest::newRow("another type") << list << 200 << QByteArray("text/csv") << QByteArray("a")
                                  << QByteArray("the undocumented type text/csv");
    QTest::newRow("another status") << list << 202 << json << QByteArray("{}")
                                    << QByteArray("a status that is not in the document");
    QTest::newRow("a missing header") << list << 503 << json << QByteArray("{}")
                                      << QByteArray("lacks the header Retry-After");
    QTest::newRow("an error of another shape")
        << list << 400 << json << QByteArray(R"({"error":"bad_request"})") << QByteArray("requestId");
    QTest::newRow("an unknown path") << QByteArray("/api/v1/roses") << 404 << json << QByteArray("{}")
                                     << QByteArray("/components/schemas/Problem");
}

void ReferenceTest::theValidatorSeesWhatDoesNotFit()
{
    QFETCH(const QByteArray, path);
    QFETCH(const int, status);
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, complaint);
    const Answer answer{.status = status, .headers = {{"X-Request-Id", "req_1"}, {"Content-Type", type}}, .body = body};

    const QByteArray found = ApiDocument::instance().complaintAbout("GET", path, answer);

    QVERIFY2(complaint.isEmpty() ? found.isEmpty() : found.contains(complaint), found.constData());
}

void ReferenceTest::yamlBecomesJson_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("complaint");
    const auto fits = [](const char *name, const QByteArray &yaml, const QByteArray &json) {
        QTest::newRow(name) << yaml << json + R"(,"info":{"version":"1.2.3"}})" << QByteArray();
    };
    const auto refused = [](const char *name, const QByteArray &yaml, const QByteArray &complaint) {
        QTest::newRow(name) << yaml << QByteArray() << complaint;
    };
    fits("order", "b: 1\na: [x, {d: 2, c: 3}]", R"({"b":1,"a":["x",{"d":2,"c":3}])");
    fits("a date", "a: 2026-05-01\nb: 2026-05-01T10:00:00Z", R"({"a":"2026-05-01","b":"2026-05-01T10:00:00Z")");
    fits("plain words", "a: [yes, on, 1:30, 012, true, null, 1.5]", R"({"a":["yes","on","1:30","012",true,null,1.5])");
    fits("a status as a name", "200: ok", R"({"200":"ok")");
    fits("beyond ASCII", "a: é", "{\"a\":\"é\"");
    QTest::newRow("the version is replaced")
        << QByteArray("info: {title: x, version: y}") << QByteArray(R"({"info":{"title":"x","version":"1.2.3"}})")
        << QByteArray();
    refused("bad YAML", "a: 1\nb: [x\nc: d", "input.yaml:3:2: error: ");
    refused("a name twice", "a: 1\na: 2", "input.yaml:2:1: error: the name 'a' stands here twice");
    refused("a text with a comma", "a: {b: one, or both, c: 1}", "input.yaml:1:13: error: 'or both' has no value");
    refused("bytes", "a: !!binary aGk=", "input.yaml:1:4: error: ");
    refused("no number", "a: .nan", "input.yaml:1:4: error: ");
    refused("no mapping", "- a", "input.yaml:1: error: ");
}

void ReferenceTest::yamlBecomesJson()
{
    QFETCH(const QByteArray, yaml);
    const QTemporaryDir folder;
    QVERIFY(write(folder, u"input.yaml"_s, yaml + '\n'));

    const auto [json, told] = converted(folder);

    QFETCH(const QByteArray, complaint);
    QVERIFY2(told.contains(complaint) && told.isEmpty() == complaint.isEmpty(), told.constData());
    QTEST(json, "json");
}

void ReferenceTest::aResourceBecomesSchemasAndOperations()
{
    const QTemporaryDir folder;
    QVERIFY(writeNotation(folder, kVenues));

    const auto [json, told] = converted(folder);

    QVERIFY2(told.isEmpty(), told.constData());
    const QJsonObject document = QJsonDocument::fromJson(json).object();
    const QJsonObject schemas = document[u"components"][u"schemas"].toObject();
    const auto compact = [](const QJsonValue &value) {
        return QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    };
    const auto properties = [&](const QString &name) { return schemas[name][u"properties"].toObject(); };
    QCOMPARE(properties(u"VenueSelection"_s).keys(),
             QStringList({u"createdAt"_s, u"name"_s, u"phone"_s, u"state"_s, u"venueId"_s}));
    QCOMPARE(compact(properties(u"VenueRow"_s)[u"createdAt"]),
             QByteArray(R"({"$ref":"#/components/schemas/Ignored"})"));
    QCOMPARE(compact(properties(u"VenueRow"_s)[u"state"]), QByteArray(R"({"enum":["open","closed"],"type":"string"})"));
    QCOMPARE(compact(properties(u"VenueSelection"_s)[u"state"]), QByteArray(R"({"type":"string"})"));
    QCOMPARE(schemas[u"VenueCreate"][u"required"].toArray(), QJsonArray{u"name"_s});
    QCOMPARE(schemas[u"Venue"][u"required"].toArray().size(), 5);
    QCOMPARE(schemas[u"VenueList"][u"properties"][u"items"][u"items"][u"$ref"].toString(),
             u"#/components/schemas/VenueSelection"_s);
    QVERIFY(!schemas.contains(u"VenueDeleted"));
    const QJsonValue list = document[u"paths"][u"/api/v1/venues"][u"get"];
    QCOMPARE(list[u"operationId"].toString(), u"listVenues"_s);
    QVERIFY(!list[u"responses"].toObject().contains(u"404"));
    const QJsonValue path = document[u"paths"][u"/api/v1/venues/{id}"];
    QCOMPARE(path[u"parameters"][0][u"$ref"].toString(), u"#/components/parameters/VenueIdPath"_s);
    QCOMPARE(path[u"patch"][u"responses"].toObject().keys().join(u' '),
             u"200 400 401 403 404 409 412 413 415 421 422 429 500 503 default"_s);
    QVERIFY(path[u"patch"][u"responses"][u"200"][u"headers"].toObject().contains(u"ETag"));
}

void ReferenceTest::mistakesOfTheNotationAreRefused_data()
{
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QByteArray>("wrong");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("a schema that is not there") << QByteArray("phone: Line") << QByteArray("phone: Lime")
                                                << QByteArray("there is no #/components/schemas/Lime");
    QTest::newRow("no schema at all") << QByteArray("phone: Line") << QByteArray("phone: Line?")
                                      << QByteArray("'Line?' names no schema");
    QTest::newRow("an operation without a description")
        << QByteArray("{ description: All of them. }") << QByteArray("{}")
        << QByteArray("get /api/v1/venues has no description");
    QTest::newRow("a verb that is not there")
        << QByteArray("change:") << QByteArray("alter:") << QByteArray("alter /api/v1/venues/{id} has no operationId");
    QTest::newRow("no id") << QByteArray("  Venue: { prefix") << QByteArray("  Venus: { prefix")
                           << QByteArray("there is no #/components/schemas/VenueId");
    QTest::newRow("no fields") << QByteArray("fields:") << QByteArray("felds:")
                               << QByteArray("room.yaml: 'fields' is missing");
}

void ReferenceTest::mistakesOfTheNotationAreRefused()
{
    QFETCH(const QByteArray, right);
    QFETCH(const QByteArray, wrong);
    QFETCH(const QByteArray, complaint);
    const QTemporaryDir folder;
    QVERIFY(kVenues.contains(right));
    QVERIFY(writeNotation(folder, QByteArray(kVenues).replace(right, wrong)));

    const auto [json, told] = converted(folder);

    QVERIFY2(told.contains("input.yaml: error: ") && told.contains(complaint), told.constData());
    QVERIFY(json.isEmpty());
}

STEMDESK_GUILESS_TEST(ReferenceTest)

} // namespace stemdesk::reference_test

#include "tst_reference.moc"
