#pragma once

#include "app/arguments.h"
#include "core/base/result.h"
#include "core/http/server.h"

namespace stemdesk {

/// Where and how to listen, from --listen, --host, --behind, --tls and --insecure. An address that is not loopback is
/// refused without --tls, unless --insecure says so deliberately. An error of kind Invalid is a word that means
/// nothing.
Result<http::Server::Options> listenOptionsFrom(const Arguments &arguments);

} // namespace stemdesk
