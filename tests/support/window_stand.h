#pragma once

#include "core/services/change_bus.h"
#include "core/storage/engine/driver.h"
#include "tests/support/event_shop.h"
#include "tests/support/ui_shop.h"
#include "ui/window/window_frame.h"

namespace stemdesk {

/// Everything a window depends on, set up as the program does, on the first shop of a database.
class WindowStand {
public:
    WindowStand(std::unique_ptr<Driver> driver, const Clock &now)
        : m_driver(std::move(driver)), m_source{.driver = *m_driver, .bus = m_bus, .now = now},
          m_services(must(Services::open(m_source))),
          m_shop(must(m_services->shops().firstOrCreated(QStringLiteral("Europe/London")))),
          m_edits(must(ServiceThread::start(m_source, QStringLiteral("edits")))),
          m_tasks(must(ServiceThread::start(m_source, QStringLiteral("tasks")))),
          m_lookups(must(ServiceThread::start(m_source, QStringLiteral("lookups")))),
          m_windowEdits(*m_edits, m_shop.id),
          m_settings(m_folder.filePath(QStringLiteral("window.ini"))), m_context{.services = shop(),
                                                                                 .edits = m_windowEdits,
                                                                                 .tasks = *m_tasks,
                                                                                 .lookups = *m_lookups,
                                                                                 .bus = m_bus,
                                                                                 .server = m_server,
                                                                                 .database = m_database,
                                                                                 .window = m_window,
                                                                                 .settings = m_settings,
                                                                                 .shop = m_shop}
    {}

    const Driver &driver() const { return *m_driver; }
    ChangeBus &bus() { return m_bus; }
    Services &services() { return *m_services; }
    ShopServices &shop() { return *must(m_services->forShop(m_shop.id)); }
    ServiceThread &edits() { return *m_edits; }
    ServiceThread &tasks() { return *m_tasks; }
    ServiceThread &lookups() { return *m_lookups; }
    ui::UiContext &context() { return m_context; }

private:
    QTemporaryDir m_folder;
    FakeServer m_server;
    FakeDatabase m_database;
    FakeWindow m_window;
    ChangeBus m_bus;
    std::unique_ptr<Driver> m_driver;
    ServiceSource m_source;
    std::unique_ptr<Services> m_services;
    Shop m_shop;
    std::unique_ptr<ServiceThread> m_edits;
    std::unique_ptr<ServiceThread> m_tasks;
    std::unique_ptr<ServiceThread> m_lookups;
    ui::Edits m_windowEdits;
    ui::WindowMemory m_settings;
    ui::UiContext m_context;
};

} // namespace stemdesk
