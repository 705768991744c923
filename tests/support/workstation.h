#pragma once

#include "core/services/change_watcher.h"
#include "core/services/database.h"
#include "core/services/database_link.h"
#include "core/storage/driver.h"
#include "core/storage/session.h"
#include "tests/support/postgres_server.h"
#include "tests/support/ui_shop.h"
#include "ui/main_window.h"

#include <QDateTime>

#include <memory>

namespace stemdesk {

/// A window and all that stands behind it, on a shop that others use too: two of them are two workstations.
class Workstation {
public:
    Workstation(const PostgresAddress &address, const WatchPace &pace)
        : m_driver(must(openDatabase(address, {}, now))), m_services(must(Services::open(source()))),
          m_shop(must(m_services->shops().firstOrCreated(QStringLiteral("Europe/London")))),
          m_watcher(must(ChangeWatcher::start(*m_driver, m_bus, &m_link, pace))),
          m_thread(must(ServiceThread::start(source(), QStringLiteral("edits")))),
          m_tasks(must(ServiceThread::start(source(), QStringLiteral("tasks")))),
          m_lookups(must(ServiceThread::start(source(), QStringLiteral("lookups")))), m_edits(*m_thread, m_shop.id),
          m_settings(m_folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat),
          m_context{.services = services(),
                    .edits = m_edits,
                    .tasks = *m_tasks,
                    .lookups = *m_lookups,
                    .bus = m_bus,
                    .server = m_server,
                    .database = m_database,
                    .window = m_host,
                    .settings = m_settings,
                    .shop = m_shop},
          m_window(std::make_unique<ui::MainWindow>(m_context))
    {
        m_services->session().connection().setGate(m_link.gate());
        m_thread->run([this](Services &opened) { opened.session().connection().setGate(m_link.patientGate()); });
        m_lookups->run([this](Services &opened) { opened.session().connection().setGate(m_link.gate()); });
        m_window->follow(m_link);
    }

    ShopServices &services() { return *must(m_services->forShop(m_shop.id)); }
    ui::MainWindow &window() { return *m_window; }
    DatabaseLink &link() { return m_link; }

private:
    static Instant now() { return QDateTime::currentMSecsSinceEpoch(); }
    ServiceSource source() { return {.driver = *m_driver, .bus = m_bus, .now = now}; }

    template <class T>
    static T must(Result<T> made)
    {
        if (!made)
            qFatal("the test's workstation cannot be made: %ls", qUtf16Printable(made.error().message));
        return *std::move(made);
    }

    QTemporaryDir m_folder;
    FakeServer m_server;
    FakeDatabase m_database;
    FakeWindow m_host;
    ChangeBus m_bus;
    DatabaseLink m_link{now};
    std::unique_ptr<Driver> m_driver;
    std::unique_ptr<Services> m_services;
    Shop m_shop;
    std::unique_ptr<ChangeWatcher> m_watcher;
    std::unique_ptr<ServiceThread> m_thread;
    std::unique_ptr<ServiceThread> m_tasks;
    std::unique_ptr<ServiceThread> m_lookups;
    ui::Edits m_edits;
    QSettings m_settings;
    ui::UiContext m_context;
    std::unique_ptr<ui::MainWindow> m_window;
};

} // namespace stemdesk
