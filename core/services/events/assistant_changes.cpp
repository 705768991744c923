#include "core/services/events/assistant_changes.h"

#include "core/base/day.h"
#include "core/json/events/event_json.h"
#include "core/json/json_writer.h"
#include "core/services/events/event_lines_service.h"
#include "core/services/events/event_service.h"
#include "core/services/events/price_keeping.h"
#include "core/services/orders/order_sheet_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

// The texts are objects as the API writes them, read by what reads its bodies, and what no body has beside them.

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kBefore = "before"_L1;
constexpr auto kAfter = "after"_L1;
constexpr auto kEvent = "event"_L1;
constexpr auto kGroups = "groups"_L1;
constexpr auto kItems = "items"_L1;
constexpr auto kVersion = "version"_L1;
constexpr auto kDeleted = "deleted"_L1;
constexpr auto kKeptByLine = "kept"_L1;
constexpr auto kKeptAgain = "keptAgain"_L1;
constexpr auto kKeptOfLines = "keptOfLines"_L1;
constexpr auto kKeptSince = "pricesKeptAt"_L1;
constexpr auto kOccurrence = "occurrence"_L1;
constexpr auto kRotas = "leftRotas"_L1;
constexpr auto kSheet = "sheet"_L1;
constexpr auto kOccurrences = "occurrences"_L1;
constexpr auto kEventId = "eventId"_L1;
constexpr auto kSheetId = "orderSheetId"_L1;
constexpr auto kIsNew = "isNew"_L1;

