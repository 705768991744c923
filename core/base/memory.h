#pragma once

namespace stemdesk {

/// Records, from any thread, that much memory was freed. It is kept for whoever needs it next: returning it to the
/// system and fetching it again costs as much as the work that freed it.
void noteFreedMemory();
/// Whether that was recorded since the last call.
bool takeFreedMemoryNote();

/// Returns freed memory to the system. By itself the allocator returns only the end of its memory, so that one small
/// block in use there keeps tens of MiB before it.
void returnFreeMemory();

} // namespace stemdesk
