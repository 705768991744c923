#pragma once

#include "ui/theme/metrics.h"

#include <QScrollArea>

#include <array>

class QBoxLayout;
class QVBoxLayout;

namespace stemdesk::ui {

/// Cards in two columns that scroll together, each as high as its content; in one column if the window is too
/// narrow. Full-width cards are above or below them.
class CardColumns : public QScrollArea {
    Q_OBJECT

public:
    struct Measures {
        int top = metric::kSpace16; ///< Above the first card.
        std::array<int, 2> shares{1, 1}; ///< How the columns share the width.
        int leastColumn = 0; ///< Narrower columns are below each other, also where their cards would have room.
    };

    explicit CardColumns(const Measures &measures, QWidget *parent = nullptr);

    void addWide(QWidget *widget);
    void addWideBelow(QWidget *widget);
    // In tab order: left column first.
    void addLeft(QWidget *card);
    void addRight(QWidget *card);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();

    QVBoxLayout *m_wide;
    QVBoxLayout *m_below;
    QBoxLayout *m_columns;
    QVBoxLayout *m_left;
    QVBoxLayout *m_right;
    Measures m_measures;
};

} // namespace stemdesk::ui
