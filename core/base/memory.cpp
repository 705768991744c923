#include "core/base/memory.h"

#include <QtGlobal>

#include <atomic>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace stemdesk {

namespace {

std::atomic<bool> isFreedMemoryNoted = false; // Per process, like its memory.

} // namespace

void noteFreedMemory()
{
    isFreedMemoryNoted = true;
}

bool takeFreedMemoryNote()
{
    return isFreedMemoryNoted.exchange(false);
}

void returnFreeMemory()
{
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

} // namespace stemdesk
