#include "ui/exchange/table_output.h"

#include "core/exchange/demo/demo_shop.h"
#include "tests/support/file_bytes.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/colours/colours_page.h"
#include "ui/pages/events/events_page.h"
#include "ui/pages/price_lists/price_lists_page.h"
#include "ui/pages/products/products_page.h"
#include "ui/pages/suppliers/suppliers_page.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/notices/work_progress.h"

#include <QAbstractButton>
#include <QFile>
#include <QFileDialog>
#include <QLocale>
#include <QMenu>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::table_output_test {

using namespace stemdesk::ui;

/// "Export…" in the menus of the pages.
class TestTableOutput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_folder = std::make_unique<QTemporaryDir>();
        m_shop = std::make_unique<UiShop>();
        QVERIFY(fillWithDemo(m_shop->services(), m_shop->shop().now()));
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void cleanup()
    {
        m_shop.reset();
        m_folder.reset();
    }

    void everyPageSavesItsTable_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<QString>("action");
        QTest::addColumn<QByteArray>("head");
        QTest::newRow("products") << int(Products) << u"Export all products…"_s << QByteArray("productId,product,");
        QTest::newRow("prices") << int(Prices) << u"Export the prices of this list…"_s
                                << QByteArray("variantId,product,");
        QTest::newRow("suppliers") << int(Suppliers) << u"Export…"_s << QByteArray("supplierId,name,");
        QTest::newRow("events") << int(Events) << u"Export…"_s << QByteArray("eventId,name,");
        QTest::newRow("colours") << int(Colours) << u"Export colours…"_s << QByteArray("colorId,name,");
        QTest::newRow("categories") << int(Colours) << u"Export categories…"_s << QByteArray("categoryId,name,");
    }

    void everyPageSavesItsTable()
    {
        QFETCH(const int, page);
        QFETCH(const QString, action);
        QFETCH(const QByteArray, head);
        const auto widget = shown(Page(page));
        QSignalSpy noted(widget->findChild<TableOutput *>(), &TableOutput::noted);

        choose(*widget, action);
        auto *dialog = widget->findChild<QFileDialog *>();
        QVERIFY(dialog);
        const QString file = place(u"table.csv"_s);
        dialog->selectFile(file);
        static_cast<QDialog *>(dialog)->accept();

        QTRY_COMPARE(noted.size(), 1);
        QVERIFY(noted.constFirst().constFirst().toString().startsWith(u"Saved table.csv with "_s));
        QCOMPARE(noted.constFirst().at(1).toString(), u"Open folder"_s);
        QVERIFY(fileBytes(file).startsWith("\xef\xbb\xbf" + head));
    }

    void theWholeListOrWhatIsFoundIsSaved()
    {
        ProductsPage page(m_shop->context());
        page.show();
        auto *menu = page.findChild<PageHeader *>()->menu();
        Q_EMIT menu->aboutToShow();
        QVERIFY(!actionOf(page, u"Export the products shown…"_s)->isVisible());

        auto *search = page.findChild<SearchField *>();
        search->setText(u"tulip"_s);
        Q_EMIT search->searched(u"tulip"_s);

        // Available once the products are shown.
        QTRY_VERIFY((Q_EMIT menu->aboutToShow(), actionOf(page, u"Export the products shown…"_s)->isVisible()));
        choose(page, u"Export the products shown…"_s);
        page.findChild<QFileDialog *>()->selectFile(place(u"found.csv"_s));
        static_cast<QDialog *>(page.findChild<QFileDialog *>())->accept();
        QTRY_VERIFY(QFile::exists(place(u"found.csv"_s)));
        const QList<QByteArray> lines = fileBytes(place(u"found.csv"_s)).trimmed().split('\n');
        QVERIFY(lines.size() > 1);
        for (qsizetype line = 1; line < lines.size(); ++line)
            QVERIFY2(lines.at(line).toLower().contains("tulip"), lines.at(line).constData());
    }

    // In locales with a decimal comma, spreadsheets put a whole line of a CSV file into one cell.
    void aWorkbookIsOfferedFirstWhereNumbersHaveAComma()
    {
        QLocale::setDefault(QLocale(QLocale::Dutch, QLocale::Netherlands));
        const auto widget = shown(Suppliers);

        choose(*widget, u"Export…"_s);

        const auto *dialog = widget->findChild<QFileDialog *>();
        QCOMPARE(dialog->selectedNameFilter(), u"Excel workbook (*.xlsx)"_s);
        QCOMPARE(dialog->defaultSuffix(), u"xlsx"_s);
        QVERIFY(dialog->selectedFiles().constFirst().endsWith(u".xlsx"_s));
    }

    void aPlaceThatTakesNoFileIsSaid()
    {
        const auto widget = shown(Suppliers);
        auto *output = widget->findChild<TableOutput *>();
        QSignalSpy noted(output, &TableOutput::noted);

        output->save({.table = ExportedTable::Suppliers}, place(u"none/s.xlsx"_s));

        QTRY_COMPARE(noted.size(), 1);
        QCOMPARE(noted.constFirst().constFirst().toString(),
                 u"s.xlsx was not saved. The file cannot be written there; choose another place."_s);
    }

    void cancelLeavesNoFile()
    {
        const auto widget = shown(Products);
        auto *output = widget->findChild<TableOutput *>();
        QSignalSpy noted(output, &TableOutput::noted);

        QSemaphore gate; // The export waits while other work holds its thread.
        m_shop->context().tasks.run([&gate](Services &) { gate.acquire(); });
        output->save({.table = ExportedTable::Products}, place(u"p.csv"_s));
        QVERIFY(!output->progress()->isHidden());
        output->progress()->findChild<QAbstractButton *>()->click();
        gate.release();

        QTRY_COMPARE(noted.size(), 1);
        QCOMPARE(noted.constFirst().constFirst().toString(), u"Cancelled; p.csv was not saved."_s);
        QVERIFY(!QFile::exists(place(u"p.csv"_s)));
        QVERIFY(output->progress()->isHidden());
    }

private:
    enum Page { Products, Prices, Suppliers, Events, Colours };

    std::unique_ptr<QWidget> shown(Page page)
    {
        std::unique_ptr<QWidget> widget;
        UiContext &context = m_shop->context();
        switch (page) {
        case Products: widget = std::make_unique<ProductsPage>(context); break;
        case Prices: widget = std::make_unique<PriceListsPage>(context); break;
        case Suppliers: widget = std::make_unique<SuppliersPage>(context); break;
        case Events: widget = std::make_unique<EventsPage>(context); break;
        case Colours: widget = std::make_unique<ColoursPage>(context); break;
        }
        widget->show();
        return widget;
    }

    static QAction *actionOf(const QWidget &page, const QString &text)
    {
        for (QAction *action : page.findChild<PageHeader *>()->menu()->actions()) {
            if (action->text() == text)
                return action;
        }
        return nullptr;
    }

    static void choose(const QWidget &page, const QString &text)
    {
        Q_EMIT page.findChild<PageHeader *>()->menu()->aboutToShow();
        QAction *action = actionOf(page, text);
        QVERIFY2(action && action->isEnabled(), qPrintable(text));
        action->trigger();
    }

    QString place(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UiShop> m_shop;
};

STEMDESK_TEST(TestTableOutput)

} // namespace stemdesk::table_output_test

#include "tst_table_output.moc"
