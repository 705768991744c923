#include "ui/pages/orders/delivery_fields.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/flow_layout.h"
#include "ui/widgets/text_label.h"

#include <QComboBox>
#include <QHBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kFieldWidth = 7 * kSpace24;
constexpr int kWidestField = 2 * kFieldWidth;
constexpr int kBetween = kSpace8 + kSpace12; ///< The pairs of a line.

} // namespace

DeliveryFields::DeliveryFields(const std::function<QDate()> &today, QWidget *parent) : QWidget(parent)
{
    auto *row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace8);
    buildDay(today);
    m_place = addText(tr("Deliver to"), tr("The shop"), &OrderDelivery::to);
    m_note = addText(tr("Note"), tr("For the supplier"), &OrderDelivery::note);
    buildSubstitutes();
    alignPairs();
    setFocusProxy(m_day);
}

/// A label and its field, which stay side by side.
void DeliveryFields::addPair(const QString &label, QWidget *field)
{
    auto *pair = new QWidget;
    auto *row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace8);
    auto *name = new TextLabel(label, TextStyle::Body, Tone::Quiet);
    name->setBuddy(field);
    m_names.append(name);
    row->addWidget(name);
    row->addWidget(field);
    layout()->addWidget(pair);
}

/// Makes all names equally wide, so that the fields of both lines are aligned.
void DeliveryFields::alignPairs()
{
    int widest = 0;
    for (const TextLabel *name : std::as_const(m_names))
        widest = std::max(widest, name->sizeHint().width());
    const int field = std::max(kFieldWidth, m_day->sizeHint().width());
    m_leastPair = widest + kSpace8 + field;
    for (TextLabel *name : std::as_const(m_names))
        name->setFixedWidth(widest);
    shareWidth();
}

/// Two fields of a row, or all four, share the width, because addresses and notes are long.
void DeliveryFields::shareWidth()
{
    const int fitting = (width() + kBetween) / (m_leastPair + kBetween);
    const int inLine = fitting >= 4 ? 4 : fitting >= 2 ? 2 : 1;
    const int pair = (width() - (inLine - 1) * kBetween) / inLine;
    const int name = m_names.constFirst()->minimumWidth();
    const int field = std::clamp(pair - name - kSpace8, m_leastPair - name - kSpace8, kWidestField);
    for (int place = 0; place < int(m_names.size()); ++place) {
        const TextLabel *label = m_names.at(place);
        label->buddy()->setFixedWidth(field);
        const bool isLast = place % inLine == inLine - 1; // It ends where the lines below do.
        label->parentWidget()->layout()->setContentsMargins(0, 0, isLast ? 0 : kBetween - kSpace8, 0);
    }
}

void DeliveryFields::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareWidth();
}

void DeliveryFields::buildDay(const std::function<QDate()> &today)
{
    m_day = new DayField(tr("Deliver on"), today);
    m_day->setMayBeEmpty(); // Each supplier then delivers as it does.
    addPair(tr("Deliver on"), m_day);
    connect(m_day, &DayField::dayCommitted, this, [this](QDate day) {
        m_day->setStored();
        m_asked.on = day.isValid() ? std::optional(day) : std::nullopt;
        Q_EMIT chosen(m_asked);
    });
}

ValueField *DeliveryFields::addText(const QString &label, const QString &placeholder, QString OrderDelivery::*text)
{
    auto *field = new ValueField;
    field->setAccessibleName(label);
    field->setPlaceholderText(placeholder);
    addPair(label, field);
    connect(field, &ValueField::committed, this, [this, field, text](const QString &typed) {
        m_asked.*text = typed.trimmed();
        field->readAs(m_asked.*text);
        field->setStored();
        Q_EMIT chosen(m_asked);
    });
    return field;
}

void DeliveryFields::buildSubstitutes()
{
    m_substitutes = new QComboBox;
    m_substitutes->setAccessibleName(tr("Substitutes"));
    m_substitutes->setProperty("valueField", true); // Makes it as high as the fields beside it.
    const std::pair<QString, QVariant> choices[] = {
        {tr("Not specified"), QVariant()}, {tr("Are welcome"), true}, {tr("None, please"), false}};
    for (const auto &[text, value] : choices)
        m_substitutes->addItem(text, value);
    addPair(tr("Substitutes"), m_substitutes);
    connect(m_substitutes, &QComboBox::activated, this, [this](int index) {
        const QVariant value = m_substitutes->itemData(index);
        m_asked.allowsSubstitutes = value.isValid() ? std::optional(value.toBool()) : std::nullopt;
        Q_EMIT chosen(m_asked);
    });
}

void DeliveryFields::show(const OrderDelivery &asked, std::optional<QDate> day)
{
    m_asked = asked;
    m_day->setDay(day.value_or(QDate()));
    m_place->setValue(asked.to);
    m_note->setValue(asked.note);
    const QVariant substitutes = asked.allowsSubstitutes ? QVariant(*asked.allowsSubstitutes) : QVariant();
    m_substitutes->setCurrentIndex(m_substitutes->findData(substitutes));
}

void DeliveryFields::setDayHint(const QString &hint)
{
    m_day->setPlaceholderText(hint);
}

void DeliveryFields::setWhom(const QString &name)
{
    const std::pair<QWidget *, QString> fields[] = {{m_day, tr("Deliver on")},
                                                    {m_place, tr("Deliver to")},
                                                    {m_note, tr("Note")},
                                                    {m_substitutes, tr("Substitutes")}};
    for (const auto &[field, label] : fields)
        field->setAccessibleName(u"%1, %2"_s.arg(label, name));
}

} // namespace stemdesk::ui
