#include "ui/widgets/colour_picker.h"

#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/pictures/colour_pictures.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/text_label.h"

#include <QAbstractButton>
#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace stemdesk::colour_picker_test {

using namespace stemdesk::ui;

class TestColourPicker : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_spoken = std::make_unique<Spoken>(u"en"_s, british()); }
    void cleanupTestCase() { m_spoken.reset(); }
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        makePicker();
    }
    void cleanup()
    {
        m_picker.reset();
        m_shop.reset();
    }

    void everyToneHasANameOfItsOwn()
    {
        QSet<QString> names;
        for (const QAbstractButton *tone : tones())
            names.insert(tone->accessibleName());
        QCOMPARE(names.size(), 60);
        QVERIFY(names.contains(u"Red, #b5263c"_s));
    }

    void theChosenToneIsPicked()
    {
        QSignalSpy picked(m_picker.get(), &ColourPicker::picked);
        const auto all = tones();
        const auto red = std::ranges::find(all, u"Red, #b5263c"_s, &QAbstractButton::accessibleName);
        QTest::mouseClick(*red, Qt::LeftButton);
        QCOMPARE(picked.count(), 0); // It may be looked at first.

        QTest::keyClick(*red, Qt::Key_Return);

        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked.first().first().value<QColor>(), QColor(u"#b5263c"_s));
        QVERIFY(!m_picker->isVisible());
    }

    void theChosenColourIsNamed()
    {
        const auto all = tones();
        QTest::mouseClick(*std::ranges::find(all, u"White, #ffffff"_s, &QAbstractButton::accessibleName),
                          Qt::LeftButton);
        QVERIFY(withText<TextLabel>(*m_picker, u"White"_s));

        QTest::mouseClick(*std::ranges::find(all, u"Burgundy, #7c1729"_s, &QAbstractButton::accessibleName),
                          Qt::LeftButton);

        QVERIFY(withText<TextLabel>(*m_picker, u"Close to Burgundy"_s));
    }

    void aCodeIsTypedUnderMore()
    {
        auto *code = m_picker->findChild<QLineEdit *>();
        QVERIFY(!code->isVisible());
        QTest::mouseClick(button(u"More"_s), Qt::LeftButton);
        QCOMPARE(code->text(), u"#e9d3c4"_s);
        QVERIFY(withText<TextLabel>(*m_picker, u"Code"_s)->isVisible());

        QTest::keyClicks(code, u"c43"_s);
        QCOMPARE(m_picker->colour(), QColor(u"#cc4433"_s));
        QTest::keyClicks(code, u"0"_s);
        QVERIFY(!button(u"Use this colour"_s)->isEnabled());
        QTest::keyClicks(code, u"40"_s);

        QVERIFY(button(u"Use this colour"_s)->isEnabled());
        QCOMPARE(m_picker->colour(), QColor(u"#c43040"_s));
    }

    void aClickOnAPictureTakesItsColour()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"petals.png"_s);
        QVERIFY(halves().save(file));
        views()->setCurrentIndex(1);
        auto *pictures = m_picker->findChild<ColourPictures *>();
        QVERIFY(pictures && pictures->isVisible());
        auto *eye = pictures->findChild<PictureEye *>();

        pictures->open(file);

        QTRY_COMPARE(eye->cursor().shape(), Qt::CrossCursor); // The picture is there.
        QTest::mouseClick(eye, Qt::LeftButton, {}, eye->rect().center() - QPoint(40, 0));
        QCOMPARE(m_picker->colour(), QColor(u"#b5263c"_s));
        QTest::mouseClick(eye, Qt::LeftButton, {}, eye->rect().center() + QPoint(40, 0));
        QCOMPARE(m_picker->colour(), QColor(u"#8aaed1"_s));
        for (int step = 0; step < 20; ++step)
            QTest::keyClick(eye, Qt::Key_Left);
        QCOMPARE(m_picker->colour(), QColor(u"#b5263c"_s));
        views()->setCurrentIndex(0);
        QVERIFY(!pictures->isVisible());
    }

    void whatIsNoPictureIsSaid()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"notes.txt"_s));
        QVERIFY(file.open(QFile::WriteOnly) && file.write("petals") > 0);
        file.close();
        views()->setCurrentIndex(1);
        auto *pictures = m_picker->findChild<ColourPictures *>();
        auto *eye = pictures->findChild<PictureEye *>();

        pictures->open(file.fileName());

        QTRY_VERIFY(eye->hint().contains(u"notes.txt"_s));
        QTest::mouseClick(eye, Qt::LeftButton, {}, eye->rect().center());
        QCOMPARE(m_picker->colour(), QColor(u"#e9d3c4"_s));
    }

    void picturesOfEventsAreOffered()
    {
        QBuffer png;
        halves().save(&png, "png");
        ShopServices &shop = m_shop->services();
        const Image image =
            must(shop.images.create({.mediaType = "image/png", .width = 80, .height = 40, .bytes = png.data()}));
        must(shop.events.create({.name = u"Wedding"_s,
                                 .ceremonyStart = std::optional(Instant(QDateTime::currentMSecsSinceEpoch())),
                                 .imageUrls = QStringList{imageReference(image.id)}}));
        views()->setCurrentIndex(1);
        const auto offered = [this] { return named(u"Picture 1 of your events"_s); };
        QTRY_VERIFY(offered());

        QTest::mouseClick(offered(), Qt::LeftButton);

        auto *eye = m_picker->findChild<PictureEye *>();
        QTRY_COMPARE(eye->cursor().shape(), Qt::CrossCursor);
        QTest::mouseClick(eye, Qt::LeftButton, {}, eye->rect().center() - QPoint(40, 0));
        QCOMPARE(m_picker->colour(), QColor(u"#b5263c"_s));
    }

private:
    void makePicker()
    {
        m_picker =
            std::make_unique<ColourPicker>(m_shop->context(), u"Colour of Blush"_s, QColor(u"#e9d3c4"_s), nullptr);
        m_picker->show();
        QVERIFY(QTest::qWaitForWindowActive(m_picker.get()));
    }
    /// Red at the left, blue at the right.
    static QImage halves()
    {
        QImage picture(80, 40, QImage::Format_RGB32);
        picture.fill(QColor(u"#8aaed1"_s));
        QPainter(&picture).fillRect(0, 0, 40, 40, QColor(u"#b5263c"_s));
        return picture;
    }
    ViewSwitch *views() const { return m_picker->findChild<ViewSwitch *>(); }
    QAbstractButton *named(const QString &name) const
    {
        const auto all = m_picker->findChildren<QAbstractButton *>();
        const auto found = std::ranges::find(all, name, &QAbstractButton::accessibleName);
        return found == all.cend() ? nullptr : *found;
    }
    QList<QAbstractButton *> tones() const
    {
        auto all = m_picker->findChildren<QAbstractButton *>();
        all.removeIf([](const QAbstractButton *button) { return !button->isCheckable(); });
        return all;
    }
    QAbstractButton *button(const QString &text) const
    {
        const auto all = m_picker->findChildren<QAbstractButton *>();
        return *std::ranges::find(all, text, &QAbstractButton::text);
    }

    std::unique_ptr<Spoken> m_spoken;
    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ColourPicker> m_picker;
};

STEMDESK_TEST(TestColourPicker)

} // namespace stemdesk::colour_picker_test

#include "tst_colour_picker.moc"
