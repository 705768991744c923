#pragma once

#include "core/base/result.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace stemdesk {

/// Computing that nobody waits for longer than a time limit, nor when the server stops. It is done beside the thread
/// that asks for it, and abandoned then: it works on for nobody until it looks at isAbandoned(). So it holds copies of
/// all that it works on.
class TimedWork {
public:
    virtual ~TimedWork() = default;
    Q_DISABLE_COPY_MOVE(TimedWork)

    virtual bool isAbandoned() const = 0;
    /// Runs `part` on the thread that asked, which has the connection, and may hold references to what is there. False,
    /// and not run, where the work was abandoned.
    virtual bool ask(const std::function<void()> &part) const = 0;

protected:
    TimedWork() = default;
};

/// What holds for the work that this thread asks for, as long as this lives.
class WorkLimits {
public:
    WorkLimits(std::stop_token stop, std::chrono::milliseconds time);
    ~WorkLimits();
    Q_DISABLE_COPY_MOVE(WorkLimits)
};

inline constexpr std::chrono::seconds kWorkLimit{30};

/// Whether the work came to its end, and did not throw: nothing does. Else it is abandoned, or was not begun because
/// too much is.
Status workInTime(std::function<void(const TimedWork &)> work);

/// What `make` makes; timeout where it takes too long, overloaded where the server stops or too much was abandoned.
template <class Made>
Result<Made> madeInTime(std::function<Result<Made>(const TimedWork &)> make)
{
    const auto made = std::make_shared<std::optional<Result<Made>>>();
    const Status ended =
        workInTime([made, make = std::move(make)](const TimedWork &work) { made->emplace(make(work)); });
    return ended ? std::move(**made) : Result<Made>(ended.error());
}

/// Whether something abandoned runs still. It ends with the process, which must not take down first what that uses.
bool hasAbandonedWork();

} // namespace stemdesk
