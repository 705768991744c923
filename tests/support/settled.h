#pragma once

#include "tests/support/ui_shop.h"

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>

namespace stemdesk {

/// Returns once the window has shown the answers to all of its requests. Each thread works in turn, so the answer to a
/// last request comes after all others.
inline void settle(UiShop &shop)
{
    constexpr int kRounds = 3; // A result may lead to further requests.
    for (int round = 0; round < kRounds; ++round) {
        for (ServiceThread *thread : {&shop.editsThread(), &shop.context().tasks, &shop.context().lookups}) {
            QEventLoop answered;
            thread->run(
                &answered, [](Services &) {}, [&answered] { answered.quit(); });
            answered.exec();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

} // namespace stemdesk
