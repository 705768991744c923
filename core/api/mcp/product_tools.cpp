#include "core/api/mcp/product_tools.h"

#include "core/base/search_text.h"
#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/orders/packs.h"
#include "core/json/json_writer.h"

#include <QSet>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCandidates = 10;
constexpr int kSuppliersFound = 500; ///< By any of their texts.
constexpr int kSuppliersEach = 8; // The search lists a variant once for each of its suppliers.

QString fullName(const QString &product, const Variant &variant)
{
    QString name = product + u' ' + variant.name;
    if (variant.stemLength)
        name += u' ' + numberText(*variant.stemLength) + u" cm"_s;
    return name;
}

bool isNamedExactly(const FoundVariant &found, const QString &words)
{
    return isNamedBy(found.productName + u' ' + found.variant.name, words) || isNamedBy(found.name(), words)
        || isNamedBy(found.variant.name, words) || isNamedBy(found.productName, words)
        || (!found.variant.sku.isEmpty() && words == found.variant.sku);
}

/// The first `limit` variants of the matches, each once.
QList<FoundVariant> distinct(const QList<VariantMatch> &matches, int limit)
{
    QList<FoundVariant> found;
    QSet<VariantId> seen;
    for (const VariantMatch &match : matches) {
        if (found.size() == limit || seen.contains(match.variant.id))
            continue;
        seen += match.variant.id;
        found.append({.variant = match.variant, .productName = match.productName});
    }
    return found;
}

void addOffers(FoundVariant &found, const QList<VariantMatch> &offers)
{
    for (const VariantMatch &offer : offers) {
        if (offer.variant.id != found.variant.id)
            continue;
        if (!offer.supplierName.isEmpty())
            found.suppliers += offer.supplierName;
        const std::optional<double> &cost = offer.unitCostExclTax;
        if (cost && (!found.unitCostExclTax || *cost < *found.unitCostExclTax))
            found.unitCostExclTax = cost;
    }
}

Result<ProductChoice> namedById(ShopServices &shop, const QByteArray &text, const QString &field)
{
    const Result<VariantId> id = idFrom<VariantTag>(text, field);
    if (!id)
        return id.error().kind == Error::Kind::NotFound ? missing("variant", field, text) : id.error();
    const Result<Variant> variant = shop.products.findVariant(*id);
    if (!variant)
        return variant.error().kind == Error::Kind::NotFound ? missing("variant", field, text) : variant.error();
    const Product product = TRY(shop.products.find(variant->productId, ProductService::Variants::Skip));
    return ProductChoice{.variant = *id, .name = fullName(product.name, *variant)};
}

/// Matches the name or the e-mail address.
bool isExactly(const Supplier &supplier, const QString &text)
{
    const QString wanted = folded(text.trimmed());
    return folded(supplier.name) == wanted || (!wanted.isEmpty() && folded(supplier.contactEmail) == wanted);
}

/// Suppliers whose name or e-mail address matches the words; the search behind it also looks at their other texts.
Result<QList<Supplier>> suppliersNamed(ShopServices &shop, const QString &words, bool isArchived)
{
    Result<Page<Supplier>> found =
        shop.suppliers.list({.q = words, .isArchived = isArchived}, {.limit = kSuppliersFound});
    if (!found)
        return found.error();
    const QStringList wanted = searchTokens(words);
    found->rows.removeIf([&](const Supplier &supplier) {
        if (isExactly(supplier, words))
            return false;
        const QStringList named = searchTokens(supplier.name);
        return !std::ranges::all_of(wanted, [&named](const QString &word) {
            return std::ranges::any_of(named, [&word](const QString &other) { return other.startsWith(word); });
        });
    });
    return found->rows;
}

/// A supplier with exactly this name or address, even if it is archived: whatever takes it then refuses it as such.
Result<SupplierId> archivedSupplier(ShopServices &shop, const QString &text, const QString &field)
{
    const QList<Supplier> found = TRY(suppliersNamed(shop, text, true));
    for (const Supplier &supplier : found) {
        if (isExactly(supplier, text))
            return supplier.id;
    }
    return missing("supplier", field, text.toUtf8());
}

