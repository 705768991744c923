#pragma once

#include <QTabBar>

namespace stemdesk::ui {

/// Chooses between views of one list: segments beside each other, the chosen one in the accent.
class ViewSwitch : public QTabBar {
    Q_OBJECT

public:
    explicit ViewSwitch(QWidget *parent = nullptr);

    /// `iconName` as iconFor() takes it.
    void addView(const QString &iconName, const QString &text);

protected:
    QSize tabSizeHint(int index) const override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace stemdesk::ui
