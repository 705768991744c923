#pragma once

#include <QElapsedTimer>
#include <QString>

namespace stemdesk {

struct ShopMoveProgress;

/// Shows the progress of a long command on standard error: a line that is updated on a terminal, else a line now and
/// then.
class ProgressLine {
public:
    ProgressLine();
    /// Ends the line.
    ~ProgressLine();
    Q_DISABLE_COPY_MOVE(ProgressLine)

    /// Cheap, most calls show nothing. `done` and `total` count `units`.
    void show(const QString &what, qint64 done, qint64 total, const QString &units = QStringLiteral("rows"));
    /// For an unknown total; only on a terminal.
    void show(const QString &what, qint64 done);
    void show(const ShopMoveProgress &progress);

private:
    void put(const QString &line);

    bool m_isTerminal;
    bool m_isShown = false;
    int m_percent = -1;
    QElapsedTimer m_sinceShown;
};

} // namespace stemdesk
