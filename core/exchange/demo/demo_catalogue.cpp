#include "core/exchange/demo/demo_catalogue.h"

#include "core/base/day.h"
#include "core/base/utc.h"
#include "core/exchange/demo/demo_files.h"
#include "core/services/services.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kBatch = 500;

Status fillSettings(ShopServices &shop)
{
    const QJsonObject data = TRY(demoObject(u"shop"_s));
    TRY(shop.settings.rename(data.value("name"_L1).toString()));
    QList<std::pair<QString, QString>> settings{{u"currency"_s, data.value("currency"_L1).toString()},
                                                {u"time-zone"_s, data.value("timeZone"_L1).toString()},
                                                {u"document-language"_s, data.value("documentLanguage"_L1).toString()},
                                                {u"proposal-terms"_s, data.value("proposalTerms"_L1).toString()}};
    for (const QString &contact : {u"address"_s, u"phone"_s, u"email"_s, u"website"_s})
        settings.append({contact, data.value(contact).toString()});
    const QJsonObject markups = data.value("markups"_L1).toObject();
    for (auto markup = markups.begin(); markup != markups.end(); ++markup)
        settings.append({u"markup."_s + markup.key(), QString::number(markup.value().toDouble())});
    for (const QJsonValue group : data.value("taxGroups"_L1).toArray()) {
        const auto made =
            shop.taxGroups.create({.name = group["name"_L1].toString(), .rate = group["rate"_L1].toDouble()});
        if (!made)
            return made.error();
        if (made->name == data.value("defaultTaxGroup"_L1).toString())
            settings.append({u"default-tax-group"_s, QString::fromLatin1(made->id.text())});
    }
    const auto set = shop.settings.set(settings);
    return set ? Status() : Status(set.error());
}

Status fillSuppliers(ShopServices &shop, DemoNames &names)
{
    const QJsonArray data = TRY(demoArray(u"suppliers"_s));
    for (const QJsonValue row : data) {
        const auto made = TRY(shop.suppliers.create({.name = row["name"_L1].toString(),
                                                     .contactEmail = row["contactEmail"_L1].toString(),
                                                     .phone = row["phone"_L1].toString(),
                                                     .website = row["website"_L1].toString(),
                                                     .address = row["address"_L1].toString(),
                                                     .accountNumber = row["accountNumber"_L1].toString(),
                                                     .notes = row["notes"_L1].toString()}));
        names.suppliers.insert(made.name, made.id);
        if (row["archived"_L1].toBool())
            names.archived.append(made.id);
    }
    return {};
}

Status fillVocabulary(ShopServices &shop)
{
    const QJsonArray colours = TRY(demoArray(u"colours"_s));
    for (const QJsonValue row : colours) {
        const auto made =
            shop.vocabulary.createColour({.name = row["name"_L1].toString(), .hex = row["hex"_L1].toString()});
        if (!made)
            return made.error();
    }
    const QJsonArray categories = TRY(demoArray(u"categories"_s));
    for (const QJsonValue row : categories) {
        TRY(shop.vocabulary.createCategory({.name = row["name"_L1].toString()}));
    }
    return {};
}

QList<SupplierCode> codesFrom(const QJsonValue &row, const DemoNames &names)
{
    QList<SupplierCode> codes;
    const QJsonObject said = row["codes"_L1].toObject();
    const QJsonObject eans = row["eans"_L1].toObject();
    for (const QString &name : textsIn(row["suppliers"_L1])) {
        const SupplierCode code{
            .supplierId = names.suppliers.value(name), .code = said[name].toString(), .ean = eans[name].toString()};
        if (!code.code.isEmpty() || !code.ean.isEmpty())
            codes.append(code);
    }
    return codes;
}

VariantPatch variantFrom(const QJsonValue &row, const DemoNames &names)
{
    VariantPatch patch{.name = row["name"_L1].toString(),
                       .stemLength = numberIn(row["stemLength"_L1]),
                       .unitsPerPack = numberIn(row["unitsPerPack"_L1]),
                       .colors = textsIn(row["colors"_L1]),
                       .sku = row["sku"_L1].toString(),
                       .notes = row["notes"_L1].toString()};
    QList<SupplierId> suppliers;
    for (const QString &name : textsIn(row["suppliers"_L1]))
        suppliers.append(names.suppliers.value(name));
    patch.supplierIds = suppliers;
    QList<SupplierMinimum> minimums;
    const QJsonObject minPacks = row["minPacks"_L1].toObject();
    for (auto minimum = minPacks.begin(); minimum != minPacks.end(); ++minimum)
        minimums.append({names.suppliers.value(minimum.key()), minimum.value().toInt()});
    patch.supplierMinPacks = minimums;
    QList<SupplierPack> packs;
    const QJsonObject unitsPerPack = row["packs"_L1].toObject();
    for (auto pack = unitsPerPack.begin(); pack != unitsPerPack.end(); ++pack)
        packs.append({names.suppliers.value(pack.key()), pack.value().toDouble()});
    patch.supplierPacks = packs;
    patch.supplierCodes = codesFrom(row, names);
    return patch;
}

