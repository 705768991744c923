#include "core/storage/sqlite/sqlite_error.h"

#include "core/base/files.h"
#include "core/storage/sqlite/sqlite_statement.h"

#include <QSqlDatabase>
#include <QSqlError>

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error diskFull()
{
    return unavailable("storage_full", u"The disk is full; make room and try again."_s);
}

/// A transient error is no damage.
Error unreadable(const QString &message)
{
    return unavailable("storage_unavailable",
                       u"The database could not be read just now, for the disk answers with errors (%1). Try again; "
                       "where it stays so, stemdesk check says what is left."_s.arg(message));
}

bool isRead(int code)
{
    return code == SQLITE_IOERR_READ || code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS;
}

#ifdef STEMDESK_SQLITE_HANDLE

/// The system's last errors: of any file, of the database and of its log.
std::array<int, 3> systemErrors(sqlite3 *handle)
{
    std::array<int, 3> errors{sqlite3_system_errno(handle)};
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_LAST_ERRNO, &errors[1]);
    sqlite3_file *log = nullptr;
    if (sqlite3_file_control(handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log) == SQLITE_OK && log && log->pMethods)
        log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &errors[2]);
    return errors;
}

DiskFault faultOf(sqlite3 *handle, int code)
{
    const bool isOfDisk = code == SQLITE_CORRUPT || (code & 0xff) == SQLITE_IOERR || (code & 0xff) == SQLITE_CANTOPEN;
    if (!handle || !isOfDisk)
        return DiskFault::None;
    const std::array<int, 3> errors = systemErrors(handle);
    if (code != SQLITE_CORRUPT)
        return std::ranges::any_of(errors, meansDiskFull) ? DiskFault::Full : DiskFault::None;
    const bool isUnread = std::ranges::any_of(errors, [](int error) { return error == EIO || error == ENXIO; });
    return isUnread ? DiskFault::Unreadable : DiskFault::None;
}

sqlite3 *handleOf(const QSqlDatabase &database)
{
    return database.isOpen() ? SqliteStatement::handleOf(database) : nullptr;
}

#else

DiskFault faultOf(sqlite3 *, int)
{
    return DiskFault::None;
}

sqlite3 *handleOf(const QSqlDatabase &)
{
    return nullptr;
}

#endif

} // namespace

Error sqliteError(int code, const QString &message, DiskFault fault)
{
    if (fault == DiskFault::Full)
        return diskFull();
    if (fault == DiskFault::Unreadable) // SQLite's message would mention damage.
        return unreadable(QString::fromUtf8(sqlite3_errstr(SQLITE_IOERR)));
    if (isRead(code))
        return unreadable(message);
    switch (code & 0xff) { // The low byte is the class; extended codes add to it.
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return unavailable("busy", u"The database is locked by other work; try again."_s);
    case SQLITE_FULL: return diskFull();
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM: return unavailable("storage_unavailable", u"The database cannot be written: %1."_s.arg(message));
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return unavailable("storage_damaged", u"The database is damaged: %1. Restore a backup."_s.arg(message));
    case SQLITE_TOOBIG:
        return unavailable("value_too_long", u"The database holds a value that is longer than any of Stemdesk's."_s);
    case SQLITE_IOERR: return unavailable("storage_unavailable", u"The disk answers with errors: %1."_s.arg(message));
    default: return internal(u"SQLite error %1: %2"_s.arg(code).arg(message));
    }
}

#ifdef STEMDESK_SQLITE_HANDLE
Error sqliteErrorOf(sqlite3 *handle)
{
    const int code = sqlite3_extended_errcode(handle);
    const QString message = QString::fromUtf8(sqlite3_errmsg(handle));
    return sqliteError(code, message, faultOf(handle, code));
}

Error sqliteErrorOf(sqlite3 *handle, int code)
{
    return sqliteError(code, QString::fromUtf8(sqlite3_errstr(code)), faultOf(handle, code));
}
#endif

Error sqliteErrorOf(const QSqlDatabase &database, const QSqlError &error)
{
    const int code = error.nativeErrorCode().toInt();
    return sqliteError(code, error.databaseText(), faultOf(handleOf(database), code));
}

std::optional<Error> readFaultOf(const QSqlDatabase &database)
{
    if (faultOf(handleOf(database), SQLITE_CORRUPT) != DiskFault::Unreadable)
        return {};
    return unreadable(QString::fromUtf8(sqlite3_errstr(SQLITE_IOERR)));
}

} // namespace stemdesk
