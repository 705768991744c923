#include "core/exchange/imports/price_import.h"
#include "tests/support/test_registry.h"
#include "tests/ui/import/import_driver.h"
#include "ui/import/report_step.h"

#include <QFileDialog>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QUndoStack>

namespace stemdesk::report_step_test {

using namespace stemdesk::ui;

namespace {

const QByteArray kPrices = "product;variant;unitCostExclTax\n"
                           "Rose;Quicksand;0,95\n"
                           "Rose;Mentha;1,10\n"
                           "Rose;Unheard Of;1,20\n";

} // namespace

/// The messages of an import with problems.
class TestReportStep : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusedRowsAreReadAgainAsTheyWere()
    {
        ImportDriver driver(ImportKind::Prices);
        made(driver.services(), productRow(u"Rose"_s, u"Quicksand"_s));
        const PriceListId list = madePriceList(driver.services(), u"flower"_s, QDate(2026, 3, 1));
        driver.dialog().open(driver.file(u"prices.csv"_s, kPrices));
        QTRY_VERIFY(driver.canPress(u"Next"_s));
        driver.press(u"Next"_s);
        QTRY_VERIFY(driver.canPress(u"Import"_s));
        driver.press(u"Import"_s);
        QTRY_VERIFY(driver.canPress(u"Close"_s));
        driver.press(u"Save the refused rows…"_s);
        auto *dialog = driver.part<QFileDialog>();
        dialog->selectFile(driver.place(u"again.csv"_s));
        static_cast<QDialog *>(dialog)->accept();
        QTRY_VERIFY(QFile::exists(driver.place(u"again.csv"_s)));
        made(driver.services(), productRow(u"Rose"_s, u"Mentha"_s));

        const auto file = *TableFile::open(driver.place(u"again.csv"_s));
        PriceImport import(driver.services(), list, *file, ColumnMapping(ImportKind::Prices, file->header()));
        QStringList refused;
        const auto report = import.run({}, {.refused = [&](const RefusedRow &row) { refused += row.error.message; }});

        QCOMPARE(refused, QStringList(u"There is no variant \"Rose\" \"Unheard Of\"."_s));
        QCOMPARE(report->counts.created, 1);
    }

    void anImportThatBreaksOffSaysWhatStays()
    {
        ImportDriver driver(ImportKind::Products);
        driver.dialog();
        auto *report = driver.part<ReportStep>();
        report->begin(u"roses.csv"_s);
        const ImportReport half{.counts = {.created = 500},
                                .failure = unavailable("storage_full", u"The disk is full."_s),
                                .batch = ImportId::create()};

        report->show(ImportOutcome{.report = half}, {});
        driver.part<QStackedWidget>()->setCurrentWidget(report);

        QVERIFY(driver.says(u"Only part of roses.csv was imported"_s));
        QVERIFY(driver.says(u"500 new"_s));
        QVERIFY(driver.says(u"The disk is full. What was imported so far stays"_s));
        QVERIFY(!driver.says(u"nothing was changed"_s));
        QVERIFY(driver.canPress(u"Revert this import"_s));
    }

    void aRevertThatFailsCanBeTriedAgain()
    {
        ImportDriver driver(ImportKind::Products);
        driver.dialog();
        auto *report = driver.part<ReportStep>();
        driver.part<QStackedWidget>()->setCurrentWidget(report);
        report->begin(u"roses.csv"_s);
        report->show(ImportOutcome{.report = {.counts = {.created = 5}, .batch = ImportId::create()}}, {});

        report->beginRevert();
        QVERIFY(driver.says(u"Undoing the import of roses.csv"_s));
        QVERIFY(!driver.canPress(u"Revert this import"_s));
        report->showReverted(unavailable("busy", u"Later."_s));

        QVERIFY(driver.canPress(u"Revert this import"_s));
        QVERIFY(report->revertible());
    }

    void undoTellsWhatStays()
    {
        ImportDriver driver(ImportKind::Products);
        driver.dialog().open(driver.file(u"roses.csv"_s, "product,variant\nRose,Quicksand\nRose,Menta\n"));
        QTRY_VERIFY(driver.canPress(u"Next"_s));
        driver.press(u"Next"_s);
        QTRY_VERIFY(driver.canPress(u"Import"_s));
        driver.press(u"Import"_s);
        QTRY_COMPARE(driver.shop().edits().stack().undoText(), u"Import roses.csv"_s);
        const Product rose = driver.services().products.list({}, {.limit = 1}, ProductService::Variants::Load)->rows[0];
        QVERIFY(driver.services().products.patchVariant(rose.id, rose.variants.first().id, {.notes = u"mine"_s}));
        const QSignalSpy failed(&driver.shop().edits(), &Edits::failed);

        driver.shop().edits().undo();

        QTRY_COMPARE(failed.size(), 1);
        const auto left = driver.services().products.list({}, {.limit = 1}, ProductService::Variants::Load);
        QCOMPARE(left->rows[0].variants.size(), 1);
        QVERIFY(failed[0][0].value<Error>().message.contains(u"stay"_s));
    }
};

STEMDESK_TEST(TestReportStep)

} // namespace stemdesk::report_step_test

#include "tst_report_step.moc"
