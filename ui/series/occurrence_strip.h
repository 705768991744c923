#pragma once

#include "core/domain/events/event.h"

#include <QWidget>

#include <functional>

namespace stemdesk::ui {

class Button;
class TextLabel;
struct UiContext;

/// Says which series an event belongs to, and offers to write the changes made in it into the others: until then they
/// affect this one only.
class OccurrenceStrip : public QWidget {
    Q_OBJECT

public:
    explicit OccurrenceStrip(UiContext &context, QWidget *parent = nullptr);

    /// Hidden for an event of no series.
    void setEvent(const Event &event);

Q_SIGNALS:
    void seriesRequested(const stemdesk::SeriesId &id);
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

private:
    void spread(QDate from);

    UiContext &m_context;
    EventId m_event;
    QString m_name;
    Occurrence m_occurrence;
    TextLabel *m_text;
    Button *m_following;
    Button *m_all;
    Button *m_open;
};

} // namespace stemdesk::ui
