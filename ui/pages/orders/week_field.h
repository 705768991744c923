#pragma once

#include <QDate>
#include <QWidget>

namespace stemdesk::ui {

class Button;
class EventPickModel;
class TextLabel;

/// Moves from week to week: to the previous one, the next one, and back to the current one.
class WeekField : public QWidget {
    Q_OBJECT

public:
    /// `model` knows the shop's calendar and outlives this.
    explicit WeekField(const EventPickModel *model, QWidget *parent = nullptr);

    QDate monday() const { return m_monday; }

Q_SIGNALS:
    void weekChosen(QDate monday);

private:
    void choose(QDate monday);
    void showWeek();

    const EventPickModel *m_model;
    QDate m_monday;
    TextLabel *m_label;
    Button *m_now;
};

} // namespace stemdesk::ui
