#include "ui/pages/event/pricing/pricing_form.h"

#include "core/domain/money_text.h"
#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/pricing/design_time_card.h"
#include "ui/pages/event/pricing/price_lists_card.h"
#include "ui/pages/event/pricing/price_refresh_card.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/fees_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/layout/card.h"
#include "ui/words/billing_words.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLocale>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

/// The largest number of choices that a list can usefully show.
constexpr int kTaxGroupsOffered = 100;

QString amountText(std::optional<double> amount)
{
    return amount ? quantityText(*amount) : QString();
}

EventPricing pricingOf(const Event &event)
{
    return event.pricing.value_or(EventPricing());
}

EventPatch pricingPatch(const EventPricingPatch &patch)
{
    return {.pricing = std::optional(patch)};
}

/// As on the road signs of the shop's country; if it is not set, of that of the window's language.
bool isInMiles(const Shop &shop)
{
    const QString own = QLocale::territoryToCode(QLocale().territory());
    return QStringList{u"GB"_s, u"LR"_s, u"US"_s}.contains(shop.country.isEmpty() ? own : shop.country);
}

} // namespace

PricingForm::PricingForm(EventDocument &document, QWidget *parent) : EventForm(document, parent)
{
    buildLists();
    buildMarkups();
    buildLabour();
    beginSecondColumn();
    buildFees();
    buildTravel();
    buildTax();
    buildDiscount();
    auto *time = new DesignTimeCard(document); // Last, because it changes no price.
    takeCard(time);
    onRefresh([time] { time->refresh(); });
}

/// Beside what is typed, as the summary and the arrangements show it; nothing if it is nothing.
void PricingForm::showResult(Card *card, double (*result)(const PriceBreakdown &))
{
    onRefresh([this, card, result] {
        const QString &currency = document().shop().currency;
        const double amount = result(document().recipe().breakdown);
        card->setFigure(roundedMoney(amount, currency) == 0
                            ? QString()
                            : tr("%1 incl. %2").arg(moneyText(amount, currency), taxWord()));
    });
}

/// Whether the figures are with tax, as the results say it.
void PricingForm::nameBasis(Card *card, const char *sentence)
{
    onRefresh([this, card, sentence] { card->setSentence(tr(sentence).arg(taxWord())); });
}

void PricingForm::buildMarkups()
{
    Card *card = addCard(tr("Markups"));
    showResult(card, [](const PriceBreakdown &parts) { return parts.flowersAndMaterials + parts.hire; });
    nameBasis(card, QT_TR_NOOP("times the cost, incl. %1"));
    beginFlow(card);
    for (const ProductType &type : document().shop().productTypes)
        addMarkup(card, type.name);
    ValueField *uplift = addField(
        card, tr("Extra per unit"), tr("Change the extra per unit"),
        [](const Event &event) { return amountText(pricingOf(event).unitUpliftIncTax); },
        amountTake([](std::optional<double> amount) { return pricingPatch({.unitUpliftIncTax = amount}); }));
    uplift->setToolTip(tr("Added to each unit’s cost, incl. tax"));
    showFigure(uplift, NumberUnit::Money);
}

QString PricingForm::defaultMarkup(const QString &type)
{
    for (const ProductType &known : document().shop().productTypes) {
        if (known.name == type)
            return quantityText(known.markup);
    }
    return {};
}

void PricingForm::addMarkup(Card *card, const QString &type)
{
    ValueField *field = addField(
        card, productTypeTitle(type), tr("Change markup"),
        [type](const Event &event) {
            const MarkupFactors markups = pricingOf(event).markups.value_or(MarkupFactors());
            return markups.contains(type) ? quantityText(markups.value(type)) : QString();
        },
        amountTake(
            [type](std::optional<double> factor) {
                return pricingPatch({.markups = QMap<QString, std::optional<double>>{{type, factor}}});
            },
            NumberUnit::None));
    field->setFigure(NumberUnit::None);
    setUnit(field);
    onRefresh([this, field, type] { field->setPlaceholderText(tr("%1, shop default").arg(defaultMarkup(type))); });
}

