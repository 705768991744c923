#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/storage/engine/database_contents.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <utility>

namespace stemdesk {

class Services;

/// Progress of a backup. Each stage counts from 0.
struct BackupProgress {
    enum class Stage { Copying, Checking };

    Stage stage = Stage::Copying;
    qint64 done = 0;
    qint64 total = 0; ///< 0 if unknown.
};

/// The result of a backup.
struct BackupExtent {
    DatabaseContents contents;
    qint64 bytes = 0;
    QStringList refusals; ///< Why restoreBackup() would refuse it: sentences about rows stored by an older version.
};

/// Writes everything that a database holds into one file, while others go on working: SQLite's own file as it was at
/// one moment, or all shops of a PostgreSQL database as the move into a new SQLite file. What it has written is
/// tested before it gets its name, by the rules of a restore too, so that a file of that name is whole, and replaces
/// another only then. One that a restore would refuse for some rows is kept all the same, and says so.
class BackupWriter {
public:
    /// Called a few times a second; returning false stops the backup and removes what it has written.
    using Watch = std::function<bool(const BackupProgress &)>;

    BackupWriter(Services &source, Clock now, Watch watch)
        : m_source(source), m_now(std::move(now)), m_watch(std::move(watch))
    {}

    /// `file` may be an older backup. invalid_file for what is no place for one: a folder, a file that holds something
    /// else, a database in use.
    Result<BackupExtent> write(const QString &file) const;

private:
    Status suits(const QString &file) const;
    Status copyTo(const QString &part) const;
    Status copyFolder(const QString &part) const;
    Status copyServer(const QString &part) const;

    Services &m_source;
    Clock m_now;
    Watch m_watch;
};

} // namespace stemdesk