QJsonObject objectFrom(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

/// A null id has none.
template <class IdType>
QJsonValue idJson(const IdType &id)
{
    return id.isNull() ? QJsonValue(QJsonValue::Null) : QJsonValue(QString::fromLatin1(id.text()));
}

QByteArray textOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonValue keptJson(const std::optional<KeptPrice> &kept)
{
    if (!kept)
        return QJsonValue::Null;
    return QJsonObject{{u"unitCostExclTax"_s, kept->unitCostExclTax},
                       {u"taxMultiplier"_s, kept->taxMultiplier},
                       {u"unitsPerPack"_s, kept->unitsPerPack ? QJsonValue(*kept->unitsPerPack) : QJsonValue::Null},
                       {u"priceListId"_s, idJson(kept->priceListId)},
                       {u"keptAt"_s, kept->keptAt}};
}

QJsonObject keptLinesJson(const KeptPrices &kept)
{
    QJsonObject lines;
    for (auto line = kept.lines.cbegin(); line != kept.lines.cend(); ++line)
        lines.insert(QString::fromLatin1(line.key().text()), keptJson(*line));
    return {{kKeptSince, kept.since ? QJsonValue(*kept.since) : QJsonValue::Null}, {kItems, lines}};
}

/// For lines that keep a price before or after.
QJsonObject keptOfLinesJson(const QList<ChangedLine> &lines)
{
    QJsonObject kept;
    for (const ChangedLine &line : lines) {
        const std::optional<KeptPrice> before = line.before ? line.before->kept : std::nullopt;
        const std::optional<KeptPrice> after = line.after ? line.after->kept : std::nullopt;
        const EventItemId id = line.after ? line.after->id : line.before->id;
        if (before || after)
            kept.insert(QString::fromLatin1(id.text()),
                        QJsonObject{{kBefore, keptJson(before)}, {kAfter, keptJson(after)}});
    }
    return kept;
}

QJsonValue occurrenceJson(const std::optional<Occurrence> &occurrence)
{
    if (!occurrence)
        return QJsonValue::Null;
    return QJsonObject{{u"seriesId"_s, idJson(occurrence->seriesId)},
                       {u"on"_s, dayText(occurrence->on)},
                       {u"isDetached"_s, occurrence->isDetached},
                       {u"templateId"_s, idJson(occurrence->templateId)},
                       {u"print"_s, occurrence->print},
                       {u"isSkipAdded"_s, occurrence->isSkipAdded}};
}

QJsonArray rotasJson(const QList<LeftRota> &rotas)
{
    QJsonArray all;
    for (const LeftRota &left : rotas) {
        QJsonArray rota;
        for (const EventId &event : left.rota)
            rota.append(idJson(event));
        all.append(QJsonObject{{u"seriesId"_s, idJson(left.seriesId)}, {u"rota"_s, rota}});
    }
    return all;
}

QJsonObject itemJson(const EventItem &item)
{
    JsonWriter json;
    writeEventItem(json, item, FieldSelection());
    QJsonObject object = objectFrom(json.take());
    object.insert(kVersion, item.version);
    return object;
}

/// With its lines.
QJsonObject groupJson(const EventGroup &group)
{
    EventGroup bare = group;
    bare.items.clear();
    JsonWriter json;
    writeEventGroup(json, bare, FieldSelection());
    QJsonObject object = objectFrom(json.take());
    QJsonArray items;
    for (const EventItem &item : group.items)
        items.append(itemJson(item));
    object.insert(kItems, items);
    object.insert(kVersion, group.version);
    return object;
}

/// Its own fields.
QJsonObject eventJson(Event event)
{
    event.groups.clear();
    for (EventContact &contact : event.contacts)
        contact.name.clear(); // Only readers get names beside the ids.
    JsonWriter json;
    writeEvent(json, event, FieldSelection());
    QJsonObject object = objectFrom(json.take());
    object.remove(kGroups);
    return object;
}

/// The members in which the two differ, but for these.
QJsonObject difference(const QJsonObject &before, const QJsonObject &after, const QStringList &without)
{
    QJsonObject changedBefore;
    QJsonObject changedAfter;
    for (auto member = after.begin(); member != after.end(); ++member) {
        if (without.contains(member.key()) || before.value(member.key()) == *member)
            continue;
        changedBefore.insert(member.key(), before.value(member.key()));
        changedAfter.insert(member.key(), *member);
    }
    return changedAfter.isEmpty() ? QJsonObject() : QJsonObject{{kBefore, changedBefore}, {kAfter, changedAfter}};
}

/// The changed fields of an event and the changed prices that its lines keep.
QJsonObject eventChangeJson(const Event &before, const Event &after)
{
    QJsonObject change;
    const QJsonObject fields = difference(eventJson(before), eventJson(after),
                                          {u"totals"_s, u"itemsCount"_s, u"updatedAt"_s, u"acceptedQuote"_s,
                                           u"designMinutes"_s, u"seriesId"_s, u"occurrenceOn"_s, u"isDetached"_s});
    if (!fields.isEmpty())
        change.insert(kEvent, fields);
    if (const auto again = keptOtherwise(before, after)) {
        change.insert(kKeptByLine, keptLinesJson(*inverse(before, {.kept = again}).kept));
        change.insert(kKeptAgain, keptLinesJson(*again));
    }
    return change;
}

/// Without the kept prices of lines that the write itself adds, removes or changes, which come and go with them: older
/// programs stored those twice.
QJsonObject withoutOwnLines(QJsonObject text, const QList<ChangedLine> &lines)
{
    if (!text.contains(kKeptByLine))
        return text;
    QStringList own;
    for (const ChangedLine &line : lines)
        own.append(QString::fromLatin1((line.after ? line.after->id : line.before->id).text()));
    for (const auto &group : text.value(kGroups).toArray()) {
        for (const auto side : {kBefore, kAfter}) {
            for (const auto &item : group[side][kItems].toArray())
                own.append(item["eventItemId"_L1].toString());
        }
    }
    for (const auto side : {kKeptByLine, kKeptAgain}) {
        QJsonObject kept = text.value(side).toObject();
        QJsonObject items = kept.value(kItems).toObject();
        for (const QString &id : std::as_const(own))
            items.remove(id);
        kept.insert(kItems, items);
        text.insert(side, kept);
    }
    if (text.value(kKeptByLine) == text.value(kKeptAgain)) {
        text.remove(kKeptByLine);
        text.remove(kKeptAgain);
    }
    return text;
}

QJsonArray occurrencesJson(const QList<ChangedEvent> &occurrences)
{
    QJsonArray all;
    for (const ChangedEvent &event : occurrences) {
        QJsonObject change = eventChangeJson(event.before, event.after);
        if (change.isEmpty())
            continue;
        change.insert(kEventId, idJson(event.after.id));
        all.append(change);
    }
    return all;
}

QJsonObject groupChangeJson(const ChangedGroup &change)
{
    if (!change.before)
        return {{kAfter, groupJson(*change.after)}};
    if (!change.after)
        return {{kBefore, groupJson(*change.before)}};
    QJsonObject changed =
        difference(groupJson(*change.before), groupJson(*change.after),
                   {u"position"_s, u"updatedAt"_s, u"subtotal"_s, u"calculatedPriceIncTax"_s, kItems, kVersion});
    if (!changed.isEmpty())
        changed.insert("eventGroupId"_L1, QString::fromLatin1(change.after->id.text()));
    return changed;
}

template <class Body>
using ReadBody = Result<Body> (*)(JsonObject object, BodyKind kind);

/// The body's changes to an existing object.
template <class Body>
Result<decltype(Body::patch)> patchFrom(const QJsonObject &object, ReadBody<Body> read)
{
    const QByteArray text = textOf(object);
    const JsonDocument document = TRY(JsonDocument::parse(text));
    Body body = TRY(read(document.root(), BodyKind::Patch));
    return std::move(body.patch);
}

template <class Object>
void takeTimes(Object &object, const QJsonObject &json)
{
    object.createdAt = json.value("createdAt"_L1).toInteger();
    object.updatedAt = json.value("updatedAt"_L1).toInteger();
    object.version = json.value(kVersion).toInt();
}

QByteArray idText(const QJsonObject &object, QLatin1StringView name)
{
    return object.value(name).toString().toLatin1();
}

/// The null id where there is none.
template <class Tag>
Id<Tag> idIn(const QJsonValue &value)
{
    const auto id = idFrom<Tag>(value.toString().toLatin1());
    return id ? *id : Id<Tag>();
}

std::optional<KeptPrice> keptFrom(const QJsonValue &value)
{
    if (!value.isObject())
        return std::nullopt;
    const QJsonValue pack = value["unitsPerPack"_L1];
    return KeptPrice{.unitCostExclTax = value["unitCostExclTax"_L1].toDouble(),
                     .taxMultiplier = value["taxMultiplier"_L1].toDouble(),
                     .unitsPerPack = pack.isDouble() ? std::optional(pack.toDouble()) : std::nullopt,
                     .priceListId = idIn<PriceListTag>(value["priceListId"_L1]),
                     .keptAt = value["keptAt"_L1].toInteger()};
}

std::optional<Instant> instantIn(const QJsonValue &value)
{
    return value.isDouble() ? std::optional(value.toInteger()) : std::nullopt;
}

KeptPrices keptLinesFrom(const QJsonObject &json)
{
    KeptPrices kept{.since = instantIn(json.value(kKeptSince)), .lines = {}};
    const QJsonObject lines = json.value(kItems).toObject();
    for (auto line = lines.begin(); line != lines.end(); ++line)
        kept.lines.insert(idIn<EventItemTag>(line.key()), keptFrom(*line));
    return kept;
}

std::optional<Occurrence> occurrenceFrom(const QJsonValue &value)
{
    if (!value.isObject())
        return std::nullopt;
    return Occurrence{.seriesId = idIn<SeriesTag>(value["seriesId"_L1]),
                      .on = dayFrom(value["on"_L1].toString()).value_or(QDate()),
                      .isDetached = value["isDetached"_L1].toBool(),
                      .templateId = idIn<EventTag>(value["templateId"_L1]),
                      .print = value["print"_L1].toString(),
                      .isSkipAdded = value["isSkipAdded"_L1].toBool()};
}

QList<LeftRota> rotasFrom(const QJsonArray &all)
{
    QList<LeftRota> rotas;
    for (const auto &one : all) {
        LeftRota left{.seriesId = idIn<SeriesTag>(one.toObject().value("seriesId"_L1)), .rota = {}};
        for (const auto &event : one.toObject().value("rota"_L1).toArray())
            left.rota.append(idIn<EventTag>(event));
        rotas.append(left);
    }
    return rotas;
}

Result<EventItem> itemFrom(QJsonObject json, const EventGroupId &group)
{
    EventItem item{.id = TRY(idFrom<EventItemTag>(idText(json, "eventItemId"_L1))), .groupId = group};
    takeTimes(item, json);
    json.remove(kVersion);
    item.kept = keptFrom(json.take(kKeptByLine));
    return patched(std::move(item), TRY(patchFrom<EventItemBody>(json, eventItemBodyFrom)));
}

Result<EventGroup> groupFrom(QJsonObject json, const EventId &event)
{
    EventGroup group{.id = TRY(idFrom<EventGroupTag>(idText(json, "eventGroupId"_L1))), .eventId = event};
    takeTimes(group, json);
    json.remove(kVersion);
    const QJsonArray items = json.take(kItems).toArray();
    group = TRY(patched(std::move(group), TRY(patchFrom<EventGroupBody>(json, eventGroupBodyFrom))));
    for (const auto &item : items)
        group.items.append(TRY(itemFrom(item.toObject(), group.id)));
    return group;
}

Result<Event> eventFrom(QJsonObject json, const EventId &id)
{
    Event event{.id = id};
    takeTimes(event, json);
    json.remove(kVersion);
    event.pricesKeptAt = instantIn(json.take(kKeptSince));
    event.occurrence = occurrenceFrom(json.take(kOccurrence));
    event.leftRotas = rotasFrom(json.take(kRotas).toArray());
    const QJsonArray groups = json.take(kGroups).toArray();
    event = TRY(patched(std::move(event), TRY(patchFrom<EventBody>(json, eventBodyFrom))));
    for (const auto &group : groups)
        event.groups.append(TRY(groupFrom(group.toObject(), id)));
    return event;
}

/// A group that was made, taken away or changed.
struct GroupStep {
    EventId event;
    QJsonObject from;
    QJsonObject to;
    QByteArray id;
};

/// The changes of the groups: deleted ones first, then new ones in their order.
QList<GroupStep> groupSteps(const QJsonArray &changes, const EventId &event, AssistantWay way)
{
    QList<GroupStep> steps;
    for (const auto &value : changes) {
        const QJsonObject change = value.toObject();
        GroupStep step{event, change.value(kBefore).toObject(), change.value(kAfter).toObject(),
                       idText(change, "eventGroupId"_L1)};
        if (way == AssistantWay::Back)
            std::swap(step.from, step.to);
        steps.append(step);
    }
    std::ranges::stable_sort(steps, {}, [](const GroupStep &step) {
        return std::pair(!step.to.isEmpty(), step.to.value("position"_L1).toInt());
    });
    return steps;
}

Status takeStep(EventLinesService &lines, const GroupStep &step)
{
    if (step.from.isEmpty()) {
        const EventGroup group = TRY(groupFrom(step.to, step.event));
        const Result<EventGroup> back = lines.restoreGroup(group);
        return back ? Status() : Status(back.error());
    }
    if (step.to.isEmpty()) {
        const auto id = TRY(idFrom<EventGroupTag>(idText(step.from, "eventGroupId"_L1)));
        const Result<EventGroup> removed = lines.removeGroup(step.event, id);
        return removed ? Status() : Status(removed.error());
    }
    const auto id = TRY(idFrom<EventGroupTag>(step.id));
    const EventGroupPatch expected = TRY(patchFrom<EventGroupBody>(step.from, eventGroupBodyFrom));
    return lines.reviseGroup(step.event, id, TRY(patchFrom<EventGroupBody>(step.to, eventGroupBodyFrom)), expected);
}

/// The merge patch that turns the first into the second: removed members are null.
// NOLINTNEXTLINE(misc-no-recursion): an event's own fields are a few levels deep.
QJsonObject mergePatch(const QJsonObject &from, QJsonObject to)
{
    for (auto member = from.begin(); member != from.end(); ++member) {
        if (!to.contains(member.key()))
            to.insert(member.key(), QJsonValue::Null);
        else if (member->isObject() && to.value(member.key()).isObject())
            to.insert(member.key(), mergePatch(member->toObject(), to.value(member.key()).toObject()));
    }
    return to;
}

/// Stale if the values it changes were changed meanwhile.
Status changeEvent(EventService &events, const EventId &event, const QJsonObject &change, AssistantWay way)
{
    const bool keepsOthers = change.contains(kKeptByLine);
    const QJsonObject fields = change.value(kEvent).toObject();
    if (fields.isEmpty() && !keepsOthers)
        return {};
    const bool isBack = way == AssistantWay::Back;
    const QJsonObject from = fields.value(isBack ? kAfter : kBefore).toObject();
    const Event now = TRY(events.find(event, {.groups = keepsOthers, .prices = false, .acceptedQuote = false}));
    const QJsonObject is = eventJson(now);
    for (auto member = from.begin(); member != from.end(); ++member) {
        if (is.value(member.key()) != *member)
            return stale();
    }
    EventPatch patch;
    if (!fields.isEmpty())
        patch = TRY(
            patchFrom<EventBody>(mergePatch(from, fields.value(isBack ? kBefore : kAfter).toObject()), eventBodyFrom));
    if (keepsOthers) {
        patch.kept = keptLinesFrom(change.value(isBack ? kKeptByLine : kKeptAgain).toObject());
        const KeptPrices expected = keptLinesFrom(change.value(isBack ? kKeptAgain : kKeptByLine).toObject());
        if (inverse(now, {.kept = patch.kept}).kept != expected)
            return stale();
    }
    const Result<EventRevision> revised = events.revise(event, patch);
    return revised ? Status() : Status(revised.error());
}

/// A sheet that was saved for this is removed and restored by the caller, who keeps it meanwhile.
Status markSheet(ServiceContext &context, const MarkedSheet &marked, AssistantWay way)
{
    if (marked.isNew)
        return {};
    OrderSheetService sheets(context);
    const SheetState to = way == AssistantWay::Back ? SheetState::Draft : SheetState::Ordered;
    const OrderSheet sheet = TRY(sheets.find(marked.id));
    if (sheet.state == to || (to == SheetState::Ordered && TRY(sheets.isOrderedMeanwhile(sheet))))
        return stale();
    const Result<OrderSheet> patched = sheets.patch(marked.id, {.state = to});
    return patched ? Status() : Status(patched.error());
}

/// Restores the prices that the occurrences keep before their sheet is ordered again, which would keep today's prices.
Status changeOccurrences(EventService &events, const QJsonArray &occurrences, AssistantWay way)
{
    for (const auto &value : occurrences) {
        const QJsonObject change = value.toObject();
        const Status changed = changeEvent(events, idIn<EventTag>(change.value(kEventId)), change, way);
        if (!changed && changed.error().kind != Error::Kind::NotFound) // It was deleted since.
            return changed;
    }
    return {};
}

std::optional<MarkedSheet> sheetIn(const QJsonObject &text)
{
    const QJsonValue sheet = text.value(kSheet);
    if (!sheet.isObject())
        return std::nullopt;
    return MarkedSheet{.id = idIn<OrderSheetTag>(sheet[kSheetId]), .isNew = sheet[kIsNew].toBool()};
}

Status restoreOrRemove(EventService &events, const AssistantWrite &write, const QJsonObject &deleted, AssistantWay way)
{
    if (way == AssistantWay::Forth) {
        const Result<Event> removed = events.remove(write.event);
        return removed ? Status() : Status(removed.error());
    }
    const Event event = TRY(eventFrom(deleted, write.event));
    const Result<Event> back = events.restore(event);
    return back ? Status() : Status(back.error());
}

} // namespace

