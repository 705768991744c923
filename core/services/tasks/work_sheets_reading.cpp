#include "core/services/tasks/work_sheets_reading.h"

#include "core/domain/catalogue/flower_name.h"
#include "core/domain/clients/contact.h"
#include "core/services/events/event_printing.h"
#include "core/services/events/event_recipe_service.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/rows/resource_store.h"
#include "core/storage/shops/shop_store.h"
#include "core/storage/tasks/task_store.h"

#include <QSet>

#include <algorithm>
#include <optional>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<QList<RunContact>> contactsOf(const ServiceContext &context, const Event &event)
{
    PageRequest page{.limit = int(kMaxEventContacts)};
    for (const EventContact &contact : event.contacts) {
        if (!page.ids.contains(contact.contactId.bytes()))
            page.ids.append(contact.contactId.bytes());
    }
    if (page.ids.isEmpty())
        return QList<RunContact>();
    const auto known = TRY(context.store<ResourceStore<contactSpec>>().list({}, page));
    QList<RunContact> contacts;
    for (const EventContact &of : event.contacts) {
        const auto contact = std::ranges::find(known.rows, of.contactId, &Contact::id);
        if (contact != known.rows.cend())
            contacts.append({.name = contact->name, .role = of.role, .phones = contact->phones});
    }
    return contacts;
}

NamedUnits namedUnits(const EventItem &line, const LineProduct &goods)
{
    return {.variantId = line.variantId,
            .name = flowerName(goods.productName, goods.variant.name, goods.productType),
            .units = line.price.units,
            .productType = {},
            .plainName = u"%1 %2"_s.arg(goods.productName, goods.variant.name).simplified()};
}

/// Turns an event's tasks into stops: one per place that a task goes to.
class StopWriter {
public:
    StopWriter(const EventRecipe &recipe, const QList<RunContact> &contacts, const ShopDays &days,
               const QList<Task> &tasks)
        : m_recipe(recipe), m_contacts(contacts), m_days(days), m_tasks(tasks)
    {}

    QList<RunStop> stopsFrom(const Task &task) const
    {
        QList<RunStop> stops;
        for (const QLatin1StringView place : {kCeremonyPlace, kVenuePlace}) {
            if (!task.place.isEmpty() && task.place != place)
                continue;
            if (const auto stop = neededStop(task, place))
                stops.append(*stop);
        }
        if (stops.isEmpty() && !isIdle(task))
            stops.append(stopAt(task, placeOf(task)));
        if (stops.size() > 1 && task.kind != "collect"_L1) {
            for (RunStop &stop : stops)
                stop.at = std::min(stop.at, startOf(stop.place).value_or(stop.at)); // One time cannot fit both.
        }
        return stops;
    }

    /// The place that begins first is visited first; the ceremony, unless both times are known.
    Instant turnOf(const QString &place) const
    {
        const Event &event = m_recipe.event;
        if (event.ceremonyStart && event.venueStart)
            return *startOf(place);
        return place == kCeremonyPlace ? 0 : 1;
    }

private:
    /// Its start time there.
    std::optional<Instant> startOf(const QString &place) const
    {
        return place == kCeremonyPlace ? m_recipe.event.ceremonyStart : m_recipe.event.venueStart;
    }

    RunStop stopAt(const Task &task, const QString &place) const
    {
        const Event &event = m_recipe.event;
        return {.task = task,
                .at = task.startsAt.value_or(m_days.startOf(task.on)),
                .place = place,
                .address = place == kCeremonyPlace ? event.ceremonyAddress : event.venueAddress,
                .contacts = m_contacts};
    }

    /// The stop with all that it is for; nullopt if the task has nothing to do there.
    std::optional<RunStop> neededStop(const Task &task, QLatin1StringView place) const
    {
        RunStop stop = stopAt(task, place);
        bool isNeeded = false;
        for (const EventGroup &group : m_recipe.event.groups) {
            if (isCarried(group, task) && stemdesk::placeOf(m_recipe.event, group) == place)
                isNeeded = takeAlong(group, stop) || isNeeded;
        }
        if (!isNeeded)
            return std::nullopt;
        stop.hire = addedUp(stop.hire);
        stop.returns = addedUp(stop.returns);
        return stop;
    }

    QString placeOf(const Task &task) const
    {
        if (!task.place.isEmpty())
            return task.place;
        const auto group = std::ranges::find(m_recipe.event.groups, task.eventGroupId, &EventGroup::id);
        return stemdesk::placeOf(m_recipe.event, group == m_recipe.event.groups.cend() ? EventGroup() : *group);
    }

