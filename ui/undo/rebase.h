#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/events/event.h"

#include <QList>

#include <algorithm>
#include <optional>

namespace stemdesk::ui {

// Lists are stored whole. Someone who types fast changes a list again before the window has read the result of the
// previous change. Both new lists were then made from `base`, and the previous change left `left`: the user's change
// from `base` to `mine` is applied to `left` instead.

/// The range of rows that differs between an older and a newer list.
struct ChangedRows {
    qsizetype begin;
    qsizetype end; ///< In the older list.
    qsizetype newEnd;
};

template <class List>
ChangedRows changedRows(const List &older, const List &newer)
{
    const qsizetype common = std::min(older.size(), newer.size());
    qsizetype begin = 0;
    while (begin < common && older.at(begin) == newer.at(begin))
        ++begin;
    qsizetype behind = 0;
    while (behind < common - begin && older.at(older.size() - 1 - behind) == newer.at(newer.size() - 1 - behind))
        ++behind;
    return {.begin = begin, .end = older.size() - behind, .newEnd = newer.size() - behind};
}

/// First position where the row that `own` removed from `base` could be, among equal rows.
template <class List>
qsizetype firstAlike(const List &base, const ChangedRows &own)
{
    const qsizetype removed = own.end - own.begin;
    qsizetype begin = own.begin;
    while (own.newEnd == own.begin && removed > 0 && begin > 0 && base.at(begin - 1) == base.at(begin - 1 + removed))
        --begin;
    return begin;
}

/// Rebases a list whose rows are identified by position. `mixed(base, mine, left)` merges a row that both changed.
/// nullopt if the intent is ambiguous: the changed rows are gone, one of several equal rows was removed and another
/// changed, or a change was typed back.
template <class List, class Mixed>
std::optional<List> rebasedRows(const List &base, const List &mine, const List &left, const Mixed &mixed)
{
    const ChangedRows own = changedRows(base, mine);
    const ChangedRows earlier = changedRows(base, left);
    const bool isChanged = left != base;
    const qsizetype alike = firstAlike(base, own);
    if (isChanged && (mine == base || (alike < own.begin && earlier.begin < own.end && earlier.end > alike)))
        return std::nullopt;
    const List rows = mine.sliced(own.begin, own.newEnd - own.begin);
    const qsizetype shift = left.size() - base.size();
    if (own.begin >= earlier.end)
        return left.first(own.begin + shift) + rows + left.sliced(own.end + shift);
    if (own.end <= earlier.begin)
        return left.first(own.begin) + rows + left.sliced(own.end);
    if (shift != 0)
        return mine == left ? std::optional(left) : std::nullopt;
    List result = left.first(own.begin) + rows + left.sliced(own.end);
    for (qsizetype place = own.begin; place < own.end && mine.size() == base.size(); ++place)
        result[place] = mixed(base.at(place), mine.at(place), left.at(place));
    return result;
}

/// Rebases a list whose entries are identified by `keyOf`. nullopt if only the order differs, or a change was typed
/// back.
template <class List, class KeyOf>
std::optional<List> rebasedSet(const List &base, const List &mine, const List &left, const KeyOf &keyOf)
{
    const auto placeIn = [&keyOf](const List &list, const auto &key) {
        return std::ranges::find_if(list, [&](const auto &entry) { return keyOf(entry) == key; }) - list.begin();
    };
    List result = left;
    bool isChanged = false;
    for (const auto &entry : base) {
        if (placeIn(mine, keyOf(entry)) < mine.size())
            continue;
        isChanged = true;
        result.removeIf([&](const auto &other) { return keyOf(other) == keyOf(entry); });
    }
    for (const auto &entry : mine) {
        if (base.contains(entry))
            continue;
        isChanged = true;
        const qsizetype place = placeIn(result, keyOf(entry));
        if (place < result.size())
            result[place] = entry;
        else
            result.append(entry);
    }
    return isChanged || (mine == base && left == base) ? std::optional(result) : std::nullopt;
}

/// Rebases a list of values that are their own keys.
template <class List>
std::optional<List> rebasedSet(const List &base, const List &mine, const List &left)
{
    return rebasedSet(base, mine, left, [](const auto &value) { return value; });
}

/// Merges one field of a row.
template <class Value>
Value later(const Value &base, const Value &mine, const Value &left)
{
    return mine == base ? left : mine;
}

/// Moves the changes from `base` to `to` onto the lists of `left`; see above. False if that is ambiguous, so
/// that the user has to check.
template <class Patch>
bool rebase(Patch & /*to*/, const Patch & /*base*/, const Patch & /*left*/)
{
    return true; // Patches without lists that are edited row by row.
}

bool rebase(VariantPatch &to, const VariantPatch &base, const VariantPatch &left);
bool rebase(EventGroupPatch &to, const EventGroupPatch &base, const EventGroupPatch &left);
bool rebase(EventPatch &to, const EventPatch &base, const EventPatch &left);

/// For the fees of a shop or an event.
std::optional<QList<AdditionalFee>> rebasedFees(const QList<AdditionalFee> &base, const QList<AdditionalFee> &mine,
                                                const QList<AdditionalFee> &left);

} // namespace stemdesk::ui
