#include "app/single_instance.h"

#include "app/arguments.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocalSocket>
#include <QProcess>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRaiseTimeout = 2'000;

/// A socket's path has a short limit, so the folder is hashed.
QString socketName(const QString &folder)
{
    const QByteArray path = QFileInfo(folder).canonicalFilePath().toUtf8();
    const QString name = u"stemdesk-"_s
        + QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha256).left(12).toHex());
    // Only the user can create a socket there. Otherwise use Qt's folder, which is shared by all users.
    const QFileInfo ownFolder(qEnvironmentVariable("XDG_RUNTIME_DIR"));
    const bool isPrivate = ownFolder.isAbsolute() && ownFolder.isDir() && ownFolder.isWritable();
    return isPrivate ? QDir(ownFolder.filePath()).filePath(name) : name;
}

} // namespace

bool raiseRunningWindow(const QString &folder)
{
    QLocalSocket socket;
    socket.connectToServer(socketName(folder));
    return socket.waitForConnected(kRaiseTimeout);
}

RaiseRequests::RaiseRequests(const QString &folder, QObject *parent) : QObject(parent)
{
    // Left by a window that was killed; the folder's lock guarantees that no other one is listening.
    QLocalServer::removeServer(socketName(folder));
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    m_server.listen(socketName(folder));
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket *socket = m_server.nextPendingConnection())
            socket->deleteLater();
        Q_EMIT received();
    });
}

void startAgain(const Arguments &arguments)
{
    QStringList words;
    for (const auto &[name, values] : arguments.options.asKeyValueRange()) {
        for (const QString &value : values)
            words.append(QStringLiteral("--%1=%2").arg(name, value));
    }
    QProcess::startDetached(QCoreApplication::applicationFilePath(), words);
}

} // namespace stemdesk
