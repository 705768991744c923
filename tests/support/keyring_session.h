#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <memory>

namespace stemdesk {

/// A desktop session of the test's own: a bus, and on it gnome-keyring with its files in a temporary folder. Points
/// this process and every program that it starts at them.
class KeyringSession {
public:
    KeyringSession();
    ~KeyringSession();
    Q_DISABLE_COPY_MOVE(KeyringSession)

    /// False if the bus did not come up.
    bool isUp() const { return m_hasBus; }

    /// (Re)starts the keyring with its password, or as after a start of the machine, before anybody gave it one.
    void startUnlocked();
    void startLocked();
    void stopKeyring();

private:
    void startKeyring(const QStringList &options, const QByteArray &input);

    QTemporaryDir m_home;
    QProcess m_bus;
    std::unique_ptr<QProcess> m_keyring;
    bool m_hasBus = false;
};

} // namespace stemdesk
