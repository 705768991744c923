#include "app/series_rounds.h"

#include "core/base/log.h"
#include "core/services/database/serialization_retry.h"
#include "core/services/service_thread.h"

#include <chrono>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

struct SeriesRounds::Look {
    DueSeries due;
    QString trouble;

    void at(Services &services, Instant now)
    {
        const Status done = retriedOnClash(services.session(), [&] { return due.look(services, now); });
        const QString message = done ? QString() : done.error().message;
        if (!message.isEmpty() && message != trouble)
            qCWarning(logApp).noquote() << "events of series that are due were not made:" << message;
        trouble = message;
    }
};

Result<std::unique_ptr<SeriesRounds>> SeriesRounds::start(const ServiceSource &source, Services &services)
{
    auto look = std::make_shared<Look>();
    look->at(services, source.now());
    auto thread = TRY(ServiceThread::start(source, u"series"_s));
    return std::unique_ptr<SeriesRounds>(new SeriesRounds(source, std::move(thread), std::move(look)));
}

SeriesRounds::SeriesRounds(ServiceSource source, std::unique_ptr<ServiceThread> thread, std::shared_ptr<Look> look)
    : m_source(std::move(source)), m_look(std::move(look)), m_thread(std::move(thread))
{
    m_everyMinute.setInterval(std::chrono::minutes(1));
    connect(&m_everyMinute, &QTimer::timeout, this, &SeriesRounds::onMinute);
    m_everyMinute.start();
}

SeriesRounds::~SeriesRounds() = default;

/// While a round waits for the database, no second one does.
void SeriesRounds::onMinute()
{
    if (std::exchange(m_isLooking, true))
        return;
    m_thread->run(
        this, [look = m_look, now = m_source.now](Services &services) { look->at(services, now()); },
        [this] { m_isLooking = false; });
}

} // namespace stemdesk
