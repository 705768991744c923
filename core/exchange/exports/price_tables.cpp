#include "core/exchange/exports/exported_tables.h"
#include "core/services/prices/price_overview_service.h"
#include "core/services/services.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kEntries = 250;

/// Prices of one list, or of all lists in turn.
class PriceWalk final : public TableWalk {
public:
    PriceWalk(PriceListId only, std::optional<Instant> updatedSince) : m_only(only), m_updatedSince(updatedSince) {}

    Result<bool> writeSome(ShopServices &shop, TableWriter &file) override
    {
        TRY(findList(shop));
        if (!m_list)
            return false;
        const auto page =
            TRY(shop.priceLists.entries(m_list->id, {.after = m_entry, .limit = kEntries}, m_updatedSince));
        TRY(write(shop, file, page.rows));
        m_entry = page.next;
        if (m_entry)
            return true;
        m_list.reset();
        return m_hasMoreLists;
    }

private:
    /// Finds the list whose entries come next, if any.
    Status findList(ShopServices &shop)
    {
        if (m_list)
            return {};
        if (!m_hasBegun) {
            TRY(m_names.learn(shop));
        }
        m_hasBegun = true;
        if (!m_only.isNull()) {
            const auto list = TRY(shop.priceLists.find(m_only, PriceListService::Entries::Skip));
            m_list = list;
            return {};
        }
        const auto page =
            TRY(shop.priceLists.list({}, {.after = m_lists, .limit = 1}, PriceListService::Entries::Skip));
        if (!page.rows.isEmpty())
            m_list = page.rows.constFirst();
        m_lists = page.next;
        m_hasMoreLists = m_lists.has_value();
        return {};
    }

    Status write(ShopServices &shop, TableWriter &file, const QList<PriceEntry> &entries) const
    {
        QList<VariantId> ids;
        for (const PriceEntry &entry : entries)
            ids.append(entry.variantId);
        const auto variants = TRY(shop.products.findVariants(ids));
        const auto listed = TRY(shop.prices.variants(ids));
        QHash<VariantId, Variant> stored;
        for (const Variant &variant : variants)
            stored.insert(variant.id, variant);
        for (const PriceEntry &entry : entries) {
            const ListedVariant variant = listed.value(entry.variantId);
            if (m_only.isNull()) {
                file.text(m_list->name);
                file.day(m_list->date);
            }
            file.text(QString::fromLatin1(entry.variantId.text()));
            file.text(variant.productName);
            file.text(variant.variantName);
            file.number(stored.value(entry.variantId).stemLength);
            file.text(stored.value(entry.variantId).sku);
            file.text(m_names.inCell(entry.supplierId));
            file.number(entry.unitCostExclTax);
            file.endRow();
        }
        return {};
    }

    PriceListId m_only; ///< Null means all lists.
    std::optional<Instant> m_updatedSince;
    SupplierNames m_names;
    std::optional<PriceList> m_list;
    std::optional<qint64> m_lists; ///< Position after the lists read so far.
    std::optional<qint64> m_entry;
    bool m_hasBegun = false;
    bool m_hasMoreLists = false;
};

} // namespace

TableForm pricesForm(const TableChoice &choice)
{
    QStringList columns{u"variantId"_s, u"product"_s,  u"variant"_s,        u"stemLength"_s,
                        u"sku"_s,       u"supplier"_s, u"unitCostExclTax"_s};
    if (choice.list.isNull())
        columns = QStringList{u"priceList"_s, u"date"_s} + columns;
    return {.columns = columns, .walk = std::make_unique<PriceWalk>(choice.list, choice.updatedSince)};
}

} // namespace stemdesk
