#pragma once

#include <QString>

namespace stemdesk {

/// Closes a data folder, and what Stemdesk keeps in it, to other users of this machine where it is open to them, and
/// says so in the log; where it cannot or should not, it says what to do. A key file is left as it is: reading
/// one that others could read is refused.
void closeToOthers(const QString &dataFolder);

} // namespace stemdesk
