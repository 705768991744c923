#pragma once

#include <QString>

namespace stemdesk {

/// Restores a backup into a data folder that is not in use, in a dialog that shows progress and result. Returns once
/// the dialog is closed.
void restoreWithBox(const QString &folder, const QString &file);

} // namespace stemdesk
