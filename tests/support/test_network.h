#pragma once

#include <QHostAddress>
#include <QProcess>
#include <QStringList>

namespace stemdesk {

/// Runs this program again where it has a network, host names and trusted authorities of its own, which end with it,
/// and exits with its exit code. Returns false where the machine does not allow that, true once there.
bool enterOwnNetwork(char **argv);

/// Two machines on one wire, both with public addresses: here() is this process's, there() is for a program that
/// reaches here() from outside. After enterOwnNetwork().
class TestNetwork {
public:
    TestNetwork();
    ~TestNetwork();
    Q_DISABLE_COPY_MOVE(TestNetwork)

    static QHostAddress here() { return QHostAddress(QStringLiteral("8.8.4.4")); }
    static QHostAddress there() { return QHostAddress(QStringLiteral("8.8.4.5")); }

    /// What the system's resolver says from now on, on both machines: lines of a hosts file.
    void setHosts(const QByteArray &lines);
    /// Makes the system trust the authority in the file, and no other.
    void trust(const QString &authority);
    /// The command that runs the given one there.
    QStringList thereCommand(const QStringList &command) const;

private:
    QProcess m_other; // Holds the other machine's network.
};

} // namespace stemdesk
