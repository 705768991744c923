#include "core/json/canonical_json.h"

#include "core/json/json_reader.h"

#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>
#include <vector>

namespace stemdesk {

namespace {

void addText(QByteArray &out, QByteArrayView utf8)
{
    constexpr std::array kShort{std::pair{'\b', 'b'}, std::pair{'\t', 't'}, std::pair{'\n', 'n'}, std::pair{'\f', 'f'},
                                std::pair{'\r', 'r'}, std::pair{'"', '"'},  std::pair{'\\', '\\'}};
    out += '"';
    for (const char byte : utf8) {
        const auto *known = std::ranges::find(kShort, byte, [](const auto &pair) { return pair.first; });
        if (known != kShort.end())
            out.append('\\').append(known->second);
        else if (static_cast<unsigned char>(byte) < ' ')
            out += "\\u" + QByteArray::number(byte, 16).rightJustified(4, '0');
        else
            out += byte;
    }
    out += '"';
}

/// Number::toString of ECMAScript: the shortest digits that read back, with an exponent only beyond 21 places.
QByteArray numberToString(double number)
{
    constexpr int kPlain = 21;
    constexpr int kSmall = -6;
    if (number == 0)
        return "0";
    std::array<char, 32> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(number), std::chars_format::scientific)
            .ptr;
    const QByteArray written(buffer.data(), end - buffer.data());
    const qsizetype mark = written.indexOf('e');
    const QByteArray digits = written.first(mark).replace(".", "");
    const int exponent = written.mid(mark + 1).toInt();
    const int point = exponent + 1; // How many digits stand before the point.
    const int count = int(digits.size());
    QByteArray said;
    if (count <= point && point <= kPlain)
        said = digits + QByteArray(point - count, '0');
    else if (0 < point && point <= kPlain)
        said = digits.first(point) + '.' + digits.mid(point);
    else if (kSmall < point && point <= 0)
        said = "0." + QByteArray(-point, '0') + digits;
    else
        said = digits.first(1) + (count > 1 ? '.' + digits.mid(1) : QByteArray()) + 'e' + (exponent < 0 ? '-' : '+')
            + QByteArray::number(std::abs(exponent));
    return number < 0 ? '-' + said : said;
}

// NOLINTNEXTLINE(misc-no-recursion): documents are at most kMaxJsonDepth deep.
void addValue(QByteArray &out, const JsonValue &value)
{
    switch (value.type()) {
    case JsonValue::Type::Null: out += "null"; return;
    case JsonValue::Type::Boolean: out += value.toBool() ? "true" : "false"; return;
    case JsonValue::Type::Number: out += numberToString(value.toNumber()); return;
    case JsonValue::Type::String: addText(out, value.utf8()); return;
    case JsonValue::Type::Object: out += canonicalJson(value.toObject()); return;
    case JsonValue::Type::Array: break;
    }
    out += '[';
    bool isFirst = true;
    for (const JsonValue element : value.toArray()) {
        if (!std::exchange(isFirst, false))
            out += ',';
        addValue(out, element);
    }
    out += ']';
}

} // namespace

// NOLINTNEXTLINE(misc-no-recursion): as addValue().
QByteArray canonicalJson(const JsonObject &object)
{
    std::vector<std::pair<QString, JsonValue>> members;
    for (const JsonValue member : object)
        members.emplace_back(QString::fromUtf8(member.name()), member);
    std::ranges::sort(members, {}, [](const auto &member) { return member.first; });
    QByteArray out = "{";
    for (const auto &[name, value] : members) {
        if (out.size() > 1)
            out += ',';
        addText(out, name.toUtf8());
        out += ':';
        addValue(out, value);
    }
    return out + '}';
}

} // namespace stemdesk
