#pragma once

#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_driver.h"

#include <QStringList>

namespace stemdesk {

/// A driver that remembers the statements prepared through it, so that tests can ask how they are carried out.
class RecordingDriver final : public SqliteDriver {
public:
    using SqliteDriver::SqliteDriver;

    Result<std::unique_ptr<Statement>> prepare(QSqlDatabase &database, const QByteArray &sql) const override
    {
        if (!sql.startsWith("explain"))
            m_recorded.append(sql);
        return SqliteDriver::prepare(database, sql);
    }

    QList<QByteArray> takeRecorded() { return std::exchange(m_recorded, {}); }

private:
    mutable QList<QByteArray> m_recorded;
};

/// Steps of the statements' plans that read whole tables or sort; empty if every one has its index. Reading a list of
/// keys or a search index in its own order is neither.
inline QStringList costlySteps(Session &session, const QList<QByteArray> &statements)
{
    QStringList costly;
    for (const QByteArray &sql : statements) {
        if (!sql.startsWith("select"))
            continue;
        const auto steps = session.all("explain query plan " + sql, [](const Row &row) { return row.text(3); }).value();
        for (const QString &step : steps) {
            const bool isScan =
                step.startsWith(QLatin1StringView("SCAN")) && !step.contains(QLatin1StringView("VIRTUAL TABLE"));
            if (isScan || step.contains(QLatin1StringView("TEMP B-TREE")))
                costly += step + QStringLiteral(" in ") + QString::fromUtf8(sql);
        }
    }
    return costly;
}

} // namespace stemdesk
