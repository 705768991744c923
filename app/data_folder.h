#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace stemdesk {

class Driver;

/// Where the program keeps its data unless --data names another folder.
QString defaultDataFolder();

/// A data folder with its database open. One process owns a folder at a time: the window, or `serve`. Other commands
/// work beside it.
class DataFolder {
public:
    enum class Use {
        Own, ///< Until destroyed; folder_in_use where another process owns it.
        Share, ///< Beside an owner, if there is one.
    };

    static Result<DataFolder> open(const QString &path, Use use, const Clock &now);
    DataFolder(DataFolder &&) noexcept;
    DataFolder &operator=(DataFolder &&) = delete;
    ~DataFolder();

    const QString &path() const { return m_path; }
    const Driver &driver() const { return *m_driver; }

private:
    DataFolder(QString path, std::unique_ptr<QLockFile> lock, std::unique_ptr<Driver> driver);

    QString m_path;
    std::unique_ptr<QLockFile> m_lock; // Empty where the folder is shared.
    std::unique_ptr<Driver> m_driver;
};

} // namespace stemdesk
