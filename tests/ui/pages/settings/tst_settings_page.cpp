#include "ui/pages/settings/settings_page.h"

#include "core/exchange/demo/demo_shop.h"
#include "tests/support/test_registry.h"
#include "tests/ui/pages/settings/settings_driver.h"
#include "ui/pages/settings/shop/logo_field.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/notices/inline_message.h"

#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QImage>
#include <QLineEdit>
#include <QMimeData>

namespace stemdesk::settings_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestSettingsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_driver = std::make_unique<SettingsDriver>(); }
    void cleanup() { m_driver.reset(); }
    void nameIsChangedAndTakenBack();
    void contactsAreKept();
    void badValuesAreRefusedBesideTheField_data();
    void badValuesAreRefusedBesideTheField();
    void othersChangesArriveByThemselves();
    void aTextShowsBothValues();
    void undoLeavesWhatOthersChanged();
    void choiceIsFoundByTyping();
    void unknownChoiceGivesWay();
    void countryFillsInWhatIsUsual();
    void whatInvoicesLackIsNamed();
    void usualWordsAreFilledIn();
    void logoIsTakenFromAFile();
    void logoIsDropped();
    void logoThatIsNoPictureIsRefused();
    void pricesStayOnApprovalOrNot();
    void ordersSayWhenToDeliverAndWhatForAsTheShopWants();
    void hiredThingsAreAwayForTheShopsDays();
    void windowSpeaksAndLooksAsChosen();
    void tabIsRemembered();
    void partsCanBeLookedAt_data();
    void partsCanBeLookedAt();

private:
    QString newPicture(const QSize &size = {40, 20});
    void look(SettingsPage::Tab tab, const QString &part);

    std::unique_ptr<SettingsDriver> m_driver;
    QTemporaryDir m_folder;
};

void TestSettingsPage::nameIsChangedAndTakenBack()
{
    auto *name = m_driver->field<ValueField>(u"Name"_s);
    QCOMPARE(name->text(), u"Test shop"_s);

    SettingsDriver::type(name, u"Bloom & Wild"_s);
    QTRY_COMPARE(m_driver->stored().name, u"Bloom & Wild"_s);

    m_driver->undo(u"Rename the shop"_s);
    QTRY_COMPARE(m_driver->stored().name, u"Test shop"_s);
    QTRY_COMPARE(name->text(), u"Test shop"_s);
    SettingsDriver::type(name, u" "_s);
    QTRY_COMPARE(SettingsDriver::rowOf(name)->note(), u"Give it a name."_s);
}

void TestSettingsPage::contactsAreKept()
{
    auto *address = m_driver->field<ValueText>(u"Address"_s);
    address->setFocus();
    QTest::keyClicks(address, u"3 Mill Lane"_s);
    QTest::keyClick(address, Qt::Key_Return);
    QTest::keyClicks(address, u"Frome"_s);
    QTest::keyClick(address, Qt::Key_Return, Qt::ControlModifier);
    SettingsDriver::type(m_driver->field<ValueField>(u"Phone"_s), u"01373 4567"_s);
    SettingsDriver::type(m_driver->field<ValueField>(u"E-mail"_s), u"hello@fern.example"_s);
    SettingsDriver::type(m_driver->field<ValueField>(u"Website"_s), u"fern.example"_s);

    QTRY_COMPARE(m_driver->stored().website, u"fern.example"_s);
    const Shop shop = m_driver->stored();
    QCOMPARE(shop.address, u"3 Mill Lane\nFrome"_s);
    QCOMPARE(shop.phone, u"01373 4567"_s);
    QCOMPARE(shop.email, u"hello@fern.example"_s);
    m_driver->undo(u"Change the shop’s website"_s);
    QTRY_COMPARE(m_driver->stored().website, QString());
}

