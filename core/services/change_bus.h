#pragma once

#include "core/domain/change.h"

#include <QObject>

namespace stemdesk {

/// Tells everyone in this process what was committed, whoever committed it. The one object that threads share.
class ChangeBus : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Call it after the commit, from any thread. Receivers are notified on their own threads.
    void publish(const Changes &changes)
    {
        if (!changes.isEmpty())
            Q_EMIT committed(changes);
    }

Q_SIGNALS:
    /// May name a change twice; whoever listens reads again what it shows.
    void committed(const stemdesk::Changes &changes);
};

} // namespace stemdesk
