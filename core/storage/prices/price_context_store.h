#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/catalogue/product.h"
#include "core/domain/prices/tax_category.h"
#include "core/storage/engine/tenant.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace stemdesk {

/// The columns that decide whether a price list applies.
struct PricingList {
    qint64 key = 0;
    PriceListId id;
    QString productType;
    QDate date;
    double taxMultiplier = 0;
    TaxKind tax;
};

/// The columns that a variant's price depends on.
struct PricingVariant {
    qint64 key = 0;
    VariantId id;
    QString productType;
    std::optional<double> unitsPerPack;
    QList<SupplierPack> supplierPacks;
    std::optional<double> sparePercent;
    std::optional<double> ownedUnits;
};

struct PricingEntry {
    qint64 priceList = 0;
    qint64 variant = 0;
    qint64 supplier = 0;
    double unitCostExclTax = 0;
};

/// The shop's tax groups.
struct GroupTaxes {
    QHash<TaxGroupId, double> rates;
    QHash<TaxGroupId, TaxKind> kinds; ///< Only of groups whose category does not follow from the rate.
};

/// Queries for pricing many events at once: only what prices depend on.
class PriceContextStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// In order of creation.
    Result<QList<PricingList>> priceLists() const;
    /// The list with this id, if there is one.
    Result<std::optional<PricingList>> priceList(PriceListId id) const;
    Result<GroupTaxes> groupTaxes() const;
    /// By key; the Default supplier has a null id, as in the contract.
    Result<QHash<qint64, SupplierId>> suppliers() const;
    Result<QList<PricingVariant>> variants(const QList<qint64> &keys) const;
    Result<QList<PricingEntry>> entries(const QList<qint64> &priceLists, const QList<qint64> &variants) const;
    /// On all lists.
    Result<QList<PricingEntry>> entriesOf(const QList<qint64> &variants) const;
};

} // namespace stemdesk
