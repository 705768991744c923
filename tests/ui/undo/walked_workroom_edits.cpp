#include "tests/ui/undo/undo_shop.h"
#include "tests/ui/undo/walked_edits.h"
#include "ui/undo/series_edits.h"
#include "ui/undo/workroom_edits.h"

namespace stemdesk {

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

const QString kWorkText = u"Change"_s;

void approve(UndoShop &shop)
{
    must(shop.services().events.patch(shop.filled.event, {.status = u"approved"_s}));
}

/// One of the tasks that the shop's plan makes for an approved event.
Task plannedTask(UndoShop &shop)
{
    return must(shop.services().tasks.list({.eventId = shop.filled.event}, {.limit = 1})).rows.constFirst();
}

QList<WalkedEdit> taskEdits()
{
    const QDate day(2026, 5, 30);
    return {
        {"add task",
         u"createTaskEdit"_s,
         {u"TaskService::create"_s, u"TaskService::restore"_s},
         [day](UndoShop &) {
             return createTaskEdit(kWorkText, {.title = u" Fetch moss"_s, .on = day}, std::make_shared<TaskId>());
         }},
        {"change task",
         u"patchTaskEdit"_s,
         {u"TaskService::patch"_s},
         [day](UndoShop &shop) {
             const Task task = must(shop.services().tasks.list({}, {.limit = 1})).rows.constFirst();
             return patchTaskEdit(kWorkText, task, {.on = day.addDays(1), .minutes = 45, .person = u" Ada "_s});
         },
         {},
         [day](UndoShop &shop) { must(shop.services().tasks.create({.title = u"Fetch moss"_s, .on = day})); }},
        {"move a task of the plan",
         u"patchTaskEdit"_s,
         {},
         [](UndoShop &shop) { return patchTaskEdit(kWorkText, plannedTask(shop), {.on = QDate(2026, 5, 2)}); },
         {},
         approve},
        {"delete a task of the plan",
         u"removeTaskEdit"_s,
         {u"TaskService::remove"_s},
         [](UndoShop &shop) { return removeTaskEdit(kWorkText, plannedTask(shop)); },
         {},
         approve},
    };
}

QList<WalkedEdit> returnEdits()
{
    return {
        {"check in",
         u"writeReturnEdit"_s,
         {u"HireService::writeReturns"_s},
         [](UndoShop &shop) {
             return writeReturnEdit(
                 kWorkText, shop.filled.event, {},
                 {.variantId = shop.filled.vase, .returnedUnits = 2, .damagedUnits = 1, .isTakenOff = true});
         },
         {"hire_return"}, // An empty row is left, which means the same as no row.
         [](UndoShop &shop) {
             must(shop.services().products.patchVariant(shop.filled.vaseProduct, shop.filled.vase, {.ownedUnits = 6}));
         }}};
}

SeriesPatch everyMonday(UndoShop &shop)
{
    return {.name = u"Lobby"_s,
            .contactId = shop.contact.id,
            .templateEventIds = rotaText({shop.filled.event}),
            .rule = u"freq=weekly;byday=mo"_s,
            .startsOn = QDate(2026, 3, 16)};
}

void makeSeries(UndoShop &shop)
{
    must(shop.services().series.create(everyMonday(shop)));
}

Series seriesOf(UndoShop &shop)
{
    return must(shop.services().series.list({}, {})).rows.constFirst();
}

QList<WalkedEdit> seriesEdits()
{
    return {
        {"add series",
         u"createSeriesEdit"_s,
         {u"SeriesService::create"_s, u"SeriesService::restore"_s},
         [](UndoShop &shop) { return createSeriesEdit(kWorkText, everyMonday(shop), std::make_shared<SeriesId>()); },
         {"event_history"}}, // The history also records events that were deleted and restored.
        {"change series",
         u"patchSeriesEdit"_s,
         {u"SeriesService::patch"_s},
         [](UndoShop &shop) {
             return patchSeriesEdit(
                 kWorkText, seriesOf(shop),
                 {.name = u" Lobby and bar "_s, .moves = movesText({{QDate(2026, 3, 30), QDate(2026, 3, 31)}})});
         },
         {"event_history"},
         makeSeries},
        {"delete series",
         u"removeSeriesEdit"_s,
         {u"SeriesService::remove"_s},
         [](UndoShop &shop) { return removeSeriesEdit(kWorkText, seriesOf(shop).id, FutureEvents::Delete); },
         {"event_history"},
         makeSeries},
        {"write templates anew",
         u"applySeriesEdit"_s,
         {u"SeriesService::apply"_s, u"SeriesService::writeBack"_s},
         [](UndoShop &shop) {
             return applySeriesEdit(kWorkText, seriesOf(shop).id, QDate(2026, 3, 30),
                                    std::make_shared<SeriesApplication>());
         },
         {"event_history"},
         [](UndoShop &shop) {
             makeSeries(shop);
             must(shop.services().events.patch(shop.filled.event, {.name = u"Lobby and bar"_s}));
             shop.filled.addLine(shop.filled.group, shop.filled.rose, 5);
         }},
        {"write an occurrence into its template",
         u"spreadOccurrenceEdit"_s,
         {u"SeriesService::spread"_s},
         [](UndoShop &shop) {
             const Event event = must(shop.services().series.occurrences(seriesOf(shop).id)).constFirst();
             return spreadOccurrenceEdit(kWorkText, event.id, event.occurrence->on,
                                         std::make_shared<SeriesApplication>());
         },
         {"event_history"},
         [](UndoShop &shop) {
             makeSeries(shop);
             const Event event = must(shop.services().series.occurrences(seriesOf(shop).id)).constFirst();
             must(shop.services().events.patch(event.id, {.name = u"With candles"_s}));
             must(shop.services().lines.createGroup(event.id, {.name = u"Candles"_s}));
         }},
    };
}

} // namespace

QList<WalkedEdit> walkedWorkroomEdits()
{
    return taskEdits() + returnEdits() + seriesEdits();
}

} // namespace stemdesk