void PricingForm::buildLabour()
{
    Card *card = addCard(tr("Labour"));
    showResult(card, [](const PriceBreakdown &parts) { return parts.labour; });
    beginFlow(card);
    addLabour(card, tr("Share"), &Labour::percent, &LabourPatch::percent);
    addLabour(card, tr("Hours"), &Labour::hours, &LabourPatch::hours);
    addLabour(card, tr("Hourly rate"), &Labour::hourlyRateExclTax, &LabourPatch::hourlyRateExclTax);
    addLabour(card, tr("Fixed amount"), &Labour::amountExclTax, &LabourPatch::amountExclTax);
    nameBasis(card, QT_TR_NOOP("share of the lines’ price; amounts excl. %1"));
}

void PricingForm::addLabour(Card *card, const QString &label, LabourPart part, LabourPatchPart patch)
{
    const NumberUnit unit = part == &Labour::percent ? NumberUnit::Percent
        : part == &Labour::hours                     ? NumberUnit::Hours
                                                     : NumberUnit::Money;
    ValueField *field = addField(
        card, label, tr("Change labour"),
        [part](const Event &event) { return amountText(pricingOf(event).labour.value_or(Labour()).*part); },
        amountTake(
            [patch](std::optional<double> amount) {
                LabourPatch labour;
                labour.*patch = amount;
                return pricingPatch({.labour = std::optional(labour)});
            },
            unit));
    showFigure(field, unit);
}

/// An empty field says what it counts as.
void PricingForm::showFigure(ValueField *field, NumberUnit unit)
{
    field->setFigure(unit);
    setUnit(field);
    onRefresh([this, field, unit] {
        field->setPlaceholderText(shownFigure(quantityText(0), unit, document().shop().currency));
    });
}

void PricingForm::buildTravel()
{
    Card *card = addCard(tr("Travel"));
    nameBasis(card, QT_TR_NOOP("excl. %1"));
    showResult(card, [](const PriceBreakdown &parts) { return parts.travel; });
    beginFlow(card);
    addTravel(card, tr("Distance"), &Travel::distance, &TravelPatch::distance);
    const auto perUnit = [this] { return isInMiles(document().shop()) ? tr("Per mile") : tr("Per kilometre"); };
    ValueField *rate = addTravel(card, perUnit(), &Travel::rateExclTax, &TravelPatch::rateExclTax);
    onRefresh([card, perUnit, rate] {
        static_cast<FormRow *>(rate->parentWidget())->setLabel(perUnit());
        rate->setAccessibleName(u"%1: %2"_s.arg(card->accessibleName(), perUnit()));
    });
    addTravel(card, tr("Fixed amount"), &Travel::amountExclTax, &TravelPatch::amountExclTax);
}

ValueField *PricingForm::addTravel(Card *card, const QString &label, TravelPart part, TravelPatchPart patch)
{
    const NumberUnit unit = part == &Travel::distance ? NumberUnit::Distance : NumberUnit::Money;
    ValueField *field = addField(
        card, label, tr("Change travel"),
        [part](const Event &event) { return amountText(pricingOf(event).travel.value_or(Travel()).*part); },
        amountTake(
            [patch](std::optional<double> amount) {
                TravelPatch travel;
                travel.*patch = amount;
                return pricingPatch({.travel = std::optional(travel)});
            },
            unit));
    field->setAccessibleName(u"%1: %2"_s.arg(card->accessibleName(), label));
    showFigure(field, unit);
    return field;
}

void PricingForm::buildFees()
{
    Card *card = addCard(tr("Fees"));
    nameBasis(card, QT_TR_NOOP("excl. %1"));
    showResult(card, [](const PriceBreakdown &parts) { return parts.fees; });
    auto *fees = new FeesField;
    FormRow *row = addRow(card, tr("Fees"), fees);
    row->hideLabel();
    connect(&document(), &EventDocument::opened, fees, &FeesField::forget);
    connect(fees, &FeesField::refused, row, &FormRow::setError);
    connect(fees, &FeesField::feesChosen, this, [this, row](const QList<AdditionalFee> &list, ValueField *field) {
        const EventPatch change = pricingPatch({.additionalFees = std::optional(list)});
        if (!field)
            patch(tr("Change fees"), change, row);
        else if (document().isOpen())
            document().run(patchEventEdit(tr("Change fees"), document().shown(), change), field, outcomeOf(field));
    });
    onRefresh([this, fees] {
        fees->setCurrency(document().shop().currency);
        fees->setFees(pricingOf(document().shown()).additionalFees.value_or(QList<AdditionalFee>()));
    });
}

