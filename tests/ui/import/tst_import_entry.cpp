#include "ui/import/import_entry.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/import/columns_step.h"
#include "ui/import/import_dialog.h"
#include "ui/pages/clients/card_choice.h"
#include "ui/pages/clients/clients_page.h"
#include "ui/pages/price_lists/price_lists_page.h"
#include "ui/pages/products/products_page.h"
#include "ui/widgets/layout/page_header.h"

#include <QAbstractButton>
#include <QDateTime>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace stemdesk::import_entry_test {

using namespace stemdesk::ui;

/// The ways from a page into an import.
class TestImportEntry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_shop = std::make_unique<UiShop>();
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void cleanup()
    {
        m_shop.reset();
        m_folder.reset();
    }

    void aTableDroppedOnThePageIsLookedAt()
    {
        ProductsPage page(m_shop->context());
        show(page);
        QVERIFY(drop(page, written(u"roses.csv"_s, "product,variant\nRose,Quicksand\n")));

        QTRY_VERIFY(page.findChild<ImportDialog *>());
        const auto *columns = page.findChild<ImportDialog *>()->findChild<ColumnsStep *>();
        QTRY_VERIFY(columns->isVisible());
        QVERIFY(columns->isComplete());
    }

    void otherFilesSayThereWhatTheyAre()
    {
        ProductsPage page(m_shop->context());
        show(page);

        QVERIFY(drop(page, written(u"rose.png"_s, "\x89PNG")));

        QTRY_VERIFY(page.findChild<ImportDialog *>());
        const auto said = [&page] {
            const auto labels = page.findChild<ImportDialog *>()->findChildren<QLabel *>();
            return std::ranges::any_of(labels, [](const QLabel *label) {
                return label->isVisible() && label->text().contains(u"It is a picture."_s);
            });
        };
        QTRY_VERIFY(said());
    }

    void vCardsDroppedOnClientsAreTaken()
    {
        ClientsPage page(m_shop->context());
        show(page);

        QVERIFY(drop(page, written(u"anna.vcf"_s, "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Anna Smith\r\nEND:VCARD\r\n")));

        QTRY_VERIFY(page.findChild<CardChoice *>());
        QVERIFY(!page.findChild<ImportDialog *>());
        page.findChild<CardChoice *>()->reject();
    }

    void ctrlIOpensOneWindowOnly()
    {
        ProductsPage page(m_shop->context());
        show(page);

        QTest::keyClick(&page, Qt::Key_I, Qt::ControlModifier);
        QTRY_COMPARE(page.findChildren<ImportDialog *>().size(), 1);
        page.startImport();
        QCOMPARE(page.findChildren<ImportDialog *>().size(), 1);

        page.findChild<ImportDialog *>()->reject();
        QTRY_COMPARE(page.findChildren<ImportDialog *>().size(), 0);
    }

    void anEmptyCatalogueOffersTheImport()
    {
        ProductsPage page(m_shop->context());
        show(page);
        QAbstractButton *offer = nullptr;
        for (QAbstractButton *button : page.findChildren<QAbstractButton *>()) {
            if (button->isVisible() && button->text() == u"Import a file…"_s)
                offer = button;
        }
        QVERIFY(offer);

        offer->click();

        QTRY_VERIFY(page.findChild<ImportDialog *>());
    }

    void pricesNeedAListToGoTo()
    {
        PriceListsPage page(m_shop->context());
        show(page);
        QSignalSpy noted(&page, &PriceListsPage::noted);
        page.startImport();
        QCOMPARE(noted.size(), 1);
        QVERIFY(!page.findChild<ImportDialog *>());

        madePriceList(m_shop->services(), u"flower"_s, QDate(2026, 3, 1));
        QTRY_VERIFY(!page.current().isNull());
        page.startImport();

        QTRY_VERIFY(page.findChild<ImportDialog *>());
    }

private:
    static void show(QWidget &page)
    {
        page.resize(1080, 720);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
    }

    QString written(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test's file cannot be written");
        return file.fileName();
    }

    /// Whether it was taken.
    static bool drop(QWidget &page, const QString &file)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&page, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent event(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&page, &event);
        return event.isAccepted();
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<QTemporaryDir> m_folder;
};

STEMDESK_TEST(TestImportEntry)

} // namespace stemdesk::import_entry_test

#include "tst_import_entry.moc"
