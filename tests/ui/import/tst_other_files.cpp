#include "tests/support/test_registry.h"
#include "tests/support/zip_bytes.h"
#include "tests/ui/import/import_driver.h"
#include "ui/import/file_step.h"

#include <QDropEvent>
#include <QMimeData>

#include <memory>

namespace stemdesk::other_files_test {

using namespace stemdesk::ui;

/// Any file dropped on an import is described to the user.
class TestOtherFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_driver = std::make_unique<ImportDriver>(ImportKind::Products); }
    void cleanup() { m_driver.reset(); }
    void itIsSaidWhatTheyAre_data();
    void itIsSaidWhatTheyAre();
    void aLargeFileOfNoTextIsNotReadToItsEnd();
    void tablesOfAnyNameAreTaken_data();
    void tablesOfAnyNameAreTaken();
    void foldersLinksAndSeveralFilesAreNoTable();

private:
    void drop(const QList<QUrl> &urls)
    {
        QMimeData data;
        data.setUrls(urls);
        QWidget &place = *m_driver->part<FileStep>();
        QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&place, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&place, &event);
    }
    void drop(const QString &file) { drop({QUrl::fromLocalFile(file)}); }

    std::unique_ptr<ImportDriver> m_driver;
};

void TestOtherFiles::itIsSaidWhatTheyAre_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("words");

    const QByteArray database = QByteArray("SQLite format 3\0", 16) + QByteArray(52, '\0');
    QTest::newRow("rose.png") << "\x89PNG\r\n\x1a\n"_ba << u"It is a picture."_s;
    QTest::newRow("list.pdf") << "%PDF-1.7\n"_ba << u"It is a PDF"_s;
    QTest::newRow("list.csv") << "%PDF-1.7\n"_ba << u"It is a PDF"_s; // Its name says otherwise.
    QTest::newRow("list.xls") << "\xd0\xcf\x11\xe0\xa1\xb1"_ba << u"an old Office"_s;
    QTest::newRow("page.xls") << "<html><table>"_ba << u"It is a web page"_s;
    QTest::newRow("letter.docx") << zipOf({{"[Content_Types].xml", "<Types/>"},
                                           {"_rels/.rels", "<Relationships/>"},
                                           {"word/document.xml", "<document/>"}})
                                 << u"It is a text document."_s;
    QTest::newRow("lists.zip") << zipOf({{"list.csv", "product,variant\n"}}) << u"It is a ZIP archive."_s;
    QTest::newRow("lists.gz") << "\x1f\x8b\x08"_ba << u"It is an archive."_s;
    QTest::newRow("empty.csv") << ""_ba << u"It is empty"_s;
    QTest::newRow("Flora.stemdesk") << database + "StDs" << u"It is a whole shop."_s;
    QTest::newRow("backup.db") << database + QByteArray(4, '\0') << u"It is a backup or another database."_s;
    QTest::newRow("anna.vcf") << "BEGIN:VCARD\r\n"_ba << u"It holds vCards."_s;
    QTest::newRow("offer.eml") << "Received: from mail.example.com\r\n"_ba << u"It is an e-mail."_s;
    QTest::newRow("song.bin") << QByteArray(500, '\1') << u"It is not a table."_s;
}

void TestOtherFiles::itIsSaidWhatTheyAre()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, words);
    const QString name = QString::fromUtf8(QTest::currentDataTag());
    m_driver->dialog();
    drop(m_driver->file(name, bytes));

    QTRY_VERIFY2(m_driver->says(words), qUtf8Printable(words));
    QVERIFY(m_driver->says(name + u" cannot be imported."_s));
    QVERIFY(!m_driver->button(u"Next"_s));
}

void TestOtherFiles::aLargeFileOfNoTextIsNotReadToItsEnd()
{
    m_driver->dialog();
    QFile file(m_driver->file(u"large.bin"_s, {}));
    QVERIFY(file.open(QFile::ReadWrite) && file.resize(200'000'000));
    drop(file.fileName());

    QTRY_VERIFY(m_driver->says(u"It is not a table."_s));
}

void TestOtherFiles::tablesOfAnyNameAreTaken_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QString rows = u"product;variant\nRose;Quicksand\n"_s;
    QTest::newRow("prices.may") << rows.toUtf8();
    QTest::newRow("of a spreadsheet") << QByteArray("\xff\xfe")
            + QByteArray(reinterpret_cast<const char *>(rows.utf16()), rows.size() * 2);
}

void TestOtherFiles::tablesOfAnyNameAreTaken()
{
    QFETCH(const QByteArray, bytes);
    m_driver->dialog();
    drop(m_driver->file(QString::fromUtf8(QTest::currentDataTag()), bytes));

    QTRY_VERIFY(m_driver->canPress(u"Next"_s));
    QVERIFY(m_driver->says(u"Quicksand"_s));
    m_driver->press(u"Back"_s);
}

void TestOtherFiles::foldersLinksAndSeveralFilesAreNoTable()
{
    m_driver->dialog();
    drop(m_driver->place(QString()));
    QTRY_VERIFY(m_driver->says(u"It is a folder."_s));
    drop(QList<QUrl>{QUrl(u"https://example.com/list.csv"_s)});
    QTRY_VERIFY(m_driver->says(u"Save it on this computer first"_s));
    const QUrl file = QUrl::fromLocalFile(m_driver->file(u"a.csv"_s, "product,variant\n"));
    drop(QList<QUrl>{file, file});
    QTRY_VERIFY(m_driver->says(u"one file at a time"_s));
}

STEMDESK_TEST(TestOtherFiles)

} // namespace stemdesk::other_files_test

#include "tst_other_files.moc"
