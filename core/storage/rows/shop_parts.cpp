#include "core/storage/rows/shop_parts.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

namespace {

QByteArray conditionOf(const ShopPart &part, QByteArrayView column)
{
    return part.keys.isEmpty() ? QByteArray() : " and " + column.toByteArray() + " in (" + part.keys + ')';
}

} // namespace

Result<Reached> forReachableShops(Session &session, QByteArrayView column, OfShops run)
{
    const Driver &driver = session.driver();
    const QList<ShopPart> parts = TRY(driver.shopParts(session));
    QByteArrayList lost;
    Reached reached;
    for (const ShopPart &part : parts) {
        const bool isLost = part.away || lost.contains(part.machine);
        const Status done = isLost ? Status() : run(conditionOf(part, column));
        if (!done && (session.isInTransaction() || !driver.isAway(session, part, done.error())))
            return done.error();
        if (!done)
            lost += part.machine;
        const std::optional<Error> error = done ? part.away : std::optional(done.error());
        if (!reached.away)
            reached.away = error;
    }
    return reached;
}

Status forAllShops(Session &session, QByteArrayView column, OfShops run)
{
    const Reached reached = TRY(forReachableShops(session, column, run));
    return reached.away ? Status(*reached.away) : Status();
}

} // namespace stemdesk
