#include "core/services/shops/shop_file_service.h"

#include "core/base/unfinished.h"
#include "core/domain/shops/time_zone.h"
#include "core/services/change_bus.h"
#include "core/services/database/database.h"
#include "core/services/database/stored_descriptions.h"
#include "core/services/database/stored_totals.h"
#include "core/services/row_validation.h"
#include "core/services/services.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/durable_file.h"
#include "core/storage/engine/migrator.h"
#include "core/storage/engine/search_rewrite.h"
#include "core/storage/engine/session.h"
#include "core/storage/shops/shop_file.h"
#include "core/storage/sqlite/sqlite_file.h"

#include <QDir>
#include <QFileInfo>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kDatabase = "stemdesk.db"_L1; // The name that openDatabase() uses.

Error damaged(const QString &path, const QString &what)
{
    return unavailable("storage_damaged",
                       u"The file %1 is damaged, and nothing of it was taken in: %2."_s.arg(path, what));
}

Error foreign(const QString &path, const QString &what)
{
    return unavailable("foreign_database", u"The file %1 %2."_s.arg(path, what));
}

/// Nothing that is no shop file is ever written over.
Status requireFree(const QString &path)
{
    if (!QFileInfo::exists(path))
        return {};
    const Result<ShopFileKind> kind = shopFileKind(path);
    if (kind && *kind == ShopFileKind::Shop)
        return {};
    return invalid(u"file"_s, u"%1 is there already and is no shop file; choose another name."_s.arg(path));
}

Status requireShopFile(const QString &path)
{
    const ShopFileKind kind = TRY(shopFileKind(path));
    switch (kind) {
    case ShopFileKind::Shop: return {};
    case ShopFileKind::Database:
        return foreign(path, u"is a database and no shop file; those are made by \"stemdesk shop export\""_s);
    case ShopFileKind::Other: break;
    }
    return foreign(path, u"is no shop file of Stemdesk"_s);
}

/// Rewords an error about the copy of `path` for the chosen file.
Error ofFile(const Error &error, const QString &path)
{
    if (error.code == "schema_too_new")
        return unavailable(
            "schema_too_new",
            u"The file %1 was written by a newer Stemdesk; install that version here first."_s.arg(path));
    if (error.code == "foreign_database")
        return foreign(path, u"is no shop file of Stemdesk"_s);
    if (error.code == "check_failed" || error.code == "value_too_long")
        return unavailable("check_failed", u"Nothing of the file %1 was taken in. %2"_s.arg(path, error.message));
    return error.code == "storage_damaged" ? damaged(path, u"it was cut short or changed on its way"_s) : error;
}

/// Nothing else of the file is read until its tables are known to be ours.
Status madeCurrent(const Driver &driver, const QString &path, const Clock &now)
{
    const Result<std::unique_ptr<Session>> file = Session::open(driver);
    if (!file)
        return ofFile(file.error(), path);
    const Result<QStringList> strange = driver.strangeParts(**file);
    if (!strange)
        return ofFile(strange.error(), path);
    if (!strange->isEmpty())
        return foreign(path, u"is no shop file of Stemdesk: %1"_s.arg(strange->constFirst()));
    const Status current = migrateTo(**file, newestMigration(), now);
    return current ? current : ofFile(current.error(), path);
}

Status requireSound(Services &file, const QString &path)
{
    const Result<QStringList> damages = file.session().driver().damages(file.session());
    if (!damages)
        return ofFile(damages.error(), path);
    return damages->isEmpty() ? Status() : Status(damaged(path, damages->constFirst()));
}

Status requireKnownZone(const QList<Shop> &shops, const QString &path)
{
    const Status zone = requireZone(shops.constFirst().timeZone, u"time_zone"_s);
    return zone ? Status() : Status(ofFile(unavailable("check_failed", zone.error().message), path));
}

} // namespace

