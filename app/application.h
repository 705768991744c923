#pragma once

#include "app/api_thread.h"
#include "app/arguments.h"
#include "app/data_folder.h"
#include "app/secrets.h"
#include "app/series_rounds.h"
#include "app/shutdown.h"
#include "core/base/result.h"
#include "core/domain/events/event_history.h"
#include "core/services/change_bus.h"
#include "core/services/change_watcher.h"
#include "core/services/database/database_clock.h"
#include "core/services/database/database_link.h"
#include "core/services/service_source.h"
#include "core/webhooks/attempt.h"
#include "core/webhooks/system_resolver.h"
#include "core/webhooks/url_gate.h"

#include <memory>

namespace stemdesk {

class UrlGate;

/// The thread that delivers the webhooks of all shops.
class WebhookThread {
public:
    /// Returns once it delivers, or with the error that prevents it. `gate` outlives it.
    static Result<std::unique_ptr<WebhookThread>> start(const ServiceSource &source, const UrlGate &gate);
    /// Waits a moment for attempts in flight, releases the others, and ends the thread.
    ~WebhookThread();
    Q_DISABLE_COPY_MOVE(WebhookThread)

private:
    class Thread;

    explicit WebhookThread(std::unique_ptr<Thread> thread);

    std::unique_ptr<Thread> m_thread;
};

/// The composition root of a running program, window or `serve`: the data folder, the bus, the watcher of other
/// processes, and the threads of the API and of webhook deliveries. Members are created in this order and destroyed in
/// reverse.
class Application {
public:
    /// Opens the data folder, and creates the first shop if there is none.
    static Result<std::unique_ptr<Application>> open(const Arguments &arguments, DataFolder::Use use);

    const DataFolder &folder() const { return m_folder; }
    const Driver &driver() const { return m_folder.driver(); }
    ChangeBus &bus() { return m_bus; }
    DatabaseLink &link() { return m_link; }
    /// For opening the services on any thread of the program.
    ServiceSource source()
    {
        return {.driver = driver(),
                .bus = m_bus,
                .now = m_clock.clock(),
                .webhooks = {.urls = &m_webhookGate, .secrets = &m_secrets.vault, .sender = &m_testSender},
                .dataFolder = m_folder.path(),
                .actor = actorWindow()};
    }
    ApiThread &api() { return *m_api; }
    const Shop &firstShop() const { return m_firstShop; }

    /// Call once: from then on webhooks are delivered.
    Status startWebhooks();
    /// Call when the program has been asked to end: whoever starts it again waits for that.
    void beginClosing() { m_folder.endKeeping(); }

private:
    Application(DataFolder folder, const Arguments &arguments);

    Status start();

    DataFolder m_folder;
    DatabaseClock m_clock{clockFor(m_folder.driver())};
    Secrets m_secrets;
    StopStep m_keyringStop{"the keyring"};
    ChangeBus m_bus;
    DatabaseLink m_link{systemNow};
    SystemResolver m_resolver;
    UrlGate m_webhookGate;
    TestSender m_testSender{m_webhookGate, &m_secrets.vault};
    Shop m_firstShop;
    std::unique_ptr<ChangeWatcher> m_watcher;
    StopStep m_watcherStop{"the database"};
    std::unique_ptr<SeriesRounds> m_series;
    StopStep m_seriesStop{"events of series"};
    std::unique_ptr<WebhookThread> m_webhooks; // Destroyed after the API, so that its last requests are delivered too.
    StopStep m_webhooksStop{"webhook deliveries"};
    std::unique_ptr<ApiThread> m_api;
    StopStep m_apiStop{"requests in flight"};
};

} // namespace stemdesk
