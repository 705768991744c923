#include "ui/pictures/picture_strip.h"

#include "core/images/image_intake.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/event/details/details_form.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/recipe/group_story.h"
#include "ui/pictures/picture_intake.h"
#include "ui/pictures/picture_viewer.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/notices/inline_message.h"

#include <QBuffer>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>
#include <QUrl>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace stemdesk::picture_strip_test {

using namespace stemdesk::ui;

class TestPictureStrip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void cleanup();
    void droppedFileIsStoredAndShown();
    void pastedPictureIsTaken();
    void whatIsNoPictureIsRefusedByName();
    void aDrawingOpensNoFiles();
    void goodPicturesAreTakenBesideBadOnes();
    void removedPictureComesBack();
    void picturesAreMovedByKey();
    void linkIsOnlyAChip();
    void cancelledIntakeAddsNothing();
    void clickShowsItLarge();
    void missingPictureSaysSo();
    void groupHasItsOwn();
    void redoNamesTheSamePictures();

private:
    QString file(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(name);
        QFile made(path);
        if (!made.open(QIODevice::WriteOnly))
            qFatal("the test's file cannot be written");
        made.write(bytes);
        return path;
    }
    static QByteArray picture(QSize size = {64, 48})
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::darkGreen);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        return bytes;
    }
    void drop(const QStringList &paths)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_strip, &enter); // The drop goes to the widget that accepts the drag.
        QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_strip, &event);
    }
    QStringList stored() { return m_filled->whole().imageUrls; }
    QString words()
    {
        QString all;
        for (const InlineMessage *message : m_strip->findChildren<InlineMessage *>())
            all += message->text();
        return all;
    }
    QList<PictureTile *> tiles()
    {
        QList<PictureTile *> shown;
        for (auto *tile : m_strip->findChildren<PictureTile *>()) {
            if (tile->isVisibleTo(m_strip))
                shown.append(tile);
        }
        return shown;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<EventDocument> m_document;
    std::unique_ptr<DetailsForm> m_form;
    PictureStrip *m_strip = nullptr;
};

void TestPictureStrip::init()
{
    m_shop = std::make_unique<UiShop>();
    m_filled = std::make_unique<ShopWithEvent>(m_shop->services());
    m_document = std::make_unique<EventDocument>(m_shop->context());
    m_form = std::make_unique<DetailsForm>(*m_document);
    m_form->resize(900, 900);
    m_form->show();
    QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
    m_document->open(m_filled->event);
    m_strip = m_form->findChild<PictureStrip *>();
}

void TestPictureStrip::cleanup()
{
    m_form.reset();
    m_document.reset();
    m_filled.reset();
    m_shop.reset();
}

