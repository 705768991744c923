#include "core/exchange/imports/product_import.h"

#include "core/services/imports/import_service.h"
#include "core/storage/change_store.h"
#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"

namespace stemdesk::import_runner_test {

using namespace Qt::StringLiterals;

class TestImportRunner : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPreviewWritesNothing();
    void aPreviewCountsTheWholeFile();
    void whatWasWrittenBeforeAFailureIsTold_data();
    void whatWasWrittenBeforeAFailureIsTold();
};

void TestImportRunner::aPreviewWritesNothing()
{
    TestShop shop;
    importProducts(shop.shop(), "product,variant,stemLength\nRose,Red,50\nRose,White,\n");
    const ChangeStore changes(shop.session(), shop.context().tenant());
    const qint64 seq = *changes.lastSeq();
    const TextFile written("product,variant,stemLength,suppliers\nRose,Red,50,\nRose,White,60,\nRose,Blue,,Flora\n"
                           "Tulip,Red,,Flora\nTulip,White,,\n,,,x\ntulip,red,70,\nRose,Red,,Hill\n,,x,\n");
    const auto file = TableFile::open(written.name());
    ProductImport import(shop.shop(), **file, ColumnMapping(ImportKind::Products, (*file)->header()));

    const auto preview = import.preview(7);

    QVERIFY(preview);
    QList<PreviewRow::Outcome> outcomes;
    for (const PreviewRow &row : preview->rows)
        outcomes += row.outcome;
    using enum PreviewRow::Outcome;
    QCOMPARE(outcomes, (QList{NoChange, AddsVariant, AddsVariant, CreatesProduct, AddsVariant, Refused, AddsVariant}));
    QCOMPARE(preview->rows.at(5).error->code, "product_required"_ba);
    QCOMPARE(preview->refused.size(), 2);
    QCOMPARE(preview->refused.last().line, 10);
    QCOMPARE(preview->counts, (ImportCounts{.created = 5, .updated = 1, .unchanged = 1, .refused = 2}));
    QCOMPARE(*changes.lastSeq(), seq);
    QCOMPARE(shop.shop().suppliers.list({}, {})->rows.size(), 0);
    QCOMPARE(import.run({}, {})->counts, preview->counts);
}

// The file has more rows than one transaction writes.
void TestImportRunner::aPreviewCountsTheWholeFile()
{
    TestShop shop;
    importProducts(shop.shop(), manyRows(700));
    const TextFile written(manyRows(1'300));
    const auto file = TableFile::open(written.name());
    ProductImport import(shop.shop(), **file, ColumnMapping(ImportKind::Products, (*file)->header()));

    const auto preview = import.preview(20);

    QCOMPARE(preview->rows.size(), 20);
    QCOMPARE(preview->counts, (ImportCounts{.created = 600, .unchanged = 700}));
    QCOMPARE(import.run({}, {})->counts, preview->counts);
}

void TestImportRunner::whatWasWrittenBeforeAFailureIsTold_data()
{
    QTest::addColumn<bool>("isAllOrNothing");
    QTest::newRow("each row by itself") << false;
    QTest::newRow("all or nothing") << true;
}

// Here the file changes while it is read; a full disk takes the same way.
void TestImportRunner::whatWasWrittenBeforeAFailureIsTold()
{
    QFETCH(const bool, isAllOrNothing);
    TestShop shop;
    const TextFile written(manyRows(1'300));
    const auto file = TableFile::open(written.name());
    ProductImport import(shop.shop(), **file, ColumnMapping(ImportKind::Products, (*file)->header()));
    const auto change = [&](const ImportProgress &progress) {
        QFile changed(written.name());
        if (progress.stage == ImportProgress::Stage::Writing && progress.done == 1'000)
            return changed.open(QFile::Append) && changed.write("\n") == 1;
        return true;
    };

    const auto report = import.run({.isAllOrNothing = isAllOrNothing}, {.watch = change});

    const auto left = shop.shop().imports.list({});
    if (isAllOrNothing) {
        QCOMPARE(report.error().code, "file_changed"_ba);
        QCOMPARE(left->rows.size(), 0);
        QCOMPARE(shop.shop().products.list({}, {}, ProductService::Variants::Skip)->rows.size(), 0);
        return;
    }
    QVERIFY(report && report->failure);
    QCOMPARE(report->failure->code, "file_changed"_ba);
    QCOMPARE(report->counts, (ImportCounts{.created = 1'000}));
    QCOMPARE(left->rows.size(), 1);
    QCOMPARE(std::optional(left->rows.first().id), report->batch);
    QVERIFY(shop.shop().imports.revert(*report->batch));
    QCOMPARE(shop.shop().products.list({}, {}, ProductService::Variants::Skip)->rows.size(), 0);
}

STEMDESK_GUILESS_TEST(TestImportRunner)

} // namespace stemdesk::import_runner_test

#include "tst_import_runner.moc"
