#pragma once

#include "ui/pages/products/product_edits.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLineEdit;

namespace stemdesk::ui {

class TextLabel;
struct CatalogueWords;

/// The row above the tree in which a new product, or a new variety of one, gets its first words.
class NewProductRow : public QWidget {
    Q_OBJECT

public:
    /// `words` must outlive the row.
    explicit NewProductRow(const CatalogueWords &words, QWidget *parent = nullptr);

    void openForProduct();
    void openForVariety(const Product &product);
    /// Keeps what was typed and says why it was not taken.
    void refuse(const QString &reason);

Q_SIGNALS:
    void productNamed(const stemdesk::ui::NewProduct &product);
    void varietyNamed(const stemdesk::Product &product, const QString &name);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void buildFields();
    void fillChoices();
    void setMode(const std::optional<Product> &product);
    void onEnter();

    const CatalogueWords &m_words;
    std::optional<Product> m_product; ///< The one that gets a variety; none: a new product.
    QLineEdit *m_name;
    QComboBox *m_type;
    QComboBox *m_category;
    QLineEdit *m_variety;
    TextLabel *m_reason;
};

} // namespace stemdesk::ui
