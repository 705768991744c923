#pragma once

#include "core/domain/resource_set.h"

#include <QObject>

#include <functional>

class QTimer;

namespace stemdesk::ui {

struct UiContext;

/// Whether one of the changes is of one of these resources.
bool concern(const Changes &changes, ResourceSet resources);

/// Gathers the bus's changes of our shop, so that a burst of changes is read once: a batch of 500 products arrives as
/// one gathered().
class RecentChanges : public QObject {
    Q_OBJECT

public:
    explicit RecentChanges(const UiContext &context, QObject *parent = nullptr);

    /// Calls `then` after changes of these resources, as long as `owner` lives.
    static void watch(const UiContext &context, QObject *owner, ResourceSet resources,
                      const std::function<void()> &then);

    /// Announces pending changes at once. Used after a change of this window, which has been announced by the time its
    /// outcome is known.
    void notifyNow();

Q_SIGNALS:
    /// All changes since the last time, each row once, with its last action.
    void gathered(const stemdesk::Changes &changes);

private:
    void onCommitted(const Changes &changes);

    ShopId m_shop;
    Changes m_waiting;
    QTimer *m_timer;
};

} // namespace stemdesk::ui
