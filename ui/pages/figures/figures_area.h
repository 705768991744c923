#pragma once

#include <QScrollArea>

class QBoxLayout;
class QVBoxLayout;

namespace stemdesk::ui {

/// The overview of the figures: what is as wide as the page, and below it cards in two columns, or in one where the
/// window is too narrow for them.
class FiguresArea : public QScrollArea {
    Q_OBJECT

public:
    explicit FiguresArea(QWidget *parent = nullptr);

    void addWide(QWidget *widget);
    // In tab order: left column first.
    void addLeft(QWidget *card);
    void addRight(QWidget *card);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();

    QVBoxLayout *m_wide;
    QBoxLayout *m_halves;
    QVBoxLayout *m_left;
    QVBoxLayout *m_right;
};

} // namespace stemdesk::ui
