#pragma once

#include "core/http/body_source.h"
#include "core/http/gzip.h"

#include <memory>

namespace stemdesk::http {

/// Another source's body, packed with gzip as it comes.
class PackedSource final : public BodySource {
public:
    explicit PackedSource(std::shared_ptr<BodySource> plain) : m_plain(std::move(plain)) {}

    bool isReady() const { return m_gzip.isReady(); }

    void start(std::function<void()> wake) override { m_plain->start(std::move(wake)); }
    QByteArray take() override;
    State state() const override;
    qint64 waitingBytes() const override { return m_plain->waitingBytes(); }
    std::optional<Allowance> allowance() const override { return m_plain->allowance(); }
    void stop() override { m_plain->stop(); }

private:
    std::shared_ptr<BodySource> m_plain;
    Gzip m_gzip;
    bool m_isWhole = false;
};

} // namespace stemdesk::http
