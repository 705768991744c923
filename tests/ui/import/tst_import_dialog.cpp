#include "ui/import/import_dialog.h"

#include "tests/support/clipped_texts.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/ui/import/import_driver.h"
#include "ui/flowers/flower_field.h"
#include "ui/import/columns_step.h"
#include "ui/import/past_imports.h"
#include "ui/import/preview_step.h"
#include "ui/import/report_step.h"
#include "ui/theme/theme.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/tables/table_view.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QPushButton>
#include <QUndoStack>

namespace stemdesk::import_dialog_test {

using namespace stemdesk::ui;

namespace {

const QByteArray kRoses = "Flower;Sort;Stems;Colour\n"
                          "Rose;Quicksand;25;Cream\n"
                          "Rose;Menta;;Pink\n"
                          "Rose;;10;Red\n";

} // namespace

/// A file's way into the shop, step by step.
class TestImportDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void columnsAreKnownByTheirNames()
    {
        ImportDriver driver(ImportKind::Products);
        driver.dialog().open(
            driver.file(u"roses.csv"_s, "product;Variant;units per pack;Shelf\nRose;Quicksand;25;A4\n"));

        QTRY_VERIFY(driver.canPress(u"Next"_s));
        QVERIFY(driver.says(u"roses.csv · 4 column"_s));
        QVERIFY(driver.says(u"separated by semicolons, UTF-8"_s));
        QCOMPARE(driver.meaning(u"product"_s), u"Product"_s);
        QCOMPARE(driver.meaning(u"Variant"_s), u"Variety"_s);
        QCOMPARE(driver.meaning(u"units per pack"_s), u"Stems or pieces in a pack"_s);
        QCOMPARE(driver.meaning(u"Shelf"_s), u"Left out"_s);
        QVERIFY(driver.says(u"Quicksand"_s));
    }

    void otherNamesAreGivenTheirMeaning()
    {
        ImportDriver driver(ImportKind::Products);
        driver.dialog().open(driver.file(u"roses.csv"_s, "One;Two;Three\nRose;Quicksand;25\n"));
        QTRY_VERIFY(driver.button(u"Next"_s));
        QVERIFY(!driver.canPress(u"Next"_s));
        QVERIFY(driver.says(u"Choose the column of"_s));

        driver.mean(u"One"_s, u"product"_s);
        driver.mean(u"Two"_s, u"variant"_s);

        QVERIFY(driver.canPress(u"Next"_s));
        driver.mean(u"Three"_s, u"variant"_s); // Each meaning belongs to one column.
        QCOMPARE(driver.meaning(u"Two"_s), u"Left out"_s);
        QVERIFY(driver.says(u"“Two” is left out now"_s));
    }

