#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"
#include "tests/ui/import/import_driver.h"
#include "ui/import/table_choice.h"

#include <QMenu>

namespace stemdesk::odd_files_test {

using namespace stemdesk::ui;

namespace {

QString data(const QString &name)
{
    return QStringLiteral(STEMDESK_TEST_DATA "/imports/") + name;
}

} // namespace

/// Imports unprepared files through the window.
class TestOddFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSheetIsChosen();
    void theHeaderIsFoundAndCanBeChosen();
    void theEncodingIsChosen();
    void thePreviewShowsWhatWasUnderstood();
    void howPricesAreWrittenIsAskedOnceForTheFile();
    void pricesThatCouldBeSeveralAreLeftOpen();
    void rowsThatContradictEachOtherSayWhatTheyDo();
    void varietiesDoNotReplaceOneAnother();
    void columnsOfLengthsSayWhyTheyAreLeftOut();
    void rowsAreLeftOutByAColumn();
    void aWeeklyFileIsOneClickAndTellsWhatChanged();
    void numbersOfArticlesAreTheSuppliers();
    void growersAreNotTheSupplierOfAllRows();
    void aFileForAnotherPageIsSaid_data();
    void aFileForAnotherPageIsSaid();

private:
    /// What the preview says of each line of a list of products.
    static void readFates(const QByteArray &rows, QHash<QString, QString> &fates)
    {
        ImportDriver driver(ImportKind::Products);
        driver.dialog().open(driver.file(u"list.csv"_s, rows));
        QTRY_VERIFY(driver.canPress(u"Next"_s));
        driver.press(u"Next"_s);
        QTRY_VERIFY(driver.canPress(u"Import"_s) && !driver.says(u"Looking at the file"_s));
        for (const QStringList &row : driver.rows(u"First rows"_s))
            fates.insert(row.at(0), row.at(1));
    }
    static void choose(const ImportDriver &driver, const QString &field, int index)
    {
        auto *box = driver.field<QComboBox>(field);
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    }
};

void TestOddFiles::growersAreNotTheSupplierOfAllRows()
{
    ImportDriver driver(ImportKind::Products);
    driver.dialog().open(driver.file(u"list.csv"_s, "Bloem;Soort;Kweker\nRoos;Menta;Zon\nRoos;Nina;Maan\n"));
    QTRY_VERIFY(driver.canPress(u"Next"_s));
    QCOMPARE(driver.meaning(u"Kweker"_s), u"Suppliers"_s);

    driver.field<QComboBox>(u"Supplier of all rows"_s)->setCurrentText(u"Westland"_s);

    QCOMPARE(driver.meaning(u"Kweker"_s), u"Left out"_s);
}

void TestOddFiles::aFileForAnotherPageIsSaid_data()
{
    QTest::addColumn<bool>("isOnClients");
    QTest::addColumn<bool>("isSaid");
    QTest::newRow("google.csv") << false << true;
    QTest::newRow("outlook_de.csv") << false << true;
    QTest::newRow("wholesaler_westland.xlsx") << false << false;
    QTest::newRow("shopify.csv") << false << false;
    QTest::newRow("list_nl.csv") << true << true;
    QTest::newRow("hubspot.csv") << true << false;
    QTest::newRow("contacts_es.csv") << true << false;
}

void TestOddFiles::aFileForAnotherPageIsSaid()
{
    QFETCH(const bool, isOnClients);
    ImportDriver driver(isOnClients ? ImportKind::Contacts : ImportKind::Products);

    driver.dialog().open(data(QString::fromUtf8(QTest::currentDataTag())));

    QTRY_VERIFY(driver.button(u"Next"_s));
    const QString said = isOnClients ? u"This looks like a price list."_s : u"This looks like an address book."_s;
    QTEST(driver.says(said), "isSaid");
}

void TestOddFiles::aSheetIsChosen()
{
    ImportDriver driver(ImportKind::Products);
    driver.dialog().open(data(u"sheet_hidden_old.xlsx"_s));
    QTRY_VERIFY(driver.canPress(u"Next"_s));
    QVERIFY(driver.says(u"Week 22"_s));
    QVERIFY(driver.says(u"0.45"_s));

    choose(driver, u"Sheet"_s, 0);

    QTRY_VERIFY(driver.says(u"0.95"_s));
    QVERIFY(driver.canPress(u"Next"_s));
}

void TestOddFiles::theHeaderIsFoundAndCanBeChosen()
{
    ImportDriver driver(ImportKind::Products);
    driver.dialog().open(driver.file(u"titles.csv"_s,
                                     "Prices of June;;\nproduct;variant;Shelf\nname;kind;place\n"
                                     "Rose;Red;A4\n"));
    QTRY_VERIFY(driver.canPress(u"Next"_s));
    QCOMPARE(driver.meaning(u"variant"_s), u"Variety"_s);

    choose(driver, u"Column names in"_s, 2);

    QTRY_VERIFY(driver.field<QComboBox>(u"Meaning of “place”"_s));
}

