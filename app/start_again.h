#pragma once

namespace stemdesk {

struct Arguments;

/// Starts the program again with the given options, independent of this process, which should exit now. A new process,
/// because the keyring's library stays on the first thread that used it.
void startAgain(const Arguments &arguments);

} // namespace stemdesk
