#include "core/services/check_service.h"

#include "core/services/unit_of_work.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTest>

namespace stemdesk::check_service_test {

namespace {

/// The findings of a check of all shops on new connections.
QList<CheckFinding> findingsOf(TestShop &test, CheckExtent *extent = nullptr)
{
    QList<CheckFinding> findings;
    const std::unique_ptr<Services> services = must(Services::open(test.source()));
    CheckService check(*services, [&](const CheckFinding &finding) { findings.append(finding); });
    const CheckExtent done = must(check.check());
    if (extent)
        *extent = done;
    return findings;
}

QString textOf(const QList<CheckFinding> &findings)
{
    QStringList sentences;
    for (const CheckFinding &finding : findings)
        sentences += finding.sentence;
    return sentences.join(u'\n');
}

/// Damages the data through a connection without foreign key checks.
void meddle(TestShop &test, const QByteArray &sql)
{
    const std::unique_ptr<Session> session = must(Session::open(test.driver()));
    const QByteArray unchecked =
        isOnPostgres() ? "set session_replication_role = replica" : "pragma foreign_keys = off";
    for (const QByteArray &statement : QByteArray(unchecked + ';' + sql).split(';')) {
        if (const Status done = session->run(statement); !done)
            qFatal("%s: %ls", statement.constData(), qUtf16Printable(done.error().message));
    }
}

/// Offset of the b-tree with this name in the file.
qint64 pageOf(TestShop &test, const QString &name)
{
    const std::unique_ptr<Session> session = must(Session::open(test.driver()));
    const Result<qint64> moved = session->change("pragma wal_checkpoint(truncate)");
    if (!moved)
        qFatal("%ls", qUtf16Printable(moved.error().message));
    const auto page = must(session->first(
        "select (rootpage - 1) * (select page_size from pragma_page_size()) from sqlite_master where name = ?",
        [](const Row &row) { return row.integer(0); }, name));
    return page.value_or(0);
}

} // namespace

class TestCheckService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void soundShopsAreClean();
    void openWorkOfOthersIsNoFinding();
    void meddlingIsNamed_data();
    void meddlingIsNamed();
    void damagedPageIsNamed_data();
    void damagedPageIsNamed();
};

void TestCheckService::soundShopsAreClean()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    const ShopWithEvent beside(test.otherShop());
    const EventGroupId second = filled.addGroup(u"Aisle"_s);
    for (int i = 0; i < 4; ++i)
        filled.addLine(second, filled.rose, i / 3.0, 0);
    must(test.shop().lines.patchGroup(filled.event, second, {.position = 0}));
    must(test.shop().lines.removeItem(filled.event, filled.group, filled.roses));
    must(test.shop().suppliers.patch(filled.supplier, {.name = u"Covent Garden"_s}));
    CheckExtent extent;

    const QList<CheckFinding> findings = findingsOf(test, &extent);

    QCOMPARE(textOf(findings), QString());
    QCOMPARE(extent.shops, 2);
    QCOMPARE(extent.events, 2);
    QCOMPARE(extent.lines, 7);
    QCOMPARE(extent.priceLists, 4);
    QCOMPARE(extent.findings, 0);
}

void TestCheckService::openWorkOfOthersIsNoFinding()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    Result<UnitOfWork> work = UnitOfWork::begin(test.context());
    filled.addPrice(filled.flowers, filled.rose, 7);
    filled.addLine(filled.group, filled.vase, 5);

    const QString during = textOf(findingsOf(test));
    QVERIFY(work->commit());

    QCOMPARE(during, QString());
    QCOMPARE(textOf(findingsOf(test)), QString());
}

