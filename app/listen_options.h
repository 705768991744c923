#pragma once

#include "app/arguments.h"
#include "core/base/result.h"
#include "core/http/server.h"

#include <QHostAddress>
#include <QString>

namespace stemdesk {

/// The window's settings of the API server, per data folder.
struct ServerSettings {
    bool isOn = true;
    QHostAddress address = QHostAddress(QHostAddress::LocalHost); ///< Loopback.
    quint16 port = 8787;

    friend bool operator==(const ServerSettings &, const ServerSettings &) = default;
};

/// HOST:PORT: "127.0.0.1:8787", "[::1]:8787".
QString addressText(const QHostAddress &address, quint16 port);

struct ListenAddress {
    QHostAddress address;
    quint16 port = 0;
};
/// invalid_listen for anything but HOST:PORT. `localhost` and no host are 127.0.0.1.
Result<ListenAddress> listenAddressFrom(const QString &text);

/// Defaults if nothing valid is stored.
ServerSettings loadServerSettings(const QString &folder);
void saveServerSettings(const QString &folder, const ServerSettings &settings);

/// Reads where and how to listen from --listen, --host, --behind, --tls and --insecure. Refuses an address that is not
/// loopback without --tls, unless --insecure is given. Errors of kind Invalid are for words that mean nothing.
Result<http::Server::Options> listenOptionsFrom(const Arguments &arguments);

} // namespace stemdesk