    void previewSaysWhatWillHappenAndWritesNothing()
    {
        ImportDriver driver(ImportKind::Products);
        made(driver.services(), productRow(u"Rose"_s, u"Quicksand"_s));
        previewRoses(driver);

        QVERIFY(driver.says(u"1 new, 1 changed, 1 refused"_s));
        QAbstractItemModelTester tester(driver.field<QTableView>(u"First rows"_s)->model());
        const QList<QStringList> rows = driver.rows(u"First rows"_s);
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.at(0).at(0), u"4"_s); // Refused rows come first.
        QCOMPARE(rows.at(1).first(4), (QStringList{u"2"_s, u"Changed"_s, u"Rose"_s, u"Quicksand"_s}));
        QCOMPARE(rows.at(2).first(4), (QStringList{u"3"_s, u"New variety"_s, u"Rose"_s, u"Menta"_s}));
        QCOMPARE(driver.varieties(), QStringList{u"Quicksand"_s});
    }

    void allOrNothingWaitsForEveryRow()
    {
        ImportDriver driver(ImportKind::Products);
        previewRoses(driver);
        QVERIFY(driver.canPress(u"Import"_s));

        driver.part<QCheckBox>()->setChecked(true);

        QVERIFY(!driver.canPress(u"Import"_s));
        QVERIFY(driver.says(u"Nothing is imported while"_s));
    }

    void importIsReportedAndRefusedRowsAreSaved()
    {
        ImportDriver driver(ImportKind::Products);
        previewRoses(driver);
        driver.press(u"Import"_s);
        QTRY_VERIFY(driver.canPress(u"Close"_s));

        QVERIFY(driver.says(u"Imported roses.csv"_s));
        QVERIFY(driver.says(u"2 new, 1 refused"_s));
        const QList<QStringList> refused = driver.rows(u"Refused rows"_s);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.constFirst().at(0), u"4"_s);
        QVERIFY(!refused.constFirst().at(1).isEmpty());
        QCOMPARE(driver.varieties(), (QStringList{u"Quicksand"_s, u"Menta"_s}));

        driver.press(u"Save the refused rows…"_s);
        auto *dialog = driver.part<QFileDialog>();
        dialog->selectFile(driver.place(u"again.csv"_s));
        static_cast<QDialog *>(dialog)->accept();
        QTRY_VERIFY(QFile::exists(driver.place(u"again.csv"_s)));
        QFile saved(driver.place(u"again.csv"_s));
        QVERIFY(saved.open(QFile::ReadOnly));
        QVERIFY(!(saved.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
        const QList<QByteArray> lines = saved.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.at(0).endsWith("Flower;Sort;Stems;Colour;Line;Why it was refused\r"));
        QVERIFY(lines.at(1).startsWith("Rose;;10;Red;4;"));
    }

    void importIsRevertedWhereItIsReported()
    {
        ImportDriver driver(ImportKind::Products);
        previewRoses(driver);
        driver.press(u"Import"_s);
        QTRY_VERIFY(driver.canPress(u"Revert this import"_s));

        driver.press(u"Revert this import"_s);

        QTRY_VERIFY(driver.says(u"Reverted the import of roses.csv"_s));
        QVERIFY(driver.varieties().isEmpty());
        QVERIFY(!driver.button(u"Revert this import"_s));
        QTRY_COMPARE(driver.shop().edits().stack().count(), 0); // Nothing is left to be undone, or done again.
    }

    void undoTakesAnImportBackAndRedoDoesItAgain()
    {
        ImportDriver driver(ImportKind::Products);
        previewRoses(driver);
        driver.press(u"Import"_s);
        QUndoStack &stack = driver.shop().edits().stack();
        QTRY_COMPARE(stack.undoText(), u"Import roses.csv"_s);

        driver.shop().edits().undo();
        QTRY_VERIFY(driver.varieties().isEmpty());

        QTRY_VERIFY(stack.canRedo());
        stack.redo();
        QTRY_COMPARE(driver.varieties(), (QStringList{u"Quicksand"_s, u"Menta"_s}));
        driver.shop().edits().undo();
        QTRY_VERIFY(driver.varieties().isEmpty());
    }

    void pastImportsAreListedAndReverted()
    {
        ImportDriver driver(ImportKind::Products);
        previewRoses(driver);
        driver.press(u"Import"_s);
        QTRY_VERIFY(driver.canPress(u"Close"_s));

        driver.dialog().showPast();
        QTRY_COMPARE(driver.rows(u"Past imports"_s).size(), 1);
        const QStringList row = driver.rows(u"Past imports"_s).constFirst();
        QCOMPARE(row.at(1), u"Products"_s);
        QCOMPARE(row.at(2), u"roses.csv"_s);
        driver.press(u"Revert import"_s);
        QCOMPARE(driver.varieties().size(), 2); // Asked first: nothing brings it back.
        driver.press(u"Undo the import"_s);

        QTRY_VERIFY(driver.rows(u"Past imports"_s).constFirst().at(4).startsWith(u"Reverted"_s));
        QVERIFY(driver.varieties().isEmpty());
        QVERIFY(!driver.canPress(u"Revert import"_s));
        QTRY_COMPARE(driver.shop().edits().stack().count(), 0);
    }

    void filesThatAreNoTablesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("a quotation mark without an end") << QByteArray("product,\"variant\nRose,Quicksand\n");
    }

    void filesThatAreNoTablesAreRefused()
    {
        QFETCH(const QByteArray, bytes);
        ImportDriver driver(ImportKind::Products);

        driver.dialog().open(driver.file(u"odd.csv"_s, bytes));

        QTRY_VERIFY(driver.button(u"Choose a file…"_s) && driver.says(u"odd.csv"_s));
        QVERIFY(!driver.button(u"Next"_s));
    }

    void aFileWrittenAnewMeanwhileIsNotTakenForTheOldOne()
    {
        ImportDriver driver(ImportKind::Products);
        previewRoses(driver);
        driver.file(u"roses.csv"_s, kRoses + "Tulip;Red;50;Red\n");

        driver.press(u"Import"_s);

        QTRY_VERIFY(driver.says(u"roses.csv was not imported"_s));
        QVERIFY(driver.varieties().isEmpty());
    }

    void pricesThatFitNoVarietyAreDecidedAbout()
    {
        ImportDriver driver(ImportKind::Prices);
        const PriceListId list = fillPrices(driver);
        driver.dialog().open(pricesFile(driver));
        QTRY_VERIFY(driver.canPress(u"Next"_s));
        driver.press(u"Next"_s);
        QTRY_VERIFY(driver.says(u"1 new, 2 refused"_s));
        auto *tabs = driver.part<TabStrip>();
        QCOMPARE(tabs->tabText(1), u"Varieties not found (2)"_s);
        tabs->setCurrentIndex(1);
        QAbstractItemModelTester tester(driver.field<QTableView>(u"Varieties not found"_s)->model());
        QCOMPARE(driver.rows(u"Varieties not found"_s).constFirst().at(1), u"Rose Mentha"_s);

        auto *field = driver.part<FlowerField>();
        field->setFocus();
        QTest::keyClicks(field, u"menta"_s);
        QTest::keyClick(field, Qt::Key_Return);

        QTRY_VERIFY(driver.says(u"1 new, 1 refused, 1 matched by you"_s));
        QCOMPARE(driver.rows(u"Varieties not found"_s).constFirst().at(3), u"Rose ‘Menta’"_s);
        driver.press(u"Import"_s);
        QTRY_VERIFY(driver.canPress(u"Close"_s));
        QVERIFY(driver.says(u"2 new, 1 refused"_s));
        const PriceList stored = *driver.services().priceLists.find(list, PriceListService::Entries::Load);
        QCOMPARE(stored.entries.size(), 2);
        QCOMPARE(driver.services().products.findVariant(stored.entries.at(1).variantId)->name, u"Menta"_s);
        QCOMPARE(stored.entries.at(1).unitCostExclTax, 1.1);
    }

    void everyStepHasRoomAndNames_data()
    {
        QTest::addColumn<QLocale>("figures");
        QTest::addColumn<Theme::Choice>("scheme");
        QTest::newRow("en") << british() << Theme::Choice::Light;
        QTest::newRow("en-dark") << british() << Theme::Choice::Dark;
        QTest::newRow("de-dark") << QLocale(QLocale::German) << Theme::Choice::Dark;
        for (const auto language : {QLocale::German, QLocale::Dutch, QLocale::French, QLocale::Spanish})
            QTest::newRow(qPrintable(QLocale(language).name().left(2))) << QLocale(language) << Theme::Choice::Light;
    }

    void everyStepHasRoomAndNames()
    {
        QFETCH(const QLocale, figures);
        QFETCH(const Theme::Choice, scheme);
        ImportDriver driver(ImportKind::Prices);
        const Spoken spoken(figures.name().left(2), figures);
        const Theme theme(*qApp, scheme);
        fillPrices(driver);
        look(driver, u"1-file"_s);
        driver.dialog().open(pricesFile(driver));
        QTRY_VERIFY(isShown<ColumnsStep>(driver));
        look(driver, u"2-columns"_s);
        next(driver);
        QTRY_COMPARE(driver.rows(driver.part<PreviewStep>()->findChild<TableView *>()->accessibleName()).size(), 3);
        look(driver, u"3-preview"_s);
        driver.part<TabStrip>()->setCurrentIndex(1);
        look(driver, u"4-decide"_s);
        next(driver);
        QTRY_VERIFY(isShown<ReportStep>(driver)
                    && !driver.part<ReportStep>()->findChild<WorkProgress *>()->isVisible());
        look(driver, u"5-report"_s);
        driver.dialog().showPast();
        QTRY_VERIFY(driver.part<PastImports>()->findChild<QTableView *>()->model()->rowCount() == 1);
        look(driver, u"6-past"_s);
    }

