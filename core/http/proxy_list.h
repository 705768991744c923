#pragma once

#include "core/http/message.h"

#include <QHostAddress>
#include <QList>

#include <utility>

namespace stemdesk::http {

/// The reverse proxies in front of a server. Anybody can send their fields: of nobody else are they believed.
class ProxyList {
public:
    /// An address, or a network ("10.0.0.0/8"); false for what is neither.
    bool add(const QString &text);

    /// Where one of them hands the request on, its scheme and host become those of the client's address bar.
    void apply(Request &request) const;

private:
    bool contains(const QHostAddress &address) const;

    QList<std::pair<QHostAddress, int>> m_networks;
};

} // namespace stemdesk::http
