#include "ui/pages/integrations/request_log_model.h"

#include "core/services/services.h"
#include "ui/pages/integrations/integration_words.h"
#include "ui/ui_context.h"

namespace stemdesk::ui {

namespace {

constexpr int kRequestsAtOnce = 100;
constexpr int kRefused = 400;
constexpr int kFailed = 500;

Tone toneOf(int status)
{
    if (status >= kFailed)
        return Tone::Error;
    return status >= kRefused ? Tone::Warning : Tone::Plain;
}

} // namespace

RequestLogModel::RequestLogModel(UiContext &context, QObject *parent) : PagedTableModel(parent), m_context(context) {}

void RequestLogModel::setFilter(const RequestLogFilter &filter)
{
    m_filter = filter;
    clearRows();
    read();
}

void RequestLogModel::read()
{
    if (readHead())
        Q_EMIT listed();
}

Result<Page<LoggedRequest>> RequestLogModel::readPage(std::optional<qint64> after) const
{
    return m_context.services.requestLog.list(m_filter, {.after = after, .limit = kRequestsAtOnce});
}

RequestLogModel::Columns RequestLogModel::columns() const
{
    static constexpr TableColumn<LoggedRequest> kColumns[] = {
        {.title = QT_TR_NOOP("When"),
         .text =
             [](const LoggedRequest &request, const RequestLogModel &model) {
                 return IntegrationWords::exactMoment(request.at, readingTime(model.m_context));
             }},
        {.title = QT_TR_NOOP("Key"), .text = kField<&LoggedRequest::keyName>},
        {.title = QT_TR_NOOP("Method"), .text = kField<&LoggedRequest::method>},
        {.title = QT_TR_NOOP("Path"), .text = kField<&LoggedRequest::path>, .tellsWhole = true},
        {.title = QT_TR_NOOP("Answer"),
         .text = [](const LoggedRequest &request) { return QString::number(request.status); },
         .tone = [](const LoggedRequest &request) { return toneOf(request.status); },
         .isStrong = [](const LoggedRequest &request) { return request.status >= kRefused; },
         .isNumber = true},
        {.title = QT_TR_NOOP("Why"), .text = kField<&LoggedRequest::refusal>, .tellsWhole = true},
        {.title = QT_TR_NOOP("Took"),
         .text = [](const LoggedRequest &request) { return IntegrationWords::duration(request.durationMs); },
         .tone = Tone::Quiet,
         .isNumber = true},
        {.title = QT_TR_NOOP("Request id"),
         .text = kField<&LoggedRequest::requestId>,
         .tellsWhole = true,
         .tone = Tone::Quiet},
    };
    return kColumns;
}

} // namespace stemdesk::ui
