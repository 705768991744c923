#pragma once

#include "core/api/api_server.h"
#include "core/security/scope.h"
#include "core/storage/engine/driver.h"
#include "tests/support/api_client.h"
#include "tests/support/event_shop.h"

#include <QThread>

#include <future>

namespace stemdesk {

/// Runs an ApiServer on its own thread, on a free port.
class ServerThread : public QThread {
    Q_OBJECT

public:
    ServerThread(const ServiceSource &source, ApiServer::Options options);
    ~ServerThread() override;
    Q_DISABLE_COPY_MOVE(ServerThread)

    quint16 port() const { return m_port; }
    /// Starts a shutdown in which pending requests are answered; wait() for its end.
    void stop();

protected:
    void run() override;

private:
    ServiceSource m_source;
    ApiServer::Options m_options;
    std::promise<quint16> m_started;
    ApiServer *m_server = nullptr; // Lives on the thread.
    quint16 m_port = 0;
};

/// Two shops with the same rows in one database, and a server over them. Neither shop has limits.
class ApiFixture {
public:
    struct Options {
        ApiServer::Options server;
        /// Makes the server's own driver of the shops' database; without, it has theirs.
        std::function<std::unique_ptr<Driver>(const TestShop &test)> makeDriver;
    };

    ApiFixture() : ApiFixture(Options()) {}
    explicit ApiFixture(const Options &options);
    ~ApiFixture();
    Q_DISABLE_COPY_MOVE(ApiFixture)

    TestShop &test() { return m_test; }
    ShopServices &shop() { return m_test.shop(); }
    ShopServices &otherShop() { return m_test.otherShop(); }
    ServerThread &server() { return *m_server; }

    /// The rows of the first shop, and those of the second, which must never be visible to it.
    const ShopWithEvent &mine() const { return m_mine; }
    const ShopWithEvent &theirs() const { return m_theirs; }

    /// The text of a new key of the first shop.
    QByteArray newKey(Scopes scopes = Scopes::all(), std::optional<Instant> expiresAt = {});
    QByteArray newOtherKey();
    /// The key of api().
    const QByteArray &knownKey() const { return m_key; }
    /// Ends the server and starts another one over the same database.
    void restart();
    /// A connection more, for the first shop, which fails the test where it shows the second's rows.
    std::unique_ptr<ApiClient> connect(const QByteArray &key);
    /// The connection with all scopes.
    ApiClient &api() { return *m_api; }

    /// Replaces `<sup>`, `<prod>`, `<var>`, `<vase>`, `<pl>`, `<pe>`, `<tax>`, `<evt>`, `<grp>`, `<item>`, `<img>`,
    /// `<ordr>`, `<con>`, `<quo>`, `<pay>`, `<task>`, `<col>`, `<cat>`, `<whsub>`, `<whd>`, `<preset.col>`,
    /// `<preset.cat>` and `<default.sup>` by ids of the first shop, `<other.sup>` of the second, `<none.sup>` by an
    /// unused id, `<long 201>` by 201 letters, and `<deep 40>` by 40 nested arrays.
    QByteArray filled(QByteArray text) const;

    /// How many changes there were in all shops.
    qint64 changeCount();
    void set(const QString &key, const QString &value);

private:
    TestShop m_test;
    ShopWithEvent m_mine;
    ShopWithEvent m_theirs;
    QList<std::pair<QByteArray, QByteArray>> m_names;
    std::unique_ptr<Driver> m_ownDriver;
    ApiServer::Options m_serverOptions;
    std::unique_ptr<ServerThread> m_server;
    QByteArray m_key;
    std::unique_ptr<ApiClient> m_api;
};

/// A test of the API. Its init() or initTestCase() makes the fixture.
class ApiTest : public QObject {
    Q_OBJECT

protected:
    ApiClient &api() const { return m_fixture->api(); }
    QByteArray filled(const QByteArray &text) const { return m_fixture->filled(text); }

    std::unique_ptr<ApiFixture> m_fixture;
};

} // namespace stemdesk
