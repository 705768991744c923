#pragma once

#include <QFrame>

#include <functional>

class QTimer;

namespace stemdesk::ui {

class Button;
class TextLabel;

/// The note at the bottom of the window that offers to undo what just happened. It disappears after a while, but not
/// while it has the pointer or the focus. Ctrl+Shift+U gives it the focus.
class Toast : public QFrame {
    Q_OBJECT

public:
    /// One per window.
    explicit Toast(QWidget *window);

    /// Replaces what is shown. `run` is called at most once, when `action` is chosen.
    void offer(const QString &text, const QString &action = {}, std::function<void()> run = {});
    /// Offers to go to what the text is about, beside the action of the last offer().
    void offerToShow(std::function<void()> show);
    void dismiss();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QRect typedPlace() const;
    int topPlace() const;
    void place();
    void choose(std::function<void()> &run);
    void onTimeout();

    TextLabel *m_text;
    Button *m_action;
    Button *m_show;
    QTimer *m_timer;
    std::function<void()> m_run;
    std::function<void()> m_runShow;
};

} // namespace stemdesk::ui
