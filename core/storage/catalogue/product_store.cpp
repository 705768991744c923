#include "core/storage/catalogue/product_store.h"

#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/key_list.h"
#include "core/storage/engine/page_read.h"
#include "core/storage/rows/row_change.h"

#include <QMap>
#include <QSet>

#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QByteArray kProductColumns =
    "key, id, name, category, product_type, description, created_at, updated_at, version, external_id";

// The index holds only variants with a sku; both engines use it only if the query says so, too.
const QByteArray kWithSku =
    " and key in (select variant.product from variant where variant.shop = ? and variant.sku = ?"
    " and variant.sku <> '')";

/// Its own, or a variant's.
const QByteArray kWithExternalId =
    " and key in (select named.key from product as named where named.shop = ? and named.external_id = ?"
    " and named.external_id <> '' union all select variant.product from variant where variant.shop = ?"
    " and variant.external_id = ? and variant.external_id <> '')";

StoredProduct productFrom(const Row &row)
{
    return {.key = row.integer(0),
            .product = {.id = row.id<ProductId>(1),
                        .name = row.text(2),
                        .category = row.text(3),
                        .productType = row.text(4),
                        .description = row.text(5),
                        .externalId = row.text(9),
                        .createdAt = row.integer(6),
                        .updatedAt = row.integer(7),
                        .version = row.smallInteger(8)}};
}

/// All that changes.
RowColumns columnsOf(const Product &product, const QString &searchText)
{
    constexpr int kCount = 8;
    RowColumns columns(kCount);
    return columns.add("name", product.name)
        .add("category", product.category)
        .add("product_type", product.productType)
        .add("description", product.description)
        .add("updated_at", product.updatedAt)
        .add("version", product.version)
        .add("search", searchText)
        .add("external_id", product.externalId);
}

QStringList tagsOf(const Tenant &tenant, const ProductFilter &filter)
{
    QStringList tags;
    if (!filter.category.isEmpty())
        tags += categoryTag(tenant, filter.category);
    if (!filter.productType.isEmpty())
        tags += productTypeTag(tenant, filter.productType);
    if (!filter.color.isEmpty())
        tags += colourTag(tenant, filter.color);
    if (filter.supplierId)
        tags += supplierTag(tenant, *filter.supplierId);
    return tags;
}

} // namespace

/// Calls read(statement, values...) with the statement that selects a page's rows and its values; one more value is the
/// limit.
template <class Read>
auto ProductStore::found(const ProductFilter &filter, const PageRequest &page, const QByteArray &select,
                         const Read &read) const
{
    const QStringList words = productSearchWords(m_tenant, filter.q);
    const qint64 after = page.after.value_or(0);
    const QStringList tags = tagsOf(m_tenant, filter);
    const bool hasSku = !filter.sku.isEmpty();
    const bool isCalled = !filter.externalId.isEmpty();
    // Only on request: a plan for any bound assumes a third of all rows.
    const QByteArray rest = (filter.updatedSince ? " and updated_at >= ?" : QByteArray())
        + (hasSku ? kWithSku : QByteArray()) + (isCalled ? kWithExternalId : QByteArray());
    const Instant bound = filter.updatedSince.value_or(0);
    const InList<Instant> since = oneOrNone(bound, filter.updatedSince.has_value());
    const InList<qint64> skuShop = oneOrNone(m_tenant.shop, hasSku);
    const InList<QString> sku = oneOrNone(filter.sku, hasSku);
    const InList<qint64> calledShop = oneOrNone(m_tenant.shop, isCalled);
    const InList<QString> called = calledBy(filter.externalId);
    if (words.isEmpty() && tags.isEmpty())
        return read(select + "product where shop = ? and key > ?" + rest + pageEnd(page), m_tenant.shop, after, since,
                    skuShop, sku, calledShop, called, calledShop, called, idsOf(page));
    // Bounded and ordered by the index's own column, so that it starts there and needs no sorting.
    const Driver &driver = m_session.driver();
    return read(select + driver.searchFrom("product") + " where shop = ? and found > ?" + rest + idClause(page)
                    + " order by found limit ?",
                driver.matchText(words, tags), m_tenant.shop, after, since, skuShop, sku, calledShop, called,
                calledShop, called, idsOf(page));
}

/// A search without words finds nothing.
bool ProductStore::isWordless(const ProductFilter &filter) const
{
    return !filter.q.isEmpty() && productSearchWords(m_tenant, filter.q).isEmpty();
}

Result<Page<StoredProduct>> ProductStore::list(const ProductFilter &filter, const PageRequest &page) const
{
    static const QByteArray kSelect = "select " + kProductColumns + " from ";
    if (isWordless(filter))
        return Page<StoredProduct>();
    return found(filter, page, kSelect, [&](const QByteArray &statement, const auto &...values) {
        return readPage(m_session, statement, productFrom, page.limit, values...);
    });
}

Result<CatalogueCount> ProductStore::count(const ProductFilter &filter) const
{
    static const QByteArray kSelect =
        "select count(*), cast(coalesce(sum(variants), 0) as bigint) from (select (select count(*) from"
        " variant where variant.shop = ? and variant.product = product.key)"
        " as variants from ";
    if (isWordless(filter))
        return CatalogueCount();
    const auto countFrom = [](const Row &row) {
        return CatalogueCount{.products = row.integer(0), .variants = row.integer(1)};
    };
    return found(filter, {}, kSelect,
                 [&](const QByteArray &statement, const auto &...values) -> Result<CatalogueCount> {
                     const auto counted = m_session.first(statement + ") as counted", countFrom, m_tenant.shop,
                                                          values..., std::numeric_limits<int>::max());
                     return counted ? counted->value_or(CatalogueCount()) : Result<CatalogueCount>(counted.error());
                 });
}

