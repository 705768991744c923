#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/catalogue/supplier.h"
#include "core/domain/clients/contact.h"
#include "core/domain/events/event.h"
#include "core/services/service.h"

namespace stemdesk {

/// A product found by its own words, or a variant found by its words.
struct FoundProduct {
    ProductId productId;
    QString productName;
    QString category;
    std::optional<Variant> variant; ///< nullopt: the product itself.
    int varieties = 0; ///< The product's number of variants.
};

/// Matches of a text in a shop, best first within each kind.
struct Findings {
    QList<Event> events; ///< In the list shape.
    QList<FoundProduct> products;
    QList<Supplier> suppliers;
    QList<Contact> contacts;
};

class SearchService : public Service {
public:
    using Service::Service;

    /// At most `limit` of each kind in which every word of `q` begins a word, regardless of case and accents; names
    /// that begin with the words come first. Empty without words. The work is bounded: of very many matches only the
    /// oldest (of events: newest) are ranked.
    Result<Findings> find(const QString &q, int limit) const;
};

/// How well a name matches folded words: 0 if it begins with them, 1 if it begins with one of them, else 2.
int nameRank(const QStringList &words, const QString &name);

} // namespace stemdesk
