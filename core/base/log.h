#pragma once

#include <QLoggingCategory>

namespace stemdesk {

Q_DECLARE_LOGGING_CATEGORY(logApi)
Q_DECLARE_LOGGING_CATEGORY(logStorage)
Q_DECLARE_LOGGING_CATEGORY(logApp)
Q_DECLARE_LOGGING_CATEGORY(logWebhooks)
Q_DECLARE_LOGGING_CATEGORY(logSecrets)

/// Sends the program's messages to standard error as one line each: time, category, text. Call once, first in main().
void installLogFormat();

} // namespace stemdesk
