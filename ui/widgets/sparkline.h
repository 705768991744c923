#pragma once

#include <QList>
#include <QWidget>

namespace stemdesk::ui {

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
