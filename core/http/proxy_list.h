#pragma once

#include "core/http/message.h"

#include <QHostAddress>
#include <QList>

#include <utility>

namespace stemdesk::http {

/// The reverse proxies in front of a server. Anyone can send their header fields, so they are trusted from these
/// addresses only.
class ProxyList {
public:
    /// An address, or a network ("10.0.0.0/8"); false for anything else.
    bool add(const QString &text);

    /// If one of them forwarded the request, sets its scheme and host to those in the client's address bar.
    void apply(Request &request) const;

private:
    bool contains(const QHostAddress &address) const;

    QList<std::pair<QHostAddress, int>> m_networks;
};

} // namespace stemdesk::http
