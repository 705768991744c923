#include "core/exchange/imports/row_contrast.h"

#include "core/base/text.h"
#include "core/base/wording.h"

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

size_t keyOf(VariantId variant)
{
    return qHashMulti(1, variant);
}

/// 0 without a code.
size_t keyOf(const QString &code, const QString &product, const QString &variant)
{
    return code.isEmpty() ? 0 : qHashMulti(5, code, caseFolded(product), caseFolded(variant));
}

size_t keyOf(const ImportedSupplier &supplier)
{
    return qHashMulti(4, caseFolded(supplier.name), supplier.place);
}

bool areSame(double a, double b)
{
    return a == b;
}

bool areSame(const QString &a, const QString &b)
{
    return caseFolded(a) == caseFolded(b);
}

QString wordsOfValue(double value)
{
    return numberText(value);
}

const QString &wordsOfValue(const QString &value)
{
    return value;
}

} // namespace

/// Empty unless the value that counts so far is another one; the new one counts from here on.
template <class T>
ImportRemarks RowContrast::compare(Values<T> &values, size_t key, qint64 line, const QString &field,
                                   const std::optional<T> &value)
{
    if (!value)
        return {};
    const Seen<T> here{.line = line, .value = *value};
    const auto known = values.find(key);
    if (known == values.end()) {
        values.insert(key, here);
        return {};
    }
    if (areSame(known->value, *value))
        return {};
    const Seen<T> before = std::exchange(*known, here);
    return {differsFrom(before.line, field, wordsOfValue(before.value), wordsOfValue(*value))};
}

/// Rows of one code and one name that say different lengths contradict each other although they make two variants.
/// `coded`: 0 where the row has no code.
ImportRemarks RowContrast::compareLengths(size_t variant, size_t coded, qint64 line,
                                          const std::optional<double> &length)
{
    const ImportRemarks ofVariant = compare(m_lengths, variant, line, u"stemLength"_s, length);
    const ImportRemarks ofCode =
        coded == 0 ? ImportRemarks() : compare(m_lengths, coded, line, u"stemLength"_s, length);
    return ofVariant.isEmpty() ? ofCode : ofVariant;
}

ImportRemarks RowContrast::take(qint64 line, const ImportedProduct &row, ProductId product, VariantId variant)
{
    const size_t ofProduct = qHash(product);
    ImportRemarks remarks = compare(m_categories, ofProduct, line, u"category"_s, row.category);
    remarks += compare(m_types, ofProduct, line, u"productType"_s, row.productType);
    const size_t key = keyOf(variant);
    size_t suppliers = 0;
    for (const ImportedSupplier &supplier : row.suppliers.value_or(QList<ImportedSupplier>()))
        suppliers = qHashMulti(suppliers, keyOf(supplier));
    const size_t priced = qHashMulti(suppliers, key);
    remarks += compare(m_unitCosts, priced, line, u"unitCostExclTax"_s, row.cost.ofUnit);
    remarks += compare(m_packCosts, priced, line, u"packCostExclTax"_s, row.cost.ofPack);
    remarks += compare(m_packs, row.isPackOfSupplier ? priced : key, line, u"unitsPerPack"_s,
                       row.isPackOfSupplier ? row.anyPack() : row.fields.unitsPerPack.value_or(std::nullopt));
    const size_t coded = row.variantId ? 0 : keyOf(row.sku(), row.product, row.variant);
    remarks += compareLengths(key, coded, line, row.stemLength());
    return remarks;
}

ImportRemarks RowContrast::take(qint64 line, const ImportedPrice &row, VariantId variant, SupplierId supplier)
{
    ImportRemarks remarks;
    const size_t key = keyOf(variant);
    const size_t priced = qHashMulti(2, supplier, key);
    remarks += compare(m_unitCosts, priced, line, u"unitCostExclTax"_s, row.cost.ofUnit);
    remarks += compare(m_packCosts, priced, line, u"packCostExclTax"_s, row.cost.ofPack);
    const QString code = row.sku.isEmpty() ? row.supplierCode : row.sku;
    const size_t coded = row.variantId ? 0 : keyOf(code, row.product, row.variant);
    remarks += compareLengths(key, coded, line, row.stemLength);
    return remarks;
}

} // namespace stemdesk
