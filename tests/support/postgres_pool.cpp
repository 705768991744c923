#include "tests/support/postgres_pool.h"

#include "tests/support/postgres_server.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QLocalSocket>
#include <QThread>

#include <unistd.h>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPoolTimeout = 60'000;

void writeFile(const QString &name, const QString &text)
{
    QFile file(name);
    if (!file.open(QFile::WriteOnly) || file.write(text.toUtf8()) < 0)
        qFatal("the test's pool cannot be set up: %ls", qUtf16Printable(file.errorString()));
    file.setPermissions(file.permissions() | QFile::ReadOther); // It refuses to run as root.
}

bool isAnswered(const QString &name)
{
    QLocalSocket socket;
    socket.connectToServer(name);
    return socket.waitForConnected(kPoolTimeout);
}

} // namespace

PostgresPool::PostgresPool(const PostgresServer &server, const QStringList &settings)
{
    QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7777));
    writeFile(m_folder.filePath(u"users"_s), u"\"stemdesk\" \"\"\n"_s);
    writeFile(m_folder.filePath(u"pgbouncer.ini"_s),
              u"[databases]\n* = host=%1 port=5432\n[pgbouncer]\npool_mode = transaction\nunix_socket_dir = %2\n"
              "listen_port = 5432\nauth_type = trust\nauth_file = %2/users\nmax_client_conn = 500\n%3\n"_s.arg(
                  server.folder(), m_folder.path(), settings.join(u'\n')));
    QStringList command{u"setpriv"_s, u"--pdeathsig"_s, u"KILL"_s};
    if (geteuid() == 0)
        command += {u"--reuid=nobody"_s, u"--regid=nogroup"_s, u"--clear-groups"_s};
    command += {u"/usr/sbin/pgbouncer"_s, u"--quiet"_s, m_folder.filePath(u"pgbouncer.ini"_s)};
    m_process.setStandardErrorFile(m_folder.filePath(u"log"_s));
    m_process.start(command.takeFirst(), command);
    const QString socket = m_folder.filePath(u".s.PGSQL.5432"_s);
    for (const QDeadlineTimer deadline(kPoolTimeout); !isAnswered(socket); QThread::msleep(20)) {
        m_process.waitForFinished(0);
        if (deadline.hasExpired() || m_process.state() == QProcess::NotRunning)
            qFatal("the test's pool does not start; is Debian's package pgbouncer installed?");
    }
}

PostgresPool::~PostgresPool()
{
    m_process.kill();
    m_process.waitForFinished(kPoolTimeout);
}

PostgresAddress PostgresPool::address(const QString &database) const
{
    return {.host = m_folder.path(), .database = database, .user = u"stemdesk"_s};
}

} // namespace stemdesk
