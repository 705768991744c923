#include "core/storage/rows/key_map.h"

#include <algorithm>

namespace stemdesk {

void KeyMap::add(qint64 from, qint64 to)
{
    Q_ASSERT(m_runs.isEmpty() || from >= m_runs.last().from + m_runs.last().count);
    if (!m_runs.isEmpty()) {
        Run &last = m_runs.last();
        if (last.from + last.count == from && last.to + last.count == to) {
            ++last.count;
            return;
        }
    }
    m_runs.append({.from = from, .to = to, .count = 1});
}

std::optional<qint64> KeyMap::find(qint64 from) const
{
    const auto next = std::ranges::upper_bound(m_runs, from, {}, &Run::from);
    if (next == m_runs.begin())
        return std::nullopt;
    const Run &run = *(next - 1);
    const qint64 place = from - run.from;
    return place < run.count ? std::optional(run.to + place) : std::nullopt;
}

} // namespace stemdesk
