#pragma once

#include <QWidget>

namespace stemdesk::ui {

/// The soft shadow under a panel that lies over a page. It follows the panel, is shown while that is, and lets the
/// mouse through. Belongs to the widget that the panel lies on; nothing for a panel that is a window of its own.
class PopupShadow : public QWidget {
    Q_OBJECT

public:
    static void put(QWidget *popup);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit PopupShadow(QWidget *popup);
    void follow();

    QWidget *m_popup;
};

} // namespace stemdesk::ui
