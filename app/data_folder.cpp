#include "app/data_folder.h"

#include "core/services/database.h"
#include "core/storage/driver.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

// How long a command waits while another process is making or migrating the database.
constexpr int kPatience = 10'000;

std::unique_ptr<QLockFile> lockOf(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(QDir(path).filePath(u"stemdesk.lock"_s));
    lock->setStaleLockTime(0); // Old is not stale: a window may be open for weeks. A dead process's lock is.
    return lock;
}

} // namespace

QString defaultDataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/stemdesk"_s;
}

Result<DataFolder> DataFolder::open(const QString &path, Use use, const Clock &now)
{
    if (const Status prepared = prepareDataFolder(path); !prepared)
        return prepared.error();
    std::unique_ptr<QLockFile> lock = lockOf(path);
    bool isOwner = lock->tryLock(0);
    if (use == Use::Own && !isOwner)
        return unavailable("folder_in_use",
                           u"Another Stemdesk is running on the data folder %1; close it first."_s.arg(path));
    Result<std::unique_ptr<Driver>> driver = openDatabase(path, isOwner, now);
    if (!driver && !isOwner && driver.error().code == "schema_mismatch" && lock->tryLock(kPatience)) {
        isOwner = true;
        driver = openDatabase(path, isOwner, now);
    }
    if (!driver)
        return driver.error();
    if (use == Use::Share)
        lock.reset();
    return DataFolder(path, std::move(lock), std::move(*driver));
}

DataFolder::DataFolder(QString path, std::unique_ptr<QLockFile> lock, std::unique_ptr<Driver> driver)
    : m_path(std::move(path)), m_lock(std::move(lock)), m_driver(std::move(driver))
{}

DataFolder::DataFolder(DataFolder &&) noexcept = default;
DataFolder::~DataFolder() = default;

} // namespace stemdesk
