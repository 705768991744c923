#include "core/api/streams/feed_cover.h"

#include "core/api/cursor.h"
#include "core/base/wording.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The list name in the feed's cursors, in addition to its history.
constexpr QByteArrayView kFeedName = "/api/v1/changes?";

} // namespace

ResourceSet coveredBy(Scopes scopes)
{
    ResourceSet all;
    for (int number = 0; isResource(number); ++number) {
        const std::string_view area = kindOf(Resource(number)).area;
        if (!area.empty() && scopes.has(scopeArea(area).read))
            all.add(Resource(number));
    }
    return all;
}

Result<ResourceSet> resourcesNamed(const QByteArray &tables)
{
    const ResourceSet known = coveredBy(Scopes::all());
    ResourceSet named;
    for (const QByteArray &table : tables.split(',')) {
        QStringList names;
        bool isKnown = false;
        for (int number = 0; isResource(number); ++number) {
            if (!known.has(Resource(number)))
                continue;
            const std::string_view name = tableOf(Resource(number));
            names += QString::fromLatin1(name.data(), qsizetype(name.size()));
            if (table != QByteArrayView(name.data(), qsizetype(name.size())))
                continue;
            named.add(Resource(number));
            isKnown = true;
        }
        if (!isKnown)
            return notAmong(u"resources"_s, QString::fromUtf8(table), names);
    }
    return named;
}

QByteArray feedCursorText(qint64 seq, const QByteArray &history)
{
    return cursorText(seq, kFeedName.toByteArray() + history);
}

Result<qint64> feedPositionFrom(const QByteArray &cursor, const QList<FeedHistory> &histories)
{
    for (const FeedHistory &history : histories) {
        const Result<qint64> position = positionFrom(cursor, kFeedName.toByteArray() + history.name);
        if (position && *position >= 0 && *position <= history.lastSeq)
            return *position;
    }
    return invalid(u"cursor"_s,
                   u"The cursor is not of this feed, or of a part of it that was lost when a backup was restored or an "
                   "older copy moved here: drop what you have and read everything anew, without a cursor."_s);
}

} // namespace stemdesk
