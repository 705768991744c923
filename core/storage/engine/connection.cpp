#include "core/storage/engine/connection.h"

#include "core/storage/engine/driver.h"
#include "core/storage/engine/session_gate.h"

#include <QSqlDriver>
#include <QSqlError>
#include <QUuid>
#include <QVariant>

#include <optional>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

Status Connection::open()
{
    m_isCutOff = false;
    m_timeout = m_driver.timeout();
    m_name = u"stemdesk-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_database = QSqlDatabase::addDatabase(m_driver.plugin(), m_name);
    TRY(m_driver.open(m_database));
    return m_notify ? subscribe() : Status();
}

void Connection::close()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

void Connection::noteLost()
{
    m_isCutOff = true;
    if (m_gate)
        m_gate->lost();
}

void Connection::setGate(SessionGate &gate)
{
    m_gate = m_driver.isServer() ? &gate : nullptr;
    m_presence = gate.presence().value_or(m_presence);
}

Status Connection::passGate()
{
    if (!m_gate)
        return {};
    const std::optional<int> presence = m_gate->presence();
    if (!presence)
        return unavailable("storage_unavailable", u"The database server cannot be reached now."_s);
    if (*presence != m_presence)
        m_isCutOff = true; // The connection may look alive, and would be waited for.
    m_presence = *presence;
    return {};
}

void Connection::setTimeout(std::chrono::milliseconds timeout)
{
    if (timeout != m_timeout && m_driver.setTimeout(m_database, timeout))
        m_timeout = timeout;
}

void Connection::keepLittle()
{
    m_driver.keepLittle(m_database);
}

Result<bool> Connection::listen(QObject *context, NotifyHandler notify)
{
    if (m_driver.newsChannel().isEmpty())
        return false;
    m_context = context;
    m_notify = std::move(notify);
    TRY(subscribe());
    return true;
}

Status Connection::subscribe()
{
    if (m_driver.newsChannel().isEmpty())
        return {}; // There is a pool in between by now: listeners poll now and then in any case.
    QSqlDriver *driver = m_database.driver();
    (void)m_driver.settle(m_database); // A lost connection cannot be listened to either.
    if (!driver->subscribeToNotification(m_driver.newsChannel())) {
        m_isCutOff = true;
        return unavailable(
            "storage_unavailable",
            u"The database server cannot be listened to: %1."_s.arg(driver->lastError().databaseText().simplified()));
    }
    // Queued: the receiver may find the connection lost and close it, while the driver is still reading from it.
    const auto notify = [this](const QString &, QSqlDriver::NotificationSource, const QVariant &shop) {
        m_notify(shop.toLongLong());
    };
    QObject::connect(driver, &QSqlDriver::notification, m_context, notify, Qt::QueuedConnection);
    return {};
}

} // namespace stemdesk
