#include "core/domain/catalogue/supplier.h"
#include "core/domain/clients/contact.h"
#include "core/domain/series/series.h"
#include "core/exchange/exports/resource_table.h"
#include "tests/support/api_fixture.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/file_bytes.h"
#include "tests/support/test_registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::tables_test {

class TablesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyTableIsAsExported_data();
    void everyTableIsAsExported();
    void scopesAreThoseOfTheLists_data() { everyTableIsAsExported_data(); }
    void scopesAreThoseOfTheLists();
    void filtersAreThoseOfTheLists();
    void pagesAndFieldsAreNotTaken_data();
    void pagesAndFieldsAreNotTaken();
    void formulasAreDefused();
    void whatIsKnownIsNotSentAgain();
    void aLongTableArrivesWhole();
    void askedAsASpreadsheetAsks();

private:
    QByteArray exported(ExportedTable table);
};

void TablesTest::initTestCase()
{
    m_fixture = std::make_unique<ApiFixture>();
    const InvoiceRequest request{.kind = u"rest"_s, .buyer = InvoiceBuyerPatch{.name = u"Anna"_s}};
    must(m_fixture->shop().invoices.issue(m_fixture->mine().event, request));
}

QByteArray TablesTest::exported(ExportedTable table)
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(u"table.csv"_s);
    must(exportTable(m_fixture->shop(), {.table = table}, name, [](qint64) { return true; }));
    return fileBytes(name);
}

void TablesTest::everyTableIsAsExported_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("table");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("scope");
    const auto row = [](const QByteArray &name, ExportedTable table, const QByteArray &head, const QByteArray &scope) {
        QTest::newRow(name.constData()) << name << int(table) << head << scope;
    };
    row("suppliers", ExportedTable::Suppliers, exportedColumns(supplierSpec()).join(u',').toUtf8(), "suppliers:read");
    row("colors", ExportedTable::Colours, "colorId,name,hex,isPreset", "colors:read");
    row("categories", ExportedTable::Categories, "categoryId,name,isPreset", "categories:read");
    row("products", ExportedTable::Products,
        "productId,product,category,productType,variantId,variant,stemLength,unitsPerPack,colors,suppliers,minPacks,"
        "sku,"
        "notes,supplierCodes,supplierEans,packs",
        "products:read");
    row("events", ExportedTable::Events,
        "eventId,name,slug,status,clientName1,clientName2,ceremonyStart,ceremonyEnd,ceremonyAddress,venueStart,"
        "venueEnd,"
        "venueAddress,budget,numberOfGuests,numberOfTables,colourScheme,itemsCount,customerPriceIncTax,costIncTax,"
        "wasteCostIncTax,costOfGoodsIncTax,pooledWasteIncTax,pooledCostOfGoodsIncTax,ownHireIncTax,"
        "firstDay,createdAt,source,customerPriceExclTax,costOfGoodsExclTax,"
        "ownHireExclTax,labourExclTax,wasteCostExclTax",
        "events:read");
    row("event-goods", ExportedTable::EventGoods,
        "eventId,event,status,firstDay,variantId,variant,productType,isHired,units,costExclTax,wasteCostExclTax",
        "events:read");
    row("tasks", ExportedTable::Tasks,
        "taskId,on,kind,title,eventId,event,eventGroupId,startsAt,endsAt,minutes,minutesSpent,person,doneAt,notes,"
        "isAutomatic",
        "events:read");
    row("series", ExportedTable::Series, exportedColumns(seriesSpec()).join(u',').toUtf8(), "events:read");
    row("contacts", ExportedTable::Contacts, exportedColumns(contactSpec()).join(u',').toUtf8(), "contacts:read");
    row("payments", ExportedTable::Payments,
        "paidOn,event,amount,currency,method,reference,note,paymentId,invoiceId,eventId", "payments:read");
    row("invoices", ExportedTable::Invoices,
        "number,kind,issuedOn,dueOn,buyer,event,rate,amountExclTax,taxAmount,amountIncTax,currency,taxCategory,"
        "invoiceId,eventId,creditsNumber,eventAmounts",
        "invoices:read");
    row("price-entries", ExportedTable::Prices,
        "priceList,date,variantId,product,variant,stemLength,sku,supplier,unitCostExclTax", "price_lists:read");
    row("order-lines", ExportedTable::OrderLines,
        "orderSheetId,createdAt,supplier,product,variant,sku,supplierCode,colours,stemLength,unitsNeeded,"
        "unitsPerPack,packsToOrder,unitsToOrder,unitCostExclTax,orderCostExclTax,orderCostIncTax,events,deliverOn,"
        "deliverTo,note,allowsSubstitutes,supplierId,variantId,eventUnits,packsReceived,receivedCostExclTax,"
        "rejectedCostExclTax,creditExclTax,state",
        "orders:read");
}

void TablesTest::everyTableIsAsExported()
{
    QFETCH(const QByteArray, name);
    QFETCH(const int, table);
    QFETCH(const QByteArray, head);
    must(m_fixture->shop().orderSheets.save({m_fixture->mine().event}));
    must(m_fixture->shop().contacts.create({.name = u"Ada"_s, .phones = QStringList{u"1"_s, u"2"_s}}));
    must(m_fixture->shop().series.create({.name = u"Lobby"_s,
                                          .templateEventIds = rotaText({m_fixture->mine().event}),
                                          .rule = u"FREQ=WEEKLY"_s,
                                          .startsOn = QDate(2026, 6, 8)}));

    const Answer answer = api().get("/api/v1/tables/" + name + ".csv");

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.header("content-type"), "text/csv; charset=utf-8");
    QCOMPARE(answer.header("transfer-encoding"), "chunked");
    QVERIFY(answer.body.startsWith("\xef\xbb\xbf" + head + "\r\n"));
    QCOMPARE(answer.body, exported(ExportedTable(table)));
    QVERIFY(answer.body.count("\r\n") > 1);
}

