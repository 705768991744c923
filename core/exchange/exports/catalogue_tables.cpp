#include "core/base/list_cell.h"
#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/exchange/exports/exported_tables.h"
#include "core/services/services.h"

#include <QHash>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString supplierText(const QList<SupplierId> &suppliers, const SupplierNames &names)
{
    QStringList texts;
    for (const SupplierId &supplier : suppliers)
        texts.append(names.inList(supplier));
    return texts.join(u'|');
}

QString minimumText(const QList<SupplierMinimum> &minimums, const SupplierNames &names)
{
    QStringList texts;
    for (const SupplierMinimum &minimum : minimums)
        texts.append(names.inList(minimum.supplierId) + u'=' + QString::number(minimum.minPacks));
    return texts.join(u'|');
}

QString packText(const QList<SupplierPack> &packs, const SupplierNames &names)
{
    QStringList texts;
    for (const SupplierPack &pack : packs)
        texts.append(names.inList(pack.supplierId) + u'=' + numberText(pack.unitsPerPack));
    return texts.join(u'|');
}

/// `member` is the code or the EAN; a supplier may have only one of them.
QString codeText(const QList<SupplierCode> &codes, QString SupplierCode::*member, const SupplierNames &names)
{
    QStringList texts;
    for (const SupplierCode &code : codes) {
        if (!(code.*member).isEmpty())
            texts.append(names.inList(code.supplierId) + u'=' + listPart(code.*member));
    }
    return texts.join(u'|');
}

void writeProduct(TableWriter &file, const Product &product, const Variant &variant, const SupplierNames &names)
{
    file.text(QString::fromLatin1(product.id.text()));
    file.text(product.name);
    file.text(product.category);
    file.text(product.productType);
    file.text(variant.id.isNull() ? QString() : QString::fromLatin1(variant.id.text()));
    file.text(variant.name);
    file.number(variant.stemLength);
    file.number(variant.unitsPerPack);
    file.text(listCell(variant.colors));
    file.text(supplierText(variant.supplierIds, names));
    file.text(minimumText(variant.supplierMinPacks, names));
    file.text(variant.sku);
    file.text(variant.notes);
    file.text(codeText(variant.supplierCodes, &SupplierCode::code, names));
    file.text(codeText(variant.supplierCodes, &SupplierCode::ean, names));
    file.text(packText(variant.supplierPacks, names));
    file.endRow();
}

struct ProductRows {
    ProductFilter filter;
    SupplierNames names;

    Status prepare(ShopServices &shop) { return names.learn(shop); }
    Result<Page<Product>> read(ShopServices &shop, const PageRequest &page) const
    {
        return shop.products.list(filter, page, ProductService::Variants::Load);
    }
    Status write(ShopServices &, TableWriter &file, const QList<Product> &products) const
    {
        for (const Product &product : products) {
            for (const Variant &variant : product.variants)
                writeProduct(file, product, variant, names);
            if (product.variants.isEmpty())
                writeProduct(file, product, {}, names);
        }
        return {};
    }
};

template <class Rows>
std::unique_ptr<TableWalk> walkOf(Rows rows)
{
    return std::make_unique<PagedWalk<Rows>>(std::move(rows));
}

} // namespace

Status SupplierNames::learn(ShopServices &shop)
{
    constexpr int kRows = 500;
    QHash<QString, int> places;
    for (const bool isArchived : {false, true}) {
        PageRequest request{.limit = kRows};
        do {
            const auto page = TRY(shop.suppliers.list({.isArchived = isArchived}, request));
            for (const Supplier &supplier : page.rows)
                m_names.insert(supplier.id, {supplier.name, ++places[caseFolded(supplier.name)]});
            request.after = page.next;
        } while (request.after);
    }
    return {};
}

QString SupplierNames::written(const SupplierId &supplier, Within within) const
{
    const PlacedText name = m_names.value(supplier);
    return withPlace(within == Within::List ? listPart(name.text) : name.text, name.place, within);
}

TableForm productsForm(const TableChoice &choice)
{
    return {.columns = {u"productId"_s, u"product"_s, u"category"_s, u"productType"_s, u"variantId"_s, u"variant"_s,
                        u"stemLength"_s, u"unitsPerPack"_s, u"colors"_s, u"suppliers"_s, u"minPacks"_s, u"sku"_s,
                        u"notes"_s, u"supplierCodes"_s, u"supplierEans"_s, u"packs"_s},
            .walk = walkOf(ProductRows{.filter = choice.products, .names = {}})};
}

} // namespace stemdesk
