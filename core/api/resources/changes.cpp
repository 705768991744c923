#include "core/api/api.h"
#include "core/api/paging.h"
#include "core/api/streams/change_stream.h"
#include "core/api/streams/feed_cover.h"
#include "core/json/change_json.h"
#include "core/services/change_feed.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kPresent = "now"; // For callers who only want future changes.

/// The tables that the caller asked for and may read.
Result<ResourceSet> resourcesOf(const Call &call)
{
    ResourceSet resources = coveredBy(Scopes::fromBits(call.owner.key.scopes));
    if (const auto tables = call.query.value("resources")) {
        const ResourceSet wanted = TRY(resourcesNamed(*tables));
        resources.keepOnly(wanted);
    }
    return resources;
}

/// A key without read scopes gets an empty, finished feed.
Result<http::Response> list(const Call &call)
{
    const int limit = TRY(call.query.limit());
    const FieldSelection fields = TRY(fieldsOf(call, kChangeFields));
    const ResourceSet resources = TRY(resourcesOf(call));
    const ChangeFeed &feed = call.shop.feed;
    const QList<FeedHistory> histories = TRY(feed.histories());
    const auto read = [&]() -> Result<FeedPage> {
        if (call.query.value("cursor") == kPresent)
            return feed.present();
        const auto cursor = call.query.value("cursor");
        const qint64 position = TRY(cursor ? feedPositionFrom(*cursor, histories) : 0);
        return feed.read(position, resources, limit);
    };
    const FeedPage page = TRY(read());
    const PageEnd end{.isDone = page.isCaughtUp, .cursor = feedCursorText(page.position, histories.constLast().name)};
    return envelope(page.changes, end, fields, writeChange);
}

/// The caller's last position. Clients that cannot set header fields send it in the query.
QByteArray lastHeard(const Call &call)
{
    const QByteArray field = call.request.header("last-event-id");
    if (!field.isEmpty())
        return field;
    const auto id = call.query.value("lastEventId");
    return id ? *id : call.query.value("Last-Event-ID").value_or(QByteArray());
}

/// The start of a stream: the caller's last position, else the requested one, else the present.
Result<qint64> beginningOf(const Call &call, const ChangeFeed &feed, const QList<FeedHistory> &histories)
{
    const QByteArray heard = lastHeard(call);
    const QByteArray cursor = heard.isEmpty() ? call.query.value("cursor").value_or(kPresent.toByteArray()) : heard;
    if (cursor != kPresent)
        return feedPositionFrom(cursor, histories);
    const Result<FeedPage> present = feed.present();
    return present ? Result<qint64>(present->position) : present.error();
}

Result<http::Response> stream(const Call &call)
{
    const ResourceSet resources = TRY(resourcesOf(call));
    const ChangeFeed &feed = call.shop.feed;
    const QList<FeedHistory> histories = TRY(feed.histories());
    const qint64 position = TRY(beginningOf(call, feed, histories));
    const ChangeStream::Plan plan{.tenant = call.owner.tenant,
                                  .keyHash = call.owner.hash,
                                  .expiresAt = call.owner.key.expiresAt,
                                  .place = {.position = position, .resources = resources},
                                  .cursor = feedCursorText(position, histories.constLast().name)};
    return http::Response{
        .contentType = "text/event-stream",
        .headers = {{"Cache-Control", "no-cache, no-transform"}, {"X-Accel-Buffering", "no"}}, // For proxies.
        .stream = std::make_shared<ChangeStream>(plan, call.streaming, call.slot)};
}

} // namespace

void addChangeRoutes(Routes &routes)
{
    routes.add(http::Method::Get, "/api/v1/changes",
               {list, std::nullopt, {}, {"limit", "cursor", "fields", "resources"}});
    routes.add(http::Method::Get, kChangeStreamPath,
               {stream, std::nullopt, {}, {"cursor", "lastEventId", "Last-Event-ID", "resources"}});
}

} // namespace stemdesk
