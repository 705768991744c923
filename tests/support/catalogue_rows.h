#pragma once

#include "core/domain/catalogue/deleted_product.h"
#include "tests/support/test_shop.h"

#include <QTest>

namespace stemdesk {

/// Rows of a catalogue for tests, in a few words.
inline ProductRow productRow(const QString &name, const QString &variant)
{
    ProductRow row;
    row.product.name = name;
    row.product.category = QStringLiteral("Roses");
    row.product.productType = QStringLiteral("flower");
    row.hasVariant = true;
    row.variant.name = variant;
    row.variant.unitsPerPack = 25;
    return row;
}

/// Everything that users give, and nothing as a new variant has it.
inline VariantPatch wholeVariant(const SupplierId &supplier)
{
    return {.name = QStringLiteral("50 cm"),
            .stemLength = std::optional(50.0),
            .unitsPerPack = std::optional(25.0),
            .colors = QStringList{QStringLiteral("White")},
            .supplierIds = QList<SupplierId>{supplier},
            .supplierMinPacks = QList<SupplierMinimum>{{supplier, 2}},
            .supplierPacks = QList<SupplierPack>{{supplier, 20}},
            .supplierCodes = QList<SupplierCode>{{supplier, QStringLiteral("Q-50"), QStringLiteral("8712345678906")}},
            .sparePercent = std::optional(5.0),
            .sku = QStringLiteral("QS"),
            .notes = QStringLiteral("Keep cool"),
            .externalId = QStringLiteral("7"),
            .ownedUnits = std::optional(3.0),
            .replacementCostExclTax = std::optional(12.5),
            .hireDaysBefore = std::optional(1),
            .hireDaysAfter = std::optional(2)};
}

/// The outcome of a row that must not be refused.
inline ProductRowOutcome made(ShopServices &shop, const ProductRow &row)
{
    const auto outcomes = shop.products.upsert({row});
    if (!outcomes || !outcomes->constFirst())
        qFatal("a row of the test was refused: %s",
               (outcomes ? outcomes->constFirst().error() : outcomes.error()).code.constData());
    return *outcomes->constFirst();
}

inline SupplierId madeSupplier(ShopServices &shop, const QString &name)
{
    return shop.suppliers.create({.name = name})->id;
}

inline PriceListId madePriceList(ShopServices &shop, const QString &type, QDate date)
{
    return shop.priceLists.create({.productType = type, .date = date, .taxMultiplier = 1.2})->id;
}

/// `action resource` of each announced change, in order.
inline QStringList announced(TestShop &shop)
{
    QStringList texts;
    for (const Change &change : shop.takeAnnounced()) {
        const std::string_view action = textOf(change.action);
        const std::string_view table = tableOf(change.resource);
        texts += QString::fromLatin1(action.data(), qsizetype(action.size())) + u' '
            + QString::fromLatin1(table.data(), qsizetype(table.size()));
    }
    return texts;
}

} // namespace stemdesk
