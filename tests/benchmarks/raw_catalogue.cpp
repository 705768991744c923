#include "tests/benchmarks/raw_catalogue.h"

#include "core/domain/change.h"
#include "core/storage/catalogue/product_search_text.h"

#include <sqlite3.h>

#include <cstdlib>

namespace stemdesk {

namespace {

constexpr Instant kNow = 1'774'087'200'000;

void require(bool isDone, sqlite3 *handle)
{
    if (!isDone)
        qFatal("the floor: %s", sqlite3_errmsg(handle));
}

void bindText(sqlite3_stmt *statement, int index, const QByteArray &text)
{
    sqlite3_bind_text(statement, index, text.constData(), int(text.size()), SQLITE_TRANSIENT);
}

void bindBytes(sqlite3_stmt *statement, int index, const IdBytes &bytes)
{
    sqlite3_bind_blob(statement, index, bytes.data(), int(bytes.size()), SQLITE_TRANSIENT);
}

void finish(sqlite3_stmt *statement)
{
    require(sqlite3_step(statement) == SQLITE_DONE, sqlite3_db_handle(statement));
    sqlite3_reset(statement);
}

qint64 bytesOf(sqlite3_stmt *statement)
{
    qint64 bytes = 0;
    for (int column = 0; column < sqlite3_column_count(statement); ++column)
        bytes += sqlite3_column_bytes(statement, column);
    return bytes;
}

} // namespace

RawCatalogue::RawCatalogue(const QString &file, const Tenant &tenant) : m_tenant(tenant)
{
    require(sqlite3_open(file.toUtf8().constData(), &m_handle) == SQLITE_OK, m_handle);
    run("pragma synchronous = full");
    run("pragma foreign_keys = on");
    run("pragma cache_size = -16384");
    m_product = prepared("insert into product (shop, id, name, category, product_type, description, created_at, "
                         "updated_at, version, search) values (?, ?, ?, ?, ?, '', ?, ?, 1, ?)");
    m_search = prepared("insert into product_search (rowid, tokens) values (?, ?)");
    m_variant =
        prepared("insert into variant (shop, product, id, name, stem_length, units_per_pack, colors, suppliers, "
                 "minimums, sku, notes, created_at, updated_at, version) "
                 "values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?, 1)");
    m_change = prepared("insert into change (shop, seq, at, resource, id, action) values (?, ?, ?, ?, ?, 0)");
    m_seqUpdate = prepared("update shop set change_seq = ? where key = ?");
    m_products = prepared("select key, id, name, category, product_type, description, created_at, updated_at, version "
                          "from product where shop = ? and key > ? and updated_at >= 0 order by key limit ?");
    m_variants = prepared("select key, product, id, name, stem_length, units_per_pack, colors, suppliers, minimums, "
                          "sku, notes, created_at, updated_at, version from variant where shop = ? and "
                          "product between ? and ? order by product, key");
    sqlite3_stmt *last = prepared("select change_seq from shop where key = ?");
    sqlite3_bind_int64(last, 1, m_tenant.shop);
    sqlite3_step(last);
    m_seq = sqlite3_column_int64(last, 0);
    sqlite3_finalize(last);
}

RawCatalogue::~RawCatalogue()
{
    for (sqlite3_stmt *statement : {m_product, m_search, m_variant, m_change, m_seqUpdate, m_products, m_variants})
        sqlite3_finalize(statement);
    sqlite3_close(m_handle);
}

void RawCatalogue::create(const QList<Product> &products)
{
    run("begin immediate");
    for (const Product &product : products)
        insertProduct(product);
    sqlite3_bind_int64(m_seqUpdate, 1, m_seq);
    sqlite3_bind_int64(m_seqUpdate, 2, m_tenant.shop);
    finish(m_seqUpdate);
    run("commit");
}

void RawCatalogue::insertProduct(const Product &product)
{
    const QByteArray tokens = productSearchText(m_tenant, product).toUtf8();
    sqlite3_bind_int64(m_product, 1, m_tenant.shop);
    bindBytes(m_product, 2, product.id.bytes());
    bindText(m_product, 3, product.name.toUtf8());
    bindText(m_product, 4, product.category.toUtf8());
    bindText(m_product, 5, product.productType.toUtf8());
    sqlite3_bind_int64(m_product, 6, kNow);
    sqlite3_bind_int64(m_product, 7, kNow);
    bindText(m_product, 8, tokens);
    finish(m_product);
    const qint64 key = sqlite3_last_insert_rowid(m_handle);
    sqlite3_bind_int64(m_search, 1, key);
    bindText(m_search, 2, tokens);
    finish(m_search);
    insertVariant(product, key);
    insertChange(product.id.bytes(), int(Resource::Product));
    insertChange(product.variants.constFirst().id.bytes(), int(Resource::Variant));
}

void RawCatalogue::insertVariant(const Product &product, qint64 key)
{
    const Variant &variant = product.variants.constFirst();
    sqlite3_bind_int64(m_variant, 1, m_tenant.shop);
    sqlite3_bind_int64(m_variant, 2, key);
    bindBytes(m_variant, 3, variant.id.bytes());
    bindText(m_variant, 4, variant.name.toUtf8());
    sqlite3_bind_double(m_variant, 5, variant.stemLength.value_or(0));
    sqlite3_bind_double(m_variant, 6, variant.unitsPerPack.value_or(1));
    bindText(m_variant, 7, variant.colors.join(QLatin1Char('\n')).toUtf8());
    const QByteArray suppliers(32, 's');
    sqlite3_bind_blob(m_variant, 8, suppliers.constData(), 32, SQLITE_TRANSIENT);
    sqlite3_bind_blob(m_variant, 9, suppliers.constData(), 20, SQLITE_TRANSIENT);
    bindText(m_variant, 10, variant.sku.toUtf8());
    sqlite3_bind_int64(m_variant, 11, kNow);
    sqlite3_bind_int64(m_variant, 12, kNow);
    finish(m_variant);
}

void RawCatalogue::insertChange(const IdBytes &id, int resource)
{
    sqlite3_bind_int64(m_change, 1, m_tenant.shop);
    sqlite3_bind_int64(m_change, 2, ++m_seq);
    sqlite3_bind_int64(m_change, 3, kNow);
    sqlite3_bind_int(m_change, 4, resource);
    bindBytes(m_change, 5, id);
    finish(m_change);
}

qint64 RawCatalogue::page(qint64 after, int limit)
{
    qint64 bytes = 0;
    qint64 first = 0;
    qint64 last = 0;
    sqlite3_bind_int64(m_products, 1, m_tenant.shop);
    sqlite3_bind_int64(m_products, 2, after);
    sqlite3_bind_int(m_products, 3, limit);
    while (sqlite3_step(m_products) == SQLITE_ROW) {
        last = sqlite3_column_int64(m_products, 0);
        first = first == 0 ? last : first;
        bytes += bytesOf(m_products);
    }
    sqlite3_reset(m_products);
    sqlite3_bind_int64(m_variants, 1, m_tenant.shop);
    sqlite3_bind_int64(m_variants, 2, first);
    sqlite3_bind_int64(m_variants, 3, last);
    while (sqlite3_step(m_variants) == SQLITE_ROW)
        bytes += bytesOf(m_variants);
    sqlite3_reset(m_variants);
    return bytes;
}

sqlite3_stmt *RawCatalogue::prepared(const char *sql)
{
    sqlite3_stmt *statement = nullptr;
    require(sqlite3_prepare_v2(m_handle, sql, -1, &statement, nullptr) == SQLITE_OK, m_handle);
    return statement;
}

void RawCatalogue::run(const char *sql)
{
    require(sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK, m_handle);
}

} // namespace stemdesk
