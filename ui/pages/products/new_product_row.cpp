#include "ui/pages/products/new_product_row.h"

#include "ui/pages/products/catalogue_words.h"
#include "ui/product_type_words.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

NewProductRow::NewProductRow(const CatalogueWords &words, QWidget *parent)
    : QWidget(parent), m_words(words), m_name(new QLineEdit), m_type(new QComboBox), m_category(new QComboBox),
      m_variety(new QLineEdit), m_reason(new TextLabel({}, TextStyle::Small, Tone::Error))
{
    buildFields();
    auto *add = new Button(tr("Add"), Button::Kind::Primary);
    auto *close = new IconButton(QStringLiteral("close"), tr("Do not add anything"));
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpace8);
    row->addWidget(m_name, 1);
    row->addWidget(m_type);
    row->addWidget(m_category);
    row->addWidget(m_variety, 1);
    row->addWidget(add);
    row->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace8);
    column->setSpacing(kSpace4);
    column->addLayout(row);
    column->addWidget(m_reason);
    m_reason->hide();
    connect(add, &Button::clicked, this, &NewProductRow::onEnter);
    connect(close, &IconButton::clicked, this, &QWidget::hide);
    hide();
}

void NewProductRow::buildFields()
{
    m_name->setPlaceholderText(tr("Product, like Rose"));
    m_name->setAccessibleName(tr("Name of the new product"));
    m_variety->setPlaceholderText(tr("First variety, like Quicksand"));
    m_variety->setAccessibleName(tr("Name of the variety"));
    m_type->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_category->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_type->setAccessibleName(tr("Type"));
    m_category->setAccessibleName(tr("Category"));
    for (QLineEdit *line : {m_name, m_variety}) {
        connect(line, &QLineEdit::returnPressed, this, &NewProductRow::onEnter);
        connect(line, &QLineEdit::textEdited, m_reason, &QWidget::hide);
    }
}

void NewProductRow::fillChoices()
{
    m_type->clear();
    for (const QString &type : m_words.types)
        m_type->addItem(productTypeText(type), type);
    m_category->clear();
    m_category->addItem(tr("No category"));
    m_category->addItems(m_words.categories);
}

void NewProductRow::setMode(const std::optional<Product> &product)
{
    m_product = product;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_name, m_type, m_category})
        widget->setVisible(!product);
    m_variety->setPlaceholderText(product ? tr("New variety of %1").arg(product->name)
                                          : tr("First variety, like Quicksand"));
    m_reason->hide();
    m_variety->clear();
    show();
}

void NewProductRow::openForProduct()
{
    fillChoices();
    m_name->clear();
    setMode(std::nullopt);
    m_name->setFocus(Qt::ShortcutFocusReason);
}

void NewProductRow::openForVariety(const Product &product)
{
    setMode(product);
    m_variety->setFocus(Qt::ShortcutFocusReason);
}

void NewProductRow::refuse(const QString &reason)
{
    m_reason->setText(reason);
    m_reason->show();
}

void NewProductRow::onEnter()
{
    if (m_product) {
        Q_EMIT varietyNamed(*m_product, m_variety->text());
        return;
    }
    // Enter in the product's name goes on to the variety, which a product cannot be without.
    if (!m_name->text().trimmed().isEmpty() && m_variety->text().trimmed().isEmpty() && !m_variety->hasFocus()) {
        m_variety->setFocus(Qt::TabFocusReason);
        return;
    }
    Q_EMIT productNamed({.name = m_name->text(),
                         .productType = m_type->currentData().toString(),
                         .category = m_category->currentIndex() > 0 ? m_category->currentText() : QString(),
                         .variety = m_variety->text()});
}

void NewProductRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QWidget::keyPressEvent(event);
}

void NewProductRow::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.panel);
    paintHairlineBelow(painter, rect(), tokens.hairline);
}

} // namespace stemdesk::ui
