#pragma once

#include "core/base/result.h"

#include <QSqlDatabase>
#include <QString>

#include <functional>

class QObject;

namespace stemdesk {

class Driver;

/// One connection of Qt Sql, which can be opened anew after it was lost. Belongs to the thread that opened it.
class Connection {
public:
    explicit Connection(const Driver &driver) : m_driver(driver) {}
    Q_DISABLE_COPY_MOVE(Connection)

    /// Opens it, and listens again where it listened before.
    Status open();
    void close();

    QSqlDatabase &database() { return m_database; }
    /// Qt may notice only later that the server has cut it off.
    bool isLost() const { return m_isCutOff || !m_database.isOpen(); }
    void setCutOff() { m_isCutOff = true; }

    /// See Session::listen().
    Result<bool> listen(QObject *context, std::function<void()> heard);

private:
    Status subscribe();

    const Driver &m_driver;
    QString m_name;
    QSqlDatabase m_database;
    QObject *m_context = nullptr;
    std::function<void()> m_heard;
    bool m_isCutOff = false;
};

} // namespace stemdesk
