#include "ui/pages/products/product_loading.h"

#include "core/services/catalogue/catalogue_overview_service.h"
#include "core/services/services.h"

namespace stemdesk::ui {

namespace {

constexpr int kChangedPage = 500;

} // namespace

Page<ProductNode> ProductLoading::page(const ProductFilter &filter, const PageRequest &request) const
{
    Page<ProductNode> page;
    const auto products = m_services.products.list(filter, request, ProductService::Variants::Load);
    if (!products)
        return page;
    page.rows = withOffers(products->rows);
    page.next = products->next;
    return page;
}

QList<ProductNode> ProductLoading::some(const QList<ProductId> &ids) const
{
    const auto products = m_services.catalogue.products(ids);
    return products ? withOffers(*products) : QList<ProductNode>();
}

QSet<ProductId> ProductLoading::found(const ProductFilter &filter, Instant since) const
{
    ProductFilter changed = filter;
    changed.updatedSince = since;
    QSet<ProductId> ids;
    PageRequest request{.limit = kChangedPage};
    do {
        const auto page = m_services.products.list(changed, request, ProductService::Variants::Skip);
        if (!page)
            break;
        for (const Product &product : page->rows)
            ids += product.id;
        request.after = page->next;
    } while (request.after);
    return ids;
}

QList<ProductNode> ProductLoading::withOffers(const QList<Product> &products) const
{
    QList<VariantId> variants;
    for (const Product &product : products) {
        for (const Variant &variant : product.variants)
            variants += variant.id;
    }
    QHash<VariantId, OfferRange> ranges;
    if (const auto offers = m_services.catalogue.offers(variants)) {
        for (const VariantMatch &offer : *offers)
            ranges[offer.variant.id].add(offer.supplierName, offer.unitCostExclTax);
    }
    QList<ProductNode> nodes;
    nodes.reserve(products.size());
    for (const Product &product : products) {
        ProductNode node{.product = product, .offers = {}};
        for (Variant &variant : node.product.variants) {
            variant.productId = product.id;
            node.offers += ranges.value(variant.id);
        }
        nodes += std::move(node);
    }
    return nodes;
}

} // namespace stemdesk::ui
