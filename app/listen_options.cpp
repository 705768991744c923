#include "app/listen_options.h"

#include "app/tls_files.h"
#include "core/base/files.h"
#include "core/base/wording.h"

#include <QDir>
#include <QSettings>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString fileIn(const QString &folder)
{
    return QDir(folder).filePath(u"server.ini"_s);
}

Error badAddress(const QString &text)
{
    return refused("invalid_listen", u"listen"_s,
                   u"\"%1\" is not an address to listen on; give HOST:PORT, as in 127.0.0.1:8787."_s.arg(text));
}

} // namespace

QString addressText(const QHostAddress &address, quint16 port)
{
    const QString host =
        address.protocol() == QAbstractSocket::IPv6Protocol ? u'[' + address.toString() + u']' : address.toString();
    return u"%1:%2"_s.arg(host).arg(port);
}

Result<ListenAddress> listenAddressFrom(const QString &text)
{
    const qsizetype colon = text.lastIndexOf(u':');
    if (colon < 0)
        return badAddress(text);
    QString host = text.left(colon);
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.sliced(1, host.size() - 2);
    bool isNumber = false;
    ListenAddress listen{.address = QHostAddress(host), .port = text.mid(colon + 1).toUShort(&isNumber)};
    if (host == "localhost"_L1 || host.isEmpty())
        listen.address = QHostAddress(QHostAddress::LocalHost);
    if (!isNumber || listen.address.isNull())
        return badAddress(text);
    return listen;
}

ServerSettings loadServerSettings(const QString &folder)
{
    const QSettings file(fileIn(folder), QSettings::IniFormat);
    ServerSettings settings;
    settings.isOn = file.value(u"on"_s, settings.isOn).toBool();
    const auto listen = listenAddressFrom(file.value(u"listen"_s).toString());
    if (listen && listen->address.isLoopback() && listen->port > 0) {
        settings.address = listen->address;
        settings.port = listen->port;
    }
    return settings;
}

void saveServerSettings(const QString &folder, const ServerSettings &settings)
{
    createPrivately(fileIn(folder));
    QSettings file(fileIn(folder), QSettings::IniFormat);
    file.setValue(u"on"_s, settings.isOn);
    file.setValue(u"listen"_s, addressText(settings.address, settings.port));
}

Result<http::Server::Options> listenOptionsFrom(const Arguments &arguments)
{
    const ServerSettings unchanged;
    http::Server::Options options{.address = unchanged.address, .port = unchanged.port};
    if (arguments.has(u"listen"_s)) {
        const ListenAddress listen = TRY(listenAddressFrom(arguments.option(u"listen"_s)));
        options.address = listen.address;
        options.port = listen.port;
    }
    for (const QString &host : arguments.options.value(u"host"_s)) {
        const QByteArray name = host.toUtf8(); // One with a scheme or a port would never be that of a request.
        const bool hasPort = name.startsWith('[') ? !name.endsWith(']') : name.contains(':');
        if (name.isEmpty() || hasPort || !http::HostList::isWellFormed(name))
            return unfit(u"host"_s, u"a name without scheme and port, like shop.example.com"_s, quoted(host));
        options.hosts.append(name);
    }
    const QStringList proxies = arguments.options.value(u"behind"_s).join(u',').split(u',', Qt::SkipEmptyParts);
    for (const QString &proxy : proxies) {
        if (!options.proxies.add(proxy.trimmed()))
            return unfit(u"behind"_s, u"the addresses or networks of proxies, like 127.0.0.1 or 10.0.0.0/8"_s,
                         quoted(proxy));
    }
    if (arguments.has(u"tls"_s)) {
        const TlsFiles files = TRY(TlsFiles::parse(arguments.option(u"tls"_s)));
        const QSslConfiguration tls = TRY(files.read());
        options.tls = tls;
    }
    if (!options.address.isLoopback() && !options.tls && !arguments.has(u"insecure"_s)) {
        return Error{.kind = Error::Kind::Forbidden,
                     .code = "insecure_address",
                     .field = u"listen"_s,
                     .message =
                         u"%1 is not loopback: give --tls CERT,KEY, or --insecure if the network is trusted."_s.arg(
                             options.address.toString())};
    }
    return options;
}

} // namespace stemdesk
