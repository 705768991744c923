#include "core/json/object_reader.h"

#include "core/base/wording.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxWhole = (qint64(1) << 53) - 1; // Beyond, doubles skip whole numbers.
constexpr qint64 kMaxInstant = 8'640'000'000'000'000; // 100 million days around 1970, the range of JavaScript's dates.
constexpr qsizetype kShownName = 200; // The length of an unknown name in a message; it comes from outside.

QString nameOf(JsonNode::Type type)
{
    using enum JsonNode::Type;
    switch (type) {
    case Boolean: return u"true or false"_s;
    case Number: return u"a number"_s;
    case String: return u"text"_s;
    case Array: return u"an array"_s;
    case Object: return u"an object"_s;
    case Null: break;
    }
    return u"null"_s;
}

bool isDay(QByteArrayView text)
{
    constexpr QByteArrayView kForm = "0000-00-00";
    if (text.size() != kForm.size())
        return false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isDigit = text[i] >= '0' && text[i] <= '9';
        if (kForm[i] == '0' ? !isDigit : text[i] != kForm[i])
            return false;
    }
    return true;
}

} // namespace

qsizetype KnownProperties::placeOf(QByteArrayView name, qsizetype parent) const
{
    const auto found =
        std::ranges::find_if(m_names, [&](const Name &asked) { return asked.parent == parent && asked.text == name; });
    return found == m_names.end() ? kUnnoted : found - m_names.begin();
}

QStringList KnownProperties::paths() const
{
    QStringList paths;
    for (const Name &asked : m_names) {
        const QString name = QString::fromUtf8(asked.text);
        paths += asked.parent == kBody ? name : paths.at(asked.parent) + u'.' + name;
    }
    paths.removeDuplicates(); // Some codecs read a name twice.
    return paths;
}

ObjectReader::ObjectReader(JsonObject object) : m_root(this), m_node(object.node())
{
    for (const JsonValue member : object)
        m_members.append(member.node());
    m_left = m_members.size();
}

ObjectReader::ObjectReader(JsonObject object, ObjectReader &parent, const Member &member) : ObjectReader(object)
{
    m_root = parent.m_root;
    m_parent = &parent;
    m_own = member;
    m_askedAs =
        member.index > 0 ? KnownProperties::kUnnoted : m_root->m_found.asked.placeOf(member.name, parent.m_askedAs);
}

bool ObjectReader::has(MemberName name) const
{
    for (const JsonNode *member : m_members) {
        if (member && JsonValue(member).name() == name)
            return true;
    }
    return false;
}

bool ObjectReader::nullableText(MemberName name, std::optional<QString> &out)
{
    std::optional<std::optional<QString>> text;
    const bool isRead = read(name, text);
    if (text)
        out = text->value_or(QString());
    return isRead;
}

std::optional<JsonValue> ObjectReader::value(MemberName name)
{
    const JsonNode *node = take(name);
    return node ? std::optional(JsonValue(node)) : std::nullopt;
}

std::optional<IdBytes> ObjectReader::id(MemberName name, const IdKind &kind, bool mayBeNull)
{
    const JsonNode *node = take(name);
    if (!node)
        return {};
    IdBytes bytes{};
    if (!mayBeNull || node->type != JsonNode::Type::Null)
        convertId({JsonValue(node), name}, bytes, kind);
    return bytes;
}

bool ObjectReader::instant(MemberName name, std::optional<std::optional<qint64>> &out)
{
    return readWith(name, out, [this](const Member &member, qint64 &milliseconds) {
        return convertWhole(member, milliseconds, -kMaxInstant, kMaxInstant);
    });
}

void ObjectReader::fail(MemberName name, const Error &error)
{
    const Member member{JsonObject(m_node).find(name).value_or(JsonValue(m_node)), name};
    Error placed = error;
    const auto named = [](const QString &path) { return u'"' + path + u'"'; };
    placed.message.replace(named(QString::fromUtf8(name)), named(placeOf(member))); // In which row of the body it is.
    refuse(member, placed);
}

QString ObjectReader::pathOf(MemberName name) const
{
    const QString own = QString::fromUtf8(name);
    return m_parent ? m_parent->pathOf(m_own.name) + u'.' + own : own;
}

Status ObjectReader::finish()
{
    refuseUnknown();
    if (m_found.failure)
        return *m_found.failure;
    return {};
}

bool ObjectReader::convert(const Member &member, QString &out)
{
    if (!expect(member, JsonNode::Type::String))
        return false;
    out = member.value.toText();
    return true;
}

