#pragma once

#include "core/services/service_thread.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"

#include <functional>

namespace stemdesk::ui {

/// Runs `work(ShopServices &)` on `thread`, for the shop that is open now; it captures by value. `then` gets its Result
/// from the event loop, unless `receiver` is gone by then.
template <class Work, class Then>
void askBeside(ServiceThread &thread, const UiContext &context, QObject *receiver, Work work, Then then)
{
    using Answer = std::invoke_result_t<Work, ShopServices &>;
    thread.run(
        receiver,
        [work = std::move(work), shop = context.shop.id](Services &services) -> Answer {
            ShopServices *ours = TRY(services.forShop(shop));
            return work(*ours);
        },
        std::move(then));
}

/// Looks up in the background what the window shows, one question at a time: of questions asked meanwhile only the
/// newest follows, and the answers to the others are dropped. What was read while this window changed something may
/// lack that change, so it is read again: the window never goes back to values from before an edit that it has shown.
class Lookup {
public:
    /// `context` outlives this.
    explicit Lookup(UiContext &context) : m_context(context) {}

    /// `work(ShopServices &)` runs on the thread for lookups and captures by value; `then` gets what it returns, a
    /// Result, from the event loop.
    template <class Work, class Then>
    void ask(Work work, Then then)
    {
        using Answer = std::invoke_result_t<Work, ShopServices &>;
        m_next = [this, work = std::move(work), then = std::move(then)] {
            const auto onAnswer = [this, work, then, before = m_context.edits.outcomes()](Answer answer) {
                const bool isWanted = std::exchange(m_isWanted, false);
                m_isAsking = false;
                if (m_next)
                    askNext();
                else if (isWanted && m_context.edits.outcomes() != before)
                    ask(work, then);
                else if (isWanted)
                    then(std::move(answer));
            };
            askBeside(m_context.lookups, m_context, &m_home, work, onAnswer);
        };
        if (!m_isAsking)
            askNext();
    }

    /// A pending answer is dropped.
    void forget()
    {
        m_next = {};
        m_isWanted = false;
    }

    /// A question was asked whose answer is still expected.
    bool isWaiting() const { return m_isWanted || m_next; }

private:
    void askNext()
    {
        m_isAsking = m_isWanted = true;
        std::exchange(m_next, {})();
    }

    UiContext &m_context;
    QObject m_home; // No answer comes once it is gone.
    std::function<void()> m_next;
    bool m_isAsking = false; ///< A job is on the thread.
    bool m_isWanted = false; ///< Its answer is still asked for.
};

} // namespace stemdesk::ui
