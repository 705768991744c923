#pragma once

#include "ui/theme/metrics.h"

#include <QScrollArea>

#include <array>

class QBoxLayout;
class QVBoxLayout;

namespace stemdesk::ui {

/// Cards in two columns that scroll together, each as high as its content; in one column if the window is too narrow,
/// in three if it is wide and there are cards for a third. Full-width cards are above or below them.
class CardColumns : public QScrollArea {
    Q_OBJECT

public:
    struct Measures {
        int top = metric::kSpace16; ///< Above the first card.
        std::array<int, 2> shares{1, 1}; ///< How the columns share the width.
        int leastColumn = 0; ///< Narrower columns are below each other, also where their cards would have room.
        int most = metric::kPageMeasure - metric::kScrollBar; ///< The most width of two columns.
        bool alignsWithThree = false; ///< In a wide window two columns are as wide as two of three on other tabs.
    };

    explicit CardColumns(const Measures &measures, QWidget *parent = nullptr);

    void addWide(QWidget *widget);
    void addWideBelow(QWidget *widget);
    // In tab order: left column first.
    void addLeft(QWidget *card);
    void addRight(QWidget *card);
    /// In a third column, or below the right one.
    void addThird(QWidget *card);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void arrangeThird(int edges);
    void alignWithThree(int edges);

    QVBoxLayout *m_wide;
    QVBoxLayout *m_below;
    QBoxLayout *m_columns;
    QVBoxLayout *m_left;
    QVBoxLayout *m_right;
    QVBoxLayout *m_third = nullptr; ///< In m_columns or in m_right.
    Measures m_measures;
};

} // namespace stemdesk::ui
