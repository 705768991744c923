#pragma once

#include <QObject>

#include <future>
#include <utility>

namespace stemdesk {

/// Posts to `receiver` what ends its thread. It runs only after the posting is done: otherwise the thread could end and
/// delete its event dispatcher before Qt, which has queued the event already, wakes it.
template <class Last>
void postLast(QObject *receiver, Last last)
{
    std::promise<void> posted;
    QMetaObject::invokeMethod(
        receiver,
        [last = std::move(last), isPosted = posted.get_future().share()] {
            isPosted.wait();
            last();
        },
        Qt::QueuedConnection);
    posted.set_value();
}

} // namespace stemdesk
