#include "ui/pages/products/product_panel.h"

#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/catalogue_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/list_completer.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/error_text.h"

#include <QHBoxLayout>
#include <QStringListModel>

#include <algorithm>

namespace stemdesk::ui {

ProductPanel::ProductPanel(UiContext &context, const CatalogueWords &words, QWidget *parent)
    : SidePanel(parent), m_context(context), m_words(words)
{
    setSubject({}, tr("Product")); // Above the first section, which has its own spacing.
    addSection(tr("Product"));
    addLine(tr("Name"), &Product::name, &ProductPatch::name, nullptr);
    addLine(tr("Category"), &Product::category, &ProductPatch::category, &CatalogueWords::categories);
    addLine(tr("Type"), &Product::productType, &ProductPatch::productType, &CatalogueWords::types);
    addDescription();
    addSection(tr("Varieties"));
    m_varieties = addValue(tr("In the catalogue"));
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, metric::kSpace8, 0, 0);
    auto *add = new Button(tr("New variety"));
    row->addWidget(add);
    row->addStretch(1);
    addWidget(foot);
    connect(add, &Button::clicked, this, &ProductPanel::varietyWanted);
}

void ProductPanel::addLine(const QString &label, QString Product::*value, std::optional<QString> ProductPatch::*patch,
                           QStringList CatalogueWords::*choices)
{
    auto *field = new ValueField;
    addWidget(new FormRow(label, field));
    m_lines.append({field, value});
    if (choices) {
        QStringList shown = m_words.*choices;
        const bool isType = choices == &CatalogueWords::types;
        std::ranges::transform(shown, shown.begin(), isType ? productTypeText : vocabularyText);
        auto *completer = new ListCompleter(shown, field);
        field->setCompleter(completer);
        connect(completer, qOverload<const QString &>(&QCompleter::activated), field, [field](const QString &word) {
            field->setText(word);
            field->keepMine();
        });
    }
    connect(field, &ValueField::committed, this, [this, field, patch](const QString &typed) {
        ProductPatch change;
        change.*patch = patch == &ProductPatch::productType ? productTypeFrom(typed, m_words.types)
            : patch == &ProductPatch::category              ? vocabularyFrom(typed)
                                                            : typed;
        store(change, field);
    });
}

void ProductPanel::addDescription()
{
    m_description = new ValueText(tr("Description"));
    addWidget(new FormRow(tr("Description"), m_description));
    connect(m_description, &ValueText::committed, this,
            [this](const QString &typed) { store({.description = typed}, m_description); });
}

template <class Field>
void ProductPanel::store(const ProductPatch &patch, Field *field)
{
    m_context.edits.run(ProductEdits::change(m_product, patch), field, outcomeOf(field));
}

void ProductPanel::setProduct(const Product &product)
{
    const bool isOther = product.id != m_product.id;
    if (isOther) // For the one before.
        storeTyped(*this);
    m_product = product;
    for (const Line &line : std::as_const(m_lines)) {
        if (isOther) { // Drops what was typed for the previous product.
            line.field->setRefused({});
            line.field->setText(line.field->value());
        }
        const QString &value = product.*line.value;
        line.field->setValue(line.value == &Product::productType    ? productTypeText(value)
                                 : line.value == &Product::category ? vocabularyText(value)
                                                                    : value);
    }
    if (isOther) {
        m_description->setRefused({});
        m_description->setPlainText(m_description->value());
    }
    m_description->setValue(product.description);
    m_varieties->setValue(QLocale().toString(product.variants.size()));
    setSubject(productTypeTitle(product.productType), product.name);
}

} // namespace stemdesk::ui
