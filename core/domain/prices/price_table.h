#pragma once

#include "core/base/id.h"

#include <QHash>
#include <QList>

#include <optional>

namespace stemdesk {

/// The costs of variants on a shop's price lists, without tax, indexed for lookup.
class PriceTable {
public:
    /// A null supplier: the price for any supplier. Adding the same list, variant and supplier again replaces the cost.
    void add(PriceListId list, VariantId variant, SupplierId supplier, double unitCostExclTax);

    /// The price of that supplier, else the one for any supplier.
    std::optional<double> unitCost(PriceListId list, VariantId variant, SupplierId supplier) const;

    /// The suppliers with their own price, in the order in which they were added.
    QList<SupplierId> pricedSuppliers(PriceListId list, VariantId variant) const;

private:
    struct Key {
        PriceListId list;
        VariantId variant;

        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed = 0) noexcept { return qHashBits(&key, sizeof key, seed); }
    };
    struct SupplierCost {
        SupplierId supplier;
        double exclTax = 0;
    };
    struct Costs {
        std::optional<double> general;
        QList<SupplierCost> bySupplier; ///< Few, so a linear search.
    };

    QHash<Key, Costs> m_costs;
};

} // namespace stemdesk
