#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/catalogue/supplier.h"
#include "core/services/catalogue/catalogue_overview_service.h"
#include "ui/undo/edits.h"

#include <QCoreApplication>

#include <memory>

namespace stemdesk::ui {

/// Initial values of a new product or variety.
struct NewProduct {
    QString name;
    QString productType;
    QString category;
    QString variety;
};

/// Edits of the catalogue.
class ProductEdits {
    Q_DECLARE_TR_FUNCTIONS(ProductEdits)

public:
    static Edit change(const Product &before, const ProductPatch &patch);
    static Edit change(const Variant &before, const VariantPatch &patch);

    /// `outcome` is filled on the edits thread; read it once the edit is done. Undo is refused if an event uses the
    /// product by then.
    static Edit create(const NewProduct &product, const std::shared_ptr<ProductRowOutcome> &outcome);
    static Edit addVariety(const Product &product, const QString &name,
                           const std::shared_ptr<ProductRowOutcome> &outcome);

    /// With all varieties, prices left out.
    static Edit duplicate(const Product &product, const std::shared_ptr<ProductRowOutcome> &outcome);
    static Edit duplicateVariety(const Product &product, const Variant &variant,
                                 const std::shared_ptr<ProductRowOutcome> &outcome);

    /// `reach` is what the offer to undo mentions.
    static Edit remove(const Product &product, const ProductReach &reach);
    static Edit remove(const Variant &variant, const ProductReach &reach);

private:
    static QString reachText(const ProductReach &reach);
};

/// Edits of suppliers.
class SupplierEdits {
    Q_DECLARE_TR_FUNCTIONS(SupplierEdits)

public:
    /// `field` is the shown name of the changed field.
    static Edit change(const Supplier &before, const QString &field, const SupplierPatch &patch);
    static Edit changeClaimHours(const Supplier &before, const std::optional<double> &hours);
    static Edit archive(const Supplier &supplier);
    static Edit bringBack(const Supplier &supplier);
    /// Undo archives, since suppliers are never deleted. `id` is filled on the edits thread; read it once the edit is
    /// done.
    static Edit create(const QString &name, const std::shared_ptr<SupplierId> &id);
};

} // namespace stemdesk::ui
