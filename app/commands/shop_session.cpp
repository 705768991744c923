#include "app/commands/shop_session.h"

#include <QTimeZone>

namespace stemdesk {

using namespace Qt::StringLiterals;

QString machineTimeZone()
{
    const QByteArray zone = QTimeZone::systemTimeZoneId();
    return QTimeZone::isTimeZoneIdAvailable(zone) ? QString::fromLatin1(zone) : u"UTC"_s;
}

Error noSuchShop(const QString &named)
{
    return {Error::Kind::NotFound,
            "shop_not_found",
            {},
            u"There is no shop %1; stemdesk shop list shows them."_s.arg(named)};
}

Result<std::unique_ptr<FolderSession>> FolderSession::open(const Arguments &arguments)
{
    DataFolder folder = TRY(DataFolder::open(arguments, DataFolder::Use::Share));
    auto session = std::make_unique<FolderSession>(std::move(folder));
    std::unique_ptr<Services> services = TRY(Services::open(session->source()));
    session->services = std::move(services);
    TRY(session->clock.set(session->services->session()));
    return session;
}

namespace {

/// The shop that --shop names.
Result<ShopServices *> namedShop(FolderSession &session, const Arguments &arguments)
{
    const auto id = ownIdFrom<ShopTag>(arguments.option(u"shop"_s).toUtf8());
    if (!id)
        return notFound(u"\"%1\" is no shop's id; stemdesk shop list shows them."_s.arg(arguments.option(u"shop"_s)));
    Result<ShopServices *> shop = session.services->forShop(*id);
    if (!shop && shop.error().kind == Error::Kind::NotFound)
        return noSuchShop(arguments.option(u"shop"_s));
    return shop;
}

} // namespace

Result<ShopServices *> shopFor(FolderSession &session, const Arguments &arguments)
{
    if (arguments.has(u"shop"_s))
        return namedShop(session, arguments);
    const Shop first = TRY(session.services->shops().firstOrCreated(machineTimeZone()));
    return session.services->forShop(first.id);
}

Result<ShopServices *> existingShopFor(FolderSession &session, const Arguments &arguments)
{
    if (arguments.has(u"shop"_s))
        return namedShop(session, arguments);
    const std::optional<Shop> first = TRY(session.services->shops().first());
    if (!first)
        return notFound(u"There is no shop here yet; stemdesk shop create NAME makes one."_s);
    return session.services->forShop(first->id);
}

Result<QList<ShopServices *>> shopsFor(FolderSession &session, const Arguments &arguments)
{
    if (arguments.has(u"shop"_s)) {
        ShopServices *named = TRY(namedShop(session, arguments));
        return QList<ShopServices *>{named};
    }
    const QList<Shop> shops = TRY(session.services->shops().list());
    QList<ShopServices *> all;
    for (const Shop &shop : shops) {
        ShopServices *services = TRY(session.services->forShop(shop.id));
        all.append(services);
    }
    return all;
}

} // namespace stemdesk
