#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/services/backup/backup_service.h"

#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace stemdesk {

class ServiceThread;

/// Whether a data folder gets a backup a day; nullopt if never chosen.
std::optional<bool> loadDailyBackups(const QString &folder);
Status saveDailyBackups(const QString &folder, bool daily);

/// Makes the backups of a data folder on a thread for long work, while the program that owns the folder runs: one per
/// day, the first as soon as the last one is a day old, and others on request.
class Backups final : public BackupService {
    Q_OBJECT

public:
    struct Options {
        QString dataFolder;
        /// The data is on a server, whose administrator backs it up: backups are made here only if chosen.
        bool isOnServer = false;
        Clock now;
        /// Restarts the program to restore the file; not set without a window.
        std::function<void(const QString &file)> restore = {};
    };

    static constexpr std::chrono::hours kDay{24};
    /// After one that failed.
    static constexpr std::chrono::hours kPause{1};

    /// `tasks` outlives this.
    Backups(ServiceThread &tasks, Options options, QObject *parent = nullptr);
    /// Cancels the running backup.
    ~Backups() override;
    Q_DISABLE_COPY_MOVE(Backups)

    /// Checks now, and then every minute, whether a backup is due.
    void startDaily();

    QString folder() const override { return m_folder.path(); }
    QList<BackupFile> list() const override { return m_folder.list(); }
    bool isAutomatic() const override { return m_isAutomatic; }
    Status setAutomatic(bool automatic) override;
    void backUpNow() override { begin(false); }
    void cancel() override;
    std::optional<BackupProgress> progress() const override;
    std::optional<Error> problem() const override { return m_problem; }
    Result<DatabaseContents> look(const QString &file) const override { return lookIntoBackup(file); }
    void restore(const QString &file) override;

private:
    struct Job;

    bool isDue() const;
    void lookWhetherDue();
    void begin(bool isAutomatic);
    void onEnded(const Result<BackupExtent> &extent);

    ServiceThread &m_tasks;
    Options m_options;
    BackupFolder m_folder;
    QTimer m_timer;
    bool m_isAutomatic;
    std::shared_ptr<Job> m_job; // Shared with the working thread.
    std::optional<Error> m_problem;
    Instant m_notBefore = 0;
};

} // namespace stemdesk
