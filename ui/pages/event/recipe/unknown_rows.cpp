#include "ui/pages/event/recipe/unknown_rows.h"

#include "ui/flowers/flower_field.h"
#include "ui/pages/event/event_document.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/text_label.h"
#include "ui/words/number_text.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

UnknownRows::UnknownRows(EventDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_rows(new QVBoxLayout)
{
    auto *head = new QHBoxLayout;
    head->setContentsMargins(kSpace16, kSpace8, kSpace12, kSpace4);
    auto *label = new TextLabel(tr("Which flowers are these? Choose one for each row, or leave it out."),
                                TextStyle::Body, Tone::Warning);
    label->setWordWrap(true);
    auto *clear = new Button(tr("Leave all out"), Button::Kind::Small);
    head->addWidget(label, 1);
    head->addWidget(clear);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    m_rows->setSpacing(0);
    column->addLayout(m_rows);
    hide();
    connect(clear, &QAbstractButton::clicked, this, &UnknownRows::clear);
}

void UnknownRows::add(const QList<TypedLine> &lines)
{
    for (const TypedLine &line : lines)
        addRow(line);
    setVisible(m_rows->count() > 0);
}

QList<FlowerField *> UnknownRows::fields() const
{
    QList<FlowerField *> found;
    for (int i = 0; i < m_rows->count(); ++i)
        found.append(m_rows->itemAt(i)->widget()->findChild<FlowerField *>());
    return found;
}

void UnknownRows::addRow(const TypedLine &line)
{
    auto *row = new CardRow;
    auto *field = new FlowerField(m_document.context(), row);
    field->setRow(row);
    field->setPriceTerms([this] { return m_document.priceTerms(); });
    field->setPlaceholderText(tr("Add a flower or material: type its name, like “quick 50”"));
    field->setText(line.quantity ? u"%1 x %2"_s.arg(line.words, quantityText(*line.quantity)) : line.words);
    field->setAccessibleName(tr("Flower for the row “%1”").arg(line.words));
    auto *close = new IconButton(u"close"_s, tr("Leave “%1” out").arg(line.words));
    row->row()->addWidget(field, 1);
    row->row()->addWidget(close);
    m_rows->addWidget(row);
    row->setVisible(true); // Now: the keyboard goes there.
    connect(close, &QAbstractButton::clicked, this, [this, row] { leaveOut(row); });
    connect(field, &FlowerField::matchChosen, this,
            [this, row, pasted = line.quantity](const VariantMatch &match, std::optional<double> quantity) {
                leaveOut(row);
                Q_EMIT matchChosen(match, quantity.value_or(pasted.value_or(1)));
            });
    connect(field, &FlowerField::newFlowerWanted, this,
            [this, row, pasted = line.quantity](const QString &words, std::optional<double> quantity) {
                leaveOut(row);
                Q_EMIT newFlowerWanted({.words = words, .quantity = quantity ? quantity : pasted});
            });
}

void UnknownRows::leaveOut(QWidget *row)
{
    m_rows->removeWidget(row);
    row->hide();
    row->deleteLater();
    setVisible(m_rows->count() > 0);
    if (m_rows->count() > 0)
        fields().constFirst()->setFocus(Qt::OtherFocusReason);
}

void UnknownRows::clear()
{
    while (m_rows->count() > 0)
        leaveOut(m_rows->itemAt(0)->widget());
}

} // namespace stemdesk::ui
