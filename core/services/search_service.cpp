#include "core/services/search_service.h"

#include "core/base/search_text.h"
#include "core/base/text.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/catalogue/supplier_store.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_date_store.h"
#include "core/storage/rows/resource_store.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

// Matches of one kind that are ranked to find the best.
constexpr int kEvents = 100;
constexpr int kSuppliers = 50;
constexpr int kProducts = 200;
constexpr int kContacts = 50;

bool beginsWord(const QString &word, const QStringList &texts)
{
    return std::ranges::any_of(texts, [&](const QString &text) { return text.startsWith(word); });
}

bool areFound(const QStringList &words, const QStringList &texts)
{
    return std::ranges::all_of(words, [&](const QString &word) { return beginsWord(word, texts); });
}

/// Sorts by `key(row)` and keeps the best.
template <class Row, class Key>
void keepBest(QList<Row> &rows, int limit, Key key)
{
    std::ranges::stable_sort(rows, {}, key);
    if (rows.size() > limit)
        rows.resize(limit);
}

/// Sort order: coming events by date, then undated ones, then past ones, latest first.
std::pair<int, Instant> nearness(const Event &event, Instant now)
{
    const auto start = firstStart(event);
    if (!start)
        return {1, -event.createdAt};
    return *start >= now ? std::make_pair(0, *start) : std::make_pair(2, -*start);
}

Result<QList<Event>> foundEvents(const ServiceContext &context, const QStringList &words, int limit)
{
    const auto stored = TRY(context.store<EventDateStore>().matching(words, kEvents));
    QList<Event> events;
    for (const StoredEvent &found : stored)
        events.append(found.event);
    keepBest(events, limit, [&](const Event &event) {
        return std::make_pair(nameRank(words, event.name), nearness(event, context.now()));
    });
    return events;
}

Result<QList<Supplier>> foundSuppliers(const ServiceContext &context, const QStringList &words, int limit)
{
    auto page = TRY(context.store<SupplierStore>().list({.q = words.join(u' ')}, {.limit = kSuppliers}));
    keepBest(page.rows, limit, [&](const Supplier &supplier) {
        return std::make_tuple(supplier.isArchived, nameRank(words, supplier.name), folded(supplier.name));
    });
    return page.rows;
}

Result<QList<Contact>> foundContacts(const ServiceContext &context, const QString &q, int limit)
{
    const QStringList words = searchTokens(q);
    auto page = context.store<ResourceStore<contactSpec>>().list({.q = q, .updatedSince = {}}, {.limit = kContacts});
    if (!page)
        return page.error();
    keepBest(page->rows, limit, [&](const Contact &contact) {
        return std::make_pair(nameRank(words, contact.name), folded(contact.name));
    });
    return page->rows;
}

/// The product if its own words match, else its variants that have the missing ones.
QList<FoundProduct> matchesIn(const Product &product, const QStringList &words)
{
    const FoundProduct found{.productId = product.id,
                             .productName = product.name,
                             .category = product.category,
                             .varieties = int(product.variants.size())};
    const QStringList own = productWords(product);
    if (areFound(words, own))
        return {found};
    QList<FoundProduct> matches;
    for (const Variant &variant : product.variants) {
        if (!areFound(words, own + variantWords(variant)))
            continue;
        matches.append(found);
        matches.last().variant = variant;
    }
    return matches;
}

/// Varieties are ranked by their own names: someone who types one rarely means the product.
int rankOf(const FoundProduct &found, const QStringList &words)
{
    const int rank = nameRank(words, found.productName);
    return found.variant ? std::min(rank, nameRank(words, found.variant->name)) : rank;
}

Result<QList<FoundProduct>> foundProducts(const ServiceContext &context, const QStringList &words, int limit)
{
    const auto store = context.store<ProductStore>();
    const QStringList indexed = productSearchWords(context.tenant(), words.join(u' '));
    const auto keys = TRY(store.matching(indexed, {}, 0, kProducts));
    auto products = TRY(store.findByKeys(keys));
    const auto variants = TRY(context.store<VariantStore>().ofProducts(keys));
    QHash<qint64, QList<Variant>> byProduct;
    for (const StoredVariant &stored : variants)
        byProduct[stored.productKey].append(stored.variant);
    QList<FoundProduct> found;
    for (StoredProduct &stored : products) {
        stored.product.variants = byProduct.value(stored.key);
        found += matchesIn(stored.product, words);
    }
    keepBest(found, limit, [&](const FoundProduct &match) {
        return std::make_tuple(rankOf(match, words), match.variant.has_value(), folded(match.productName));
    });
    return found;
}

} // namespace

int nameRank(const QStringList &words, const QString &name)
{
    const QStringList texts = searchTokens(name);
    bool isBeginning = texts.size() >= words.size();
    for (qsizetype index = 0; isBeginning && index < words.size(); ++index)
        isBeginning = texts.at(index).startsWith(words.at(index));
    if (isBeginning)
        return 0;
    const bool beginsWithOne = !texts.isEmpty()
        && std::ranges::any_of(words, [&](const QString &word) { return texts.constFirst().startsWith(word); });
    return beginsWithOne ? 1 : 2;
}

Result<Findings> SearchService::find(const QString &q, int limit) const
{
    TRY(requireSearchable(q, QStringLiteral("q")));
    const QStringList words = searchTokens(q);
    if (words.isEmpty())
        return Findings();
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    auto events = TRY(foundEvents(m_context, words, limit));
    auto products = TRY(foundProducts(m_context, words, limit));
    auto suppliers = TRY(foundSuppliers(m_context, words, limit));
    auto contacts = TRY(foundContacts(m_context, q, limit));
    return Findings{.events = std::move(events),
                    .products = std::move(products),
                    .suppliers = std::move(suppliers),
                    .contacts = std::move(contacts)};
}

} // namespace stemdesk
