#pragma once

#include "core/http/message.h"

#include <QByteArray>
#include <QHostAddress>
#include <QList>
#include <QSet>

#include <utility>

namespace stemdesk::http {

/// The names a server answers to. Anything else may be a web page that had its own name point here (DNS rebinding).
class HostList {
public:
    enum class Verdict { Known, Unknown, Malformed };

    /// localhost, 127.0.0.1, [::1], the address listened on, and `names`.
    HostList(const QHostAddress &address, const QList<QByteArray> &names);

    /// A name or an address, with a port or without; the name may be empty.
    static bool isWellFormed(QByteArrayView value);

    /// Checks the value of a Host field; any port is allowed.
    Verdict validate(QByteArrayView value) const;

private:
    QSet<QByteArray> m_names;
};

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
