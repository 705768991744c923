#include "core/exchange/imports/gone_varieties.h"

#include "core/base/text.h"
#include "core/services/services.h"

namespace stemdesk {

namespace {

constexpr int kAtOnce = 500;

/// Null if the shop has no supplier with this name and place.
Result<SupplierId> supplierCalled(ShopServices &shop, const ImportedSupplier &named)
{
    QList<SupplierId> alike;
    for (const bool isArchived : {false, true}) {
        PageRequest request{.limit = kAtOnce};
        do {
            const auto page = TRY(shop.suppliers.list({.isArchived = isArchived}, request));
            for (const Supplier &supplier : page.rows) {
                if (caseFolded(supplier.name) == caseFolded(named.name))
                    alike += supplier.id;
            }
            request.after = page.next;
        } while (request.after);
    }
    return alike.value(named.place - 1);
}

} // namespace

void FileSeller::take(const ImportedSupplier *supplier)
{
    const bool isSame = supplier && !supplier->name.isEmpty() && (!m_first || isSameSupplier(*m_first, *supplier));
    m_isOfOne = m_isOfOne && isSame;
    if (isSame && !m_first)
        m_first = *supplier;
}

Result<QList<GoneVariety>> goneVarieties(ShopServices &shop, const FileSeller &seller, const QSet<VariantId> &seen)
{
    QList<GoneVariety> gone;
    const auto only = seller.only();
    const SupplierId supplier = only ? TRY(supplierCalled(shop, *only)) : SupplierId();
    if (supplier.isNull())
        return gone;
    PageRequest request{.limit = kAtOnce};
    do {
        const auto page = TRY(shop.products.list({.supplierId = supplier}, request, ProductService::Variants::Load));
        for (const Product &product : page.rows) {
            for (const Variant &variant : product.variants) {
                if (variant.supplierIds.contains(supplier) && !seen.contains(variant.id))
                    gone.append({.product = product.name, .variant = variant.name, .stemLength = variant.stemLength});
            }
        }
        request.after = page.next;
    } while (request.after);
    return gone;
}

} // namespace stemdesk
