#pragma once

namespace stemdesk {

/// Keeps this process's memory, which contains keys, out of core dumps and away from other processes of the same user.
/// STEMDESK_CORE_DUMPS=1 in the environment allows both, for debugging.
void forbidCoreDumps();

} // namespace stemdesk
