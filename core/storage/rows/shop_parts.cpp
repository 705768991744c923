#include "core/storage/rows/shop_parts.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

Result<Reached> forReachableShops(Session &session, QByteArrayView column, OfShops run)
{
    const Driver &driver = session.driver();
    const QList<ShopPart> parts = TRY(driver.shopParts(session));
    QByteArrayList lost;
    Reached reached;
    for (const ShopPart &part : parts) {
        const bool isLost = part.away || lost.contains(part.machine);
        const QByteArray condition =
            part.keys.isEmpty() ? QByteArray() : " and " + column.toByteArray() + " in (" + part.keys + ')';
        const Status done = isLost ? Status() : run(condition);
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
