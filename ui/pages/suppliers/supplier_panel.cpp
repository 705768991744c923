#include "ui/pages/suppliers/supplier_panel.h"

#include "core/services/catalogue/catalogue_overview_service.h"
#include "ui/pages/suppliers/supplier_fields.h"
#include "ui/pages/suppliers/supplier_use.h"
#include "ui/pages/suppliers/suppliers_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/catalogue_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/words/day_text.h"
#include "ui/words/number_text.h"
#include "ui/words/work_words.h"

#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kProductsLookedAt = 100;
constexpr int kVarietiesNamed = 12;
constexpr int kOrdersNamed = 6;

/// Where a supplier is used: the first varieties, with their costs, and the open orders.
struct SupplierUse {
    QList<VariantMatch> varieties;
    bool isMore = false;
    QList<OpenOrder> orders;
};

Result<SupplierUse> useOf(ShopServices &services, const SupplierId &supplier)
{
    const auto products = TRY(
        services.products.list({.supplierId = supplier}, {.limit = kProductsLookedAt}, ProductService::Variants::Load));
    QList<VariantId> named;
    for (const Product &product : products.rows) {
        for (const Variant &variant : product.variants) {
            if (variant.supplierIds.contains(supplier))
                named += variant.id;
        }
    }
    SupplierUse use;
    use.orders = TRY(services.savedOrders.openFrom(supplier, kOrdersNamed + 1));
    const bool isMore = named.size() > kVarietiesNamed;
    named.resize(std::min<qsizetype>(named.size(), kVarietiesNamed));
    const auto offers = TRY(services.catalogue.offers(named));
    for (const VariantId &id : std::as_const(named)) {
        const auto offer = std::ranges::find_if(
            offers, [&](const VariantMatch &match) { return match.variant.id == id && match.supplierId == supplier; });
        if (offer != offers.cend())
            use.varieties.append(*offer);
    }
    use.isMore = isMore && !use.varieties.isEmpty(); // An archived supplier offers none.
    return use;
}

} // namespace

SupplierPanel::SupplierPanel(UiContext &context, QWidget *parent)
    : SidePanel(parent), m_context(context), m_lookup(context), m_form(this, context.edits)
{
    setProperty("widePanel", metric::kMessageWidth); // Other pages have panels of this width.
    buildFields();
    setSupplier({});
}