/// In whole packs, no fewer than the supplier's minimum.
double orderCost(const VariantMatch &offer, double units)
{
    const double bought = units + spareUnits(units, offer.variant.sparePercent.value_or(0));
    if (!offer.unitsPerPack)
        return bought * *offer.unitCostExclTax;
    const double packs = std::max(packsFor(bought, *offer.unitsPerPack), offer.minPacks.value_or(0));
    return packs * *offer.unitsPerPack * *offer.unitCostExclTax;
}

} // namespace

QString FoundVariant::name() const
{
    return fullName(productName, variant);
}

QString nameOf(const LineProduct &goods)
{
    return fullName(goods.productName, goods.variant);
}

void writeFound(JsonWriter &json, const FoundVariant &found)
{
    json.beginObject();
    json.field("productId", found.variant.productId);
    json.field("variantId", found.variant.id);
    json.field("name", QStringView(found.name()));
    json.field("stemLength", found.variant.stemLength);
    json.field("colors", found.variant.colors);
    json.field("unitsPerPack", found.variant.unitsPerPack);
    json.field("suppliers", found.suppliers);
    json.field("unitCostExclTax", found.unitCostExclTax);
    json.endObject();
}

Result<QList<FoundVariant>> foundVariants(ShopServices &shop, const QString &words, int limit)
{
    const QList<VariantMatch> matches = TRY(shop.products.search(words, limit * kSuppliersEach));
    QList<FoundVariant> found = distinct(matches, limit);
    QList<VariantId> ids;
    std::ranges::transform(found, std::back_inserter(ids), [](const FoundVariant &one) { return one.variant.id; });
    const QList<VariantMatch> offers = TRY(shop.catalogue.offers(ids));
    for (FoundVariant &one : found)
        addOffers(one, offers);
    return found;
}

bool isNamedBy(const QString &name, const QString &words)
{
    return searchWords(name) == searchWords(words);
}

Result<QStringList> unknownWords(ShopServices &shop, const QString &words)
{
    QStringList unknown;
    for (const QString &word : searchWords(words)) {
        const QList<VariantMatch> matches = TRY(shop.products.search(word, 1));
        if (matches.isEmpty() && !unknown.contains(word))
            unknown += word;
    }
    return unknown;
}

Result<QString> nothingFound(ShopServices &shop, const QString &words)
{
    QStringList unknown = TRY(unknownWords(shop, words));
    if (unknown.isEmpty())
        return u"No product of the shop has all the words of %1 at once; leave some out."_s.arg(quoted(words));
    for (QString &word : unknown)
        word = quoted(word);
    return u"No product of the shop has %1, of %2; look for other words with find_products."_s.arg(
        unknown.size() == 1 ? u"the word "_s + unknown.constFirst() : u"the words "_s + anyOf(unknown), quoted(words));
}

Result<ProductChoice> chosenProduct(ShopServices &shop, const QString &text, const QString &field)
{
    if (idKindOf(text.toUtf8()))
        return namedById(shop, text.toUtf8(), field);
    TRY(requireSearchable(text, field));
    QList<FoundVariant> found = TRY(foundVariants(shop, text, kCandidates));
    if (found.isEmpty()) {
        const QString sentence = TRY(nothingFound(shop, text));
        return invalid(field, sentence);
    }
    QList<FoundVariant> exact;
    std::ranges::copy_if(found, std::back_inserter(exact),
                         [&](const FoundVariant &one) { return isNamedExactly(one, text.trimmed()); });
    for (const QList<FoundVariant> &meant : {exact, found}) {
        if (meant.size() == 1)
            return ProductChoice{.variant = meant.constFirst().variant.id, .name = meant.constFirst().name()};
    }
    return ProductChoice{.candidates = std::move(found)};
}

