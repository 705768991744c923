#include "ui/pages/products/new_product_row.h"

#include "ui/widgets/button.h"
#include "ui/words/catalogue_words.h"

#include <QComboBox>
#include <QLineEdit>

namespace stemdesk::ui {

NewProductRow::NewProductRow(const CatalogueWords &words, QWidget *parent)
    : NewRow(Place::AboveTable, parent), m_words(words), m_name(addField(tr("Product, like Rose"))),
      m_type(new QComboBox), m_category(new QComboBox)
{
    m_name->setAccessibleName(tr("Name of the new product"));
    m_type->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_category->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_type->setAccessibleName(tr("Type"));
    m_category->setAccessibleName(tr("Category"));
    add(m_type);
    add(m_category);
    m_variety = addField({});
    m_variety->setAccessibleName(tr("Name of the variety"));
    auto *button = new Button(tr("Add"), Button::Kind::Primary);
    add(button);
    addClose(tr("Add nothing"));
    connect(button, &Button::clicked, this, &NewProductRow::onEnter);
    connect(this, &NewRow::entered, this, &NewProductRow::onEnter);
}

void NewProductRow::fillChoices()
{
    m_type->clear();
    for (const QString &type : m_words.types)
        m_type->addItem(productTypeTitle(type), type);
    m_category->clear();
    m_category->addItem(tr("No category"));
    for (const QString &category : m_words.categories)
        m_category->addItem(vocabularyText(category), category);
}

void NewProductRow::setMode(const std::optional<Product> &product)
{
    m_product = product;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_name, m_type, m_category})
        widget->setVisible(!product);
    m_variety->setPlaceholderText(product ? tr("New variety of %1").arg(product->name)
                                          : tr("First variety, like Quicksand"));
    open(product ? QString::fromLatin1(product->id.text()) : QString());
    if (isVisible())
        (product ? m_variety : m_name)->setFocus(Qt::ShortcutFocusReason);
}

void NewProductRow::openForProduct()
{
    fillChoices();
    setMode(std::nullopt);
}

void NewProductRow::openForVariety(const Product &product)
{
    setMode(product);
}

void NewProductRow::reopen(const ProductService &products)
{
    const auto id = idFrom<ProductTag>(keptSubject().toLatin1());
    const auto product = products.find(id.value_or(ProductId()), ProductService::Variants::Skip);
    if (product)
        openForVariety(*product);
    else
        openForProduct();
}

void NewProductRow::onEnter()
{
    if (m_product) {
        if (beginSending())
            Q_EMIT varietyNamed(*m_product, m_variety->text());
        return;
    }
    // Enter in the product's name goes on to the variety, because every product needs one.
    if (!m_name->text().trimmed().isEmpty() && m_variety->text().trimmed().isEmpty() && !m_variety->hasFocus()) {
        m_variety->setFocus(Qt::TabFocusReason);
        return;
    }
    if (!beginSending())
        return;
    Q_EMIT productNamed({.name = m_name->text(),
                         .productType = m_type->currentData().toString(),
                         .category = m_category->currentData().toString(),
                         .variety = m_variety->text()});
}

} // namespace stemdesk::ui
