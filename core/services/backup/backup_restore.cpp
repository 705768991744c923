#include "core/services/backup/backup_restore.h"

#include "core/services/database/database.h"
#include "core/services/database/stored_descriptions.h"
#include "core/services/row_validation.h"
#include "core/storage/change_store.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/migrator.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/shops/shop_file.h"
#include "core/storage/shops/shop_store.h"
#include "core/storage/sqlite/sqlite_copy.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTimeZone>

#include <array>
#include <memory>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Files beside an SQLite database that hold part of its data; the third, -shm, holds none.
constexpr std::array kLogs{"-wal"_L1, "-journal"_L1};

Error notOurs(const QString &file)
{
    return refused("not_a_backup", u"file"_s, u"%1 is no database of Stemdesk; nothing was changed."_s.arg(file));
}

Error named(const QString &file, Error error)
{
    if (error.code == "foreign_database")
        return notOurs(file);
    if (error.code == "schema_too_new")
        return unavailable("schema_too_new",
                           u"The backup %1 was written by a newer Stemdesk; install that version first."_s.arg(file));
    if (error.code == "check_failed")
        return unavailable("check_failed", u"Nothing of the backup %1 was restored. %2"_s.arg(file, error.message));
    if (error.code == "value_too_long")
        return unavailable("check_failed", u"Nothing of the backup %1 was restored: %2"_s.arg(file, error.message));
    if (error.code == "storage_damaged")
        return unavailable("storage_damaged", u"The backup %1 is damaged: %2"_s.arg(file, error.message));
    return error;
}

Status isFile(const QString &file)
{
    const QFileInfo info(file);
    if (!info.exists())
        return notFound(u"There is no file %1."_s.arg(file));
    if (!info.isFile())
        return notFound(u"%1 is not a file."_s.arg(file));
    return {};
}

/// Refuses a file with foreign tables. Nothing else of the file is read before this check.
Status hasOwnParts(Session &session, const QString &file)
{
    const Result<QStringList> strange = session.driver().strangeParts(session);
    if (!strange)
        return named(file, strange.error());
    if (strange->isEmpty())
        return {};
    return refused("not_a_backup", u"file"_s,
                   u"%1 is not a Stemdesk backup, for %2; nothing was changed."_s.arg(file, strange->constFirst()));
}

/// Refuses rows that Stemdesk could not have stored. Rows of an older version are checked after migration.
Status hasOwnRows(Session &session)
{
    const Result<bool> isCurrent = isMigrated(session);
    if (!isCurrent || !*isCurrent)
        return isCurrent ? Status() : Status(isCurrent.error());
    return requireOwnRows(session);
}

/// `file` is the source of the copy.
Result<DatabaseContents> tested(const QString &copy, const QString &file)
{
    const SqliteFileDriver driver(copy, SqliteFileDriver::Use::Read);
    const Result<std::unique_ptr<Session>> session = Session::open(driver);
    if (!session)
        return named(file, session.error());
    TRY(hasOwnParts(**session, file));
    if (const Status sound = verifySqlite(copy, {}); !sound)
        return named(file, sound.error());
    if (const Status own = hasOwnRows(**session); !own)
        return named(file, own.error());
    const Result<DatabaseContents> contents = contentsOf(**session);
    return contents ? contents : Result<DatabaseContents>(named(file, contents.error()));
}

/// Migrates an older version's database, so that its rows are checked in today's form.
Status madeCurrent(const QString &successor, const QString &file, Instant now)
{
    const SqliteFileDriver driver(successor, SqliteFileDriver::Use::Alone);
    const Result<std::unique_ptr<Session>> session = Session::open(driver);
    if (!session)
        return named(file, session.error());
    const Result<bool> isCurrent = isMigrated(**session);
    if (!isCurrent || *isCurrent)
        return isCurrent ? Status() : Status(named(file, isCurrent.error()));
    Status made = migrateTo(**session, newestMigration(), [now] { return now; });
    if (made)
        made = reduceStoredDescriptions(**session);
    if (made)
        made = requireOwnRows(**session);
    return made ? made : Status(named(file, made.error()));
}

