#include "ui/widgets/fields/held_keys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QWidget>

#include <algorithm>
#include <chrono>

namespace stemdesk::ui {

namespace {

constexpr std::chrono::seconds kLimit{10};

bool isCommand(const QKeyEvent &key)
{
    return (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != Qt::NoModifier;
}

} // namespace

HeldKeys::HeldKeys(QWidget *scope, Enters repeated) : QObject(scope), m_scope(scope), m_repeated(repeated)
{
    m_limit.setSingleShot(true);
    m_limit.setInterval(kLimit);
    connect(&m_limit, &QTimer::timeout, this, &HeldKeys::release);
}

HeldKeys::~HeldKeys() = default;

void HeldKeys::hold()
{
    m_isHolding = true;
    m_isLeft = false;
    m_limit.start();
    QCoreApplication::instance()->installEventFilter(this);
}

void HeldKeys::release()
{
    m_isHolding = false;
    m_limit.stop();
    if (!m_isReplaying)
        replayNext();
}

void HeldKeys::drop()
{
    m_keys.clear();
    release();
}

/// The whole window has to hold its keys as long as earlier ones are still queued.
bool HeldKeys::isForScope(const QObject *watched) const
{
    const auto *widget = qobject_cast<const QWidget *>(watched);
    if (!widget)
        return false;
    return m_isHolding ? widget == m_scope || m_scope->isAncestorOf(widget) : widget->window() == m_scope->window();
}

bool HeldKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (!event->spontaneous()) // Replayed keys are not spontaneous.
        return false;
    if (event->type() == QEvent::MouseButtonPress) {
        m_isLeft = true;
        m_keys.clear(); // They must not arrive there.
    }
    const bool isRelease = event->type() == QEvent::KeyRelease;
    if ((event->type() != QEvent::KeyPress && !isRelease) || !isForScope(watched))
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    // Space clicks a button when it is released: a press that is held, and a release that passed by, would do nothing.
    const bool isPressHeld = std::ranges::any_of(m_keys, [key](const auto &held) { return held->key() == key->key(); });
    if (isCommand(*key) || (isRelease && !isPressHeld))
        return false;
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isEnter || !m_keys.empty() || m_repeated == Enters::Held)
        m_keys.emplace_back(key->clone());
    return true;
}

void HeldKeys::replayNext()
{
    m_isReplaying = false;
    if (m_isHolding)
        return;
    if (m_keys.empty()) {
        QCoreApplication::instance()->removeEventFilter(this);
        return;
    }
    const std::unique_ptr<QKeyEvent> key = std::move(m_keys.front());
    m_keys.pop_front();
    m_isReplaying = true;
    const QPointer<HeldKeys> guard(this); // A key may close what this belongs to.
    if (QWidget *widget = QApplication::focusWidget())
        QCoreApplication::sendEvent(widget, key.get());
    if (guard) // After everything that the key triggered, such as an editor that closes.
        QMetaObject::invokeMethod(this, &HeldKeys::replayNext, Qt::QueuedConnection);
}

} // namespace stemdesk::ui
