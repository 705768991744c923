#pragma once

#include "core/services/catalogue/product_service.h"
#include "core/storage/catalogue/variant_store.h"

namespace stemdesk {

class ServiceContext;

/// The type-ahead over variants. The work is bounded, however many variants match.
class VariantSearch {
public:
    explicit VariantSearch(ServiceContext &context) : m_context(context) {}

    /// At most `limit` matches, best first. Empty without words.
    Result<QList<VariantMatch>> find(const QString &q, int limit, const std::optional<PriceTerms> &terms) const;

private:
    struct Candidate {
        StoredVariant stored;
        QString productName;
        QString productType;
        int score = 0;
    };

    Result<QList<Candidate>> candidates(const QStringList &words, int limit) const;
    Status addMatching(QList<Candidate> &found, const QList<qint64> &products, const QStringList &words) const;
    Result<QList<VariantMatch>> offers(const QList<Candidate> &candidates, int limit,
                                       const std::optional<PriceTerms> &terms) const;

    ServiceContext &m_context;
};

} // namespace stemdesk
