#pragma once

#include "core/webhooks/resolver.h"

#include <QByteArray>

namespace stemdesk {

/// Every address that the operating system knows of a host, the likeliest to be reachable first. Blocks for as long as
/// the system's resolver takes, which may be minutes. Any thread.
LookUpAnswer systemLookUp(const QByteArray &host);

} // namespace stemdesk
