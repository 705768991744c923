#include "ui/pages/event/event_form.h"

#include "core/domain/shops/shop.h"
#include "ui/pages/event/event_document.h"
#include "ui/theme/metrics.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/flow_layout.h"
#include "ui/words/error_text.h"
#include "ui/words/number_text.h"
#include "ui/words/work_words.h"

#include <QScrollBar>

#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

EventForm::EventForm(EventDocument &document, QWidget *parent)
    : CardColumns({.leastColumn = kMessageWidth + kFormLabelWidth}, parent), m_document(document),
      m_form(this,
             [this](const Edit &edit, QWidget *field, const Edits::Done &done) { m_document.run(edit, field, done); })
{
    connect(&m_document, &EventDocument::changed, this, [this] { m_form.show(); });
    // Another event is shown from the top, wherever the previous one was scrolled to.
    connect(&m_document, &EventDocument::opened, verticalScrollBar(), [this] { verticalScrollBar()->setValue(0); });
}

Card *EventForm::addCard(const QString &title)
{
    auto *card = new Card(title);
    takeCard(card);
    return card;
}

void EventForm::beginFlow(Card *card)
{
    m_flowCard = card;
    m_flow = new QWidget;
    auto *flow = new FlowLayout(m_flow);
    flow->setSpacing(kSpace8);
    flow->setEven(kPageMeasure, kSpace24);
    card->addPadded(m_flow);
}

void EventForm::place(Card *card, FormRow *row)
{
    if (card == m_flowCard)
        m_flow->layout()->addWidget(row);
    else
        card->addPadded(row);
}

void EventForm::takeCard(Card *card)
{
    if (m_isSecond)
        addRight(card);
    else
        addLeft(card);
}

FormRow *EventForm::addRow(Card *card, const QString &label, QWidget *field)
{
    auto *row = new FormRow(label, field);
    card->addPadded(row);
    return row;
}

ValueField *EventForm::addField(Card *card, const QString &label, const QString &undo, const Show &show,
                                const Take &take)
{
    const auto taken = [this, undo, take](const QString &text) -> Typing {
        if (!m_document.isOpen())
            return {};
        const Typed typed = take(text);
        if (!typed.patch)
            return {.text = text, .refusal = typed.refusal};
        return {.text = typed.shown,
                .edit = [this, undo, patch = *typed.patch] { return patchEventEdit(undo, m_document.shown(), patch); }};
    };
    auto *field =
        m_form.addLine({.label = label, .value = [this, show] { return show(m_document.shown()); }, .take = taken},
                       [this, card](FormRow *row) { place(card, row); });
    connect(&m_document, &EventDocument::opened, field,
            [field] { field->setRefused({}); }); // It was about the previous event.
    if (m_document.isOpen())
        field->setValue(show(m_document.shown()));
    return field;
}

void EventForm::setUnit(ValueField *field, const QString &unit)
{
    auto *row = qobject_cast<FormRow *>(field->parentWidget());
    const bool isInFlow = m_flow && m_flow->isAncestorOf(row);
    if (isInFlow)
        field->setMinimumWidth(kNumberWidth);
    onRefresh([this, field, row, unit, isInFlow] {
        field->setCurrency(m_document.shop().currency);
        if (!isInFlow)
            row->setUnit(unit);
    });
}

void EventForm::onRefresh(const std::function<void()> &refresh)
{
    m_form.onShow(refresh);
    if (m_document.isOpen())
        refresh();
}

void EventForm::patch(const QString &undo, const EventPatch &patch, FormRow *row, const Text &text)
{
    if (!m_document.isOpen())
        return;
    m_document.run(patchEventEdit(undo, m_document.shown(), patch), row, [=, this](const Status &status) {
        const bool isStale = !status && status.error().kind == Error::Kind::Stale;
        if (isStale && text && m_document.isOpen())
            row->showConflict(text(patch), text(inverse(m_document.shown(), patch)),
                              [=, this] { this->patch(undo, patch, row, text); });
        else
            row->setError(status ? QString() : errorText(status.error()));
    });
}

EventForm::Take EventForm::textTake(std::optional<QString> EventPatch::*field)
{
    return [field](const QString &text) {
        EventPatch patch;
        patch.*field = text.trimmed();
        return Typed{.patch = patch, .shown = text.trimmed()};
    };
}

EventForm::Take EventForm::countTake(std::optional<std::optional<qint64>> EventPatch::*field)
{
    return [field](const QString &text) -> Typed {
        EventPatch patch;
        if (text.trimmed().isEmpty()) {
            patch.*field = std::optional<qint64>();
            return {.patch = patch};
        }
        const std::optional<double> number = numberFrom(text, NumberUnit::Pieces);
        if (!number || *number < 0 || *number != std::floor(*number))
            return {.refusal = tr("Write a whole number, 0 or more.")};
        patch.*field = std::optional<qint64>(qint64(*number));
        return {.patch = patch, .shown = quantityText(*number)};
    };
}

/// Why a text is none of this unit.
QString EventForm::amountRefusal(NumberUnit unit)
{
    switch (unit) {
    case NumberUnit::None: return tr("Write a factor, 0 or more, such as 2.5.");
    case NumberUnit::Hours: return tr("Write hours, such as 3.5 or 3:30.");
    case NumberUnit::Percent: return tr("Write a percentage, such as 20.");
    case NumberUnit::Distance: return tr("Write a distance, 0 or more.");
    default: return tr("Write an amount, 0 or more.");
    }
}

EventForm::Take EventForm::amountTake(const std::function<EventPatch(std::optional<double>)> &wrap, NumberUnit unit)
{
    return [wrap, unit](const QString &text) -> Typed {
        if (text.trimmed().isEmpty())
            return {.patch = wrap(std::nullopt)};
        const std::optional<double> number = unit == NumberUnit::Hours ? hoursFrom(text) : numberFrom(text, unit);
        if (!number || *number < 0)
            return {.refusal = amountRefusal(unit)};
        return {.patch = wrap(number), .shown = quantityText(*number)};
    };
}

} // namespace stemdesk::ui
