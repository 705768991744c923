#include "core/storage/connection.h"

#include "core/storage/driver.h"

#include <QSqlDriver>
#include <QSqlError>
#include <QUuid>

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

Status Connection::open()
{
    m_isCutOff = false;
    m_name = u"stemdesk-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_database = QSqlDatabase::addDatabase(m_driver.plugin(), m_name);
    if (const Status opened = m_driver.open(m_database); !opened)
        return opened;
    return m_heard ? subscribe() : Status();
}

void Connection::close()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

Result<bool> Connection::listen(QObject *context, std::function<void()> heard)
{
    if (m_driver.newsChannel().isEmpty())
        return false;
    m_context = context;
    m_heard = std::move(heard);
    if (const Status subscribed = subscribe(); !subscribed)
        return subscribed.error();
    return true;
}

Status Connection::subscribe()
{
    QSqlDriver *driver = m_database.driver();
    if (!driver->subscribeToNotification(m_driver.newsChannel())) {
        setCutOff();
        return unavailable(
            "storage_unavailable",
            u"The database server cannot be listened to: %1."_s.arg(driver->lastError().databaseText().simplified()));
    }
    // Queued: what is called may find the connection lost and close it, while the driver is still reading from it.
    QObject::connect(
        driver, &QSqlDriver::notification, m_context, [this] { m_heard(); }, Qt::QueuedConnection);
    return {};
}

} // namespace stemdesk
