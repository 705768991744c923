#include "core/json/json_reader.h"

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/json/json_fault.h"
#include "core/json/json_number.h"

#include <QVarLengthArray>

#include <simdjson.h>

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>
#include <vector>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kFewMembers = 24; // Up to here, comparing each with each is faster than sorting.

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// The UTF-16 unit of a \uXXXX escape at the start of `text`, or -1.
int escapedUnit(std::string_view text)
{
    if (text.size() < 6 || text[0] != '\\' || text[1] != 'u')
        return -1;
    unsigned unit = 0;
    const char *const end = text.data() + 6;
    return std::from_chars(text.data() + 2, end, unit, 16).ptr == end ? static_cast<int>(unit) : -1;
}

/// The parser accepts some lone surrogates, so they are looked for in the text itself. Backslashes outside strings are
/// left for it to refuse.
bool hasLoneSurrogate(std::string_view body)
{
    for (size_t at = body.find('\\'); at != std::string_view::npos; at = body.find('\\', at)) {
        const int unit = escapedUnit(body.substr(at));
        at += unit < 0 ? 2 : 6;
        if (unit < 0 || !QChar::isSurrogate(char32_t(unit)))
            continue;
        const int next = at < body.size() ? escapedUnit(body.substr(at)) : -1;
        if (!QChar::isHighSurrogate(char32_t(unit)) || next < 0 || !QChar::isLowSurrogate(char32_t(next)))
            return true;
        at += 6;
    }
    return false;
}

std::string_view nameOf(const JsonNode *node)
{
    return {node->name, node->nameLength};
}

/// One of 64 bits, the same for equal names and mostly another for others.
quint64 markOf(std::string_view name)
{
    const unsigned ends = name.empty() ? 0 : unsigned(name.front()) * 5 + unsigned(name.back()) * 11;
    return quint64(1) << ((unsigned(name.size()) + ends) & 63U);
}

bool hasDuplicates(const JsonObject &object)
{
    QVarLengthArray<std::string_view, kFewMembers> names;
    for (const JsonValue member : object)
        names.append(nameOf(member.node()));
    if (names.size() > kFewMembers) {
        std::ranges::sort(names);
        return std::ranges::adjacent_find(names) != names.end();
    }
    quint64 marks = 0;
    for (auto name = names.begin(); name != names.end(); ++name) {
        const quint64 mark = markOf(*name);
        if ((marks & mark) != 0 && std::find(names.begin(), name, *name) != name)
            return true;
        marks |= mark;
    }
    return false;
}

/// Copies the parser's document into a flat tree.
class TreeBuilder {
public:
    explicit TreeBuilder(std::vector<JsonNode> &nodes) : m_nodes(nodes) {}

    bool addObject(simdjson::ondemand::object object, std::string_view name, int level)
    {
        const size_t at = add(JsonNode::Type::Object, name);
        for (simdjson::simdjson_result<simdjson::ondemand::field> next : object) {
            simdjson::ondemand::field field;
            std::string_view memberName;
            if (std::move(next).get(field) != simdjson::SUCCESS
                || field.unescaped_key().get(memberName) != simdjson::SUCCESS
                || !addValue(field.value(), memberName, level))
                return false;
        }
        close(at);
        return !hasDuplicates(JsonObject(&m_nodes[at]));
    }

private:
    using Value = simdjson::ondemand::value;
    using Type = simdjson::ondemand::json_type;

    bool addValue(Value value, std::string_view name, int level)
    {
        Type type{};
        if (value.type().get(type) != simdjson::SUCCESS)
            return false;
        switch (type) {
        case Type::object: return level < kMaxJsonDepth && addObject(value, name, level);
        case Type::array: return level < kMaxJsonDepth && addArray(value, name, level + 1);
        case Type::string: return addText(value, name);
        case Type::number: return addNumber(value, name);
        case Type::boolean: return addBoolean(value, name);
        case Type::null: return addNull(value, name);
        default: return false;
        }
    }

    bool addObject(Value value, std::string_view name, int level)
    {
        simdjson::ondemand::object object;
        return value.get_object().get(object) == simdjson::SUCCESS && addObject(object, name, level + 1);
    }

    bool addArray(Value value, std::string_view name, int level)
    {
        simdjson::ondemand::array array;
        if (value.get_array().get(array) != simdjson::SUCCESS)
            return false;
        const size_t at = add(JsonNode::Type::Array, name);
        for (auto next : array) {
            Value element;
            if (next.get(element) != simdjson::SUCCESS || !addValue(element, {}, level))
                return false;
        }
        close(at);
        return true;
    }

    bool addText(Value value, std::string_view name)
    {
        std::string_view text;
        if (value.get_string().get(text) != simdjson::SUCCESS)
            return false;
        JsonNode &node = m_nodes[add(JsonNode::Type::String, name)];
        node.text = text.data();
        node.textLength = static_cast<quint32>(text.size());
        return true;
    }

    bool addNumber(Value value, std::string_view name)
    {
        const auto number = jsonNumberFrom(value.raw_json_token()); // Version 3.0.1 misreads more than 19 digits.
        m_nodes[add(JsonNode::Type::Number, name)].number = number.value_or(0);
        return number.has_value();
    }

