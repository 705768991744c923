#pragma once

#include "core/domain/events/event.h"
#include "ui/words/series_words.h"

#include <QDialog>
#include <QObject>

class QLineEdit;
class QMenu;
class QVBoxLayout;

namespace stemdesk::ui {

class ChoiceField;
class DayField;
class TextLabel;
struct RepeatRule;
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
        QList<Event> events = {}; ///< To choose the repeated one from; empty if it is known.
    };

    RepeatDialog(UiContext &context, const Subject &subject, QWidget *parent);

    /// A week after the event's own day, or the first such day that is not past.
    static QDate firstRepeat(QDate day, QDate today);

    QString name() const;
    /// The chosen event of those offered; a null id while there is none.
    EventId chosenEvent() const;
    /// The chosen rule; nullopt while a field is invalid.
    std::optional<RepeatRule> rule() const;

private:
    enum class End { Never, Times, Until };

    void buildEvents(QVBoxLayout *column, const QList<Event> &events);
    void buildFields(QVBoxLayout *column, const Subject &subject);
    void showChoices();
    void showEnd();
    void take();

    UiContext &m_context;
    ChoiceField *m_event = nullptr; ///< Only if there are several.
    QLineEdit *m_name = nullptr;
    DayField *m_first;
    ChoiceField *m_repeat;
    ChoiceField *m_end;
    QLineEdit *m_times;
    DayField *m_until;
    TextLabel *m_refusal;
};

/// Makes an event the template of a series; each action can be undone.
class RepeatActions : public QObject {
    Q_OBJECT

public:
    /// Dialogs are shown over the widget that `parent` is, or belongs to.
    RepeatActions(UiContext &context, QObject *parent);

    /// Asks for the rule and makes a series of the event.
    void repeat(const EventId &id);
    /// Asks for the event too.
    void repeatAny();
    /// Adds the event to the end of the rota.
    void addToRota(const EventId &id, const SeriesId &series);
    /// “Repeat…”, and the series that the event may join.
    void fill(QMenu &menu, const EventId &id);

Q_SIGNALS:
    void made(const stemdesk::SeriesId &id);
    /// Why an action failed; empty after a success.
    void refused(const QString &reason);

private:
    void make(const Event &event, const QString &name, const RepeatRule &rule);

    QWidget *window() const;

    UiContext &m_context;
};

} // namespace stemdesk::ui