QString assistantChangesText(const AssistantChanges &changes, const QList<ChangedLine> &lines)
{
    QJsonObject text;
    if (changes.before && !changes.after) {
        QJsonObject deleted = eventJson(*changes.before);
        QJsonArray groups;
        for (const EventGroup &group : changes.before->groups)
            groups.append(groupJson(group));
        deleted.insert(kGroups, groups);
        deleted.insert(kVersion, changes.before->version);
        deleted.insert(kKeptSince,
                       changes.before->pricesKeptAt ? QJsonValue(*changes.before->pricesKeptAt) : QJsonValue::Null);
        deleted.insert(kOccurrence, occurrenceJson(changes.before->occurrence));
        deleted.insert(kRotas, rotasJson(changes.before->leftRotas));
        text.insert(kDeleted, deleted);
    } else if (changes.before) {
        text = eventChangeJson(*changes.before, *changes.after);
    }
    if (changes.sheet) {
        text.insert(kSheet, QJsonObject{{kSheetId, idJson(changes.sheet->id)}, {kIsNew, changes.sheet->isNew}});
        text.insert(kOccurrences, occurrencesJson(changes.occurrences));
    }
    QJsonArray groups;
    for (const ChangedGroup &change : changes.groups) {
        if (const QJsonObject changed = groupChangeJson(change); !changed.isEmpty())
            groups.append(changed);
    }
    if (!groups.isEmpty())
        text.insert(kGroups, groups);
    if (const QJsonObject kept = keptOfLinesJson(lines); !kept.isEmpty())
        text.insert(kKeptOfLines, kept);
    text = withoutOwnLines(text, lines);
    return text.isEmpty() ? QString() : QString::fromUtf8(textOf(text));
}