void TablesTest::scopesAreThoseOfTheLists()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, scope);
    const auto fits = m_fixture->connect(m_fixture->newKey(must(Scopes::parse(scope))));
    const QByteArray other = scope == "colors:read" ? "suppliers:read" : "colors:read";
    const auto lacks = m_fixture->connect(m_fixture->newKey(must(Scopes::parse(other))));

    QCOMPARE(fits->get("/api/v1/tables/" + name + ".csv").status, 200);
    QCOMPARE(lacks->get("/api/v1/tables/" + name + ".csv").error(), "missing_scope:" + scope);
}

void TablesTest::filtersAreThoseOfTheLists()
{
    must(m_fixture->shop().suppliers.create({.name = u"Findling"_s}));
    const auto rows = [&](const QByteArray &table) {
        return api().get("/api/v1/tables/" + table).body.count("\r\n") - 1;
    };

    QCOMPARE(rows("suppliers.csv?q=findl"), 1);
    QCOMPARE(rows("suppliers.csv?status=archived&q=findl"), 0);
    QCOMPARE(rows("products.csv?q=nothinglikethis"), 0);
    QCOMPARE(rows("events.csv?status=complete"), 0);
    QCOMPARE(rows("events.csv?followUpTo=2026-01-01"), 0);
    QCOMPARE(rows("contacts.csv?q=nothinglikethis"), 0);
    QCOMPARE(rows("payments.csv?from=2026-03-21"), 0);
    QCOMPARE(rows("payments.csv?to=2026-03-20"), 1);
    QCOMPARE(rows("price-entries.csv?updatedSince=" + QByteArray::number(m_fixture->test().now() + 1)), 0);
    QCOMPARE(rows("colors.csv?updatedSince=" + QByteArray::number(m_fixture->test().now() + 1)), 0);
    QCOMPARE(api().get("/api/v1/tables/suppliers.csv?status=gone").error(), "invalid_status");
    QCOMPARE(api().get("/api/v1/tables/products.csv?supplierId=x").error(), "invalid_supplierId");
    QCOMPARE(api().get("/api/v1/tables/colors.csv?updatedSince=x").error(), "invalid_updatedSince");
}

void TablesTest::pagesAndFieldsAreNotTaken_data()
{
    QTest::addColumn<QByteArray>("parameter");
    for (const char *name : {"limit", "cursor", "fields"})
        QTest::newRow(name) << QByteArray(name);
}

void TablesTest::pagesAndFieldsAreNotTaken()
{
    QFETCH(const QByteArray, parameter);

    QCOMPARE(api().get("/api/v1/tables/products.csv?" + parameter + "=1").error(), "unknown_parameter:" + parameter);
}

void TablesTest::formulasAreDefused()
{
    must(m_fixture->shop().suppliers.create({.name = u"=1+1"_s, .phone = u"+31 20"_s}));

    QVERIFY(api().get("/api/v1/tables/suppliers.csv").body.contains(",'=1+1,,'+31 20,"));
}

void TablesTest::whatIsKnownIsNotSentAgain()
{
    const QByteArray path = "/api/v1/tables/suppliers.csv";
    const QByteArray tag = api().get(path).header("etag");

    const Answer same = api().get(path, {{"If-None-Match", tag}});
    const Answer filtered = api().get(path + "?status=active", {{"If-None-Match", tag}});
    must(m_fixture->shop().suppliers.create({.name = u"New"_s}));
    const Answer other = api().get(path, {{"If-None-Match", tag}});

    QVERIFY(!tag.isEmpty());
    QCOMPARE(same.status, 304);
    QCOMPARE(same.header("etag"), tag);
    QVERIFY(same.body.isEmpty());
    QCOMPARE(filtered.status, 200);
    QCOMPARE(other.status, 200);
    QVERIFY(other.header("etag") != tag);
}

void TablesTest::aLongTableArrivesWhole()
{
    QList<Result<ProductRow>> wanted;
    for (int i = 0; i < 2'000; ++i)
        wanted.append(productRow(u"Long %1"_s.arg(i), u"Variety"_s));
    must(m_fixture->shop().products.upsert(wanted));

    const Answer answer = api().get("/api/v1/tables/products.csv?q=long");

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.body.count("\r\n"), 2'001);
    QVERIFY(answer.body.contains(",Long 0,") && answer.body.contains(",Long 1999,"));
}

/// LibreOffice first asks for the allowed methods, then for the head, then for the table, and for the password in
/// between.
void TablesTest::askedAsASpreadsheetAsks()
{
    const QByteArray path = "/api/v1/tables/suppliers.csv";
    const auto nobody = m_fixture->connect({});
    const http::Headers basic{{"Authorization", "Basic " + ("office:" + m_fixture->knownKey()).toBase64()}};

    QCOMPARE(nobody->request("OPTIONS", path).status, 401);
    const Answer options = nobody->request("OPTIONS", path, {}, basic);
    const Answer head = nobody->request("HEAD", path, {}, basic);
    const Answer get = nobody->get(path, basic);

    QCOMPARE(options.status, 204);
    QCOMPARE(options.header("allow"), "GET, HEAD, OPTIONS");
    QCOMPARE(head.status, 200);
    QCOMPARE(head.header("content-type"), "text/csv; charset=utf-8");
    QCOMPARE(head.header("etag"), get.header("etag"));
    QCOMPARE(get.body, exported(ExportedTable::Suppliers));
}

STEMDESK_GUILESS_TEST(TablesTest)

} // namespace stemdesk::tables_test

#include "tst_tables.moc"
