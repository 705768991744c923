#pragma once

#include <QWidget>

namespace stemdesk::ui {

/// The soft shadow under a panel that overlays a page. It follows the panel's geometry and visibility and ignores the
/// mouse. Child of the panel's parent widget; unused for a panel that is a window.
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
