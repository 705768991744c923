#pragma once

#include "ui/widgets/fields/read_field.h"

#include <QCalendarWidget>
#include <QDate>
#include <QTime>

#include <functional>
#include <optional>

class QTableView;

namespace stemdesk::ui {

/// A month to pick a day in, in the window's look. Opened for one pick.
class Calendar : public QCalendarWidget {
    Q_OBJECT

public:
    Calendar(const QString &name, QWidget *parent);

    void setDay(QDate day, QDate today);
    /// Opens as a popup, which closes on a pick, Escape or a click elsewhere.
    void openBelow(const QWidget &field);

    /// Enough for every day: Qt reckons with its own small cells.
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void dayPicked(QDate day);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintCell(QPainter *painter, const QRect &rect, QDate date) const override;

private:
    void dress();

    QDate m_today;
    QPoint m_pointer{-1, -1}; ///< Over the days; outside of them otherwise.
    QTableView *m_days = nullptr;
};

/// A day, typed as dayFrom() reads it or picked in a calendar. Up and Down move it by a day.
class DayField : public ReadField {
    Q_OBJECT

public:
    /// `today` is the shop's.
    DayField(const QString &name, std::function<QDate()> today, QWidget *parent = nullptr);

    /// The stored one.
    void setDay(QDate day);
    /// The typed day; nullopt if it is unreadable.
    std::optional<QDate> day() const { return read(text()); }
    /// An empty field is none, and no longer refused.
    void setMayBeEmpty() { m_mayBeEmpty = true; }
    /// Days before it are refused.
    void setEarliest(QDate day) { m_earliest = day; }
    /// It is the day of something that has happened: read as by pastDayFrom(), and refused if it is still to come.
    void setPast() { m_isPast = true; }
    /// Whether a typed day of the week is that in the week of the stored day, and not the next one.
    void setWeekKept(bool isKept) { m_isWeekKept = isKept; }
    void openCalendar();

Q_SIGNALS:
    /// Another day was entered, or an invalid one for none. Answer with showOutcome() or setStored().
    void dayCommitted(QDate day);

protected:
    Reading reading(const QString &text) const override;
    QString widest() const override;
    int roomForActions() const override;
    void notifyRead() override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::optional<QDate> read(const QString &text) const;
    std::optional<QDate> typedDay(const QString &text) const;
    bool isNone(const QString &text) const { return m_mayBeEmpty && text.trimmed().isEmpty(); }
    void move(int days);

    std::function<QDate()> m_today;
    QDate m_earliest;
    QDate m_shown; ///< Given last.
    bool m_isWeekKept = false;
    bool m_isPast = false;
    bool m_mayBeEmpty = false;
};

/// Makes a plain field show its day as it was read once it is left: "29 nov" becomes "Sun 29 Nov 2026". A text that
/// `read` cannot read stays.
void showDayAsRead(QLineEdit &field, const std::function<std::optional<QDate>(const QString &)> &read);

/// A time of day, typed as timeFrom() reads it.
class TimeField : public ReadField {
    Q_OBJECT

public:
    explicit TimeField(const QString &name, QWidget *parent = nullptr);

    void setTime(QTime time);
    std::optional<QTime> time() const;
    /// No time is a valid value, too: timeCommitted() then passes an invalid one.
    void setMayBeEmpty() { m_mayBeEmpty = true; }

Q_SIGNALS:
    /// Has to be answered like DayField::dayCommitted().
    void timeCommitted(QTime time);

protected:
    Reading reading(const QString &text) const override;
    QString widest() const override;
    void notifyRead() override;

private:
    bool isNone(const QString &text) const { return m_mayBeEmpty && text.trimmed().isEmpty(); }

    bool m_mayBeEmpty = false;
};

} // namespace stemdesk::ui
