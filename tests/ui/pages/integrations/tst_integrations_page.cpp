#include "ui/pages/integrations/integrations_page.h"

#include "core/storage/engine/session.h"
#include "tests/support/test_registry.h"
#include "tests/ui/pages/integrations/page_driver.h"
#include "ui/pages/integrations/api_tab.h"
#include "ui/pages/integrations/integration_words.h"
#include "ui/pages/integrations/json_text.h"
#include "ui/pages/integrations/request_log_model.h"
#include "ui/pages/integrations/request_log_tab.h"
#include "ui/pages/integrations/webhooks_tab.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::integrations_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

using Tester = QAbstractItemModelTester;

class TestIntegrationsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_driver = std::make_unique<PageDriver>();
        QVERIFY(QTest::qWaitForWindowActive(&m_driver->page()));
    }
    void cleanup() { m_driver.reset(); }

    void theApiGoesOffAndOn();
    void aTakenPortIsSaidAndTriedAgain();
    void thePortIsChangedWhereItStands();
    void theShopsAccessIsUndone();
    void limitsAreChangedAndRefused();
    void limitsTypedFastAreAllStored();
    void pagesThatMayAskAreChanged();
    void whatAProxyNeedsIsSaid();
    void useOfTheMonthIsShown();
    void requestsAppearByThemselves();
    void requestsAreFiltered();
    void jsonIsIndentedAsItIs_data();
    void jsonIsIndentedAsItIs();
    void partsCanBeLookedAt_data();
    void partsCanBeLookedAt();

private:
    void look(IntegrationsPage::Tab tab, const QString &part);
    void makeIntegrations();
    void log(const ApiKeyId &key, const QByteArray &path, int status);

    std::unique_ptr<PageDriver> m_driver;
};

void TestIntegrationsPage::log(const ApiKeyId &key, const QByteArray &path, int status)
{
    const qint64 storageKey = **m_driver->shop().shop().session().first(
        "select key from api_key where id = ?", [](const Row &row) { return row.integer(0); }, key);
    QVERIFY(RequestLogService::store(m_driver->shop().shop().session(),
                                     {{.shop = contextOf(m_driver->services()).tenant().shop,
                                       .key = storageKey,
                                       .at = m_driver->shop().shop().now(),
                                       .method = "GET",
                                       .path = path,
                                       .status = status,
                                       .durationMs = 3,
                                       .requestId = "r-1"}}));
}

void TestIntegrationsPage::theApiGoesOffAndOn()
{
    auto *on = m_driver->part<ApiTab>()->findChild<QCheckBox *>();
    QVERIFY(on->isChecked());

    on->click();
    QVERIFY(!m_driver->shop().server().isOn());
    QCOMPARE(m_driver->part<ApiTab>()->stateText(), u"Off"_s);

    on->click();
    QVERIFY(m_driver->shop().server().isRunning());
    QCOMPARE(m_driver->part<ApiTab>()->stateText(), u"Running on 127.0.0.1:8787"_s);
}

void TestIntegrationsPage::aTakenPortIsSaidAndTriedAgain()
{
    m_driver->shop().server().setProblem(u"The port is taken."_s);

    auto *problem = m_driver->part<ApiTab>()->findChild<InlineMessage *>();
    QCOMPARE(problem->text(), u"The port is taken."_s);
    QVERIFY(problem->isVisible());
    QVERIFY(PageDriver::button(problem, u"Try again"_s));

    m_driver->shop().server().setProblem({});
    QVERIFY(!problem->isVisible());
}

void TestIntegrationsPage::thePortIsChangedWhereItStands()
{
    auto *port = PageDriver::field<ValueField>(m_driver->part<ApiTab>(), u"Port"_s);
    QCOMPARE(port->text(), u"8787"_s);

    port->setFocus();
    port->selectAll();
    QTest::keyClicks(port, u"9090"_s);
    QTest::keyClick(port, Qt::Key_Return);
    QCOMPARE(m_driver->shop().server().address(), u"127.0.0.1:9090"_s);

    auto *host = PageDriver::field<QComboBox>(m_driver->part<ApiTab>(), u"Address to listen on"_s);
    host->setCurrentIndex(host->findText(u"[::1]"_s));
    Q_EMIT host->activated(host->currentIndex());
    QVERIFY(port->isRefused()); // The server of this test has no such address.
}

