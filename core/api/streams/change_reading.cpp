#include "core/api/streams/change_reading.h"

#include "core/api/middleware/authenticate.h"
#include "core/api/streams/feed_cover.h"
#include "core/json/change_json.h"
#include "core/json/json_writer.h"
#include "core/services/change_feed.h"

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
        const KeyJudgement judged = TRY(judgedKey(services, key, now));
        if (!judged.owner)
            news.refusedKeys.insert(key, judged.code);
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

} // namespace stemdesk
