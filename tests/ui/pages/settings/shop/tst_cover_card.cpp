#include "ui/pages/settings/shop/cover_card.h"

#include "tests/support/test_registry.h"
#include "tests/ui/pages/settings/settings_driver.h"
#include "ui/widgets/fields/value_field.h"

namespace stemdesk::cover_card_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestCoverCard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_driver = std::make_unique<SettingsDriver>(); }
    void cleanup() { m_driver.reset(); }
    void aCoverIsChosenAndTakenBack();
    void theColourIsTypedAsPeopleDo();
    void theShopsWordsAreKept();
    void aColourChosenElsewhereIsShownBesideMine();
    void aPictureIsStoredWithItsSettingOrNotAtAll();

private:
    std::unique_ptr<SettingsDriver> m_driver;
};

void TestCoverCard::aCoverIsChosenAndTakenBack()
{
    m_driver->button(u"Panel"_s)->click();
    QTRY_COMPARE(m_driver->stored().look.cover, ProposalCover::Panel);

    m_driver->undo(u"Change the cover of proposals"_s);

    QTRY_COMPARE(m_driver->stored().look.cover, ProposalCover::Picture);
    QTRY_VERIFY(m_driver->button(u"Picture"_s)->isChecked());

    m_driver->button(u"Picture"_s)->click(); // It is chosen: nothing to take back.
    m_driver->undo({});
}

void TestCoverCard::theColourIsTypedAsPeopleDo()
{
    auto *colour = m_driver->field<ValueField>(u"Colour of documents"_s);

    SettingsDriver::type(colour, u"7A3B52"_s);
    QTRY_COMPARE(m_driver->stored().look.accent, u"#7a3b52"_s);
    QTRY_COMPARE(colour->text(), u"#7a3b52"_s);

    SettingsDriver::type(colour, u"red"_s);
    QTRY_COMPARE(SettingsDriver::rowOf(colour->parentWidget())->note(), u"Write a colour like #7a3b52, or nothing."_s);
    QCOMPARE(colour->text(), u"red"_s);
    QCOMPARE(m_driver->stored().look.accent, u"#7a3b52"_s);

    SettingsDriver::type(colour, u"#123456"_s);
    QTRY_COMPARE(SettingsDriver::rowOf(colour->parentWidget())->note(), u"Darkened where text would be hard to read"_s);
}

void TestCoverCard::theShopsWordsAreKept()
{
    SettingsDriver::type(m_driver->field<ValueField>(u"Tagline"_s), u"Grown slowly"_s);
    QTRY_COMPARE(m_driver->stored().look.words, u"Grown slowly"_s);

    m_driver->undo(u"Change the tagline"_s);

    QTRY_COMPARE(m_driver->stored().look.words, QString());
}

void TestCoverCard::aColourChosenElsewhereIsShownBesideMine()
{
    auto *colour = m_driver->field<ValueField>(u"Colour of documents"_s);
    colour->setFocus();
    QTest::keyClicks(colour, u"#123456"_s);

    QVERIFY(m_driver->services().settings.set({{u"accent-colour"_s, u"#7a3b52"_s}}));

    QTRY_COMPARE(SettingsDriver::rowOf(colour->parentWidget())->note(), u"Yours: #123456, now: #7a3b52"_s);
    m_driver->button(u"Keep mine"_s)->click();
    QTRY_COMPARE(m_driver->stored().look.accent, u"#123456"_s);
    QTRY_COMPARE(SettingsDriver::rowOf(colour->parentWidget())->note(), u"Darkened where text would be hard to read"_s);
}

void TestCoverCard::aPictureIsStoredWithItsSettingOrNotAtAll()
{
    Shop old = m_driver->stored();
    old.look.pictureId = ImageId::create(); // Another one was chosen since.
    const Image picture{.mediaType = "image/png", .width = 1, .height = 1, .bytes = "picture"};
    const auto present = [this] { return m_driver->services().feed.present()->position; };
    const auto before = present();

    const Status refused = SettingEdits::setCoverPicture(old, picture).apply(m_driver->services());

    QVERIFY(!refused);
    QCOMPARE(refused.error(), stale());
    QCOMPARE(present(), before);
    QVERIFY(SettingEdits::setCoverPicture(m_driver->stored(), picture).apply(m_driver->services()));
    QCOMPARE(m_driver->services().images.find(m_driver->stored().look.pictureId)->bytes, picture.bytes);
}

STEMDESK_TEST(TestCoverCard)

} // namespace stemdesk::cover_card_test

#include "tst_cover_card.moc"
