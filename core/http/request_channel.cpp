#include "core/http/request_channel.h"

#include "core/base/log.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace stemdesk::http {

namespace {

/// All that QHttpServer needs to call its handler; method, target, fields and body travel beside it, parsed once.
constexpr QByteArrayView kCanonicalRequest = "GET / HTTP/1.1\r\n\r\n";

} // namespace

RequestChannel::RequestChannel(QObject *parent) : QTcpSocket(parent)
{
    setPeerAddress(QHostAddress(QHostAddress::LocalHost));
    setLocalAddress(QHostAddress(QHostAddress::LocalHost));
    setSocketState(ConnectedState);
    setOpenMode(QIODevice::ReadWrite);
}

void RequestChannel::show(Waiting waiting)
{
    m_waiting.push_back(std::move(waiting));
    if (m_isShowing) // A handler answered another connection, which had its next request ready.
        return;
    m_isShowing = true;
    while (!m_waiting.empty()) {
        const size_t before = m_waiting.size();
        m_unread = kCanonicalRequest;
        Q_EMIT readyRead();
        if (m_waiting.size() >= before && !m_unread.isEmpty()) {
            qCCritical(logApi, "QHttpServer did not take a request");
            break;
        }
    }
    m_isShowing = false;
}

std::optional<RequestChannel::Waiting> RequestChannel::take()
{
    if (m_waiting.empty())
        return std::nullopt;
    std::optional<Waiting> shown(std::move(m_waiting.front()));
    m_waiting.pop_front();
    return shown;
}

qint64 RequestChannel::bytesAvailable() const
{
    return QTcpSocket::bytesAvailable() + m_unread.size();
}

qint64 RequestChannel::readData(char *data, qint64 size)
{
    const qsizetype count = std::min<qsizetype>(size, m_unread.size());
    std::memcpy(data, m_unread.data(), size_t(count));
    m_unread = m_unread.sliced(count);
    return count;
}

qint64 RequestChannel::skipData(qint64 size)
{
    const qsizetype count = std::min<qsizetype>(size, m_unread.size());
    m_unread = m_unread.sliced(count);
    return count;
}

qint64 RequestChannel::writeData(const char *data, qint64 size)
{
    Q_UNUSED(data)
    return size;
}

} // namespace stemdesk::http
