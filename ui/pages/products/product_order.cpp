#include "ui/pages/products/product_order.h"

#include "ui/words/catalogue_words.h"

#include <algorithm>
#include <numeric>

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

} // namespace stemdesk::ui
