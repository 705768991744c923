#pragma once

#include "tests/support/window_stand.h"

#include <functional>

namespace stemdesk {

/// 21 March 2026, 10:00 UTC: the events lie around it.
inline constexpr Instant kBenchNow = 1'774'087'200'000;

/// How large the shop is that the window is held to.
struct WindowShopSize {
    int products = 40'000;
    int varieties = 5; ///< Per product.
    int events = 5'000;
    int hired = 200; ///< Hire items; each event takes some.
    int lines = 60; ///< In the event that is opened.
};

/// Creates such a shop in a new folder. Takes half a minute, and more memory than the window is allowed, so it runs in
/// a separate process.
void fillWindowShop(const QString &folder, const WindowShopSize &size);

/// The parts behind a window, for the shop in such a folder.
class WindowShop {
public:
    explicit WindowShop(const QString &folder);

    ui::UiContext &context() { return m_stand.context(); }
    /// The one with many lines.
    EventId largeEvent();
    /// Returns a function that says whether all threads have done and reported the work given to them until now.
    std::function<bool()> afterThreads();
    /// Returns once they have.
    void waitForThreads();

private:
    WindowStand m_stand;
    QObject m_waiting;
};

} // namespace stemdesk
