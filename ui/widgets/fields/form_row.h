#pragma once

#include "ui/theme/tokens.h"

#include <QWidget>

#include <functional>

namespace stemdesk::ui {

class ConflictNote;
class TextLabel;

/// A quiet label, its field, and under the field what is wrong with it. Listens to a ValueField or ValueText by itself.
class FormRow : public QWidget {
    Q_OBJECT

public:
    /// Takes the field over and names it for screen readers where it has no name yet.
    FormRow(const QString &label, QWidget *field, QWidget *parent = nullptr);
    ~FormRow() override;
    Q_DISABLE_COPY_MOVE(FormRow)

    /// Another name, of the row and of its field.
    void setLabel(const QString &label);
    /// Makes the field as narrow as a number, with what it counts behind it: "£ without tax"; may be empty.
    void setUnit(const QString &unit);
    void setError(const QString &sentence) { setNote(sentence, Tone::Error); }
    void setNote(const QString &sentence, Tone tone = Tone::Quiet);
    /// Shows both values of a field that is not a TypedValue; `keepMine` stores yours over theirs.
    void showConflict(const QString &yours, const QString &theirs, const std::function<void()> &keepMine);
    /// Whether `typed` may be taken from a field of another class: there is no doubt, or the user has confirmed it or
    /// typed it again. Otherwise asks, and calls `then` after the answer.
    bool isMeant(const QString &typed, const QString &question, const std::function<void()> &then);
    QString note() const;
    QWidget *field() const { return m_field; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    template <class Field>
    void listenTo(Field *field);

    TextLabel *m_label;
    QWidget *m_field;
    TextLabel *m_unit = nullptr;
    TextLabel *m_note;
    ConflictNote *m_conflict;
    std::function<void()> m_keepMine;
    QStringList m_asked; ///< Texts that were asked about.
};

} // namespace stemdesk::ui
