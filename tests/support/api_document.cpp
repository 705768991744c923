#include "tests/support/api_document.h"

#include "core/http/route_table.h"
#include "tests/support/api_client.h"

#include <QFile>
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <array>
#include <cstdint>
#include <limits>
#include <map>

// A static library's resources must be asked for, and outside any namespace.
static void loadReference()
{
    Q_INIT_RESOURCE(reference);
}

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using Json = nlohmann::json;
using Pointer = Json::json_pointer;
using JsonAdapter = valijson::adapters::NlohmannJsonAdapter;

const Pointer kProblem("/components/schemas/Problem");

/// Statuses with which the transport may refuse any request, whatever its path.
constexpr std::array kFramingStatuses{400, 408, 413, 414, 415, 421, 431, 501, 505};

/// The validator accepts null as a text but not as a date. The pattern beside it checks dates as well.
void dropDateFormats(Json &node)
{
    if (!node.is_structured()) // One that is not contains itself.
        return;
    if (node.is_object() && node.value("format", Json()) == "date")
        node.erase("format");
    for (Json &part : node)
        dropDateFormats(part);
}

Json readDocument()
{
    loadReference();
    QFile file(u":/reference/openapi.json"_s);
    if (!file.open(QFile::ReadOnly))
        qFatal("the OpenAPI document is not in the program");
    Json document = Json::parse(file.readAll().toStdString());
    dropDateFormats(document);
    return document;
}

/// The validator takes whole numbers from 2^63 on for negative ones; clients read them as doubles.
bool readLikeOthers(int, Json::parse_event_t event, Json &value)
{
    constexpr auto kMax = std::uint64_t(std::numeric_limits<std::int64_t>::max());
    if (event == Json::parse_event_t::value && value.is_number_unsigned() && value.get<std::uint64_t>() > kMax)
        value = value.get<double>();
    return true;
}

/// "application/json" of "application/json; charset=utf-8".
std::string typeOf(const QByteArray &field)
{
    const qsizetype end = field.indexOf(';');
    return field.left(end < 0 ? field.size() : end).trimmed().toLower().toStdString();
}

bool isProblemStatus(int status)
{
    return std::ranges::find(kFramingStatuses, status) != kFramingStatuses.end();
}

} // namespace

class ApiDocument::Contents {
public:
    Contents() : m_document(readDocument())
    {
        for (const auto &[path, item] : m_document.at("paths").items()) {
            for (const auto &[name, operation] : item.items()) {
                const auto method = http::methodFrom(QByteArray::fromStdString(name).toUpper());
                if (method)
                    m_operations.add(*method, QByteArray::fromStdString(path), Pointer("/paths") / path / name);
            }
        }
    }

    QByteArray complaint(const QByteArray &method, const QByteArray &path, const Answer &answer);
    ExampleReport checkExamples();

private:
    Pointer resolved(Pointer at) const;
    const Json *find(const Pointer &at) const { return m_document.contains(at) ? &m_document.at(at) : nullptr; }
    const valijson::Schema &schema(const Pointer &at);
    QByteArray validate(const Json &value, const Pointer &schemaAt);
    QByteArray checkProblem(const Answer &answer);
    QByteArray checkHeaders(const Pointer &response, const Answer &answer);
    QByteArray checkBody(const Pointer &response, const Answer &answer);
    QByteArray checkWithoutOperation(std::optional<http::Method> method, const QByteArray &path, const Answer &answer);
    void checkExamplesBelow(const Pointer &at);
    void checkExamplesOf(const Pointer &at, const Pointer &schemaAt);
    void checkExample(const Pointer &at, const Pointer &schemaAt);

    Json m_document;
    http::RouteTable<Pointer> m_operations;
    std::map<std::string, std::unique_ptr<valijson::Schema>> m_schemas; // By the pointer to the schema.
    valijson::Validator m_validator; // Keeps the patterns it has compiled.
    ExampleReport m_examples;
};

Pointer ApiDocument::Contents::resolved(Pointer at) const
{
    while (m_document.at(at).contains("$ref"))
        at = Pointer(m_document.at(at).at("$ref").get<std::string>().substr(1));
    return at;
}

const valijson::Schema &ApiDocument::Contents::schema(const Pointer &at)
{
    std::unique_ptr<valijson::Schema> &known = m_schemas[at.to_string()];
    if (known)
        return *known;
    known = std::make_unique<valijson::Schema>();
    // The parser begins at the root and finds everything from there.
    m_document["$ref"] = '#' + at.to_string();
    valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
    parser.populateSchema(JsonAdapter(m_document), *known);
    m_document.erase("$ref");
    return *known;
}

QByteArray ApiDocument::Contents::validate(const Json &value, const Pointer &schemaAt)
{
    constexpr int kEnough = 4;
    valijson::ValidationResults results;
    if (m_validator.validate(schema(schemaAt), JsonAdapter(value), &results))
        return {};
    QByteArray complaint = "breaks " + QByteArray::fromStdString(schemaAt.to_string());
    valijson::ValidationResults::Error error;
    for (int i = 0; i < kEnough && results.popError(error); ++i) {
        complaint += "; ";
        for (const std::string &step : error.context)
            complaint += QByteArray::fromStdString(step);
        complaint += ": " + QByteArray::fromStdString(error.description);
    }
    return complaint;
}

QByteArray ApiDocument::Contents::checkProblem(const Answer &answer)
{
    if (typeOf(answer.header("content-type")) != "application/json")
        return "is an error that is not JSON";
    const Json body = Json::parse(answer.body.toStdString(), nullptr, false);
    return body.is_discarded() ? "is an error that is no JSON" : validate(body, kProblem);
}

