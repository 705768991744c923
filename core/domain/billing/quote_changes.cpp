#include "core/domain/billing/quote_changes.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace stemdesk {

namespace {

/// A line with its group.
struct Placed {
    const QuotedLine *line = nullptr;
    const QuotedGroup *group = nullptr;

    double money() const { return line && !group->isHidden ? line->customerPriceIncTax : 0; }
};

QList<Placed> linesOf(const QuotedEvent &event)
{
    QList<Placed> lines;
    for (const QuotedGroup &group : event.groups) {
        for (const QuotedLine &line : group.lines)
            lines.append({&line, &group});
    }
    return lines;
}

/// A changed name alone is a change of the catalogue, not of the offer.
bool isSame(const Placed &one, const Placed &other)
{
    QuotedLine renamed = *one.line;
    renamed.label = other.line->label;
    return renamed == *other.line && one.group->id == other.group->id && one.group->isHidden == other.group->isHidden;
}

QuoteValue valueOf(const Placed &placed)
{
    return placed.line ? QuoteValue(*placed.line) : QuoteValue();
}

QuoteChange lineChange(const Placed &before, const Placed &after)
{
    const Placed &named = after.line ? after : before;
    QuoteChange change{.kind = QuoteChangeKind::Line,
                       .groupId = named.group->id,
                       .itemId = named.line->id,
                       .groupName = named.group->name,
                       .label = named.line->label,
                       .before = valueOf(before),
                       .after = valueOf(after),
                       .customerPriceChangeIncTax = after.money() - before.money()};
    if (!before.line)
        change.action = QuoteChangeAction::Added;
    else if (!after.line)
        change.action = QuoteChangeAction::Removed;
    return change;
}

void addLines(QList<QuoteChange> &changes, const QuotedEvent &before, const QuotedEvent &after)
{
    QHash<EventItemId, Placed> gone;
    const QList<Placed> old = linesOf(before);
    for (const Placed &line : old)
        gone.insert(line.line->id, line);
    for (const Placed &line : linesOf(after)) {
        const Placed was = gone.take(line.line->id);
        if (!was.line || !isSame(was, line))
            changes.append(lineChange(was, line));
    }
    for (const Placed &line : old) {
        if (gone.contains(line.line->id))
            changes.append(lineChange(line, {}));
    }
}

struct ChargeField {
    QuoteChangeKind kind;
    double QuotedEvent::*amount;
    double sign;
};

constexpr std::array kCharges{ChargeField{QuoteChangeKind::Labour, &QuotedEvent::labour, 1},
                              ChargeField{QuoteChangeKind::Fees, &QuotedEvent::fees, 1},
                              ChargeField{QuoteChangeKind::Travel, &QuotedEvent::travel, 1},
                              ChargeField{QuoteChangeKind::Discount, &QuotedEvent::discount, -1}};

void addCharges(QList<QuoteChange> &changes, const QuotedEvent &before, const QuotedEvent &after)
{
    for (const ChargeField &charge : kCharges) {
        const double was = before.*charge.amount;
        const double is = after.*charge.amount;
        if (was != is)
            changes.append({.kind = charge.kind,
                            .before = was,
                            .after = is,
                            .customerPriceChangeIncTax = charge.sign * (is - was)});
    }
}

QuoteChange groupChange(const QuotedGroup &group, QuoteChangeAction action)
{
    return {.kind = QuoteChangeKind::Group, .action = action, .groupId = group.id, .groupName = group.name};
}

template <class Value>
void addField(QList<QuoteChange> &changes, const QuotedGroup &before, const QuotedGroup &after, const char *field,
              Value QuotedGroup::*value)
{
    if (before.*value == after.*value)
        return;
    QuoteChange change = groupChange(after, QuoteChangeAction::Changed);
    change.field = field;
    change.before = before.*value;
    change.after = after.*value;
    changes.append(change);
}

void addGroups(QList<QuoteChange> &changes, const QuotedEvent &before, const QuotedEvent &after)
{
    QHash<EventGroupId, const QuotedGroup *> gone;
    for (const QuotedGroup &group : before.groups)
        gone.insert(group.id, &group);
    for (const QuotedGroup &group : after.groups) {
        const QuotedGroup *was = gone.take(group.id);
        if (!was) {
            changes.append(groupChange(group, QuoteChangeAction::Added));
            continue;
        }
        addField(changes, *was, group, "name", &QuotedGroup::name);
        addField(changes, *was, group, "quantity", &QuotedGroup::quantity);
        addField(changes, *was, group, "isHidden", &QuotedGroup::isHidden);
        addField(changes, *was, group, "description", &QuotedGroup::description);
    }
    for (const QuotedGroup &group : before.groups) {
        if (gone.contains(group.id))
            changes.append(groupChange(group, QuoteChangeAction::Removed));
    }
}

void addDetails(QList<QuoteChange> &changes, const QuotedEvent &before, const QuotedEvent &after)
{
    for (const auto &[field, is] : after.details) {
        const auto was = std::ranges::find(before.details, field, &std::pair<QByteArray, JsonText>::first);
        if (was != before.details.cend() && was->second != is)
            changes.append({.kind = QuoteChangeKind::Detail, .field = field, .before = was->second, .after = is});
    }
}

} // namespace

QList<QuoteChange> changesBetween(const QuotedEvent &before, const QuotedEvent &after)
{
    QList<QuoteChange> changes;
    addLines(changes, before, after);
    addCharges(changes, before, after);
    addGroups(changes, before, after);
    addDetails(changes, before, after);
    return changes;
}

bool isOtherOffer(const QList<QuoteChange> &changes)
{
    return std::ranges::any_of(changes,
                               [](const QuoteChange &change) { return change.kind != QuoteChangeKind::Detail; });
}

} // namespace stemdesk