void TestSettingsPage::badValuesAreRefusedBesideTheField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("reason");
    QTest::newRow("e-mail") << u"E-mail"_s << u"fern"_s << u"Write an e-mail address, like anna@example.com."_s;
    QTest::newRow("days") << u"Order ahead, days before the event"_s << u"soon"_s
                          << u"Write a whole number of days, from 0 to 365."_s;
    QTest::newRow("hire days") << u"Hire is back, days after the event"_s << u"61"_s
                               << u"Write a whole number of days, from 0 to 60."_s;
}

void TestSettingsPage::badValuesAreRefusedBesideTheField()
{
    QFETCH(const QString, field);
    QFETCH(const QString, typed);
    QFETCH(const QString, reason);
    const Shop before = m_driver->stored();
    auto *line = m_driver->field<ValueField>(field);

    SettingsDriver::type(line, typed);

    QTRY_VERIFY(line->isRefused());
    QCOMPARE(SettingsDriver::rowOf(line)->note(), reason);
    QCOMPARE(line->text(), typed);
    QCOMPARE(m_driver->stored(), before);
}

void TestSettingsPage::othersChangesArriveByThemselves()
{
    auto *phone = m_driver->field<ValueField>(u"Phone"_s);
    auto *currency = m_driver->field<ChoiceField>(u"Currency"_s);

    QVERIFY(m_driver->services().settings.set({{u"phone"_s, u"99"_s}, {u"currency"_s, u"EUR"_s}}));

    QTRY_COMPARE(phone->text(), u"99"_s);
    QCOMPARE(currency->value(), u"EUR"_s);
    QCOMPARE(currency->currentText(), u"EUR – Euro"_s);
}

void TestSettingsPage::aTextShowsBothValues()
{
    auto *phone = m_driver->field<ValueField>(u"Phone"_s);
    phone->setText(u"1"_s);
    QVERIFY(m_driver->services().settings.set({{u"phone"_s, u"2"_s}}));

    Q_EMIT phone->editingFinished(); // Before the page has heard of the other value.

    QTRY_COMPARE(SettingsDriver::rowOf(phone)->note(), u"Yours: 1, now: 2"_s);
    QCOMPARE(m_driver->stored().phone, u"2"_s);
    m_driver->button(u"Keep mine"_s)->click();
    QTRY_COMPARE(m_driver->stored().phone, u"1"_s);
}

void TestSettingsPage::undoLeavesWhatOthersChanged()
{
    auto *phone = m_driver->field<ValueField>(u"Phone"_s);
    SettingsDriver::type(phone, u"1"_s);
    QTRY_COMPARE(m_driver->shop().edits().stack().undoText(), u"Change the shop’s phone"_s);
    QVERIFY(m_driver->services().settings.set({{u"phone"_s, u"2"_s}}));
    QSignalSpy failed(&m_driver->shop().edits(), &Edits::failed);

    m_driver->shop().edits().undo();

    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(m_driver->stored().phone, u"2"_s);
}

void TestSettingsPage::choiceIsFoundByTyping()
{
    auto *zone = m_driver->field<ChoiceField>(u"Time zone"_s);

    SettingsDriver::type(zone->lineEdit(), u"New York, United States"_s);

    QTRY_COMPARE(m_driver->stored().timeZone, u"America/New_York"_s);
    QTRY_COMPARE(m_driver->shop().edits().stack().undoText(), u"Change the time zone"_s);
    QTRY_COMPARE(zone->value(), u"America/New_York"_s);
}

void TestSettingsPage::unknownChoiceGivesWay()
{
    auto *currency = m_driver->field<ChoiceField>(u"Currency"_s);
    const Shop before = m_driver->stored();
    const QString shown = currency->currentText();
    QVERIFY(shown.startsWith(u"GBP – "_s));

    SettingsDriver::type(currency->lineEdit(), u"flowers"_s);
    m_driver->field<ValueField>(u"Phone"_s)->setFocus();

    QTRY_COMPARE(currency->currentText(), shown);
    QCOMPARE(m_driver->stored(), before);
}

