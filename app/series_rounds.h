#pragma once

#include "core/services/series/due_series.h"
#include "core/services/service_source.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace stemdesk {

class ServiceThread;
class Services;

/// Creates the due events of all shops' series while the program runs: at its start, and soon after midnight in each
/// shop's time zone. Others on the same database may do the same at the same time.
class SeriesRounds : public QObject {
    Q_OBJECT

public:
    /// Runs once with `services` before it returns, and then every minute on a thread of its own. Failures are logged,
    /// and tried again.
    static Result<std::unique_ptr<SeriesRounds>> start(const ServiceSource &source, Services &services);
    ~SeriesRounds() override;
    Q_DISABLE_COPY_MOVE(SeriesRounds)

private:
    struct Look;

    SeriesRounds(ServiceSource source, std::unique_ptr<ServiceThread> thread, std::shared_ptr<Look> look);

    void onMinute();

    ServiceSource m_source;
    std::shared_ptr<Look> m_look; // Shared with the jobs; only they use it from then on.
    std::unique_ptr<ServiceThread> m_thread;
    QTimer m_everyMinute;
    bool m_isLooking = false;
};

} // namespace stemdesk
