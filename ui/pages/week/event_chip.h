#pragma once

#include "ui/pages/week/shown_week.h"

#include <QAbstractButton>

namespace stemdesk::ui {

/// An event at the head of its day, as a card: its hour and palette, and below them its name on one line or two. On the
/// ground of its status, and quiet while that is: new, or complete.
class EventChip : public QAbstractButton {
    Q_OBJECT

public:
    explicit EventChip(const HeldEvent &event, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList nameLines(int width) const;

    HeldEvent m_event;
};

} // namespace stemdesk::ui
