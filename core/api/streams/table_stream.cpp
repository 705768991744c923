#include "core/api/streams/table_stream.h"

#include "core/base/log.h"

#include <exception>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// For a thread; whoever has the beginning of a table has waited once already.
constexpr std::chrono::seconds kWait{60};

Result<QByteArray> partOf(TableCsv &table, Services &services, const Tenant &tenant)
{
    try {
        return table.next(services.forShop(tenant));
    } catch (const std::exception &error) {
        return internal(QString::fromUtf8(error.what()));
    }
}

} // namespace

TableStream::TableStream(const TableChoice &choice, const Tenant &tenant, const Streaming &streaming)
    : m_tenant(tenant), m_streaming(streaming), m_table(choice)
{}

void TableStream::start(std::function<void()> wake)
{
    m_wake = std::move(wake);
    readMore();
}

void TableStream::readMore()
{
    const auto tell = [self = shared_from_this()](const Result<QByteArray> &part) {
        QMetaObject::invokeMethod(
            self->m_streaming.home, [self, part] { self->onRead(part); }, Qt::QueuedConnection);
    };
    m_streaming.post(Lane::Document,
                     {.shop = m_tenant.shop,
                      .deadline = WorkLane::Clock::now() + kWait,
                      .run =
                          [this, tell](Services &services, std::chrono::milliseconds) {
                              tell(partOf(m_table, services, m_tenant));
                              return WorkLane::Ending::Done;
                          },
                      .giveUp = [tell] { tell(unavailable("overloaded", u"It waited for too long."_s)); }});
}

void TableStream::onRead(const Result<QByteArray> &part)
{
    if (part) {
        m_part = *part;
        m_state = m_table.isDone() ? State::Ended : State::Open;
    } else {
        qCWarning(logApi).noquote() << "a table was cut off:" << part.error().message;
        m_state = State::Broken;
    }
    m_wake();
}

QByteArray TableStream::take()
{
    QByteArray part = std::exchange(m_part, {});
    if (!part.isEmpty() && m_state == State::Open)
        readMore();
    return part;
}

} // namespace stemdesk
