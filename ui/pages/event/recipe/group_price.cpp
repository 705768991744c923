#include "ui/pages/event/recipe/group_price.h"

#include "core/domain/money_text.h"
#include "core/domain/shops/shop.h"
#include "core/pricing/cost_change.h"
#include "ui/pages/event/event_document.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/text_label.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QHBoxLayout>
#include <QMenu>

#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double kSteps[] = {0.5, 1, 5};
constexpr int kPriceLetters = 12;

} // namespace

GroupPrice::GroupPrice(EventDocument &document, QWidget *parent)
    : CardRow(parent), m_document(document), m_price(new ValueField),
      m_note(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_clear(new Button(tr("Use the calculated price"), Button::Kind::Link))
{
    m_price->setMaximumWidth(m_price->fontMetrics().averageCharWidth() * kPriceLetters);
    row()->addWidget(new TextLabel(tr("Fixed price"), TextStyle::Body, Tone::Quiet));
    row()->addWidget(m_price);
    row()->addWidget(m_note, 1);
    auto *conflict = new ConflictNote;
    row()->addWidget(conflict);
    showConflictIn(conflict, m_price);
    row()->addWidget(m_clear);
    m_price->setFigure(NumberUnit::Money, [this] {
        return std::optional(FigureMeasure{tr("Calculated"), m_group.quantity > 0 ? calculated() : 0});
    });
    connect(m_price, &ValueField::committed, this, &GroupPrice::onCommitted);
    connect(m_price, &ValueField::refusedChanged, this, [this](const QString &reason) {
        if (!reason.isEmpty() && !m_price->needsAnswer())
            m_note->setText(reason);
    });
    connect(m_clear, &QAbstractButton::clicked, this, [this] { fix(std::nullopt, nullptr); });
    hide();
}

double GroupPrice::calculated() const
{
    return m_group.calculatedPriceIncTax / m_group.quantity;
}

void GroupPrice::refresh(const EventGroup &group)
{
    m_group = group;
    const auto &fixed = group.fixedPriceIncTax;
    const QString &currency = m_document.shop().currency;
    if (fixed)
        m_isAsked = false;
    m_price->setCurrency(currency);
    m_price->setValue(fixed ? quantityText(*fixed) : QString());
    m_price->setAccessibleName(tr("Fixed price of %1, incl. tax").arg(group.name));
    const QString each = tr("incl. tax; calculated %1").arg(moneyText(calculated(), currency));
    const double difference = group.subtotal.customerPriceIncTax - group.calculatedPriceIncTax;
    const QString amount = moneyText(std::abs(difference), currency);
    m_note->setText(fixed && group.quantity == 1 ? (difference < 0 ? tr("%1 (−%2)") : tr("%1 (+%2)")).arg(each, amount)
                        : fixed
                        ? (difference < 0 ? tr("%1 each (−%2 in all)") : tr("%1 each (+%2 in all)")).arg(each, amount)
                        : each);
    m_clear->setVisible(fixed.has_value());
    setVisible(fixed || m_isAsked);
}

void GroupPrice::fillMenu(QMenu &menu)
{
    for (const double step : kSteps) {
        menu.addAction(tr("Round to %1").arg(moneyText(step, m_document.shop().currency)), this,
                       [this, step] { roundTo(step); });
    }
    menu.addAction(tr("Fix…"), this, &GroupPrice::ask);
    QAction *clear = menu.addAction(tr("As calculated"), this, [this] { fix(std::nullopt, nullptr); });
    connect(&menu, &QMenu::aboutToShow, clear,
            [this, clear] { clear->setEnabled(m_group.fixedPriceIncTax.has_value()); });
}

void GroupPrice::ask()
{
    m_isAsked = true;
    refresh(m_group);
    m_price->setFocus(Qt::OtherFocusReason);
}

void GroupPrice::onCommitted(const QString &text)
{
    if (text.trimmed().isEmpty()) {
        fix(std::nullopt, m_price);
        return;
    }
    const std::optional<double> price = numberFrom(text, NumberUnit::Money);
    if (!price || *price < 0) {
        m_price->setRefused(tr("“%1” is not a price.").arg(text));
        return;
    }
    m_price->readAs(quantityText(*price));
    fix(price, m_price);
}

void GroupPrice::roundTo(double step)
{
    const double price = roundedPrice(m_group.fixedPriceIncTax.value_or(calculated()), step);
    fix(roundedMoney(price, m_document.shop().currency), nullptr);
}

void GroupPrice::fix(std::optional<double> price, ValueField *asker)
{
    m_isAsked = m_isAsked && price.has_value();
    const QString text =
        price ? tr("Fix the price of %1").arg(m_group.name) : tr("Use the calculated price of %1").arg(m_group.name);
    m_document.run(patchGroupEdit(text, m_group, {.fixedPriceIncTax = std::optional(price)}), this,
                   [this, asker](const Status &status) {
                       if (asker)
                           showOutcome(asker, status);
                       else if (!status)
                           m_note->setText(errorText(status.error()));
                   });
}

} // namespace stemdesk::ui
