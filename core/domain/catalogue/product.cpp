#include "core/domain/catalogue/product.h"

#include "core/base/wording.h"
#include "core/domain/catalogue/product_changes.h"
#include "core/domain/catalogue/product_type.h"
#include "core/domain/field_rules.h"
#include "core/domain/hire/availability.h"

#include <QHash>
#include <QSet>
#include <QVarLengthArray>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

// Below this, a quantity divided by the pack size could overflow a double.
constexpr NumberRange kPackSize{.from = 1 / kMaxFactor};

template <class T, class Key>
bool hasDuplicates(const QList<T> &list, Key keyOf)
{
    QVarLengthArray<std::decay_t<std::invoke_result_t<Key, const T &>>, 8> keys;
    for (const T &entry : list)
        keys.append(keyOf(entry));
    std::ranges::sort(keys);
    return std::ranges::adjacent_find(keys) != keys.end();
}

template <class T, class Key>
QList<T> onlyFirst(const QList<T> &list, Key keyOf)
{
    if (list.size() < 2 || !hasDuplicates(list, keyOf))
        return list;
    QList<T> once;
    QSet<T> seen;
    for (const T &entry : list) {
        const T key = keyOf(entry);
        if (seen.contains(key))
            continue;
        seen.insert(key);
        once += entry;
    }
    return once;
}

/// An error for the first supplier that `rows` name twice.
template <class Row>
std::optional<Error> secondOfSupplier(const QList<Row> &rows, const QString &field)
{
    QHash<SupplierId, qsizetype> places;
    for (qsizetype at = 0; at < rows.size(); ++at) {
        const SupplierId supplier = rows.at(at).supplierId;
        if (const auto first = places.constFind(supplier); first != places.cend())
            return invalid(rowOf(field, at),
                           u"Give the supplier %1 one row in \"%2\"; rows %3 and %4 both name it."_s
                               .arg(quoted(supplier.text()), field)
                               .arg(*first)
                               .arg(at));
        places.insert(supplier, at);
    }
    return std::nullopt;
}

std::optional<Error> brokenMinimum(const QList<SupplierMinimum> &minimums)
{
    for (qsizetype at = 0; at < minimums.size(); ++at) {
        const SupplierMinimum &minimum = minimums.at(at);
        if (minimum.minPacks < 0)
            return unfit(rowOf(u"supplierMinPacks"_s, at) + u".minPacks"_s, u"a whole number of at least 0"_s,
                         QString::number(minimum.minPacks));
    }
    return secondOfSupplier(minimums, u"supplierMinPacks"_s);
}

std::optional<Error> brokenPack(const QList<SupplierPack> &packs)
{
    for (qsizetype at = 0; at < packs.size(); ++at) {
        if (!fits(packs.at(at).unitsPerPack, kPackSize))
            return invalid(rowOf(u"supplierPacks"_s, at),
                           u"Give \"%1.unitsPerPack\" a number above 0; it is %2."_s.arg(
                               rowOf(u"supplierPacks"_s, at), numberText(packs.at(at).unitsPerPack)));
    }
    return secondOfSupplier(packs, u"supplierPacks"_s);
}

/// The codes as they are stored.
Result<QList<SupplierCode>> keptCodes(QList<SupplierCode> codes)
{
    for (qsizetype at = 0; at < codes.size(); ++at) {
        const QString row = rowOf(u"supplierCodes"_s, at);
        const Result<QString> code = lineText(codes.at(at).code, u"supplierCodes"_s, kMaxSupplierCode);
        if (!code)
            return invalid(
                row, u"Give \"%1.code\" a text of 1 to %2 characters on one line."_s.arg(row).arg(kMaxSupplierCode));
        const Result<QString> ean = lineText(codes.at(at).ean, u"supplierCodes"_s, kMaxEan);
        if (!ean)
            return invalid(row,
                           u"Give \"%1.ean\" a text of at most %2 characters on one line."_s.arg(row).arg(kMaxEan));
        if (code->isEmpty() && ean->isEmpty())
            return invalid(row, u"Give \"%1\" a \"code\", an \"ean\" or both; it has neither."_s.arg(row));
        codes[at].code = *code;
        codes[at].ean = *ean;
    }
    if (auto error = secondOfSupplier(codes, u"supplierCodes"_s))
        return *std::move(error);
    return codes;
}

void takeCodes(FieldRules &rules, QList<SupplierCode> &target, const std::optional<QList<SupplierCode>> &given)
{
    if (!given)
        return;
    Result<QList<SupplierCode>> kept = keptCodes(*given);
    if (kept)
        rules.take(target, std::optional(*std::move(kept)));
    else
        rules.fail(std::move(kept.error()));
}

