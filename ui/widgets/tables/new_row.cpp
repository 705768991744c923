#include "ui/widgets/tables/new_row.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/held_keys.h"
#include "ui/widgets/text_label.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace stemdesk::ui {

using namespace metric;

NewRow::NewRow(Place place, QWidget *parent)
    : QWidget(parent), m_place(place), m_line(new QHBoxLayout), m_column(new QVBoxLayout(this)),
      m_keys(new HeldKeys(this, HeldKeys::Enters::Dropped)), m_reason(new TextLabel({}, TextStyle::Small, Tone::Error))
{
    m_line->setSpacing(kSpace8);
    m_column->setSpacing(kSpace4);
    m_column->addLayout(m_line);
    m_column->addWidget(m_reason);
    m_reason->setWordWrap(true);
    m_reason->hide();
    switch (place) {
    case Place::AboveTable: m_column->setContentsMargins(kPageEdge, kSpace8, kPageEdge, kSpace8); break;
    case Place::InCard: m_column->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace8); break;
    case Place::FootOfCard:
        m_column->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace4);
        m_line->addStrut(railItemHeight() - kSpace8 - kSpace4); // An own minimum could be less than what is in it.
        return;
    }
    hide();
}

QLineEdit *NewRow::addField(const QString &placeholder)
{
    QLineEdit *field = makeField(placeholder, placeholder);
    m_line->addWidget(field, 2);
    return field;
}

QLineEdit *NewRow::addLabelled(const QString &name, const QString &placeholder)
{
    m_isLabelled = true;
    if (m_place == Place::FootOfCard)
        m_column->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace12);
    QLineEdit *field = makeField(name, placeholder);
    makeHigh();
    auto *column = new QVBoxLayout;
    column->setSpacing(kSpace2);
    m_names.append(new TextLabel(name, TextStyle::Small, Tone::Quiet));
    column->addWidget(m_names.constLast());
    column->addWidget(field);
    m_line->addLayout(column, 2);
    return field;
}

void NewRow::setNamed(bool isNamed)
{
    for (TextLabel *name : std::as_const(m_names))
        name->setVisible(isNamed);
}

QLineEdit *NewRow::makeField(const QString &name, const QString &placeholder)
{
    auto *field = new QLineEdit;
    field->setPlaceholderText(placeholder);
    field->setAccessibleName(name);
    field->setProperty("valueField", m_isHigh ? QVariant(QStringLiteral("high")) : QVariant(true));
    m_fields.append(field);
    connect(field, &QLineEdit::returnPressed, this, &NewRow::entered);
    connect(field, &QLineEdit::textEdited, this, [this] { showReason({}); });
    if (m_fields.size() == 1)
        setFocusProxy(field);
    return field;
}

/// As high as the buttons and choices beside them.
void NewRow::makeHigh()
{
    m_isHigh = true;
    for (QLineEdit *field : std::as_const(m_fields))
        field->setProperty("valueField", QStringLiteral("high"));
}

void NewRow::add(QWidget *widget)
{
    if (!qobject_cast<IconButton *>(widget))
        makeHigh();
    m_line->addWidget(widget, 0, m_isLabelled ? Qt::AlignBottom : Qt::Alignment());
}

void NewRow::setRuledBelow()
{
    m_isRuledBelow = true;
    m_column->setContentsMargins(kSpace16, kSpace12, kSpace16, kSpace16);
    for (TextLabel *name : std::as_const(m_names))
        name->setContentsMargins(0, 0, 0, kSpace2); // Nearer to its field than to the rule above.
}

void NewRow::addButton()
{
    auto *button = new Button(tr("Add"), Button::Kind::Small);
    button->setFocusPolicy(Qt::TabFocus); // A click leaves the keyboard in the field.
    button->setAccessibleName(QStringLiteral("%1, %2").arg(button->text(), m_fields.constFirst()->accessibleName()));
    makeHigh();
    m_line->addWidget(button);
    connect(button, &QAbstractButton::clicked, this, &NewRow::entered);
    m_column->removeWidget(m_reason);
    m_line->addWidget(m_reason, 1);
    if (m_place != Place::FootOfCard)
        m_line->addStretch(1);
}

