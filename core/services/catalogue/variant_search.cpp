#include "core/services/catalogue/variant_search.h"

#include "core/base/search_text.h"
#include "core/base/text.h"
#include "core/services/catalogue/supplier_offers.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/engine/snapshot.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

// Number of products to look at: a few first, then many if too few of them had a matching variant.
constexpr std::array kLookedAt{200, 2'000};

/// Weight of a match, by the place of the word.
enum Score { Nowhere, BeginsOther, WholeOther, BeginsNameWord, BeginsName, WholeNameWord };

/// The words of a variant by their origin.
struct WordsFound {
    QStringList product; ///< From the product's name.
    QStringList variant; ///< From the variant's name.
    QString stemLength;
    QStringList all; ///< All of these and its colours, category and sku.
};

bool begins(const QStringList &texts, const QString &word)
{
    return std::ranges::any_of(texts, [&word](const QString &text) { return text.startsWith(word); });
}

bool beginsName(const QStringList &name, const QString &word)
{
    return !name.isEmpty() && name.constFirst().startsWith(word);
}

/// A stem length counts as much as a word of the name: "quick 50".
Score wordScore(const QString &word, const WordsFound &words)
{
    if (words.product.contains(word) || words.variant.contains(word) || word == words.stemLength)
        return WholeNameWord;
    if (beginsName(words.product, word) || beginsName(words.variant, word))
        return BeginsName;
    if (begins(words.product, word) || begins(words.variant, word))
        return BeginsNameWord;
    if (words.all.contains(word))
        return WholeOther;
    return begins(words.all, word) ? BeginsOther : Nowhere;
}

/// 0 if a word is not found.
int scoreOf(const QStringList &typed, const WordsFound &words)
{
    int score = 0;
    for (const QString &word : typed) {
        const Score one = wordScore(word, words);
        if (one == Nowhere)
            return 0;
        score += one;
    }
    return score;
}

WordsFound wordsOf(const Product &product, const Variant &variant)
{
    return {.product = searchTokens(product.name),
            .variant = searchTokens(variant.name),
            .stemLength = variant.stemLength ? QString::number(*variant.stemLength) : QString(),
            .all = productWords(product) + variantWords(variant)};
}

} // namespace

Result<QList<VariantMatch>> VariantSearch::find(const QString &q, int limit,
                                                const std::optional<PriceTerms> &terms) const
{
    TRY(requireSearchable(q, u"q"_s));
    const QStringList words = searchWords(q);
    if (words.isEmpty() || limit <= 0)
        return QList<VariantMatch>();
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    QList<Candidate> found = TRY(candidates(words, limit));
    std::ranges::stable_sort(found, std::ranges::greater(), &Candidate::score);
    if (found.size() > limit)
        found.resize(limit);
    return offers(found, limit, terms);
}

Result<QList<VariantSearch::Candidate>> VariantSearch::candidates(const QStringList &words, int limit) const
{
    const auto store = m_context.store<ProductStore>();
    const QStringList indexed = productSearchWords(m_context.tenant(), words.join(u' '));
    QList<Candidate> found;
    qint64 after = 0;
    for (const int products : kLookedAt) {
        const auto keys = TRY(store.matching(indexed, {}, after, products));
        TRY(addMatching(found, keys, words));
        if (keys.size() < products || found.size() >= limit)
            break;
        after = keys.constLast();
    }
    return found;
}

Status VariantSearch::addMatching(QList<Candidate> &found, const QList<qint64> &products,
                                  const QStringList &words) const
{
    const auto stored = TRY(m_context.store<ProductStore>().findByKeys(products));
    const auto variants = TRY(m_context.store<VariantStore>().ofProducts(products));
    QHash<qint64, const Product *> productByKey;
    for (const StoredProduct &product : stored)
        productByKey.insert(product.key, &product.product);
    for (const StoredVariant &variant : variants) {
        const Product *product = productByKey.value(variant.productKey);
        if (!product) // Restored since the products were read.
            continue;
        const int score = scoreOf(words, wordsOf(*product, variant.variant));
        if (score == 0)
            continue;
        found.append(
            {.stored = variant, .productName = product->name, .productType = product->productType, .score = score});
        found.last().stored.variant.productId = product->id;
    }
    return {};
}

Result<QList<VariantMatch>> VariantSearch::offers(const QList<Candidate> &candidates, int limit,
                                                  const std::optional<PriceTerms> &terms) const
{
    SupplierOffers offers(m_context, terms);
    QList<OfferedVariant> variants;
    for (const Candidate &candidate : candidates)
        variants.append({.stored = candidate.stored, .productType = candidate.productType});
    TRY(offers.load(variants));
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
