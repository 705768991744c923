#pragma once

#include "core/services/backup/backup_service.h"

#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

/// Backups for tests of the window, with settable properties.
class FakeBackups final : public BackupService {
public:
    QString folder() const override { return QStringLiteral("/home/anna/.local/share/stemdesk/backups"); }
    QList<BackupFile> list() const override { return m_files; }
    bool isAutomatic() const override { return m_isAutomatic; }
    Status setAutomatic(bool automatic) override
    {
        m_isAutomatic = automatic;
        Q_EMIT changed();
        return {};
    }
    void backUpNow() override { setProgress(BackupProgress{.done = 1, .total = 4}); }
    void cancel() override { setProgress({}); }
    std::optional<BackupProgress> progress() const override { return m_progress; }
    std::optional<Error> problem() const override { return m_problem; }
    Result<DatabaseContents> look(const QString &) const override { return m_contents; }
    void restore(const QString &file) override { m_restored = file; }

    void setFiles(const QList<BackupFile> &files)
    {
        m_files = files;
        Q_EMIT changed();
    }
    void setProgress(const std::optional<BackupProgress> &progress)
    {
        m_progress = progress;
        Q_EMIT changed();
    }
    void setProblem(const std::optional<Error> &problem)
    {
        m_problem = problem;
        Q_EMIT changed();
    }
    void setContents(const Result<DatabaseContents> &contents) { m_contents = contents; }
    QString restored() const { return m_restored; }

private:
    QList<BackupFile> m_files;
    bool m_isAutomatic = true;
    std::optional<BackupProgress> m_progress;
    std::optional<Error> m_problem;
    Result<DatabaseContents> m_contents = DatabaseContents{};
    QString m_restored;
};

} // namespace stemdesk