Result<QHash<SupplierId, CatalogueCount>> ProductStore::countsBySupplier() const
{
    QHash<SupplierId, CatalogueCount> counts;
    QHash<SupplierId, QSet<qint64>> products;
    const auto add = [&](const Row &row) {
        for (const SupplierId &supplier : suppliersFrom(row.blob(1))) {
            products[supplier] += row.integer(0);
            ++counts[supplier].variants;
        }
    };
    TRY(m_session.each("select product, suppliers from variant where shop = ?", add, m_tenant.shop));
    for (auto supplier = products.cbegin(); supplier != products.cend(); ++supplier)
        counts[supplier.key()].products = supplier->size();
    return counts;
}

bool ProductStore::isWhole(const ProductFilter &filter)
{
    return filter.q.isEmpty() && filter.category.isEmpty() && filter.productType.isEmpty() && filter.color.isEmpty()
        && !filter.supplierId && filter.sku.isEmpty() && filter.externalId.isEmpty() && !filter.updatedSince;
}

Result<StoredProduct> ProductStore::find(ProductId id) const
{
    static const QByteArray kFind = "select " + kProductColumns + " from product where shop = ? and id = ?";
    const auto found = TRY(m_session.first(kFind, productFrom, m_tenant.shop, id));
    if (!found)
        return notFound();
    return *found;
}

Result<QList<StoredProduct>> ProductStore::findAll(const QList<ProductId> &ids) const
{
    static const InSql kFind("select " + kProductColumns + " from product where shop = ? and id in");
    QList<StoredProduct> found;
    TRY(readParts(kFind, ids, [&](const QByteArray &sql, const InList<ProductId> &part) {
        return m_session.each(
            sql, [&](const Row &row) { found.append(productFrom(row)); }, m_tenant.shop, part);
    }));
    return found;
}

/// The end of a statement about the products with these keys. SQLite would look up each in an index first.
QByteArray ProductStore::withKeys(const KeyList &keys) const
{
    return " where " + m_session.driver().notByIndex("shop") + " = ? and " + keys.sql();
}

Result<QList<StoredProduct>> ProductStore::findByKeys(const QList<qint64> &keys) const
{
    if (keys.isEmpty())
        return QList<StoredProduct>();
    const KeyList list(m_session.driver(), keys);
    return m_session.all("select " + kProductColumns + " from product" + withKeys(list), productFrom, m_tenant.shop,
                         list);
}

Result<QList<qint64>> ProductStore::matching(const QStringList &words, const QStringList &tags, qint64 after,
                                             int limit) const
{
    const Driver &driver = m_session.driver();
    return m_session.all(
        "select key from " + driver.searchFrom("product") + " where shop = ? and found > ? order by found limit ?",
        [](const Row &row) { return row.integer(0); }, driver.matchText(words, tags), m_tenant.shop, after, limit);
}

Result<QList<qint64>> ProductStore::insert(const QList<Product> &products, const QStringList &texts)
{
    SqlRows rows(11);
    rows.reserve(products.size());
    for (qsizetype i = 0; i < products.size(); ++i) {
        const Product &product = products.at(i);
        rows.add(m_tenant.shop, product.id, product.name, product.category, product.productType, product.description,
                 product.createdAt, product.updatedAt, product.version, texts.at(i), product.externalId);
    }
    const auto keys = m_session.insertRows(
        "product",
        "shop, id, name, category, product_type, description, created_at, updated_at, version, search, external_id",
        rows);
    if (!keys)
        return keys;
    TRY(m_session.driver().index(m_session, "product", *keys, texts));
    return keys;
}

Status ProductStore::update(const QList<ProductUpdate> &updates)
{
    QMap<QByteArray, SqlRows> rowsByColumns;
    for (const auto &[stored, before, text] : updates) {
        TRY(m_session.driver().reindex(m_session, "product", stored.key, text.before, text.after));
        const RowChange change("product", columnsOf(before, text.before), columnsOf(stored.product, text.after));
        auto rows = rowsByColumns.find(change.columns());
        if (rows == rowsByColumns.end())
            rows = rowsByColumns.insert(change.columns(), SqlRows(3 + int(change.values().size())));
        for (const qint64 name : {m_tenant.shop, stored.key, qint64(before.version)})
            rows->addNext(name);
        for (const SqlValue &value : change.values())
            rows->addNext(value);
    }
    for (auto rows = rowsByColumns.cbegin(); rows != rowsByColumns.cend(); ++rows)
        TRY(m_session.updateRows("product", rows.key(), rows.value()));
    return {};
}

Status ProductStore::touch(const QList<qint64> &keys, int versions, Instant updatedAt)
{
    const KeyList list(m_session.driver(), keys);
    return m_session.changeEvery(keys.size(),
                                 "update product set updated_at = ?, version = version + ?" + withKeys(list), updatedAt,
                                 versions, m_tenant.shop, list);
}

Status ProductStore::remove(qint64 key)
{
    const auto texts = TRY(searchTexts({key}));
    TRY(m_session.driver().reindex(m_session, "product", key, texts.value(key), {}));
    return m_session.run("delete from product where shop = ? and key = ?", m_tenant.shop, key);
}

Result<QHash<qint64, QString>> ProductStore::searchTexts(const QList<qint64> &keys) const
{
    QHash<qint64, QString> texts;
    const KeyList list(m_session.driver(), keys);
    TRY(m_session.each(
        "select key, search from product" + withKeys(list),
        [&](const Row &row) { texts.insert(row.integer(0), row.text(1)); }, m_tenant.shop, list));
    return texts;
}

} // namespace stemdesk