void TestCheckService::meddlingIsNamed_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const QByteArray &sql, const QString &said) {
        QTest::newRow(name) << sql << said;
    };
    row("price", "update event set customer_price_inc_tax = customer_price_inc_tax + 1e-13 where key = 1",
        u"customerPriceIncTax is stored as"_s);
    row("cost", "update event set cost_inc_tax = 5 where key = 1", u"costIncTax is stored as 5, but comes to"_s);
    row("waste", "update event set waste_cost_inc_tax = 0 where key = 1", u"wasteCostIncTax is stored as 0"_s);
    row("entry", "update price_entry set unit_cost_excl_tax = 3 where key = 1", u"costIncTax is stored as"_s);
    row("variant gone", "delete from variant where key = 1", u"event_item refers to a row of table variant"_s);
    row("quantity", "update event_item set quantity = quantity + 1 where key = 1", u"costIncTax is stored as"_s);
    row("lines counted", "update event set items_count = 9 where key = 1",
        u"itemsCount is stored as 9, but it has 2 lines"_s);
    row("entries counted", "update price_list set entries_count = 4 where key = 1",
        u"entriesCount is stored as 4, but it has 1 entries"_s);
    row("line position doubled", "update event_item set position = 0 where key = 2",
        u"stand at position 0 where 1 is due"_s);
    row("group position gap", "update event_group set position = 3 where key = 1",
        u"groups stand at position 3 where 0 is due"_s);
    row("ranks swapped", "update event_item set rank = -rank - 1 where event = 1", u"stand at position"_s);
    row("rank doubled", "update event_item set rank = 0 where event = 1", u"have the same rank"_s);
    row("line in another shop's group", "update event_item set event_group = 2 where key = 2",
        u"refer to rows of the table event_group that belong to another shop (1)"_s);
    // PostgreSQL fills its index from the row's own text.
    const QByteArray notSearched = "alter table %1 alter column tokens drop expression; "
                                   "update %1 set tokens = null where shop = 1";
    const auto unsearched = [&](const char *sqlite, const QByteArray &table) {
        return isOnPostgres() ? QByteArray(notSearched).replace("%1", table) : QByteArray(sqlite);
    };
    row("supplier not searched",
        unsearched("insert into supplier_search (supplier_search, rowid, tokens) "
                   "select 'delete', key, search from supplier where name = 'Flower market' and shop = 1",
                   "supplier"),
        u"\"Flower market\": the search index does not hold its words"_s);
    row("product searched by old words",
        QByteArray(isOnPostgres() ? "alter table product alter column tokens drop expression;" : "")
            + "update product set search = search || ' 1_orchid' where key = 1",
        u"\"Rose\": the search index does not hold its words"_s);
    row("event not searched",
        unsearched("insert into event_search (event_search, rowid, tokens) "
                   "select 'delete', key, search from event where key = 1",
                   "event"),
        u"\"Anna and Ben\": the search index does not hold its words"_s);
    row("feed with a gap", "delete from change where shop = 1 and seq = 2", u"the change feed has gaps"_s);
    row("feed behind", "update shop set change_seq = change_seq + 1 where key = 1", u"the change feed ends at"_s);
}

void TestCheckService::meddlingIsNamed()
{
    QFETCH(QByteArray, sql);
    QFETCH(QString, said);
    TestShop test;
    const ShopWithEvent filled(test.shop());
    const ShopWithEvent beside(test.otherShop());

    meddle(test, sql);

    const QList<CheckFinding> findings = findingsOf(test);
    QVERIFY2(textOf(findings).contains(said), qPrintable(textOf(findings)));
    for (const CheckFinding &finding : findings)
        QVERIFY(finding.shop != test.otherShopId());
}

void TestCheckService::damagedPageIsNamed_data()
{
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("said");
    QTest::newRow("an index that the check does not read") << u"event_item_by_variant"_s << u"page "_s;
    QTest::newRow("the events") << u"event"_s << u"its events cannot be read to the end"_s;
    QTest::newRow("the feed") << u"change"_s << u"its change feed cannot be read to the end"_s;
}

void TestCheckService::damagedPageIsNamed()
{
    if (isOnPostgres())
        QSKIP("It damages SQLite's file.");
    QFETCH(QString, tree);
    QFETCH(QString, said);
    TestShop test;
    const ShopWithEvent filled(test.shop());
    const qint64 page = pageOf(test, tree);
    QFile file(test.folder() + u"/stemdesk.db"_s);
    QVERIFY(page > 0 && file.open(QFile::ReadWrite) && file.seek(page));
    QCOMPARE(file.write(QByteArray(512, '\xee')), 512);
    file.close();

    const QList<CheckFinding> findings = findingsOf(test);

    // Newer engines begin this sentence with another word.
    QVERIFY2(textOf(findings).contains(said, Qt::CaseInsensitive), qPrintable(textOf(findings)));
    QVERIFY(findings.constFirst().shop.isNull()); // The engine's own test comes first.
}

STEMDESK_GUILESS_TEST(TestCheckService)

} // namespace stemdesk::check_service_test

#include "tst_check_service.moc"
