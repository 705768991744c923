#pragma once

#include "app/arguments.h"
#include "core/base/result.h"
#include "core/http/server.h"

namespace stemdesk {

/// Where and how to listen, from --listen, --host, --tls and --insecure. Refuses an address that is not loopback
/// without --tls, unless --insecure is given. An error of kind Invalid means a malformed option.
Result<http::Server::Options> listenOptionsFrom(const Arguments &arguments);

} // namespace stemdesk
