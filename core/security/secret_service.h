#pragma once

#include "core/security/keychain.h"

#include <chrono>

namespace stemdesk {

/// Whether the session's keyring service can be reached and is unlocked. Never asks the user to unlock it, and waits at
/// most `timeout` for each answer. Always Ready on systems whose keyring is not a service of the session bus.
Keychain::State secretServiceState(std::chrono::milliseconds timeout);

} // namespace stemdesk
