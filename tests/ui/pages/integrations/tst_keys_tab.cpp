#include "ui/pages/integrations/keys_tab.h"

#include "core/security/scope.h"
#include "core/services/keys/key_scopes.h"
#include "tests/support/clipped_texts.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/ui/pages/integrations/page_driver.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/integrations/integration_words.h"
#include "ui/pages/integrations/key_panel.h"
#include "ui/pages/integrations/keys_model.h"
#include "ui/pages/integrations/new_key_form.h"
#include "ui/pages/integrations/secret_panel.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/question.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::keys_tab_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

using Tester = QAbstractItemModelTester;

class TestKeysTab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_driver = std::make_unique<PageDriver>();
        QVERIFY(QTest::qWaitForWindowActive(&m_driver->page()));
    }
    void cleanup() { m_driver.reset(); }

    void anEmptyShopIsOfferedItsFirstKey();
    void aNewKeyIsShownOnce();
    void enterPressedTwiceMakesOne();
    void columnsFitBesideThePanel();
    void aKeyWithoutANameIsRefusedAtItsField();
    void ticksMakePresets();
    void aKeyThatLastsADayEndsWithIt();
    void revokingAsksInPlace();
    void revokingCanBeLeft();
    void keysFromElsewhereAppearAndSelectionStays();
    void aCalendarsAddressIsShownOnceAndRevoked();
    void theFormForgetsThatItWasForACalendar();
    void theFormFitsItsPanel_data();
    void theFormFitsItsPanel();

private:
    QStringList unnamedPermissions();

    std::unique_ptr<PageDriver> m_driver;
};

void TestKeysTab::anEmptyShopIsOfferedItsFirstKey()
{
    m_driver->page().showTab(IntegrationsPage::Keys);
    auto *first = m_driver->part<KeysTab>()->findChild<EmptyState *>();
    QVERIFY(first->isVisible());
    QVERIFY(PageDriver::button(first, u"New calendar address"_s));

    PageDriver::button(first, u"New key"_s)->click();

    QVERIFY(m_driver->part<NewKeyForm>()->isVisible());
    QCOMPARE(QApplication::focusWidget(), PageDriver::field<QLineEdit>(m_driver->part<NewKeyForm>(), u"Name"_s));
}

