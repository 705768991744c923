#include "core/services/variant_search.h"

#include "core/base/text.h"
#include "core/services/service_context.h"
#include "core/services/supplier_offers.h"
#include "core/storage/product_search.h"
#include "core/storage/snapshot.h"

#include <algorithm>
#include <array>

namespace stemdesk {

namespace {

// Products looked at before the answer has to do: first few, and many where few of them had a variant that matched.
constexpr std::array kLookedAt{200, 2'000};

/// How well a word is found: 2 as a whole word, 1 as the beginning of one, 0 not at all.
int wordScore(const QString &word, const QStringList &texts)
{
    int score = 0;
    for (const QString &text : texts) {
        if (text == word)
            return 2;
        if (text.startsWith(word))
            score = 1;
    }
    return score;
}

/// 0 where a word is not found.
int scoreOf(const QStringList &words, const QStringList &texts)
{
    int score = 0;
    for (const QString &word : words) {
        const int one = wordScore(word, texts);
        if (one == 0)
            return 0;
        score += one;
    }
    return score;
}

} // namespace

Result<QList<VariantMatch>> VariantSearch::find(const QString &q, int limit) const
{
    const QStringList words = searchTokens(q);
    if (words.isEmpty() || limit <= 0)
        return QList<VariantMatch>();
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    Result<QList<Candidate>> found = candidates(words, limit);
    if (!found)
        return found.error();
    std::ranges::stable_sort(*found, std::ranges::greater(), &Candidate::score);
    if (found->size() > limit)
        found->resize(limit);
    return offers(*found, limit);
}

Result<QList<VariantSearch::Candidate>> VariantSearch::candidates(const QStringList &words, int limit) const
{
    const ProductStore store(m_context.session(), m_context.tenant());
    const QStringList indexed = productSearchWords(m_context.tenant(), words.join(u' '));
    QList<Candidate> found;
    qint64 after = 0;
    for (const int products : kLookedAt) {
        const auto keys = store.matching(indexed, {}, after, products);
        if (!keys)
            return keys.error();
        if (const Status added = addMatching(found, *keys, words); !added)
            return added.error();
        if (keys->size() < products || found.size() >= limit)
            break;
        after = keys->constLast();
    }
    return found;
}

Status VariantSearch::addMatching(QList<Candidate> &found, const QList<qint64> &products,
                                  const QStringList &words) const
{
    auto stored = ProductStore(m_context.session(), m_context.tenant()).findByKeys(products);
    if (!stored)
        return stored.error();
    const auto variants = VariantStore(m_context.session(), m_context.tenant()).ofProducts(products);
    if (!variants)
        return variants.error();
    QHash<qint64, Product> productByKey;
    for (StoredProduct &product : *stored)
        productByKey.insert(product.key, std::move(product.product));
    for (const StoredVariant &variant : *variants) {
        const Product &product = productByKey[variant.productKey];
        const int score = scoreOf(words, productWords(product) + variantWords(variant.variant));
        if (score == 0)
            continue;
        found.append(
            {.stored = variant, .productName = product.name, .productType = product.productType, .score = score});
        found.last().stored.variant.productId = product.id;
    }
    return {};
}

Result<QList<VariantMatch>> VariantSearch::offers(const QList<Candidate> &candidates, int limit) const
{
    SupplierOffers offers(m_context);
    QList<OfferedVariant> variants;
    for (const Candidate &candidate : candidates)
        variants.append({.stored = candidate.stored, .productType = candidate.productType});
    if (const Status loaded = offers.load(variants); !loaded)
        return loaded.error();
    QList<VariantMatch> matches;
    for (const Candidate &candidate : candidates) {
        const OfferedVariant variant{.stored = candidate.stored, .productType = candidate.productType};
        for (VariantMatch &match : offers.of(variant)) {
            match.productName = candidate.productName;
            matches += std::move(match);
        }
        if (matches.size() >= limit)
            break;
    }
    if (matches.size() > limit)
        matches.resize(limit);
    return matches;
}

} // namespace stemdesk
