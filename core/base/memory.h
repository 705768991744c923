#pragma once

namespace stemdesk {

/// Notes, from any thread, that much was freed. It is kept for whoever needs it next: giving it back and fetching it
/// again costs as much as the work that freed it.
void noteFreedMemory();
/// Whether that was noted since the last time that this was asked.
bool takeFreedMemoryNote();

/// Gives what was freed back to the system. By itself the allocator returns only what lies at the end of its memory,
/// so that one small block still in use there keeps tens of MiB before it.
void returnFreeMemory();

} // namespace stemdesk
