#pragma once

#include "ui/theme/metrics.h"

#include <QScrollBar>

class QScrollArea;

namespace stemdesk::ui {

/// The scroll bar in the right margin of a page. Its room is always there, so that the content ends at the same edge
/// whether it scrolls or not, and never changes its width because of its own height.
class EdgeScrollBar : public QScrollBar {
    Q_OBJECT

public:
    /// The right margin of the content.
    static constexpr int kMargin = metric::kPageEdge - metric::kScrollBar;

    static void put(QScrollArea &area);

    QSize sizeHint() const override { return {metric::kScrollBar, QScrollBar::sizeHint().height()}; }

protected:
    /// Nothing, if there is nothing to scroll.
    void paintEvent(QPaintEvent *event) override;

private:
    EdgeScrollBar();
};

} // namespace stemdesk::ui