/// Checks the first bytes: SQLite takes an empty file for a new database, and a single shop's file would replace all
/// shops.
Status beginsLikeABackup(const QString &file)
{
    const ShopFileKind kind = TRY(shopFileKind(file));
    switch (kind) {
    case ShopFileKind::Database: return {};
    case ShopFileKind::Shop:
        return refused("not_a_backup", u"file"_s,
                       u"%1 holds a single shop, not a backup; use stemdesk shop import for it. Nothing was "
                       "changed."_s.arg(file));
    case ShopFileKind::Other: break;
    }
    return notOurs(file);
}

Status copyWithLogs(const QString &file, const QString &copy, const BytesWatch &watch)
{
    TRY(copyPrivately(file, copy, watch));
    for (const auto log : kLogs) {
        if (!QFile::exists(file + log))
            continue;
        TRY(copyPrivately(file + log, copy + log, watch));
    }
    return foldLog(copy);
}

/// Starts new feed histories, because followers have seen other changes under the numbers that come next, and marks the
/// totals for recomputing instead of trusting the file.
Status begunAnew(const QString &successor)
{
    const SqliteFileDriver driver(successor, SqliteFileDriver::Use::Alone);
    const std::unique_ptr<Session> session = TRY(Session::open(driver));
    Transaction transaction = TRY(Transaction::begin(*session));
    TRY(beginFeedHistories(*session));
    const Status distrusted = distrustTotals(*session);
    return distrusted ? transaction.commit() : distrusted;
}

/// Copies, migrates and checks the backup, so that it can take the database's place.
Result<DatabaseContents> prepared(const QString &file, const QString &successor, Instant now, const BytesWatch &watch)
{
    TRY(requireRoom(QFileInfo(successor).absolutePath(), QFileInfo(file).size()));
    if (const Status copied = copyWithLogs(file, successor, watch); !copied)
        return named(file, copied.error());
    Result<DatabaseContents> contents = tested(successor, file);
    if (!contents)
        return contents;
    TRY(madeCurrent(successor, file, now));
    TRY(begunAnew(successor));
    TRY(syncFile(successor));
    return contents;
}

QString nameAside(const QString &folder, Instant now)
{
    for (QDateTime at = QDateTime::fromMSecsSinceEpoch(now, QTimeZone::utc());; at = at.addSecs(1)) {
        const QString name =
            QDir(folder).absoluteFilePath(u"stemdesk-replaced-%1Z.db"_s.arg(at.toString(u"yyyy-MM-ddTHHmmss"_s)));
        if (!QFile::exists(name))
            return name;
    }
}

/// Renames the database. If its log cannot be folded in because of damage, the log is kept beside it.
Status keepAside(const QString &database, const QString &aside)
{
    const Status folded = foldLog(database);
    if (!folded && folded.error().code != "storage_damaged" && folded.error().code != "storage_unavailable")
        return folded;
    TRY(keepUnder(database, aside));
    for (const auto log : kLogs) {
        if (!QFile::exists(database + log))
            continue;
        TRY(replaceFile(database + log, aside + log));
    }
    QFile::remove(database + "-shm"_L1);
    return {};
}

Result<QString> replaced(const QString &folder, const QString &successor, Instant now)
{
    const QString database = databaseFile(folder);
    QString aside;
    if (QFile::exists(database)) {
        aside = nameAside(folder, now);
        TRY(keepAside(database, aside));
    } else {
        removeDatabase(database); // A log without its database is useless.
    }
    TRY(replaceFile(successor, database));
    return aside;
}

} // namespace

Result<DatabaseContents> lookIntoBackup(const QString &file)
{
    TRY(isFile(file));
    TRY(beginsLikeABackup(file));
    return tested(file, file);
}

Result<RestoreExtent> restoreBackup(const QString &folder, const QString &file, Instant now, const BytesWatch &watch)
{
    TRY(isFile(file));
    const QString database = databaseFile(folder);
    if (isSameFile(file, database))
        return refused("invalid_file", u"file"_s, u"%1 is the database in use itself; name a backup."_s.arg(file));
    TRY(beginsLikeABackup(file));
    const QString successor = SqliteDriver::successorOf(database);
    removeDatabase(successor);
    const Result<DatabaseContents> contents = prepared(file, successor, now, watch);
    const Result<QString> kept = contents ? replaced(folder, successor, now) : Result<QString>(contents.error());
    if (!kept) {
        removeDatabase(successor);
        return kept.error();
    }
    return RestoreExtent{.contents = *contents, .kept = *kept};
}

} // namespace stemdesk
