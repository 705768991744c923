#include "core/security/secret_service.h"

#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QUuid>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)

namespace {

const QString kSecrets = u"org.freedesktop.secrets"_s;
const QStringList kWallets{u"org.kde.kwalletd6"_s, u"org.kde.kwalletd5"_s};

/// A connection for this call only: a shared one would remember for ever that there was no bus.
class SessionBus {
public:
    explicit SessionBus(std::chrono::milliseconds timeout)
        : m_name(QUuid::createUuid().toString()), m_timeout(int(timeout.count())),
          m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, m_name))
    {}
    ~SessionBus() { QDBusConnection::disconnectFromBus(m_name); }
    Q_DISABLE_COPY_MOVE(SessionBus)

    bool isConnected() const { return m_bus.isConnected(); }

    bool offers(const QString &service) const
    {
        const auto names = [&](const QString &method) {
            const QDBusMessage answer =
                ask(u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s, u"org.freedesktop.DBus"_s, method, {});
            return answer.arguments().value(0).toStringList();
        };
        return names(u"ListNames"_s).contains(service) || names(u"ListActivatableNames"_s).contains(service);
    }

    /// The answer's first value; invalid if there is none in time.
    QVariant value(const QString &path, const QString &interface, const QString &method,
                   const QVariantList &arguments) const
    {
        const QDBusMessage answer = ask(kSecrets, path, interface, method, arguments);
        return answer.type() == QDBusMessage::ReplyMessage ? answer.arguments().value(0) : QVariant();
    }

private:
    QDBusMessage ask(const QString &service, const QString &path, const QString &interface, const QString &method,
                     const QVariantList &arguments) const
    {
        QDBusMessage call = QDBusMessage::createMethodCall(service, path, interface, method);
        call.setArguments(arguments);
        return m_bus.call(call, QDBus::Block, m_timeout);
    }

    QString m_name;
    int m_timeout;
    QDBusConnection m_bus;
};

} // namespace

Keychain::State secretServiceState(std::chrono::milliseconds timeout)
{
    const SessionBus bus(timeout);
    if (!bus.isConnected())
        return Keychain::State::Absent;
    if (!bus.offers(kSecrets)) {
        const bool hasWallet = std::ranges::any_of(kWallets, [&](const QString &wallet) { return bus.offers(wallet); });
        return hasWallet ? Keychain::State::Ready : Keychain::State::Absent;
    }
    const QVariant alias =
        bus.value(u"/org/freedesktop/secrets"_s, u"org.freedesktop.Secret.Service"_s, u"ReadAlias"_s, {u"default"_s});
    const QString collection = alias.value<QDBusObjectPath>().path();
    if (collection.isEmpty() || collection == u"/")
        return Keychain::State::Absent; // No answer, or no keyring was ever set up.
    const QVariant isLocked = bus.value(collection, u"org.freedesktop.DBus.Properties"_s, u"Get"_s,
                                        {u"org.freedesktop.Secret.Collection"_s, u"Locked"_s});
    const QVariant value = isLocked.value<QDBusVariant>().variant();
    if (!value.isValid())
        return Keychain::State::Absent;
    return value.toBool() ? Keychain::State::Locked : Keychain::State::Ready;
}

#else

Keychain::State secretServiceState(std::chrono::milliseconds)
{
    return Keychain::State::Ready;
}

#endif

} // namespace stemdesk
