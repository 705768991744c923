#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QtGlobal>

#include <chrono>
#include <vector>

namespace stemdesk {

/// How one client misbehaves.
struct RawScript {
    enum class Reading { All, Drip, None };

    QByteArray opening; ///< Sent on connecting.
    QByteArray block; ///< Sent behind it, `blocks` times.
    qint64 blocks = 0;
    bool trickles = false; ///< The blocks a byte at a time, ten times a second.
    Reading reading = Reading::All;
    std::chrono::milliseconds resetsAfter{}; ///< Then it resets the connection; never where this is 0.
};

/// One client of a RawSwarm, and what it received.
struct RawPeer {
    RawScript script;
    int descriptor = -1;
    qint64 sent = 0;
    qint64 bornAt = 0;
    QByteArray received; ///< Its beginning.
    bool isClosed = false; ///< By the server.

    /// Status of the last received answer other than "100 Continue"; 0 if there is none.
    int status() const;
};

/// Thousands of clients on plain sockets that never block, in one thread.
class RawSwarm {
public:
    explicit RawSwarm(quint16 port) : m_port(port) { m_clock.start(); }
    ~RawSwarm() { leave(); }
    Q_DISABLE_COPY_MOVE(RawSwarm)

    /// False where no connection could be had.
    bool add(const RawScript &script);
    /// Lets them all go on for that long.
    void run(std::chrono::milliseconds time);
    /// Lets them go on until the server has closed all connections that it should; false where it does not.
    bool runUntilClosed(std::chrono::milliseconds timeout);
    /// Closes its open connections.
    void leave();
    const std::vector<RawPeer> &peers() const { return m_peers; }

private:
    void turn();
    void send(RawPeer &peer, bool isDripTime);
    void receive(RawPeer &peer, bool isDripTime);
    void close(RawPeer &peer, bool resets);

    const quint16 m_port;
    std::vector<RawPeer> m_peers;
    QElapsedTimer m_clock;
    qint64 m_lastDrip = 0;
};

/// How many files this process may open, after raising that as far as it goes.
qint64 raisedFileLimit();

} // namespace stemdesk
