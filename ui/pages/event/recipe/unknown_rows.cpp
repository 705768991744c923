#include "ui/pages/event/recipe/unknown_rows.h"

#include "ui/flowers/flower_field.h"
#include "ui/pages/event/event_document.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/text_label.h"
#include "ui/words/number_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

UnknownRows::UnknownRows(EventDocument &document, DraftMemory memory, QWidget *parent)
    : QWidget(parent), m_document(document), m_memory(std::move(memory)), m_question(new ConflictNote),
      m_rows(new QVBoxLayout),
      m_which(new TextLabel(tr("Which flowers are these? Choose one for each row, or leave it out."), TextStyle::Body,
                            Tone::Warning))
{
    auto *head = new QHBoxLayout;
    head->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace4);
    m_which->setWordWrap(true);
    auto *clear = new Button(tr("Leave all out"), Button::Kind::Small);
    head->addWidget(m_which, 1);
    head->addStretch();
    head->addWidget(clear);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    m_question->setContentsMargins(kSpace16, 0, kSpace16, kSpace4);
    column->addWidget(m_question);
    m_rows->setSpacing(0);
    column->addLayout(m_rows);
    hide();
    connect(clear, &QAbstractButton::clicked, this, &UnknownRows::clear);
    connect(m_question, &ConflictNote::mineKept, this, &UnknownRows::keepMeant);
    connect(m_question, &ConflictNote::theirsTaken, this, &UnknownRows::correct);
    QList<TypedLine> kept;
    for (const QString &row : m_memory.load())
        kept.append(typedLineFrom(row));
    add(kept);
}

void UnknownRows::add(const QList<TypedLine> &lines)
{
    for (const TypedLine &line : lines)
        addRow(line);
    remember();
    m_which->setVisible(m_asked.size() < m_rows->count());
    setVisible(m_rows->count() > 0);
}

void UnknownRows::ask(const QList<RecognisedLine> &lines, const QString &question)
{
    if (question.isEmpty())
        return;
    m_asked.clear(); // Pasting again is not a "yes".
    for (const RecognisedLine &line : lines)
        m_asked.append({.row = addRow(line.line), .line = line});
    remember();
    m_which->setVisible(m_asked.size() < m_rows->count());
    setVisible(true);
    m_question->setQuestion(question, lines.isEmpty() ? QString() : tr("Paste anyway"));
    if (!lines.isEmpty())
        m_question->focusKeep();
}

void UnknownRows::keepMeant()
{
    m_question->hide();
    QList<RecognisedLine> lines;
    while (!m_asked.isEmpty()) {
        lines.append(m_asked.constFirst().line);
        leaveOut(m_asked.constFirst().row);
    }
    Q_EMIT meant(lines);
}

/// Each stays as it was pasted.
void UnknownRows::correct()
{
    m_question->hide();
    m_asked.clear();
    m_which->show();
    if (m_rows->count() > 0)
        fields().constFirst()->setFocus(Qt::OtherFocusReason);
}

void UnknownRows::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_question->isVisible())
        correct();
    else
        QWidget::keyPressEvent(event);
}

QList<FlowerField *> UnknownRows::fields() const
{
    QList<FlowerField *> found;
    for (int i = 0; i < m_rows->count(); ++i)
        found.append(m_rows->itemAt(i)->widget()->findChild<FlowerField *>());
    return found;
}

QWidget *UnknownRows::addRow(const TypedLine &line)
{
    auto *row = new CardRow;
    auto *field = new FlowerField(m_document.context(), row);
    field->setRow(row);
    field->setPriceTerms([this] { return m_document.priceTerms(); });
    field->setPlaceholderText(tr("Add a flower or material: type its name, like “quick 50”"));
    field->setGivenText(line.quantity ? u"%1 x %2"_s.arg(line.words, quantityText(*line.quantity)) : line.words);
    field->setAccessibleName(tr("Flower for the row “%1”").arg(line.words));
    auto *close = new IconButton(u"close"_s, tr("Leave “%1” out").arg(line.words));
    row->row()->addWidget(field, 1);
    row->row()->addWidget(close);
    m_rows->addWidget(row);
    row->setVisible(true); // Now: the keyboard goes there.
    // Typing there changes what is stored of all rows.
    (new Draft(field))
        ->enter({.load = [] { return QStringList(); }, .save = [this](const QStringList &) { remember(); }});
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
    return row;
}

void UnknownRows::leaveOut(QWidget *row)
{
    m_rows->removeWidget(row);
    if (m_asked.removeIf([row](const Asked &asked) { return asked.row == row; }) > 0 && m_asked.isEmpty())
        m_question->hide();
    row->hide();
    row->deleteLater();
    setVisible(m_rows->count() > 0);
    m_which->setVisible(m_asked.size() < m_rows->count());
    remember();
    if (m_rows->count() > 0)
        fields().constFirst()->setFocus(Qt::OtherFocusReason);
}

/// In the order in which they are shown.
void UnknownRows::remember()
{
    QStringList texts;
    for (const FlowerField *field : fields())
        texts += field->text();
    m_memory.save(texts);
}

void UnknownRows::clear()
{
    while (m_rows->count() > 0)
        leaveOut(m_rows->itemAt(0)->widget());
}

} // namespace stemdesk::ui
