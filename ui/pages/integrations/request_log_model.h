#pragma once

#include "core/domain/keys/request_log.h"
#include "ui/models/paged_table_model.h"

namespace stemdesk::ui {

struct UiContext;

/// Requests that programs sent, newest first, read page by page.
class RequestLogModel : public PagedTableModel<LoggedRequest, qint64> {
    Q_OBJECT

public:
    enum Column { When, Key, Method, Path, Status, Why, Took, RequestId };

    explicit RequestLogModel(UiContext &context, QObject *parent = nullptr);

    void setFilter(const RequestLogFilter &filter);
    const RequestLogFilter &filter() const { return m_filter; }
    /// Looks for newer ones.
    void read();

Q_SIGNALS:
    void listed();

protected:
    qint64 keyOf(const LoggedRequest &request) const override { return request.position; }
    Columns columns() const override;
    Result<Page<LoggedRequest>> readPage(std::optional<qint64> after) const override;

private:
    UiContext &m_context;
    RequestLogFilter m_filter;
};

} // namespace stemdesk::ui
