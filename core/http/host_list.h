#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QList>
#include <QSet>

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

} // namespace stemdesk::http
