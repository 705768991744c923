#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/prices/price_list.h"
#include "core/services/catalogue/product_service.h"
#include "ui/undo/edits.h"

#include <memory>
#include <optional>

namespace stemdesk::ui {

/// A flower that is new to the catalogue, with its price.
struct NewFlower {
    QString product; ///< An existing product, which gets another variety.
    QString productType;
    VariantPatch variant;
    SupplierId supplier; ///< Null: a new one of `supplierName`, or none if that is empty.
    QString supplierName;
    std::optional<double> unitCostExclTax;
    PriceListId list; ///< Null: a new one, if there is a price.
    double taxMultiplier = 1; ///< For a new list.
    QDate today;
};

/// Creates everything in one step. `outcome` is filled on the edits thread; read it once the edit is done.
Edit newFlowerEdit(const NewFlower &flower, const std::shared_ptr<ProductRowOutcome> &outcome);

} // namespace stemdesk::ui
