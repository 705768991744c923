#include "core/storage/sqlite/sqlite_error.h"

#include <sqlite3.h>

namespace stemdesk {

using namespace Qt::StringLiterals;

Error sqliteError(int code, const QString &message)
{
    switch (code & 0xff) { // The low byte is the class; extended codes add to it.
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return unavailable("busy", u"The database is locked by other work; try again."_s);
    case SQLITE_FULL: return unavailable("storage_full", u"The disk is full; make room and try again."_s);
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

} // namespace stemdesk
