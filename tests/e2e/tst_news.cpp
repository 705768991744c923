#include "core/services/change_watcher.h"
#include "tests/support/api_fixture.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/suppliers/suppliers_model.h"
#include "ui/pages/suppliers/suppliers_page.h"
#include "ui/window/main_window.h"

#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::news_test {

namespace {

using Probe = std::function<bool(ApiClient &)>;

} // namespace

/// One process's writes reach the others: the server, on open connections, and the window.
class NewsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aKeyCountsOnOpenConnections();
    void settingsCountOnOpenConnections_data();
    void settingsCountOnOpenConnections();
    void theWindowShowsWhatTheApiMakes();
    void theWindowShowsWhatAnotherProcessMakes();
    void theWindowFollowsAnotherProcessesSettings();

private:
    QString data() const { return m_folder->filePath(u"data"_s); }
    QByteArray run(const QStringList &arguments) const
    {
        return outputOf(arguments + QStringList{u"--data"_s, data()});
    }
    QByteArray newKey() const { return run({u"key"_s, u"create"_s, u"--name"_s, u"Test"_s}); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void NewsTest::aKeyCountsOnOpenConnections()
{
    const QByteArray first = newKey();
    ServedProgram served({u"--data"_s, data()});
    ApiClient client(served.port(), first);
    QCOMPARE(client.get("/api/v1/suppliers").status, 200);

    const http::Headers second{{"Authorization", "Bearer " + newKey()}};
    QTRY_COMPARE(client.get("/api/v1/suppliers", second).status, 200);
    const QByteArray listed = run({u"key"_s, u"list"_s}).split('\n').constFirst();
    run({u"key"_s, u"revoke"_s, QString::fromLatin1(listed.left(listed.indexOf('\t')))});
    const auto refusals = [&] {
        return QByteArrayList{client.get("/api/v1/suppliers").error(), client.get("/api/v1/suppliers", second).error()};
    };

    QTRY_COMPARE(refusals().count("revoked_api_key"), 1); // Whichever was listed first; the other one still counts.
    QCOMPARE(refusals().count(QByteArray()), 1);
    QVERIFY(client.isConnected());
}

void NewsTest::settingsCountOnOpenConnections_data()
{
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("back");
    QTest::addColumn<Probe>("isFollowed");
    const auto row = [](const char *name, const QString &setting, const QString &back, const Probe &isFollowed) {
        QTest::newRow(name) << setting << back << isFollowed;
    };
    const http::Headers origin{{"Origin", "https://app.example"}};
    row("rate-per-minute", u"rate-per-minute=1000"_s, u"rate-per-minute=60"_s, [](ApiClient &client) {
        return client.get("/api/v1/suppliers").header("ratelimit-policy") == "\"key\";q=1000;w=60";
    });
    row("monthly-cap", u"monthly-cap=1"_s, u"monthly-cap=0"_s,
        [](ApiClient &client) { return client.get("/api/v1/suppliers").error() == "monthly_cap_reached"; });
    row("api-access", u"api-access=false"_s, u"api-access=true"_s,
        [](ApiClient &client) { return client.get("/api/v1/suppliers").error() == "api_access_disabled"; });
    row("allowed-origins", u"allowed-origins=https://app.example"_s, u"allowed-origins="_s,
        [origin](ApiClient &client) {
            return client.get("/api/v1/suppliers", origin).header("access-control-allow-origin")
                == "https://app.example";
        });
    row("public-url", u"public-url=https://shop.example"_s, u"public-url="_s, [](ApiClient &client) {
        const QByteArray pixel = QByteArray::fromBase64(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");
        return client.post("/api/v1/images", pixel, {{"Content-Type", "image/png"}})
            .text(u"url")
            .startsWith("https://shop.example/");
    });
}

void NewsTest::settingsCountOnOpenConnections()
{
    QFETCH(const QString, setting);
    QFETCH(const QString, back);
    QFETCH(const Probe, isFollowed);
    const QByteArray key = newKey();
    run({u"shop"_s, u"set"_s, u"rate-per-minute=0"_s});
    ServedProgram served({u"--data"_s, data()});
    ApiClient client(served.port(), key);
    QCOMPARE(client.get("/api/v1/suppliers").status, 200);
    QVERIFY(!isFollowed(client));

    run({u"shop"_s, u"set"_s, setting});
    QTRY_VERIFY(isFollowed(client));
    run({u"shop"_s, u"set"_s, back});

    QTRY_VERIFY(!isFollowed(client));
    QTRY_COMPARE(client.get("/api/v1/suppliers").status, 200);
    QVERIFY(client.isConnected());
}

void NewsTest::theWindowShowsWhatTheApiMakes()
{
    UiShop shop;
    ServerThread server(shop.shop().source(), {});
    ui::MainWindow window(shop.context());
    window.showPage(u"suppliers"_s);
    auto *model = window.findChild<ui::SuppliersModel *>();
    QVERIFY(model);
    const QByteArray key = shop.services().keys.create(u"Test"_s, Scopes::all().bits(), {})->text;
    const QByteArray otherKey = shop.shop().otherShop().keys.create(u"Test"_s, Scopes::all().bits(), {})->text;

    QCOMPARE(ApiClient(server.port(), otherKey).post("/api/v1/suppliers", R"({"name":"Theirs"})").status, 201);
    const Answer made = ApiClient(server.port(), key).post("/api/v1/suppliers", R"({"name":"Bloemenhof"})");

    QCOMPARE(made.status, 201);
    QTRY_COMPARE(model->rowCount(), 1);
    QCOMPARE(model->index(0, 0).data().toString(), u"Bloemenhof"_s);
    QCOMPARE(ApiClient(server.port(), key).patch(made.header("location"), R"({"name":"Fleura"})").status, 200);
    QTRY_COMPARE(model->index(0, 0).data().toString(), u"Fleura"_s);
}

void NewsTest::theWindowShowsWhatAnotherProcessMakes()
{
    UiShop shop;
    const auto watcher = ChangeWatcher::start(shop.shop().driver(), shop.shop().bus());
    QVERIFY(watcher);
    ui::MainWindow window(shop.context());
    window.showPage(u"suppliers"_s);
    auto *model = window.findChild<ui::SuppliersModel *>();
    QVERIFY(model);
    QCOMPARE(model->rowCount(), 0);

    const ProgramRun filled = runProgram({u"demo"_s, u"--data"_s, shop.shop().folder()});

    QVERIFY2(filled.exitCode == 0, filled.errors.constData());
    const auto stored = shop.services().suppliers.list({.isArchived = false}, {.limit = 100});
    QVERIFY(stored && !stored->rows.isEmpty());
    QTRY_COMPARE(model->rowCount(), stored->rows.size());
}

void NewsTest::theWindowFollowsAnotherProcessesSettings()
{
    UiShop shop;
    const auto watcher = ChangeWatcher::start(shop.shop().driver(), shop.shop().bus());
    QVERIFY(watcher);
    const ui::MainWindow window(shop.context());
    QVERIFY(shop.context().shop.currency != u"NOK"_s);

    const ProgramRun set = runProgram({u"shop"_s, u"set"_s, u"currency=NOK"_s, u"--data"_s, shop.shop().folder()});

    QVERIFY2(set.exitCode == 0, set.errors.constData());
    QTRY_COMPARE(shop.context().shop.currency, u"NOK"_s);
}

STEMDESK_TEST(NewsTest)

} // namespace stemdesk::news_test

#include "tst_news.moc"
