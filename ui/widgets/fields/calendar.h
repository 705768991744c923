#pragma once

#include <QCalendarWidget>

namespace stemdesk::ui {

/// A month to pick a day in, in the window's look. Opened for one pick.
class Calendar : public QCalendarWidget {
    Q_OBJECT

public:
    Calendar(const QString &name, QWidget *parent);

    void setDay(QDate day, QDate today);
    /// Opens as a popup, which closes on a pick, Escape or a click elsewhere.
    void openBelow(const QWidget &field);

Q_SIGNALS:
    void dayPicked(QDate day);

protected:
    void paintCell(QPainter *painter, const QRect &rect, QDate date) const override;

private:
    void dress();

    QDate m_today;
};

} // namespace stemdesk::ui
