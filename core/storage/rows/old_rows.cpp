#include "core/storage/rows/old_rows.h"

namespace stemdesk {

Result<qint64> removeRows(Session &session, const QByteArray &table, const RowsOfShops &rows,
                          const QByteArray &condition)
{
    const Driver &driver = session.driver();
    const QByteArray sql = "delete from " + table + " where " + driver.notByIndex("shop") + " = ? and key "
        + driver.amongKeys() + condition;
    qint64 count = 0;
    for (auto shop = rows.cbegin(); shop != rows.cend(); ++shop) {
        TRY(session.run(sql, shop.key(), driver.keysText(shop.value())));
        count += shop.value().size();
    }
    return count;
}

} // namespace stemdesk
