#include "ui/pages/settings/shop/charges_card.h"

#include "core/domain/shops/default_charges.h"
#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/ui_context.h"
#include "ui/undo/rebase.h"
#include "ui/undo/setting_edits.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/fees_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

const QString kFees = u"fees"_s;

std::optional<QString> rebasedFeesText(const QString &base, const QString &mine, const QString &left)
{
    const auto was = feesFrom(base, kFees);
    const auto own = feesFrom(mine, kFees);
    const auto is = feesFrom(left, kFees);
    const auto fees = was && own && is ? rebasedFees(*was, *own, *is) : std::nullopt;
    return fees ? std::optional(feesText(*fees)) : std::nullopt;
}

} // namespace

ChargesCard::ChargesCard(UiContext &context, QWidget *parent)
    : Card(tr("Labour and fees of new events"), parent), m_context(context), m_fees(new FeesField)
{
    setSentence(tr("excl. tax"));
    addAmount(tr("Labour, % of price"), u"labour-percent"_s, &Shop::labourPercent, NumberUnit::Percent);
    addAmount(tr("Hourly rate"), u"labour-rate"_s, &Shop::labourRateExclTax, NumberUnit::Money);
    buildFees();
    RecentChanges::watch(context, this, {Resource::Shop}, [this] { read(); });
    read();
}

void ChargesCard::addAmount(const QString &label, const QString &key, Amount amount, NumberUnit unit)
{
    auto *field = new ValueField;
    field->setPlaceholderText(tr("none"));
    field->setFigure(unit);
    auto *row = new FormRow(label, field);
    addPadded(row);
    m_amounts.append({.field = field, .row = row, .amount = amount, .unit = unit});
    connect(field, &ValueField::committed, this, [this, field, key, amount, unit](const QString &typed) {
        const std::optional<double> number = numberFrom(typed, unit);
        if (!typed.trimmed().isEmpty() && (!number || *number < 0)) {
            field->setRefused(tr("Write a number, 0 or more, or nothing."));
            return;
        }
        field->readAs(number ? quantityText(*number) : QString());
        store(
            tr("Change the usual labour"), key, [amount](const Shop &shop) { return chargeText(shop.*amount); },
            chargeText(number), field);
    });
}

void ChargesCard::buildFees()
{
    m_feesRow = new FormRow(tr("Fees"), m_fees);
    addPadded(m_feesRow);
    connect(m_fees, &FeesField::refused, m_feesRow, &FormRow::setError);
    connect(m_fees, &FeesField::feesChosen, this, [this](const QList<AdditionalFee> &fees, ValueField *field) {
        store(
            tr("Change the usual fees"), kFees, [](const Shop &shop) { return feesText(shop.fees); }, feesText(fees),
            field);
    });
}

/// `field` is where it was typed; may be nullptr.
void ChargesCard::store(const QString &undo, const QString &key, const std::function<QString(const Shop &)> &text,
                        const QString &value, ValueField *field)
{
    const bool isList = key == kFees;
    const SettingField setting{
        .key = key, .text = text, .isList = isList, .rebased = isList ? rebasedFeesText : nullptr};
    m_context.edits.run(SettingEdits::change(undo, m_shop, {{setting, value}}), this,
                        [this, field](const Status &status) {
                            if (field)
                                showOutcome(field, status);
                            else
                                m_feesRow->setError(status ? QString() : errorText(status.error()));
                        });
}

void ChargesCard::read()
{
    const auto shop = m_context.services.settings.shop();
    if (!shop)
        return; // Busy; the next change reads again.
    m_shop = *shop;
    for (const auto &[field, row, amount, unit] : std::as_const(m_amounts)) {
        field->setValue(m_shop.*amount ? quantityText(*(m_shop.*amount)) : QString());
        field->setCurrency(m_shop.currency);
        row->setUnit({});
    }
    m_fees->setCurrency(m_shop.currency);
    m_fees->setFees(m_shop.fees);
}

} // namespace stemdesk::ui
