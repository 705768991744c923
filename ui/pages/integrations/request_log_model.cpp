#include "ui/pages/integrations/request_log_model.h"

#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
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

bool isNumber(int column)
{
    return column == RequestLogModel::Status || column == RequestLogModel::Took;
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

QString RequestLogModel::textOf(const LoggedRequest &request, int column) const
{
    switch (column) {
    case When: return IntegrationWords::exactMoment(request.at, readingTime(m_context));
    case Key: return request.keyName;
    case Method: return request.method;
    case Path: return request.path;
    case Status: return QString::number(request.status);
    case Took: return IntegrationWords::duration(request.durationMs);
    case RequestId: return request.requestId;
    default: return {};
    }
}

QVariant RequestLogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LoggedRequest &request = rows().at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return textOf(request, column);
    case Qt::ToolTipRole: return column == Path || column == RequestId ? textOf(request, column) : QString();
    case ToneRole:
        if (column == Status)
            return int(toneOf(request.status));
        return int(column == RequestId || column == Took ? Tone::Quiet : Tone::Plain);
    case StrongRole: return column == Status && request.status >= kRefused;
    case NumberRole: return isNumber(column);
    default: return {};
    }
}

QVariant RequestLogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case When: return tr("When");
    case Key: return tr("Key");
    case Method: return tr("Method");
    case Path: return tr("Path");
    case Status: return tr("Answer");
    case Took: return tr("Took");
    case RequestId: return tr("Request id");
    default: return {};
    }
}

} // namespace stemdesk::ui
