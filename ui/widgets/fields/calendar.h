#pragma once

#include <QCalendarWidget>

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

} // namespace stemdesk::ui
