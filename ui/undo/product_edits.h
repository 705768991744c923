#pragma once

#include "core/domain/catalogue/product.h"
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

} // namespace stemdesk::ui
