#include "core/base/memory.h"

#include <QtGlobal>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace stemdesk {

void returnFreeMemory()
{
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

} // namespace stemdesk
