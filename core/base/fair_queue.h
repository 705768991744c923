#pragma once

#include <QtGlobal>

#include <algorithm>
#include <list>
#include <optional>
#include <utility>
#include <vector>

namespace stemdesk {

/// A queue in which owners take turns, however many items one of them has queued; each owner's items stay in order.
template <class Item>
class FairQueue {
public:
    bool isEmpty() const { return m_lines.empty(); }

    void add(qint64 owner, Item item) { lineOf(owner).push_back(std::move(item)); }
    /// In front of the owner's other items.
    void addFirst(qint64 owner, Item item) { lineOf(owner).push_front(std::move(item)); }

    /// Takes the next item for which `may(const Item &)`, in order of turns. Only the first of each owner is
    /// considered.
    template <class May>
    std::optional<Item> take(May may)
    {
        const auto line = std::ranges::find_if(m_lines, [&](const Line &entry) { return may(entry.items.front()); });
        if (line == m_lines.end())
            return std::nullopt;
        std::optional<Item> item(std::move(line->items.front()));
        line->items.pop_front();
        if (line->items.empty())
            m_lines.erase(line);
        else
            m_lines.splice(m_lines.end(), m_lines, line); // Back to the end of the queue.
        return item;
    }

    /// Takes all items for which `which(const Item &)`, out of turn.
    template <class Which>
    std::vector<Item> takeAll(Which which)
    {
        std::vector<Item> taken;
        for (Line &line : m_lines) {
            line.items.remove_if([&](Item &item) {
                const bool isTaken = which(std::as_const(item));
                if (isTaken)
                    taken.push_back(std::move(item));
                return isTaken;
            });
        }
        m_lines.remove_if([](const Line &line) { return line.items.empty(); });
        return taken;
    }

    /// Calls `look(const Item &)` for the first of each owner.
    template <class Look>
    void eachFirst(Look look) const
    {
        for (const Line &line : m_lines)
            look(line.items.front());
    }

private:
    struct Line {
        qint64 owner = 0;
        std::list<Item> items; ///< Never empty.
    };

    std::list<Item> &lineOf(qint64 owner)
    {
        const auto known = std::ranges::find(m_lines, owner, &Line::owner);
        return known != m_lines.end() ? known->items : m_lines.emplace_back(Line{owner, {}}).items;
    }

    std::list<Line> m_lines; // The next turn comes first.
};

} // namespace stemdesk
