#include "core/storage/sqlite/sqlite_statement.h"

#include "core/base/text.h"
#include "core/storage/sqlite/sqlite_error.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QVariant>

#include <sqlite3.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Bytes of values that a statement keeps bound; SQLite copies longer ones.
constexpr qsizetype kMostRoom = 32LL * 1024;

bool copyAscii(const QString &text, char *out)
{
    ushort all = 0; // Without an early exit, so that the loop can be vectorised.
    for (const QChar c : text) {
        all |= c.unicode();
        *out++ = char(c.unicode());
    }
    return all < 0x80;
}

} // namespace

void SqliteStatement::configureLibrary()
{
    // Memory statistics make all threads wait for one lock at each allocation, and are not used.
    [[maybe_unused]] static const int configured = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Qt returns it as a pointer to the handle.
sqlite3 *SqliteStatement::handleOf(const QSqlDatabase &database)
{
    const QVariant handle = database.driver()->handle();
    if (!handle.isValid() || qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    return *static_cast<sqlite3 *const *>(handle.constData());
}

void SqliteStatement::distrust(const QSqlDatabase &database, int longest)
{
    constexpr int kLongestSql = 1'000'000;
    sqlite3 *handle = handleOf(database);
    for (const auto &[option, isOn] :
         {std::pair(SQLITE_DBCONFIG_DEFENSIVE, 1), std::pair(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
          std::pair(SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), std::pair(SQLITE_DBCONFIG_ENABLE_VIEW, 0),
          std::pair(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0)})
        sqlite3_db_config(handle, option, isOn, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, longest);
    sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, kLongestSql);
}

Result<std::unique_ptr<Statement>> SqliteStatement::prepare(QSqlDatabase &database, const QByteArray &sql)
{
    sqlite3 *handle = handleOf(database);
    if (!handle)
        return internal(u"the connection has no SQLite handle"_s);
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v3(handle, sql.constData(), int(sql.size()), SQLITE_PREPARE_PERSISTENT, &statement, nullptr)
        != SQLITE_OK)
        return sqliteErrorOf(handle);
    return std::unique_ptr<Statement>(new SqliteStatement(handle, statement));
}

SqliteStatement::~SqliteStatement()
{
    sqlite3_finalize(m_statement);
}

void SqliteStatement::bindNull(int index)
{
    sqlite3_bind_null(m_statement, index + 1);
}

void SqliteStatement::bindInteger(int index, qint64 value)
{
    sqlite3_bind_int64(m_statement, index + 1, value);
}

void SqliteStatement::bindReal(int index, double value)
{
    sqlite3_bind_double(m_statement, index + 1, value);
}

/// nullptr if there is none.
char *SqliteStatement::roomFor(qsizetype bytes)
{
    if (std::exchange(m_wasStepped, false)) {
        if (m_roomWanted > m_roomSize && m_roomSize < kMostRoom) {
            m_roomSize = std::min(kMostRoom, qsizetype(std::bit_ceil(size_t(m_roomWanted))));
            m_room = std::make_unique<char[]>(size_t(m_roomSize));
        }
        m_roomTaken = m_roomWanted = 0;
    }
    m_roomWanted += bytes;
    if (bytes > m_roomSize - m_roomTaken)
        return nullptr;
    return m_room.get() + std::exchange(m_roomTaken, m_roomTaken + bytes);
}

void SqliteStatement::bindText(int index, const QString &value)
{
    char *room = roomFor(value.size());
    if (room && copyAscii(value, room)) {
        sqlite3_bind_text(m_statement, index + 1, room, int(value.size()), SQLITE_STATIC);
        return;
    }
    const QByteArray utf8 = value.toUtf8();
    sqlite3_bind_text(m_statement, index + 1, utf8.constData(), int(utf8.size()), SQLITE_TRANSIENT);
}

void SqliteStatement::bindBlob(int index, QByteArrayView value)
{
    if (value.isEmpty()) { // A null pointer would bind NULL instead of empty bytes.
        sqlite3_bind_blob(m_statement, index + 1, "", 0, SQLITE_STATIC);
        return;
    }
    char *room = roomFor(value.size());
    if (room)
        std::memcpy(room, value.data(), size_t(value.size()));
    sqlite3_bind_blob(m_statement, index + 1, room ? room : value.data(), int(value.size()),
                      room ? SQLITE_STATIC : SQLITE_TRANSIENT);
}

Result<bool> SqliteStatement::step()
{
    m_wasStepped = true;
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE) {
        sqlite3_reset(m_statement);
        return false;
    }
    const Error error = sqliteErrorOf(m_handle);
    sqlite3_reset(m_statement);
    return error;
}

void SqliteStatement::reset()
{
    m_wasStepped = true;
    sqlite3_reset(m_statement);
}

bool SqliteStatement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

qint64 SqliteStatement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

double SqliteStatement::real(int column) const
{
    return sqlite3_column_double(m_statement, column);
}

QString SqliteStatement::text(int column) const
{
    const auto *bytes = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
    return sharedText({bytes, sqlite3_column_bytes(m_statement, column)});
}

QByteArrayView SqliteStatement::blob(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return {bytes, sqlite3_column_bytes(m_statement, column)};
}

qint64 SqliteStatement::changes() const
{
    return sqlite3_changes64(m_handle);
}

qint64 SqliteStatement::lastInsertKey() const
{
    return sqlite3_last_insert_rowid(m_handle);
}

} // namespace stemdesk
