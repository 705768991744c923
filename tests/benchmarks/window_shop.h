#pragma once

#include "core/services/change_bus.h"
#include "core/services/service_thread.h"
#include "core/storage/driver.h"
#include "tests/support/ui_shop.h"
#include "ui/window_memory.h"

#include <functional>

namespace stemdesk {

/// 21 March 2026, 10:00 UTC: the events lie around it.
inline constexpr Instant kBenchNow = 1'774'087'200'000;

/// How large the shop is that the window is held to.
struct WindowShopSize {
    int products = 40'000;
    int varieties = 5; ///< Of each product.
    int events = 5'000;
    int lines = 60; ///< Of the event that is opened.
};

/// Makes such a shop in a new folder. Takes half a minute, and more memory than the window may have: done by a process
/// of its own.
void fillWindowShop(const QString &folder, const WindowShopSize &size);

/// What a window stands on, as the program makes it, for the shop of such a folder.
class WindowShop {
public:
    explicit WindowShop(const QString &folder);

    ui::UiContext &context() { return m_context; }
    /// The one with many lines.
    EventId largeEvent();
    /// Says whether all threads have done what they were given until now, and told it.
    std::function<bool()> afterThreads();
    /// Returns once they have.
    void waitForThreads();

private:
    ChangeBus m_bus;
    std::unique_ptr<Driver> m_driver;
    ServiceSource m_source;
    std::unique_ptr<Services> m_services;
    ShopServices &m_shop;
    std::unique_ptr<ServiceThread> m_editsThread;
    std::unique_ptr<ServiceThread> m_tasks;
    std::unique_ptr<ServiceThread> m_lookups;
    ui::Edits m_edits;
    FakeServer m_server;
    FakeDatabase m_database;
    FakeWindow m_window;
    QTemporaryDir m_folder;
    ui::WindowMemory m_settings;
    ui::UiContext m_context;
    QObject m_waiting;
};

} // namespace stemdesk
