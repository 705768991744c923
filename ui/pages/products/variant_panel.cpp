#include "ui/pages/products/variant_panel.h"

#include "core/base/error.h"
#include "core/services/catalogue/catalogue_overview_service.h"
#include "core/services/prices/price_overview_service.h"
#include "core/services/prices/tax_group_service.h"
#include "ui/pages/products/colours_field.h"
#include "ui/pages/products/offers_field.h"
#include "ui/pages/products/price_history.h"
#include "ui/pages/products/uses_list.h"
#include "ui/ui_context.h"
#include "ui/undo/catalogue_edits.h"
#include "ui/undo/price_edits.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/number_text.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kUsesShown = 12;

/// The price's edit is made once the list has an id.
Edit onNewList(const QString &text, const PriceListPatch &list, const PriceEntryPatch &price)
{
    const auto made = std::make_shared<PriceListId>(); // Owned by the edit's steps.
    const auto entry = std::make_shared<Edit>();
    const Edit add{.text = {},
                   .apply = [made, entry, price](ShopServices &services) -> Status {
                       if (!entry->apply)
                           *entry = PriceEdits::add({}, *made, price, std::make_shared<PriceEntry>());
                       return entry->apply(services);
                   },
                   .revert = [entry](ShopServices &services) { return entry->revert(services); }};
    return together(text, {PriceEdits::create(list, made), add});
}

} // namespace

VariantPanel::VariantPanel(UiContext &context, const CatalogueWords &words, QWidget *parent)
    : SidePanel(parent), m_context(context), m_colours(new ColoursField(words)), m_offers(new OffersField(words))
{
    buildFields();
    buildBelow();
}

void VariantPanel::buildFields()
{
    setSubject({}, tr("Variety")); // Above the first section, which has its own spacing.
    addSection(tr("Variety"));
    addLine(
        tr("Name"), [](const Variant &variant) { return variant.name; },
        [](const QString &typed) { return Result<VariantPatch>({.name = typed}); });
    addLine(
        tr("Stem length"), [](const Variant &variant) { return plainNumber(variant.stemLength); },
        [](const QString &typed) {
            return typedNumber(typed, u"stemLength"_s, NumberUnit::Centimetres)
                .map([](const std::optional<double> &number) { return VariantPatch{.stemLength = number}; });
        })
        ->setFigure(NumberUnit::Centimetres);
    addLine(
        tr("Units per pack"), [](const Variant &variant) { return plainNumber(variant.unitsPerPack); },
        [](const QString &typed) {
            return typedNumber(typed, u"unitsPerPack"_s).map([](const std::optional<double> &number) {
                return VariantPatch{.unitsPerPack = number};
            });
        })
        ->setFigure(NumberUnit::Pieces);
    m_spare = addLine(
        tr("Spare (%)"), [](const Variant &variant) { return plainNumber(variant.sparePercent); },
        [](const QString &typed) {
            return typedNumber(typed, u"sparePercent"_s, NumberUnit::Percent)
                .map([](const std::optional<double> &number) { return VariantPatch{.sparePercent = number}; });
        });
    m_spare->setFigure(NumberUnit::Percent);
    addWidget(new FormRow(tr("Colours"), m_colours));
    connect(m_colours, &ColoursField::chosen, this,
            [this](const QStringList &colours) { storeQuietly({.colors = colours}); });
    addLine(
        tr("SKU"), [](const Variant &variant) { return variant.sku; },
        [](const QString &typed) { return Result<VariantPatch>({.sku = typed}); });
    addNotes();
}

void VariantPanel::buildBelow()
{
    addSection(tr("Suppliers, excl. tax"));
    addWidget(m_offers);
    connect(m_offers, &OffersField::changed, this, &VariantPanel::storeQuietly);
    connect(m_offers, &OffersField::typed, this,
            [this](const VariantPatch &patch, ValueField *field) { store(patch, field); });
    connect(m_offers, &OffersField::priced, this, &VariantPanel::addPrice);
    m_history = new PriceHistory;
    addWidget(m_history);
    m_uses = new UsesList;
    addWidget(m_uses);
    connect(m_uses, &UsesList::eventChosen, this, &VariantPanel::eventChosen);
}

