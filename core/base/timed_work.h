#pragma once

#include "core/base/result.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace stemdesk {

/// A computation with a time limit, which also ends when the server stops. It runs beside the thread that requests it.
/// When abandoned it keeps running until it checks isAbandoned(), so it must own copies of everything it uses.
class TimedWork {
public:
    virtual ~TimedWork() = default;
    Q_DISABLE_COPY_MOVE(TimedWork)

    virtual bool isAbandoned() const = 0;
    /// Runs `part` on the requesting thread, which has the connection; `part` may refer to objects there. Does nothing
    /// and returns false if the work was abandoned.
    virtual bool ask(const std::function<void()> &part) const = 0;

protected:
    TimedWork() = default;
};

/// The limits for work requested by this thread, while this object lives.
class WorkLimits {
public:
    WorkLimits(std::stop_token stop, std::chrono::milliseconds time);
    ~WorkLimits();
    Q_DISABLE_COPY_MOVE(WorkLimits)
};

inline constexpr std::chrono::seconds kWorkLimit{30};

/// Success if the work finished. Otherwise it was abandoned, or not started because too much abandoned work is still
/// running. The work must not throw.
Status workInTime(std::function<void(const TimedWork &)> work);

/// The result of `make`; timeout if it takes too long, overloaded if the server stops or too much was abandoned.
template <class Made>
Result<Made> madeInTime(std::function<Result<Made>(const TimedWork &)> make)
{
    const auto made = std::make_shared<std::optional<Result<Made>>>();
    const Status ended =
        workInTime([made, make = std::move(make)](const TimedWork &work) { made->emplace(make(work)); });
    return ended ? std::move(**made) : Result<Made>(ended.error());
}

/// Whether abandoned work is still running. It ends with the process, which must not destroy first what that work uses.
bool hasAbandonedWork();

} // namespace stemdesk
