#include "core/http/plain_socket.h"

#include <algorithm>
#include <array>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#endif
#ifdef Q_OS_LINUX
#include <linux/sockios.h>
#include <sys/ioctl.h>
#endif

namespace stemdesk::http {

qsizetype sendAtOnce(const QTcpSocket &socket, QByteArrayView head, QByteArrayView body)
{
#ifdef Q_OS_LINUX
    const auto part = [](QByteArrayView bytes) {
        return iovec{.iov_base = const_cast<char *>(bytes.data()), .iov_len = size_t(bytes.size())};
    };
    std::array parts{part(head), part(body)};
    const msghdr message{.msg_iov = parts.data(), .msg_iovlen = parts.size()};
    const auto sent = ::sendmsg(int(socket.socketDescriptor()), &message, MSG_DONTWAIT | MSG_NOSIGNAL);
    return std::max<qsizetype>(sent, 0); // What went wrong, QTcpSocket finds out with the rest.
#else
    Q_UNUSED(socket)
    Q_UNUSED(head)
    Q_UNUSED(body)
    return 0;
#endif
}

qint64 unacknowledged(const QTcpSocket &socket)
{
#ifdef Q_OS_LINUX
    int bytes = 0;
    return ::ioctl(int(socket.socketDescriptor()), SIOCOUTQ, &bytes) == 0 ? bytes : 0;
#else
    Q_UNUSED(socket)
    return 0;
#endif
}

qint64 roomInSystem(const QTcpSocket &socket)
{
#ifdef Q_OS_LINUX
    int whole = 0;
    socklen_t size = sizeof whole;
    if (::getsockopt(int(socket.socketDescriptor()), SOL_SOCKET, SO_SNDBUF, &whole, &size) != 0)
        return 0;
    return std::max<qint64>(whole / 2 - unacknowledged(socket), 0); // Half of it is for the system's own records.
#else
    Q_UNUSED(socket)
    return 0;
#endif
}

bool endSending(const QTcpSocket &socket)
{
#ifdef Q_OS_UNIX
    return ::shutdown(int(socket.socketDescriptor()), SHUT_WR) == 0;
#else
    Q_UNUSED(socket)
    return false;
#endif
}

} // namespace stemdesk::http