void TestIntegrationsPage::theShopsAccessIsUndone()
{
    QCheckBox *access = nullptr;
    for (QCheckBox *box : m_driver->part<ApiTab>()->findChildren<QCheckBox *>()) {
        if (box->text() == u"Accept API keys"_s)
            access = box;
    }
    QVERIFY(access && access->isChecked());

    access->click();
    QTRY_VERIFY(!m_driver->services().settings.shop()->hasApiAccess);

    QTRY_COMPARE(m_driver->shop().edits().stack().undoText(), u"Refuse all keys"_s);
    m_driver->shop().edits().undo();
    QTRY_VERIFY(m_driver->services().settings.shop()->hasApiAccess);
    QTRY_VERIFY(access->isChecked());
}

void TestIntegrationsPage::limitsAreChangedAndRefused()
{
    auto *rate = PageDriver::field<ValueField>(m_driver->part<ApiTab>(), u"Requests a minute"_s);
    rate->setFocus();
    rate->selectAll();
    QTest::keyClicks(rate, u"120"_s);
    QTest::keyClick(rate, Qt::Key_Return);
    QTRY_COMPARE(m_driver->services().settings.shop()->ratePerMinute, 120);

    rate->selectAll();
    QTest::keyClicks(rate, u"many"_s);
    QTest::keyClick(rate, Qt::Key_Return);
    QTRY_VERIFY(rate->isRefused());
    QCOMPARE(m_driver->services().settings.shop()->ratePerMinute, 120);
}

void TestIntegrationsPage::limitsTypedFastAreAllStored()
{
    auto *rate = PageDriver::field<ValueField>(m_driver->part<ApiTab>(), u"Requests a minute"_s);
    rate->setFocus();
    for (const QString &typed : {u"120"_s, u"many"_s, u"130"_s, u"140"_s}) { // Nothing is read again between them.
        rate->selectAll();
        QTest::keyClicks(rate, typed);
        QTest::keyClick(rate, Qt::Key_Return);
    }

    QTRY_COMPARE(m_driver->services().settings.shop()->ratePerMinute, 140);
    QTRY_COMPARE(m_driver->shop().edits().stack().count(), 3);
    QCOMPARE(rate->text(), u"140"_s);
    QVERIFY(!rate->isRefused());
}

void TestIntegrationsPage::pagesThatMayAskAreChanged()
{
    auto *origins = PageDriver::field<ValueField>(m_driver->part<ApiTab>(), u"Allowed websites"_s);
    const auto enter = [origins](const QString &text) {
        origins->setFocus();
        origins->selectAll();
        QTest::keyClicks(origins, text);
        QTest::keyClick(origins, Qt::Key_Return);
    };
    enter(u"https://Shop.example:443, moz-extension://abc-1"_s);
    QTRY_COMPARE(must(m_driver->services().settings.shop()).allowedOrigins,
                 (QStringList{u"https://shop.example"_s, u"moz-extension://abc-1"_s}));
    QTRY_COMPARE(origins->text(), u"https://shop.example, moz-extension://abc-1"_s);

    enter(u"https://shop.example/path"_s);
    QTRY_VERIFY(origins->isRefused());
    QCOMPARE(must(m_driver->services().settings.shop()).allowedOrigins.size(), 2);
}

void TestIntegrationsPage::whatAProxyNeedsIsSaid()
{
    const auto labels = m_driver->part<ApiTab>()->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel *label) { return label->text().contains(u"passes requests on to Stemdesk"_s); }));
    const auto commands = m_driver->part<ApiTab>()->findChildren<QPlainTextEdit *>();
    QVERIFY(std::ranges::any_of(commands, [](const QPlainTextEdit *command) {
        return command->isReadOnly()
            && command->toPlainText()
            == u"stemdesk serve \\\n  --listen 127.0.0.1:8787 \\\n  --host NAME \\\n  --behind ADDRESS"_s;
    }));
}

void TestIntegrationsPage::useOfTheMonthIsShown()
{
    const qint64 shop = contextOf(m_driver->services()).tenant().shop;
    const Instant now = m_driver->shop().shop().now();
    QVERIFY(
        m_driver->shop().shop().services().usage().flush({.requestsByShop = {{shop, 1234}}, .countedAt = now}, now));

    const auto shown = [this](const QString &text) {
        for (const QLabel *label : m_driver->part<ApiTab>()->findChildren<QLabel *>()) {
            if (label->text() == text)
                return true;
        }
        return false;
    };
    QTRY_VERIFY(shown(u"1,234"_s)); // It looks again by itself.
    QVERIFY(shown(u"of 100,000; resets on the 1st, UTC"_s));
}

