#include "core/storage/sqlite/sqlite_file.h"

#include "core/storage/engine/connection.h"
#include "core/storage/sqlite/sqlite_error.h"
#include "core/storage/sqlite/sqlite_statement.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QThread>
#include <QtEndian>

#include <chrono>

namespace stemdesk {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kOthersTimeout = 3s; // For commands that will end soon.
constexpr unsigned long kPause = 50;

/// The file's author may have put more than data into it.
Status distrust(QSqlDatabase &database)
{
#ifdef STEMDESK_SQLITE_HANDLE
    // Pictures take up to 10 MB; responses kept for replays are smaller.
    constexpr int kLongestValue = 32'000'000;
    SqliteStatement::distrust(database, kLongestValue);
#endif
    for (const QString &pragma : {u"pragma trusted_schema=off"_s, u"pragma cell_size_check=on"_s}) {
        QSqlQuery query(database);
        if (!query.exec(pragma))
            return sqliteErrorOf(database, query.lastError());
    }
    return {};
}

/// A connection for as long as this lives.
class Visit {
public:
    explicit Visit(const Driver &driver) : m_connection(driver), m_opened(m_connection.open()) {}
    ~Visit() { m_connection.close(); }
    Q_DISABLE_COPY_MOVE(Visit)

    const Status &opened() const { return m_opened; }
    QSqlDatabase &database() { return m_connection.database(); }

private:
    Connection m_connection;
    Status m_opened;
};

Status endLog(QSqlDatabase &database)
{
    QSqlQuery query(database);
    if (!query.exec(u"pragma journal_mode=delete"_s))
        return sqliteErrorOf(database, query.lastError());
    if (query.next() && query.value(0).toString() == "delete"_L1)
        return {};
    return unavailable("busy", u"Another program has the database open; close it and try again."_s);
}

} // namespace

Status SqliteFileDriver::open(QSqlDatabase &database) const
{
#ifdef STEMDESK_SQLITE_HANDLE
    SqliteStatement::configureLibrary();
#endif
    database.setDatabaseName(fileAddress(file()) + (m_use == Use::Read ? u"?immutable=1"_s : u"?mode=rw"_s));
    database.setConnectOptions(m_use == Use::Read ? u"QSQLITE_OPEN_URI;QSQLITE_OPEN_READONLY"_s
                                                  : u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=1000"_s);
    if (database.open())
        return distrust(database);
    const Error known = sqliteErrorOf(database, database.lastError());
    if (known.kind == Error::Kind::Unavailable && known.code != "storage_unavailable")
        return known;
    return unavailable("storage_unavailable",
                       u"The file %1 cannot be read: %2."_s.arg(file(), database.lastError().databaseText()));
}

bool looksWhole(const QString &file)
{
    // SQLite's file format, section 1.3: page size at 16, pages at 28, and when they were counted at 92.
    constexpr int kHeader = 100;
    QFile opened(file);
    if (!opened.open(QFile::ReadOnly))
        return false;
    const QByteArray head = opened.read(kHeader);
    if (head.size() < kHeader || !head.startsWith(QByteArray("SQLite format 3\0", 16)))
        return false;
    const auto *bytes = reinterpret_cast<const uchar *>(head.constData());
    const qint64 stored = qFromBigEndian<quint16>(bytes + 16);
    const qint64 pageSize = stored == 1 ? 65'536 : stored;
    const bool isCounted = qFromBigEndian<quint32>(bytes + 24) == qFromBigEndian<quint32>(bytes + 92);
    return !isCounted || opened.size() == pageSize * qFromBigEndian<quint32>(bytes + 28);
}

bool isWorkedOn(const QString &file)
{
    constexpr qint64 kFormatAt = 18; // 1: no log; 2: a write-ahead log.
    QFile opened(file);
    return opened.open(QFile::ReadOnly) && opened.seek(kFormatAt) && opened.read(1) == QByteArray(1, '\2');
}

Status foldLog(const QString &file)
{
    const SqliteFileDriver driver(file, SqliteFileDriver::Use::Alone);
    const QDeadlineTimer deadline(kOthersTimeout);
    for (;;) {
        Status folded;
        {
            Visit visit(driver);
            folded = visit.opened() ? endLog(visit.database()) : visit.opened();
        }
        if (folded || folded.error().code != "busy" || deadline.hasExpired())
            return folded;
        QThread::msleep(kPause);
    }
}

Result<RowCounts> countRows(QSqlDatabase &database)
{
    RowCounts counts;
    QSqlQuery tables(database);
    if (!tables.exec(u"select name from sqlite_master where type = 'table' and name not like 'sqlite%' "
                     "and sql not like 'create virtual%'"_s))
        return sqliteErrorOf(database, tables.lastError());
    while (tables.next()) {
        const QString name = tables.value(0).toString();
        QSqlQuery rows(database);
        if (!rows.exec(u"select count(*) from \"%1\""_s.arg(name)) || !rows.next())
            return sqliteErrorOf(database, rows.lastError());
        counts.insert(name, rows.value(0).toLongLong());
    }
    if (tables.lastError().isValid())
        return sqliteErrorOf(database, tables.lastError());
    return counts;
}

Result<RowCounts> countRows(const Driver &driver)
{
    Visit visit(driver);
    if (!visit.opened())
        return visit.opened().error();
    return countRows(visit.database());
}

} // namespace stemdesk
