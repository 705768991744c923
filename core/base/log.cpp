#include "core/base/log.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Q_LOGGING_CATEGORY(logApi, "stemdesk.api")
Q_LOGGING_CATEGORY(logStorage, "stemdesk.storage")
Q_LOGGING_CATEGORY(logApp, "stemdesk.app")

void installLogFormat()
{
    qSetMessagePattern(u"%{time yyyy-MM-dd hh:mm:ss.zzz} %{type} %{category}: %{message}"_s);
}

} // namespace stemdesk
