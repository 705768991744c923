#include "core/http/host_list.h"

#include <algorithm>

namespace stemdesk::http {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isNameCharacter(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '.' || c == '_'
        || c == '~';
}

bool isLiteralCharacter(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F') || c == ':' || c == '.';
}

/// Length of the name before ":port"; -1 if the value is no host.
qsizetype nameLength(QByteArrayView value)
{
    if (!value.startsWith('[')) {
        const auto end = std::ranges::find_if_not(value, isNameCharacter);
        return end - value.begin();
    }
    const qsizetype close = value.indexOf(']');
    if (close < 0 || !std::ranges::all_of(value.first(close).sliced(1), isLiteralCharacter))
        return -1;
    return close + 1;
}

} // namespace

HostList::HostList(const QHostAddress &address, const QList<QByteArray> &names)
    : m_names{"localhost", "127.0.0.1", "[::1]"}
{
    const QByteArray listened = address.toString().toLatin1().toLower();
    if (!listened.isEmpty())
        m_names.insert(listened.contains(':') ? '[' + listened + ']' : listened);
    for (const QByteArray &name : names)
        m_names.insert(name.toLower());
}

bool HostList::isWellFormed(QByteArrayView value)
{
    const qsizetype length = nameLength(value);
    if (length < 0)
        return false;
    const QByteArrayView port = value.sliced(length);
    return port.isEmpty() || (port.front() == ':' && std::ranges::all_of(port.sliced(1), isDigit));
}

HostList::Verdict HostList::validate(QByteArrayView value) const
{
    if (!isWellFormed(value))
        return Verdict::Malformed;
    const QByteArray name = value.first(nameLength(value)).toByteArray().toLower();
    return m_names.contains(name) ? Verdict::Known : Verdict::Unknown;
}

} // namespace stemdesk::http
