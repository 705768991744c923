#include "ui/pages/integrations/webhooks_tab.h"

#include "core/storage/engine/session.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "tests/support/with_text.h"
#include "tests/ui/pages/integrations/page_driver.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/integrations/delivery_panel.h"
#include "ui/pages/integrations/new_webhook_form.h"
#include "ui/pages/integrations/secret_panel.h"
#include "ui/pages/integrations/webhook_panel.h"
#include "ui/pages/integrations/webhooks_model.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/question.h"
#include "ui/widgets/tables/table_view.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QUndoStack>
#include <QUrl>

namespace stemdesk::webhooks_tab_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

using Tester = QAbstractItemModelTester;

class TestWebhooksTab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_driver = std::make_unique<PageDriver>();
        QVERIFY(QTest::qWaitForWindowActive(&m_driver->page()));
    }
    void cleanup() { m_driver.reset(); }

    void aNewWebhookShowsItsSecretOnce();
    void aRefusedAddressIsSaidAtItsField();
    void aLockedVaultIsSaidInPlainWords();
    void checkingAnAddressHoldsNoEditUp();
    void pausingIsUndone();
    void typesAreChangedAndUndone();
    void theAddressIsChangedAndUndone();
    void aRefusedAddressIsAskedAboutBeforeAnotherWebhook();
    void deletingAWebhookAsksInPlace();
    void deliveriesAreListedWithTheirAnswers();
    void aDeliveryShowsItsMessageAndIsSentAgain();

private:
    Webhook newWebhook(const QString &url);
    Webhook stored(const WebhookId &id) { return must(m_driver->services().webhooks.find(id)); }
    void fill(const QString &url);
    /// A delivery that failed once with a 500.
    void makeDelivery();

    std::unique_ptr<PageDriver> m_driver;
};

Webhook TestWebhooksTab::newWebhook(const QString &url)
{
    const WebhookDraft draft = must(m_driver->services().webhooks.draft({.url = url, .events = 3}));
    return must(m_driver->services().webhooks.create(draft));
}

void TestWebhooksTab::fill(const QString &url)
{
    m_driver->page().showTab(IntegrationsPage::Webhooks);
    m_driver->part<WebhooksTab>()->startNew();
    auto *form = m_driver->part<NewWebhookForm>();
    QTest::keyClicks(PageDriver::field<QLineEdit>(form, u"Address"_s), url);
    PageDriver::button(form, u"Create webhook"_s)->click();
}

void TestWebhooksTab::makeDelivery()
{
    must(m_driver->services().events.create({.name = u"Meadow wedding"_s}));
    const Status answered = m_driver->shop().shop().session().run(
        "insert into webhook_attempt (shop, delivery, at, status, error, duration_ms) "
        "select shop, key, created_at, 500, 'The receiver answered 500.', 120 from webhook_delivery");
    QVERIFY(answered);
    QVERIFY(m_driver->shop().shop().session().run(
        "update webhook_delivery set state = 'failed', attempts_left = 0, next_attempt_at = null"));
}

void TestWebhooksTab::aNewWebhookShowsItsSecretOnce()
{
    fill(u"https://hooks.example.com/stemdesk"_s);

    auto *secret = m_driver->part<WebhooksTab>()->findChild<SecretPanel *>();
    QTRY_VERIFY(secret->isVisible());
    auto *text = secret->findChild<QPlainTextEdit *>();
    QVERIFY(text->toPlainText().startsWith(u"whsec_"_s));
    PageDriver::button(secret, u"Done"_s)->click();

    QCOMPARE(text->toPlainText(), QString());
    QCOMPARE(m_driver->part<WebhooksModel>()->rowCount(), 1);
    const Webhook webhook = m_driver->part<WebhooksModel>()->rowAt(0);
    QCOMPARE(webhook.url, u"https://hooks.example.com/stemdesk"_s);
    QCOMPARE(webhook.events, 3U);
    QVERIFY(m_driver->part<WebhookPanel>()->isVisible());
}

