#include "core/storage/events/event_history_store.h"

#include "core/storage/engine/session.h"

#include <limits>

namespace stemdesk {

namespace {

const QByteArray kEventHistorySelect = "select key, at, actor, what, subject, place, before, after from event_history "
                                       "where shop = ? and event_id = ? ";

/// nullopt if the entry was written by a newer program.
std::optional<HistoryEntry> entryFrom(const Row &row)
{
    const auto change = eventChangeFrom(row.text(3).toLatin1());
    if (!change)
        return std::nullopt;
    return HistoryEntry{.key = row.integer(0),
                        .at = row.integer(1),
                        .actor = row.text(2),
                        .change = *change,
                        .subject = row.text(4),
                        .place = row.text(5),
                        .before = row.text(6),
                        .after = row.text(7)};
}

} // namespace

Status EventHistoryStore::append(const QList<StoredHistory> &rows) const
{
    if (rows.isEmpty())
        return {};
    SqlRows values(9);
    values.reserve(rows.size());
    for (const StoredHistory &row : rows) {
        const HistoryEntry &entry = row.entry;
        values.add(m_tenant.shop, row.event, entry.at, entry.actor, QString::fromLatin1(eventChangeName(entry.change)),
                   entry.subject, entry.place, entry.before, entry.after);
    }
    return m_session.addRows("event_history", "shop, event_id, at, actor, what, subject, place, before, after", values);
}

Result<Page<HistoryEntry>> EventHistoryStore::list(EventId event, const PageRequest &page) const
{
    Page<HistoryEntry> found;
    int rows = 0;
    qint64 last = 0;
    const auto take = [&](const Row &row) {
        if (rows++ == page.limit) {
            found.next = last;
            return;
        }
        last = row.integer(0);
        if (const auto entry = entryFrom(row))
            found.rows.append(*entry);
    };
    const Status read =
        m_session.each(kEventHistorySelect + "and key < ? order by key desc limit ?", take, m_tenant.shop, event,
                       page.after.value_or(std::numeric_limits<qint64>::max()), page.limit + 1);
    if (!read)
        return read.error();
    return found;
}

Result<LineNames> EventHistoryStore::namesOf(qint64 variant, qint64 group) const
{
    const auto names = TRY(m_session.first(
        "select product.name, variant.name, product.product_type, variant.stem_length, "
        "(select name from event_group where shop = ? and key = ?) "
        "from variant join product on product.key = variant.product and product.shop = variant.shop where variant.shop "
        "= ? and variant.key = ?",
        [](const Row &row) {
            return LineNames{.productName = row.text(0),
                             .variantName = row.text(1),
                             .productType = row.text(2),
                             .stemLength = row.optionalReal(3),
                             .groupName = row.text(4)};
        },
        m_tenant.shop, group, m_tenant.shop, variant));
    return names.value_or(LineNames());
}

} // namespace stemdesk
