#pragma once

#include "ui/theme/metrics.h"

#include <QList>
#include <QPointer>
#include <QScrollBar>
#include <QWidget>

#include <utility>

class QScrollArea;

namespace stemdesk::ui {

/// For a rebuild of rows. If a row with the focus disappears, Qt would pass the focus on and scroll there. With this,
/// the page stays where it is, and the focus goes to what replaces the row.
class KeptPlace {
public:
    /// `otherwise` gets the focus if no row is left.
    explicit KeptPlace(QWidget *rows, QWidget *otherwise = nullptr);
    ~KeptPlace();
    Q_DISABLE_COPY_MOVE(KeptPlace)

private:
    using Bars = QList<std::pair<QPointer<QScrollBar>, int>>;

    QPointer<QWidget> m_rows;
    QPointer<QWidget> m_otherwise;
    QPointer<QWidget> m_focused;
    const QMetaObject *m_kind = nullptr; ///< Class of the focused widget.
    qsizetype m_place = -1; ///< Its index among the focusable widgets of that class.
    Bars m_bars; ///< Scroll bars of the areas around the rows.
};

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
