#pragma once

#include <QString>

namespace stemdesk {

/// Removes other users' access to a data folder and Stemdesk's files in it, and logs that; if it cannot or should not,
/// logs what to do. Leaves a key file alone: reading one with access for others is refused.
void closeToOthers(const QString &dataFolder);

} // namespace stemdesk
