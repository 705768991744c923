#include "ui/widgets/fields/conflict_note.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"
#include "ui/words/menu_text.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>

namespace stemdesk::ui {

namespace {

constexpr int kLongest = 60; // Characters of each value: enough to tell them apart.

QString shortened(const QString &value)
{
    const QString line = value.simplified();
    if (line.isEmpty())
        return ConflictNote::tr("(empty)");
    return line.size() > kLongest ? line.first(kLongest - 1) + u'…' : line;
}

} // namespace

ConflictNote::ConflictNote(QWidget *parent)
    : QWidget(parent), m_text(new TextLabel({}, TextStyle::Small, Tone::Warning)),
      m_mine(new Button({}, Button::Kind::Link)), m_theirs(new Button({}, Button::Kind::Link))
{
    m_text->setWordWrap(true);
    auto *choices = new QHBoxLayout;
    choices->setSpacing(metric::kSpace12);
    choices->addWidget(m_mine);
    choices->addWidget(m_theirs);
    choices->addStretch(1);
    auto *column = columnInside(this);
    column->addWidget(m_text);
    column->addLayout(choices);
    // A click leaves the focus in the field, because leaving it would mean something else.
    for (Button *choice : {m_mine, m_theirs})
        choice->setFocusPolicy(Qt::TabFocus);
    connect(m_mine, &QAbstractButton::clicked, this, &ConflictNote::mineKept);
    connect(m_theirs, &QAbstractButton::clicked, this, &ConflictNote::theirsTaken);
    QWidget::setVisible(false);
}

void ConflictNote::setConflict(const QString &yours, const QString &theirs)
{
    m_mine->setText(tr("Keep mine"));
    m_mine->show();
    m_theirs->setText(tr("Take theirs"));
    setText(tr("Yours: %1, now: %2").arg(shortened(yours), shortened(theirs)));
}

void ConflictNote::setQuestion(const QString &question, const QString &keep)
{
    m_mine->setText(menuText(keep));
    m_mine->setVisible(!keep.isEmpty());
    m_theirs->setText(tr("Correct it"));
    setText(question);
}

void ConflictNote::setChoice(const QString &question, const QString &first, const QString &second)
{
    m_mine->setText(menuText(first));
    m_mine->show();
    m_theirs->setText(menuText(second));
    setText(question);
}

void ConflictNote::focusKeep()
{
    m_mine->setFocus(Qt::OtherFocusReason);
}

/// The question goes when its field is left with another answer, and Tab leaves the field for the first choice: the
/// focus then moves on, because a hidden button would keep it.
void ConflictNote::setVisible(bool isVisible)
{
    if (!isVisible && isAncestorOf(QApplication::focusWidget())) {
        m_theirs->setFocus(Qt::TabFocusReason); // The last choice, before what follows the note.
        focusNextPrevChild(true);
    }
    QWidget::setVisible(isVisible);
}

void ConflictNote::setText(const QString &text)
{
    const bool isNew = text != m_text->text() || isHidden();
    m_text->setText(text);
    setAccessibleName(text);
    show();
    if (!isNew)
        return;
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString ConflictNote::text() const
{
    return m_text->text();
}

} // namespace stemdesk::ui
