#include "ui/pages/settings/shops/shops_tab.h"

#include "core/services/shops/shop_file_service.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/ui/pages/settings/settings_driver.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/shop_fields.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/text_label.h"

#include <QDir>
#include <QLineEdit>

#include <algorithm>

namespace stemdesk::shops_tab_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestShopsTab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_driver = std::make_unique<SettingsDriver>(SettingsPage::Shops); }
    void cleanup() { m_driver.reset(); }
    void listsTheShopsAndOpensOne();
    void aShopMadeElsewhereIsListedWhenItIsLookedAt();
    void renameLeadsToTheName();
    void aNewShopIsMadeAndOpened();
    void aNewShopBeginsInTheCountryOfTheOpenOne();
    void aNewShopNeedsAName();
    void aNewShopIsThoughtBetterOf();
    void aShopIsSavedAndTakenElsewhere();
    void aShopThatIsHereIsRefused();
    void savingIsStopped();
    void canBeLookedAt_data();
    void canBeLookedAt();

private:
    Shop otherShop() { return must(m_driver->shop().shop().otherShop().settings.shop()); }
    QAbstractButton *named(const QString &accessibleName) const
    {
        return m_driver->field<QAbstractButton>(accessibleName);
    }
    QStringList messages() const
    {
        QStringList texts;
        for (const InlineMessage *message : m_driver->part<ShopsTab>()->findChildren<InlineMessage *>()) {
            if (message->isVisible())
                texts += message->text();
        }
        return texts;
    }

    std::unique_ptr<SettingsDriver> m_driver;
    QTemporaryDir m_folder;
};

void TestShopsTab::listsTheShopsAndOpensOne()
{
    QTRY_VERIFY(named(u"Open Other shop"_s));
    QVERIFY(!named(u"Open Test shop"_s)); // It is open.
    const auto labels = m_driver->part<ShopsTab>()->findChildren<TextLabel *>();
    QCOMPARE(std::ranges::count_if(labels, [](const auto *each) { return each->text().contains(u" · since "_s); }), 2);

    named(u"Open Other shop"_s)->click();

    QCOMPARE(m_driver->shop().window().shop(), m_driver->shop().shop().otherShopId());
}

void TestShopsTab::aShopMadeElsewhereIsListedWhenItIsLookedAt()
{
    QTRY_VERIFY(named(u"Open Other shop"_s));
    must(m_driver->shop().shop().services().shops().create(u"Third shop"_s, u"UTC"_s));

    m_driver->page().showTab(SettingsPage::Window);
    m_driver->page().showTab(SettingsPage::Shops);

    QTRY_VERIFY(named(u"Open Third shop"_s));
}

void TestShopsTab::renameLeadsToTheName()
{
    QTRY_VERIFY(m_driver->button(u"Rename"_s));

    m_driver->button(u"Rename"_s)->click();

    auto *name = m_driver->field<ValueField>(u"Name"_s);
    QCOMPARE(QApplication::focusWidget(), name);
    QTest::keyClicks(name, u"Bloom"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(m_driver->stored().name, u"Bloom"_s);
    m_driver->undo(u"Rename the shop"_s);
    QTRY_COMPARE(m_driver->stored().name, u"Test shop"_s);
}

void TestShopsTab::aNewShopIsMadeAndOpened()
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), m_driver->field<QLineEdit>(u"Shop name"_s));
    QTest::keyClicks(QApplication::focusWidget(), u"Tulp"_s);
    m_driver->part<ShopFields>()->setCountry(u"NL"_s);

    m_driver->button(u"Create the shop"_s)->click();

    QTRY_VERIFY(!m_driver->shop().window().shop().isNull());
    const Shop made = must(m_driver->shop().shop().services().shops().find(m_driver->shop().window().shop()));
    QCOMPARE(made.name, u"Tulp"_s);
    QCOMPARE(made.currency, u"EUR"_s);
    QCOMPARE(made.documentLanguage, u"nl"_s);
    QCOMPARE(m_driver->stored().name, u"Test shop"_s);
}

void TestShopsTab::aNewShopBeginsInTheCountryOfTheOpenOne()
{
    QVERIFY(m_driver->services().settings.set({{u"country"_s, u"NZ"_s}}));

    m_driver->button(u"New shop…"_s)->click();

    const ShopSetup setup = m_driver->part<ShopFields>()->setup();
    QCOMPARE(setup.country, u"NZ"_s);
    QCOMPARE(setup.currency, u"NZD"_s);
    QCOMPARE(setup.timeZone, u"Pacific/Auckland"_s);
}