ValueField *VariantPanel::addLine(const QString &label, std::function<QString(const Variant &)> value, Typed patch)
{
    auto *field = new ValueField;
    addWidget(new FormRow(label, field));
    m_lines.append({field, std::move(value)});
    connect(field, &ValueField::committed, this, [this, field, patch = std::move(patch)](const QString &typed) {
        const Result<VariantPatch> change = patch(typed);
        if (!change)
            field->setRefused(errorText(change.error()));
        else
            store(*change, field);
    });
    return field;
}

void VariantPanel::addNotes()
{
    m_notes = new ValueText(tr("Notes"));
    addWidget(new FormRow(tr("Notes"), m_notes));
    connect(m_notes, &ValueText::committed, this, [this](const QString &typed) { store({.notes = typed}, m_notes); });
}

template <class Field>
void VariantPanel::store(const VariantPatch &patch, Field *field)
{
    m_context.edits.run(ProductEdits::change(m_variant, patch), field, outcomeOf(field));
}

void VariantPanel::storeQuietly(const VariantPatch &patch)
{
    m_context.edits.run(ProductEdits::change(m_variant, patch));
}

void VariantPanel::setVariant(const Product &product, const Variant &variant)
{
    const bool isOther = variant.id != m_variant.id;
    if (isOther) // For the one before.
        storeTyped(*this);
    m_variant = variant;
    for (const Line &line : std::as_const(m_lines)) {
        if (isOther) { // Drops what was typed for the previous variety.
            line.field->setRefused({});
            line.field->setText(line.field->value());
        }
        line.field->setValue(line.value(variant));
    }
    if (isOther) {
        m_notes->setRefused({});
        m_notes->setPlainText(m_notes->value());
    }
    m_notes->setValue(variant.notes);
    m_colours->setColours(variant.colors);
    const QString stem = variant.stemLength ? tr("%1 cm").arg(plainNumber(variant.stemLength)) : QString();
    setSubject(product.name, variant.name, stem);
    nameRecord(*this, QStringList{product.name, variant.name}.join(u", "_s));
    readBelow(product);
}

void VariantPanel::readBelow(const Product &product)
{
    const CatalogueOverviewService &reading = m_context.services.catalogue;
    const QString &currency = m_context.shop.currency;
    m_productType = product.productType;
    m_list = m_context.services.prices.inUse(m_productType).value_or(PriceListId());
    if (const auto shop = m_context.services.settings.shop()) {
        const auto type = std::ranges::find(shop->productTypes, product.productType, &ProductType::name);
        const double spare = type == shop->productTypes.end() ? 0 : type->sparePercent;
        m_spare->setPlaceholderText(spare > 0 ? withPercent(quantityText(spare)) : tr("none"));
    }
    if (const auto offers = reading.offers({m_variant.id}))
        m_offers->setOffers(m_variant, *offers, currency);
    if (const auto prices = reading.prices(m_variant.id))
        m_history->setPrices(*prices, currency);
    if (const auto uses = reading.uses(m_variant.id, kUsesShown + 1))
        m_uses->setUses(*uses, kUsesShown, product.productType == u"flower"_s);
}

/// On the list in use: its cost from today on. If there is none, on a new one.
void VariantPanel::addPrice(SupplierId supplier, double unitCost, ValueField *field)
{
    const QString text = tr("Add price of %1").arg(m_variant.name);
    const PriceEntryPatch price{.variantId = m_variant.id, .supplierId = supplier, .unitCostExclTax = unitCost};
    const auto tax = m_context.services.taxGroups.defaultMultiplier(m_productType);
    const PriceListPatch list{.name = tr("Prices"),
                              .productType = m_productType,
                              .date = shopToday(m_context),
                              .taxMultiplier = tax.value_or(1)};
    const Edit edit = m_list.isNull() ? onNewList(text, list, price)
                                      : PriceEdits::add(text, m_list, price, std::make_shared<PriceEntry>());
    m_context.edits.run(edit, field, outcomeOf(field));
}

void VariantPanel::focusName()
{
    if (!isVisible()) // The user is on another page; leave the focus there.
        return;
    m_lines.constFirst().field->setFocus(Qt::OtherFocusReason);
    m_lines.constFirst().field->selectAll();
}

} // namespace stemdesk::ui
