#include "core/api/streams/change_stream.h"

#include "core/api/middleware/authenticate.h"
#include "core/api/streams/change_streams.h"
#include "core/api/streams/feed_cover.h"
#include "core/json/change_json.h"
#include "core/json/json_writer.h"
#include "core/services/change_feed.h"

#include <utility>

namespace stemdesk {

namespace {

constexpr int kChangesAtOnce = 500;

QByteArray eventsOf(const Changes &changes, const QByteArray &history)
{
    constexpr qsizetype kExpectedEvent = 256;
    QByteArray events;
    events.reserve(changes.size() * kExpectedEvent);
    for (const Change &change : changes) {
        JsonWriter json;
        writeChange(json, change, FieldSelection());
        events += "id: " + feedCursorText(change.seq, history) + "\nevent: change\ndata: " + json.take() + "\n\n";
    }
    return events;
}

} // namespace

size_t qHash(const FeedPlace &place, size_t seed) noexcept
{
    return qHashMulti(seed, place.position, place.resources.bits());
}

Result<ChangeNews> readNews(Services &services, const ChangeQuestions &questions, Instant now)
{
    ChangeNews news;
    for (const QByteArray &key : questions.keys) {
        const KeyVerdict checked = TRY(checkedKey(services, key, now));
        if (!checked.owner)
            news.refusedKeys.insert(key, checked.code);
    }
    const ChangeFeed &feed = services.forShop(questions.tenant).feed;
    const QList<FeedHistory> histories = TRY(feed.histories());
    for (const FeedPlace &place : questions.places) {
        const FeedPage page = TRY(feed.read(place.position, place.resources, kChangesAtOnce));
        news.parts.insert(place,
                          {.position = page.position,
                           .isCaughtUp = page.isCaughtUp,
                           .events = eventsOf(page.changes, histories.constLast().name)});
    }
    return news;
}

ChangeStream::ChangeStream(Plan plan, const Streaming &streaming, std::shared_ptr<StreamSlots::Slot> slot)
    : m_plan(std::move(plan)), m_streaming(streaming), m_slot(std::move(slot))
{}

ChangeStream::~ChangeStream()
{
    if (m_wake)
        m_streaming.changes->remove(*this);
}

/// The first event holds the position where the stream begins, so that one that breaks before its first change loses
/// nothing. It has data, because some clients drop a block without data, together with its id.
void ChangeStream::start(std::function<void()> wake)
{
    m_wake = std::move(wake);
    append("id: " + m_plan.cursor + "\nevent: open\nretry: 2000\ndata: {}\n\n");
    m_streaming.changes->add(*this);
}

std::optional<http::BodySource::Allowance> ChangeStream::allowance() const
{
    return Allowance{.bytes = m_streaming.limits.unread, .time = m_streaming.limits.timeout};
}

QByteArray ChangeStream::take()
{
    if (m_parts.empty())
        return {};
    const QByteArray part = std::move(m_parts.front());
    m_parts.pop_front();
    m_waitingBytes -= part.size();
    if (m_waitingBytes < m_streaming.limits.unread / 2 && std::exchange(m_isFull, false))
        m_streaming.changes->read(m_plan.tenant.id);
    return part;
}

void ChangeStream::goOn(const FeedPart &part)
{
    m_plan.place.position = part.position;
    m_isCaughtUp = part.isCaughtUp;
    if (!part.events.isEmpty())
        append(part.events);
}

void ChangeStream::append(const QByteArray &events)
{
    if (m_isEnded)
        return;
    m_parts.push_back(events);
    m_waitingBytes += events.size();
    m_isFull = m_waitingBytes >= m_streaming.limits.unread;
    m_lastWord = -1;
    m_wake();
}

void ChangeStream::breakSilence(qint64 tick)
{
    if (m_lastWord < 0)
        m_lastWord = tick;
    if (tick - m_lastWord < m_streaming.limits.silence.count())
        return;
    append(":\n"); // Without an empty line, which some clients would take for the end of an event.
    m_lastWord = tick;
}

/// Drops pending events, because the key may no longer read them.
void ChangeStream::close(const QByteArray &code)
{
    m_parts.clear();
    m_waitingBytes = 0;
    append("event: closed\ndata: {\"error\":\"" + code + "\"}\n\n");
    m_isEnded = true;
}

void ChangeStream::end()
{
    m_isEnded = true;
    if (m_wake)
        m_wake();
}

} // namespace stemdesk
