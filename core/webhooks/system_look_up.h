#pragma once

#include "core/webhooks/resolver.h"

#include <QByteArray>

namespace stemdesk {

/// Every address of a host that the operating system knows, in the order in which to try them. Blocks for as long as
/// the system's resolver takes, which may be minutes. Any thread.
LookUpAnswer systemLookUp(const QByteArray &host);

} // namespace stemdesk
