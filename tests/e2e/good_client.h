#pragma once

#include "tests/e2e/raw_swarm.h"

#include <QByteArrayList>

#include <atomic>
#include <thread>

namespace stemdesk {

/// A caller who behaves: asks again and again, on kept and on fresh connections, and compares every answer with the
/// one it got in quiet times.
class GoodClient {
public:
    struct Tally {
        int answers = 0;
        int wrong = 0;
        qint64 slowest = 0; ///< Milliseconds.
        QByteArray firstWrong;
    };

    GoodClient(quint16 port, QByteArray key);
    ~GoodClient();
    Q_DISABLE_COPY_MOVE(GoodClient)

    void start();
    Tally stop();

private:
    QByteArray exchange(int &descriptor, const QByteArray &path) const;
    void work();
    void ask(int &descriptor, const QByteArray &path, const QByteArray &expected);

    const quint16 m_port;
    const QByteArray m_key;
    QByteArrayList m_paths;
    QByteArrayList m_expected;
    std::atomic<bool> m_isStopping = false;
    Tally m_tally; // The thread's own until it is joined.
    std::thread m_thread;
};

} // namespace stemdesk
