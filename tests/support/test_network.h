#pragma once

#include <QHostAddress>
#include <QProcess>
#include <QStringList>

namespace stemdesk {

/// Runs this program again in a network namespace with its own host names and trusted authorities, and exits with its
/// exit code. Returns true inside it, false if the machine does not allow that.
bool enterOwnNetwork(char **argv);

/// Two machines on one wire, both with public addresses: here() is this process's, there() is for a program that
/// connects from outside. Call enterOwnNetwork() first.
class TestNetwork {
public:
    TestNetwork();
    ~TestNetwork();
    Q_DISABLE_COPY_MOVE(TestNetwork)

    static QHostAddress here() { return QHostAddress(QStringLiteral("8.8.4.4")); }
    static QHostAddress there() { return QHostAddress(QStringLiteral("8.8.4.5")); }

    /// Sets the resolver's hosts file on both machines.
    void setHosts(const QByteArray &lines);
    /// Makes the system trust only the authority in the file.
    void trust(const QString &authority);
    /// The command that runs the given one on the other machine.
    QStringList thereCommand(const QStringList &command) const;

private:
    QProcess m_other; // Holds the other machine's network.
};

} // namespace stemdesk
