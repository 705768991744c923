#include "core/services/database/database.h"

#include "core/services/backup/backup_folder.h"
#include "core/services/change_bus.h"
#include "core/services/database/stored_descriptions.h"
#include "core/services/database/stored_totals.h"
#include "core/services/services.h"
#include "core/storage/engine/durable_file.h"
#include "core/storage/engine/migrator.h"
#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_distribution.h"
#include "core/storage/postgres/postgres_driver.h"
#include "core/storage/postgres/postgres_opening.h"
#include "core/storage/sqlite/sqlite_driver.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// While another process creates or migrates the database.
constexpr std::chrono::milliseconds kMigrationTimeout{60'000};

/// Updates rows stored by an older version in ways that SQL cannot.
Status migratedWhole(Session &session, const Clock &now)
{
    const bool wasCurrent = TRY(isMigrated(session));
    if (const Status migrated = migrate(session, now); !migrated || wasCurrent)
        return migrated;
    return reduceStoredDescriptions(session);
}

/// The last step of bringing a database up to date.
Status withTotals(const Driver &driver, const Clock &now)
{
    ChangeBus nobody;
    const auto services = Services::open({.driver = driver, .bus = nobody, .now = now});
    return services ? bringTotalsUpToDate(**services) : Status(services.error());
}

/// Creates or migrates a server's database on a separate connection.
Status prepareServer(const PostgresAddress &address, const QString &password, const Clock &now,
                     const TableDivision &division)
{
    const PostgresDriver driver(address, password, kMigrationTimeout, division.partitions);
    const std::unique_ptr<Session> session = TRY(Session::open(driver));
    TRY(postgresSuits(*session));
    TRY(hasPostgresPartitions(*session, division.partitions));
    if (division.isDistributed)
        TRY(canDistributePostgres(*session));
    TRY(migratedWhole(*session, now));
    if (division.isDistributed || driver.isDistributed()) // Or a process that did it was stopped.
        TRY(distributePostgresTables(*session));
    return withTotals(driver, now);
}

Error otherVersion()
{
    return unavailable("schema_mismatch",
                       u"The database belongs to another version of Stemdesk that is running; close it first."_s);
}

/// Adds the remedy for damage, if there is one.
Error withBackup(const QString &folder, Error error)
{
    const std::optional<BackupFile> newest = BackupFolder(folder).newest();
    if (newest && (error.code == "storage_damaged" || error.code == "storage_missing"))
        error.message += u" With stemdesk restore --data %1 %2 the newest backup comes back."_s.arg(
            QDir::toNativeSeparators(folder), QDir::toNativeSeparators(newest->path));
    return error;
}

/// Creates the file under another name first, so that an empty file always means damage.
Status makeDatabase(const QString &file, const Clock &now)
{
    const QString part = file + u".new"_s;
    removeDatabase(part);
    {
        const SqliteDriver driver(part);
        const std::unique_ptr<Session> session = TRY(Session::open(driver));
        TRY(migrate(*session, now));
    }
    return replaceFile(part, file);
}

Status ensurePresent(const QString &folder, bool mayMake, const Clock &now)
{
    const QString file = databaseFile(folder);
    const QFileInfo info(file);
    if (info.exists()) {
        if (info.size() > 0)
            return {};
        return withBackup(folder, unavailable("storage_damaged", u"The database file %1 is empty."_s.arg(file)));
    }
    if (QFileInfo(file + u"-wal"_s).size() > 0)
        return withBackup(
            folder,
            unavailable("storage_missing",
                        u"The database file %1 is gone, and only its log %1-wal is left: put the file back "
                        "beside it, or move the log away too."_s.arg(file)));
    if (BackupFolder(folder).newest())
        return withBackup(folder,
                          unavailable("storage_missing",
                                      u"The database file %1 is gone; to begin anew, move the folder of backups "
                                      "away."_s.arg(file)));
    if (!mayMake)
        return otherVersion();
    const Status made = makeDatabase(file, now);
    if (!made)
        removeDatabase(file + u".new"_s);
    return made;
}

void clearKilledRestore(const QString &folder)
{
    removeDatabase(SqliteDriver::successorOf(databaseFile(folder)));
    for (const QFileInfo &info : QDir(folder).entryInfoList({u"stemdesk-replaced-*.part"_s}, QDir::Files))
        QFile::remove(info.filePath());
}

Status ensureCurrent(const Driver &driver, bool mayMigrate, const Clock &now)
{
    const std::unique_ptr<Session> session = TRY(Session::open(driver));
    if (mayMigrate) {
        const Status migrated = migratedWhole(*session, now);
        return migrated ? withTotals(driver, now) : migrated;
    }
    const bool upToDate = TRY(isMigrated(*session));
    return upToDate ? Status() : Status(otherVersion());
}

} // namespace

Status prepareDataFolder(const QString &folder)
{
    const QFileInfo info(folder);
    // Private from the start, because another process may open it.
    const bool isMade = QDir().mkpath(info.absolutePath())
        && QDir().mkdir(info.absoluteFilePath(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (!isMade && !QFileInfo::exists(folder))
        return unavailable("storage_unavailable", u"The data folder %1 cannot be made."_s.arg(folder));
    if (!info.isDir())
        return unavailable("storage_unavailable", u"%1 is not a folder."_s.arg(folder));
    if (!info.isWritable())
        return unavailable("storage_unavailable", u"The data folder %1 cannot be written to."_s.arg(folder));
    return {};
}

QString databaseFile(const QString &folder)
{
    return QDir(folder).filePath(u"stemdesk.db"_s);
}

Result<std::unique_ptr<Driver>> openDatabase(const QString &folder, bool mayMigrate, const Clock &now)
{
    TRY(prepareDataFolder(folder));
    const QString file = databaseFile(folder);
    if (mayMigrate)
        clearKilledRestore(folder);
    TRY(ensurePresent(folder, mayMigrate, now));
    auto driver = std::make_unique<SqliteDriver>(file, SqliteDriver::kTimeout, SqliteDriver::IfMissing::Refuse);
    if (const Status suits = ensureCurrent(*driver, mayMigrate, now); !suits)
        return withBackup(folder, suits.error());
    return driver;
}

Result<std::unique_ptr<Driver>> openDatabase(const PostgresAddress &address, const QString &password, const Clock &now,
                                             const TableDivision &division)
{
    TRY(prepareServer(address, password, now, division));
    return std::make_unique<PostgresDriver>(address, password);
}

Result<QStringList> shopsIn(const PostgresAddress &address, const QString &password)
{
    const PostgresDriver driver(address, password);
    const std::unique_ptr<Session> session = TRY(Session::open(driver));
    TRY(postgresSuits(*session));
    const SchemaState state = TRY(schemaState(*session));
    if (state == SchemaState::Newer)
        return newerSchema();
    if (state == SchemaState::None)
        return QStringList();
    // Columns that every version had: an older database is migrated only when it is opened.
    return session->all("select name from shop order by key", [](const Row &row) { return row.text(0); });
}

} // namespace stemdesk