void TestShopsTab::aNewShopNeedsAName()
{
    m_driver->button(u"New shop…"_s)->click();
    QVERIFY(!m_driver->button(u"Create the shop"_s)->isEnabled());

    QTest::keyClicks(m_driver->field<QLineEdit>(u"Shop name"_s), u" "_s);
    QVERIFY(!m_driver->button(u"Create the shop"_s)->isEnabled());

    QTest::keyClicks(m_driver->field<QLineEdit>(u"Shop name"_s), u"Tulp"_s);
    QVERIFY(m_driver->button(u"Create the shop"_s)->isEnabled());
}

void TestShopsTab::aNewShopIsThoughtBetterOf()
{
    m_driver->button(u"New shop…"_s)->click();
    QVERIFY(!m_driver->button(u"New shop…"_s)); // The form has begun already.

    m_driver->button(u"Cancel"_s)->click();

    QVERIFY(!m_driver->button(u"Create the shop"_s));
    QVERIFY(m_driver->button(u"New shop…"_s)->isEnabled());
    QCOMPARE(QApplication::focusWidget(), m_driver->button(u"New shop…"_s));
}

void TestShopsTab::aShopIsSavedAndTakenElsewhere()
{
    const ShopWithEvent filled(m_driver->services());
    const QString file = m_folder.filePath(u"test.stemdesk"_s);
    m_driver->part<ShopsTab>()->saveTo(file);
    QTRY_COMPARE(messages(), QStringList{u"Saved as %1, compared with the shop and checked."_s.arg(file)});
    const ShopId saved = m_driver->shop().shop().shopId();

    m_driver = std::make_unique<SettingsDriver>(SettingsPage::Shops);
    m_driver->part<ShopsTab>()->takeFrom(file);

    QTRY_COMPARE(messages(), QStringList{u"Test shop was added."_s});
    QTRY_COMPARE(must(m_driver->shop().shop().services().shops().list()).size(), 3);
    m_driver->button(u"Open it"_s)->click();
    QCOMPARE(m_driver->shop().window().shop(), saved);
}

void TestShopsTab::aShopThatIsHereIsRefused()
{
    const QString file = m_folder.filePath(u"here.stemdesk"_s);
    TestShop &shop = m_driver->shop().shop();
    must(ShopFileService(shop.services(), shop.clock(), [](const ShopMoveProgress &) {
             return true;
         }).write(shop.shopId(), file));

    m_driver->part<ShopsTab>()->takeFrom(file);

    QTRY_COMPARE(messages(), QStringList{u"The shop in this file is already here. It was not changed."_s});
    QVERIFY(m_driver->button(u"Open a shop from a file…"_s)->isEnabled());
}

void TestShopsTab::savingIsStopped()
{
    m_driver->part<ShopsTab>()->saveTo(m_folder.filePath(u"stopped.stemdesk"_s));
    QVERIFY(!m_driver->button(u"Save this shop as a file…"_s)->isEnabled());

    m_driver->part<WorkingRow>()->cancelButton()->click();

    QTRY_COMPARE(messages(), QStringList{u"Stopped. Nothing was changed."_s});
    QVERIFY(!QFile::exists(m_folder.filePath(u"stopped.stemdesk"_s)));
}

void TestShopsTab::canBeLookedAt_data()
{
    QTest::addColumn<Theme::Choice>("scheme");
    QTest::newRow("light") << Theme::Choice::Light;
    QTest::newRow("dark") << Theme::Choice::Dark;
}

void TestShopsTab::canBeLookedAt()
{
    QFETCH(const Theme::Choice, scheme);
    const QString folder = qEnvironmentVariable("STEMDESK_PICTURES");
    if (folder.isEmpty())
        QSKIP("STEMDESK_PICTURES names no folder for the pictures");
    const Theme theme(*qApp, scheme);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    QTRY_VERIFY(named(u"Open Other shop"_s));
    QTest::qWait(100);
    QVERIFY(m_driver->page().grab().save(QDir(folder).filePath(u"settings-shops-%1.png"_s.arg(tag))));
    m_driver->button(u"New shop…"_s)->click();
    m_driver->part<ShopFields>()->setCountry(u"NL"_s);
    QTest::qWait(100);
    QVERIFY(m_driver->page().grab().save(QDir(folder).filePath(u"settings-shops-new-%1.png"_s.arg(tag))));
}

STEMDESK_TEST(TestShopsTab)

} // namespace stemdesk::shops_tab_test

#include "tst_shops_tab.moc"