void writeAmbiguities(JsonWriter &json, const QList<Ambiguity> &ambiguities)
{
    json.key("ambiguous");
    json.beginArray();
    for (const Ambiguity &ambiguity : ambiguities) {
        json.beginObject();
        json.field("line", QStringView(ambiguity.line));
        json.key("candidates");
        json.beginArray();
        for (const FoundVariant &candidate : ambiguity.candidates)
            writeFound(json, candidate);
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

Result<SupplierId> chosenSupplier(ShopServices &shop, const QString &text, const QString &field)
{
    if (idKindOf(text.toUtf8())) {
        const Result<SupplierId> id = idFrom<SupplierTag>(text.toUtf8(), field);
        const bool isNone = !id && id.error().kind == Error::Kind::NotFound;
        return isNone ? missing("supplier", field, text.toUtf8()) : id;
    }
    TRY(requireSearchable(text, field));
    const QList<Supplier> found = TRY(suppliersNamed(shop, text, false));
    if (found.isEmpty())
        return archivedSupplier(shop, text, field);
    QStringList names;
    for (const Supplier &supplier : found) {
        if (isExactly(supplier, text))
            return supplier.id;
        if (names.size() < kCandidates)
            names += supplier.name;
    }
    return found.size() == 1 ? Result<SupplierId>(found.constFirst().id) : notAmong(field, text, names);
}

Result<SupplierChoice> SupplierChoice::of(ShopServices &shop, const QHash<VariantId, double> &units)
{
    const QList<VariantMatch> offers = TRY(shop.catalogue.offers(units.keys()));
    SupplierChoice choice;
    using Rank = std::tuple<double, double, QString>;
    QHash<VariantId, Rank> best;
    for (const VariantMatch &offer : offers) {
        if (offer.supplierId.isNull())
            continue;
        const VariantId variant = offer.variant.id;
        choice.m_sellers[variant] += offer.supplierName;
        if (!offer.unitCostExclTax)
            continue;
        const Rank rank{orderCost(offer, units.value(variant)), *offer.unitCostExclTax, offer.supplierName};
        if (best.contains(variant) && best.value(variant) <= rank)
            continue;
        best.insert(variant, rank);
        choice.m_cheapest.insert(variant, offer.supplierId);
    }
    return choice;
}

std::optional<SupplierId> SupplierChoice::cheapest(VariantId variant) const
{
    const auto found = m_cheapest.constFind(variant);
    return found == m_cheapest.cend() ? std::nullopt : std::optional(*found);
}

void writeUnpriced(JsonWriter &json, const QList<UnpricedLine> &lines)
{
    json.key("unpriced");
    json.beginArray();
    for (const UnpricedLine &line : lines) {
        json.beginObject();
        json.field("line", QStringView(line.line));
        json.field("product", QStringView(line.product));
        json.field("suppliers", line.suppliers);
        json.endObject();
    }
    json.endArray();
}

QStringList unpricedNotes(const QList<UnpricedLine> &lines)
{
    QStringList notes;
    for (const UnpricedLine &line : lines) {
        const QString who =
            line.suppliers.isEmpty() ? u"no supplier sells it"_s : u"it is sold by "_s + line.suppliers.join(u", "_s);
        notes += u"%1 (%2) has no price and counts 0: %3."_s.arg(quoted(line.product), line.line, who);
    }
    return notes;
}

Result<ToolAnswer> findProducts(const ToolCall &call)
{
    QString words;
    int limit = 20;
    ObjectReader reader(call.arguments);
    readRequiredText(reader, "q", words);
    readSearch(reader, words);
    readLimit(reader, limit);
    TRY(reader.finish());
    const QList<FoundVariant> found = TRY(foundVariants(call.shop(), words, limit));
    JsonWriter json;
    json.beginObject();
    json.key("items");
    json.beginArray();
    for (const FoundVariant &variant : found)
        writeFound(json, variant);
    json.endArray();
    json.endObject();
    if (!found.isEmpty())
        return json.take();
    const QString sentence = TRY(nothingFound(call.shop(), words));
    return ToolAnswer(json.take(), {sentence});
}

} // namespace stemdesk::mcp
