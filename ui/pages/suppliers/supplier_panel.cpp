#include "ui/pages/suppliers/supplier_panel.h"

#include "core/services/catalogue/catalogue_overview_service.h"
#include "ui/pages/suppliers/supplier_fields.h"
#include "ui/pages/suppliers/supplier_use.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/supplier_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/fields/value_text.h"
#include "ui/words/number_text.h"

#include <QHBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kProductsLookedAt = 100;
constexpr int kVarietiesNamed = 12;
constexpr int kOrdersNamed = 6;

/// Shows the value of another supplier: what was typed for the one before is gone.
template <class Field>
void startAgain(Field *field, const QString &value)
{
    field->setRefused({});
    if constexpr (std::is_same_v<Field, ValueField>)
        field->setText(field->value());
    else
        field->setPlainText(field->value());
    field->setValue(value);
}

/// "24", "24 h"; none are as good as nothing said. Nothing where it cannot be read.
std::optional<std::optional<double>> claimHoursFrom(const QString &text)
{
    const auto hours = text.trimmed().isEmpty() ? std::optional(0.0) : numberFrom(text, NumberUnit::Hours);
    if (!hours || *hours < 0)
        return std::nullopt;
    return *hours > 0 ? hours : std::optional<double>();
}

} // namespace

SupplierPanel::SupplierPanel(UiContext &context, QWidget *parent) : SidePanel(parent), m_context(context)
{
    buildFields();
    setSupplier({});
}

void SupplierPanel::buildFields()
{
    setSubject({}, tr("Supplier")); // Above the first section, which keeps its distance.
    addSection(tr("Contact"));
    for (const SupplierField &field : supplierFields()) {
        if (field.hasLines)
            addText(field);
        else
            addLine(field);
    }
    addClaimHours();
    addSection(tr("Open orders"));
    m_orders = new OpenOrdersList;
    connect(m_orders, &OpenOrdersList::sheetChosen, this, &SupplierPanel::sheetChosen);
    addWidget(m_orders);
    addSection(tr("Catalogue"));
    m_use = addValue(tr("Supplies"));
    m_supplied = new SuppliedList;
    addWidget(m_supplied);
    m_archive = new Button({});
    connect(m_archive, &Button::clicked, this, &SupplierPanel::toggleArchived);
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, metric::kSpace16, 0, 0);
    row->addWidget(m_archive);
    row->addStretch(1);
    addWidget(foot);
}

void SupplierPanel::addLine(const SupplierField &field)
{
    auto *line = new ValueField;
    addWidget(new FormRow(field.translatedLabel(), line));
    m_lines.append({&field, line});
    connect(line, &ValueField::committed, this, [this, line, &field](const QString &text) {
        m_context.edits.run(SupplierEdits::change(m_supplier, field.translatedLabel(), field.patchTo(text)), line,
                            [line](const Status &status) { showOutcome(line, status); });
    });
}

void SupplierPanel::addText(const SupplierField &field)
{
    auto *text = new ValueText(field.translatedLabel());
    addWidget(new FormRow(field.translatedLabel(), text));
    m_texts.append({&field, text});
    connect(text, &ValueText::committed, this, [this, text, &field](const QString &typed) {
        m_context.edits.run(SupplierEdits::change(m_supplier, field.translatedLabel(), field.patchTo(typed)), text,
                            [text](const Status &status) { showOutcome(text, status); });
    });
}

void SupplierPanel::addClaimHours()
{
    m_claimHours = new ValueField;
    m_claimHours->setPlaceholderText(tr("Hours after delivery"));
    m_claimHours->setFigure(NumberUnit::Hours);
    addWidget(new FormRow(tr("Accepts claims for"), m_claimHours));
    connect(m_claimHours, &ValueField::committed, this, [this](const QString &text) {
        const auto hours = claimHoursFrom(text);
        if (!hours) {
            m_claimHours->setRefused(tr("Write hours, like 24."));
            return;
        }
        m_context.edits.run(SupplierEdits::changeClaimHours(m_supplier, *hours), m_claimHours,
                            [this](const Status &status) { showOutcome(m_claimHours, status); });
    });
}

void SupplierPanel::setSupplier(const Supplier &supplier)
{
    const bool isOther = supplier.id != m_supplier.id;
    if (isOther) // For the one before.
        storeTyped(*this);
    m_supplier = supplier;
    for (const auto &[field, line] : std::as_const(m_lines)) {
        const QString value = supplier.*field->value;
        if (isOther)
            startAgain(line, value);
        else
            line->setValue(value);
    }
    const QString hours = supplier.claimHours ? tr("%1 h").arg(quantityText(*supplier.claimHours)) : QString();
    if (isOther)
        startAgain(m_claimHours, hours);
    else
        m_claimHours->setValue(hours);
    for (const auto &[field, text] : std::as_const(m_texts)) {
        const QString value = supplier.*field->value;
        if (isOther)
            startAgain(text, value);
        else
            text->setValue(value);
    }
    widget()->setVisible(!supplier.id.isNull());
    showState();
    if (isOther)
        showUse();
}

void SupplierPanel::showState()
{
    setSubject(m_supplier.isArchived ? tr("Archived supplier") : tr("Supplier"), m_supplier.name);
    m_archive->setText(m_supplier.isArchived ? tr("Bring back") : tr("Archive"));
    m_archive->setAccessibleName(m_supplier.isArchived ? tr("Bring %1 back").arg(m_supplier.name)
                                                       : tr("Archive %1").arg(m_supplier.name));
}

void SupplierPanel::showUse()
{
    if (m_supplier.id.isNull())
        return;
    const auto products = m_context.services.products.list({.supplierId = m_supplier.id}, {.limit = kProductsLookedAt},
                                                           ProductService::Variants::Load);
    if (!products)
        return;
    QList<VariantId> variants;
    for (const Product &product : products->rows) {
        for (const Variant &variant : product.variants) {
            if (variant.supplierIds.contains(m_supplier.id))
                variants += variant.id;
        }
    }
    const QString counted = tr("%n varieties", nullptr, int(variants.size()));
    m_use->setValue(products->next ? tr("more than %1").arg(counted) : counted);
    showVarieties(variants);
    showOrders();
}

void SupplierPanel::showVarieties(const QList<VariantId> &variants)
{
    const QList<VariantId> named = variants.first(std::min<qsizetype>(variants.size(), kVarietiesNamed));
    const auto offers = m_context.services.catalogue.offers(named);
    if (!offers)
        return;
    QList<VariantMatch> own;
    for (const VariantId &id : named) {
        const auto offer = std::ranges::find_if(*offers, [&](const VariantMatch &match) {
            return match.variant.id == id && match.supplierId == m_supplier.id;
        });
        if (offer != offers->cend())
            own.append(*offer);
    }
    m_supplied->setVarieties(own, variants.size() > named.size(), m_context.shop.currency);
}

void SupplierPanel::showOrders()
{
    const auto orders = m_context.services.savedOrders.openFrom(m_supplier.id, kOrdersNamed + 1);
    if (orders)
        m_orders->setOrders(*orders, kOrdersNamed);
}

void SupplierPanel::toggleArchived()
{
    m_context.edits.run(m_supplier.isArchived ? SupplierEdits::bringBack(m_supplier)
                                              : SupplierEdits::archive(m_supplier));
}

void SupplierPanel::focusFirstField()
{
    // The name was just given.
    if (isVisible()) // Otherwise somebody went on to another page, and the keyboard stays there.
        m_lines.at(1).second->setFocus(Qt::OtherFocusReason);
}

} // namespace stemdesk::ui
