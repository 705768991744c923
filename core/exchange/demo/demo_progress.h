#pragma once

#include "core/base/result.h"

#include <functional>
#include <utility>

namespace stemdesk {

/// How far the demo shop is filled. Asked whether to go on: false stops the filling, and nothing of it stays.
using DemoWatch = std::function<bool(int done, int total)>;

/// Counts the steps of one filling.
class DemoProgress {
public:
    DemoProgress(DemoWatch watch, int total) : m_watch(std::move(watch)), m_total(total) {}

    /// One more is done.
    Status step()
    {
        ++m_done;
        if (!m_watch || m_watch(m_done, m_total))
            return {};
        return unavailable("cancelled", QStringLiteral("The filling was stopped; the shop is as it was."));
    }

private:
    DemoWatch m_watch;
    int m_total;
    int m_done = 0;
};

} // namespace stemdesk
