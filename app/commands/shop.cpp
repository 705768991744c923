#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "app/shutdown.h"
#include "core/domain/shops/shop_settings.h"
#include "core/services/shops/shop_file_service.h"

#include <QFileInfo>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

int showSettings(const Arguments &arguments)
{
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const auto services = existingShopFor(**session, arguments);
    if (!services)
        return failed(services.error());
    const Result<Shop> shop = (*services)->settings.shop();
    if (!shop)
        return failed(shop.error());
    for (ShopSetting &setting : settingsOf(*shop))
        print(u"%1\t%2\t%3\n"_s.arg(setting.key, setting.value.replace(u'\n', u' '), setting.meaning));
    return 0;
}

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

int runShopCreate(const Arguments &arguments)
{
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const Result<Shop> shop = (*session)->services->shops().create(arguments.values.first(), machineTimeZone());
    if (!shop)
        return failed(shop.error());
    print(shop->id.text() + '\n');
    return 0;
}

int runShopList(const Arguments &arguments)
{
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    ShopService &shops = (*session)->services->shops();
    // Reading must not create a shop in a shared database: one that is moved there should be the first.
    if (!arguments.database) {
        if (const Result<Shop> first = shops.firstOrCreated(machineTimeZone()); !first)
            return failed(first.error());
    }
    const Result<QList<Shop>> all = shops.list();
    if (!all)
        return failed(all.error());
    for (const Shop &shop : *all) {
        print(u"%1\t%2\t%3\t%4\n"_s.arg(QString::fromLatin1(shop.id.text()), shop.name, shop.currency, shop.timeZone));
    }
    return 0;
}

int runShopSet(const Arguments &arguments)
{
    if (arguments.values.isEmpty())
        return showSettings(arguments);
    QList<std::pair<QString, QString>> settings;
    for (const QString &word : arguments.values) {
        const qsizetype equals = word.indexOf(u'=');
        if (equals <= 0)
            return wrongUse(u"\"%1\" is not KEY=VALUE."_s.arg(word));
        settings.append({word.left(equals), word.mid(equals + 1)});
    }
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const auto shop = shopFor(**session, arguments);
    if (!shop)
        return failed(shop.error());
    const Result<Shop> changed = (*shop)->settings.set(settings);
    if (changed)
        return 0;
    const Error &error = changed.error();
    const bool isInUse = error.kind == Error::Kind::Conflict; // For an invalid value the sentence is enough.
    return isInUse ? failed(QString::fromLatin1(error.code) + u": "_s + error.message) : failed(error);
}

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