void takeHireDays(FieldRules &rules, std::optional<int> &target, const std::optional<std::optional<int>> &given,
                  const QString &field)
{
    if (given && *given && (**given < 0 || **given > kMostHireDays))
        rules.fail(unfit(field, u"a whole number from 0 to %1"_s.arg(kMostHireDays), QString::number(**given)));
    rules.take(target, given);
}

} // namespace

Result<Variant> patched(Variant variant, const VariantPatch &patch, const QString &path)
{
    FieldRules rules(path);
    rules.name(variant.name, patch.name, u"name"_s);
    rules.number(variant.stemLength, patch.stemLength, u"stemLength"_s, kNotNegative);
    rules.number(variant.unitsPerPack, patch.unitsPerPack, u"unitsPerPack"_s, kPackSize);
    rules.lines(variant.colors, patch.colors, u"colors"_s);
    if (patch.colors)
        variant.colors = onlyFirst(variant.colors, caseFolded);
    if (patch.supplierIds)
        variant.supplierIds = onlyFirst(*patch.supplierIds, [](const SupplierId &id) { return id; });
    if (patch.supplierMinPacks) {
        if (auto error = brokenMinimum(*patch.supplierMinPacks))
            rules.fail(*std::move(error));
        variant.supplierMinPacks = *patch.supplierMinPacks;
    }
    if (patch.supplierPacks) {
        if (auto error = brokenPack(*patch.supplierPacks))
            rules.fail(*std::move(error));
        variant.supplierPacks = *patch.supplierPacks;
    }
    takeCodes(rules, variant.supplierCodes, patch.supplierCodes);
    rules.number(variant.sparePercent, patch.sparePercent, u"sparePercent"_s, kPercent);
    rules.line(variant.sku, patch.sku, u"sku"_s);
    rules.multiline(variant.notes, patch.notes, u"notes"_s);
    rules.line(variant.externalId, patch.externalId, u"externalId"_s, kMaxName);
    rules.number(variant.ownedUnits, patch.ownedUnits, u"ownedUnits"_s, kNotNegative);
    rules.number(variant.replacementCostExclTax, patch.replacementCostExclTax, u"replacementCostExclTax"_s,
                 kNotNegative);
    takeHireDays(rules, variant.hireDaysBefore, patch.hireDaysBefore, u"hireDaysBefore"_s);
    takeHireDays(rules, variant.hireDaysAfter, patch.hireDaysAfter, u"hireDaysAfter"_s);
    return rules.result(std::move(variant));
}

VariantPatch inverse(const Variant &before, const VariantPatch &patch)
{
    VariantPatch back;
    eachVariantField(
        [&](VariantField /*field*/, auto member, auto given) { back.*given = was(patch.*given, before.*member); });
    return back;
}

std::optional<double> packAt(const QList<SupplierPack> &packs, SupplierId supplier, std::optional<double> own)
{
    const auto pack = std::ranges::find(packs, supplier, &SupplierPack::supplierId);
    return pack == packs.cend() ? own : pack->unitsPerPack;
}

SupplierTerms termsAt(const Variant &variant, SupplierId supplier)
{
    SupplierTerms terms{.unitsPerPack = packAt(variant.supplierPacks, supplier, variant.unitsPerPack)};
    const auto minimum = std::ranges::find(variant.supplierMinPacks, supplier, &SupplierMinimum::supplierId);
    if (minimum != variant.supplierMinPacks.cend())
        terms.minPacks = minimum->minPacks;
    const auto code = std::ranges::find(variant.supplierCodes, supplier, &SupplierCode::supplierId);
    if (code != variant.supplierCodes.cend()) {
        terms.code = code->code;
        terms.ean = code->ean;
    }
    return terms;
}

Result<Product> patched(Product product, const ProductPatch &patch)
{
    FieldRules rules;
    rules.name(product.name, patch.name, u"name"_s);
    rules.line(product.category, patch.category, u"category"_s);
    rules.requiredLine(product.productType, patch.productType, u"productType"_s, kMaxProductType);
    rules.multiline(product.description, patch.description, u"description"_s);
    rules.line(product.externalId, patch.externalId, u"externalId"_s, kMaxName);
    return rules.result(std::move(product));
}

ProductPatch inverse(const Product &before, const ProductPatch &patch)
{
    return {
        .name = was(patch.name, before.name),
        .category = was(patch.category, before.category),
        .productType = was(patch.productType, before.productType),
        .description = was(patch.description, before.description),
        .externalId = was(patch.externalId, before.externalId),
    };
}

} // namespace stemdesk
