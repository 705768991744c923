#include "core/services/catalogue/catalogue_index.h"

#include "core/base/text.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/catalogue_terms_store.h"

namespace stemdesk {

namespace {

constexpr size_t kFirstSeed = 0x51ed270b;
constexpr size_t kSecondSeed = 0x9e3779b9;

/// Names that look the same are the same, whatever their spaces are.
QString shownNameKey(const QString &name)
{
    return caseFolded(withPlainSpaces(name));
}

template <class Entry, class Key>
auto idsOf(const std::vector<Entry> &entries, const QMultiHash<Key, int> &places, const Key &key)
{
    QList<decltype(Entry::id)> ids;
    for (auto place = places.constFind(key); place != places.cend() && place.key() == key; ++place)
        ids += entries.at(size_t(*place)).id;
    return ids;
}

} // namespace

Result<CatalogueIndex> CatalogueIndex::load(const ServiceContext &context)
{
    const auto store = context.store<CatalogueTermsStore>();
    CatalogueIndex index;
    QHash<qint64, ProductId> ids;
    TRY(store.eachProduct([&](const CatalogueTermsStore::ProductName &product) {
        ids.insert(product.key, product.id);
        index.put(product.id, product.name, product.productType);
    }));
    const Status variants = store.eachVariant([&](const CatalogueTermsStore::VariantName &variant) {
        // A product that was made between the two reads is not known yet, nor is its variant.
        if (const ProductId product = ids.value(variant.product); !product.isNull())
            index.put(product, variant.id,
                      {.name = variant.name,
                       .sku = variant.sku,
                       .stemLength = variant.stemLength,
                       .hasPack = variant.unitsPerPack || !variant.packs.isEmpty(),
                       .codes = variant.codes});
    });
    if (!variants)
        return variants.error();
    return index;
}

CatalogueIndex::TextKey CatalogueIndex::keyOf(const QString &text, size_t salt)
{
    return {.first = qHash(text, kFirstSeed + salt), .second = qHash(text, kSecondSeed ^ (salt << 20U))};
}

ProductId CatalogueIndex::productOf(VariantId id) const
{
    const int place = m_variantPlaces.value(id, -1);
    return place < 0 ? ProductId() : m_products.at(size_t(m_variants.at(size_t(place)).product)).id;
}

bool CatalogueIndex::hasSku(VariantId id) const
{
    const int place = m_variantPlaces.value(id, -1);
    return place >= 0 && m_variants.at(size_t(place)).hasSku;
}

bool CatalogueIndex::hasSku(VariantId id, const QString &sku) const
{
    return hasSku(id) && m_variants.at(size_t(m_variantPlaces.value(id))).sku == keyOf(sku);
}

std::optional<double> CatalogueIndex::stemLengthOf(VariantId id) const
{
    const int place = m_variantPlaces.value(id, -1);
    return place < 0 ? std::nullopt : m_variants.at(size_t(place)).stemLength;
}

bool CatalogueIndex::hasPack(VariantId id) const
{
    const int place = m_variantPlaces.value(id, -1);
    return place >= 0 && m_variants.at(size_t(place)).hasPack;
}

QString CatalogueIndex::typeOf(ProductId id) const
{
    const int place = m_productPlaces.value(id, -1);
    return place < 0 ? QString() : m_products.at(size_t(place)).type;
}

QList<ProductId> CatalogueIndex::productsNamed(const QString &name) const
{
    return idsOf(m_products, m_productsByName, keyOf(shownNameKey(name)));
}

QList<VariantId> CatalogueIndex::variantsNamed(ProductId product, const QString &name) const
{
    const int place = m_productPlaces.value(product, -1);
    if (place < 0)
        return {};
    return idsOf(m_variants, m_variantsByName, keyOf(shownNameKey(name), size_t(place) + 1));
}

QList<VariantId> CatalogueIndex::variantsWithSku(const QString &sku) const
{
    return idsOf(m_variants, m_variantsBySku, keyOf(sku));
}

CatalogueIndex::TextKey CatalogueIndex::codeKey(SupplierId supplier, const QString &code, CodeKind kind)
{
    return keyOf(supplier.isNull() ? code : QString::fromLatin1(supplier.text()) + u' ' + code, size_t(kind));
}

QList<VariantId> CatalogueIndex::variantsWithCode(SupplierId supplier, const QString &code) const
{
    const QList<VariantId> found = codedVariants(codeKey(supplier, code, CodeKind::Code));
    return found.isEmpty() ? codedVariants(codeKey(supplier, code, CodeKind::Ean)) : found;
}

QList<VariantId> CatalogueIndex::codedVariants(const TextKey &key) const
{
    QList<VariantId> found;
    for (const VariantId &id : idsOf(m_variants, m_variantsByCode, key)) {
        if (contains(id) && !found.contains(id)) // Several suppliers may use the same code.
            found.append(id);
    }
    return found;
}

void CatalogueIndex::put(ProductId id, const QString &name, const QString &type)
{
    const QString shared = *m_types.insert(type);
    const TextKey key = keyOf(shownNameKey(name));
    const auto known = m_productPlaces.constFind(id);
    if (known == m_productPlaces.cend()) {
        m_productPlaces.insert(id, int(m_products.size()));
        m_productsByName.insert(key, int(m_products.size()));
        m_products.push_back({.id = id, .name = key, .type = shared});
        return;
    }
    ProductEntry &entry = m_products.at(size_t(*known));
    entry.type = shared;
    if (entry.name == key)
        return;
    m_productsByName.remove(entry.name, *known);
    m_productsByName.insert(key, *known);
    entry.name = key;
}

void CatalogueIndex::put(ProductId product, VariantId id, const VariantKeys &keys)
{
    const int productPlace = m_productPlaces.value(product, -1);
    Q_ASSERT(productPlace >= 0);
    const VariantEntry entry{.id = id,
                             .product = productPlace,
                             .name = keyOf(shownNameKey(keys.name), size_t(productPlace) + 1),
                             .sku = keyOf(keys.sku),
                             .stemLength = keys.stemLength,
                             .hasPack = keys.hasPack,
                             .hasSku = !keys.sku.isEmpty()};
    const auto known = m_variantPlaces.constFind(id);
    if (known != m_variantPlaces.cend()) {
        keep(*known, entry);
        return;
    }
    const int place = int(m_variants.size());
    m_variantPlaces.insert(id, place);
    m_variants.push_back(entry);
    m_variantsByName.insert(entry.name, place);
    if (entry.hasSku)
        m_variantsBySku.insert(entry.sku, place);
    for (const SupplierCode &code : keys.codes) {
        for (const SupplierId &supplier : {code.supplierId, SupplierId()}) {
            if (!code.code.isEmpty())
                m_variantsByCode.insert(codeKey(supplier, code.code, CodeKind::Code), place);
            if (!code.ean.isEmpty())
                m_variantsByCode.insert(codeKey(supplier, code.ean, CodeKind::Ean), place);
        }
    }
}

void CatalogueIndex::amend(VariantId id, const VariantKeys &keys)
{
    const int place = m_variantPlaces.value(id, -1);
    if (place < 0)
        return;
    VariantEntry entry = m_variants.at(size_t(place));
    if (!keys.name.isEmpty())
        entry.name = keyOf(shownNameKey(keys.name), size_t(entry.product) + 1);
    if (!keys.sku.isEmpty()) {
        entry.sku = keyOf(keys.sku);
        entry.hasSku = true;
    }
    if (keys.stemLength)
        entry.stemLength = keys.stemLength;
    entry.hasPack = entry.hasPack || keys.hasPack;
    keep(place, entry);
}

void CatalogueIndex::keep(int place, const VariantEntry &entry)
{
    VariantEntry &before = m_variants.at(size_t(place));
    if (before.name != entry.name) {
        m_variantsByName.remove(before.name, place);
        m_variantsByName.insert(entry.name, place);
    }
    if (before.hasSku != entry.hasSku || before.sku != entry.sku) {
        if (before.hasSku)
            m_variantsBySku.remove(before.sku, place);
        if (entry.hasSku)
            m_variantsBySku.insert(entry.sku, place);
    }
    before = entry;
}

void CatalogueIndex::remove(ProductId id)
{
    const auto known = m_productPlaces.constFind(id);
    if (known == m_productPlaces.cend())
        return;
    m_productsByName.remove(m_products.at(size_t(*known)).name, *known);
    m_productPlaces.erase(known);
}

void CatalogueIndex::remove(VariantId id)
{
    const auto known = m_variantPlaces.constFind(id);
    if (known == m_variantPlaces.cend())
        return;
    const VariantEntry &entry = m_variants.at(size_t(*known));
    m_variantsByName.remove(entry.name, *known);
    if (entry.hasSku)
        m_variantsBySku.remove(entry.sku, *known);
    m_variantPlaces.erase(known);
}

} // namespace stemdesk
