#pragma once

#include "core/api/streams/streaming.h"
#include "core/exchange/files/file_parts.h"
#include "core/http/message.h"
#include "core/services/keys/api_key_service.h"

#include <memory>

namespace stemdesk {

struct Call;

/// A whole file as the body of a response. Each part is a separate task for a computing thread, started when the client
/// has taken the previous one: a slow client occupies no thread, and little of a long file is in memory.
class FileStream final : public http::BodySource, public std::enable_shared_from_this<FileStream> {
public:
    FileStream(std::unique_ptr<FileParts> file, const Tenant &tenant, const Streaming &streaming);

    void start(std::function<void()> wake) override;
    QByteArray take() override;
    State state() const override { return m_state; }

private:
    void readMore();
    void onRead(const Result<QByteArray> &part);

    const Tenant m_tenant;
    const Streaming &m_streaming;
    const std::unique_ptr<FileParts> m_file; ///< Held by the task, while there is one.
    std::function<void()> m_wake;
    QByteArray m_part;
    State m_state = State::Open;
};

/// 200 with the file, or 304: it is the same as long as nothing in the shop has changed.
Result<http::Response> streamedFile(const Call &call, const QByteArray &contentType, std::unique_ptr<FileParts> file);

} // namespace stemdesk
