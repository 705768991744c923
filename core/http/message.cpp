#include "core/http/message.h"

#include <algorithm>
#include <array>

namespace stemdesk::http {

namespace {

constexpr std::array<QByteArrayView, kMethodCount> kMethodNames{"GET",   "HEAD",   "POST",   "PUT",
                                                                "PATCH", "DELETE", "OPTIONS"};

bool isNamed(const Header &header, QByteArrayView name)
{
    return header.name.size() == name.size() && header.name.compare(name, Qt::CaseInsensitive) == 0;
}

} // namespace

bool isTokenCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
}

bool isToken(QByteArrayView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, isTokenCharacter);
}

QByteArrayView methodName(Method method)
{
    return kMethodNames.at(size_t(method));
}

std::optional<Method> methodFrom(QByteArrayView name)
{
    const auto found = std::ranges::find(kMethodNames, name);
    if (found == kMethodNames.end())
        return std::nullopt;
    return Method(found - kMethodNames.begin());
}

QByteArray Request::header(QByteArrayView name) const
{
    const auto found = std::ranges::find_if(headers, [name](const Header &header) { return isNamed(header, name); });
    return found == headers.end() ? QByteArray() : found->value;
}

bool Response::has(QByteArrayView name) const
{
    return std::ranges::any_of(headers, [name](const Header &header) { return isNamed(header, name); });
}

QByteArray Request::mediaType() const
{
    const QByteArray type = header("content-type");
    const qsizetype end = type.indexOf(';');
    return type.left(end < 0 ? type.size() : end).trimmed().toLower();
}

QList<QByteArray> Request::headerValues(QByteArrayView name) const
{
    QList<QByteArray> values;
    for (const Header &header : headers) {
        if (isNamed(header, name))
            values.append(header.value);
    }
    return values;
}

} // namespace stemdesk::http
