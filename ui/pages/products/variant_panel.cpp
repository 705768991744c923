#include "ui/pages/products/variant_panel.h"

#include "core/base/error.h"
#include "core/services/catalogue/catalogue_overview_service.h"
#include "ui/pages/products/colours_field.h"
#include "ui/pages/products/offers_field.h"
#include "ui/pages/products/price_history.h"
#include "ui/pages/products/uses_list.h"
#include "ui/ui_context.h"
#include "ui/undo/product_edits.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/words/number_text.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kUsesShown = 12;

} // namespace

VariantPanel::VariantPanel(UiContext &context, const CatalogueWords &words, QWidget *parent)
    : SidePanel(parent), m_context(context), m_form(
                                                 this, context.edits, [this](FormRow *row) { addWidget(row); },
                                                 [](const Variant &before, const VariantPatch &patch, const QString &) {
                                                     return ProductEdits::change(before, patch);
                                                 }),
      m_colours(new ColoursField(words)), m_offers(new OffersField(words))
{
    buildFields();
    buildBelow();
}

void VariantPanel::buildFields()
{
    setSubject({}, tr("Variety")); // Above the first section, which keeps its distance.
    addSection(tr("Variety"));
    m_name = m_form.addLine(
        tr("Name"), [](const Variant &variant) { return variant.name; },
        [](const QString &typed) { return Result<VariantPatch>({.name = typed}); });
    m_form
        .addLine(
            tr("Stem length"),
            [](const Variant &variant) {
                return variant.stemLength ? tr("%1 cm").arg(plainNumber(variant.stemLength)) : QString();
            },
            [](const QString &typed) {
                return typedNumber(typed, u"stemLength"_s, NumberUnit::Centimetres)
                    .map([](const std::optional<double> &number) { return VariantPatch{.stemLength = number}; });
            })
        ->setFigure(NumberUnit::Centimetres);
    m_form
        .addLine(
            tr("Units per pack"), [](const Variant &variant) { return plainNumber(variant.unitsPerPack); },
            [](const QString &typed) {
                return typedNumber(typed, u"unitsPerPack"_s).map([](const std::optional<double> &number) {
                    return VariantPatch{.unitsPerPack = number};
                });
            })
        ->setFigure(NumberUnit::Pieces);
    m_form
        .addLine(
            tr("Spare (%)"), [](const Variant &variant) { return plainNumber(variant.sparePercent); },
            [](const QString &typed) {
                return typedNumber(typed, u"sparePercent"_s, NumberUnit::Percent)
                    .map([](const std::optional<double> &number) { return VariantPatch{.sparePercent = number}; });
            })
        ->setFigure(NumberUnit::Percent);
    addWidget(new FormRow(tr("Colours"), m_colours));
    connect(m_colours, &ColoursField::chosen, this,
            [this](const QStringList &colours) { storeQuietly({.colors = colours}); });
    m_form.addLine(
        tr("SKU"), [](const Variant &variant) { return variant.sku; },
        [](const QString &typed) { return Result<VariantPatch>({.sku = typed}); });
    m_form.addText(
        tr("Notes"), [](const Variant &variant) { return variant.notes; },
        [](const QString &typed) { return Result<VariantPatch>({.notes = typed}); });
}

void VariantPanel::buildBelow()
{
    addSection(tr("Suppliers"));
    addWidget(m_offers);
    connect(m_offers, &OffersField::changed, this, &VariantPanel::storeQuietly);
    connect(m_offers, &OffersField::typed, this, [this](const VariantPatch &patch, ValueField *field) {
        m_context.edits.run(ProductEdits::change(m_form.object(), patch), field,
                            [field](const Status &status) { showOutcome(field, status); });
    });
    m_history = new PriceHistory;
    addWidget(m_history);
    m_uses = new UsesList;
    addWidget(m_uses);
    connect(m_uses, &UsesList::eventChosen, this, &VariantPanel::eventChosen);
}

void VariantPanel::storeQuietly(const VariantPatch &patch)
{
    m_context.edits.run(ProductEdits::change(m_form.object(), patch));
}

void VariantPanel::setVariant(const Product &product, const Variant &variant)
{
    m_form.show(variant);
    m_colours->setColours(variant.colors);
    const QString stem = variant.stemLength ? tr("%1 cm").arg(plainNumber(variant.stemLength)) : QString();
    setSubject(product.name, variant.name, stem);
    readBelow(product);
}

void VariantPanel::readBelow(const Product &product)
{
    const CatalogueOverviewService &reading = m_context.services.catalogue;
    const QString &currency = m_context.shop.currency;
    if (const auto offers = reading.offers({m_form.object().id}))
        m_offers->setOffers(m_form.object(), *offers, currency);
    if (const auto prices = reading.prices(m_form.object().id))
        m_history->setPrices(*prices, currency);
    if (const auto uses = reading.uses(m_form.object().id, kUsesShown + 1))
        m_uses->setUses(*uses, kUsesShown, product.productType == u"flower"_s ? tr("%1 stems") : u"%1"_s);
}

void VariantPanel::focusName()
{
    if (!isVisible()) // Somebody went on to another page: the keyboard stays there.
        return;
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

} // namespace stemdesk::ui
