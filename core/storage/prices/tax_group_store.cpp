#include "core/storage/prices/tax_group_store.h"

#include "core/storage/engine/page_read.h"
#include "core/storage/rows/resource_rows.h"

#include <limits>

namespace stemdesk {

namespace {

const ResourceRows<TaxGroup> kTaxGroupRows(taxGroupSpec());
const QByteArray kTaxGroupSelect = "select key, " + kTaxGroupRows.names() + " from tax_group where shop = ?";

TaxGroup taxGroupFrom(const Row &row)
{
    return kTaxGroupRows.read(row, 1);
}

qint64 firstInteger(const Row &row)
{
    return row.integer(0);
}

} // namespace

Result<Page<TaxGroup>> TaxGroupStore::list(const VocabularyFilter &filter, const PageRequest &page) const
{
    const QByteArray listed =
        kTaxGroupSelect + " and key > ? and updated_at >= ?" + idClause(page) + " order by key limit ?";
    return readPage(m_session, listed, taxGroupFrom, page.limit, m_tenant.shop, page.after.value_or(0),
                    filter.updatedSince.value_or(std::numeric_limits<Instant>::min()), idsOf(page));
}

Result<TaxGroup> TaxGroupStore::find(TaxGroupId id) const
{
    static const QByteArray kFind = kTaxGroupSelect + " and id = ?";
    const auto found = TRY(m_session.first(kFind, taxGroupFrom, m_tenant.shop, id));
    if (!found)
        return notFound();
    return *found;
}

Result<std::optional<qint64>> TaxGroupStore::keyOf(TaxGroupId id) const
{
    return m_session.first("select key from tax_group where shop = ? and id = ?", firstInteger, m_tenant.shop, id);
}

Result<TaxGroupUses> TaxGroupStore::uses(TaxGroupId id) const
{
    const auto events = TRY(m_session.first("select count(*) from event where shop = ? and tax_group = "
                                            "(select key from tax_group where shop = ? and id = ?)",
                                            firstInteger, m_tenant.shop, m_tenant.shop, id));
    const auto shops = TRY(m_session.first("select count(*) from shop where key = ? and default_tax_group = ?",
                                           firstInteger, m_tenant.shop, id));
    return TaxGroupUses{.events = events.value_or(0), .isDefault = shops.value_or(0) > 0};
}

Status TaxGroupStore::insert(const TaxGroup &group)
{
    static const QByteArray kInsert = kTaxGroupRows.insertSql("shop");
    return m_session.run(kInsert, m_tenant.shop, kTaxGroupRows.inserted(group));
}

Status TaxGroupStore::update(const TaxGroup &before, const TaxGroup &after)
{
    const RowChange change("tax_group", kTaxGroupRows.updated(before), kTaxGroupRows.updated(after));
    return m_session.changeEvery(1, change.sql(" where shop = ? and id = ? and version = ?"), change, m_tenant.shop,
                                 before.id, before.version);
}

Status TaxGroupStore::remove(TaxGroupId id)
{
    return m_session.run("delete from tax_group where shop = ? and id = ?", m_tenant.shop, id);
}

} // namespace stemdesk
