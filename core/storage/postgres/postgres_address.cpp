#include "core/storage/postgres/postgres_address.h"

#include <QUrl>

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kSchemes{"postgresql://"_L1, "postgres://"_L1};
constexpr std::array kSslModes{"disable"_L1, "allow"_L1, "prefer"_L1, "require"_L1, "verify-ca"_L1, "verify-full"_L1};

Error wrong(const QString &message)
{
    return refused("invalid_database", u"database"_s, message);
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

/// `host`, `host:port`, `[::1]:port`: the host, and what follows its colon.
Result<std::pair<QString, QStringView>> hostAndPort(QStringView text)
{
    qsizetype end = text.indexOf(u':');
    QString host;
    if (text.startsWith(u'[')) {
        const qsizetype bracket = text.indexOf(u']');
        if (bracket < 0)
            return wrong(u"A bracket of the address is not closed."_s);
        host = text.sliced(1, bracket - 1).toString();
        end = bracket + 1 < text.size() ? bracket + 1 : -1;
        if (end >= 0 && text.at(end) != u':')
            return wrong(u"Only a port may follow the bracket."_s);
    } else {
        host = decoded(end < 0 ? text : text.first(end));
    }
    return std::pair(host, end < 0 ? QStringView() : text.sliced(end));
}

/// One of them, or several separated by commas.
Status takeHosts(PostgresAddress &address, QStringView text)
{
    QStringList hosts;
    QStringList ports;
    for (const QStringView part : text.split(u',')) {
        const auto found = TRY(hostAndPort(part));
        hosts += found.first;
        ports += found.second.toString();
    }
    address.host = hosts.join(u',');
    ports.removeDuplicates();
    if (ports.size() > 1)
        return wrong(u"The servers of one address listen at the same port; name it once for each, or as port=."_s);
    return ports.constFirst().isEmpty() ? Status() : takePort(address, QStringView(ports.constFirst()).sliced(1));
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
    if (name == "target_session_attrs"_L1) { // Stemdesk asks for this itself if there are several hosts.
        return value == "read-write"_L1
            ? Status()
            : Status(wrong(u"Stemdesk writes to its database: target_session_attrs can only be read-write."_s));
    }
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
                 "sslrootcert, service and target_session_attrs."_s);
}

Status takeParameters(PostgresAddress &address, QStringView query)
{
    for (const QStringView parameter : query.split(u'&', Qt::SkipEmptyParts)) {
        const qsizetype equals = parameter.indexOf(u'=');
        if (equals < 0)
            return wrong(u"A parameter of the database's address has no value."_s);
        TRY(takeParameter(address, parameter.first(equals), decoded(parameter.sliced(equals + 1))));
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
        TRY(takeUser(address, authority.first(at)));
    }
    TRY(takeHosts(address, authority.sliced(at + 1)));
    if (query >= 0) {
        TRY(takeParameters(address, rest.sliced(query + 1)));
    }
    if (address.hasSeveralHosts() && address.hosts().contains(QString()))
        return wrong(u"One of the hosts in the database's address has no name."_s);
    if (!address.isLocal() && !address.sslMode.isEmpty() && address.sslMode != "verify-full"_L1)
        return wrong(u"With sslmode=%1 anybody on the way could pose as the database server; for a server on another "
                     "machine, leave it out or use verify-full."_s.arg(address.sslMode));
    return address;
}

QString PostgresAddress::text() const
{
    const bool isFolder = host.startsWith(u'/');
    const QString portText = port > 0 ? u':' + QString::number(port) : QString();
    QString url = u"postgresql://"_s;
    if (!user.isEmpty())
        url += encoded(user) + u'@';
    if (!isFolder) {
        QStringList places;
        for (const QString &name : hosts())
            places += (name.contains(u':') ? u'[' + name + u']' : encoded(name)) + portText;
        url += places.join(u',');
    }
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

QStringList PostgresAddress::hosts() const
{
    return host.split(u',');
}

bool PostgresAddress::isLocal() const
{
    if (host.isEmpty())
        return service.isEmpty();
    return std::ranges::all_of(hosts(), [](const QString &name) {
        return name.startsWith(u'/') || name == "localhost"_L1 || name == "127.0.0.1"_L1 || name == "::1"_L1;
    });
}

} // namespace stemdesk
