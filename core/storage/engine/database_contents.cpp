#include "core/storage/engine/database_contents.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

Result<DatabaseContents> contentsOf(Session &session)
{
    const auto shops =
        TRY(session.all("select name from shop order by key", [](const Row &row) { return row.text(0); }));
    const auto found = TRY(session.first(
        "select (select count(*) from event), (select count(*) from product), "
        "(select count(*) from webhook)",
        [](const Row &row) {
            return DatabaseContents{.events = row.integer(0), .products = row.integer(1), .webhooks = row.integer(2)};
        }));
    DatabaseContents contents = found.value_or(DatabaseContents{});
    contents.shops = shops;
    return contents;
}

} // namespace stemdesk
