#pragma once

namespace stemdesk {

/// Keeps this process's memory, which holds keys, out of core dumps and away from other processes of the same user.
/// STEMDESK_CORE_DUMPS=1 in the environment leaves it open, for who looks for a fault.
void forbidCoreDumps();

} // namespace stemdesk
