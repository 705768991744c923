#include "core/base/log.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Q_LOGGING_CATEGORY(logApi, "stemdesk.api")
Q_LOGGING_CATEGORY(logStorage, "stemdesk.storage")
Q_LOGGING_CATEGORY(logApp, "stemdesk.app")
Q_LOGGING_CATEGORY(logWebhooks, "stemdesk.webhooks")
Q_LOGGING_CATEGORY(logSecrets, "stemdesk.secrets")

namespace {

QtMessageHandler standardHandler = nullptr;

void handleMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    // Qt says this wherever no desktop session runs, as on a server; nothing here needs that folder.
    if (!message.startsWith("QStandardPaths: XDG_RUNTIME_DIR not set"_L1))
        standardHandler(type, context, message);
}

} // namespace

void installLogFormat()
{
    qSetMessagePattern(u"%{time yyyy-MM-dd hh:mm:ss.zzz} %{type} %{category}: %{message}"_s);
    standardHandler = qInstallMessageHandler(handleMessage);
}

} // namespace stemdesk
