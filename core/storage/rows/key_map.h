#pragma once

#include <QList>

#include <optional>

namespace stemdesk {

/// Maps old row keys to new ones. Both are mostly consecutive, so runs are stored instead of single keys.
class KeyMap {
public:
    /// `from` has to be greater than all before.
    void add(qint64 from, qint64 to);
    std::optional<qint64> find(qint64 from) const;

private:
    struct Run {
        qint64 from;
        qint64 to;
        qint64 count;
    };

    QList<Run> m_runs;
};

} // namespace stemdesk
