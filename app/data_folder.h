#pragma once

#include "core/base/clock.h"
#include "core/base/file_lock.h"
#include "core/base/result.h"
#include "core/security/keychain.h"

#include <QString>

#include <memory>

namespace stemdesk {

class Driver;
struct Arguments;
struct PostgresAddress;
struct TableDivision;

/// The data folder without --data.
QString defaultDataFolder();

/// A data folder with its database open: its own file, or the one of a server that the arguments name. One process owns
/// a folder at a time: the window, or `serve` on its file. Other commands work beside it, and so does any number of
/// `serve` on a server's database.
class DataFolder {
public:
    enum class Use {
        Own, ///< Until destroyed; folder_in_use if another process owns it, for longer than a command takes, or than a
             ///< program to close.
        Share, ///< Works beside an owner, if there is one.
    };

    static Result<DataFolder> open(const Arguments &arguments, Use use);
    /// Owns the folder, which is created if necessary, without opening its database; folder_in_use.
    static Result<std::unique_ptr<FileLock>> lock(const QString &path);
    DataFolder(DataFolder &&) noexcept;
    DataFolder(const DataFolder &) = delete;
    DataFolder &operator=(DataFolder &&) = delete;
    DataFolder &operator=(const DataFolder &) = delete;
    ~DataFolder();

    const QString &path() const { return m_path; }
    const Driver &driver() const { return *m_driver; }
    /// From now on others that want to own the folder are refused at once, without waiting.
    void keep();
    /// This program is closing: others wait until it has.
    void endKeeping();
    /// The keyring; one object per process.
    Keychain &keyring() const { return *m_keyring; }

private:
    DataFolder(QString path, std::unique_ptr<FileLock> lock);

    Status openFile(bool isOwner);
    Status openServer(const PostgresAddress &address, const TableDivision &division);

    QString m_path;
    std::unique_ptr<FileLock> m_lock; // Empty if the folder is shared.
    std::unique_ptr<Keychain> m_keyring;
    std::unique_ptr<Driver> m_driver;
};

/// Refuses to partition the tables of a data folder's own file.
Status undividedFolder(const TableDivision &division);

/// The clock of a program on such a database, until DatabaseClock::set() has read the server's.
Clock clockFor(const Driver &driver);

/// Refuses settings files that are pipes, devices or huge: QSettings would wait for them, or read without end.
Status requirePlainSettings(const QString &folder);

/// not_found if the named folder has no database, since opening it would create an empty one.
Status requireDatabase(const Arguments &arguments);

} // namespace stemdesk
