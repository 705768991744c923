#pragma once

#include <QByteArray>

namespace stemdesk {

/// "1.2.3". A function, so that a new version compiles one file and not all.
QByteArray programVersion();

} // namespace stemdesk
