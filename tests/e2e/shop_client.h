#pragma once

#include <QByteArray>
#include <QHash>
#include <QHostAddress>
#include <QList>

#include <atomic>
#include <random>
#include <thread>

namespace stemdesk {

/// The addresses of the servers, which start and stop.
struct ServerPlace {
    QHostAddress address;
    quint16 port = 0;
};

/// A client that uses one shop through several servers, on its own thread: it creates suppliers, events and batches of
/// products, edits and reads. It repeats a request with the same Idempotency-Key until it is answered, and records what
/// was acknowledged.
class ShopClient {
public:
    struct Options {
        int number = 0; ///< This client's number.
        QList<ServerPlace> servers;
        QByteArray key;
    };

    /// The acknowledged writes, and the problems met.
    struct Tally {
        QHash<QByteArray, QByteArray> suppliers; ///< Path -> name.
        QHash<QByteArray, QByteArray> phones; ///< Path of a supplier -> its last acknowledged phone number.
        QHash<QByteArray, QByteArray> events; ///< Path -> name.
        QList<QByteArray> products; ///< Names.
        int reads = 0;
        int edits = 0;
        int batches = 0;
        int unanswered = 0; ///< Requests whose server was gone, or could not store them at the time.
        QList<QByteArray> wrongs; ///< Wrong answers.
    };

    explicit ShopClient(const Options &options);
    ~ShopClient();
    Q_DISABLE_COPY_MOVE(ShopClient)

    void start();
    /// Stops once pending requests are answered.
    Tally stop();

private:
    struct Reply {
        int status = 0; ///< 0: none came.
        QByteArray head;
        QByteArray body;
    };

    void work();
    void act(unsigned dice);
    void makeSupplier();
    void makeEvent();
    void makeBatch();
    void edit();
    void read();
    QByteArray unique(const char *kind);
    Reply ask(const QByteArray &method, const QByteArray &path, const QByteArray &body = {});
    Reply exchange(const QByteArray &request);
    void expect(const Reply &reply, int status, const QByteArray &what);

    Options m_options;
    std::mt19937 m_random;
    Tally m_tally;
    QList<QByteArray> m_ownSuppliers;
    qsizetype m_server = 0;
    int m_count = 0;
    std::atomic<bool> m_isStopping = false;
    std::thread m_thread;
};

} // namespace stemdesk
