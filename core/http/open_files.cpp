#include "core/http/open_files.h"

#include "core/base/log.h"

#ifdef Q_OS_UNIX
#include <sys/resource.h>

#include <algorithm>
#endif

namespace stemdesk::http {

void raiseOpenFileLimit(int wanted)
{
#ifdef Q_OS_UNIX
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= rlim_t(wanted))
        return;
    limit.rlim_cur = std::min(limit.rlim_max, rlim_t(wanted));
    if (::setrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur < rlim_t(wanted))
        qCWarning(logApi, "Only %llu files may be open at a time; with many clients some will be turned away",
                  static_cast<unsigned long long>(limit.rlim_cur));
#else
    Q_UNUSED(wanted)
#endif
}

} // namespace stemdesk::http
