#pragma once

#include "ui/theme/tokens.h"

#include <QWidget>

#include <functional>

namespace stemdesk::ui {

class ConflictNote;
class TextLabel;

/// A quiet label, its field, and below the field what is wrong with it. Connects itself to a ValueField or ValueText.
class FormRow : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of the field, and names it for screen readers if it has no name yet.
    FormRow(const QString &label, QWidget *field, QWidget *parent = nullptr);
    ~FormRow() override;
    Q_DISABLE_COPY_MOVE(FormRow)

    /// Changes the name of the row and of its field.
    void setLabel(const QString &label);
    /// For a field that the card's title names already; the field then takes the whole width.
    void hideLabel();
    /// Makes the labels of a narrow panel no wider than their texts, if all its rows say so.
    void narrowLabel();
    /// Makes the field as narrow as a number, with its unit after it: "£ excl. tax"; may be empty.
    void setUnit(const QString &unit);
    /// Makes the field as wide as what is usually written in it.
    void setFieldWidth(int width);
    /// The field is no wider than this, unless it consists of rows or chips.
    void limitField(int width);
    void setError(const QString &sentence) { setNote(sentence, Tone::Error); }
    void setNote(const QString &sentence, Tone tone = Tone::Quiet);
    /// Shows both values of a field that is not a TypedValue; `keepMine` stores yours over theirs.
    void showConflict(const QString &yours, const QString &theirs, const std::function<void()> &keepMine);
    /// Whether `typed` can be accepted from a field of another class: it is plausible, or the user has confirmed it or
    /// typed it again. Otherwise asks, and calls `then` after the answer.
    bool isMeant(const QString &typed, const QString &question, const std::function<void()> &then);
    QString note() const;
    QWidget *field() const { return m_field; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void listenToField();
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
