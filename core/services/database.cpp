#include "core/services/database.h"

#include "core/storage/migrator.h"
#include "core/storage/postgres_driver.h"
#include "core/storage/postgres_opening.h"
#include "core/storage/session.h"
#include "core/storage/sqlite_driver.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// While another process makes or migrates the database.
constexpr std::chrono::milliseconds kMigrationPatience{60'000};

/// Brings the database of a server up to date, by a connection of its own.
Status prepareServer(const PostgresAddress &address, const QString &password, const Clock &now)
{
    const PostgresDriver driver(address, password, kMigrationPatience);
    const Result<std::unique_ptr<Session>> session = Session::open(driver);
    if (!session)
        return session.error();
    if (const Status suits = postgresSuits(**session); !suits)
        return suits;
    return migrate(**session, now);
}

} // namespace

Status prepareDataFolder(const QString &folder)
{
    const bool isNew = !QFileInfo::exists(folder);
    if (!QDir().mkpath(folder))
        return unavailable("storage_unavailable", u"The data folder %1 cannot be made."_s.arg(folder));
    if (isNew)
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QFileInfo info(folder);
    if (!info.isDir())
        return unavailable("storage_unavailable", u"%1 is not a folder."_s.arg(folder));
    if (!info.isWritable())
        return unavailable("storage_unavailable", u"The data folder %1 cannot be written to."_s.arg(folder));
    return {};
}

Result<std::unique_ptr<Driver>> openDatabase(const QString &folder, bool mayMigrate, const Clock &now)
{
    if (const Status prepared = prepareDataFolder(folder); !prepared)
        return prepared.error();
    auto driver = std::make_unique<SqliteDriver>(QDir(folder).filePath(u"stemdesk.db"_s));
    Result<std::unique_ptr<Session>> session = Session::open(*driver);
    if (!session)
        return session.error();
    if (mayMigrate) {
        if (const Status migrated = migrate(**session, now); !migrated)
            return migrated.error();
        return driver;
    }
    const Result<bool> upToDate = isMigrated(**session);
    if (!upToDate)
        return upToDate.error();
    if (!*upToDate)
        return unavailable("schema_mismatch",
                           u"The database belongs to another version of Stemdesk that is running; close it first."_s);
    return driver;
}

Result<std::unique_ptr<Driver>> openDatabase(const PostgresAddress &address, const QString &password, const Clock &now)
{
    if (const Status prepared = prepareServer(address, password, now); !prepared)
        return prepared.error();
    return std::make_unique<PostgresDriver>(address, password);
}

Result<QStringList> shopsIn(const PostgresAddress &address, const QString &password)
{
    const PostgresDriver driver(address, password);
    const Result<std::unique_ptr<Session>> session = Session::open(driver);
    if (!session)
        return session.error();
    if (const Status suits = postgresSuits(**session); !suits)
        return suits.error();
    const Result<SchemaState> state = schemaState(**session);
    if (!state)
        return state.error();
    if (*state == SchemaState::Newer)
        return newerSchema();
    if (*state == SchemaState::None)
        return QStringList();
    // Of the columns that every version had: an older database is brought up to date only when it is opened.
    return (*session)->all("select name from shop order by key", [](const Row &row) { return row.text(0); });
}

} // namespace stemdesk
