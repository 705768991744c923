#include "core/documents/run_sheet_text.h"

#include "core/documents/print_ink.h"
#include "core/documents/stationery.h"
#include "core/documents/text_blocks.h"
#include "core/documents/work_head.h"
#include "core/domain/events/event_group.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kBetweenStops = pt(22);
constexpr qreal kBelowRule = pt(6);

constexpr std::array kRoleWords{
    std::pair{"client"_L1, QT_TRANSLATE_NOOP("documents", "Client")},
    std::pair{"billing"_L1, QT_TRANSLATE_NOOP("documents", "Billing")},
    std::pair{"planner"_L1, QT_TRANSLATE_NOOP("documents", "Planner")},
    std::pair{"venue"_L1, QT_TRANSLATE_NOOP("documents", "Venue")},
};

class StopsWriter {
public:
    StopsWriter(const Stationery &stationery, bool namesPlaces)
        : m_stationery(stationery), m_namesPlaces(namesPlaces), m_types(stationery.types),
          m_width(stationery.frame.body().width())
    {}

    /// The head of a stop, above its lists.
    Blocks headOf(const RunStop &stop) const;
    QString titleOf(const RunStop &stop) const;
    Blocks listOf(const char *label, const Blocks &rows) const;

private:
    QString whenOf(const RunStop &stop) const;
    QString contactLine(const RunContact &contact) const;

    const Stationery &m_stationery;
    bool m_namesPlaces; ///< If the stops are at different places.
    const PrintTypes &m_types;
    qreal m_width;
};

QString StopsWriter::whenOf(const RunStop &stop) const
{
    const DocumentLanguage &language = m_stationery.language;
    const QString day = m_stationery.day(language.dayOf(stop.at));
    if (!stop.task.startsAt)
        return day;
    const QString time =
        stop.task.endsAt ? language.time(stop.at) + u'–' + language.time(*stop.task.endsAt) : language.time(stop.at);
    return u"%1, %2"_s.arg(day, time);
}

QString StopsWriter::titleOf(const RunStop &stop) const
{
    const Task &task = stop.task;
    QStringList parts{task.title};
    if (m_namesPlaces)
        parts += m_stationery.say(stop.place == kCeremonyPlace ? QT_TRANSLATE_NOOP("documents", "Ceremony")
                                                               : QT_TRANSLATE_NOOP("documents", "Venue"));
    if (!task.person.isEmpty())
        parts += task.person;
    return parts.join(u" · "_s);
}

QString StopsWriter::contactLine(const RunContact &contact) const
{
    QStringList parts{contact.name};
    const auto word = std::ranges::find(kRoleWords, contact.role, &std::pair<QLatin1StringView, const char *>::first);
    if (word != kRoleWords.end())
        parts.append(m_stationery.say(word->second));
    return (parts + contact.phones).join(u" · "_s);
}

Blocks StopsWriter::headOf(const RunStop &stop) const
{
    const TextPlace place{m_types.bench, ink::kText, 0, m_width};
    Block heading = headingBlock(titleOf(stop), {m_types.benchTitle, ink::kText, 0, m_width});
    heading.spaceBefore = kBetweenStops;
    heading.marks = moved(heading.marks, {0, kBelowRule});
    heading.height += kBelowRule;
    heading.marks.append(RuleMark{{0, 0}, m_width, pt(1), ink::kRule});
    heading.keepsWithNext = true;
    Blocks blocks{heading};
    blocks += textBlocks(whenOf(stop), {m_types.benchStrong, ink::kText, 0, m_width});
    blocks += textBlocks(Stationery::oneLine(stop.address), place);
    for (const RunContact &contact : stop.contacts)
        blocks += textBlocks(contactLine(contact), place);
    Blocks notes =
        noteBlocks(m_stationery.say(QT_TRANSLATE_NOOP("documents", "Notes")), stop.task.notes, place, m_types.label);
    if (!notes.isEmpty())
        notes.first().spaceBefore = pt(6);
    return blocks + notes;
}

Blocks StopsWriter::listOf(const char *label, const Blocks &rows) const
{
    if (rows.isEmpty())
        return {};
    Block heading = headingBlock(m_stationery.say(label).toUpper(), {m_types.label, ink::kQuiet, 0, m_width});
    heading.spaceBefore = pt(8);
    heading.keepsWithNext = true;
    Blocks kept = rows;
    keepEnds(kept);
    return Blocks{heading} + kept;
}

/// The name used on the event's other papers.
QString nameOf(const NamedUnits &units, const PrintedEvent &event)
{
    for (const PrintedGroup &group : event.groups) {
        const auto line = std::ranges::find(group.lines, units.variantId, &PrintedLine::variantId);
        if (line != group.lines.cend())
            return Stationery::nameOf(*line);
    }
    return units.name;
}

} // namespace

EventText runSheetText(const RunSheet &sheet, const Stationery &stationery)
{
    EventText text{.blocks = workHead(sheet.event, stationery)};
    const StopsWriter writer(stationery, goesToBoth(sheet));
    for (const RunStop &stop : sheet.stops) {
        Blocks blocks = writer.headOf(stop);
        Blocks load;
        for (const RunLoad &group : stop.load)
            load.append(tickRow(group.quantity, group.groupName, stationery));
        Blocks returns;
        for (const NamedUnits &hired : stop.returns)
            returns.append(tickRow(std::ceil(hired.units), nameOf(hired, sheet.event), stationery));
        blocks += writer.listOf(QT_TRANSLATE_NOOP("documents", "To load"), load);
        blocks += writer.listOf(QT_TRANSLATE_NOOP("documents", "To bring back"), returns);
        setSection(blocks, text.runningHeads.size());
        text.blocks += blocks;
        text.runningHeads.append(continuedHead(writer.titleOf(stop), stationery));
    }
    if (!sheet.stops.isEmpty())
        return text;
    Blocks nothing =
        textBlocks(stationery.say(QT_TRANSLATE_NOOP("documents", "No delivery, set-up or collection is planned yet.")),
                   {stationery.types.bench, ink::kQuiet, 0, stationery.frame.body().width()});
    nothing.first().spaceBefore = kBetweenStops;
    text.blocks += nothing;
    return text;
}

} // namespace stemdesk