void SupplierPanel::buildFields()
{
    setSubject({}, tr("Supplier")); // Above the first section, which has its own spacing.
    addSection(tr("Contact"));
    const auto place = [this](FormRow *row) { addNarrow(row); };
    for (const SupplierField &each : supplierFields()) {
        const ObjectForm::Field field{.label = each.translatedLabel(),
                                      .value = [this, &each] { return m_supplier.*each.value; },
                                      .take =
                                          [this, &each](const QString &typed) {
                                              return Typing{.text = typed, .edit = [this, &each, typed] {
                                                                return SupplierEdits::change(m_supplier,
                                                                                             each.translatedLabel(),
                                                                                             each.patchTo(typed));
                                                            }};
                                          }};
        if (each.hasLines) {
            m_form.addText(field, place);
            continue;
        }
        ValueField *line = m_form.addLine(field, place);
        line->setPlaceholderText(each.translatedHint());
        if (&each == &supplierFields()[1])
            m_second = line;
        if (each.value == &Supplier::claimEmail)
            addClaimHours();
    }
    buildConditions();
    addSection(tr("Open orders"));
    m_orders = new OpenOrdersList;
    connect(m_orders, &OpenOrdersList::sheetChosen, this, &SupplierPanel::sheetChosen);
    addWidget(m_orders);
    addSection(tr("Catalogue, excl. tax"));
    m_products = addValue(tr("Products"));
    m_varieties = addValue(tr("Varieties"));
    m_supplied = new SuppliedList;
    m_supplied->setContentsMargins(0, metric::kSpace8, 0, 0); // Apart from the totals.
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

void SupplierPanel::addClaimHours()
{
    const auto hours = [this] { return m_supplier.claimHours ? quantityText(*m_supplier.claimHours) : QString(); };
    ValueField *claims = m_form.addLine({.label = tr("Claims within"),
                                         .value = hours,
                                         .take = [this](const QString &typed) { return typedHours(typed); }},
                                        [this](FormRow *row) { addNarrow(row); });
    claims->setPlaceholderText(tr("e.g. 24 hours"));
    claims->setFigure(NumberUnit::Hours);
}

/// The costs of an order apart from its goods, and the supplier's delivery days.
void SupplierPanel::buildConditions()
{
    addSection(tr("Conditions, excl. tax"));
    const auto place = [this](FormRow *row) { addNarrow(row); };
    for (const SupplierAmount &each : supplierAmounts()) {
        const auto shown = [this, &each] { return plainNumber(m_supplier.*each.value); };
        ValueField *line =
            m_form.addLine({.label = each.translatedLabel(),
                            .value = shown,
                            .take = [this, &each](const QString &typed) { return typedAmount(each, typed); }},
                           place);
        line->setFigure(NumberUnit::Money);
        line->setPlaceholderText(each.translatedHint());
        m_form.onShow([this, line] { line->setCurrency(m_context.shop.currency); });
    }
    ValueField *days = m_form.addLine({.label = tr("Delivers on"),
                                       .value = [this] { return weekdaysText(m_supplier.deliveryWeekdays); },
                                       .take = [this](const QString &typed) { return typedWeekdays(typed); }},
                                      place);
    days->setPlaceholderText(tr("any day"));
}

Typing SupplierPanel::typedAmount(const SupplierAmount &amount, const QString &text)
{
    const bool isEmptied = text.trimmed().isEmpty();
    const auto number = isEmptied ? std::nullopt : numberFrom(text, NumberUnit::Money);
    if (!isEmptied && (!number || *number < 0))
        return {.text = text, .refusal = tr("Write an amount, like 150.")};
    return {.text = text, .edit = [this, &amount, number] {
                return SupplierEdits::change(m_supplier, amount.translatedLabel(), amount.patchTo(number));
            }};
}

Typing SupplierPanel::typedWeekdays(const QString &text)
{
    const bool isAny = text.trimmed().compare(tr("any day"), Qt::CaseInsensitive) == 0;
    const auto weekdays = weekdaysFrom(isAny ? QString() : text);
    if (!weekdays) {
        QString sample = weekdaysText({u"mon"_s, u"thu"_s});
        if (sample.endsWith(u'.'))
            sample.chop(1); // The sentence has a full stop of its own.
        return {.text = text, .refusal = tr("Write days of the week, like %1.").arg(sample)};
    }
    return {.text = text, .edit = [this, weekdays] {
                return SupplierEdits::change(m_supplier, tr("Delivery days"), {.deliveryWeekdays = *weekdays});
            }};
}

/// "24", "24 h", "2 days"; 0 is treated as not set.
Typing SupplierPanel::typedHours(const QString &text)
{
    constexpr double kHoursInDay = 24;
    auto hours = text.trimmed().isEmpty() ? std::optional(0.0) : hoursFrom(text);
    if (const auto days = hours ? std::nullopt : numberFrom(text, NumberUnit::Days))
        hours = *days * kHoursInDay;
    if (!hours || *hours < 0)
        return {.text = text, .refusal = tr("Write hours, like 24.")};
    return {.text = text, .edit = [this, hours] {
                return SupplierEdits::changeClaimHours(m_supplier, *hours > 0 ? hours : std::optional<double>());
            }};
}

void SupplierPanel::setSupplier(const Supplier &supplier)
{
    const bool isOther = supplier.id != m_supplier.id;
    if (isOther) // For the one before.
        storeTyped(*this);
    m_supplier = supplier;
    if (isOther)
        m_form.startAgain();
    m_form.show();
    setVisible(!supplier.id.isNull());
    showState();
    if (!isOther)
        return;
    setUseVisible(false); // It is the previous supplier's.
    showUse();
}

void SupplierPanel::showState()
{
    setSubject(m_supplier.isArchived ? tr("Archived supplier") : QString(), m_supplier.name);
    m_archive->setText(m_supplier.isArchived ? tr("Bring back") : tr("Archive"));
    m_archive->setAccessibleName(m_supplier.isArchived ? tr("Bring %1 back").arg(m_supplier.name)
                                                       : tr("Archive %1").arg(m_supplier.name));
}

void SupplierPanel::setFigures(const std::optional<SupplierFigures> &figures)
{
    m_products->setValue(figures ? QLocale().toString(figures->products) : QString());
    m_varieties->setValue(figures ? QLocale().toString(figures->varieties) : QString());
}

void SupplierPanel::showUse()
{
    m_lookup.forget();
    if (m_supplier.id.isNull())
        return;
    m_lookup.ask([id = m_supplier.id](ShopServices &services) { return useOf(services, id); },
                 [this](const Result<SupplierUse> &use) {
                     if (!use)
                         return; // The store is busy; the next change reads again.
                     m_supplied->setVarieties(use->varieties, use->isMore, m_context.shop.currency);
                     m_orders->setOrders(use->orders, kOrdersNamed);
                     setUseVisible(true);
                 });
}

void SupplierPanel::setUseVisible(bool isVisible)
{
    m_supplied->setVisible(isVisible);
    m_orders->setVisible(isVisible);
}

void SupplierPanel::toggleArchived()
{
    m_context.edits.run(m_supplier.isArchived ? SupplierEdits::bringBack(m_supplier)
                                              : SupplierEdits::archive(m_supplier));
}

void SupplierPanel::focusFirstField()
{
    // The name was just given.
    if (isVisible()) // Otherwise the user is on another page; leave the keyboard there.
        m_second->setFocus(Qt::OtherFocusReason);
}

/// Addresses of e-mail are read whole; the list has few columns.
QSize SupplierPanel::sizeHint() const
{
    return {metric::kSidePanelWidth + 2 * metric::kSpace16, SidePanel::sizeHint().height()};
}

} // namespace stemdesk::ui
