#pragma once

#include "core/domain/page.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

/// The end of a long list's statement: the page's rows by key, or the named rows in any order, because by key SQLite
/// would walk all rows of the shop to find them. Its values are idsOf() and then the limit.
inline QByteArray pageEnd(const PageRequest &page, const QByteArray &table = {})
{
    return page.ids.isEmpty() ? " order by " + table + "key limit ?" : idClause(page, table + "id") + " limit ?";
}

/// A page of at most `limit` rows through `map(const Row &)`. Column 0 of the statement is the row's key, its last
/// parameter the number of rows to read: one more than the page, to detect whether there is another.
template <class Map, class... Values>
auto readPage(Session &session, QByteArrayView sql, const Map &map, int limit, const Values &...values)
    -> Result<Page<std::invoke_result_t<const Map &, const Row &>>>
{
    Page<std::invoke_result_t<const Map &, const Row &>> found;
    found.rows.reserve(limit);
    qint64 lastKey = 0;
    const auto take = [&](const Row &row) {
        if (found.rows.size() == limit) {
            found.next = lastKey;
            return;
        }
        found.rows.append(map(row));
        lastKey = row.integer(0);
    };
    TRY(session.each(sql, take, values..., limit + 1));
    return found;
}

} // namespace stemdesk
