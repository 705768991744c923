#include "core/exchange/demo/demo_filling.h"

#include "core/base/day.h"
#include "core/domain/prices/tax_group.h"
#include "core/services/services.h"

#include <QHash>

#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kBatch = 500;
constexpr int kMostDemoTaxGroups = 100; ///< Enough for a new shop.

Status fillSuppliers(DemoFilling &filling)
{
    const QJsonArray data = TRY(filling.files.array(u"suppliers"_s));
    for (const QJsonValue row : data) {
        const auto made = TRY(filling.shop.suppliers.create(patchFrom(supplierSpec(), row)));
        filling.suppliers.insert(made.name, made.id);
        if (row["archived"_L1].toBool())
            filling.archived.append(made.id);
    }
    return {};
}

Status fillVocabulary(DemoFilling &filling)
{
    const QJsonArray colours = TRY(filling.files.array(u"colours"_s));
    for (const QJsonValue row : colours) {
        TRY(filling.shop.colours.create(patchFrom(colourSpec(), row)));
    }
    const QJsonArray categories = TRY(filling.files.array(u"categories"_s));
    for (const QJsonValue row : categories) {
        TRY(filling.shop.categories.create(patchFrom(categorySpec(), row)));
    }
    return {};
}

QList<SupplierCode> codesFrom(const QJsonValue &row, const DemoFilling &filling)
{
    QList<SupplierCode> codes;
    const QJsonObject said = row["codes"_L1].toObject();
    const QJsonObject eans = row["eans"_L1].toObject();
    for (const QString &name : textsIn(row["suppliers"_L1])) {
        const SupplierCode code{
            .supplierId = filling.suppliers.value(name), .code = said[name].toString(), .ean = eans[name].toString()};
        if (!code.code.isEmpty() || !code.ean.isEmpty())
            codes.append(code);
    }
    return codes;
}

VariantPatch variantFrom(const QJsonValue &row, const DemoFilling &filling)
{
    VariantPatch patch{.name = row["name"_L1].toString(),
                       .stemLength = numberIn(row["stemLength"_L1]),
                       .unitsPerPack = numberIn(row["unitsPerPack"_L1]),
                       .colors = textsIn(row["colors"_L1]),
                       .sku = row["sku"_L1].toString(),
                       .notes = row["notes"_L1].toString(),
                       .ownedUnits = numberIn(row["ownedUnits"_L1]),
                       .replacementCostExclTax = numberIn(row["replacementCostExclTax"_L1])};
    QList<SupplierId> suppliers;
    for (const QString &name : textsIn(row["suppliers"_L1]))
        suppliers.append(filling.suppliers.value(name));
    patch.supplierIds = suppliers;
    QList<SupplierMinimum> minimums;
    const QJsonObject minPacks = row["minPacks"_L1].toObject();
    for (auto minimum = minPacks.begin(); minimum != minPacks.end(); ++minimum)
        minimums.append({filling.suppliers.value(minimum.key()), minimum.value().toInt()});
    patch.supplierMinPacks = minimums;
    QList<SupplierPack> packs;
    const QJsonObject unitsPerPack = row["packs"_L1].toObject();
    for (auto pack = unitsPerPack.begin(); pack != unitsPerPack.end(); ++pack)
        packs.append({filling.suppliers.value(pack.key()), pack.value().toDouble()});
    patch.supplierPacks = packs;
    patch.supplierCodes = codesFrom(row, filling);
    return patch;
}

/// One bulk upsert; a refused row is an error in the demo data.
Result<QList<ProductRowOutcome>> upserted(ShopServices &shop, const QList<Result<ProductRow>> &rows)
{
    const auto outcomes = TRY(shop.products.upsert(rows));
    QList<ProductRowOutcome> written;
    for (const Result<ProductRowOutcome> &outcome : outcomes) {
        if (!outcome)
            return outcome.error();
        written.append(*outcome);
    }
    return written;
}

