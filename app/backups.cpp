#include "app/backups.h"

#include "core/base/files.h"
#include "core/base/log.h"
#include "core/services/service_thread.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QPointer>
#include <QSettings>

#include <atomic>
#include <mutex>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kDaily = "daily"_L1;

QString backupSettingsFile(const QString &folder)
{
    return QDir(folder).filePath(u"backups.ini"_s);
}

constexpr qint64 kTold = 100; // Interval between progress reports in milliseconds.

qint64 milliseconds(std::chrono::milliseconds span)
{
    return span.count();
}

} // namespace

std::optional<bool> loadDailyBackups(const QString &folder)
{
    const QSettings file(backupSettingsFile(folder), QSettings::IniFormat);
    if (!file.contains(kDaily))
        return {};
    return file.value(kDaily).toBool();
}

Status saveDailyBackups(const QString &folder, bool daily)
{
    createPrivately(backupSettingsFile(folder));
    QSettings file(backupSettingsFile(folder), QSettings::IniFormat);
    file.setValue(kDaily, daily);
    file.sync();
    if (file.status() == QSettings::NoError)
        return {};
    return unavailable("storage_unavailable",
                       u"The file %1 cannot be written."_s.arg(QDir::toNativeSeparators(backupSettingsFile(folder))));
}

/// State of the running backup, shared by the working thread and this one.
struct Backups::Job {
    /// Called on the working thread. True if `progress` is to be reported now.
    bool note(const BackupProgress &noted)
    {
        const std::scoped_lock lock(m_mutex);
        const bool isChanged = noted.stage != m_progress.stage || !m_told.isValid() || m_told.elapsed() >= kTold;
        m_progress = noted;
        if (isChanged)
            m_told.start();
        return isChanged;
    }
    BackupProgress noted()
    {
        const std::scoped_lock lock(m_mutex);
        return m_progress;
    }

    std::atomic_bool isStopped = false;

private:
    std::mutex m_mutex; ///< Guards the following members.
    BackupProgress m_progress;
    QElapsedTimer m_told;
};

Backups::Backups(ServiceThread &tasks, Options options, QObject *parent)
    : BackupService(parent), m_tasks(tasks), m_options(std::move(options)), m_folder(m_options.dataFolder),
      m_isAutomatic(loadDailyBackups(m_options.dataFolder).value_or(!m_options.isOnServer))
{
    m_timer.setInterval(1min);
    connect(&m_timer, &QTimer::timeout, this, &Backups::lookWhetherDue);
}

Backups::~Backups()
{
    cancel();
}

void Backups::startDaily()
{
    m_timer.start();
    lookWhetherDue();
}

Status Backups::setAutomatic(bool automatic)
{
    TRY(saveDailyBackups(m_options.dataFolder, automatic));
    m_isAutomatic = automatic;
    m_notBefore = 0;
    if (m_timer.isActive())
        lookWhetherDue();
    Q_EMIT changed();
    return {};
}

/// A last backup in the future means that the clock was wrong, and prevents nothing.
bool Backups::isDue() const
{
    const Instant now = m_options.now();
    if (!m_isAutomatic || m_job || now < m_notBefore)
        return false;
    for (const BackupFile &file : m_folder.list()) {
        if (file.isWhole)
            return file.at > now || now - file.at >= milliseconds(kDay);
    }
    return true;
}

void Backups::lookWhetherDue()
{
    if (isDue())
        begin(true);
}

void Backups::begin(bool isAutomatic)
{
    if (m_job)
        return;
    m_job = std::make_shared<Job>();
    const auto tell = [guard = QPointer<Backups>(this)] {
        if (guard)
            Q_EMIT guard->progressed();
    };
    const BackupWriter::Watch watch = [job = m_job, tell](const BackupProgress &progress) {
        // Used only by the thread of this object.
        if (job->note(progress))
            QMetaObject::invokeMethod(QCoreApplication::instance(), tell, Qt::QueuedConnection);
        return !job->isStopped;
    };
    const auto work = [folder = m_folder, now = m_options.now, isAutomatic,
                       watch](Services &services) -> Result<BackupExtent> {
        TRY(folder.prepare());
        Result<BackupExtent> extent = BackupWriter(services, now, watch).write(folder.nameFor(now(), isAutomatic));
        if (extent)
            folder.prune();
        return extent;
    };
    m_tasks.run(this, work, [this](const Result<BackupExtent> &extent) { onEnded(extent); });
    Q_EMIT changed();
}

void Backups::onEnded(const Result<BackupExtent> &extent)
{
    m_job.reset();
    if (extent) {
        m_problem.reset();
        m_notBefore = 0;
        if (!extent->refusals.isEmpty()) {
            m_problem = unavailable("not_restorable", extent->refusals.first());
            qCWarning(logApp).noquote() << "a backup was made that cannot be restored as it is:"
                                        << extent->refusals.first();
        }
    } else {
        m_notBefore = m_options.now() + milliseconds(kPause);
        if (extent.error().code != "cancelled") {
            m_problem = extent.error();
            qCWarning(logApp).noquote() << "no backup could be made:" << extent.error().message;
        }
    }
    Q_EMIT changed();
}

void Backups::cancel()
{
    if (m_job)
        m_job->isStopped = true;
}

std::optional<BackupProgress> Backups::progress() const
{
    return m_job ? std::optional(m_job->noted()) : std::nullopt;
}

void Backups::restore(const QString &file)
{
    if (m_options.restore)
        m_options.restore(file);
}

} // namespace stemdesk