    /// Groups with a task of their own are not part of the event's.
    bool isCarried(const EventGroup &group, const Task &task) const
    {
        if (group.isHidden || !task.eventGroupId.isNull())
            return !group.isHidden && task.eventGroupId == group.id;
        return std::ranges::none_of(
            m_tasks, [&](const Task &other) { return other.kind == task.kind && other.eventGroupId == group.id; });
    }

    QList<NamedUnits> hiredOf(const EventGroup &group) const
    {
        QList<NamedUnits> hired;
        for (const EventItem &line : group.items) {
            const LineProduct goods = m_recipe.goods.value(line.variantId);
            if (goods.isHired && line.price.units > 0)
                hired.append(namedUnits(line, goods));
        }
        return hired;
    }

    /// False if there is nothing to come back.
    bool takeAlong(const EventGroup &group, RunStop &stop) const
    {
        if (stop.task.kind == "deliver"_L1) {
            stop.load.append({.groupName = group.name, .quantity = group.quantity});
            stop.hire += hiredOf(group);
        }
        if (stop.task.kind != "collect"_L1)
            return true;
        const QList<NamedUnits> hired = hiredOf(group);
        stop.returns += hired;
        return !hired.isEmpty();
    }

    /// An automatic task with nothing to do: nothing to collect, or every arrangement has its own task.
    bool isIdle(const Task &task) const
    {
        if (!task.isAutomatic() || task.isTheirs)
            return false;
        return task.kind == "collect"_L1
            || std::ranges::any_of(m_recipe.event.groups, [](const EventGroup &group) { return !group.isHidden; });
    }

    const EventRecipe &m_recipe;
    const QList<RunContact> &m_contacts;
    const ShopDays &m_days;
    const QList<Task> &m_tasks;
};

/// Design work for an event on a day: the groups named by its tasks, or all.
struct DayDesigns {
    EventId event;
    QSet<EventGroupId> groups;
    bool isWhole = false;
};

QList<DayDesigns> designsOf(const QList<Task> &tasks)
{
    QList<DayDesigns> designs;
    for (const Task &task : tasks) {
        if (task.kind != "design"_L1 || task.eventId.isNull())
            continue;
        auto of = std::ranges::find(designs, task.eventId, &DayDesigns::event);
        if (of == designs.end()) {
            designs.append({.event = task.eventId});
            of = designs.end() - 1;
        }
        of->isWhole = of->isWhole || task.eventGroupId.isNull();
        of->groups.insert(task.eventGroupId);
    }
    return designs;
}

void addStems(const EventRecipe &recipe, QList<NamedUnits> &stems)
{
    for (const EventGroup &group : recipe.event.groups) {
        for (const EventItem &line : group.isHidden ? QList<EventItem>() : group.items) {
            const LineProduct goods = recipe.goods.value(line.variantId);
            if (haveStems(goods.productType, goods.isHired) && line.price.units > 0)
                stems.append(namedUnits(line, goods));
        }
    }
}

} // namespace

Result<RunSheet> readRunSheet(ServiceContext &context, EventId id)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    const EventRecipe recipe = TRY(EventRecipeService(context).read(id));
    const PrintedEvent printed = TRY(printedFrom(context, recipe));
    const auto contacts = TRY(contactsOf(context, recipe.event));
    const auto tasks = TRY(context.store<TaskStore>().ofEvent(id));
    const ShopDays days = TRY(ShopDays::of(context));
    RunSheet sheet{.event = printed, .stops = {}};
    const StopWriter writer(recipe, contacts, days, tasks);
    for (const Task &task : tasks) {
        if (isOnTheRoad(task.kind))
            sheet.stops.append(writer.stopsFrom(task));
    }
    std::ranges::stable_sort(sheet.stops, {}, [&writer](const RunStop &stop) { return writer.turnOf(stop.place); });
    sortStops(sheet.stops);
    return sheet;
}

Result<ProductionSheet> readProductionSheet(ServiceContext &context, QDate day)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    const auto tasks = TRY(context.store<TaskStore>().between(day, day));
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    ProductionSheet sheet{.day = day, .buckets = {}, .events = {}};
    QList<NamedUnits> stems;
    for (const DayDesigns &designs : designsOf(tasks)) {
        EventRecipe recipe = TRY(EventRecipeService(context).read(designs.event));
        recipe.event.groups.removeIf(
            [&](const EventGroup &group) { return !designs.isWhole && !designs.groups.contains(group.id); });
        PrintedEvent printed = TRY(printedFrom(context, recipe));
        sheet.events.append(std::move(printed));
        addStems(recipe, stems);
    }
    sheet.buckets = inBuckets(stems, shop.stemsPerBucket);
    return sheet;
}

} // namespace stemdesk
