#include "core/storage/engine/search_rewrite.h"

#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/catalogue/supplier_store.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/clients/contact_store.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/events/event_store.h"

#include <array>
#include <span>

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

Slice suppliersAfter(Session &session, const Tenant &tenant, qint64 after)
{
    return session.all(
        "select key, search, name, is_default, contact_email, phone, notes from supplier where shop = ? and key > ? "
        "order by key limit ?",
        [&](const Row &row) {
            const Supplier supplier{
                .name = row.text(2), .contactEmail = row.text(4), .phone = row.text(5), .notes = row.text(6)};
            const bool isHidden = row.flag(3);
            return SearchText{.key = row.integer(0),
                              .stored = row.text(1),
                              .made = isHidden ? QString() : supplierSearchText(tenant, supplier)};
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

Slice contactsAfter(Session &session, const Tenant &tenant, qint64 after)
{
    return session.all(
        "select key, search, name, company, emails, phones from contact where shop = ? and key > ? order by key "
        "limit ?",
        [&](const Row &row) {
            const Contact contact{
                .name = row.text(2), .company = row.text(3), .emails = row.lines(4), .phones = row.lines(5)};
            return SearchText{.key = row.integer(0), .stored = row.text(1), .made = contactSearchText(tenant, contact)};
        },
        tenant.shop, after, kRowsRewritten);
}

struct RewrittenTable {
    const char *name;
    Slice (*rowsAfter)(Session &, const Tenant &, qint64);
};

/// Tables of schema version 1 come first.
constexpr std::array kRewritten{RewrittenTable{"supplier", suppliersAfter}, RewrittenTable{"product", productsAfter},
                                RewrittenTable{"event", eventsAfter}, RewrittenTable{"contact", contactsAfter}};
constexpr size_t kFirstTables = 3;

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
        const Slice slice = table.rowsAfter(session, tenant, after);
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

Status rewrite(Session &session, std::span<const RewrittenTable> tables)
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
    return rewrite(session, kRewritten);
}

Status rewriteFirstSearch(Session &session)
{
    return rewrite(session, std::span(kRewritten).first(kFirstTables));
}

Status rewriteSupplierSearch(Session &session)
{
    return rewrite(session, std::span(kRewritten).first(1));
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
