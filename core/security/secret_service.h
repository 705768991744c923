#pragma once

#include "core/security/keychain.h"

#include <chrono>

namespace stemdesk {

/// Whether the session's keyring service can be reached and is unlocked. Never asks anybody to unlock it, and waits
/// for each answer `patience` at most. Always Ready on systems whose keyring is not a service of the session bus.
Keychain::State secretServiceState(std::chrono::milliseconds patience);

} // namespace stemdesk
