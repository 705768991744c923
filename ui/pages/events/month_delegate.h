#pragma once

#include "core/base/id.h"

#include <QDate>
#include <QList>
#include <QRect>
#include <QStyledItemDelegate>

namespace stemdesk {
struct Event;
}

namespace stemdesk::ui {

class MonthModel;

/// Layout of a day's cell. Chips have two lines if all of them have room for that, and a third one for a long name.
struct DayParts {
    QRect number;
    QList<QRect> chips; ///< One for each event that fits.
    QRect more; ///< For the events without a chip; empty if there are none.
};

DayParts dayParts(const QRect &cell, qsizetype events, bool hasLongName = false);
DayParts dayParts(const QRect &cell, const QList<Event> &events);

/// Paints a day of a month: its number and its events as chips.
class MonthDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit MonthDelegate(const MonthModel &model, QObject *parent = nullptr);

    /// The picked chip; a null id for none.
    void setPicked(const EventId &id) { m_picked = id; }
    /// The day under a dragged event; an invalid date for none.
    void setTarget(QDate day) { m_target = day; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintNumber(QPainter &painter, const QRect &place, const QModelIndex &index) const;
    void paintPalette(QPainter &painter, const QRect &line, int taken, const Event &event) const;
    void paintChip(QPainter &painter, const QRect &place, const Event &event, bool isPast, bool saysStatus) const;

    const MonthModel &m_model;
    EventId m_picked;
    QDate m_target;
};

} // namespace stemdesk::ui