/// Creates every product with its first variant, then the other variants by product id.
Status fillProducts(DemoFilling &filling)
{
    const QJsonArray data = TRY(filling.files.array(u"products"_s));
    QList<Result<ProductRow>> first;
    for (const QJsonValue row : data) {
        first.append(ProductRow{.product = {.name = row["name"_L1].toString(),
                                            .category = row["category"_L1].toString(),
                                            .productType = row["productType"_L1].toString(),
                                            .description = row["description"_L1].toString()},
                                .hasVariant = true,
                                .variant = variantFrom(row["variants"_L1][0], filling)});
    }
    const auto products = TRY(upserted(filling.shop, first));
    QList<Result<ProductRow>> rest;
    QStringList skus;
    for (qsizetype at = 0; at < data.size(); ++at) {
        const QJsonArray variants = data.at(at)["variants"_L1].toArray();
        filling.variants.insert(variants.first()["sku"_L1].toString(), products.at(at).variantId);
        for (qsizetype other = 1; other < variants.size(); ++other) {
            skus.append(variants.at(other)["sku"_L1].toString());
            rest.append(ProductRow{.productId = products.at(at).productId,
                                   .hasVariant = true,
                                   .variant = variantFrom(variants.at(other), filling)});
        }
    }
    for (qsizetype at = 0; at < rest.size(); at += kBatch) {
        const auto variants = TRY(upserted(filling.shop, rest.mid(at, kBatch)));
        for (qsizetype row = 0; row < variants.size(); ++row)
            filling.variants.insert(skus.at(at + row), variants.at(row).variantId);
    }
    return {};
}

Status fillEntries(const DemoFilling &filling, const PriceListId &list, const QJsonArray &data)
{
    QList<Result<PriceEntryRow>> rows;
    for (const QJsonValue row : data) {
        rows.append(PriceEntryRow{{},
                                  {.variantId = filling.variants.value(row["sku"_L1].toString()),
                                   .supplierId = filling.suppliers.value(row["supplier"_L1].toString()),
                                   .unitCostExclTax = row["unitCostExclTax"_L1].toDouble()}});
    }
    for (qsizetype at = 0; at < rows.size(); at += kBatch) {
        const auto outcomes = TRY(filling.shop.priceLists.upsertEntries(list, rows.mid(at, kBatch)));
        for (const auto &outcome : outcomes) {
            if (!outcome)
                return outcome.error();
        }
    }
    return {};
}

/// A wholesaler's earlier price: the oldest list's price, adjusted for the season and varied by up to a twelfth.
double earlierPrice(const QJsonValue &entry, double season, int list)
{
    const int chance = qChecksum((entry["sku"_L1].toString() + QString::number(list)).toUtf8()) % 17;
    const double price = entry["unitCostExclTax"_L1].toDouble() * season * (1 + (chance - 8) / 100.0);
    return std::round(price * 100) / 100;
}

/// Adds the wholesalers' own lists from before the first one; they name the same varieties.
QJsonArray withOlderLists(QJsonArray lists, const QJsonArray &older)
{
    const QJsonObject first = lists.at(0).toObject();
    for (const QJsonValue row : older) {
        QJsonObject list = row.toObject();
        QJsonArray entries;
        const QJsonArray all = first["entries"_L1].toArray();
        for (const QJsonValue of : all) {
            QJsonObject entry = of.toObject();
            if (entry["supplier"_L1] != row["supplier"_L1])
                continue;
            entry["unitCostExclTax"_L1] =
                earlierPrice(of, row["factor"_L1].toDouble(), row["daysFromToday"_L1].toInt());
            entries.append(entry);
        }
        list["productType"_L1] = first["productType"_L1];
        list["entries"_L1] = entries;
        lists.append(list);
    }
    return lists;
}

/// Creates the lists of the file and the older ones of two wholesalers.
Status fillPriceLists(DemoFilling &filling)
{
    const auto groups = TRY(filling.shop.taxGroups.list({}, {.limit = kMostDemoTaxGroups}));
    const Shop own = TRY(filling.shop.settings.shop());
    const QJsonArray newer = TRY(filling.files.array(u"price_lists"_s));
    const QJsonArray data = withOlderLists(newer, TRY(filling.files.array(u"older_lists"_s)));
    for (const QJsonValue row : data) {
        const QString type = row["productType"_L1].toString();
        const auto list = TRY(filling.shop.priceLists.create(
            {.name = row["name"_L1].toString(),
             .productType = type,
             .date = plusDays(filling.today, row["daysFromToday"_L1].toInt()),
             .taxMultiplier = defaultTaxMultiplier(type, groups.rows, own.defaultTaxGroupId)}));
        TRY(fillEntries(filling, list.id, row["entries"_L1].toArray()));
    }
    return {};
}

} // namespace

Status fillCatalogue(DemoFilling &filling)
{
    for (const auto fill : {fillSuppliers, fillVocabulary, fillProducts, fillPriceLists}) {
        TRY(fill(filling));
        TRY(filling.step());
    }
    return {};
}

} // namespace stemdesk
