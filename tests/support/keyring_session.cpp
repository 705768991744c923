#include "tests/support/keyring_session.h"

#include <QDir>
#include <QFile>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTimeout = 30'000;

} // namespace

KeyringSession::KeyringSession()
{
    for (const char *variable :
         {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"}) {
        const QString folder = m_home.filePath(QString::fromLatin1(variable).toLower());
        QDir().mkpath(folder);
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv(variable, QFile::encodeName(folder));
    }
    qunsetenv("XDG_CURRENT_DESKTOP"); // KDE's keyring would be asked for where the developer has that desktop.
    qunsetenv("KDE_FULL_SESSION");
    // Its own configuration offers no services to start by themselves.
    QFile configuration(m_home.filePath(u"bus.conf"_s));
    if (!configuration.open(QFile::WriteOnly))
        return;
    configuration.write("<busconfig><type>session</type><listen>unix:tmpdir=" + QFile::encodeName(m_home.path())
                        + "</listen><policy context='default'><allow send_destination='*' eavesdrop='true'/><allow "
                          "eavesdrop='true'/><allow own='*'/>"
                          "</policy></busconfig>");
    configuration.close();
    m_bus.start(u"dbus-daemon"_s, {u"--nofork"_s, u"--print-address"_s, u"--config-file"_s, configuration.fileName()});
    m_bus.waitForReadyRead(kTimeout);
    const QByteArray address = m_bus.readLine().trimmed();
    m_hasBus = address.startsWith("unix:");
    qputenv("DBUS_SESSION_BUS_ADDRESS", address);
}

KeyringSession::~KeyringSession()
{
    stopKeyring();
    m_bus.kill();
    m_bus.waitForFinished(kTimeout);
}

void KeyringSession::startUnlocked()
{
    startKeyring({u"--unlock"_s}, "a password");
}

void KeyringSession::startLocked()
{
    startKeyring({}, {});
}

void KeyringSession::startKeyring(const QStringList &options, const QByteArray &input)
{
    stopKeyring();
    m_keyring = std::make_unique<QProcess>();
    m_keyring->setStandardErrorFile(QProcess::nullDevice());
    m_keyring->setStandardOutputFile(QProcess::nullDevice());
    m_keyring->start(u"gnome-keyring-daemon"_s, QStringList{u"--foreground"_s, u"--components=secrets"_s} + options);
    m_keyring->write(input);
    m_keyring->closeWriteChannel();
    m_keyring->waitForStarted(kTimeout);
}

void KeyringSession::stopKeyring()
{
    if (!m_keyring)
        return;
    m_keyring->kill();
    m_keyring->waitForFinished(kTimeout);
    m_keyring.reset();
}

} // namespace stemdesk
