#pragma once

namespace stemdesk::http {

/// Raises the soft limit of open files of this process to `wanted`, as far as the hard limit lets it.
/// Returns how many may be open now.
int raiseOpenFileLimit(int wanted);

} // namespace stemdesk::http
