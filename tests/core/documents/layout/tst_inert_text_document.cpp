#include "core/documents/layout/inert_text_document.h"
#include "core/documents/layout/text_blocks.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QUrl>

#include <chrono>
#include <future>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace stemdesk::inert_text_document_test {

using namespace std::chrono_literals;

namespace {

constexpr auto kTimeout = 20s; ///< For work that ends at once, unless it hangs.

QImage drawn(QTextDocument &document)
{
    QImage image(300, 300, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    document.drawContents(&painter);
    return image;
}

bool hasRed(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == QColor(Qt::red))
                return true;
        }
    }
    return false;
}

} // namespace

class InertTextDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingIsLoaded_data();
    void nothingIsLoaded();
    void aPipeKeepsNobodyWaiting_data();
    void aPipeKeepsNobodyWaiting();

private:
    static void addPlaces()
    {
        QTest::addColumn<QString>("html");
        QTest::newRow("picture") << u"<p>Roses</p><img src=\"%1\">"_s;
        QTest::newRow("picture of a size") << u"<p>Roses</p><img src=\"%1\" width=50 height=50>"_s;
        QTest::newRow("background") << u"<p style=\"background-image: url(%1)\">Roses</p>"_s;
        QTest::newRow("attribute of a body") << u"<body background=\"%1\"><p>Roses</p></body>"_s;
        QTest::newRow("attribute of a table") << u"<table background=\"%1\"><tr><td>Roses</td></tr></table>"_s;
        QTest::newRow("list") << u"<ul style=\"list-style-image: url(%1)\"><li>Roses</li></ul>"_s;
        QTest::newRow("style sheet")
            << u"<html><head><link rel=\"stylesheet\" href=\"%1\"></head><body><p>Roses</p></body></html>"_s;
        QTest::newRow("imported style sheet") << u"<style>@import url(%1);</style><p>Roses</p>"_s;
        QTest::newRow("object") << u"<object data=\"%1\"></object><p>Roses</p>"_s;
    }

    QString path() const { return m_folder->filePath(u"given"_s); }
    QString url() const { return QUrl::fromLocalFile(path()).toString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void InertTextDocumentTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void InertTextDocumentTest::nothingIsLoaded_data()
{
    addPlaces();
}

/// The file is a red picture, or a style sheet that makes everything red.
void InertTextDocumentTest::nothingIsLoaded()
{
    QFETCH(const QString, html);
    QFile file(path());
    QVERIFY(file.open(QFile::WriteOnly));
    QImage red(50, 50, QImage::Format_RGB32);
    red.fill(Qt::red);
    if (html.contains("stylesheet"_L1) || html.contains("@import"_L1))
        file.write("p { background-color: #ff0000; color: #ff0000; }");
    else
        QVERIFY(red.save(&file, "PNG"));
    file.close();

    for (const QString &name : {url(), path(), url() + u"?x"_s}) {
        InertTextDocument document;
        document.setHtml(html.arg(name));

        QVERIFY2(!hasRed(drawn(document)), qPrintable(name));
        QVERIFY(document.toPlainText().contains("Roses"_L1));
    }
}

void InertTextDocumentTest::aPipeKeepsNobodyWaiting_data()
{
    addPlaces();
}

void InertTextDocumentTest::aPipeKeepsNobodyWaiting()
{
    QFETCH(const QString, html);
    QCOMPARE(::mkfifo(QFile::encodeName(path()).constData(), 0600), 0);

    std::future<QString> text = std::async(std::launch::async, [&] { return plainParagraphs(html.arg(url())); });
    const bool isReady = text.wait_for(kTimeout) == std::future_status::ready;
    if (!isReady) // Lets it end.
        ::close(::open(QFile::encodeName(path()).constData(), O_RDWR | O_CLOEXEC));

    QVERIFY(isReady);
    QVERIFY(text.get().contains("Roses"_L1));
}

STEMDESK_TEST(InertTextDocumentTest)

} // namespace stemdesk::inert_text_document_test

#include "tst_inert_text_document.moc"
