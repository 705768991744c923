#include "core/storage/postgres/postgres_address.h"

#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kSchemes{"postgresql://"_L1, "postgres://"_L1};
constexpr std::array kSslModes{"disable"_L1, "allow"_L1, "prefer"_L1, "require"_L1, "verify-ca"_L1, "verify-full"_L1};

Error wrong(const QString &message)
{
    return refused("invalid_database", u"database"_s, message);
}

/// Each of them would be tried, and be judged by the first.
Error severalHosts()
{
    return wrong(u"Name one host in the database's address; several with commas between are not taken."_s);
}

QString decoded(QStringView text)
{
    return QUrl::fromPercentEncoding(text.toUtf8());
}

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

Status takePort(PostgresAddress &address, QStringView text)
{
    bool isNumber = false;
    address.port = text.toInt(&isNumber);
    if (!isNumber || address.port < 1 || address.port > 65'535) // Not repeated: it may be half of a password.
        return wrong(u"The port in the database's address is not a number from 1 to 65535."_s);
    return {};
}

/// `host`, `host:port`, `[::1]:port`.
Status takeHost(PostgresAddress &address, QStringView text)
{
    if (text.contains(u','))
        return severalHosts();
    qsizetype end = text.indexOf(u':');
    if (text.startsWith(u'[')) {
        const qsizetype bracket = text.indexOf(u']');
        if (bracket < 0)
            return wrong(u"A bracket of the address is not closed."_s);
        address.host = text.sliced(1, bracket - 1).toString();
        end = bracket + 1 < text.size() ? bracket + 1 : -1;
        if (end >= 0 && text.at(end) != u':')
            return wrong(u"Only a port may follow the bracket."_s);
    } else {
        address.host = decoded(end < 0 ? text : text.first(end));
    }
    return end < 0 ? Status() : takePort(address, text.sliced(end + 1));
}

Status takeUser(PostgresAddress &address, QStringView text)
{
    if (text.contains(u':'))
        return refused(
            "invalid_database", u"password"_s,
            u"Leave the password out of the database's address, where others could read it: keep it in the "
            "keyring (stemdesk secrets set-password), in ~/.pgpass, in a connection service file, or give it "
            "as PGPASSWORD."_s);
    address.user = decoded(text);
    return {};
}

Status takeParameter(PostgresAddress &address, QStringView name, const QString &value)
{
    if (name == "port"_L1)
        return takePort(address, value);
    if (name == "sslmode"_L1 && std::ranges::find(kSslModes, value) == kSslModes.end())
        return wrong(u"The sslmode in the database's address is none that PostgreSQL knows; use verify-full."_s);
    if (name == "password"_L1)
        return takeUser(address, u":");
    struct Target {
        QLatin1StringView name;
        QString PostgresAddress::*member;
    };
    for (const Target &target :
         {Target{"host"_L1, &PostgresAddress::host}, Target{"user"_L1, &PostgresAddress::user},
          Target{"dbname"_L1, &PostgresAddress::database}, Target{"sslmode"_L1, &PostgresAddress::sslMode},
          Target{"service"_L1, &PostgresAddress::service}, Target{"sslrootcert"_L1, &PostgresAddress::sslRootCert}}) {
        if (name == target.name) {
            address.*target.member = value;
            return {};
        }
    }
    return wrong(u"The database's address has an unknown parameter; there are host, port, user, dbname, sslmode, "
                 "sslrootcert and service."_s);
}

Status takeParameters(PostgresAddress &address, QStringView query)
{
    for (const QStringView parameter : query.split(u'&', Qt::SkipEmptyParts)) {
        const qsizetype equals = parameter.indexOf(u'=');
        if (equals < 0)
            return wrong(u"A parameter of the database's address has no value."_s);
        const Status taken = takeParameter(address, parameter.first(equals), decoded(parameter.sliced(equals + 1)));
        if (!taken)
            return taken;
    }
    return {};
}

} // namespace

bool PostgresAddress::isUrl(const QString &text)
{
    return std::ranges::any_of(kSchemes, [&](QLatin1StringView scheme) { return text.startsWith(scheme); });
}

Result<PostgresAddress> PostgresAddress::parse(const QString &url)
{
    if (!isUrl(url))
        return wrong(u"The database's address begins with postgresql://."_s);
    const QStringView rest = QStringView(url).sliced(url.indexOf("//"_L1) + 2);
    const qsizetype query = rest.indexOf(u'?');
    const QStringView path = query < 0 ? rest : rest.first(query);
    const qsizetype slash = path.indexOf(u'/');
    const QStringView authority = slash < 0 ? path : path.first(slash);
    const qsizetype at = authority.lastIndexOf(u'@');
    PostgresAddress address;
    if (slash >= 0)
        address.database = decoded(path.sliced(slash + 1));
    if (at >= 0) {
        if (const Status user = takeUser(address, authority.first(at)); !user)
            return user.error();
    }
    if (const Status host = takeHost(address, authority.sliced(at + 1)); !host)
        return host.error();
    if (query >= 0) {
        if (const Status taken = takeParameters(address, rest.sliced(query + 1)); !taken)
            return taken.error();
    }
    if (address.host.contains(u','))
        return severalHosts();
    if (!address.isLocal() && !address.sslMode.isEmpty() && address.sslMode != "verify-full"_L1)
        return wrong(u"With sslmode=%1 anybody on the way could pose as the database server; for a server on another "
                     "machine, leave it out or use verify-full."_s.arg(address.sslMode));
    return address;
}

QString PostgresAddress::text() const
{
    const bool isFolder = host.startsWith(u'/');
    QString url = u"postgresql://"_s;
    if (!user.isEmpty())
        url += encoded(user) + u'@';
    if (!isFolder)
        url += host.contains(u':') ? u'[' + host + u']' : encoded(host);
    if (!isFolder && port > 0)
        url += u':' + QString::number(port);
    url += u'/' + encoded(database);
    QStringList parameters;
    if (isFolder)
        parameters += u"host="_s + encoded(host);
    if (isFolder && port > 0)
        parameters += u"port="_s + QString::number(port);
    if (!sslMode.isEmpty())
        parameters += u"sslmode="_s + sslMode;
    if (!sslRootCert.isEmpty())
        parameters += u"sslrootcert="_s + encoded(sslRootCert);
    if (!service.isEmpty())
        parameters += u"service="_s + encoded(service);
    return parameters.isEmpty() ? url : url + u'?' + parameters.join(u'&');
}

bool PostgresAddress::isLocal() const
{
    if (host.isEmpty())
        return service.isEmpty();
    return host.startsWith(u'/') || host == "localhost"_L1 || host == "127.0.0.1"_L1 || host == "::1"_L1;
}

} // namespace stemdesk
