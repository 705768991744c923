#pragma once

#include "core/base/result.h"
#include "core/services/backup/backup_folder.h"
#include "core/services/backup/backup_restore.h"
#include "core/services/backup/backup_writer.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace stemdesk {

/// The window's interface to backups, which app/ makes on another thread. Everything returns at once except look().
class BackupService : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The folder of the backups.
    virtual QString folder() const = 0;
    /// Newest first.
    virtual QList<BackupFile> list() const = 0;
    /// Whether daily backups are made.
    virtual bool isAutomatic() const = 0;
    virtual Status setAutomatic(bool automatic) = 0;

    virtual void backUpNow() = 0;
    /// Cancels the backup that is being made.
    virtual void cancel() = 0;
    /// Progress of the backup that is being made.
    virtual std::optional<BackupProgress> progress() const = 0;
    /// Why the last backup failed; nullopt once one has succeeded.
    virtual std::optional<Error> problem() const = 0;

    /// Verifies a backup and returns a summary; see lookIntoBackup(). Takes seconds; callable from any thread.
    virtual Result<DatabaseContents> look(const QString &file) const = 0;
    /// Closes the window, replaces the shop's data by the backup and opens the window again. Only if the data is in the
    /// data folder.
    virtual void restore(const QString &file) = 0;

Q_SIGNALS:
    /// The list or the problem has changed, or a backup has begun or ended.
    void changed();
    void progressed();
};

} // namespace stemdesk
