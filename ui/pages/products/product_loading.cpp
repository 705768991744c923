#include "ui/pages/products/product_loading.h"

#include "core/services/catalogue/catalogue_overview_service.h"
#include "core/services/services.h"
#include "ui/words/catalogue_words.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

SortKey orderKeyOf(const Variant &variant, const OfferRange &offers, const ProductOrder &order)
{
    switch (*order.column) {
    case ProductColumn::Name: return {.text = variant.name, .figure = variant.stemLength};
    case ProductColumn::Category:
    case ProductColumn::Type: return {};
    case ProductColumn::Stem: return {.text = {}, .figure = variant.stemLength};
    case ProductColumn::Pack: return {.text = {}, .figure = variant.unitsPerPack};
    case ProductColumn::Suppliers: return {.text = offers.suppliers.join(u", "_s), .figure = {}};
    case ProductColumn::Cost:
        return {.text = {}, .figure = order.direction == Qt::AscendingOrder ? offers.lowest : offers.highest};
    }
    return {};
}

/// `places` says which variety comes where.
void arrange(ProductNode &node, const QList<qsizetype> &places)
{
    QList<Variant> variants;
    QList<OfferRange> offers;
    for (const qsizetype place : places) {
        variants += node.product.variants.at(place);
        offers += node.offers.value(place);
    }
    node.product.variants = variants;
    node.offers = offers;
}

QList<qsizetype> placesOf(const ProductNode &node)
{
    QList<qsizetype> places(node.product.variants.size());
    std::iota(places.begin(), places.end(), 0);
    return places;
}

} // namespace

SortKey orderKey(const ProductNode &node, const ProductOrder &order)
{
    switch (*order.column) {
    case ProductColumn::Name: return {.text = node.product.name, .figure = {}};
    case ProductColumn::Category: return {.text = vocabularyText(node.product.category), .figure = {}};
    case ProductColumn::Type: return {.text = productTypeText(node.product.productType), .figure = {}};
    case ProductColumn::Suppliers: return {.text = ProductCells::suppliers(node).join(u", "_s), .figure = {}};
    case ProductColumn::Stem:
    case ProductColumn::Pack:
    case ProductColumn::Cost: break;
    }
    SortKey first; // The key of the first of its varieties.
    for (qsizetype at = 0; at < node.product.variants.size(); ++at) {
        const SortKey each = orderKeyOf(node.product.variants.at(at), node.offers.value(at), order);
        if (isBefore(each, first, order.direction))
            first = each;
    }
    return first;
}

void sortVarieties(ProductNode &node, const ProductOrder &order)
{
    if (!order.column)
        return;
    QList<SortKey> keys;
    for (qsizetype at = 0; at < node.product.variants.size(); ++at)
        keys += orderKeyOf(node.product.variants.at(at), node.offers.value(at), order);
    QList<qsizetype> places = placesOf(node);
    std::ranges::stable_sort(
        places, [&](qsizetype a, qsizetype b) { return isBefore(keys.at(a), keys.at(b), order.direction); });
    arrange(node, places);
}

void alignVarieties(ProductNode &node, const QList<VariantId> &shown)
{
    const auto placeOf = [&](qsizetype at) {
        const qsizetype place = shown.indexOf(node.product.variants.at(at).id);
        return place < 0 ? shown.size() : place;
    };
    QList<qsizetype> places = placesOf(node);
    std::ranges::stable_sort(places, {}, placeOf);
    arrange(node, places);
}

namespace {

constexpr int kChangedPage = 500;

} // namespace

Page<ProductNode> ProductLoading::page(const ProductFilter &filter, const PageRequest &request) const
{
    Page<ProductNode> page;
    const auto products = m_services.products.list(filter, request, ProductService::Variants::Load);
    if (!products)
        return page;
    page.rows = nodesOf(products->rows, true);
    page.next = products->next;
    return page;
}

QList<ProductNode> ProductLoading::sorted(const ProductFilter &filter, const ProductOrder &order, int withOffers) const
{
    QList<ProductNode> nodes;
    PageRequest request{.limit = kChangedPage};
    do {
        const auto page = m_services.products.list(filter, request, ProductService::Variants::Load);
        if (!page)
            return {};
        nodes += nodesOf(page->rows, order.needsOffers());
        request.after = page->next;
    } while (request.after);
    QList<std::pair<SortKey, qsizetype>> keys;
    keys.reserve(nodes.size());
    for (qsizetype at = 0; at < nodes.size(); ++at)
        keys.append({orderKey(nodes.at(at), order), at});
    std::ranges::stable_sort(keys,
                             [&](const auto &a, const auto &b) { return isBefore(a.first, b.first, order.direction); });
    QList<ProductNode> arranged;
    arranged.reserve(nodes.size());
    for (const auto &[key, at] : std::as_const(keys))
        arranged += std::move(nodes[at]);
    if (!order.needsOffers()) {
        QList<Product> first;
        for (const ProductNode &node : std::as_const(arranged)) {
            if (first.size() < withOffers)
                first += node.product;
        }
        const QList<ProductNode> read = nodesOf(first, true);
        std::ranges::copy(read, arranged.begin());
    }
    for (ProductNode &node : arranged)
        sortVarieties(node, order);
    return arranged;
}

QList<ProductNode> ProductLoading::some(const QList<ProductId> &ids) const
{
    const auto products = m_services.catalogue.products(ids);
    return products ? nodesOf(*products, true) : QList<ProductNode>();
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

QList<ProductNode> ProductLoading::nodesOf(const QList<Product> &products, bool haveOffers) const
{
    QList<VariantId> variants;
    for (const Product &product : products) {
        for (const Variant &variant : product.variants)
            variants += variant.id;
    }
    if (!haveOffers)
        variants.clear();
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
