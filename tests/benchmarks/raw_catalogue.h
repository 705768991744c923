#pragma once

#include "core/domain/catalogue/product.h"
#include "core/storage/engine/tenant.h"

#include <QString>

struct sqlite3;
struct sqlite3_stmt;

namespace stemdesk {

/// The lower bound that the program is compared with: products with one variant each, written and read with SQLite's C
/// interface alone on the program's own schema, without checks or conversions.
class RawCatalogue {
public:
    RawCatalogue(const QString &file, const Tenant &tenant);
    ~RawCatalogue();
    Q_DISABLE_COPY_MOVE(RawCatalogue)

    /// One transaction. `products` have one variant each.
    void create(const QList<Product> &products);
    /// The bytes of `limit` products with their variants from behind the key `after` on.
    qint64 page(qint64 after, int limit);

private:
    sqlite3_stmt *prepared(const char *sql);
    void run(const char *sql);
    void insertProduct(const Product &product);
    void insertVariant(const Product &product, qint64 key);
    void insertChange(const IdBytes &id, int resource);

    sqlite3 *m_handle = nullptr;
    Tenant m_tenant;
    qint64 m_seq = 0;
    sqlite3_stmt *m_product;
    sqlite3_stmt *m_search;
    sqlite3_stmt *m_variant;
    sqlite3_stmt *m_change;
    sqlite3_stmt *m_seqUpdate;
    sqlite3_stmt *m_products;
    sqlite3_stmt *m_variants;
};

} // namespace stemdesk