void NewRow::addClose(const QString &text)
{
    auto *close = new IconButton(QStringLiteral("close"), text);
    add(close);
    connect(close, &IconButton::clicked, this, &QWidget::hide);
}

QString NewRow::text(int field) const
{
    return m_fields.at(field)->text().trimmed();
}

bool NewRow::beginSending()
{
    if (m_isSending)
        return false;
    m_isSending = true;
    m_keys->hold();
    return true;
}

void NewRow::endSending()
{
    if (std::exchange(m_isSending, false))
        m_keys->release();
}

void NewRow::dropSending()
{
    if (std::exchange(m_isSending, false))
        m_keys->drop();
}

void NewRow::clear()
{
    const bool hasKeyboard = isAncestorOf(QApplication::focusWidget()); // Perhaps on a question, which is hidden now.
    empty();
    if (hasKeyboard)
        setFocus(Qt::OtherFocusReason);
    endSending();
}

void NewRow::empty()
{
    for (QLineEdit *field : std::as_const(m_fields))
        field->setText({}); // Not clear(): Ctrl+Z is to undo what was added, not to type it again.
    showReason({});
    m_asked.clear();
}

void NewRow::open(const QString &subject)
{
    begin(subject);
    if (isVisible()) // Otherwise the page with the row may be shown later, or never.
        setFocus(Qt::OtherFocusReason);
}

void NewRow::begin(const QString &subject)
{
    dropSending();
    if (m_draft)
        m_draft->leave();
    show();
    empty();
    prefill();
    if (m_draft)
        m_draft->enter(m_memory, subject);
}

bool NewRow::keepIn(const DraftMemory &memory, const QStringList &first)
{
    if (!m_draft)
        m_draft = new Draft(this);
    m_draft->leave();
    m_memory = memory;
    if (m_place != Place::FootOfCard)
        return Draft::subjectOf(memory).has_value();
    dropSending(); // It was of another form.
    empty();
    for (qsizetype at = 0; at < first.size(); ++at)
        m_fields.at(at)->setText(first.at(at));
    return m_draft->enter(memory);
}

void NewRow::refuse(const QString &reason, int field)
{
    showReason(reason);
    if (field >= 0)
        m_fields.at(field)->setFocus(Qt::OtherFocusReason);
    endSending();
}

bool NewRow::isMeant(int field, const QString &question)
{
    if (question.isEmpty() || m_asked == text(field))
        return true;
    if (!m_question) {
        m_question = new ConflictNote;
        m_column->addWidget(m_question);
        connect(m_question, &ConflictNote::mineKept, this, &NewRow::entered);
    }
    m_question->disconnect(m_fields.at(field));
    connect(m_question, &ConflictNote::theirsTaken, m_fields.at(field), [line = m_fields.at(field)] {
        line->setFocus(Qt::OtherFocusReason);
        line->selectAll();
    });
    showReason({});
    m_asked = text(field);
    m_question->setQuestion(question, keepFigureText(m_asked));
    return false;
}

void NewRow::showReason(const QString &reason)
{
    if (m_question)
        m_question->hide();
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
}

QString NewRow::reason() const
{
    return m_reason->text();
}

bool NewRow::event(QEvent *event)
{
    if (event->type() == QEvent::HideToParent)
        dropSending();
    return QWidget::event(event);
}

void NewRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_place != Place::FootOfCard)
        hide();
    else
        QWidget::keyPressEvent(event);
}

void NewRow::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    if (m_place == Place::AboveTable)
        painter.fillRect(rect(), tokens.panel);
    const bool isFoot = m_place == Place::FootOfCard;
    paintHairlineBelow(painter, isFoot ? QRectF(0, 0, width(), kHairline) : QRectF(rect()), tokens.hairline);
    if (m_isRuledBelow)
        paintHairlineBelow(painter, QRectF(rect()), tokens.hairline);
}

} // namespace stemdesk::ui
