#include "core/storage/engine/search_rewrite.h"

#include "core/domain/catalogue/supplier.h"
#include "core/domain/resources.h"
#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/events/event_store.h"
#include "core/storage/rows/resource_store.h"

#include <vector>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRowsRewritten = 500;

/// A row's stored and correct search tokens.
struct SearchText {
    qint64 key = 0;
    QString stored;
    QString made;
};

using Slice = Result<QList<SearchText>>;

/// The search texts of a described resource. Reads only the columns that it needs, because the table may lack newer
/// ones.
Slice objectsAfter(Session &session, const Tenant &tenant, qint64 after, const ResourceSpec &spec)
{
    std::vector<ResourceField> searched;
    for (const ResourceField &field : spec.fields) {
        if (field.is(kSearched | kSearchedDigits))
            searched.push_back(field);
    }
    ResourceSpec narrow = spec;
    narrow.fields = searched;
    const ResourceTable table(narrow);
    const QByteArray hiding(spec.hidingColumn.data(), qsizetype(spec.hidingColumn.size()));
    const std::shared_ptr<void> object = spec.types->newObject();
    return session.all(
        "select key, search, " + (hiding.isEmpty() ? "0" : hiding) + ", " + table.names() + " from " + table.table()
            + " where shop = ? and key > ? order by key limit ?",
        [&](const Row &row) {
            table.read(row, 3, object.get());
            const bool isHidden = row.flag(2);
            return SearchText{.key = row.integer(0),
                              .stored = row.text(1),
                              .made = isHidden ? QString() : table.searchText(tenant, object.get())};
        },
        tenant.shop, after, kRowsRewritten);
}

/// Adds to the products, which are in order of their keys, the variants that their search words include. Uses columns
/// of the first version, because the table may lack newer ones.
Status fillVariants(Session &session, const Tenant &tenant, QList<StoredProduct> &products)
{
    if (products.isEmpty())
        return {};
    auto product = products.begin();
    return session.each(
        "select product, name, stem_length, colors, suppliers, sku from variant "
        "where shop = ? and product between ? and ? order by product, key",
        [&](const Row &row) {
            while (product->key < row.integer(0))
                ++product;
            product->product.variants.append({.name = row.text(1),
                                              .stemLength = row.optionalReal(2),
                                              .colors = row.lines(3),
                                              .supplierIds = suppliersFrom(row.blob(4)),
                                              .sku = row.text(5)});
        },
        tenant.shop, products.constFirst().key, products.constLast().key);
}

Slice productsAfter(Session &session, const Tenant &tenant, qint64 after)
{
    QList<StoredProduct> products;
    QList<SearchText> texts;
    TRY(session.each(
        "select key, search, name, category, product_type from product where shop = ? and key > ? order by key limit ?",
        [&](const Row &row) {
            texts.append({.key = row.integer(0), .stored = row.text(1), .made = {}});
            products.append({.key = row.integer(0),
                             .product = {.name = row.text(2), .category = row.text(3), .productType = row.text(4)}});
        },
        tenant.shop, after, kRowsRewritten));
    TRY(fillVariants(session, tenant, products));
    for (qsizetype i = 0; i < texts.size(); ++i)
        texts[i].made = productSearchText(tenant, products.at(i).product);
    return texts;
}

Slice eventsAfter(Session &session, const Tenant &tenant, qint64 after)
{
    return session.all(
        "select key, search, name, client_name1, client_name2, venue_address, ceremony_address from event "
        "where shop = ? and key > ? order by key limit ?",
        [&](const Row &row) {
            const Event event{.name = row.text(2),
                              .ceremonyAddress = row.text(6),
                              .venueAddress = row.text(5),
                              .clientName1 = row.text(3),
                              .clientName2 = row.text(4)};
            return SearchText{.key = row.integer(0), .stored = row.text(1), .made = eventSearchText(tenant, event)};
        },
        tenant.shop, after, kRowsRewritten);
}

/// A table with a search index: of products, of events, or a described resource's.
struct RewrittenTable {
    QByteArray name;
    Slice (*rowsAfter)(Session &, const Tenant &, qint64) = nullptr;
    const ResourceSpec *spec = nullptr;
};

RewrittenTable tableOf(const ResourceSpec &spec)
{
    return {.name = QByteArray(spec.table.data(), qsizetype(spec.table.size())), .spec = &spec};
}

/// Tables of schema version 1 come first.
QList<RewrittenTable> rewrittenTables()
{
    QList<RewrittenTable> tables{tableOf(supplierSpec()), {"product", productsAfter}, {"event", eventsAfter}};
    for (const ResourceSpec *spec : describedResources()) {
        if (spec != &supplierSpec() && spec->fieldThatIs(kSearched | kSearchedDigits))
            tables.append(tableOf(*spec));
    }
    return tables;
}

constexpr qsizetype kFirstTables = 3;

Status store(Session &session, const Tenant &tenant, const QByteArray &table, const SearchText &text)
{
    if (text.made == text.stored)
        return {};
    TRY(session.driver().reindex(session, table, text.key, text.stored, text.made));
    return session.run("update " + table + " set search = ? where shop = ? and key = ?", text.made, tenant.shop,
                       text.key);
}

Status rewrite(Session &session, const Tenant &tenant, const RewrittenTable &table)
{
    for (qint64 after = 0;;) {
        const Slice slice =
            table.spec ? objectsAfter(session, tenant, after, *table.spec) : table.rowsAfter(session, tenant, after);
        if (!slice)
            return slice.error();
        if (slice->isEmpty())
            return {};
        after = slice->constLast().key;
        for (const SearchText &text : *slice) {
            TRY(store(session, tenant, table.name, text));
        }
    }
}

Status rewrite(Session &session, const QList<RewrittenTable> &tables)
{
    Transaction transaction = TRY(Transaction::begin(session));
    const auto shops = TRY(session.all("select key from shop", [](const Row &row) { return row.integer(0); }));
    for (const qint64 shop : shops) {
        for (const RewrittenTable &table : tables) {
            TRY(rewrite(session, Tenant{.shop = shop}, table));
        }
    }
    return transaction.commit();
}

} // namespace

Status rewriteSearch(Session &session)
{
    return rewrite(session, rewrittenTables());
}

Status rewriteFirstSearch(Session &session)
{
    return rewrite(session, rewrittenTables().first(kFirstTables));
}

Status rewriteSupplierSearch(Session &session)
{
    return rewrite(session, {tableOf(supplierSpec())});
}

QString searchTextOfShop(const QString &tokens, qint64 before, qint64 after)
{
    const QString prefix = QString::number(before) + u'_';
    const QString tag = eventShopTag({.shop = before});
    QStringList renamed = tokens.split(u' ', Qt::SkipEmptyParts);
    for (QString &token : renamed) {
        if (token == tag)
            token = eventShopTag({.shop = after});
        else if (token.startsWith(prefix))
            token.replace(0, prefix.size() - 1, QString::number(after));
    }
    return renamed.join(u' ');
}

} // namespace stemdesk