void PricingForm::buildDiscount()
{
    Card *card = addCard(tr("Discount"));
    nameBasis(card, QT_TR_NOOP("taken off everything above, incl. %1"));
    showResult(card, [](const PriceBreakdown &parts) { return -parts.discount; });
    beginFlow(card);
    addDiscount(card, tr("Share"), &Discount::percent, &DiscountPatch::percent);
    addDiscount(card, tr("Fixed amount"), &Discount::amountIncTax, &DiscountPatch::amountIncTax);
}

void PricingForm::addDiscount(Card *card, const QString &label, DiscountPart part, DiscountPatchPart patch)
{
    ValueField *field = addField(
        card, label, tr("Change discount"),
        [part](const Event &event) { return amountText(pricingOf(event).discount.value_or(Discount()).*part); },
        amountTake(
            [patch](std::optional<double> amount) {
                DiscountPatch discount;
                discount.*patch = amount;
                return pricingPatch({.discount = std::optional(discount)});
            },
            part == &Discount::percent ? NumberUnit::Percent : NumberUnit::Money));
    field->setAccessibleName(u"%1: %2"_s.arg(card->accessibleName(), label));
    showFigure(field, part == &Discount::percent ? NumberUnit::Percent : NumberUnit::Money);
    if (part == &Discount::amountIncTax)
        field->setFigure(NumberUnit::Money, [this] { return document().price(); });
}

void PricingForm::buildTax()
{
    Card *card = addCard(tr("Tax"));
    auto *box = new QComboBox;
    new WheelGuard(box);
    FormRow *row = addRow(card, tr("Tax group"), box);
    connect(box, &QComboBox::activated, this, [this, box, row] {
        const auto group = box->currentData().value<TaxGroupId>();
        const auto chosen = group.isNull() ? std::nullopt : std::optional(group);
        patch(tr("Change tax group"), pricingPatch({.taxGroupId = chosen}), row);
    });
    onRefresh([this, box] { fillTaxGroups(box); });
}

void PricingForm::fillTaxGroups(QComboBox *box)
{
    if (box->view()->isVisible())
        return;
    const QSignalBlocker blocker(box);
    box->clear();
    box->addItem(tr("Shop default"), QVariant::fromValue(TaxGroupId()));
    const auto groups = document().context().services.taxGroups.list({}, {.limit = kTaxGroupsOffered});
    for (const TaxGroup &group : groups ? groups->rows : QList<TaxGroup>()) {
        const QString name = nameWithRate(group);
        box->addItem(name, QVariant::fromValue(group.id));
        if (group.id == document().shop().defaultTaxGroupId)
            box->setItemText(0, tr("Shop default: %1").arg(name));
    }
    const TaxGroupId chosen = pricingOf(document().shown()).taxGroupId.value_or(TaxGroupId());
    box->setCurrentIndex(box->findData(QVariant::fromValue(chosen)));
}

void PricingForm::buildLists()
{
    auto *lists = new PriceListsCard(document());
    auto *refresh = new PriceRefreshCard(document());
    takeCard(lists);
    takeCard(refresh);
    connect(lists, &PriceListsCard::refreshRequested, refresh, [this, refresh] {
        refresh->open();
        if (refresh->isVisible())
            ensureWidgetVisible(refresh);
    });
    connect(lists, &PriceListsCard::unpinRequested, refresh, [this, refresh] {
        refresh->openToday();
        if (refresh->isVisible())
            ensureWidgetVisible(refresh);
    });
    connect(refresh, &PriceRefreshCard::nothingToDo, lists, &PriceListsCard::showHint);
    connect(refresh, &PriceRefreshCard::refused, lists, &PriceListsCard::refuse);
    connect(refresh, &PriceRefreshCard::closed, lists, &PriceListsCard::focusRefresh);
}

} // namespace stemdesk::ui
