#pragma once

#include "ui/pages/week/shown_week.h"

#include <QAbstractButton>

namespace stemdesk::ui {

/// An event at the head of its day: its hour, its palette and its name in at most two lines. Quiet until it is agreed.
class EventChip : public QAbstractButton {
    Q_OBJECT

public:
    explicit EventChip(const HeldEvent &event, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList nameLines(int width) const;

    HeldEvent m_event;
};

} // namespace stemdesk::ui