Result<ShopMoveExtent> ShopFileService::write(const ShopId &shop, const QString &path) const
{
    TRY(requireFree(path));
    const QFileInfo target(path);
    // Next to the target, so that the finished file only has to be renamed.
    const UnfinishedFolder folder(m_services.dataFolder(), target.absolutePath());
    if (!folder.isMade())
        return unavailable("storage_unavailable",
                           u"The file %1 cannot be made: nothing can be written into its folder."_s.arg(path));
    Result<ShopMoveExtent> extent = copiedOut(shop, folder.path());
    if (!extent)
        return extent;
    TRY(replaceFile(folder.filePath(kDatabase), path));
    return extent;
}

Result<ShopMoveExtent> ShopFileService::copiedOut(const ShopId &shop, const QString &folder) const
{
    const std::unique_ptr<Driver> driver = TRY(openDatabase(folder, true, m_now));
    ChangeBus bus;
    const std::unique_ptr<Services> file = TRY(Services::open({.driver = *driver, .bus = bus, .now = m_now}));
    Result<ShopMoveExtent> extent =
        ShopMoveService(m_services, *file, m_watch, ShopCopy::Extent::ForFiles).move({shop});
    if (!extent)
        return extent;
    const QStringList damages = TRY(driver->damages(file->session()));
    if (!damages.isEmpty())
        return unavailable("storage_damaged", u"The file was given up: %1."_s.arg(damages.constFirst()));
    TRY(sealShopFile(file->session()));
    return extent;
}

Result<ShopMoveExtent> ShopFileService::read(const QString &path) const
{
    TRY(requireShopFile(path));
    // A copy: the file may be on a medium that cannot be written, or of an older version that is brought up to date.
    const UnfinishedFolder folder(m_services.dataFolder(), QDir::tempPath());
    const QString copy = folder.filePath(kDatabase);
    if (!folder.isMade())
        return unavailable(
            "storage_unavailable",
            u"The file %1 cannot be copied to %2 to be read: it cannot be made."_s.arg(path, folder.path()));
    TRY(copyPrivately(path, copy, [](qint64, qint64) { return true; }));
    return copiedIn(folder.path(), path);
}

Result<ShopMoveExtent> ShopFileService::copiedIn(const QString &folder, const QString &path) const
{
    const SqliteFileDriver driver(databaseFile(folder), SqliteFileDriver::Use::Alone);
    TRY(madeCurrent(driver, path, m_now));
    ChangeBus bus;
    const Result<std::unique_ptr<Services>> file = Services::open({.driver = driver, .bus = bus, .now = m_now});
    if (!file)
        return ofFile(file.error(), path);
    TRY(requireSound(**file, path));
    const Result<QList<Shop>> shops = (*file)->shops().list();
    if (shops && shops->size() != 1)
        return foreign(path, u"does not hold one shop"_s);
    // Whoever made the file may have written into it what the services would not have let in.
    const Status reduced = reduceStoredDescriptions((*file)->session());
    if (!reduced && reduced.error().code != "value_too_long") // The next check reports the place of that.
        return ofFile(reduced.error(), path);
    if (const Status own = requireOwnRows((*file)->session()); !own)
        return ofFile(own.error(), path);
    if (!shops)
        return ofFile(shops.error(), path);
    TRY(requireKnownZone(*shops, path));
    TRY(bringTotalsUpToDate(**file));
    if (const Status searched = rewriteSearch((*file)->session()); !searched)
        return ofFile(searched.error(), path);
    const Result<ShopMoveExtent> extent =
        ShopMoveService(**file, m_services, m_watch, ShopCopy::Extent::ForFiles).move({});
    if (extent)
        return extent;
    if (extent.error().code == "shop_exists")
        return conflict(
            "shop_exists",
            u"The shop of the file %1 is here already, and stays as it is; nothing was taken in."_s.arg(path));
    return ofFile(extent.error(), path);
}

} // namespace stemdesk
