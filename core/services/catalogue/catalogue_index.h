#pragma once

#include "core/base/id.h"

#include <QHash>
#include <QList>
#include <QMultiHash>
#include <QString>

#include <vector>

namespace stemdesk {

class ServiceContext;

/// Which products and variants have which names and skus, for recognising rows of files: a few bytes for each, whatever
/// the length of their texts. It does not follow changes by itself: whoever changes the shop tells it.
class CatalogueIndex {
public:
    static Result<CatalogueIndex> load(const ServiceContext &context);

    bool contains(ProductId id) const { return m_productPlaces.contains(id); }
    bool contains(VariantId id) const { return m_variantPlaces.contains(id); }
    /// Null where the variant is not there.
    ProductId productOf(VariantId id) const;
    bool hasSku(VariantId id) const;
    bool hasSku(VariantId id, const QString &sku) const;

    // Names match without regard to case, skus exactly. In no order.
    QList<ProductId> productsNamed(const QString &name) const;
    QList<VariantId> variantsNamed(ProductId product, const QString &name) const;
    QList<VariantId> variantsWithSku(const QString &sku) const;

    /// New, or called otherwise than before.
    void put(ProductId id, const QString &name);
    void put(ProductId product, VariantId id, const QString &name, const QString &sku);
    /// A variant that is there: an empty text leaves what it has.
    void amend(VariantId id, const QString &name, const QString &sku);
    /// After the product's variants.
    void remove(ProductId id);
    void remove(VariantId id);

private:
    /// Stands for a text: 128 bits of it, so that two texts never share one.
    struct TextKey {
        size_t first = 0;
        size_t second = 0;

        friend bool operator==(const TextKey &, const TextKey &) = default;
        friend size_t qHash(const TextKey &key, size_t seed = 0) noexcept { return key.first ^ seed; }
    };
    struct ProductEntry {
        ProductId id;
        TextKey name;
    };
    struct VariantEntry {
        VariantId id;
        int product = -1;
        TextKey name; ///< Together with the product.
        TextKey sku;
        bool hasSku = false;
    };

    void keep(int place, const VariantEntry &entry);
    static TextKey keyOf(const QString &text, size_t salt = 0);

    std::vector<ProductEntry> m_products; // Places of what was removed stay empty.
    std::vector<VariantEntry> m_variants;
    QHash<ProductId, int> m_productPlaces;
    QHash<VariantId, int> m_variantPlaces;
    QMultiHash<TextKey, int> m_productsByName;
    QMultiHash<TextKey, int> m_variantsByName;
    QMultiHash<TextKey, int> m_variantsBySku;
};

} // namespace stemdesk
