#include "core/exchange/imports/row_contrast.h"

#include "core/base/text.h"
#include "core/base/wording.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The parts by which both product and price rows identify a variety.
struct NamedVariant {
    QByteArray id;
    QString code;
    QString product;
    QString variant;
    std::optional<double> length;
};

size_t keyOf(const NamedVariant &named)
{
    if (!named.id.isEmpty())
        return qHash(named.id, 1);
    if (named.product.isEmpty())
        return qHash(named.code, 2);
    return qHashMulti(3, caseFolded(named.product), caseFolded(named.variant), named.length.value_or(-1));
}

template <class Tag>
QByteArray textOf(const std::optional<Id<Tag>> &id)
{
    return id ? id->text() : QByteArray();
}

size_t keyOf(const ImportedSupplier &supplier)
{
    return qHashMulti(4, caseFolded(supplier.name), supplier.place);
}

} // namespace

/// Empty unless an earlier row about the same says something else.
ImportRemarks RowContrast::compare(Values &values, size_t key, qint64 line, const QString &field,
                                   const std::optional<double> &value)
{
    if (!value)
        return {};
    const auto known = values.constFind(key);
    if (known == values.cend())
        values.insert(key, {.line = line, .value = *value});
    else if (known->value != *value)
        return {differsFrom(known->line, field, numberText(known->value), numberText(*value))};
    return {};
}

ImportRemarks RowContrast::take(qint64 line, const ImportedProduct &row)
{
    ImportRemarks remarks;
    const size_t key = keyOf({.id = textOf(row.variantId),
                              .code = row.sku(),
                              .product = row.product,
                              .variant = row.variant,
                              .length = row.stemLength()});
    size_t suppliers = 0;
    for (const ImportedSupplier &supplier : row.suppliers.value_or(QList<ImportedSupplier>()))
        suppliers = qHashMulti(suppliers, keyOf(supplier));
    const size_t priced = qHashMulti(suppliers, key);
    remarks += compare(m_unitCosts, priced, line, u"unitCostExclTax"_s, row.cost.ofUnit);
    remarks += compare(m_packCosts, priced, line, u"packCostExclTax"_s, row.cost.ofPack);
    remarks += compare(m_packs, row.isPackOfSupplier ? priced : key, line, u"unitsPerPack"_s,
                       row.isPackOfSupplier ? row.anyPack() : row.fields.unitsPerPack.value_or(std::nullopt));
    if (row.sku().isEmpty() || row.variantId)
        return remarks;
    const size_t coded = qHashMulti(5, row.sku(), caseFolded(row.product), caseFolded(row.variant));
    remarks += compare(m_lengths, coded, line, u"stemLength"_s, row.stemLength());
    return remarks;
}

ImportRemarks RowContrast::take(qint64 line, const ImportedPrice &row)
{
    ImportRemarks remarks;
    const QString code = row.sku.isEmpty() ? row.supplierCode : row.sku;
    const size_t key = keyOf({.id = textOf(row.variantId),
                              .code = code,
                              .product = row.product,
                              .variant = row.variant,
                              .length = row.stemLength});
    const size_t priced = qHashMulti(keyOf(row.supplier), key);
    remarks += compare(m_unitCosts, priced, line, u"unitCostExclTax"_s, row.cost.ofUnit);
    remarks += compare(m_packCosts, priced, line, u"packCostExclTax"_s, row.cost.ofPack);
    if (code.isEmpty() || row.variantId)
        return remarks;
    const size_t coded = qHashMulti(5, code, caseFolded(row.product), caseFolded(row.variant));
    remarks += compare(m_lengths, coded, line, u"stemLength"_s, row.stemLength);
    return remarks;
}

} // namespace stemdesk
