#pragma once

#include "core/domain/catalogue/product.h"
#include "ui/forms/patch_form.h"
#include "ui/widgets/layout/side_panel.h"

namespace stemdesk::ui {

struct CatalogueWords;
struct UiContext;

/// A product as a whole, edited where it stands, with a way to give it one more variety.
class ProductPanel : public SidePanel {
    Q_OBJECT

public:
    /// `words` must outlive the panel.
    ProductPanel(UiContext &context, const CatalogueWords &words, QWidget *parent = nullptr);

    void setProduct(const Product &product);

Q_SIGNALS:
    void varietyWanted();

private:
    void addLine(const QString &label, QString Product::*value, std::optional<QString> ProductPatch::*patch,
                 QStringList CatalogueWords::*choices);

    const CatalogueWords &m_words;
    PatchForm<Product, ProductPatch> m_form;
    ValueRow *m_varieties = nullptr;
};

} // namespace stemdesk::ui
