#include "app/server_settings.h"

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
    QSettings file(fileIn(folder), QSettings::IniFormat);
    file.setValue(u"on"_s, settings.isOn);
    file.setValue(u"listen"_s, addressText(settings.address, settings.port));
}

} // namespace stemdesk
