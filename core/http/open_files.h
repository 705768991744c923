#pragma once

namespace stemdesk::http {

/// Raises the soft limit of open files of this process to `wanted`, as far as the hard limit lets it.
void raiseOpenFileLimit(int wanted);

} // namespace stemdesk::http
