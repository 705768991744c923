#include "core/exchange/orders/order_sheet_files.h"
#include "tests/support/order_sheets.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::order_sheet_csv_test {

namespace {

QStringList rowsOf(const OrderSheet &sheet)
{
    QStringList rows = QString::fromUtf8(orderSheetCsv(sheet)).split(u"\r\n"_s);
    rows.removeLast(); // The last row ends its line too.
    return rows;
}

} // namespace

class TestOrderSheetCsv : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void columnsAreThoseOfTheContract()
    {
        QVERIFY(orderSheetCsv({}).startsWith("\xef\xbb\xbf"));
        QCOMPARE(rowsOf({}),
                 QStringList{u"supplier,product,variant,sku,supplierCode,colours,stemLength,unitsNeeded,"
                             "unitsPerPack,packsToOrder,unitsToOrder,unitCostExclTax,orderCostExclTax,orderCostIncTax,"
                             "events,deliverOn,deliverTo,note,allowsSubstitutes"_s});
    }

    void aLineIsARow()
    {
        OrderSheetLine rose = sheets::line(u"Rose"_s, u"Quicksand"_s, 75, 0.5);
        rose.sku = u"QS-50"_s;
        rose.supplierCode = u"=B 7"_s;
        rose.colors = {u"Blush"_s, u"Ivory"_s};
        rose.stemLength = 50;
        rose.unitsNeeded = 52.5;
        rose.unitsPerPack = 25;
        rose.packsToOrder = 3;
        rose.eventNames = {u"Meadow wedding"_s, u"Christening"_s};
        OrderSheetSupplier supplier = sheets::supplier(u"Bloemenhof, Aalsmeer"_s, {rose});
        supplier.delivery = {
            .on = QDate(2026, 5, 29), .to = u"Dock 3"_s, .note = u"Cool"_s, .allowsSubstitutes = false};

        QCOMPARE(rowsOf(sheets::sheet({}, {supplier})).mid(1),
                 QStringList{u"\"Bloemenhof, Aalsmeer\",Rose,Quicksand,QS-50,'=B 7,Blush | Ivory,50,52.5,25,3,75,0.5,"
                             "37.5,45,Meadow wedding | Christening,2026-05-29,Dock 3,Cool,false"_s});
    }

    void whatHasNoPriceIsNotFree()
    {
        OrderSheetLine rose = sheets::line(u"Rose"_s, u"Quicksand"_s, 10, 0);
        rose.isPriced = false;

        QCOMPARE(rowsOf(sheets::sheet({}, {sheets::supplier(u"Fleura"_s, {rose})})).at(1).count(u",0,"_s), 0);
        rose.isPriced = true;
        QVERIFY(rowsOf(sheets::sheet({}, {sheets::supplier(u"Fleura"_s, {rose})})).at(1).contains(u",0,0,0,"_s));
    }

    void moneyIsInWholePennies()
    {
        OrderSheetLine rose = sheets::line(u"Rose"_s, u"Quicksand"_s, 75, 0.5);
        rose.unitCostExclTax = 1.0 / 3;
        rose.orderCostExclTax = 73.44000000000001;
        rose.orderCostIncTax = 88.128;

        const QString row = rowsOf(sheets::sheet({}, {sheets::supplier(u"A"_s, {rose})})).value(1);

        QVERIFY2(row.contains(u",0.3333,73.44,88.13,"_s), qPrintable(row));
    }

    void whatThereIsNotStaysEmpty()
    {
        OrderSheetSupplier nobody = sheets::supplier({}, {sheets::line(u"Moss"_s, u"Bag"_s, 2, 0)});
        nobody.supplierId = {};

        QCOMPARE(rowsOf(sheets::sheet({}, {nobody})).value(1), u",Moss,Bag,,,,,2,,,2,0,0,0,,,,,"_s);
    }

    void everySupplierFollowsInOrder()
    {
        const OrderSheet sheet = sheets::sheet(
            {},
            {sheets::supplier(u"A"_s, {sheets::line(u"Rose"_s, u"1"_s, 1, 1), sheets::line(u"Rose"_s, u"2"_s, 1, 1)}),
             sheets::supplier(u"B"_s, {sheets::line(u"Rose"_s, u"3"_s, 1, 1)})});

        const QStringList rows = rowsOf(sheet);

        QCOMPARE(rows.size(), 4);
        QVERIFY(rows[1].startsWith(u"A,Rose,1,"_s));
        QVERIFY(rows[2].startsWith(u"A,Rose,2,"_s));
        QVERIFY(rows[3].startsWith(u"B,Rose,3,"_s));
    }

    void textsThatWouldRunAreDefused()
    {
        OrderSheetLine line = sheets::line(u"=cmd|'/c calc'!A1"_s, u"+1"_s, 1, 1);
        line.sku = u"-1"_s;
        line.colors = {u"@x"_s, u"=y"_s};
        line.eventNames = {u"=z"_s};

        QCOMPARE(rowsOf(sheets::sheet({}, {sheets::supplier(u"=1"_s, {line})})).value(1),
                 u"'=1,'=cmd|'/c calc'!A1,'+1,'-1,,'@x | =y,,1,,,1,1,1,1.2,'=z,,,,"_s);
    }
};

STEMDESK_APPLESS_TEST(TestOrderSheetCsv)

} // namespace stemdesk::order_sheet_csv_test

#include "tst_order_sheet_csv.moc"
