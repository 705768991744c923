#include "app/restore_box.h"

#include "app/arguments.h"
#include "app/console.h"
#include "app/data_folder.h"
#include "core/services/backup/backup_restore.h"
#include "ui/pages/settings/backups/restore_notice.h"

#include <QEventLoop>
#include <QThread>

#include <memory>

namespace stemdesk {

namespace {

Result<RestoreExtent> restored(const QString &folder, const QString &file)
{
    const auto lock = TRY(DataFolder::lock(folder));
    return restoreBackup(folder, file, systemNow(), [](qint64, qint64) { return true; });
}

} // namespace

void restoreWithBox(const QString &folder, const QString &file)
{
    Result<RestoreExtent> extent;
    {
        const ui::RestoreNotice notice;
        QEventLoop loop;
        const std::unique_ptr<QThread> thread(QThread::create([&] { extent = restored(folder, file); }));
        QObject::connect(thread.get(), &QThread::finished, &loop, &QEventLoop::quit);
        thread->start();
        loop.exec();
        thread->wait();
    }
    if (!extent)
        printError(extent.error().message);
    ui::RestoreNotice::report(extent);
}

} // namespace stemdesk
