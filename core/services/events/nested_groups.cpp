#include "core/services/events/nested_groups.h"

#include "core/services/events/event_insertion.h"
#include "core/services/events/event_line_writer.h"
#include "core/services/image_service.h"
#include "core/services/service_context.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString pathOfGroup(qsizetype at)
{
    return u"groups.%1."_s.arg(at);
}

QString pathOfLine(qsizetype at)
{
    return u"items.%1."_s.arg(at);
}

Error behind(const QString &path, Error error)
{
    error.field.prepend(path);
    return error;
}

/// The order as if rows were inserted one after the other, each at its requested position or at the end.
template <class Made, class Given>
QList<Made> arranged(const QList<Made> &rows, const QList<Given> &given, std::optional<int> (*position)(const Given &))
{
    QList<Made> order;
    order.reserve(rows.size());
    for (qsizetype at = 0; at < rows.size(); ++at) {
        const qsizetype end = order.size();
        order.insert(std::min<qsizetype>(position(given.at(at)).value_or(end), end), rows.at(at));
    }
    return order;
}

Status requireNamed(const ServiceContext &context, const EventLineWriter &writer, const EventGroup &group)
{
    TRY(requireImages(context, {}, group.imageUrls));
    for (qsizetype at = 0; at < group.items.size(); ++at) {
        StoredItem line{.item = group.items.at(at)};
        if (const Status known = writer.resolve(line, EventLineWriter::Archived::Refused); !known)
            return behind(pathOfLine(at), known.error());
    }
    return {};
}

} // namespace

Result<EventGroup> shapedGroup(const NewGroup &given)
{
    Result<EventGroup> group = patched(EventGroup{}, given.group);
    if (!group)
        return group;
    for (qsizetype at = 0; at < given.items.size(); ++at) {
        const Result<EventItem> item = patched(EventItem{}, given.items.at(at));
        if (!item)
            return behind(pathOfLine(at), item.error());
        group->items += *item;
    }
    return group;
}

Result<QList<EventGroup>> shapedGroups(const QList<NewGroup> &given)
{
    QList<EventGroup> groups;
    for (qsizetype at = 0; at < given.size(); ++at) {
        Result<EventGroup> group = shapedGroup(given.at(at));
        if (!group)
            return behind(pathOfGroup(at), std::move(group.error()));
        groups += *std::move(group);
    }
    return groups;
}

Result<EventGroup> madeGroup(const ServiceContext &context, const EventLineWriter &writer, EventGroup shaped,
                             const NewGroup &given)
{
    TRY(requireNamed(context, writer, shaped));
    shaped.items = arranged<EventItem, EventItemPatch>(shaped.items, given.items,
                                                       [](const EventItemPatch &patch) { return patch.position; });
    return renewed(std::move(shaped), writer.event(), context.now());
}

Result<QList<EventGroup>> madeGroups(const ServiceContext &context, const EventLineWriter &writer,
                                     QList<EventGroup> shaped, const QList<NewGroup> &given)
{
    for (qsizetype at = 0; at < shaped.size(); ++at) {
        Result<EventGroup> group = madeGroup(context, writer, std::move(shaped[at]), given.at(at));
        if (!group)
            return behind(pathOfGroup(at), std::move(group.error()));
        shaped[at] = *std::move(group);
    }
    return arranged<EventGroup, NewGroup>(shaped, given, [](const NewGroup &group) { return group.group.position; });
}

} // namespace stemdesk