QByteArray ApiDocument::Contents::checkHeaders(const Pointer &response, const Answer &answer)
{
    const Json *headers = find(response / "headers");
    if (!headers)
        return {};
    for (const auto &[name, header] : headers->items()) {
        const Pointer at = resolved(response / "headers" / name);
        const QByteArray value = answer.header(QByteArray::fromStdString(name));
        if (value.isEmpty() && m_document.at(at).value("required", false))
            return "lacks the header " + QByteArray::fromStdString(name);
        if (value.isEmpty() || !find(at / "schema"))
            continue;
        bool isNumber = false;
        const qint64 number = value.toLongLong(&isNumber);
        const bool wantsNumber = m_document.at(resolved(at / "schema")).value("type", Json()) == "integer";
        const Json given = wantsNumber && isNumber ? Json(number) : Json(value.toStdString());
        if (const QByteArray complaint = validate(given, at / "schema"); !complaint.isEmpty())
            return "has a header " + QByteArray::fromStdString(name) + " that " + complaint;
    }
    return {};
}

QByteArray ApiDocument::Contents::checkBody(const Pointer &response, const Answer &answer)
{
    const Json *content = find(response / "content");
    if (!content || content->empty())
        return answer.body.isEmpty() ? QByteArray() : "has a body, the document none"_ba;
    const std::string type = typeOf(answer.header("content-type"));
    const auto documented = std::ranges::find_if(
        content->items(), [&](const auto &entry) { return typeOf(QByteArray::fromStdString(entry.key())) == type; });
    if (documented == content->items().end())
        return "has the undocumented type " + QByteArray::fromStdString(type);
    const Pointer schemaAt = response / "content" / documented.key() / "schema";
    if (type != "application/json" || !find(schemaAt))
        return {};
    const Json body = Json::parse(answer.body.toStdString(), readLikeOthers, false);
    return body.is_discarded() ? "is no JSON" : validate(body, schemaAt);
}

QByteArray ApiDocument::Contents::checkWithoutOperation(std::optional<http::Method> method, const QByteArray &path,
                                                        const Answer &answer)
{
    if (answer.status >= 400) {
        if (answer.status == 405 && answer.header("allow").isEmpty())
            return "lacks the header Allow";
        return method == http::Method::Head ? QByteArray() : checkProblem(answer);
    }
    // Preflights and the files of the reference page are not in the document.
    return method == http::Method::Options || path.startsWith("/docs/") ? QByteArray() : "is not in the document"_ba;
}

QByteArray ApiDocument::Contents::complaint(const QByteArray &method, const QByteArray &path, const Answer &answer)
{
    const auto known = http::methodFrom(method);
    const bool isHead = known == http::Method::Head;
    const bool isRpc = answer.body.startsWith("{\"jsonrpc\""); // Its operation documents this.
    if (isProblemStatus(answer.status) && !isRpc)
        return isHead ? QByteArray() : checkProblem(answer);
    const auto match = known ? m_operations.match(*known, path) : http::RouteTable<Pointer>::Match();
    if (!match.endpoint)
        return checkWithoutOperation(known, path, answer);
    const Pointer responses = *match.endpoint / "responses";
    if (!find(responses / std::to_string(answer.status)))
        return "has a status that is not in the document";
    const Pointer response = resolved(responses / std::to_string(answer.status));
    if (const QByteArray complaint = checkHeaders(response, answer); !complaint.isEmpty())
        return complaint;
    return isHead ? QByteArray() : checkBody(response, answer);
}

ApiDocument::ExampleReport ApiDocument::Contents::checkExamples()
{
    m_examples = {};
    checkExamplesBelow(Pointer());
    return m_examples;
}

/// Examples are next to a `schema` (one `example`, or `examples` by name) or inside a schema (a list).
void ApiDocument::Contents::checkExamplesBelow(const Pointer &at)
{
    const Json &node = m_document.at(at);
    const bool isSchema = !node.contains("schema");
    const Pointer schemaAt = isSchema ? at : at / "schema";
    if (node.is_object() && node.contains("example"))
        checkExample(at / "example", schemaAt);
    if (node.is_object() && node.contains("examples") && (node.at("examples").is_array() || !isSchema))
        checkExamplesOf(at / "examples", schemaAt);
    if (!node.is_structured())
        return;
    for (const auto &[name, child] : node.items()) {
        if (name != "example" && name != "examples")
            checkExamplesBelow(node.is_array() ? at / std::stoul(name) : at / name);
    }
}

void ApiDocument::Contents::checkExamplesOf(const Pointer &at, const Pointer &schemaAt)
{
    const Json &examples = m_document.at(at);
    for (const auto &[name, example] : examples.items())
        checkExample(examples.is_array() ? at / std::stoul(name) : resolved(at / name) / "value", schemaAt);
}

void ApiDocument::Contents::checkExample(const Pointer &at, const Pointer &schemaAt)
{
    ++m_examples.count;
    const Json &example = m_document.at(at);
    if (const QByteArray complaint = validate(example, schemaAt); !complaint.isEmpty())
        m_examples.complaints.append(QByteArray::fromStdString(at.to_string()) + ' ' + complaint);
}

ApiDocument::ApiDocument() : m_contents(std::make_unique<Contents>()) {}

ApiDocument::~ApiDocument() = default;

ApiDocument &ApiDocument::instance()
{
    static ApiDocument document;
    return document;
}

QByteArray ApiDocument::complaintAbout(const QByteArray &method, const QByteArray &path, const Answer &answer)
{
    const std::scoped_lock lock(m_mutex);
    return m_contents->complaint(method, path, answer);
}

ApiDocument::ExampleReport ApiDocument::checkExamples()
{
    const std::scoped_lock lock(m_mutex);
    return m_contents->checkExamples();
}

} // namespace stemdesk