void fillFromText(AssistantWrite &write)
{
    if (write.more.isEmpty())
        return;
    const QJsonObject text = objectFrom(write.more.toUtf8());
    write.sheet = sheetIn(text);
    const QJsonObject kept = text.value(kKeptOfLines).toObject();
    for (ChangedLine &line : write.lines) {
        const EventItemId id = line.after ? line.after->id : line.before->id;
        const QJsonObject both = kept.value(QString::fromLatin1(id.text())).toObject();
        if (line.before)
            line.before->kept = keptFrom(both.value(kBefore));
        if (line.after)
            line.after->kept = keptFrom(both.value(kAfter));
    }
}

Status applyAssistantChanges(ServiceContext &context, const AssistantWrite &write, AssistantWay way)
{
    const QJsonObject changes = withoutOwnLines(objectFrom(write.more.toUtf8()), write.lines);
    EventService events(context);
    if (write.isDeletedEvent)
        return restoreOrRemove(events, write, changes.value(kDeleted).toObject(), way);
    UnitOfWork work = TRY(UnitOfWork::begin(context));
    EventLinesService lines(context);
    for (const GroupStep &step : groupSteps(changes.value(kGroups).toArray(), write.event, way)) {
        TRY(takeStep(lines, step));
    }
    TRY(changeEvent(events, write.event, changes, way));
    TRY(changeOccurrences(events, changes.value(kOccurrences).toArray(), way));
    if (const auto sheet = sheetIn(changes)) {
        TRY(markSheet(context, *sheet, way));
    }
    return work.commit();
}

} // namespace stemdesk
