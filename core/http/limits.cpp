#include "core/http/limits.h"

#include "core/base/log.h"

#ifdef Q_OS_UNIX
#include <sys/resource.h>

#include <algorithm>
#endif

namespace stemdesk::http {

int raiseOpenFileLimit(int wanted)
{
#ifdef Q_OS_UNIX
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= rlim_t(wanted))
        return wanted;
    const rlim_t before = limit.rlim_cur;
    limit.rlim_cur = std::min(limit.rlim_max, rlim_t(wanted));
    if (::setrlimit(RLIMIT_NOFILE, &limit) != 0)
        limit.rlim_cur = before;
    if (limit.rlim_cur < rlim_t(wanted))
        qCWarning(logApi, "Only %llu files may be open at a time; with many clients some will be turned away",
                  static_cast<unsigned long long>(limit.rlim_cur));
    return int(limit.rlim_cur);
#else
    return wanted;
#endif
}

} // namespace stemdesk::http
