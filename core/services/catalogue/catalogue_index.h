#pragma once

#include "core/base/id.h"
#include "core/domain/catalogue/product.h"

#include <QHash>
#include <QList>
#include <QMultiHash>
#include <QSet>
#include <QString>

#include <optional>
#include <vector>

namespace stemdesk {

class ServiceContext;

/// Finds products and variants by name and sku, to match the rows of files. Takes a few bytes for each, whatever the
/// length of its texts. It does not notice changes: callers who change the shop have to update it.
class CatalogueIndex {
public:
    static Result<CatalogueIndex> load(const ServiceContext &context);

    bool contains(ProductId id) const { return m_productPlaces.contains(id); }
    bool contains(VariantId id) const { return m_variantPlaces.contains(id); }
    /// Null if the variant is not there.
    ProductId productOf(VariantId id) const;
    bool hasSku(VariantId id) const;
    bool hasSku(VariantId id, const QString &sku) const;
    std::optional<double> stemLengthOf(VariantId id) const;
    /// Whether its own pack or that of a supplier is known.
    bool hasPack(VariantId id) const;
    /// Empty if the product is not there.
    QString typeOf(ProductId id) const;

    // Names match regardless of case, skus exactly. Unordered.
    QList<ProductId> productsNamed(const QString &name) const;
    QList<VariantId> variantsNamed(ProductId product, const QString &name) const;
    QList<VariantId> variantsWithSku(const QString &sku) const;
    /// By the supplier's code; where nothing has it, by its EAN. A null supplier matches those of any supplier.
    QList<VariantId> variantsWithCode(SupplierId supplier, const QString &code) const;

    /// The attributes that identify a variant, and whether it has a pack.
    struct VariantKeys {
        QString name;
        QString sku;
        std::optional<double> stemLength;
        bool hasPack = false;
        QList<SupplierCode> codes; ///< Read for new variants only: rows matched by a code never change codes.
    };

    /// Adds a product or variant, or updates its name.
    void put(ProductId id, const QString &name, const QString &type);
    void put(ProductId product, VariantId id, const VariantKeys &keys);
    /// Updates an existing variant; empty values leave it unchanged.
    void amend(VariantId id, const VariantKeys &keys);
    /// REQUIRES: the product's variants were removed.
    void remove(ProductId id);
    void remove(VariantId id);

private:
    /// A 128-bit hash of a text, so that no two texts share one.
    struct TextKey {
        size_t first = 0;
        size_t second = 0;

        friend bool operator==(const TextKey &, const TextKey &) = default;
        friend size_t qHash(const TextKey &key, size_t seed = 0) noexcept { return key.first ^ seed; }
    };
    struct ProductEntry {
        ProductId id;
        TextKey name;
        QString type; ///< Implicitly shared by all products of a type.
    };
    struct VariantEntry {
        VariantId id;
        int product = -1;
        TextKey name; ///< Hashed with the product.
        TextKey sku;
        std::optional<double> stemLength;
        bool hasPack = false;
        bool hasSku = false;
    };

    void keep(int place, const VariantEntry &entry);
    static TextKey keyOf(const QString &text, size_t salt = 0);
    enum class CodeKind { Code, Ean };
    static TextKey codeKey(SupplierId supplier, const QString &code, CodeKind kind);
    QList<VariantId> codedVariants(const TextKey &key) const;

    QSet<QString> m_types;
    std::vector<ProductEntry> m_products; // Places of removed ones stay empty.
    std::vector<VariantEntry> m_variants;
    QHash<ProductId, int> m_productPlaces;
    QHash<VariantId, int> m_variantPlaces;
    QMultiHash<TextKey, int> m_productsByName;
    QMultiHash<TextKey, int> m_variantsByName;
    QMultiHash<TextKey, int> m_variantsBySku;
    QMultiHash<TextKey, int> m_variantsByCode; ///< Codes and EANs, each twice: with its supplier and without.
};

} // namespace stemdesk
