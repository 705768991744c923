#pragma once

#include "ui/help/help_texts.h"

#include <QFrame>
#include <QPointer>

class QScrollArea;

namespace stemdesk::ui {

class IconButton;
class TextLabel;

/// Overlays the right edge of the window while one works on: help for a page, or all keys. F1 and Ctrl+/ open and close
/// it, Escape closes it.
class HelpPanel : public QFrame {
    Q_OBJECT

public:
    /// One per window.
    explicit HelpPanel(QWidget *window);

    /// Closes the panel if it shows this page already.
    void togglePage(const QString &page);
    void toggleKeys();
    /// Switches to the shown page; no effect while the panel is closed or shows the keys.
    void follow(const QString &page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void showTopic(const HelpTopic &topic);
    void showKeys();
    void open(const QString &what);
    void leave();
    void setBody(QWidget *body);
    void place();

    TextLabel *m_title;
    IconButton *m_close;
    QScrollArea *m_area;
    QString m_shown; ///< The page, or "keys"; empty while it is closed.
    QPointer<QWidget> m_before; ///< Had the focus before.
};

} // namespace stemdesk::ui
