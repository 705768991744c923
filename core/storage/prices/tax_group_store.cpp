#include "core/storage/prices/tax_group_store.h"

#include "core/storage/engine/session.h"

#include <limits>

namespace stemdesk {

namespace {

const QByteArray kTaxGroupColumns = "key, id, name, rate, created_at, updated_at, version";

TaxGroup taxGroupFrom(const Row &row)
{
    return {.id = row.id<TaxGroupId>(1),
            .name = row.text(2),
            .rate = row.real(3),
            .createdAt = row.integer(4),
            .updatedAt = row.integer(5),
            .version = row.smallInteger(6)};
}

qint64 firstInteger(const Row &row)
{
    return row.integer(0);
}

} // namespace

Result<Page<TaxGroup>> TaxGroupStore::list(const VocabularyFilter &filter, const PageRequest &page) const
{
    Page<TaxGroup> found;
    qint64 lastKey = 0;
    const auto take = [&](const Row &row) {
        if (found.rows.size() == page.limit) {
            found.next = lastKey;
            return;
        }
        found.rows.append(taxGroupFrom(row));
        lastKey = row.integer(0);
    };
    static const QByteArray kListed = "select " + kTaxGroupColumns
        + " from tax_group where shop = ? and key > ? and updated_at >= ? order by key limit ?";
    const Status read =
        m_session.each(kListed, take, m_tenant.shop, page.after.value_or(0),
                       filter.updatedSince.value_or(std::numeric_limits<Instant>::min()), page.limit + 1);
    if (!read)
        return read.error();
    return found;
}

Result<TaxGroup> TaxGroupStore::find(TaxGroupId id) const
{
    static const QByteArray kFind = "select " + kTaxGroupColumns + " from tax_group where shop = ? and id = ?";
    const auto found = m_session.first(kFind, taxGroupFrom, m_tenant.shop, id);
    if (!found)
        return found.error();
    if (!*found)
        return notFound();
    return **found;
}

Result<std::optional<qint64>> TaxGroupStore::keyOf(TaxGroupId id) const
{
    return m_session.first("select key from tax_group where shop = ? and id = ?", firstInteger, m_tenant.shop, id);
}

Result<TaxGroupUses> TaxGroupStore::uses(TaxGroupId id) const
{
    const auto events = m_session.first("select count(*) from event where shop = ? and tax_group = "
                                        "(select key from tax_group where shop = ? and id = ?)",
                                        firstInteger, m_tenant.shop, m_tenant.shop, id);
    if (!events)
        return events.error();
    const auto shops = m_session.first("select count(*) from shop where key = ? and default_tax_group = ?",
                                       firstInteger, m_tenant.shop, id);
    if (!shops)
        return shops.error();
    return TaxGroupUses{.events = events->value_or(0), .isDefault = shops->value_or(0) > 0};
}

Status TaxGroupStore::insert(const TaxGroup &group)
{
    return m_session.run(
        "insert into tax_group (shop, id, name, rate, created_at, updated_at, version) values (?, ?, ?, ?, ?, ?, ?)",
        m_tenant.shop, group.id, group.name, group.rate, group.createdAt, group.updatedAt, group.version);
}

Status TaxGroupStore::update(const TaxGroup &group)
{
    const auto changed = m_session.change("update tax_group set name = ?, rate = ?, updated_at = ?, version = ? "
                                          "where shop = ? and id = ? and version = ?",
                                          group.name, group.rate, group.updatedAt, group.version, m_tenant.shop,
                                          group.id, group.version - 1);
    if (!changed)
        return changed.error();
    if (*changed != 1)
        return stale();
    return {};
}

Status TaxGroupStore::remove(TaxGroupId id)
{
    return m_session.run("delete from tax_group where shop = ? and id = ?", m_tenant.shop, id);
}

} // namespace stemdesk