void TestSettingsPage::countryFillsInWhatIsUsual()
{
    auto *country = m_driver->field<ChoiceField>(u"Country"_s);

    SettingsDriver::type(country->lineEdit(), u"Netherlands (Nederland)"_s);

    QTRY_COMPARE(m_driver->stored().currency, u"EUR"_s);
    QCOMPARE(m_driver->stored().documentLanguage, u"nl"_s);
    QCOMPARE(m_driver->stored().timeZone, u"Europe/Amsterdam"_s);
    QCOMPARE(m_driver->stored().country, u"NL"_s);
    m_driver->undo(u"Use the defaults for Netherlands (Nederland)"_s);
    QTRY_COMPARE(m_driver->stored().currency, u"GBP"_s);
}

void TestSettingsPage::whatInvoicesLackIsNamed()
{
    must(m_driver->services().settings.set({{u"country"_s, u"GB"_s}}));
    const auto says = [&](const QString &text) {
        const auto strips = m_driver->page().findChildren<InlineMessage *>();
        return std::ranges::any_of(strips, [&](const InlineMessage *strip) { return strip->text() == text; });
    };
    QTRY_VERIFY(says(u"Invoices still lack: full address (street, post code, town), tax number."_s));

    m_driver->type(m_driver->field<ValueField>(u"Tax number"_s), u"GB123456789"_s);

    QTRY_COMPARE(m_driver->stored().taxNumber, u"GB123456789"_s);
    QTRY_VERIFY(says(u"Invoices still lack: full address (street, post code, town)."_s));
    m_driver->undo(u"Change the shop’s tax number"_s);
    QTRY_VERIFY(m_driver->stored().taxNumber.isEmpty());

    m_driver->type(m_driver->field<ValueField>(u"Tax number"_s), u"GB123"_s);
    QTRY_VERIFY(says(u"Is GB123 complete? A tax number of this country looks like GB123456789."_s));
}

void TestSettingsPage::usualWordsAreFilledIn()
{
    must(m_driver->services().settings.set({{u"country"_s, u"FR"_s}, {u"small-business"_s, u"on"_s}}));
    const auto action = [&] {
        const auto buttons = m_driver->page().findChildren<Button *>();
        const auto found = std::ranges::find_if(
            buttons, [](const Button *each) { return each->text() == u"Use the usual words"_s && !each->isHidden(); });
        return found == buttons.end() ? nullptr : *found;
    };
    QTRY_VERIFY(action());

    action()->click();

    QTRY_COMPARE(m_driver->stored().exemptionReason, u"TVA non applicable, art. 293 B du CGI"_s);
    QVERIFY(m_driver->stored().invoiceTerms.contains(u"40 €"_s));
    QTRY_VERIFY(!action());
    m_driver->undo(u"Use the usual words on invoices"_s);
    QTRY_VERIFY(m_driver->stored().invoiceTerms.isEmpty() && m_driver->stored().exemptionReason.isEmpty());
}

QString TestSettingsPage::newPicture(const QSize &size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    const QString name = m_folder.filePath(u"logo.png"_s);
    image.save(name);
    return name;
}

