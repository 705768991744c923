#pragma once

#include "core/base/result.h"

#include <QCoreApplication>

#include <memory>

class QProgressDialog;

namespace stemdesk {
struct RestoreExtent;
}

namespace stemdesk::ui {

/// Says that a backup is being restored, as long as it lives, and afterwards what came of it: shown while no window is.
class RestoreNotice {
    Q_DECLARE_TR_FUNCTIONS(RestoreNotice)

public:
    RestoreNotice();
    ~RestoreNotice();
    Q_DISABLE_COPY_MOVE(RestoreNotice)

    /// Returns once it was read.
    static void report(const Result<RestoreExtent> &extent);

private:
    std::unique_ptr<QProgressDialog> m_dialog;
};

} // namespace stemdesk::ui