bool ObjectReader::convert(const Member &member, double &out)
{
    if (!expect(member, JsonNode::Type::Number))
        return false;
    out = member.value.toNumber() + 0.0; // Makes -0 a 0, as it is written.
    return true;
}

bool ObjectReader::convert(const Member &member, bool &out)
{
    if (!expect(member, JsonNode::Type::Boolean))
        return false;
    out = member.value.toBool();
    return true;
}

bool ObjectReader::convert(const Member &member, QDate &out)
{
    const bool isText = member.value.type() == JsonNode::Type::String;
    if (isText && member.value.utf8().trimmed().isEmpty())
        return refuse(member, required(placeOf(member)));
    if (isText && isDay(member.value.utf8()))
        out = QDate::fromString(member.value.toText(), Qt::ISODate);
    return out.isValid() || refuse(member, u"a day of the calendar as YYYY-MM-DD"_s);
}

bool ObjectReader::convertWhole(const Member &member, qint64 &out, qint64 least, qint64 greatest)
{
    if (!expect(member, JsonNode::Type::Number))
        return false;
    const double number = member.value.toNumber();
    if (std::trunc(number) != number)
        return refuse(member, u"a whole number"_s);
    least = std::max(least, -kMaxWhole);
    greatest = std::min(greatest, kMaxWhole);
    if (number < double(least) || number > double(greatest))
        return refuse(member, u"a whole number from %1 to %2"_s.arg(least).arg(greatest));
    out = static_cast<qint64>(number);
    return true;
}

bool ObjectReader::convertId(const Member &member, IdBytes &out, const IdKind &kind)
{
    if (!expect(member, JsonNode::Type::String))
        return false;
    const QByteArrayView text = member.value.utf8();
    const QByteArrayView prefix(kind.prefix.data(), qsizetype(kind.prefix.size()));
    if (text.startsWith(prefix) && text.size() > prefix.size() && text[prefix.size()] == '_') {
        if (const auto bytes = namedIdBytesFrom(text.sliced(prefix.size() + 1))) {
            out = *bytes;
            return true;
        }
    }
    const IdKind *given = idKindOf(text);
    if (given && given->prefix != kind.prefix)
        return refuse(member, wrongIdType(kind.table, given->table, placeOf(member)));
    const QByteArray resource(kind.resource.data(), qsizetype(kind.resource.size()));
    return refuse(member, missing(resource, placeOf(member), text));
}

const JsonNode *ObjectReader::take(QByteArrayView name)
{
    m_root->m_found.asked.add(name, m_askedAs);
    const auto length = size_t(name.size());
    const auto isCalled = [&](const JsonNode *node) {
        return node && node->nameLength == length && std::memcmp(node->name, name.data(), length) == 0;
    };
    const qsizetype count = m_left > 0 ? m_members.size() : 0;
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype at = m_next + i < count ? m_next + i : m_next + i - count;
        if (isCalled(m_members[at])) {
            m_next = at + 1;
            --m_left;
            return std::exchange(m_members[at], nullptr);
        }
    }
    return nullptr;
}

bool ObjectReader::expect(const Member &member, JsonNode::Type type)
{
    return member.value.type() == type || refuse(member, nameOf(type));
}

bool ObjectReader::refuse(const Member &member, const QString &expected)
{
    return refuse(member, unfit(placeOf(member), expected, shown(member.value)));
}

/// The path with the index of each row, or the key in a map.
QString ObjectReader::placeOf(const Member &member) const
{
    QString place = QString::fromUtf8(member.name);
    if (member.index >= 0)
        place += u"[%1]"_s.arg(member.index);
    if (!member.key.isNull())
        place += u'[' + quoted(member.key).mid(1).chopped(1).remove(u']') + u']';
    if (!m_parent)
        return place;
    return m_parent->placeOf(m_own) + u'.' + place;
}

bool ObjectReader::refuse(const Member &member, const Error &error)
{
    const JsonNode *at = member.value.node();
    if (!m_root->m_found.failure || at < m_root->m_found.failedAt) {
        m_root->m_found.failure = error;
        m_root->m_found.failedAt = at;
    }
    return false;
}

void ObjectReader::refuseUnknown()
{
    for (const JsonNode *member : m_members) {
        if (!member)
            continue;
        const QByteArrayView name = JsonValue(member).name();
        const QString path = pathOf(name).left(kShownName);
        const QString place = placeOf({JsonValue(member), name}).left(kShownName);
        refuse(
            {JsonValue(member), {}},
            refused("unknown_property:" + path.toUtf8(), path,
                    u"There is no property %1"_s.arg(quoted(place)) + insteadOf(path, m_root->m_found.asked.paths())));
        return;
    }
}

} // namespace stemdesk
