#pragma once

#include "core/api/streams/streaming.h"
#include "core/exchange/table_csv.h"
#include "core/http/body_source.h"
#include "core/services/keys/api_key_service.h"

#include <memory>

namespace stemdesk {

/// A whole table as the body of an answer. Each part is a task of its own for a thread that computes, begun when the
/// caller has taken the one before: a slow caller keeps no thread, and little is held of a long table.
class TableStream final : public http::BodySource, public std::enable_shared_from_this<TableStream> {
public:
    TableStream(const TableChoice &choice, const Tenant &tenant, const Streaming &streaming);

    void start(std::function<void()> wake) override;
    QByteArray take() override;
    State state() const override { return m_state; }

private:
    void readMore();
    void onRead(const Result<QByteArray> &part);

    const Tenant m_tenant;
    const Streaming &m_streaming;
    TableCsv m_table; ///< In the hands of the task, while there is one.
    std::function<void()> m_wake;
    QByteArray m_part;
    State m_state = State::Open;
};

} // namespace stemdesk
