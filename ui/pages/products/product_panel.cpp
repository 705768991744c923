#include "ui/pages/products/product_panel.h"

#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/product_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/list_completer.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/product_type_words.h"
#include "ui/words/vocabulary_words.h"

#include <QHBoxLayout>
#include <QStringListModel>

#include <algorithm>

namespace stemdesk::ui {

ProductPanel::ProductPanel(UiContext &context, const CatalogueWords &words, QWidget *parent)
    : SidePanel(parent), m_words(words), m_form(
                                             this, context.edits, [this](FormRow *row) { addWidget(row); },
                                             [](const Product &before, const ProductPatch &patch, const QString &) {
                                                 return ProductEdits::change(before, patch);
                                             })
{
    setSubject({}, tr("Product")); // Above the first section, which keeps its distance.
    addSection(tr("Product"));
    addLine(tr("Name"), &Product::name, &ProductPatch::name, nullptr);
    addLine(tr("Category"), &Product::category, &ProductPatch::category, &CatalogueWords::categories);
    addLine(tr("Type"), &Product::productType, &ProductPatch::productType, &CatalogueWords::types);
    m_form.addText(
        tr("Description"), [](const Product &product) { return product.description; },
        [](const QString &typed) -> Result<ProductPatch> { return ProductPatch{.description = typed}; });
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
    const auto text = [value](const Product &product) {
        return value == &Product::productType ? productTypeText(product.*value)
            : value == &Product::category     ? vocabularyText(product.*value)
                                              : product.*value;
    };
    const auto read = [this, patch](const QString &typed) -> Result<ProductPatch> {
        ProductPatch change;
        change.*patch = patch == &ProductPatch::productType ? productTypeFrom(typed, m_words.types)
            : patch == &ProductPatch::category              ? vocabularyFrom(typed)
                                                            : typed;
        return change;
    };
    ValueField *field = m_form.addLine(label, text, read);
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
}

void ProductPanel::setProduct(const Product &product)
{
    m_form.show(product);
    m_varieties->setValue(QLocale().toString(product.variants.size()));
    setSubject(productTypeText(product.productType), product.name);
}

} // namespace stemdesk::ui
