#pragma once

namespace stemdesk::http {

/// Raises this process's soft limit of open files to `wanted`, as far as the hard limit allows. Returns the limit now.
int raiseOpenFileLimit(int wanted);

} // namespace stemdesk::http
