#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "app/data_folder.h"
#include "app/shutdown.h"
#include "core/services/backup/backup_restore.h"
#include "core/services/backup/backup_writer.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString stageOf(const BackupProgress &progress)
{
    return progress.stage == BackupProgress::Stage::Copying ? u"Copying"_s : u"Checking the copy"_s;
}

void printResult(const RestoreExtent &extent, const QString &folder)
{
    print(u"Restored shops: %1, events: %2, products: %3, into %4.\n"_s.arg(extent.contents.shops.size())
              .arg(extent.contents.events)
              .arg(extent.contents.products)
              .arg(QDir::toNativeSeparators(folder)));
    if (!extent.kept.isEmpty())
        print(u"What was there before is kept as %1; delete it once you are sure.\n"_s.arg(
            QDir::toNativeSeparators(extent.kept)));
    if (extent.contents.webhooks > 0)
        print(u"The secrets of %1 webhooks open with the master key that they were sealed with; stemdesk secrets "
              "status says whether it is here.\n"_s.arg(extent.contents.webhooks));
}

} // namespace

int runBackup(const Arguments &arguments)
{
    const QString file = QFileInfo(arguments.values.first()).absoluteFilePath();
    if (const Status present = requireDatabase(arguments); !present)
        return failed(present.error());
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    noteStopSignals();
    Result<BackupExtent> extent;
    {
        ProgressLine line;
        const QString units = arguments.database ? u"rows"_s : u"bytes"_s;
        const BackupWriter writer(*(*session)->services, systemNow, [&](const BackupProgress &progress) {
            line.show(stageOf(progress), progress.done, progress.total, units);
            return !isStopAsked();
        });
        extent = writer.write(file);
    }
    if (!extent)
        return failed(extent.error());
    const QString checked = extent->refusals.isEmpty() ? u" The copy was checked."_s : QString();
    print(u"Backed up shops: %1, events: %2, products: %3, into %4 (%5).%6\n"_s.arg(extent->contents.shops.size())
              .arg(extent->contents.events)
              .arg(extent->contents.products)
              .arg(QDir::toNativeSeparators(file), QLocale::c().formattedDataSize(extent->bytes), checked));
    if (extent->contents.webhooks > 0)
        print(u"The secrets of %1 webhooks are sealed in it. On another machine they open only with the master key: "
              "keep what stemdesk secrets export writes in another place than the backup.\n"_s.arg(
                  extent->contents.webhooks));
    if (!extent->refusals.isEmpty())
        return failed(u"The backup was made, and stemdesk restore refuses it as long as something is wrong in the "
                      "database. %1 stemdesk check says all of it."_s.arg(extent->refusals.first()));
    return 0;
}

int runRestore(const Arguments &arguments)
{
    if (arguments.database)
        return failed(u"A backup is restored into a data folder. To bring it to the database of a server, restore it "
                      "into an empty folder (--database folder --data FOLDER), then use stemdesk move --to from "
                      "there."_s);
    const QString file = arguments.values.first();
    if (const QFileInfo info(file); !info.isFile()) // Before a folder is made for nothing.
        return failed((info.exists() ? u"%1 is not a file."_s : u"There is no file %1."_s).arg(file));
    const QString folder = arguments.dataFolder();
    const auto lock = DataFolder::lock(folder);
    if (!lock)
        return failed(lock.error());
    noteStopSignals();
    Result<RestoreExtent> extent;
    {
        ProgressLine line;
        extent = restoreBackup(folder, file, systemNow(), [&](qint64 done, qint64 total) {
            line.show(u"Copying"_s, done, total, u"bytes"_s);
            return !isStopAsked();
        });
    }
    if (!extent)
        return failed(extent.error());
    printResult(*extent, folder);
    return 0;
}

} // namespace stemdesk
