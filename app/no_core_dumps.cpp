#include "app/no_core_dumps.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace stemdesk {

void forbidCoreDumps()
{
    if (qEnvironmentVariableIntValue("STEMDESK_CORE_DUMPS") == 1)
        return;
#ifdef Q_OS_UNIX
    const rlimit none{.rlim_cur = 0, .rlim_max = 0};
    ::setrlimit(RLIMIT_CORE, &none);
#endif
#ifdef Q_OS_LINUX
    ::prctl(PR_SET_DUMPABLE, 0L, 0L, 0L, 0L); // A program that dumps are piped into ignores the limit.
#endif
}

} // namespace stemdesk
