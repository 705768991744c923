#pragma once

#include <QByteArray>

#include <memory>

struct z_stream_s;

namespace stemdesk::http {

/// A gzip compressor for whole bodies and streams.
class Gzip {
public:
    Gzip();
    ~Gzip();
    Gzip(const Gzip &) = delete;
    Gzip &operator=(const Gzip &) = delete;

    /// False if there was no memory for it.
    bool isReady() const { return m_stream != nullptr; }
    /// The next bytes that are packed; of a part that is not the last one there may be none yet.
    QByteArray packed(const QByteArray &part, bool isLast);

private:
    std::unique_ptr<z_stream_s> m_stream;
};

} // namespace stemdesk::http
