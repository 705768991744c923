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

/// What the window may know and do about backups, which app/ makes beside its work. Everything here returns at once,
/// but for look().
class BackupService : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Where they are kept.
    virtual QString folder() const = 0;
    /// The newest first.
    virtual QList<BackupFile> list() const = 0;
    /// One a day is made by itself.
    virtual bool isAutomatic() const = 0;
    virtual Status setAutomatic(bool automatic) = 0;

    virtual void backUpNow() = 0;
    /// Gives up the one that is being made.
    virtual void cancel() = 0;
    /// How far the one is that is being made.
    virtual std::optional<BackupProgress> progress() const = 0;
    /// Why the last one failed; nothing once one was made.
    virtual std::optional<Error> problem() const = 0;

    /// What is in a backup, which is tested from end to end; see lookIntoBackup(). Takes seconds; any thread.
    virtual Result<DatabaseContents> look(const QString &file) const = 0;
    /// Closes the window, puts the backup in the place of the shop's data and opens it again. Only where the data is in
    /// the data folder.
    virtual void restore(const QString &file) = 0;

Q_SIGNALS:
    /// Another list, another problem, or one has begun or ended.
    void changed();
    void progressed();
};

} // namespace stemdesk
