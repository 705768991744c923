#pragma once

#include "core/domain/catalogue/product.h"
#include "ui/widgets/layout/side_panel.h"

namespace stemdesk::ui {

class ValueField;
class ValueText;
struct CatalogueWords;
struct UiContext;

/// A product edited in place, with a way to add a variety.
class ProductPanel : public SidePanel {
    Q_OBJECT

public:
    /// `words` must outlive the panel.
    ProductPanel(UiContext &context, const CatalogueWords &words, QWidget *parent = nullptr);

    void setProduct(const Product &product);

Q_SIGNALS:
    void varietyWanted();

private:
    /// A text of the product and the field that shows it.
    struct Line {
        ValueField *field = nullptr;
        QString Product::*value = nullptr;
    };

    void addLine(const QString &label, QString Product::*value, std::optional<QString> ProductPatch::*patch,
                 QStringList CatalogueWords::*choices);
    void addDescription();
    template <class Field>
    void store(const ProductPatch &patch, Field *field);

    UiContext &m_context;
    const CatalogueWords &m_words;
    Product m_product;
    QList<Line> m_lines;
    ValueText *m_description = nullptr;
    ValueRow *m_varieties = nullptr;
};

} // namespace stemdesk::ui
