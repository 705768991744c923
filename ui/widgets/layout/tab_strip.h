#pragma once

#include <QTabBar>

namespace stemdesk::ui {

/// The tabs below a page's header: words, the selected one underlined.
class TabStrip : public QTabBar {
    Q_OBJECT

public:
    explicit TabStrip(QWidget *parent = nullptr);

    /// Room for the focus frame before the first word.
    static int inset();

protected:
    QSize tabSizeHint(int index) const override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace stemdesk::ui