    bool addBoolean(Value value, std::string_view name)
    {
        bool truth = false;
        if (value.get_bool().get(truth) != simdjson::SUCCESS)
            return false;
        m_nodes[add(JsonNode::Type::Boolean, name)].number = truth ? 1 : 0;
        return true;
    }

    bool addNull(Value value, std::string_view name)
    {
        add(JsonNode::Type::Null, name);
        bool isNull = false;
        return simdjson::simdjson_result<bool>(value.is_null()).get(isNull) == simdjson::SUCCESS && isNull;
    }

    size_t add(JsonNode::Type type, std::string_view name)
    {
        m_nodes.push_back({.name = name.data(),
                           .number = 0,
                           .nameLength = static_cast<quint32>(name.size()),
                           .textLength = 0,
                           .span = 1,
                           .type = type});
        return m_nodes.size() - 1;
    }

    void close(size_t at) { m_nodes[at].span = static_cast<quint32>(m_nodes.size() - at); }

    std::vector<JsonNode> &m_nodes;
};

/// With the position of the error, if it can be found.
Error invalidJson(std::string_view text)
{
    const QString fault = jsonFaultIn(text);
    return refused("invalid_json", {},
                   fault.isEmpty()
                       ? u"Send one well-formed JSON object in UTF-8, at most %1 levels deep, without duplicate names, "
                         "trailing bytes or numbers beyond a double."_s.arg(kMaxJsonDepth)
                       : fault);
}

/// For a text that does not begin with a brace.
Error noObject(std::string_view text)
{
    const QString wanted = u"Send one JSON object as the body, {...}, in UTF-8"_s;
    if (text.starts_with("\x1f\x8b"))
        return refused("invalid_json", {}, wanted + u", not compressed: gzip is not read."_s);
    if (text.starts_with("\xef\xbb\xbf"))
        return refused("invalid_json", {}, wanted + u" without a byte order mark."_s);
    return refused("invalid_json", {},
                   wanted + u"; this one begins with %1."_s.arg(quoted(QByteArrayView(text.data(), 1))));
}

} // namespace

struct JsonDocument::Storage {
    explicit Storage(std::string_view body) : text(body) {}

    bool build()
    {
        simdjson::ondemand::document document;
        simdjson::ondemand::object object;
        if (parser.iterate(text).get(document) != simdjson::SUCCESS
            || document.get_object().get(object) != simdjson::SUCCESS)
            return false;
        nodes.reserve(text.size() / 16);
        const bool isWhole = TreeBuilder(nodes).addObject(object, {}, 1)
            && document.current_location().error() == simdjson::OUT_OF_BOUNDS; // Nothing follows.
        text = simdjson::padded_string(); // All that the nodes point to belongs to the parser.
        return isWhole;
    }

    simdjson::padded_string text;
    simdjson::ondemand::parser parser; // Holds the unescaped texts that the nodes point to.
    std::vector<JsonNode> nodes;
};

QString JsonValue::toText() const
{
    // Qt takes a mark at the start for the text's encoding and drops it; here it is a character like any other.
    QString text = sharedText(utf8());
    if (std::string_view(m_node->text, m_node->textLength).starts_with("\xef\xbb\xbf"))
        text.prepend(QChar(QChar::ByteOrderMark));
    return text;
}

QString shown(const JsonValue &value)
{
    using enum JsonNode::Type;
    switch (value.type()) {
    case Boolean: return value.toBool() ? u"true"_s : u"false"_s;
    case Number: return numberText(value.toNumber());
    case String: return u"the text "_s + quoted(value.utf8());
    case Array: return value.toArray().isEmpty() ? u"an empty array"_s : u"an array"_s;
    case Object: return u"an object"_s;
    case Null: break;
    }
    return u"null"_s;
}

JsonDocument::JsonDocument(std::unique_ptr<Storage> storage) : m_storage(std::move(storage)) {}
JsonDocument::JsonDocument(JsonDocument &&other) noexcept = default;
JsonDocument &JsonDocument::operator=(JsonDocument &&other) noexcept = default;
JsonDocument::~JsonDocument() = default;

Result<JsonDocument> JsonDocument::parse(QByteArrayView body)
{
    const std::string_view text(body.data(), static_cast<size_t>(body.size()));
    if (std::ranges::all_of(text, isSpace))
        return refused("body_required", {}, u"Send a JSON object as the body of the request."_s);
    auto storage = std::make_unique<Storage>(text);
    // The parser may skip a byte order mark, so that the first byte is looked at here.
    const auto first = std::ranges::find_if_not(text, isSpace);
    if (*first != '{')
        return noObject(text.substr(size_t(first - text.begin())));
    if (!storage->build() || hasLoneSurrogate(text))
        return invalidJson(text);
    return JsonDocument(std::move(storage));
}

JsonObject JsonDocument::root() const
{
    return JsonObject(m_storage->nodes.data());
}

qsizetype JsonChildren::count() const
{
    qsizetype count = 0;
    for (Iterator child = begin(); child != end(); ++child)
        ++count;
    return count;
}

std::optional<JsonValue> JsonObject::find(QByteArrayView name) const
{
    for (const JsonValue member : *this) {
        if (member.name() == name)
            return member;
    }
    return std::nullopt;
}

} // namespace stemdesk