/// One call of the bulk upsert; a refused row is a fault of the data.
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

/// Every product with its first variant, then the other variants by the products' ids.
Status fillProducts(ShopServices &shop, DemoNames &names)
{
    const QJsonArray data = TRY(demoArray(u"products"_s));
    QList<Result<ProductRow>> first;
    for (const QJsonValue row : data) {
        first.append(ProductRow{.product = {.name = row["name"_L1].toString(),
                                            .category = row["category"_L1].toString(),
                                            .productType = row["productType"_L1].toString(),
                                            .description = row["description"_L1].toString()},
                                .hasVariant = true,
                                .variant = variantFrom(row["variants"_L1][0], names)});
    }
    const auto products = TRY(upserted(shop, first));
    QList<Result<ProductRow>> rest;
    QStringList skus;
    for (qsizetype at = 0; at < data.size(); ++at) {
        const QJsonArray variants = data.at(at)["variants"_L1].toArray();
        names.variants.insert(variants.first()["sku"_L1].toString(), products.at(at).variantId);
        for (qsizetype other = 1; other < variants.size(); ++other) {
            skus.append(variants.at(other)["sku"_L1].toString());
            rest.append(ProductRow{.productId = products.at(at).productId,
                                   .hasVariant = true,
                                   .variant = variantFrom(variants.at(other), names)});
        }
    }
    for (qsizetype at = 0; at < rest.size(); at += kBatch) {
        const auto variants = TRY(upserted(shop, rest.mid(at, kBatch)));
        for (qsizetype row = 0; row < variants.size(); ++row)
            names.variants.insert(skus.at(at + row), variants.at(row).variantId);
    }
    return {};
}

Status fillEntries(ShopServices &shop, const PriceListId &list, const QJsonArray &data, const DemoNames &names)
{
    QList<Result<PriceEntryRow>> rows;
    for (const QJsonValue row : data) {
        rows.append(PriceEntryRow{{},
                                  {.variantId = names.variants.value(row["sku"_L1].toString()),
                                   .supplierId = names.suppliers.value(row["supplier"_L1].toString()),
                                   .unitCostExclTax = row["unitCostExclTax"_L1].toDouble()}});
    }
    for (qsizetype at = 0; at < rows.size(); at += kBatch) {
        const auto outcomes = TRY(shop.priceLists.upsertEntries(list, rows.mid(at, kBatch)));
        for (const auto &outcome : outcomes) {
            if (!outcome)
                return outcome.error();
        }
    }
    return {};
}

Status fillPriceLists(ShopServices &shop, const DemoNames &names, QDate today)
{
    const QJsonArray data = TRY(demoArray(u"price_lists"_s));
    for (const QJsonValue row : data) {
        const auto list = TRY(shop.priceLists.create({.name = row["name"_L1].toString(),
                                                      .productType = row["productType"_L1].toString(),
                                                      .date = plusDays(today, row["daysFromToday"_L1].toInt()),
                                                      .taxMultiplier = row["taxMultiplier"_L1].toDouble()}));
        TRY(fillEntries(shop, list.id, row["entries"_L1].toArray(), names));
    }
    return {};
}

} // namespace

Result<DemoNames> fillCatalogue(ShopServices &shop, Instant now, DemoProgress &progress)
{
    DemoNames names;
    const QDate today = utcOf(now).date();
    const std::function<Status()> parts[kCatalogueSteps] = {
        [&] { return fillSettings(shop); }, [&] { return fillSuppliers(shop, names); },
        [&] { return fillVocabulary(shop); }, [&] { return fillProducts(shop, names); },
        [&] { return fillPriceLists(shop, names, today); }};
    for (const auto &fill : parts) {
        TRY(fill());
        TRY(progress.step());
    }
    return names;
}

} // namespace stemdesk
