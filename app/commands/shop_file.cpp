#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "app/shutdown.h"
#include "core/services/shops/shop_file_service.h"

#include <QFileInfo>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Shows the progress, and stops at SIGINT and SIGTERM.
ShopFileService::Watch watchOn(ProgressLine &line)
{
    noteStopSignals();
    return [&line](const ShopMoveProgress &progress) {
        line.show(progress);
        return !isStopAsked();
    };
}

void printShop(const ShopMoveExtent &extent)
{
    for (const Shop &shop : extent.shops)
        print(u"%1\t%2\n"_s.arg(QString::fromLatin1(shop.id.text()), shop.name));
}

} // namespace

int runShopExport(const Arguments &arguments)
{
    const QString &file = arguments.values.first();
    if (QFileInfo::exists(file)) // A command replaces an older file without asking.
        return failed(u"%1 is there already; choose another name."_s.arg(file));
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const auto shop = existingShopFor(**session, arguments);
    if (!shop)
        return failed(shop.error());
    const Result<ShopMoveExtent> extent = [&] {
        ProgressLine line;
        return ShopFileService(*(*session)->services, systemNow, watchOn(line)).write((*shop)->id(), file);
    }();
    if (!extent)
        return failed(extent.error());
    printShop(*extent);
    print(u"Rows in the file: %1. It was compared with the shop and checked. API keys, webhooks with their secrets and "
          "deliveries, and the logs of requests are not in it.\n"_s.arg(extent->rows));
    return 0;
}

int runShopImport(const Arguments &arguments)
{
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const Result<ShopMoveExtent> extent = [&] {
        ProgressLine line;
        return ShopFileService(*(*session)->services, systemNow, watchOn(line)).read(arguments.values.first());
    }();
    if (!extent)
        return failed(extent.error());
    printShop(*extent);
    print(u"Rows imported: %1. They were compared with the file and checked. Create API keys and webhooks "
          "again.\n"_s.arg(extent->rows));
    return 0;
}

} // namespace stemdesk