void TestPictureStrip::droppedFileIsStoredAndShown()
{
    drop({file(u"table.png"_s, picture({4'000, 100}))});

    QTRY_COMPARE(stored().size(), 1);
    const auto id = referencedImage(stored().constFirst());
    QVERIFY(id);
    const Image image = must(m_shop->services().images.find(*id));
    QCOMPARE(image.width, kMaxImageSide);
    QCOMPARE(image.mediaType, "image/png"_ba);
    QTRY_COMPARE(tiles().size(), 1);
    QTRY_VERIFY(!m_document->pictures().thumbnail(*id).isNull());
    QCOMPARE(words(), QString());
}

void TestPictureStrip::pastedPictureIsTaken()
{
    QImage image(20, 20, QImage::Format_RGB32);
    image.fill(Qt::red);
    auto *data = new QMimeData;
    data->setImageData(image);
    QGuiApplication::clipboard()->setMimeData(data);

    m_strip->paste();

    QTRY_COMPARE(stored().size(), 1);
    QGuiApplication::clipboard()->setText(u"words"_s);
    m_strip->paste();
    QVERIFY(words().contains(u"no picture on the clipboard"_s));
}

void TestPictureStrip::whatIsNoPictureIsRefusedByName()
{
    drop({file(u"quote.pdf"_s, "%PDF-1.4 words")});
    QTRY_VERIFY(words().contains(u"quote.pdf"_s));
    QVERIFY(words().contains(u"not a picture"_s));

    QFile large(m_folder.filePath(u"large.png"_s));
    QVERIFY(large.open(QIODevice::WriteOnly));
    QVERIFY(large.resize(kMaxGivenImageBytes + 1));
    drop({large.fileName()});
    QTRY_VERIFY(words().contains(u"“large.png” is too large"_s));

    drop({m_folder.filePath(u"gone.png"_s)});
    QTRY_VERIFY(words().contains(u"“gone.png” cannot be read"_s));
    QVERIFY(stored().isEmpty());
    QCOMPARE(m_shop->edits().stack().count(), 0);
}

/// The file it refers to is a pipe: opening it blocks until a writer appears.
void TestPictureStrip::aDrawingOpensNoFiles()
{
#ifdef Q_OS_UNIX
    const QString pipe = m_folder.filePath(u"pipe.png"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const QByteArray drawing = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
                               "width='9' height='9'><image width='9' height='9' xlink:href='"
        + QUrl::fromLocalFile(pipe).toEncoded() + "'/></svg>";

    drop({file(u"rose.svg"_s, drawing)});

    QTRY_VERIFY(words().contains(u"“rose.svg” is not a picture"_s));
    drop({pipe});
    QTRY_VERIFY(words().contains(u"“pipe.png” cannot be read"_s));
    drop({u"/dev/zero"_s});
    QTRY_VERIFY(words().contains(u"“zero” cannot be read"_s));
#endif
}

void TestPictureStrip::goodPicturesAreTakenBesideBadOnes()
{
    drop({file(u"a.png"_s, picture()), file(u"b.txt"_s, "words"), file(u"c.png"_s, picture())});

    QTRY_COMPARE(stored().size(), 2);
    QVERIFY(words().contains(u"b.txt"_s));
    QTRY_COMPARE(m_shop->edits().stack().count(), 1); // One step for all.
    QVERIFY(m_shop->edits().stack().undoText().contains(u"2"_s));
}

void TestPictureStrip::removedPictureComesBack()
{
    drop({file(u"a.png"_s, picture()), file(u"b.png"_s, picture())});
    QTRY_COMPARE(tiles().size(), 2);
    const QStringList both = stored();

    tiles().constFirst()->setFocus();
    QTest::keyClick(tiles().constFirst(), Qt::Key_Delete);

    QTRY_COMPARE(stored(), both.mid(1));
    QTRY_COMPARE(tiles().size(), 1);
    QTRY_VERIFY(tiles().constFirst()->hasFocus()); // The keyboard stays among the pictures.
    m_shop->edits().undo();
    QTRY_COMPARE(stored(), both);
}

void TestPictureStrip::picturesAreMovedByKey()
{
    drop({file(u"a.png"_s, picture()), file(u"b.png"_s, picture())});
    QTRY_COMPARE(tiles().size(), 2);
    const QStringList before = stored();

    QTest::keyClick(tiles().constFirst(), Qt::Key_Right, Qt::ControlModifier);

    QTRY_COMPARE(stored(), (QStringList{before.at(1), before.at(0)}));
    m_shop->edits().undo();
    QTRY_COMPARE(stored(), before);
}

void TestPictureStrip::linkIsOnlyAChip()
{
    QMimeData data;
    data.setText(u"https://pictures.example/boards/arch.jpg"_s);
    QVERIFY(PictureStrip::takes(data));
    m_strip->take(data);

    QTRY_COMPARE(stored(), QStringList{u"https://pictures.example/boards/arch.jpg"_s});
    QTRY_COMPARE(m_strip->findChildren<Chip *>().size(), 1);
    QVERIFY(m_strip->findChild<Chip *>()->text().contains(u"arch.jpg"_s));
    QCOMPARE(tiles().size(), 0);
}

void TestPictureStrip::cancelledIntakeAddsNothing()
{
    drop({file(u"a.png"_s, picture({2'000, 2'000})), file(u"b.png"_s, picture())});
    QVERIFY(m_strip->isBusy());

    m_strip->findChild<PictureIntake *>()->cancel();

    QVERIFY(!m_strip->isBusy());
    drop({file(u"c.png"_s, picture())});
    QTRY_COMPARE(stored().size(), 1);
    QCOMPARE(words(), QString());
}

void TestPictureStrip::clickShowsItLarge()
{
    drop({file(u"a.png"_s, picture()), file(u"b.png"_s, picture())});
    QTRY_COMPARE(tiles().size(), 2);

    tiles().constFirst()->click();

    auto *viewer = m_form->findChild<PictureViewer *>();
    QVERIFY(viewer);
    QTest::keyClick(viewer, Qt::Key_Right);
    QCOMPARE(viewer->shown(), 1);
    QTest::keyClick(viewer, Qt::Key_Right);
    QCOMPARE(viewer->shown(), 1);
    QTest::keyClick(viewer, Qt::Key_Escape);
    QTRY_VERIFY(!m_form->findChild<PictureViewer *>());
}

void TestPictureStrip::missingPictureSaysSo()
{
    const ImageId unknown = ImageId::create();

    QVERIFY(m_document->pictures().thumbnail(unknown).isNull());
    QTRY_VERIFY(m_document->pictures().isMissing(unknown));
}

void TestPictureStrip::groupHasItsOwn()
{
    GroupStory story(*m_document, m_document->shown().groups.constFirst());
    QVERIFY(story.isHidden()); // It has no pictures and no text yet.
    connect(m_document.get(), &EventDocument::changed, &story,
            [&] { story.refresh(m_document->shown().groups.constFirst()); });
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file(u"a.png"_s, picture()))});

    story.takePictures(data);

    QTRY_COMPARE(m_filled->whole().groups.constFirst().imageUrls.size(), 1);
    QVERIFY(stored().isEmpty());
    QVERIFY(!story.isHidden());
    m_shop->edits().undo();
    QTRY_VERIFY(m_filled->whole().groups.constFirst().imageUrls.isEmpty());
}

void TestPictureStrip::redoNamesTheSamePictures()
{
    drop({file(u"a.png"_s, picture())});
    QTRY_COMPARE(stored().size(), 1);
    const QStringList before = stored();

    m_shop->edits().undo();
    QTRY_VERIFY(stored().isEmpty());
    m_shop->edits().stack().redo();

    QTRY_COMPARE(stored(), before);
}

STEMDESK_TEST(TestPictureStrip)

} // namespace stemdesk::picture_strip_test

#include "tst_picture_strip.moc"