void TestOddFiles::theEncodingIsChosen()
{
    ImportDriver driver(ImportKind::Products);
    driver.dialog().open(driver.file(u"mac.csv"_s,
                                     "product;variant\nPivoine;F\x8e"
                                     "es\n"));
    QTRY_VERIFY(driver.says(u"Fées"_s));

    choose(driver, u"Text encoding"_s, 4);

    QTRY_VERIFY(driver.says(u"CP850"_s));
}

void TestOddFiles::thePreviewShowsWhatWasUnderstood()
{
    ImportDriver driver(ImportKind::Products);
    driver.dialog().open(driver.file(u"list.csv"_s,
                                     "product;variant;stemLength;unitsPerPack;unitCostExclTax\n"
                                     "Rose;Red;600 mm;20 st;0,45/st\nRose;White;50-60;x10;op aanvraag\n"));
    QTRY_VERIFY(driver.canPress(u"Next"_s));
    driver.press(u"Next"_s);
    QTRY_VERIFY(driver.canPress(u"Import"_s));

    const QList<QStringList> rows = driver.rows(u"First rows"_s);
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows.at(0).at(0), u"3"_s); // Rows with doubts come first.
    QVERIFY2(rows.at(0).at(1).contains(u"Unit cost excl. tax left out"_s), qUtf8Printable(rows.at(0).at(1)));
    QCOMPARE(rows.at(0).mid(4), (QStringList{u"50 cm"_s, u"10 per pack"_s, QString()}));
    QCOMPARE(rows.at(1).mid(4), (QStringList{u"60 cm"_s, u"20 per pack"_s, u"£0.45"_s}));
    QVERIFY(driver.says(u"1 row"_s));
}

void TestOddFiles::howPricesAreWrittenIsAskedOnceForTheFile()
{
    ImportDriver driver(ImportKind::Products);
    const QByteArray rows = "product;variant;unitCostExclTax\nArch;Oak;1.250\nStage;Black;12.000\n";
    driver.dialog().open(driver.file(u"hire.csv"_s, rows));
    QTRY_VERIFY(driver.canPress(u"Next"_s));
    driver.press(u"Next"_s);
    QTRY_VERIFY(driver.says(u"“1.250” is read as £1,250.00"_s));

    driver.press(u"Read as £1.25"_s);

    QTRY_VERIFY(driver.says(u"“1.250” is read as £1.25"_s));
    QCOMPARE(driver.rows(u"First rows"_s).at(0).at(4), u"£1.25"_s);
    driver.press(u"Import"_s);
    QTRY_VERIFY(driver.canPress(u"Close"_s));
    driver.dialog().open(driver.file(u"again.csv"_s, rows)); // The columns are known already, so the preview is next.
    QTRY_VERIFY(driver.says(u"“1.250” is read as £1.25"_s));
}

void TestOddFiles::pricesThatCouldBeSeveralAreLeftOpen()
{
    ImportDriver driver(ImportKind::Products);
    driver.dialog().open(data(u"words_en_open.csv"_s));
    QTRY_VERIFY(driver.canPress(u"Next"_s));

    QCOMPARE(driver.meaning(u"Price A"_s), u"Left out"_s);
    QVERIFY(driver.says(u"Which column is what you pay"_s));
}

void TestOddFiles::rowsThatContradictEachOtherSayWhatTheyDo()
{
    QHash<QString, QString> fates;
    readFates("product;variant;unitCostExclTax\nRose;Red;0,45\nRose;Red;0,55\nRose;Red;0,65\n", fates);

    QCOMPARE(fates.value(u"2"_s), u"New product (line 4 counts instead)"_s);
    QVERIFY2(fates.value(u"3"_s).startsWith(u"Not used: line 4 counts"_s), qPrintable(fates.value(u"3"_s)));
    QVERIFY2(fates.value(u"4"_s).startsWith(u"Changed"_s), qPrintable(fates.value(u"4"_s)));
}

void TestOddFiles::varietiesDoNotReplaceOneAnother()
{
    QHash<QString, QString> fates;
    readFates("product;variant;category\nRose;Red;Cut\nRose;White;Garden\n", fates);

    QVERIFY2(fates.value(u"2"_s).startsWith(u"New product"_s), qPrintable(fates.value(u"2"_s)));
    QVERIFY2(!fates.value(u"2"_s).contains(u"counts"_s), qPrintable(fates.value(u"2"_s)));
    QVERIFY2(fates.value(u"3"_s).contains(u"line 2 says Cut"_s), qPrintable(fates.value(u"3"_s)));
}

