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

    /// Opens it, and listens again where it listened before.
    Status open();
    void close();

    QSqlDatabase &database() { return m_database; }
    /// Qt may notice only later that the server has cut it off.
    bool isLost() const { return m_isCutOff || !m_database.isOpen(); }
    /// Marks it to be opened again, and tells whoever watches the server.
    void noteLost();

    /// For a thread that must not wait for a server that is away. The gate outlives the connection.
    void setGate(SessionGate &gate);
    /// Refused while the server is away.
    Status passGate();

    /// How long statements wait from now on for what another connection has locked.
    void setPatience(std::chrono::milliseconds patience);
    /// For one that is used now and then, beside others that have most of the memory.
    void keepLittle();

    /// See Session::listen().
    Result<bool> listen(QObject *context, std::function<void()> heard);

private:
    Status subscribe();

    const Driver &m_driver;
    QString m_name;
    QSqlDatabase m_database;
    QObject *m_context = nullptr;
    std::function<void()> m_heard;
    SessionGate *m_gate = nullptr;
    int m_presence = 0; // Of the server, that the connection is from.
    std::chrono::milliseconds m_patience{};
    bool m_isCutOff = false;
};

} // namespace stemdesk
