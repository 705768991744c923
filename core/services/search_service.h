#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/catalogue/supplier.h"
#include "core/domain/clients/contact.h"
#include "core/domain/events/event.h"

namespace stemdesk {

class ServiceContext;

/// A product that was found by its own words, or one of its variants by theirs.
struct FoundProduct {
    ProductId productId;
    QString productName;
    QString category;
    std::optional<Variant> variant; ///< Nullopt: the product itself.
    int varieties = 0; ///< Of the product.
};

/// What a text finds in a shop, each kind with the best first.
struct Findings {
    QList<Event> events; ///< In the list shape.
    QList<FoundProduct> products;
    QList<Supplier> suppliers;
    QList<Contact> contacts;
};

class SearchService {
public:
    explicit SearchService(ServiceContext &context) : m_context(context) {}

    /// At most `limit` of each kind, where every word of `q` begins a word of theirs, whatever its case and accents;
    /// names that begin with the words come first. Nothing for a text without words. Does a bounded amount of work
    /// however much matches: of very many matches those that were made first (of events: last) are ranked.
    Result<Findings> find(const QString &q, int limit) const;

private:
    ServiceContext &m_context;
};

/// How well a name is found by folded words: 0 where it begins with them, 1 where it begins with one of them, else 2.
int nameRank(const QStringList &words, const QString &name);

} // namespace stemdesk
