#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace stemdesk::ui {

/// Groups of bars: present values in green, previous ones muted, side by side, or one alone in the middle.
/// A part of the present value can be set off. A legend explains the colours. Values are above their bars; where both
/// of a group have no room side by side, only the greater is shown, and where not even one has, every second group is
/// without, or more of them.
class BarChart : public QWidget {
    Q_OBJECT

public:
    struct Group {
        QString label;
        double now = 0;
        double before = 0;
        double part = 0; ///< The set-off part of `now`, if the legend names one; a negative part hangs below.
        QString tip; ///< The group's description in words.
        QString value; ///< The current value, shown above its bar.
        QString valueBefore; ///< The previous one, shown above its own.
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
    double placeWidth() const; ///< The width for one group.
    double barWidth() const;
    void placeValues();
    void paintValues(QPainter &painter, qsizetype at, double middle) const;
    void paintValue(QPainter &painter, const QString &value, QPointF place, const QColor &colour) const;
    /// From the middle of a group to that of a value of this width: above its bar, and apart from the other value.
    double asideOf(double value, const Group &group) const;
    /// How far the values of a group reach from its middle if they are side by side; 0 without any.
    double reachOf(const Group &group) const;
    bool hasRoomBeside(qsizetype at) const;
    /// The height of a value in the plot.
    double heightOf(double value) const;
    int groupAt(QPoint place) const;

    QList<Group> m_groups;
    Legend m_legend;
    bool m_hasBefore = false;
    QList<double> m_reach; ///< See reachOf().
    int m_step = 1; ///< Only the values of every m_step-th group that has any are shown.
    double m_least = 0; ///< At most 0.
    double m_most = 0; ///< At least 0.
};

/// Price against budget: the accent colour up to the budget, amber for what exceeds it.
class BudgetBar : public QWidget {
    Q_OBJECT

public:
    explicit BudgetBar(QWidget *parent = nullptr);

    /// Without a budget (0) the bar is empty. Screen readers read `sentence`.
    void setAmounts(double price, double budget, const QString &sentence = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_price = 0;
    double m_budget = 0;
};

/// A small line without axes: the history of a price.
class Sparkline : public QWidget {
    Q_OBJECT

public:
    explicit Sparkline(QWidget *parent = nullptr);

    /// Evenly spaced, oldest first. Screen readers read `summary`.
    void setValues(const QList<double> &values, const QString &summary);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<double> m_values;
};

} // namespace stemdesk::ui
