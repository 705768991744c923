#pragma once

#include <QObject>
#include <QTimer>

#include <deque>
#include <memory>

class QKeyEvent;
class QWidget;

namespace stemdesk::ui {

/// Who types fast is ahead of the window: the keys that follow an Enter are meant for the field that it leads to, which
/// stands there only once what was entered is stored. Keys that come to `scope` meanwhile wait, in their order, though
/// not for ever: after ten seconds they go on by themselves.
class HeldKeys : public QObject {
    Q_OBJECT

public:
    explicit HeldKeys(QWidget *scope);
    ~HeldKeys() override;
    Q_DISABLE_COPY_MOVE(HeldKeys)

    /// From now on; may be called again while it holds.
    void hold();
    /// They go to whatever has the keyboard then, one after the other, until one of them makes it hold again.
    void release();
    /// Somebody went elsewhere with the mouse while it held: the keyboard stays there.
    bool isLeft() const { return m_isLeft; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isForScope(const QObject *watched) const;
    void replayNext();

    QWidget *m_scope;
    std::deque<std::unique_ptr<QKeyEvent>> m_keys;
    QTimer m_limit;
    bool m_isHolding = false;
    bool m_isLeft = false;
    bool m_isReplaying = false; ///< The next one is on its way.
};

} // namespace stemdesk::ui