void TestSettingsPage::logoIsTakenFromAFile()
{
    auto *logo = m_driver->part<LogoField>();
    QVERIFY(!m_driver->button(u"Remove"_s));
    QVERIFY(m_driver->field<QWidget>(u"The logo"_s)); // The picture itself.
    QVERIFY(SettingsDriver::rowOf(logo)); // Labelled, its left edge that of the fields below.
    QTRY_COMPARE(logo->mapTo(&m_driver->page(), QPoint()).x(),
                 m_driver->field<ValueField>(u"Phone"_s)->mapTo(&m_driver->page(), QPoint()).x());

    logo->takeFile(newPicture());

    QTRY_VERIFY(!m_driver->stored().logoId.isNull());
    const Image stored = *m_driver->services().images.find(m_driver->stored().logoId);
    QCOMPARE(QSize(stored.width, stored.height), QSize(40, 20));
    QTRY_VERIFY(m_driver->button(u"Remove"_s));
    m_driver->button(u"Remove"_s)->click();
    QTRY_VERIFY(m_driver->stored().logoId.isNull());
    m_driver->undo(u"Remove the logo"_s);
    QTRY_COMPARE(m_driver->stored().logoId, stored.id);
    QTRY_COMPARE(m_driver->shop().edits().stack().undoText(), u"Change the logo"_s);
    m_driver->undo(u"Change the logo"_s);
    QTRY_VERIFY(m_driver->stored().logoId.isNull());
    m_driver->shop().edits().stack().redo();
    QTRY_COMPARE(m_driver->stored().logoId, stored.id);
}

