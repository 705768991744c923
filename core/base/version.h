#pragma once

#include <QByteArray>

namespace stemdesk {

/// "1.2.3". A function, so that a new version recompiles a single file.
QByteArray programVersion();

} // namespace stemdesk
