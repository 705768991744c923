#pragma once

#include <QObject>
#include <QTimer>

#include <deque>
#include <memory>

class QKeyEvent;
class QWidget;

namespace stemdesk::ui {

/// Holds the keys of fast typists: keys after an Enter are meant for the next field, which appears only once the entry
/// is stored. Keys sent to `scope` meanwhile are queued, for ten seconds at most; then they are released.
class HeldKeys : public QObject {
    Q_OBJECT

public:
    /// Whether an Enter pressed once more, before anything else, is meant for the next field, too.
    enum class Enters { Held, Dropped };

    explicit HeldKeys(QWidget *scope, Enters repeated = Enters::Held);
    ~HeldKeys() override;
    Q_DISABLE_COPY_MOVE(HeldKeys)

    /// Starts holding; may be called again while it holds.
    void hold();
    /// Sends the keys to whatever has the focus then, one after the other, until one of them makes it hold again.
    void release();
    /// The same without the keys: what they would be for does not come.
    void drop();
    /// If the user clicked elsewhere meanwhile, the focus stays there.
    bool isLeft() const { return m_isLeft; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isForScope(const QObject *watched) const;
    void replayNext();

    QWidget *m_scope;
    Enters m_repeated;
    std::deque<std::unique_ptr<QKeyEvent>> m_keys;
    QTimer m_limit;
    bool m_isHolding = false;
    bool m_isLeft = false;
    bool m_isReplaying = false; ///< The next one is on its way.
};

} // namespace stemdesk::ui
