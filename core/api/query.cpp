#include "core/api/query.h"

#include "core/base/day.h"
#include "core/base/search_text.h"
#include "core/base/wording.h"

#include <QStringDecoder>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDefaultLimit = 25;
constexpr int kMaxLimit = 100;

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = char(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// Form decoding; nullopt if a percent sign is not followed by two hex digits.
std::optional<QByteArray> decoded(QByteArrayView text)
{
    QByteArray plain;
    plain.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            plain += text[at] == '+' ? ' ' : text[at];
            continue;
        }
        const int high = at + 2 < text.size() ? hexDigit(text[at + 1]) : -1;
        const int low = at + 2 < text.size() ? hexDigit(text[at + 2]) : -1;
        if (high < 0 || low < 0)
            return std::nullopt;
        plain += char(high * 16 + low);
        at += 2;
    }
    return plain;
}

bool isCleanText(const QByteArray &utf8)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(utf8);
    return !decoder.hasError()
        && std::ranges::none_of(text, [](QChar c) { return c.category() == QChar::Other_Control; });
}

QString nameOf(std::string_view name)
{
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

Error unknownParameter(const QByteArray &raw, std::span<const std::string_view> allowed)
{
    const QByteArray plain = decoded(raw).value_or(raw);
    const QByteArray name = isCleanText(plain) ? plain : raw;
    const QString given = QString::fromUtf8(name);
    return refused("unknown_parameter:" + name, {},
                   allowed.empty() ? u"Leave out the query parameter %1; this endpoint has none."_s.arg(quoted(given))
                                   : u"This endpoint has no query parameter %1"_s.arg(quoted(given))
                           + insteadOf(given, namesFrom(allowed)));
}

Status validate(std::string_view name, const std::optional<QByteArray> &value)
{
    if (!value || !isCleanText(*value))
        return invalid(nameOf(name),
                       u"Give \"%1\" as percent-encoded UTF-8 text without control characters."_s.arg(nameOf(name)));
    const bool mayBeEmpty = name == "fields";
    if (value->isEmpty() && !mayBeEmpty)
        return invalid(nameOf(name), u"Give \"%1\" a value or leave it out; it is empty."_s.arg(nameOf(name)));
    return name == "q" ? requireSearchable(QString::fromUtf8(*value), nameOf(name)) : Status();
}

std::optional<qint64> wholeNumber(const QByteArray &text)
{
    const QByteArrayView digits = QByteArrayView(text).sliced(text.startsWith('-') ? 1 : 0);
    const bool areDigits =
        !digits.isEmpty() && std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    bool fits = false;
    const qint64 number = text.toLongLong(&fits);
    return areDigits && fits ? std::optional(number) : std::nullopt;
}

} // namespace

Result<QueryParameters> QueryParameters::parse(QByteArrayView raw, std::span<const std::string_view> allowed)
{
    QueryParameters parameters;
    for (const QByteArray &pair : raw.toByteArray().split('&')) {
        if (pair.isEmpty())
            continue;
        const qsizetype equals = pair.indexOf('=');
        const QByteArray rawName = equals < 0 ? pair : pair.left(equals);
        const QByteArray name = decoded(rawName).value_or(rawName);
        const auto known = std::ranges::find(allowed, std::string_view(name.constData(), size_t(name.size())));
        if (known == allowed.end())
            return unknownParameter(rawName, allowed);
        const std::optional<QByteArray> value =
            equals < 0 ? std::optional(QByteArray()) : decoded(QByteArrayView(pair).sliced(equals + 1));
        const bool isTwice =
            std::ranges::find(parameters.m_parameters, *known, &Parameter::name) != parameters.m_parameters.end();
        if (isTwice)
            return invalid(nameOf(*known), u"Give \"%1\" once; it is in the query twice."_s.arg(nameOf(*known)));
        TRY(validate(*known, value));
        parameters.m_parameters.append({*known, *value});
    }
    return parameters;
}

std::optional<QByteArray> QueryParameters::value(std::string_view name) const
{
    const auto found = std::ranges::find(m_parameters, name, &Parameter::name);
    return found == m_parameters.end() ? std::nullopt : std::optional(found->value);
}

std::optional<QString> QueryParameters::text(std::string_view name) const
{
    const std::optional<QByteArray> utf8 = value(name);
    return utf8 ? std::optional(QString::fromUtf8(*utf8)) : std::nullopt;
}

Result<int> QueryParameters::limit() const
{
    const std::optional<QByteArray> given = value("limit");
    if (!given)
        return kDefaultLimit;
    const std::optional<qint64> number = wholeNumber(*given);
    if (!number || *number < 1 || *number > kMaxLimit)
        return unfit(u"limit"_s, u"a whole number from 1 to %1"_s.arg(kMaxLimit), quoted(*given));
    return int(*number);
}

Result<std::optional<qint64>> QueryParameters::instant(std::string_view name) const
{
    const std::optional<QByteArray> given = value(name);
    if (!given)
        return std::optional<qint64>();
    const std::optional<qint64> number = wholeNumber(*given);
    if (!number)
        return unfit(nameOf(name), u"whole milliseconds since 1970"_s, quoted(*given));
    return number;
}

Result<std::optional<QDate>> QueryParameters::day(std::string_view name) const
{
    const std::optional<QByteArray> given = value(name);
    if (!given)
        return std::optional<QDate>();
    const QString text = QString::fromUtf8(*given);
    const std::optional<QDate> day = dayFrom(text);
    if (!day)
        return unfit(nameOf(name), u"a day, like 2026-06-20"_s, quoted(*given));
    return day;
}

Result<bool> QueryParameters::flag(std::string_view name) const
{
    const std::optional<QByteArray> given = value(name);
    if (given && *given != "true" && *given != "false")
        return unfit(nameOf(name), u"true or false"_s, quoted(*given));
    return given == "true";
}

QByteArray QueryParameters::filters() const
{
    QList<QByteArray> pairs;
    for (const Parameter &parameter : m_parameters) {
        if (parameter.name != "limit" && parameter.name != "cursor" && parameter.name != "fields")
            pairs.append(QByteArray(parameter.name.data(), qsizetype(parameter.name.size())) + '\0' + parameter.value);
    }
    std::ranges::sort(pairs);
    return pairs.join('\1');
}

} // namespace stemdesk
