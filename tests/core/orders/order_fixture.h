#pragma once

#include "core/domain/events/event.h"
#include "core/domain/prices/price_table.h"
#include "core/orders/order_sheet_builder.h"

/// Every event uses the prices of one list, unless it has its own.
struct ListedPrices final : stemdesk::SupplierPrices {
    stemdesk::PriceTable entries;
    stemdesk::PriceListId list = stemdesk::PriceListId::create();
    QHash<stemdesk::EventId, stemdesk::PriceListId> listsOfEvents;
    QHash<stemdesk::PriceListId, double> multipliers{{list, 1.2}};

    std::optional<double> unitCostIncTax(stemdesk::EventId event, stemdesk::VariantId variant,
                                         stemdesk::SupplierId supplier) const override
    {
        const stemdesk::PriceListId here = listsOfEvents.value(event, list);
        const auto cost = entries.unitCost(here, variant, supplier);
        return cost ? std::optional(*cost * multipliers.value(here)) : std::nullopt;
    }
    QList<stemdesk::SupplierId> ownPricedSuppliers(stemdesk::EventId event, stemdesk::VariantId variant) const override
    {
        return entries.pricedSuppliers(listsOfEvents.value(event, list), variant);
    }
};

/// Events with priced lines, and the catalogue that they name, put together piece by piece.
struct OrderFixture {
    ListedPrices paid;
    stemdesk::PriceListId list = paid.list;
    stemdesk::PriceTable &prices = paid.entries;
    stemdesk::OrderCatalogue catalogue;

    OrderFixture()
    {
        catalogue.prices = &paid;
        catalogue.taxMultipliers.insert(list, 1.2);
    }
    ~OrderFixture() = default;
    Q_DISABLE_COPY_MOVE(OrderFixture)

    stemdesk::SupplierId supplier(const QString &name, bool isArchived = false)
    {
        stemdesk::Supplier made;
        made.id = stemdesk::SupplierId::create();
        made.name = name;
        made.contactEmail = name.toLower() + QStringLiteral("@example.com");
        made.isArchived = isArchived;
        catalogue.suppliers.insert(made.id, made);
        return made.id;
    }

    stemdesk::Variant &variant(const QString &product, const QString &name, std::optional<double> unitsPerPack)
    {
        stemdesk::Variant made;
        made.id = stemdesk::VariantId::create();
        made.name = name;
        made.unitsPerPack = unitsPerPack;
        catalogue.productNames.insert(made.id, product);
        return *catalogue.variants.insert(made.id, made);
    }

    /// A line at 20 % tax, priced from `list`.
    stemdesk::EventItem line(stemdesk::VariantId variantId, stemdesk::SupplierId supplierId, double units,
                             double unitCost) const
    {
        stemdesk::EventItem item;
        item.id = stemdesk::EventItemId::create();
        item.variantId = variantId;
        item.supplierId = supplierId;
        item.quantity = units;
        item.price = {.units = units,
                      .priceListId = list,
                      .unitCostExclTax = unitCost,
                      .unitCostIncTax = unitCost * 1.2,
                      .isPriced = true};
        return item;
    }

    stemdesk::Event event(const QString &name, const QList<stemdesk::EventItem> &items) const
    {
        stemdesk::Event made;
        made.id = stemdesk::EventId::create();
        made.name = name;
        made.groups.append(stemdesk::EventGroup());
        made.groups.last().items = items;
        return made;
    }
};
