#pragma once

#include "core/base/id.h"
#include "core/domain/catalogue/product.h"
#include "core/domain/catalogue/product_type.h"
#include "core/domain/orders/packs.h"
#include "core/domain/prices/price_table.h"
#include "core/domain/prices/tax_category.h"
#include "core/pricing/price_choice.h"

#include <QHash>
#include <QString>
#include <QTimeZone>

#include <optional>

namespace stemdesk {

struct Event;
struct EventGroup;
struct EventItem;

/// The properties of a variant that its price depends on.
struct PricedVariant {
    QString productType;
    std::optional<double> unitsPerPack;
    QList<SupplierPack> supplierPacks{};
    std::optional<double> sparePercent; ///< nullopt: the product type's.
    std::optional<double> ownedUnits{}; ///< The shop's stock of a hired thing; nullopt: unknown.
};

/// Everything an event's price depends on apart from the event: the shop's lists, catalogue and settings.
struct PriceContext {
    PriceLists lists;
    PriceTable entries;
    QHash<VariantId, PricedVariant> variants;
    QHash<QString, ProductType> types; ///< By stored name; a missing type has markup 1 and leaves waste.
    QHash<TaxGroupId, double> taxRates;
    // Their tax categories, if those do not follow from the rate.
    QHash<PriceListId, TaxKind> listTaxes;
    QHash<TaxGroupId, TaxKind> groupTaxes;
    TaxGroupId defaultTaxGroupId; ///< Null: rate 0 if the event has no tax group.
    bool materialsFollowFlowers = false; ///< See taxedAs().
    QTimeZone zone; ///< The shop's.
};

/// Fills the figures of every line (of hidden groups too), every group's subtotal and `event.totals`. Groups and lines
/// are put in order of position first, since that is the order in which they are added up.
/// A line whose type has no price list costs 0 and has no list; the uplift and the markup apply to it all the same.
void priceEvent(Event &event, const PriceContext &context);

/// The variant's spare percentage.
double sparePercentOf(const PricedVariant &variant, const ProductType &type);
/// How the variant is bought from the supplier, as far as that affects waste.
PackTerms wastingTerms(const PricedVariant &variant, const ProductType &type, SupplierId supplier);

/// The tax multiplier that prices the line: the kept one, else its list's; 1 without a list.
double taxMultiplierOf(const EventItem &priced, const PriceContext &context);

/// The line whose tax the customer pays for `item`: itself. Where materials follow flowers, ribbon in a bouquet is sold
/// as the dearest flower of its group; what it cost is taxed as before.
const EventItem &taxedAs(const EventItem &item, const EventGroup &group, const PriceContext &context);

/// The event's tax group, else the shop's.
TaxGroupId taxGroupOf(const Event &event, const PriceContext &context);
/// Its rate; 0 without one.
double taxRateOf(const Event &event, const PriceContext &context);

} // namespace stemdesk
