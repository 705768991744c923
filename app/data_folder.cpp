#include "app/data_folder.h"

#include "app/arguments.h"
#include "app/console.h"
#include "app/database_choice.h"
#include "app/shutdown.h"
#include "core/base/unfinished.h"
#include "core/services/backup/backup_folder.h"
#include "core/services/database/database.h"
#include "core/services/database/folder_rights.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/durable_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <chrono>
#include <ctime>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

// How long a command waits while another process creates or migrates the database.
constexpr std::chrono::seconds kTimeout{10};

constexpr std::chrono::milliseconds kAtOnce{0};
// How long a program that wants to own the folder waits for a command working on it, or for a program to close.
constexpr std::chrono::seconds kOwnerTimeout = kStopLimit + std::chrono::seconds(2);

std::unique_ptr<FileLock> lockOf(const QString &path)
{
    return std::make_unique<FileLock>(QDir(path).absoluteFilePath(u"stemdesk.lock"_s), FileLock::Of::Folder);
}

bool owns(FileLock &lock, const QString &path)
{
    constexpr std::chrono::milliseconds kUnnoticed{300};
    if (lock.tryLock(kUnnoticed))
        return true;
    if (lock.failure() != FileLock::Failure::Held)
        return false;
    printError(u"Another Stemdesk works on the data folder %1; waiting for it to end."_s.arg(path));
    return lock.tryLock(kOwnerTimeout);
}

/// Milliseconds, counted while the machine sleeps too.
Instant runningTime()
{
#ifdef Q_OS_LINUX
    timespec time{};
    ::clock_gettime(CLOCK_BOOTTIME, &time);
    return Instant(time.tv_sec) * 1'000 + Instant(time.tv_nsec) / 1'000'000;
#else
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
#endif
}

/// Why the folder cannot be owned: if the lock file cannot be written, there may be no other program.
Error lockError(const FileLock &lock, const QString &path)
{
    if (lock.failure() != FileLock::Failure::File)
        return unavailable("folder_in_use",
                           u"Another Stemdesk is running on the data folder %1; close it first."_s.arg(path));
    if (isDiskFull(path))
        return unavailable("storage_full", u"The disk that holds %1 is full; make room and try again."_s.arg(path));
    return unavailable("storage_unavailable", u"The data folder %1 cannot be written to."_s.arg(path));
}

} // namespace

QString defaultDataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/stemdesk"_s;
}

Status undividedFolder(const TableDivision &division)
{
    if (division.isDistributed)
        return refused("invalid_partitions", u"distribute"_s,
                       u"A data folder's own file cannot be distributed: --distribute needs a PostgreSQL database."_s);
    if (division.partitions > 0)
        return refused("invalid_partitions", u"partitions"_s,
                       u"A data folder's own file cannot be divided: --partitions needs a PostgreSQL database."_s);
    return {};
}

Result<DataFolder> DataFolder::open(const Arguments &arguments, Use use)
{
    const QString path = arguments.dataFolder();
    TRY(prepareDataFolder(path));
    closeToOthers(path);
    removeUnfinished(path);
    DataFolder folder(path, lockOf(path));
    const bool isForServer = arguments.database && use == Use::Share; // It does not matter who owns the folder.
    const bool isOwner = use == Use::Own ? owns(*folder.m_lock, path) : !isForServer && folder.m_lock->tryLock(kAtOnce);
    if (use == Use::Own && !isOwner)
        return lockError(*folder.m_lock, path);
    if (!arguments.database)
        TRY(undividedFolder(arguments.division));
    const Status opened =
        arguments.database ? folder.openServer(*arguments.database, arguments.division) : folder.openFile(isOwner);
    if (!opened)
        return opened.error();
    if (use == Use::Share)
        folder.m_lock.reset();
    return folder;
}

Result<std::unique_ptr<FileLock>> DataFolder::lock(const QString &path)
{
    TRY(prepareDataFolder(path));
    closeToOthers(path);
    std::unique_ptr<FileLock> lock = lockOf(path);
    if (!owns(*lock, path))
        return lockError(*lock, path);
    return lock;
}

void DataFolder::keep()
{
    if (m_lock)
        m_lock->keep();
}

void DataFolder::endKeeping()
{
    if (m_lock)
        m_lock->endKeeping();
}

/// With a server, not the system's clock: it may be changed, and must not jump between two looks at the server's.
Clock clockFor(const Driver &driver)
{
    return driver.isServer() ? Clock(runningTime) : Clock(systemNow);
}

Status requirePlainSettings(const QString &folder)
{
    constexpr qint64 kMost = 4 << 20;
    for (const QString &name : {u"window.ini"_s, u"server.ini"_s, u"database.ini"_s, u"backups.ini"_s}) {
        const QFileInfo file(QDir(folder).filePath(name));
        if (file.exists() && (!file.isFile() || file.size() > kMost)) // A pipe would be waited for.
            return unavailable("storage_unavailable",
                               u"%1 is not a settings file; move it away to start with the default settings."_s.arg(
                                   QDir::toNativeSeparators(file.filePath())));
    }
    return {};
}

Status requireDatabase(const Arguments &arguments)
{
    const QString folder = arguments.dataFolder();
    if (arguments.database || QFile::exists(databaseFile(folder)) || BackupFolder(folder).newest())
        return {};
    return notFound(u"There is no database in the folder %1."_s.arg(folder));
}

Status DataFolder::openFile(bool isOwner)
{
    Result<std::unique_ptr<Driver>> driver = openDatabase(m_path, isOwner, systemNow);
    if (!driver && !isOwner && driver.error().code == "schema_mismatch" && m_lock->tryLock(kTimeout))
        driver = openDatabase(m_path, true, systemNow);
    if (!driver)
        return driver.error();
    m_driver = *std::move(driver);
    return {};
}

Status DataFolder::openServer(const PostgresAddress &address, const TableDivision &division)
{
    const Result<QString> password = DatabasePasswords(*m_keyring).find(address);
    Result<std::unique_ptr<Driver>> driver =
        openDatabase(address, password ? *password : QString(), systemNow, division);
    if (driver) {
        m_driver = *std::move(driver);
        return {};
    }
    Error error = driver.error();
    if (error.field == "password"_L1 && m_keyring->state() == Keychain::State::Locked)
        error.message += u" The keyring, where it may be, is locked."_s;
    return error;
}

DataFolder::DataFolder(QString path, std::unique_ptr<FileLock> lock)
    : m_path(std::move(path)), m_lock(std::move(lock)), m_keyring(std::make_unique<Keychain>())
{}

DataFolder::DataFolder(DataFolder &&) noexcept = default;
DataFolder::~DataFolder() = default;

} // namespace stemdesk