void TestIntegrationsPage::requestsAppearByThemselves()
{
    const ApiKeyId till = must(m_driver->services().keys.create(u"Till"_s, allScopes(), {})).key.id;
    m_driver->page().showTab(IntegrationsPage::Requests);
    auto *model = m_driver->part<RequestLogModel>();
    const Tester tester(model, Tester::FailureReportingMode::QtTest);
    const auto empty = m_driver->part<RequestLogTab>()->findChildren<EmptyState *>();
    QCOMPARE(std::ranges::count_if(empty, &QWidget::isVisible), 1);

    log(till, "/api/v1/events", 200);
    QTRY_COMPARE(model->rowCount(), 1);
    auto *table = m_driver->part<RequestLogTab>()->findChild<TableView *>();
    QTRY_VERIFY(table->isVisible());
    table->selectRow(0);
    log(till, "/api/v1/suppliers", 404);

    QTRY_COMPARE(model->rowCount(), 2);
    QCOMPARE(model->index(0, RequestLogModel::Path).data().toString(), u"/api/v1/suppliers"_s);
    QCOMPARE(table->currentIndex().row(), 1);
    QCOMPARE(model->index(0, RequestLogModel::Key).data().toString(), u"Till"_s);
}

void TestIntegrationsPage::requestsAreFiltered()
{
    const ApiKeyId till = must(m_driver->services().keys.create(u"Till"_s, allScopes(), {})).key.id;
    const ApiKeyId website = must(m_driver->services().keys.create(u"Website"_s, allScopes(), {})).key.id;
    log(till, "/fine", 200);
    log(till, "/refused", 404);
    log(website, "/broken", 500);
    m_driver->page().showTab(IntegrationsPage::Requests);
    auto *model = m_driver->part<RequestLogModel>();
    QTRY_COMPARE(model->rowCount(), 3);
    const QList<Chip *> chips = m_driver->part<RequestLogTab>()->findChildren<Chip *>();

    chips.constFirst()->click();
    QCOMPARE(model->rowCount(), 2);

    auto *menu = m_driver->part<RequestLogTab>()->findChild<QMenu *>();
    Q_EMIT menu->aboutToShow();
    const QList<QAction *> actions = menu->actions();
    QCOMPARE(actions.size(), 4); // All, a line, and two keys.
    actions.at(2)->trigger();
    QCOMPARE(model->rowCount(), 1);
    QCOMPARE(model->rowAt(0).path, u"/refused"_s);
    QCOMPARE(chips.at(1)->text(), u"Till"_s);
    Q_EMIT menu->aboutToShow();
    menu->actions().constFirst()->trigger();
    QCOMPARE(model->rowCount(), 2);
}

void TestIntegrationsPage::jsonIsIndentedAsItIs_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("shown");
    QTest::newRow("object") << QByteArray(R"({"b":1.50,"a":[true,null]})")
                            << QByteArray("{\n  \"b\": 1.50,\n  \"a\": [\n    true,\n    null\n  ]\n}");
    QTest::newRow("empty") << QByteArray(R"({"a":{},"b":[]})") << QByteArray("{\n  \"a\": {},\n  \"b\": []\n}");
    QTest::newRow("signs in text") << QByteArray(R"({"a":"{,:\"}"})") << QByteArray("{\n  \"a\": \"{,:\\\"}\"\n}");
    QTest::newRow("indented already") << QByteArray("{ \"a\" : 1 }") << QByteArray("{\n  \"a\": 1\n}");
}

void TestIntegrationsPage::jsonIsIndentedAsItIs()
{
    QFETCH(const QByteArray, json);

    QTEST(indentedJson(json), "shown");
}

