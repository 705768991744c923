#include "core/base/text.h"
#include "core/exchange/exported_tables.h"
#include "core/services/prices/price_overview_service.h"
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
    file.endRow();
}

Status writeProducts(TableRun &run, const TableChoice &choice)
{
    const auto names = SupplierNames::of(run.shop());
    if (!names)
        return names.error();
    return run.each(
        [&](const PageRequest &page) {
            return run.shop().products.list(choice.products, page, ProductService::Variants::Load);
        },
        [&](const QList<Product> &products) -> Status {
            for (const Product &product : products) {
                for (const Variant &variant : product.variants)
                    writeProduct(run.file(), product, variant, *names);
                if (product.variants.isEmpty())
                    writeProduct(run.file(), product, {}, *names);
            }
            return {};
        });
}

Status writePricePage(TableRun &run, const QList<PriceEntry> &entries, const SupplierNames &names)
{
    QList<VariantId> ids;
    for (const PriceEntry &entry : entries)
        ids.append(entry.variantId);
    const auto variants = run.shop().products.findVariants(ids);
    if (!variants)
        return variants.error();
    const auto listed = run.shop().prices.variants(ids);
    if (!listed)
        return listed.error();
    QHash<VariantId, QString> skus;
    for (const Variant &variant : *variants)
        skus.insert(variant.id, variant.sku);
    for (const PriceEntry &entry : entries) {
        const ListedVariant variant = listed->value(entry.variantId);
        run.file().text(QString::fromLatin1(entry.variantId.text()));
        run.file().text(variant.productName);
        run.file().text(variant.variantName);
        run.file().text(skus.value(entry.variantId));
        run.file().text(names.inCell(entry.supplierId));
        run.file().number(entry.unitCostExclTax);
        run.file().endRow();
    }
    return {};
}

Status writePrices(TableRun &run, const TableChoice &choice)
{
    const auto list = run.shop().priceLists.find(choice.list, PriceListService::Entries::Skip);
    if (!list)
        return list.error();
    const auto names = SupplierNames::of(run.shop());
    if (!names)
        return names.error();
    const PriceOverviewService &reading = run.shop().prices;
    return run.each([&](const PageRequest &page) { return reading.entries(choice.list, {}, page); },
                    [&](const QList<PriceEntry> &entries) { return writePricePage(run, entries, *names); });
}

Status writeSuppliers(TableRun &run, const TableChoice &)
{
    return run.each([&](const PageRequest &page) { return run.shop().suppliers.list({}, page); },
                    [&](const QList<Supplier> &suppliers) -> Status {
                        for (const Supplier &supplier : suppliers) {
                            run.file().text(QString::fromLatin1(supplier.id.text()));
                            for (const QString *text :
                                 {&supplier.name, &supplier.contactEmail, &supplier.phone, &supplier.website,
                                  &supplier.address, &supplier.accountNumber, &supplier.notes})
                                run.file().text(*text);
                            run.file().text(supplier.isArchived ? u"archived"_s : u"active"_s);
                            run.file().endRow();
                        }
                        return {};
                    });
}

QString yesOrNo(bool is)
{
    return is ? u"yes"_s : u"no"_s;
}

Status writeColours(TableRun &run, const TableChoice &)
{
    return run.each([&](const PageRequest &page) { return run.shop().vocabulary.colours({}, page); },
                    [&](const QList<Colour> &colours) -> Status {
                        for (const Colour &colour : colours) {
                            run.file().text(QString::fromLatin1(colour.id.text()));
                            run.file().text(colour.name);
                            run.file().text(colour.hex);
                            run.file().text(yesOrNo(colour.isPreset));
                            run.file().endRow();
                        }
                        return {};
                    });
}

Status writeCategories(TableRun &run, const TableChoice &)
{
    return run.each([&](const PageRequest &page) { return run.shop().vocabulary.categories({}, page); },
                    [&](const QList<Category> &categories) -> Status {
                        for (const Category &category : categories) {
                            run.file().text(QString::fromLatin1(category.id.text()));
                            run.file().text(category.name);
                            run.file().text(yesOrNo(category.isPreset));
                            run.file().endRow();
                        }
                        return {};
                    });
}

} // namespace

Result<SupplierNames> SupplierNames::of(ShopServices &shop)
{
    constexpr int kRows = 500;
    SupplierNames names;
    QHash<QString, int> places;
    for (const bool isArchived : {false, true}) {
        PageRequest request{.limit = kRows};
        do {
            const auto page = shop.suppliers.list({.isArchived = isArchived}, request);
            if (!page)
                return page.error();
            for (const Supplier &supplier : page->rows)
                names.m_names.insert(supplier.id, {supplier.name, ++places[caseFolded(supplier.name)]});
            request.after = page->next;
        } while (request.after);
    }
    return names;
}

QString SupplierNames::written(const SupplierId &supplier, Within within) const
{
    const PlacedText name = m_names.value(supplier);
    return withPlace(within == Within::List ? listPart(name.text) : name.text, name.place, within);
}

TableForm productsForm()
{
    return {.columns = {u"productId"_s, u"product"_s, u"category"_s, u"productType"_s, u"variantId"_s, u"variant"_s,
                        u"stemLength"_s, u"unitsPerPack"_s, u"colors"_s, u"suppliers"_s, u"minPacks"_s, u"sku"_s,
                        u"notes"_s},
            .write = writeProducts};
}

TableForm pricesForm()
{
    return {.columns = {u"variantId"_s, u"product"_s, u"variant"_s, u"sku"_s, u"supplier"_s, u"unitCostExclTax"_s},
            .write = writePrices};
}

TableForm suppliersForm()
{
    return {.columns = {u"supplierId"_s, u"name"_s, u"contactEmail"_s, u"phone"_s, u"website"_s, u"address"_s,
                        u"accountNumber"_s, u"notes"_s, u"status"_s},
            .write = writeSuppliers};
}

TableForm coloursForm()
{
    return {.columns = {u"colorId"_s, u"name"_s, u"hex"_s, u"isPreset"_s}, .write = writeColours};
}

TableForm categoriesForm()
{
    return {.columns = {u"categoryId"_s, u"name"_s, u"isPreset"_s}, .write = writeCategories};
}

} // namespace stemdesk