void TestWebhooksTab::aRefusedAddressIsSaidAtItsField()
{
    fill(u"https://url_host_not_public/"_s);

    auto *form = m_driver->part<NewWebhookForm>();
    auto *url = PageDriver::field<QLineEdit>(form, u"Address"_s);
    QTRY_VERIFY(PageDriver::rowOf(url)->note().contains(u"private computer"_s));
    QCOMPARE(url->text(), u"https://url_host_not_public/"_s);
    QVERIFY(must(m_driver->services().webhooks.list({}, {})).rows.isEmpty());
}

void TestWebhooksTab::aLockedVaultIsSaidInPlainWords()
{
    m_driver->shop().shop().vault().setLocked(true);
    fill(u"https://hooks.example.com/"_s);

    auto *message = m_driver->part<NewWebhookForm>()->findChild<InlineMessage *>();
    QTRY_VERIFY(message->isVisible());
    QVERIFY(!message->text().isEmpty());
    QVERIFY(must(m_driver->services().webhooks.list({}, {})).rows.isEmpty());

    m_driver->shop().shop().vault().setLocked(false);
    PageDriver::button(m_driver->part<NewWebhookForm>(), u"Create webhook"_s)->click();
    QTRY_VERIFY(m_driver->part<WebhooksTab>()->findChild<SecretPanel *>()->isVisible());
}