void TestKeysTab::aNewKeyIsShownOnce()
{
    QTest::keyClick(&m_driver->page(), Qt::Key_N, Qt::ControlModifier);
    auto *form = m_driver->part<NewKeyForm>();
    QTRY_VERIFY(form->isVisible());
    QTest::keyClicks(PageDriver::field<QLineEdit>(form, u"Name"_s), u"Website"_s);
    PageDriver::button(form, u"Create key"_s)->click();

    auto *secret = m_driver->part<KeysTab>()->findChild<SecretPanel *>();
    QTRY_VERIFY(secret->isVisible());
    auto *text = secret->findChild<QPlainTextEdit *>();
    const QString key = text->toPlainText();
    QVERIFY(key.startsWith(u"sdk_"_s));
    QCOMPARE(key.size(), 53);
    QVERIFY(secret->findChild<InlineMessage *>()->text().contains(u"won’t see it again"_s));
    QTest::keyClick(&m_driver->page(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(secret->isVisible()); // Not lost by a key that is pressed.

    PageDriver::button(secret, u"Copy"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), key);
    PageDriver::button(secret, u"Done"_s)->click();

    QVERIFY(!secret->isVisible());
    QCOMPARE(text->toPlainText(), QString());
    const QList<ApiKey> keys = must(m_driver->services().keys.list());
    QCOMPARE(keys.size(), 1);
    QCOMPARE(keys.constFirst().name, u"Website"_s);
    QCOMPARE(keys.constFirst().scopes, scopesToReadAll());
    QVERIFY(!keys.constFirst().expiresAt);
    QCOMPARE(m_driver->part<KeysModel>()->rowCount(), 1);
    QCOMPARE(m_driver->shop().edits().stack().count(), 0);
}

void TestKeysTab::enterPressedTwiceMakesOne()
{
    QTest::keyClick(&m_driver->page(), Qt::Key_N, Qt::ControlModifier);
    auto *form = m_driver->part<NewKeyForm>();
    QTRY_VERIFY(form->isVisible());
    auto *name = PageDriver::field<QLineEdit>(form, u"Name"_s);
    QTest::keyClicks(name, u"Website"_s);

    QTest::keyClick(name, Qt::Key_Return);
    QTest::keyClick(name, Qt::Key_Return);

    QTRY_VERIFY(!form->isVisible());
    QTRY_VERIFY(m_driver->shop().edits().isSettled());
    QCOMPARE(must(m_driver->services().keys.list()).size(), 1);
}

void TestKeysTab::columnsFitBesideThePanel()
{
    m_driver->page().resize(1080, 640);
    QTest::keyClick(&m_driver->page(), Qt::Key_N, Qt::ControlModifier);
    auto *form = m_driver->part<NewKeyForm>();
    QTRY_VERIFY(form->isVisible());
    QTest::keyClicks(PageDriver::field<QLineEdit>(form, u"Name"_s), u"Website"_s);
    PageDriver::button(form, u"Create key"_s)->click();
    const auto *table = m_driver->part<KeysTab>()->findChild<TableView *>();
    QTRY_VERIFY(table->isVisible());

    QTRY_VERIFY(table->horizontalHeader()->length() <= table->viewport()->width());
}

void TestKeysTab::aKeyWithoutANameIsRefusedAtItsField()
{
    m_driver->page().showTab(IntegrationsPage::Keys);
    m_driver->part<KeysTab>()->startNew();
    auto *form = m_driver->part<NewKeyForm>();
    auto *name = PageDriver::field<QLineEdit>(form, u"Name"_s);

    PageDriver::button(form, u"Create key"_s)->click();

    QTRY_COMPARE(PageDriver::rowOf(name)->note(), u"Give it a name."_s);
    QVERIFY(must(m_driver->services().keys.list()).isEmpty());
    QVERIFY(PageDriver::button(form, u"Create key"_s)->isEnabled());
}

void TestKeysTab::ticksMakePresets()
{
    m_driver->page().showTab(IntegrationsPage::Keys);
    m_driver->part<KeysTab>()->startNew();
    auto *form = m_driver->part<NewKeyForm>();
    auto *preset = PageDriver::field<QComboBox>(form, u"Allowed"_s);
    auto *events = PageDriver::field<QCheckBox>(form, u"Events: change"_s);
    QCOMPARE(preset->currentText(), u"Read everything"_s);
    QVERIFY(!events->isChecked());

    events->click();
    QCOMPARE(preset->currentText(), u"As ticked below"_s);
    events->click();
    QCOMPARE(preset->currentText(), u"Read everything"_s);

    preset->setCurrentIndex(preset->findText(u"Everything"_s));
    Q_EMIT preset->activated(preset->currentIndex());
    QVERIFY(events->isChecked());
}

void TestKeysTab::aKeyThatLastsADayEndsWithIt()
{
    m_driver->page().showTab(IntegrationsPage::Keys);
    m_driver->part<KeysTab>()->startNew();
    auto *form = m_driver->part<NewKeyForm>();
    auto *lasting = PageDriver::field<QComboBox>(form, u"Valid"_s);
    lasting->setCurrentIndex(lasting->findText(u"30 days"_s));
    QTest::keyClicks(PageDriver::field<QLineEdit>(form, u"Name"_s), u"Fair"_s);
    PageDriver::button(form, u"Create key"_s)->click();

    QTRY_COMPARE(must(m_driver->services().keys.list()).size(), 1);
    const Instant expires = must(m_driver->services().keys.list()).constFirst().expiresAt.value_or(0);
    const QDateTime end(QDate(2026, 4, 20), QTime(23, 59, 59, 999), QTimeZone("Europe/London"));
    QCOMPARE(expires, end.toMSecsSinceEpoch());
}

void TestKeysTab::revokingAsksInPlace()
{
    must(m_driver->services().keys.create(u"Website"_s, allScopes(), {}));
    m_driver->page().showTab(IntegrationsPage::Keys);
    QTRY_COMPARE(m_driver->part<KeysModel>()->rowCount(), 1);
    auto *panel = m_driver->part<KeyPanel>();

    PageDriver::button(panel, u"Revoke key…"_s)->click();
    auto *question = panel->findChild<Question *>();
    QVERIFY(question->isVisible());
    QVERIFY(question->accessibleName().contains(u"cannot be undone"_s));
    QVERIFY(!must(m_driver->services().keys.list()).constFirst().revokedAt);
    PageDriver::button(question, u"Revoke key"_s)->click();

    QTRY_VERIFY(must(m_driver->services().keys.list()).constFirst().revokedAt);
    const QModelIndex state = m_driver->part<KeysModel>()->index(0, KeysModel::State);
    QTRY_COMPARE(state.data(ChipTextRole).toString(), u"Revoked"_s);
    QVERIFY(!PageDriver::button(panel, u"Revoke key…"_s));
    QCOMPARE(m_driver->shop().edits().stack().count(), 0);
}

void TestKeysTab::revokingCanBeLeft()
{
    must(m_driver->services().keys.create(u"Website"_s, allScopes(), {}));
    m_driver->page().showTab(IntegrationsPage::Keys);
    QTRY_COMPARE(m_driver->part<KeysModel>()->rowCount(), 1);
    auto *panel = m_driver->part<KeyPanel>();
    PageDriver::button(panel, u"Revoke key…"_s)->click();

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);

    QVERIFY(!panel->findChild<Question *>()->isVisible());
    QVERIFY(PageDriver::button(panel, u"Revoke key…"_s));
    QVERIFY(!must(m_driver->services().keys.list()).constFirst().revokedAt);
}

