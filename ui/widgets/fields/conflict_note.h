#pragma once

#include "core/base/result.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/notices/unstored_question.h"
#include "ui/words/error_text.h"
#include "ui/words/figure_doubt.h"

#include <QWidget>

namespace stemdesk::ui {

class Button;
class TextLabel;

/// A note below a value that another client changed too: shows both values and asks which one stays. Also asks whether
/// an implausible value is meant. Used under fields and cells.
class ConflictNote : public QWidget {
    Q_OBJECT

public:
    explicit ConflictNote(QWidget *parent = nullptr);

    /// Shows both.
    void setConflict(const QString &yours, const QString &theirs);
    /// Asks whether what was typed is meant; `keep` is the answer that keeps it, the other one (theirsTaken) lets the
    /// user correct it. If `keep` is empty, the note only states the problem.
    void setQuestion(const QString &question, const QString &keep);
    /// Asks which of two values was meant: mineKept() is the first, theirsTaken() the second.
    void setChoice(const QString &question, const QString &first, const QString &second);
    /// For an answer by Enter.
    void focusKeep();
    QString text() const;
    void setVisible(bool isVisible) override;

Q_SIGNALS:
    void mineKept();
    void theirsTaken();

private:
    void setText(const QString &text);

    TextLabel *m_text;
    Button *m_mine;
    Button *m_theirs;
};

/// Shows `note` as long as `field` (a ValueField or ValueText) is in conflict, and applies the user's choice to it.
template <class Field>
void showConflictIn(ConflictNote *note, Field *field)
{
    QObject::connect(field, &Field::refusedChanged, note, [note, field] {
        note->setVisible(field->needsAnswer());
        if (field->isInConflict())
            note->setConflict(field->typed(), field->value());
        else if (field->isAsked())
            note->setQuestion(field->reason(), keepFigureText(field->typed()));
    });
    QObject::connect(note, &ConflictNote::mineKept, field, &Field::keepMine);
    QObject::connect(note, &ConflictNote::theirsTaken, field, [field] {
        if (field->isAsked())
            field->correct();
        else
            field->takeTheirs();
    });
}

/// Shows the outcome of the value submitted by `field`.
template <class Field>
void showOutcome(Field *field, const Status &status)
{
    if (status)
        field->setStored();
    else
        field->refuse(status.error());
}

/// The function that takes the outcome of the value which `field` submits now. If the field shows another record by
/// then, or none, a refusal is told at the foot of the window: the text would be lost without a word. `rule` replaces
/// the sentence for a value that breaks it.
template <class Field>
auto outcomeOf(Field *field, const QString &rule = {})
{
    return
        [field, rule, clearings = field->clearings(), typed = typedIn(*field, field->typed())](const Status &status) {
            const bool isLeft = field->clearings() != clearings;
            const QString why = !status && status.error().kind == Error::Kind::Invalid ? rule : QString();
            if (!status && (isLeft || !isShownAgain(*field)))
                LateRefusal::tell(typed, why.isEmpty() ? errorText(status.error()) : why);
            if (isLeft)
                return;
            if (status)
                field->setStored();
            else
                field->refuse(status.error(), why);
        };
}

} // namespace stemdesk::ui
