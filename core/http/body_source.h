#pragma once

#include <QByteArray>

#include <chrono>
#include <functional>
#include <optional>

namespace stemdesk::http {

/// A response body produced in parts over time. Created on any thread; from start() on everything happens on the
/// server's thread, including its destruction.
class BodySource {
public:
    enum class State {
        Open, ///< More may come.
        Ended, ///< Complete once its parts are taken.
        Broken, ///< Ended early: the connection is reset, so that the client cannot mistake this part for the whole.
    };
    /// How much a client may leave unread, and for how long, before it is cut off.
    struct Allowance {
        qint64 bytes = 0;
        std::chrono::milliseconds time{};
    };

    BodySource() = default;
    virtual ~BodySource() = default;
    BodySource(const BodySource &) = delete;
    BodySource &operator=(const BodySource &) = delete;

    /// The head was sent. Call `wake` whenever there is something to take or the state has changed.
    virtual void start(std::function<void()> wake) = 0;
    /// The next part, when the client has room for one; empty if there is none now.
    virtual QByteArray take() = 0;
    virtual State state() const = 0;
    /// Bytes ready for take().
    virtual qint64 waitingBytes() const { return 0; }
    /// nullopt: the usual rule, Limits::writeStall without progress.
    virtual std::optional<Allowance> allowance() const { return {}; }
    /// The server is shutting down and waits for the source to end.
    virtual void stop() {}
};

} // namespace stemdesk::http