void TestKeysTab::keysFromElsewhereAppearAndSelectionStays()
{
    m_driver->page().showTab(IntegrationsPage::Keys);
    auto *model = m_driver->part<KeysModel>();
    const Tester tester(model, Tester::FailureReportingMode::QtTest);
    const ApiKeyId till = must(m_driver->services().keys.create(u"Till"_s, allScopes(), {})).key.id;
    auto *table = m_driver->part<KeysTab>()->findChild<TableView *>();
    QTRY_COMPARE(table->currentIndex().data().toString(), u"Till"_s);

    const ApiKeyId website = must(m_driver->services().keys.create(u"Website"_s, scopesToSyncCatalogue(), {})).key.id;

    QTRY_COMPARE(model->rowCount(), 2);
    QCOMPARE(table->currentIndex().data().toString(), u"Till"_s);
    QCOMPARE(table->currentIndex().row(), 1);
    must(m_driver->services().keys.revoke(website));
    QTRY_COMPARE(model->rowOf(website), 1); // Valid keys come first.
    QTRY_COMPARE(table->currentIndex().row(), 0);
    QCOMPARE(model->rowOf(till), 0);
}

void TestKeysTab::aCalendarsAddressIsShownOnceAndRevoked()
{
    m_driver->page().showTab(IntegrationsPage::Keys);
    PageDriver::button(&m_driver->page(), u"New calendar address"_s)->click();
    auto *form = m_driver->part<NewKeyForm>();
    auto *preset = PageDriver::field<QComboBox>(form, u"Allowed"_s);
    QCOMPARE(preset->currentText(), u"A calendar address, for events"_s);
    preset->setCurrentIndex(preset->findText(u"A calendar address, for events and tasks"_s));
    Q_EMIT preset->activated(preset->currentIndex());
    QVERIFY(!PageDriver::field<QCheckBox>(form, u"Events: change"_s)->isVisible());
    QVERIFY(!PageDriver::field<QComboBox>(form, u"Valid"_s)->isVisible());
    QTest::keyClicks(QApplication::focusWidget(), u"Phone"_s);

    PageDriver::button(form, u"Create address"_s)->click();

    auto *secret = m_driver->part<KeysTab>()->findChild<SecretPanel *>();
    QTRY_VERIFY(secret->isVisible());
    const QString address = secret->findChild<QPlainTextEdit *>()->toPlainText();
    QVERIFY2(address.contains(u"/api/v1/calendar.ics?token=sdc_"_s), qPrintable(address));
    PageDriver::button(secret, u"Copy"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), address);
    PageDriver::button(secret, u"Done"_s)->click();
    QCOMPARE(must(m_driver->services().keys.calendars()).constFirst().use, KeyUse::CalendarWithTasks);
    auto *model = m_driver->part<KeysModel>();
    QTRY_COMPARE(model->rowCount(), 1);
    QCOMPARE(model->index(0, KeysModel::Allowed).data().toString(), u"Calendar of events and tasks"_s);

    auto *panel = m_driver->part<KeyPanel>();
    PageDriver::button(panel, u"Revoke address…"_s)->click();
    auto *question = panel->findChild<Question *>();
    QVERIFY(question->accessibleName().contains(u"a new address"_s));
    PageDriver::button(question, u"Revoke address"_s)->click();
    QTRY_VERIFY(must(m_driver->services().keys.calendars()).constFirst().revokedAt);
}