private:
    template <class Step>
    static bool isShown(const ImportDriver &driver)
    {
        return driver.part<Step>()->isVisible();
    }
    /// Clicks the primary button, whatever its text.
    static void next(ImportDriver &driver)
    {
        for (QPushButton *button : driver.dialog().findChildren<QPushButton *>()) {
            if (button->property("kind") == u"primary"_s && button->isVisible()) {
                QVERIFY(button->isEnabled());
                button->click();
                return;
            }
        }
        QFAIL("nothing leads on");
    }

    /// Measures a step, and saves a picture of it if STEMDESK_PICTURES names a folder.
    static void look(ImportDriver &driver, const QString &name)
    {
        ImportDialog &dialog = driver.dialog();
        QVERIFY(dialog.width() <= 1280 && dialog.height() <= 720);
        QTRY_COMPARE(name + u": "_s + clippedTexts(dialog), name + u": "_s);
        for (QWidget *widget : dialog.findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy())
                continue;
            QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(),
                     qPrintable(name + u' ' + QLatin1StringView(widget->metaObject()->className())));
        }
        const QString folder = qEnvironmentVariable("STEMDESK_PICTURES");
        if (folder.isEmpty())
            return;
        QTest::qWait(300);
        const QString file = u"import-%1-%2.png"_s.arg(name, QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(dialog.grab().save(QDir(folder).filePath(file)));
    }

    static PriceListId fillPrices(ImportDriver &driver)
    {
        made(driver.services(), productRow(u"Rose"_s, u"Quicksand"_s));
        made(driver.services(), productRow(u"Rose"_s, u"Menta"_s));
        return madePriceList(driver.services(), u"flower"_s, QDate(2026, 3, 1));
    }
    static QString pricesFile(const ImportDriver &driver)
    {
        return driver.file(u"prices.csv"_s,
                           "product;variant;unitCostExclTax\n"
                           "Rose;Quicksand;0,95\n"
                           "Rose;Mentha;1,10\n"
                           "Rose;Unheard Of;1,20\n");
    }

    static void previewRoses(ImportDriver &driver)
    {
        driver.dialog().open(driver.file(u"roses.csv"_s, kRoses));
        QTRY_VERIFY(driver.button(u"Next"_s));
        driver.mean(u"Flower"_s, u"product"_s);
        driver.mean(u"Sort"_s, u"variant"_s);
        driver.mean(u"Stems"_s, u"unitsPerPack"_s);
        driver.mean(u"Colour"_s, u"colors"_s);
        driver.press(u"Next"_s);
        QTRY_VERIFY(driver.button(u"Import"_s) && !driver.says(u"Looking at the file"_s));
    }
};

STEMDESK_TEST(TestImportDialog)

} // namespace stemdesk::import_dialog_test

#include "tst_import_dialog.moc"
