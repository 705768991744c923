#pragma once

#include "core/base/result.h"
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

} // namespace stemdesk::ui
