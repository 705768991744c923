#pragma once

#include "core/base/clock.h"

#include <QTimeZone>
#include <QWidget>

#include <functional>
#include <optional>

namespace stemdesk::ui {

class Button;
class DayField;
class FlushLink;
class IconButton;
class TextLabel;
class TimeField;
class ValueField;

/// The start and the end of something: the start may not be set yet, and the end may be left out.
struct TimeRange {
    std::optional<Instant> start;
    std::optional<Instant> end;

    friend bool operator==(const TimeRange &, const TimeRange &) = default;
};

/// A span of the shop's time in one row: its day, start and end. The end's day is shown if it is another one.
class TimeSpanField : public QWidget {
    Q_OBJECT

public:
    struct Names {
        QString whole; ///< "Ceremony".
        QString from;
        QString until;
    };

    /// `today` is the shop's.
    TimeSpanField(const Names &names, const std::function<QDate()> &today, QWidget *parent = nullptr);
    ~TimeSpanField() override;
    Q_DISABLE_COPY_MOVE(TimeSpanField)

    /// Held back while the field is being edited.
    void setSpan(const TimeRange &span, const QTimeZone &zone);
    /// The default for a first date; without a day, the field asks for one.
    struct Proposal {
        std::optional<QDate> day;
        QTime time;
    };
    void setProposal(const Proposal &proposal) { m_proposal = proposal; }
    /// Asks for the day, or moves the focus to it.
    void begin();
    /// Discards text that was not stored, because it belongs to another event.
    void forget();

Q_SIGNALS:
    void spanChosen(const stemdesk::ui::TimeRange &span);
    /// The text is unreadable; empty once it is readable.
    void refused(const QString &reason);

protected:
    /// Escape gives up what was refused; keys on the cross.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildRow();
    void listen();
    QList<ValueField *> parts() const;
    void showSpan();
    void showParts();
    void onDayTyped(QDate day);
    void onStartTyped(QTime time);
    void onEndTyped(QTime time);
    void commit();
    void clear();
    bool crossTakes(int key);
    void showEndDay();
    std::optional<TimeRange> typed() const;
    std::optional<Instant> moment(QDate day, const TimeField &time, std::optional<Instant> before) const;
    QDate endDay(QDate startDay) const;
    QDateTime timeOf(Instant instant) const { return QDateTime::fromMSecsSinceEpoch(instant, m_zone); }
    bool isRefusedAsAWhole() const;

    DayField *m_day;
    TimeField *m_from;
    TextLabel *m_dash;
    DayField *m_endDay;
    TimeField *m_until;
    FlushLink *m_otherDay;
    IconButton *m_clear;
    Button *m_set;
    QTimeZone m_zone;
    Proposal m_proposal;
    TimeRange m_span;
    bool m_isBegun = false; ///< Its day is still to be typed.
    bool m_isAsked = false; ///< Another span was chosen and is not stored yet, as far as is known.
    bool m_hasEndDay = false; ///< It ends on another day, or is about to.
};

} // namespace stemdesk::ui
