#pragma once

#include "core/domain/change.h"

#include <QObject>

namespace stemdesk {

/// Announces every commit to the whole process, whoever made it. The one object that threads share.
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
    /// May repeat a change; listeners read the current state again.
    void committed(const stemdesk::Changes &changes);
};

} // namespace stemdesk
