#include "core/exchange/calendar_file.h"

#include "core/domain/hire/event_hire.h"
#include "core/domain/shops/time_zone.h"
#include "core/exchange/calendar_text.h"
#include "core/exchange/exports/task_events.h"
#include "core/services/services.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPage = 100;
constexpr qint64 kHour = qint64(60) * 60 * 1000; ///< How long an event without an end lasts.

QByteArray uidOf(const QByteArray &id)
{
    return id + "@stemdesk";
}

QByteArray calendarStatus(const QString &status)
{
    if (status == "cancelled"_L1)
        return "CANCELLED";
    return isClearedToOrder(status) ? "CONFIRMED" : "TENTATIVE";
}

CalendarEntry entryFrom(const Event &event, const EventTimes &times)
{
    return {.uid = uidOf(event.id.text()),
            .status = calendarStatus(event.status),
            .summary = event.name,
            .location = event.venueAddress.isEmpty() ? event.ceremonyAddress : event.venueAddress,
            .from = times.first,
            .to = times.last == times.first ? times.first + kHour : times.last,
            .isFree = event.status == "cancelled"_L1,
            .version = event.version,
            .createdAt = event.createdAt,
            .changedAt = event.updatedAt};
}

CalendarEntry entryFrom(const Task &task, const QString &event)
{
    QStringList description{task.person, task.notes};
    description.removeAll(QString());
    CalendarEntry entry{.uid = uidOf(task.id.text()),
                        .relatedTo = task.eventId.isNull() ? QByteArray() : uidOf(task.eventId.text()),
                        .summary = event.isEmpty() ? task.title : u"%1 · %2"_s.arg(task.title, event),
                        .description = description.join(u'\n'),
                        .isFree = task.doneAt || !task.startsAt,
                        .version = task.version,
                        .createdAt = task.createdAt,
                        .changedAt = task.updatedAt};
    if (task.startsAt) {
        entry.from = *task.startsAt;
        entry.to = task.endsAt && *task.endsAt > entry.from ? *task.endsAt : entry.from + kHour;
    } else {
        entry.day = task.on;
    }
    return entry;
}

} // namespace

CalendarFile::CalendarFile(bool withTasks) : m_withTasks(withTasks) {}

CalendarFile::~CalendarFile() = default;

Result<QByteArray> CalendarFile::next(ShopServices &shop)
{
    constexpr qsizetype kPart = 32LL * 1024;
    QByteArray bytes;
    while (!isDone() && bytes.size() < kPart) {
        const QByteArray part = TRY(m_place == Place::Head         ? head(shop)
                                        : m_place == Place::Events ? events(shop)
                                                                   : tasks(shop));
        bytes += part;
    }
    return isDone() ? bytes + CalendarText::tail() : bytes;
}

void CalendarFile::goOn(std::optional<qint64> after)
{
    m_after = after;
    if (after)
        return;
    const bool areTasksNext = m_place == Place::Events && m_withTasks;
    m_place = m_place == Place::Head ? Place::Events : areTasksNext ? Place::Tasks : Place::End;
}

Result<QByteArray> CalendarFile::head(ShopServices &shop)
{
    const Shop settings = TRY(shop.settings.shop());
    m_text = std::make_unique<CalendarText>(zoneNamed(settings.timeZone));
    goOn({});
    return m_text->head(settings.name);
}

Result<QByteArray> CalendarFile::events(ShopServices &shop)
{
    const auto page = TRY(shop.events.list({}, {.after = m_after, .limit = kPage}));
    QByteArray bytes;
    for (const Event &event : page.rows) {
        if (const auto times = timesOf(event))
            bytes += m_text->entry(entryFrom(event, *times));
    }
    goOn(page.next);
    return bytes;
}

Result<QByteArray> CalendarFile::tasks(ShopServices &shop)
{
    const auto page = TRY(shop.tasks.list({}, {.after = m_after, .limit = kPage}));
    const auto names = TRY(eventNamesOf(shop, page.rows));
    QByteArray bytes;
    for (const Task &task : page.rows)
        bytes += m_text->entry(entryFrom(task, names.value(task.eventId)));
    goOn(page.next);
    return bytes;
}

} // namespace stemdesk
