#pragma once

#include <QByteArray>

#include <chrono>
#include <functional>
#include <optional>

namespace stemdesk::http {

/// The body of an answer that comes in parts, for as long as it takes. Made on any thread; from start() on everything
/// happens on the server's thread, where it also ends.
class BodySource {
public:
    enum class State {
        Open, ///< There is more to come, now or later.
        Ended, ///< Once its parts are taken it is whole.
        Broken, ///< What came of it is all there will be: the connection is cut, so that nobody takes it for the whole.
    };
    /// What a client may leave unread for how long before it is cut off.
    struct Allowance {
        qint64 bytes = 0;
        std::chrono::milliseconds time{};
    };

    BodySource() = default;
    virtual ~BodySource() = default;
    BodySource(const BodySource &) = delete;
    BodySource &operator=(const BodySource &) = delete;

    /// The head went out. `wake` is for whenever there is something to take or the state has changed.
    virtual void start(std::function<void()> wake) = 0;
    /// The next part, when the client has room for one; empty where there is none now.
    virtual QByteArray take() = 0;
    virtual State state() const = 0;
    /// What waits to be taken.
    virtual qint64 waitingBytes() const { return 0; }
    /// Without one it is as with other answers: whoever takes nothing for Limits::writeStall is cut off.
    virtual std::optional<Allowance> allowance() const { return {}; }
    /// The server is about to end, and waits for this to end by itself.
    virtual void stop() {}
};

} // namespace stemdesk::http
