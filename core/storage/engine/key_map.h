#pragma once

#include <QList>

#include <optional>

namespace stemdesk {

/// Which new key the row with an old one has. Keys mostly follow each other on both sides, so that runs of them are
/// kept and not each.
class KeyMap {
public:
    /// `from` is greater than every one before.
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