void TestWebhooksTab::checkingAnAddressHoldsNoEditUp()
{
    const Webhook webhook = newWebhook(u"https://hooks.example.com/"_s);
    QSemaphore checking;
    QSemaphore answer;
    m_driver->shop().shop().urls().setWhileChecking([&] {
        checking.release();
        answer.acquire();
    });
    const auto unblock = qScopeGuard([&] { answer.release(10); });
    m_driver->page().showTab(IntegrationsPage::Webhooks);
    QTRY_COMPARE(m_driver->part<WebhooksModel>()->rowCount(), 1);
    auto *url = PageDriver::field<ValueField>(m_driver->part<WebhookPanel>(), u"Address"_s);
    url->setFocus();
    url->selectAll();
    QTest::keyClicks(url, u"https://slow.example.com/"_s);
    QTest::keyClick(url, Qt::Key_Return);
    QVERIFY(checking.tryAcquire(1, 30'000));

    bool isStored = false;
    m_driver->shop().edits().run({.text = u"Change"_s, .apply = [](ShopServices &) { return Status(); }, .revert = {}},
                                 this, [&](const Status &) { isStored = true; });
    QTRY_VERIFY(isStored);
    QCOMPARE(stored(webhook.id).url, webhook.url);
    QTRY_VERIFY(!PageDriver::rowOf(url)->note().isEmpty());

    answer.release();
    QTRY_COMPARE(stored(webhook.id).url, u"https://slow.example.com/"_s);
    QTRY_COMPARE(PageDriver::rowOf(url)->note(), QString());
    m_driver->shop().shop().urls().setWhileChecking({});
}

void TestWebhooksTab::pausingIsUndone()
{
    const Webhook webhook = newWebhook(u"https://hooks.example.com/"_s);
    m_driver->page().showTab(IntegrationsPage::Webhooks);
    QTRY_COMPARE(m_driver->part<WebhooksModel>()->rowCount(), 1);

    PageDriver::button(m_driver->part<WebhookPanel>(), u"Pause"_s)->click();
    QTRY_VERIFY(stored(webhook.id).isPaused);
    QTRY_VERIFY(PageDriver::button(m_driver->part<WebhookPanel>(), u"Resume"_s));
    const QModelIndex state = m_driver->part<WebhooksModel>()->index(0, WebhooksModel::State);
    QCOMPARE(state.data(ChipTextRole).toString(), u"Paused"_s);
    QCOMPARE(m_driver->shop().edits().stack().undoText(), u"Pause webhook hooks.example.com"_s);

    m_driver->shop().edits().undo();
    QTRY_VERIFY(!stored(webhook.id).isPaused);
    QTRY_COMPARE(state.data(ChipTextRole).toString(), u"Active"_s);
}

void TestWebhooksTab::typesAreChangedAndUndone()
{
    const Webhook webhook = newWebhook(u"https://hooks.example.com/"_s);
    m_driver->page().showTab(IntegrationsPage::Webhooks);
    QTRY_COMPARE(m_driver->part<WebhooksModel>()->rowCount(), 1);
    auto *created = qobject_cast<QCheckBox *>(PageDriver::button(m_driver->part<WebhookPanel>(), u"New events"_s));
    auto *changed = qobject_cast<QCheckBox *>(PageDriver::button(m_driver->part<WebhookPanel>(), u"Changed events"_s));

    changed->click();
    QTRY_COMPARE(stored(webhook.id).events, quint32(WebhookType::EventCreated));
    QTRY_COMPARE(m_driver->part<WebhooksModel>()->rowAt(0).events, quint32(WebhookType::EventCreated));

    created->click(); // Then no event would be sent.
    QTRY_VERIFY(created->isChecked());
    QCOMPARE(stored(webhook.id).events, quint32(WebhookType::EventCreated));

    m_driver->shop().edits().undo();
    QTRY_COMPARE(stored(webhook.id).events, 3U);
    QTRY_VERIFY(changed->isChecked());
}

void TestWebhooksTab::aRefusedAddressIsAskedAboutBeforeAnotherWebhook()
{
    newWebhook(u"https://hooks.example.com/"_s);
    newWebhook(u"https://other.example.com/"_s);
    m_driver->page().showTab(IntegrationsPage::Webhooks);
    QTRY_COMPARE(m_driver->part<WebhooksModel>()->rowCount(), 2);
    auto *table = PageDriver::field<TableView>(m_driver->part<WebhooksTab>(), u"Webhooks"_s);
    auto *url = PageDriver::field<ValueField>(m_driver->part<WebhookPanel>(), u"Address"_s);
    const QString host = QUrl(url->text()).host();
    enterInto(url, u"https://url_not_https/"_s);
    QTRY_VERIFY(url->isRefused());
    const auto choose = [&](const QString &answer) {
        table->setCurrentIndex(table->model()->index(1 - table->currentIndex().row(), 0));
        auto *box = m_driver->page().findChild<QMessageBox *>();
        QVERIFY(box);
        QCOMPARE(box->informativeText(), host + u" · Address: https://url_not_https/"_s);
        withText<QPushButton>(*box, answer)->click();
        QTRY_VERIFY(!m_driver->page().findChild<QMessageBox *>());
    };

    choose(u"Go back"_s);
    QCOMPARE(url->text(), u"https://url_not_https/"_s);
    choose(u"Discard"_s);
    QTRY_VERIFY(QUrl(url->text()).host() != host);
    QVERIFY(!url->isRefused());
}

void TestWebhooksTab::theAddressIsChangedAndUndone()
{
    const Webhook webhook = newWebhook(u"https://hooks.example.com/"_s);
    m_driver->page().showTab(IntegrationsPage::Webhooks);
    QTRY_COMPARE(m_driver->part<WebhooksModel>()->rowCount(), 1);
    auto *url = PageDriver::field<ValueField>(m_driver->part<WebhookPanel>(), u"Address"_s);
    const auto type = [url](const QString &text) {
        url->setFocus();
        url->selectAll();
        QTest::keyClicks(url, text);
        QTest::keyClick(url, Qt::Key_Return);
    };

    type(u"https://url_not_https/"_s);
    QTRY_VERIFY(url->isRefused());
    QCOMPARE(stored(webhook.id).url, webhook.url);

    type(u"https://other.example.com/x"_s);
    QTRY_COMPARE(stored(webhook.id).url, u"https://other.example.com/x"_s);
    QTRY_VERIFY(!url->isRefused());
    QTRY_COMPARE(m_driver->shop().edits().stack().count(), 1);
    m_driver->shop().edits().undo();
    QTRY_COMPARE(stored(webhook.id).url, webhook.url);
}

void TestWebhooksTab::deletingAWebhookAsksInPlace()
{
    newWebhook(u"https://hooks.example.com/"_s);
    m_driver->page().showTab(IntegrationsPage::Webhooks);
    QTRY_COMPARE(m_driver->part<WebhooksModel>()->rowCount(), 1);
    auto *panel = m_driver->part<WebhookPanel>();

    PageDriver::button(panel, u"Delete…"_s)->click();
    auto *question = panel->findChild<Question *>();
    QVERIFY(question->isVisible());
    QCOMPARE(must(m_driver->services().webhooks.list({}, {})).rows.size(), 1);
    PageDriver::button(question, u"Delete webhook"_s)->click();

    QTRY_COMPARE(m_driver->part<WebhooksModel>()->rowCount(), 0);
    QVERIFY(must(m_driver->services().webhooks.list({}, {})).rows.isEmpty());
    QTRY_VERIFY(m_driver->part<WebhooksTab>()->findChild<EmptyState *>()->isVisible());
}

void TestWebhooksTab::deliveriesAreListedWithTheirAnswers()
{
    newWebhook(u"https://hooks.example.com/"_s);
    makeDelivery();
    m_driver->page().showTab(IntegrationsPage::Webhooks);

    auto *model = m_driver->part<DeliveriesModel>();
    const Tester tester(model, Tester::FailureReportingMode::QtTest);
    QTRY_COMPARE(model->rowCount(), 1);
    const auto text = [model](int column) { return model->index(0, column).data().toString(); };
    QCOMPARE(text(DeliveriesModel::Type), u"New event"_s);
    QTRY_COMPARE(text(DeliveriesModel::Attempts), u"1"_s);
    QCOMPARE(model->index(0, DeliveriesModel::State).data(ChipTextRole).toString(), u"Failed"_s);
    QVERIFY(text(DeliveriesModel::Result).contains(u"500"_s));

    must(m_driver->services().events.create({.name = u"Spring gala"_s})); // The list follows.
    QTRY_COMPARE(model->rowCount(), 2);
    QCOMPARE(model->index(0, DeliveriesModel::State).data(ChipTextRole).toString(), u"Waiting"_s);
}

void TestWebhooksTab::aDeliveryShowsItsMessageAndIsSentAgain()
{
    newWebhook(u"https://hooks.example.com/"_s);
    makeDelivery();
    m_driver->page().showTab(IntegrationsPage::Webhooks);
    QTRY_COMPARE(m_driver->part<DeliveriesModel>()->rowCount(), 1);
    auto *log = PageDriver::field<TableView>(m_driver->part<WebhooksTab>(), u"Deliveries"_s);
    log->setCurrentIndex(m_driver->part<DeliveriesModel>()->index(0, 0));

    auto *panel = m_driver->part<DeliveryPanel>();
    QVERIFY(panel->isVisible());
    const QString message = PageDriver::field<QPlainTextEdit>(panel, u"Message"_s)->toPlainText();
    QVERIFY2(message.contains(u"\n  \"type\": \"event.created\","_s), qPrintable(message));
    QVERIFY(message.contains(u"Meadow wedding"_s));
    const QString headers = PageDriver::field<QPlainTextEdit>(panel, u"Headers"_s)->toPlainText();
    QVERIFY(headers.contains(u"X-Service-Event: event.created"_s));
    const Delivery failed = m_driver->part<DeliveriesModel>()->rowAt(0);
    QVERIFY(headers.contains(u"webhook-id: "_s + QString::fromLatin1(failed.id.text())));

    PageDriver::button(panel, u"Send again"_s)->click();

    QTRY_COMPARE(must(m_driver->services().webhooks.delivery(failed.webhook, failed.id)).state, DeliveryState::Pending);
    QTRY_COMPARE(m_driver->part<DeliveriesModel>()->rowAt(0).state, DeliveryState::Pending);
    QVERIFY(panel->isVisible());
    PageDriver::button(panel, u"Back to the webhook"_s)->click();
    QVERIFY(m_driver->part<WebhookPanel>()->isVisible());
}

STEMDESK_TEST(TestWebhooksTab)

} // namespace stemdesk::webhooks_tab_test

#include "tst_webhooks_tab.moc"
