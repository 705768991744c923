#pragma once

namespace stemdesk {

/// Gives what was freed back to the system. By itself the allocator returns only what lies at the end of its memory,
/// so that one small block still in use there keeps tens of MiB before it.
void returnFreeMemory();

} // namespace stemdesk
