#pragma once

#include "ui/undo/catalogue_edits.h"
#include "ui/widgets/tables/new_row.h"

#include <optional>

class QComboBox;

namespace stemdesk::ui {

struct CatalogueWords;

/// The row above the tree in which a new product, or a new variety of one, is named.
class NewProductRow : public NewRow {
    Q_OBJECT

public:
    /// `words` must outlive the row.
    explicit NewProductRow(const CatalogueWords &words, QWidget *parent = nullptr);

    void openForProduct();
    void openForVariety(const Product &product);
    /// Reopens the row with what is stored for a product or a variety.
    void reopen(const ProductService &products);

Q_SIGNALS:
    void productNamed(const stemdesk::ui::NewProduct &product);
    void varietyNamed(const stemdesk::Product &product, const QString &name);

private:
    void fillChoices();
    void setMode(const std::optional<Product> &product);
    void onEnter();

    const CatalogueWords &m_words;
    std::optional<Product> m_product; ///< The product that gets a variety; null: a new product.
    QLineEdit *m_name;
    QComboBox *m_type;
    QComboBox *m_category;
    QLineEdit *m_variety;
};

} // namespace stemdesk::ui
