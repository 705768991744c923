#include "ui/preview/document_preview.h"

#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/preview/document_output.h"
#include "ui/preview/page_view.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPainter>
#include <QPrinter>
#include <QScrollBar>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <chrono>
#include <memory>

namespace stemdesk::document_preview_test {

using namespace stemdesk::ui;

namespace {

/// Pages of one colour.
class PlainPages final : public DocumentPages {
public:
    PlainPages(QPageSize::PageSizeId size, int count, QColor colour)
        : DocumentPages(size), m_count(count), m_colour(colour)
    {}

    int count() const override { return m_count; }
    QString title() const override { return u"Plain"_s; }
    QString author() const override { return u"Fern & Thistle"_s; }
    QString language() const override { return u"en-GB"_s; }

protected:
    void paintPage(QPainter &painter, int) const override { painter.fillRect(0, 0, 99'999, 99'999, m_colour); }

private:
    int m_count;
    QColor m_colour;
};

PrintJob plain(int count, QColor colour = Qt::red)
{
    return {.name = u"Meadow wedding - proposal"_s,
            .make = [=](Services &, QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
                return PrintJob::Pages(std::make_unique<PlainPages>(size, count, colour));
            }};
}

} // namespace

class TestDocumentPreview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_preview = std::make_unique<DocumentPreview>(m_shop->context());
        m_preview->resize(900, 700);
        m_preview->show();
        QVERIFY(QTest::qWaitForWindowActive(m_preview.get()));
    }

    void cleanup()
    {
        m_preview.reset();
        m_shop.reset();
    }

    void nothingIsOfferedWithoutADocument()
    {
        QVERIFY(!button(u"Print…"_s)->isEnabled());
        QVERIFY(!button(u"Save PDF…"_s)->isEnabled());
    }

    void pagesArePaintedBesideTheWindow()
    {
        m_preview->show(plain(3));

        QTRY_COMPARE(m_preview->renderer()->count(), 3);
        QTRY_COMPARE(middle(), QColor(Qt::red));
        QTRY_VERIFY(withText<TextLabel>(*m_preview, u"Page 1 of 3"_s));
        QVERIFY(button(u"Print…"_s)->isEnabled());
    }

    void keysTurnThePages()
    {
        m_preview->show(plain(5));
        QTRY_COMPARE(m_preview->renderer()->count(), 5);

        QTest::keyClick(view(), Qt::Key_End);
        QCOMPARE(view()->currentPage(), 4);
        QTest::keyClick(view(), Qt::Key_Home);
        QCOMPARE(view()->currentPage(), 0);
        for (int i = 0; i < 3 && view()->currentPage() == 0; ++i)
            QTest::keyClick(view(), Qt::Key_PageDown);
        QCOMPARE(view()->currentPage(), 1);
    }

    void aDocumentIsSeenWholeFirst()
    {
        m_preview->show(plain(3));
        QTRY_COMPARE(m_preview->renderer()->count(), 3);

        QVERIFY(button(u"Fit page"_s)->isChecked());
        const qreal height = m_preview->renderer()->paperSize().height() * view()->zoom() * view()->logicalDpiX() / 72;
        QVERIFY(height <= view()->viewport()->height());
        QVERIFY(height > view()->viewport()->height() * 0.8);
        button(u"Fit width"_s)->click();
        QVERIFY(!button(u"Fit page"_s)->isChecked());
        QVERIFY(m_preview->renderer()->paperSize().width() * view()->zoom() * view()->logicalDpiX() / 72
                > view()->viewport()->width() * 0.8);
    }

    void zoomStepsAndFits()
    {
        m_preview->show(plain(1));
        QTRY_COMPARE(m_preview->renderer()->count(), 1);
        button(u"Fit width"_s)->click();
        const qreal fitted = view()->zoom();

        QTest::keyClick(view(), Qt::Key_Plus);
        QVERIFY(view()->zoom() > fitted);
        QVERIFY(view()->fit() == PageView::Fit::None);
        QTest::keyClick(view(), Qt::Key_Minus);
        QTest::keyClick(view(), Qt::Key_Minus);
        QVERIFY(view()->zoom() < fitted);
        button(u"Fit width"_s)->click();
        QCOMPARE(view()->zoom(), fitted);
        QVERIFY(button(u"Fit width"_s)->isChecked());
    }

    void aRefreshKeepsThePlace()
    {
        m_preview->show(plain(5));
        QTRY_COMPARE(m_preview->renderer()->count(), 5);
        view()->goTo(3);

        m_preview->refresh(plain(6, Qt::blue));

        QTRY_COMPARE(m_preview->renderer()->count(), 6);
        QCOMPARE(view()->currentPage(), 3);
        QTRY_COMPARE(middle(), QColor(Qt::blue));
    }

    void anotherDocumentBeginsAtItsFirstPage()
    {
        m_preview->show(plain(5));
        QTRY_COMPARE(m_preview->renderer()->count(), 5);
        view()->goTo(3);

        m_preview->show(plain(4));

        QTRY_COMPARE(m_preview->renderer()->count(), 4);
        QCOMPARE(view()->currentPage(), 0);
    }

    void thePaperIsRemembered()
    {
        m_preview->show(plain(1));
        QTRY_COMPARE(m_preview->renderer()->count(), 1);
        const QSizeF before = m_preview->renderer()->paperSize();
        auto *paper = m_preview->findChild<QComboBox *>();
        QCOMPARE(paper->currentText(), u"A4"_s);

        QTest::keyClick(paper, Qt::Key_Down);

        QTRY_VERIFY(m_preview->renderer()->paperSize() != before);
        const DocumentPreview other(m_shop->context());
        QCOMPARE(other.findChild<QComboBox *>()->currentText(), u"Letter"_s);
    }

    void aFileIsProposedAndSaved()
    {
        const QTemporaryDir folder;
        m_preview->show(plain(3));
        QTRY_VERIFY(button(u"Save PDF…"_s)->isEnabled());
        QSignalSpy noted(m_preview.get(), &DocumentPreview::noted);

        button(u"Save PDF…"_s)->click();
        auto *dialog = m_preview->findChild<QFileDialog *>();
        QVERIFY(dialog);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), u"Meadow wedding - proposal.pdf"_s);
        dialog->reject();
        m_preview->output()->save(plain(3), QPageSize::A4, folder.filePath(u"a.pdf"_s));

        QTRY_COMPARE(noted.size(), 1);
        QCOMPARE(noted[0][0].toString(), u"Saved a.pdf"_s);
        QFile file(folder.filePath(u"a.pdf"_s));
        QVERIFY(!(file.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF-"));
    }

    void whatIsCancelledLeavesNothing()
    {
        const QTemporaryDir folder;
        QSignalSpy noted(m_preview.get(), &DocumentPreview::noted);
        // The job waits until it was cancelled, however fast it is.
        const auto isCancelled = std::make_shared<std::atomic_bool>(false);
        PrintJob slow = plain(3);
        slow.make = [isCancelled, make = slow.make](Services &services, QPageSize::PageSizeId size) {
            while (!*isCancelled)
                QThread::msleep(1);
            return make(services, size);
        };

        m_preview->output()->save(slow, QPageSize::A4, folder.filePath(u"a.pdf"_s));
        auto *cancel = button(u"Cancel"_s);
        QVERIFY(cancel->isVisible());
        cancel->click();
        *isCancelled = true;

        QTRY_COMPARE(noted.size(), 1);
        QCOMPARE(noted[0][0].toString(), u"Cancelled; a.pdf was not saved."_s);
        QVERIFY(!QFile::exists(folder.filePath(u"a.pdf"_s)));
        QVERIFY(!cancel->isVisible());
    }

    void whatCannotBeWrittenIsSaid()
    {
        const QTemporaryDir folder;
        QSignalSpy noted(m_preview.get(), &DocumentPreview::noted);

        m_preview->output()->save(plain(1), QPageSize::A4, folder.filePath(u"no/such/a.pdf"_s));

        QTRY_COMPARE(noted.size(), 1);
        QVERIFY(noted[0][0].toString().startsWith(u"a.pdf was not saved: "_s));
    }

    void aDocumentThatCannotBeMadeSaysWhy()
    {
        PrintJob job = plain(1);
        job.make = [](Services &, QPageSize::PageSizeId) -> Result<PrintJob::Pages> { return notFound(); };

        m_preview->show(job);

        QTRY_VERIFY(!messages().isEmpty());
        m_preview->show(plain(1));
        QTRY_VERIFY(messages().isEmpty());
    }

    /// The window stays usable meanwhile, and shows the next document.
    void aDocumentThatTakesTooLongIsGivenUp()
    {
        const auto gate = std::make_shared<QSemaphore>();
        PrintJob job = plain(1);
        job.make = [gate](Services &, QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
            const WorkLimits limits({}, std::chrono::milliseconds(1));
            return laidOutInTime([gate, size](const TimedWork &) {
                gate->acquire();
                return std::make_shared<PlainPages>(size, 1, Qt::red);
            });
        };
        m_preview->show(job);
        QTRY_COMPARE(messages(), u"The pages cannot be shown. It took longer than 30 seconds and was stopped."_s);
        m_preview->show(plain(2));
        QTRY_COMPARE(m_preview->renderer()->count(), 2);
        QTRY_VERIFY(messages().isEmpty());
        gate->release();
        QTRY_VERIFY(!hasAbandonedWork());
    }

    void pagesArePrinted()
    {
        const QTemporaryDir folder;
        QSignalSpy noted(m_preview.get(), &DocumentPreview::noted);
        const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
        printer->setOutputFormat(QPrinter::PdfFormat);
        printer->setOutputFileName(folder.filePath(u"printed.pdf"_s));

        m_preview->output()->print(plain(2), printer);

        QTRY_COMPARE(noted.size(), 1);
        QCOMPARE(noted[0][0].toString(), u"Sent to the printer"_s);
        QVERIFY(QFileInfo(folder.filePath(u"printed.pdf"_s)).size() > 0);
        QVERIFY(!(QFile::permissions(folder.filePath(u"printed.pdf"_s)) & (QFile::ReadGroup | QFile::ReadOther)));
    }

private:
    PageView *view() const { return m_preview->view(); }
    Button *button(const QString &text) const { return withText<Button>(*m_preview, text); }
    /// The colour in the middle of the view.
    QColor middle() const
    {
        const QImage image = view()->viewport()->grab().toImage();
        return image.pixelColor(image.width() / 2, image.height() / 2);
    }
    QString messages() const
    {
        QString texts;
        for (const auto *message : m_preview->findChildren<InlineMessage *>())
            texts += message->text();
        return texts;
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<DocumentPreview> m_preview;
};

STEMDESK_TEST(TestDocumentPreview)

} // namespace stemdesk::document_preview_test

#include "tst_document_preview.moc"
