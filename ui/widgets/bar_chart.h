#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace stemdesk::ui {

/// Groups of bars side by side: present values in the accent colour, previous ones muted. A part of the present value
/// can be set off. A legend explains the colours.
class BarChart : public QWidget {
    Q_OBJECT

public:
    struct Group {
        QString label;
        double now = 0;
        double before = 0;
        double part = 0; ///< The set-off part of `now`, if the legend names one; a negative part hangs below.
        QString tip; ///< The group's description in words.
        QString value; ///< The current value, shown above its bar if there is room.
        QString valueBefore; ///< The previous one, shown above its bar if there is room for both.
    };

    struct Legend {
        QString now;
        QString before;
        QString part; ///< Empty if no part is set off.
    };

    explicit BarChart(QWidget *parent = nullptr);

    /// `summary` is what a screen reader says.
    void setGroups(const QList<Group> &groups, const Legend &legend, const QString &summary);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QRectF plot() const; ///< Above the labels.
    double labelHeight() const;
    void paintLegend(QPainter &painter) const;
    void paintBars(QPainter &painter, const Group &group, double middle, double width) const;
    void paintBar(QPainter &painter, double left, double width, double value, const QColor &colour) const;
    void paintValue(QPainter &painter, const Group &group, QPointF top, double room);
    void paintBothValues(QPainter &painter, const Group &group, double middle, double width) const;
    bool hasRoomForBoth(const QPainter &painter, const Group &group, double place) const;
    /// The height of a value in the plot.
    double heightOf(double value) const;
    int groupAt(QPoint place) const;

    QList<Group> m_groups;
    Legend m_legend;
    bool m_hasBefore = false;
    double m_least = 0; ///< At most 0.
    double m_most = 0; ///< At least 0.
};

} // namespace stemdesk::ui
