#pragma once

#include <QString>

namespace stemdesk {

/// Restores a backup into a data folder that nobody has open, in a box that says how it goes and what came of it.
/// Returns once that was read.
void restoreWithBox(const QString &folder, const QString &file);

} // namespace stemdesk
