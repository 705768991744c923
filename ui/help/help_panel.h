#pragma once

#include "ui/help/help_texts.h"

#include <QFrame>
#include <QPointer>

class QScrollArea;

namespace stemdesk::ui {

class IconButton;
class TextLabel;

/// At the right edge of the window: help for the current page, or all keys. The window's content makes room for it; if
/// the content is too wide for that, the panel overlaps it. F1 and Ctrl+/ open and close it, Escape closes it.
class HelpPanel : public QFrame {
    Q_OBJECT

public:
    /// One per window. `content` has a layout without a right margin, and may be the window itself.
    HelpPanel(QWidget *window, QWidget *content);

    /// Closes the panel if it shows this page already.
    void togglePage(const QString &page);
    void toggleKeys();
    /// Shows this help, even if another one is open.
    void showHelp(const QString &id);
    /// Switches to the shown page; no effect while the panel is closed or shows the keys.
    void follow(const QString &page);

Q_SIGNALS:
    /// How much width the content gives up.
    void roomTaken(int width);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void showTopic(const QString &id);
    QWidget *linkTo(const QString &id);
    void showKeys();
    void open(const QString &what);
    void leave();
    void setBody(QWidget *body);
    void place();
    void makeRoom(int width);

    QWidget *m_content;
    TextLabel *m_title;
    IconButton *m_close;
    QScrollArea *m_area;
    QString m_shown; ///< The page or topic, or "keys"; empty while it is closed.
    QString m_page; ///< The window's current page, if the help knows it.
    QPointer<QWidget> m_before; ///< Had the focus before.
};

} // namespace stemdesk::ui
