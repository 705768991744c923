#pragma once

#include "core/api/streams/streaming.h"
#include "core/base/clock.h"
#include "core/domain/resource_set.h"
#include "core/http/message.h"
#include "core/services/services.h"

#include <QHash>

#include <deque>
#include <memory>
#include <optional>

namespace stemdesk {

/// A stream's position in the feed, and the kinds of changes it sends.
struct FeedPlace {
    qint64 position = 0;
    ResourceSet resources;

    friend bool operator==(const FeedPlace &, const FeedPlace &) = default;
};
size_t qHash(const FeedPlace &place, size_t seed = 0) noexcept;

/// The changes after a position, as events of a stream.
struct FeedPart {
    qint64 position = 0; ///< To go on from.
    bool isCaughtUp = false;
    QByteArray events;
};

/// The pending reads for the streams of one shop, together.
struct ChangeQuestions {
    Tenant tenant;
    QList<FeedPlace> places;
    QList<QByteArray> keys; ///< The hashes of the keys that have to be checked again.
};

struct ChangeNews {
    QHash<FeedPlace, FeedPart> parts;
    QHash<QByteArray, QByteArray> refusedKeys; ///< With the code of the refusal.
};

/// On a worker. Fails as a whole; then it has to be called again.
Result<ChangeNews> readNews(Services &services, const ChangeQuestions &questions, Instant now);

/// The change feed for one caller, as server-sent events.
class ChangeStream final : public http::BodySource {
public:
    struct Plan {
        Tenant tenant;
        QByteArray keyHash;
        std::optional<Instant> expiresAt; ///< Expiry of the key.
        FeedPlace place; ///< The start position.
        QByteArray cursor; ///< The same for the caller.
    };

    /// `slot` is its slot among the permitted streams.
    ChangeStream(Plan plan, const Streaming &streaming, std::shared_ptr<StreamSlots::Slot> slot);
    ~ChangeStream() override;
    Q_DISABLE_COPY_MOVE(ChangeStream)

    void start(std::function<void()> wake) override;
    QByteArray take() override;
    State state() const override { return m_isEnded ? State::Ended : State::Open; }
    qint64 waitingBytes() const override { return m_waitingBytes; }
    std::optional<Allowance> allowance() const override;
    void stop() override { end(); }

    const Plan &plan() const { return m_plan; }
    const FeedPlace &place() const { return m_plan.place; }
    /// It may have missed changes, and the caller is not too far behind to get them.
    bool wantsMore() const { return !m_isEnded && !m_isCaughtUp && !m_isFull; }
    /// Something was committed.
    void onNews() { m_isCaughtUp = false; }
    /// Sends the changes after its position.
    void goOn(const FeedPart &part);
    /// Its key is no longer good.
    void close(const QByteArray &code);
    /// `tick`: milliseconds of a clock that is never set back.
    void breakSilence(qint64 tick);

private:
    void append(const QByteArray &events);
    void end();

    Plan m_plan;
    const Streaming &m_streaming;
    const std::shared_ptr<StreamSlots::Slot> m_slot;
    std::function<void()> m_wake; ///< None before it has started.
    std::deque<QByteArray> m_parts; ///< Streams at the same place share them.
    qint64 m_waitingBytes = 0;
    qint64 m_lastWord = -1; ///< When it last sent something; -1: not since the last check.
    bool m_isCaughtUp = false;
    bool m_isFull = false; ///< Reading pauses until the client has taken most of the data waiting for it.
    bool m_isEnded = false;
};

} // namespace stemdesk