void TestKeysTab::theFormForgetsThatItWasForACalendar()
{
    m_driver->page().showTab(IntegrationsPage::Keys);
    PageDriver::button(&m_driver->page(), u"New calendar address"_s)->click();
    auto *form = m_driver->part<NewKeyForm>();
    QCOMPARE(form->accessibleName(), u"New calendar address"_s);
    QVERIFY(!PageDriver::button(&m_driver->page(), u"New calendar address"_s));
    PageDriver::button(form, u"Cancel"_s)->click();

    PageDriver::button(&m_driver->page(), u"New key"_s)->click();

    QCOMPARE(form->accessibleName(), u"New key"_s);
    QVERIFY(PageDriver::field<QCheckBox>(form, u"Events: change"_s)->isVisible());
    QVERIFY(PageDriver::button(form, u"Create key"_s));
}

void TestKeysTab::theFormFitsItsPanel_data()
{
    QTest::addColumn<QLocale>("locale");
    for (const auto &name : {u"en_GB"_s, u"de_DE"_s, u"nl_NL"_s, u"fr_FR"_s, u"es_ES"_s})
        QTest::newRow(qPrintable(name)) << QLocale(name);
}

/// Scopes that no tick grants, and ticks whose area is not fully readable or not named.
QStringList TestKeysTab::unnamedPermissions()
{
    auto *form = m_driver->part<NewKeyForm>();
    const auto labels = form->findChildren<TextLabel *>();
    const auto boxes = form->findChildren<QCheckBox *>();
    QStringList wrong;
    int ticks = 0;
    for (const KeyAreaScopes &area : keyAreas()) {
        const QString name = IntegrationWords::area(area.area);
        const auto label =
            std::ranges::find_if(labels, [&name](const TextLabel *each) { return each->text() == name; });
        if (name.isEmpty() || label == labels.cend() || !(*label)->isVisible()
            || (*label)->contentsRect().width() < (*label)->fontMetrics().horizontalAdvance(name))
            wrong += u"area "_s + name;
        const auto said = std::ranges::count_if(boxes, [&name](const QCheckBox *box) {
            const QString spoken = box->accessibleName();
            return spoken.startsWith(name) && spoken.size() > name.size() && !spoken.at(name.size()).isLetter();
        });
        const int wanted = (area.read != 0 ? 1 : 0) + (area.write != 0 ? 1 : 0);
        if (said != wanted)
            wrong += u"ticks of "_s + name;
        ticks += wanted;
    }
    if (ticks != kScopeCount || boxes.size() != kScopeCount)
        wrong += u"%1 scopes, %2 ticks"_s.arg(kScopeCount).arg(boxes.size());
    return wrong;
}

void TestKeysTab::theFormFitsItsPanel()
{
    QFETCH(const QLocale, locale);
    m_driver.reset();
    const Spoken spoken(locale.name().left(2), locale);
    QVERIFY(spoken.loads());
    m_driver = std::make_unique<PageDriver>();
    QVERIFY(QTest::qWaitForWindowActive(&m_driver->page()));
    m_driver->page().showTab(IntegrationsPage::Keys);
    m_driver->part<KeysTab>()->startNew();

    QTRY_COMPARE(clippedTexts(m_driver->page()), QString());
    QCOMPARE(unnamedPermissions().join(u'\n'), QString());
    m_driver.reset(); // Before the language goes.
}

STEMDESK_TEST(TestKeysTab)

} // namespace stemdesk::keys_tab_test

#include "tst_keys_tab.moc"