void TestSettingsPage::logoIsDropped()
{
    auto *logo = m_driver->part<LogoField>();
    QMimeData data;
    data.setImageData(QImage(newPicture()));
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(logo, &enter);
    QVERIFY(enter.isAccepted());

    QDropEvent drop(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(logo, &drop);

    QTRY_VERIFY(!m_driver->stored().logoId.isNull());
}

void TestSettingsPage::logoThatIsNoPictureIsRefused()
{
    const QString name = m_folder.filePath(u"logo.txt"_s);
    QFile file(name);
    QVERIFY(file.open(QFile::WriteOnly) && file.write("no picture") > 0);
    file.close();
    auto *logo = m_driver->part<LogoField>();

    logo->takeFile(name);

    QTRY_COMPARE(logo->note(), u"This is not a picture that can be shown; choose a PNG, JPEG or WebP file."_s);
    QVERIFY(m_driver->stored().logoId.isNull());
}

void TestSettingsPage::pricesStayOnApprovalOrNot()
{
    auto *pins = m_driver->button(u"Pin the prices of an approved event"_s);
    QVERIFY(pins->isChecked());
    QCOMPARE(pins->accessibleName(), pins->text());

    pins->click();
    QTRY_VERIFY(!m_driver->stored().pinsOnApproval);

    m_driver->undo(u"Change what approval keeps"_s);
    QTRY_VERIFY(m_driver->stored().pinsOnApproval);
    QTRY_VERIFY(pins->isChecked());
}

void TestSettingsPage::ordersSayWhenToDeliverAndWhatForAsTheShopWants()
{
    m_driver->type(m_driver->field<QLineEdit>(u"Suppliers deliver, days before the event"_s), u"2"_s);
    QTRY_COMPARE(m_driver->stored().deliveryDaysBefore, 2);

    m_driver->button(u"Name the events on orders"_s)->click();

    QTRY_VERIFY(m_driver->stored().namesEventsOnOrders);
}

void TestSettingsPage::hiredThingsAreAwayForTheShopsDays()
{
    auto *before = m_driver->field<ValueField>(u"Hire goes out, days before the event"_s);
    auto *after = m_driver->field<ValueField>(u"Hire is back, days after the event"_s);

    SettingsDriver::type(before, u"3"_s);
    SettingsDriver::type(after, u"0"_s);
    QTRY_COMPARE(m_driver->stored().hireDaysAfter, 0);
    QCOMPARE(m_driver->stored().hireDaysBefore, 3);

    m_driver->undo(u"Change when hired items are back"_s);
    QTRY_COMPARE(m_driver->stored().hireDaysAfter, 1);
    QVERIFY(m_driver->services().settings.set({{u"hire-days-before"_s, u"2"_s}}));
    QTRY_COMPARE(before->text(), u"2"_s);
}

void TestSettingsPage::windowSpeaksAndLooksAsChosen()
{
    m_driver->page().showTab(SettingsPage::Window);
    auto *language = m_driver->field<QComboBox>(u"Language of the window"_s);
    QCOMPARE(language->currentText(), u"Same as the system"_s);

    language->setCurrentIndex(language->findText(u"Nederlands"_s));
    Q_EMIT language->activated(language->currentIndex());
    auto *appearance = m_driver->field<ViewSwitch>(u"Appearance"_s);
    QCOMPARE(appearance->tabText(appearance->currentIndex()), u"Same as the system"_s);
    appearance->setCurrentIndex(2);

    QCOMPARE(m_driver->shop().window().language(), u"nl"_s);
    QCOMPARE(m_driver->shop().window().appearance(), Theme::Choice::Dark);
}

void TestSettingsPage::tabIsRemembered()
{
    m_driver->page().showTab(SettingsPage::Prices);

    SettingsPage again(m_driver->shop().context());

    QCOMPARE(again.findChild<QTabBar *>()->currentIndex(), int(SettingsPage::Prices));
}

void TestSettingsPage::partsCanBeLookedAt_data()
{
    QTest::addColumn<Theme::Choice>("scheme");
    QTest::addColumn<QSize>("size");
    QTest::newRow("light-1280x720") << Theme::Choice::Light << QSize(1280, 720);
    QTest::newRow("light-1920x1080") << Theme::Choice::Light << QSize(1920, 1080);
    QTest::newRow("dark-1280x720") << Theme::Choice::Dark << QSize(1280, 720);
    QTest::newRow("dark-1920x1080") << Theme::Choice::Dark << QSize(1920, 1080);
}

void TestSettingsPage::look(SettingsPage::Tab tab, const QString &part)
{
    m_driver->page().showTab(tab);
    QTest::qWait(500);
    const QString name = u"settings-%1-%2.png"_s.arg(part, QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(m_driver->page().grab().save(QDir(qEnvironmentVariable("STEMDESK_PICTURES")).filePath(name)));
}

void TestSettingsPage::partsCanBeLookedAt()
{
    if (qEnvironmentVariable("STEMDESK_PICTURES").isEmpty())
        QSKIP("STEMDESK_PICTURES names no folder for the pictures");
    QFETCH(const Theme::Choice, scheme);
    QFETCH(const QSize, size);
    const Theme theme(*qApp, scheme);
    m_driver = std::make_unique<SettingsDriver>();
    m_driver->page().resize(size - QSize(metric::kRailWidth, 0));
    look(SettingsPage::Prices, u"prices-empty"_s);
    QVERIFY(fillWithDemo(m_driver->services(), m_driver->shop().shop().now()));
    m_driver->part<LogoField>()->takeFile(newPicture({300, 200}));
    look(SettingsPage::ShopPart, u"shop"_s);
    SettingsDriver::type(m_driver->field<ValueField>(u"E-mail"_s), u"fern"_s);
    look(SettingsPage::ShopPart, u"shop-refused"_s);
    look(SettingsPage::Prices, u"prices"_s);
    look(SettingsPage::Window, u"window"_s);
    look(SettingsPage::Database, u"database-folder"_s);
    m_driver->button(u"On a server (PostgreSQL), for several computers at once"_s)->click();
    m_driver->field<QLineEdit>(u"Address"_s)->setText(u"postgresql://anna@db.example.com/flowers"_s);
    m_driver->button(u"Test connection"_s)->click();
    look(SettingsPage::Database, u"database-empty"_s);
    m_driver->shop().database().setCopyEndless(true);
    m_driver->button(u"Copy this shop there…"_s)->click();
    look(SettingsPage::Database, u"database-copying"_s);
    m_driver->button(u"Cancel"_s)->click();
    m_driver->button(u"Use this server"_s)->click();
    look(SettingsPage::Database, u"database-chosen"_s);
}

STEMDESK_TEST(TestSettingsPage)

} // namespace stemdesk::settings_page_test

#include "tst_settings_page.moc"