void TestIntegrationsPage::look(IntegrationsPage::Tab tab, const QString &part)
{
    m_driver->page().showTab(tab);
    QTest::qWait(1200);
    const QString name = u"integrations-%1-%2.png"_s.arg(part, QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(m_driver->page().grab().save(QDir(qEnvironmentVariable("STEMDESK_PICTURES")).filePath(name)));
}

void TestIntegrationsPage::makeIntegrations()
{
    ShopServices &services = m_driver->services();
    const auto keep = [&](const QString &keyName, quint32 scopes) {
        return services.keys.create(keyName, scopes, {})->key.id;
    };
    QVERIFY(services.keys.revoke(keep(u"Old till"_s, allScopes())));
    keep(u"Wholesaler's price lists"_s, scopesToSyncCatalogue());
    const ApiKeyId website = keep(u"Website"_s, scopesToReadAll());
    for (const QString &url : {u"https://hooks.example.com/stemdesk"_s, u"https://calendar.example.org/in"_s}) {
        const auto draft = services.webhooks.draft({.url = url, .events = 3});
        QVERIFY(draft);
        QVERIFY(services.webhooks.create(*draft));
    }
    QVERIFY(services.events.create({.name = u"Harvest supper"_s}));
    QVERIFY(services.events.create({.name = u"Winter wedding"_s}));
    Session &session = m_driver->shop().shop().session();
    QVERIFY(session.run("insert into webhook_attempt (shop, delivery, at, status, error, duration_ms) select shop, "
                        "key, created_at, 503, 'The receiver answered 503.', 180 from webhook_delivery where key % "
                        "2 = 0"));
    const qint64 storageKey = **session.first(
        "select key from api_key where id = ?", [](const Row &row) { return row.integer(0); }, website);
    QList<RequestRecord> requests;
    for (int request = 0; request < 40; ++request)
        requests.append({.shop = contextOf(services).tenant().shop,
                         .key = storageKey,
                         .at = m_driver->shop().shop().now() + request * 900LL,
                         .method = request % 5 == 0 ? "POST" : "GET",
                         .path = request % 3 == 0 ? "/api/v1/events" : "/api/v1/products",
                         .status = request % 7 == 0 ? 422 : 200,
                         .durationMs = 2 + request % 9,
                         .requestId = "01m7xcrec5eph9fdnc9r017rr" + QByteArray::number(request)});
    QVERIFY(RequestLogService::store(session, requests));
}

void TestIntegrationsPage::partsCanBeLookedAt_data()
{
    QTest::addColumn<Theme::Choice>("scheme");
    QTest::addColumn<QSize>("size");
    QTest::newRow("light-1280x720") << Theme::Choice::Light << QSize(1280, 720);
    QTest::newRow("light-1920x1080") << Theme::Choice::Light << QSize(1920, 1080);
    QTest::newRow("dark-1280x720") << Theme::Choice::Dark << QSize(1280, 720);
    QTest::newRow("dark-1920x1080") << Theme::Choice::Dark << QSize(1920, 1080);
}

void TestIntegrationsPage::partsCanBeLookedAt()
{
    if (qEnvironmentVariable("STEMDESK_PICTURES").isEmpty())
        QSKIP("STEMDESK_PICTURES names no folder for the pictures");
    QFETCH(const Theme::Choice, scheme);
    QFETCH(const QSize, size);
    const Theme theme(*qApp, scheme);
    m_driver = std::make_unique<PageDriver>();
    IntegrationsPage &page = m_driver->page();
    page.resize(size - QSize(metric::kRailWidth, 0));
    look(IntegrationsPage::Api, u"api"_s);
    look(IntegrationsPage::Keys, u"no-keys"_s);
    look(IntegrationsPage::Webhooks, u"no-webhooks"_s);
    makeIntegrations();
    look(IntegrationsPage::Keys, u"keys"_s);
    QTest::keyClick(&page, Qt::Key_N, Qt::ControlModifier);
    look(IntegrationsPage::Keys, u"new-key"_s);
    look(IntegrationsPage::Webhooks, u"webhooks"_s);
    auto *log = PageDriver::field<TableView>(m_driver->part<WebhooksTab>(), u"Deliveries"_s);
    log->setCurrentIndex(log->model()->index(0, 0));
    look(IntegrationsPage::Webhooks, u"delivery"_s);
    QTest::keyClick(&page, Qt::Key_N, Qt::ControlModifier);
    look(IntegrationsPage::Webhooks, u"new-webhook"_s);
    look(IntegrationsPage::Requests, u"requests"_s);
}

STEMDESK_TEST(TestIntegrationsPage)

} // namespace stemdesk::integrations_page_test

#include "tst_integrations_page.moc"
