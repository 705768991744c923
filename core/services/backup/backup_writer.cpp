#include "core/services/backup/backup_writer.h"

#include "core/base/unfinished.h"
#include "core/services/change_bus.h"
#include "core/services/row_validation.h"
#include "core/services/services.h"
#include "core/services/shops/shop_move_service.h"
#include "core/storage/engine/durable_file.h"
#include "core/storage/engine/migrator.h"
#include "core/storage/engine/session.h"
#include "core/storage/shops/shop_file.h"
#include "core/storage/sqlite/sqlite_copy.h"

#include <QFile>
#include <QFileInfo>

#include <memory>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error unsuitable(const QString &sentence)
{
    return refused("invalid_file", u"file"_s, sentence);
}

Status cancelledBackup(const Status &status)
{
    if (!status && status.error().code == "cancelled")
        return unavailable("cancelled", u"The backup was stopped; nothing of it was kept."_s);
    return status;
}

BackupProgress progressOf(const ShopMoveProgress &progress)
{
    const bool isChecking = progress.stage == ShopMoveProgress::Stage::Checking;
    return {.stage = isChecking ? BackupProgress::Stage::Checking : BackupProgress::Stage::Copying,
            .done = progress.done,
            .total = progress.total};
}

/// A quick check: neither a data folder's database nor a shop file nor another program's file.
bool isBackup(const QString &file)
{
    if (!looksWhole(file) || isWorkedOn(file))
        return false;
    if (const auto kind = shopFileKind(file); !kind || *kind == ShopFileKind::Shop)
        return false;
    const SqliteFileDriver driver(file, SqliteFileDriver::Use::Read);
    const Result<std::unique_ptr<Session>> session = Session::open(driver);
    const Result<SchemaState> state = session ? schemaState(**session) : Result<SchemaState>(session.error());
    return state && *state != SchemaState::None;
}

/// An SQLite database with nothing in it, and what can be done with it.
struct NewDatabase {
    explicit NewDatabase(const QString &file) : driver(file) {}

    Status open(const Clock &now)
    {
        {
            const std::unique_ptr<Session> session = TRY(Session::open(driver));
            TRY(migrate(*session, now));
        }
        std::unique_ptr<Services> opened = TRY(Services::open({.driver = driver, .bus = bus, .now = now}));
        services = std::move(opened);
        return {};
    }

    SqliteDriver driver;
    ChangeBus bus;
    std::unique_ptr<Services> services;
};

Result<BackupExtent> extentOf(const QString &file)
{
    const SqliteFileDriver driver(file, SqliteFileDriver::Use::Read);
    const std::unique_ptr<Session> session = TRY(Session::open(driver));
    const DatabaseContents contents = TRY(contentsOf(*session));
    BackupExtent extent{.contents = contents, .bytes = QFileInfo(file).size()};
    const Status checked =
        validateAllRows(*session, [&extent](const QString &sentence) { extent.refusals.append(sentence); });
    if (!checked && checked.error().code != "value_too_long")
        return checked.error();
    if (!checked)
        extent.refusals.append(checked.error().message);
    return extent;
}

} // namespace

Result<BackupExtent> BackupWriter::write(const QString &file) const
{
    TRY(suits(file));
    const Unfinished made(m_source.dataFolder(), file + QLatin1StringView(Unfinished::kPart));
    const QString &part = made.path();
    removeDatabase(part); // Left by a program that was killed, possibly with another data folder.
    TRY(cancelledBackup(copyTo(part)));
    const Result<BackupExtent> extent = extentOf(part);
    const Status placed = extent ? replaceFile(part, file) : Status(extent.error());
    return placed ? extent : Result<BackupExtent>(placed.error());
}

Status BackupWriter::suits(const QString &file) const
{
    const QFileInfo info(file);
    if (!QFileInfo(info.absolutePath()).isDir())
        return unsuitable(u"There is no folder %1 for the backup."_s.arg(info.absolutePath()));
    if (info.isDir())
        return unsuitable(u"%1 is a folder; name a file in it."_s.arg(file));
    if (!info.exists())
        return {};
    const auto *source = dynamic_cast<const SqliteDriver *>(&m_source.session().driver());
    // A look into the file would end this program's own locks on it.
    if ((source && isSameFile(file, source->file())) || QFile::exists(file + u"-wal"_s))
        return unsuitable(u"%1 is a database in use; name another file."_s.arg(file));
    if (!info.isFile() || !isBackup(file))
        return unsuitable(u"%1 holds something else than a backup; name another file."_s.arg(file));
    return {};
}

Status BackupWriter::copyTo(const QString &part) const
{
    return m_source.session().driver().isServer() ? copyServer(part) : copyFolder(part);
}

Status BackupWriter::copyFolder(const QString &part) const
{
    const auto *source = dynamic_cast<const SqliteDriver *>(&m_source.session().driver());
    if (!source)
        return internal(u"there is no file to copy"_s);
    return copySqlite(*source, part, [this](qint64 done, qint64 total) {
        const auto stage = done < total ? BackupProgress::Stage::Copying : BackupProgress::Stage::Checking;
        return m_watch({.stage = stage, .done = done, .total = total});
    });
}

Status BackupWriter::copyServer(const QString &part) const
{
    {
        NewDatabase target(part);
        TRY(target.open(m_now));
        ShopMoveService copy(
            m_source, *target.services,
            [this](const ShopMoveProgress &progress) { return m_watch(progressOf(progress)); },
            ShopCopy::Extent::AsItIs);
        TRY(copy.move({}));
    }
    TRY(foldLog(part));
    TRY(syncFile(part));
    return verifySqlite(part, {});
}

} // namespace stemdesk
