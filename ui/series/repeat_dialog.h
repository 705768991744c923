#pragma once

#include "ui/words/series_words.h"

#include <QDialog>

class QLineEdit;
class QVBoxLayout;

namespace stemdesk::ui {

class ChoiceField;
class DayField;
class TextLabel;
struct UiContext;

/// How often, from when and until when something is repeated.
class RepeatDialog : public QDialog {
    Q_OBJECT

public:
    struct Subject {
        QString title; ///< The window's title: "Repeat Lobby of the Grand".
        QString act; ///< The button's text.
        QString name; ///< The series' name; empty if it has one and keeps it.
        RepeatRule rule;
    };

    RepeatDialog(UiContext &context, const Subject &subject, QWidget *parent);

    QString name() const;
    /// The chosen rule; nullopt while a field is invalid.
    std::optional<RepeatRule> rule() const;

private:
    enum class End { Never, Times, Until };

    void buildFields(QVBoxLayout *column, const Subject &subject);
    void buildFoot(QVBoxLayout *column, const QString &act);
    void showChoices();
    void showEnd();
    void take();

    UiContext &m_context;
    QLineEdit *m_name = nullptr;
    DayField *m_first;
    ChoiceField *m_repeat;
    ChoiceField *m_end;
    QLineEdit *m_times;
    DayField *m_until;
    TextLabel *m_refusal;
};

} // namespace stemdesk::ui
