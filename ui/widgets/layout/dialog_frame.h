#pragma once

#include <QString>
#include <QWidget>

class QDialog;
class QHBoxLayout;
class QVBoxLayout;

namespace stemdesk::ui {

class Button;

/// The column of a dialog, begun with its title, which names its window too.
QVBoxLayout *dialogColumn(QDialog &dialog, const QString &title);

/// The foot of a dialog's column: what leaves it, and at the far right what it is for, which Enter presses.
QHBoxLayout *dialogFoot(QDialog &dialog, const QString &leave, Button *act);

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
