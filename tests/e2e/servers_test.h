#pragma once

#include "tests/support/postgres_database.h"
#include "tests/support/program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace stemdesk {

/// Clerks at several servers on one PostgreSQL database, who work at the same time.
class ServersTest : public QObject {
protected:
    void serve(int servers)
    {
        m_database = std::make_unique<PostgresDatabase>();
        m_key =
            run({QStringLiteral("key"), QStringLiteral("create"), QStringLiteral("--name"), QStringLiteral("Test")});
        QVERIFY(!m_key.isEmpty());
        run({QStringLiteral("shop"), QStringLiteral("set"), QStringLiteral("rate-per-minute=0"),
             QStringLiteral("monthly-cap=0"), QStringLiteral("time-zone=UTC")});
        for (int server = 0; server < servers; ++server) {
            m_servers.push_back(std::make_unique<ServedProgram>(place()));
            QVERIFY(!m_servers.back()->address().isEmpty());
        }
    }
    /// Ends the servers, and checks the database.
    void stop()
    {
        for (const auto &server : m_servers)
            QCOMPARE(server->stop(), 0);
        QVERIFY(!run({QStringLiteral("check")}).isEmpty());
    }
    /// Repeats the request while the clerk's server is busy with another one's.
    PlainAnswer ask(int clerk, const QByteArray &method, const QByteArray &path, const QByteArray &body = {}) const
    {
        PlainAnswer answer;
        do
            answer = fetch(port(clerk), method, path, m_key, body);
        while (answer.status == 503);
        return answer;
    }
    static QJsonObject bodyOf(const PlainAnswer &answer) { return QJsonDocument::fromJson(answer.body).object(); }
    static void atOnce(int clerks, const std::function<void(int clerk)> &work)
    {
        std::vector<std::thread> threads;
        threads.reserve(size_t(clerks));
        for (int clerk = 0; clerk < clerks; ++clerk)
            threads.emplace_back(work, clerk);
        for (std::thread &thread : threads)
            thread.join();
    }

private:
    QStringList place() const
    {
        return {QStringLiteral("--data"), m_folder.filePath(QStringLiteral("data")), QStringLiteral("--database"),
                m_database->address().text()};
    }
    quint16 port(int clerk) const { return m_servers.at(size_t(clerk) % m_servers.size())->port(); }
    QByteArray run(const QStringList &arguments) const { return outputOf(arguments + place()); }

    std::unique_ptr<PostgresDatabase> m_database;
    QTemporaryDir m_folder;
    QByteArray m_key;
    std::vector<std::unique_ptr<ServedProgram>> m_servers; // They end before their database.
};

} // namespace stemdesk
