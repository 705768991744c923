#pragma once

#include "core/base/result.h"

#include <QSqlDatabase>
#include <QString>

#include <chrono>
#include <functional>

class QObject;

namespace stemdesk {

class Driver;
class SessionGate;

/// One connection of Qt Sql, which can be opened again after it was lost. Belongs to the thread that opened it.
class Connection {
public:
    explicit Connection(const Driver &driver) : m_driver(driver) {}
    ~Connection() = default;
    Q_DISABLE_COPY_MOVE(Connection)

    /// Opens it, and resumes listening if it was.
    Status open();
    void close();

    QSqlDatabase &database() { return m_database; }
    /// Whether the server has closed the connection, which Qt may notice later.
    bool isLost() const { return m_isCutOff || !m_database.isOpen(); }
    /// Marks the connection for reopening and tells the server's watcher.
    void noteLost();

    /// For threads that must not wait for an unreachable server. The gate outlives the connection.
    void setGate(SessionGate &gate);
    /// Fails while the server is unreachable.
    Status passGate();

    /// Sets the lock timeout.
    void setTimeout(std::chrono::milliseconds timeout);
    /// Reduces the cache of a connection that is used rarely.
    void keepLittle();

    using NotifyHandler = std::function<void(qint64 shop)>;

    /// See Session::listen().
    Result<bool> listen(QObject *context, NotifyHandler notify);

private:
    Status subscribe();

    const Driver &m_driver;
    QString m_name;
    QSqlDatabase m_database;
    QObject *m_context = nullptr;
    NotifyHandler m_notify;
    SessionGate *m_gate = nullptr;
    int m_presence = 0; // The server's incarnation that the connection belongs to.
    std::chrono::milliseconds m_timeout{};
    bool m_isCutOff = false;
};

} // namespace stemdesk
