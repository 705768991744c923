#pragma once

#include <QStringList>

struct sqlite3;

namespace stemdesk {

class Session;

/// Watches every query that a session runs while it lives, and reports slow plans of SQLite's planner. Does nothing if
/// isOnPostgres(): that planner decides by the number of rows, and a test has few.
class PlanWatch {
public:
    /// The session must be the only one open in this process.
    PlanWatch();
    /// Other watches may be open.
    explicit PlanWatch(Session &session);
    ~PlanWatch();
    Q_DISABLE_COPY_MOVE(PlanWatch)

    /// Steps that read a whole table, or all of the shop in one that grows, or sort in a temporary one. A test wants
    /// this to be empty.
    QStringList badSteps();
    /// The bad steps that read all of a shop's rows in a growing table.
    QStringList stepsThroughTheShop();
    /// The queries seen, with their values.
    const QStringList &queries() const { return m_queries; }

private:
    explicit PlanWatch(sqlite3 *handle);

    using Condition = bool (*)(const QString &step, const QString &query);

    QStringList stepsThat(Condition validate);
    static int onStatement(unsigned type, void *watch, void *statement, void *text);

    sqlite3 *m_handle = nullptr;
    QStringList m_queries;
};

} // namespace stemdesk
