#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "core/domain/shops/shop_settings.h"

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

} // namespace stemdesk
