#pragma once

#include "ui/theme/fonts.h"

#include <QTabBar>

namespace stemdesk::ui {

/// The tabs below a page's header: words, the selected one bold and underlined.
class TabStrip : public QTabBar {
    Q_OBJECT

public:
    explicit TabStrip(QWidget *parent = nullptr);

    /// Room for the focus frame before the first word.
    static int inset();

protected:
    QSize tabSizeHint(int index) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    TextStyle styleOf(int index) const;
    int gap() const;
};

} // namespace stemdesk::ui