void TestOddFiles::columnsOfLengthsSayWhyTheyAreLeftOut()
{
    ImportDriver driver(ImportKind::Products);
    driver.dialog().open(data(u"lengths_as_columns.csv"_s));
    QTRY_VERIFY(driver.canPress(u"Next"_s));

    QCOMPARE(driver.meaning(u"40 cm"_s), u"Left out"_s);
    QVERIFY(driver.says(u"A length; each needs a row of its own · "_s));
    driver.mean(u"40 cm"_s, u"unitCostExclTax"_s);
    driver.mean(u"50 cm"_s, u"notes"_s);
    driver.mean(u"60 cm"_s, u"sku"_s);
    QVERIFY(!driver.says(u"A length; each needs a row of its own"_s));
}

void TestOddFiles::rowsAreLeftOutByAColumn()
{
    ImportDriver driver(ImportKind::Products);
    const QByteArray head = "product;variant;Status\n";
    driver.dialog().open(driver.file(u"list.csv"_s, head + "Rose;Red;actief\nRose;White;vervallen\n"));
    QTRY_VERIFY(driver.canPress(u"Next"_s));
    const auto *choice = driver.part<RowChoice>();
    QVERIFY(choice && choice->isVisible());
    for (QAction *value : choice->findChild<QMenu *>()->actions().constLast()->menu()->actions()) {
        if (value->text() == u"vervallen"_s)
            value->trigger();
    }
    driver.press(u"Next"_s);
    QTRY_VERIFY(driver.says(u"1 new"_s));
    driver.press(u"Import"_s);
    QTRY_VERIFY(driver.canPress(u"Close"_s));

    driver.dialog().open(driver.file(u"next.csv"_s, head + "Rose;Pink;actief\nRose;Blue;vervallen\n"));

    QTRY_VERIFY(driver.canPress(u"Import"_s));
    QVERIFY(driver.says(u"1 new"_s));
    QCOMPARE(driver.rows(u"First rows"_s).size(), 1);
}

void TestOddFiles::aWeeklyFileIsOneClickAndTellsWhatChanged()
{
    ImportDriver driver(ImportKind::Products);
    const QByteArray head = "Bloem;Soort;Per bos;Prijs;Leverancier\n";
    driver.dialog().open(driver.file(u"week 21.csv"_s,
                                     head
                                         + "Rose;Red;20;0,40;Zon\nRose;White;20;0,50;Zon\nTulp;Gold;50;0,20;Zon\n"
                                           "Lily;Casa;10;1,10;Zon\n"));
    QTRY_VERIFY(driver.canPress(u"Next"_s));
    driver.press(u"Next"_s);
    QTRY_VERIFY(driver.says(u"4 new"_s));
    driver.press(u"Import"_s);
    QTRY_VERIFY(driver.canPress(u"Close"_s));

    driver.dialog().open(driver.file(u"week 22.csv"_s,
                                     head
                                         + "Rose;Red;20;0,45;Zon\nRose;White;25;0,50;Zon\nTulp;Gold;50;0,15;Zon\n"
                                           "Rose;Blue;20;0,60;Zon\n"));

    QTRY_VERIFY(driver.canPress(u"Import"_s));
    QVERIFY(driver.says(u"Compared with the last prices: 1 dearer, 1 cheaper."_s));
    QVERIFY(driver.says(u"No longer in the file: Lily Casa."_s));
    QVERIFY(driver.says(u"The pack size of 1 varieties changes."_s));
    const QList<QStringList> rows = driver.rows(u"First rows"_s);
    QCOMPARE(rows.at(0).at(1), u"Changed, pack of 20 becomes 25"_s);
    QCOMPARE(rows.at(1).at(1), u"Changed, £0.40 becomes £0.45"_s);
    driver.press(u"Import"_s);
    QTRY_VERIFY(driver.canPress(u"Close"_s));
}

void TestOddFiles::numbersOfArticlesAreTheSuppliers()
{
    ImportDriver driver(ImportKind::Products);
    driver.dialog().open(driver.file(
        u"list.csv"_s, "Art.nr.;Bloem;Soort;EAN\nVR1;Rose;Red;8712345000017\nVR2;Rose;White;8712345000024\n"));
    QTRY_VERIFY(driver.canPress(u"Next"_s));
    QCOMPARE(driver.meaning(u"Art.nr."_s), u"Left out"_s);

    driver.field<QComboBox>(u"Supplier of all rows"_s)->setCurrentText(u"Zon"_s);
    QCOMPARE(driver.meaning(u"Art.nr."_s), u"Codes of suppliers"_s);
    QCOMPARE(driver.meaning(u"EAN"_s), u"EANs of suppliers"_s);
    driver.field<QComboBox>(u"Supplier of all rows"_s)->setCurrentText(QString());
    QCOMPARE(driver.meaning(u"EAN"_s), u"Left out"_s);
}

STEMDESK_TEST(TestOddFiles)

} // namespace stemdesk::odd_files_test

#include "tst_odd_files.moc"
