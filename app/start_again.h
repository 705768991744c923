#pragma once

namespace stemdesk {

struct Arguments;

/// Starts the program once more, with the options given and without a tie to this process, which is to end now. Not
/// within one process: the keyring's library stays on the first thread that used it.
void startAgain(const Arguments &arguments);

} // namespace stemdesk
