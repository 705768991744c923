#pragma once

#include "core/base/result.h"

#include <QCoreApplication>

#include <memory>

class QProgressDialog;

namespace stemdesk {
struct RestoreExtent;
}

namespace stemdesk::ui {

/// Shows that a backup is being restored while it lives, and afterwards the result; used while there is no window.
class RestoreNotice {
    Q_DECLARE_TR_FUNCTIONS(RestoreNotice)

public:
    RestoreNotice();
    ~RestoreNotice();
    Q_DISABLE_COPY_MOVE(RestoreNotice)

    /// Returns after the user has read it.
    static void report(const Result<RestoreExtent> &extent);

private:
    std::unique_ptr<QProgressDialog> m_dialog;
};

} // namespace stemdesk::ui
