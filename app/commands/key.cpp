#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "core/base/clock.h"
#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/security/scope.h"

#include <QDateTime>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A date lasts to the end of the day; a time without a zone is in the machine's.
Result<std::optional<Instant>> readExpiry(const Arguments &arguments)
{
    if (!arguments.has(u"expires"_s))
        return std::optional<Instant>();
    const QString text = arguments.option(u"expires"_s);
    if (const QDate day = QDate::fromString(text, Qt::ISODate); day.isValid() && text.size() == 10)
        return std::optional(day.endOfDay().toMSecsSinceEpoch());
    const QDateTime moment = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!moment.isValid())
        return invalid(u"expires"_s, u"Give --expires as an ISO date, as in 2026-12-31, not %1."_s.arg(quoted(text)));
    return std::optional(moment.toMSecsSinceEpoch());
}

Result<std::optional<Instant>> expiryOf(const Arguments &arguments)
{
    const auto expiry = readExpiry(arguments);
    if (expiry && *expiry && **expiry <= systemNow())
        return invalid(u"expires"_s,
                       u"Give --expires a time to come; %1 is over, and the key would never be accepted."_s.arg(
                           quoted(arguments.option(u"expires"_s))));
    return expiry;
}

/// With several shops and none named, prints whose key it is.
Status tellShop(FolderSession &session, ShopServices &shop, const Arguments &arguments, const QString &what)
{
    const QList<Shop> all = TRY(session.services->shops().list());
    const Shop own = TRY(shop.settings.shop());
    if (all.size() > 1 && !arguments.has(u"shop"_s))
        printError(u"%1 is for %2, the first of %3 shops; --shop ID names another, stemdesk shop list shows them."_s
                       .arg(what, quoted(own.name))
                       .arg(all.size()));
    return {};
}

QString momentText(std::optional<Instant> moment)
{
    return moment ? timeText(utcOf(*moment)) : u"-"_s;
}

/// Scopes and expiry of the key.
QStringList powersOf(const ApiKey &key)
{
    switch (key.use) {
    case KeyUse::Requests: break;
    case KeyUse::Calendar: return {u"events"_s};
    case KeyUse::CalendarWithTasks: return {u"events and tasks"_s};
    }
    return {QString::fromLatin1(Scopes::fromBits(key.scopes).text()), u"expires "_s + momentText(key.expiresAt)};
}

QString lineOf(const ApiKey &key, const Shop &shop)
{
    const QStringList powers = powersOf(key);
    const QStringList columns = QStringList{QString::fromLatin1(key.id.text()), key.name, powers.first(),
                                            u"created "_s + momentText(key.createdAt)}
        + powers.sliced(1)
        + QStringList{u"last used "_s + momentText(key.lastUsedAt),
                      key.revokedAt ? u"revoked "_s + momentText(key.revokedAt) : u"active"_s,
                      QString::fromLatin1(shop.id.text())};
    return columns.join(u'\t') + u'\n';
}

using KeyList = Result<QList<ApiKey>> (ApiKeyService::*)() const;
using KeyRevocation = Result<ApiKey> (ApiKeyService::*)(ApiKeyId);

int printKeys(const Arguments &arguments, KeyList list)
{
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const auto shops = shopsFor(**session, arguments);
    if (!shops)
        return failed(shops.error());
    for (ShopServices *shop : *shops) {
        const Result<QList<ApiKey>> keys = (shop->keys.*list)();
        const Result<Shop> owner = shop->settings.shop();
        if (!keys || !owner)
            return failed(keys ? owner.error() : keys.error());
        for (const ApiKey &key : *keys)
            print(lineOf(key, *owner));
    }
    return 0;
}

/// `unknown` is printed for an id that no shop has.
int revokeNamed(const Arguments &arguments, KeyRevocation revoke, const QString &unknown)
{
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const auto shops = shopsFor(**session, arguments);
    if (!shops)
        return failed(shops.error());
    const auto id = ownIdFrom<ApiKeyTag>(arguments.values.first().toUtf8());
    for (ShopServices *shop : id ? *shops : QList<ShopServices *>()) {
        const Result<ApiKey> revoked = (shop->keys.*revoke)(*id);
        if (revoked)
            return 0;
        if (revoked.error().kind != Error::Kind::NotFound)
            return failed(revoked.error());
    }
    return failed(unknown.arg(arguments.values.first()));
}

} // namespace

int runKeyCreate(const Arguments &arguments)
{
    if (!arguments.has(u"name"_s))
        return wrongUse(u"Say what the key is for: stemdesk key create --name NAME."_s);
    const QString named = arguments.has(u"scopes"_s) ? arguments.option(u"scopes"_s) : u"all"_s;
    const Result<Scopes> scopes = Scopes::parse(named.toUtf8());
    if (!scopes)
        return wrongUse(scopes.error().message);
    const auto expiry = expiryOf(arguments);
    if (!expiry)
        return wrongUse(expiry.error().message);
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const auto shop = shopFor(**session, arguments);
    if (!shop)
        return failed(shop.error());
    const Result<CreatedKey> created = (*shop)->keys.create(arguments.option(u"name"_s), scopes->bits(), *expiry);
    if (!created)
        return failed(created.error());
    print(created->text + '\n');
    const Status told = tellShop(**session, **shop, arguments, u"The key"_s);
    return told ? 0 : failed(told.error());
}

int runKeyList(const Arguments &arguments)
{
    return printKeys(arguments, &ApiKeyService::list);
}

int runKeyRevoke(const Arguments &arguments)
{
    return revokeNamed(arguments, &ApiKeyService::revoke, u"There is no key %1; stemdesk key list shows them."_s);
}

int runCalendarCreate(const Arguments &arguments)
{
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const auto shop = shopFor(**session, arguments);
    if (!shop)
        return failed(shop.error());
    const Result<CreatedKey> created =
        (*shop)->keys.createCalendar(arguments.option(u"name"_s), arguments.has(u"tasks"_s));
    if (!created)
        return failed(created.error());
    print(created->calendarPath() + '\n');
    const Status told = tellShop(**session, **shop, arguments, u"The calendar"_s);
    return told ? 0 : failed(told.error());
}

int runCalendarList(const Arguments &arguments)
{
    return printKeys(arguments, &ApiKeyService::calendars);
}

int runCalendarRevoke(const Arguments &arguments)
{
    return revokeNamed(arguments, &ApiKeyService::revokeCalendar,
                       u"There is no calendar %1; stemdesk calendar list shows them."_s);
}

} // namespace stemdesk
