#include "core/storage/engine/search_rewrite.h"

#include "core/services/check_service.h"
#include "core/services/shops/shop_file_service.h"
#include "core/storage/engine/migrator.h"
#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/event_shop.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::search_rewrite_test {

using namespace Qt::StringLiterals;

namespace {

QStringList findingsIn(TestShop &test)
{
    QStringList sentences;
    CheckService check(test.services(), [&](const CheckFinding &finding) { sentences += finding.sentence; });
    must(check.check());
    return sentences;
}

/// Words as they were folded at first: capitals that signs decompose to stayed capitals.
void indexAsAtFirst(TestShop &test)
{
    Session &session = test.session();
    for (const char *table : {"supplier", "product", "event"}) {
        const auto rows = must(session.all("select key, search from " + QByteArray(table),
                                           [](const Row &row) { return std::pair(row.integer(0), row.text(1)); }));
        for (const auto &[key, text] : rows) {
            const QString old = QString(text).replace("tm"_L1, "TM"_L1);
            QVERIFY(session.driver().reindex(session, table, key, text, old));
            QVERIFY(session.run("update " + QByteArray(table) + " set search = ? where key = ?", old, key));
        }
    }
}

/// The schema is what the first version made.
void forgetMigrations(Session &session)
{
    for (const QByteArray sql : {"drop table assistant_write",
                                 "drop index event_by_follow_up",
                                 "alter table event drop column source",
                                 "alter table event drop column follow_up_on",
                                 "alter table event drop column lost_reason",
                                 "drop table quote",
                                 "drop table quote_count",
                                 "drop table event_contact",
                                 "drop table contact",
                                 "drop table if exists contact_search",
                                 "drop table invoice",
                                 "drop table payment",
                                 "alter table event drop column payment_plan",
                                 "alter table shop drop column invoice_pattern",
                                 "alter table shop drop column tax_number",
                                 "alter table shop drop column electronic_address",
                                 "alter table shop drop column invoice_terms",
                                 "alter table shop drop column bank_details",
                                 "alter table shop drop column payment_plan",
                                 "drop table hire_return",
                                 "alter table supplier drop column claim_hours",
                                 "alter table supplier drop column claim_email",
                                 "drop table task",
                                 "drop table task_dropped",
                                 "alter table event_group drop column minutes_per_copy",
                                 "alter table event_group drop column place",
                                 "alter table event_template_group drop column place",
                                 "alter table shop drop column plan",
                                 "alter table shop drop column stems_per_bucket",
                                 "alter table event_template_group drop column minutes_per_copy",
                                 "alter table api_key drop column calendar",
                                 "drop index received_goods_claimed",
                                 "drop index variant_by_owned",
                                 "alter table shop drop column hire_days_before",
                                 "alter table shop drop column hire_days_after",
                                 "alter table variant drop column owned_units",
                                 "alter table variant drop column replacement_cost_excl_tax",
                                 "alter table variant drop column hire_days_before",
                                 "alter table variant drop column hire_days_after",
                                 "alter table variant drop column spare_percent",
                                 "alter table variant drop column supplier_codes",
                                 "alter table product_type drop column spare_percent"})
        QVERIFY(session.run(sql));
    for (const char *column :
         {"rejected_units", "reason", "received_on", "invoice_number", "credit_excl_tax", "image_urls"})
        QVERIFY(session.run("alter table received_goods drop column " + QByteArray(column)));
    for (const char *column :
         {"spare_units", "supplier_code", "deliver_on", "deliver_to", "supplier_note", "allows_substitutes"})
        QVERIFY(session.run("alter table order_sheet_line drop column " + QByteArray(column)));
    QVERIFY(session.run("drop table feed_history"));
    QVERIFY(session.run("alter table webhook drop column is_failing"));
    for (const char *table : {"event_group", "event_template_group"})
        QVERIFY(session.run("alter table " + QByteArray(table) + " drop column fixed_price_inc_tax"));
    for (const char *column : {"has_discount", "discount_percent", "discount_amount_inc_tax"})
        QVERIFY(session.run("alter table event drop column " + QByteArray(column)));
    for (const char *index : {"variant_by_sku", "webhook_delivery_by_event", "webhook_delivery_by_state"})
        QVERIFY(session.run("drop index " + QByteArray(index)));
    QVERIFY(session.run("drop index idempotency_key_by_age"));
    QVERIFY(session.run("create index idempotency_key_by_age on idempotency_key (shop, created_at)"));
    QVERIFY(session.run("alter table change drop column parent"));
    QVERIFY(session.run("alter table webhook_delivery drop column event"));
    for (const char *column : {"retiring_secret", "retiring_until"})
        QVERIFY(session.run("alter table webhook drop column " + QByteArray(column)));
    for (const char *column :
         {"totals_rules", "country", "delivery_days_before", "names_events_on_orders", "labour_percent",
          "labour_rate_excl_tax", "fees", "proposal_cover", "accent_colour", "cover_words", "cover_picture"})
        QVERIFY(session.run("alter table shop drop column " + QByteArray(column)));
    for (const char *column : {"pricing", "is_recipe", "payment_plan"})
        QVERIFY(session.run("alter table event_template drop column " + QByteArray(column)));
    for (const QByteArray table : {"supplier", "product", "variant", "price_list", "event"}) {
        QVERIFY(session.run("drop index " + table + "_by_external_id"));
        QVERIFY(session.run("alter table " + table + " drop column external_id"));
    }
    QVERIFY(session.run("delete from schema_migration where number > 1"));
}

} // namespace

class TestSearchRewrite : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOlderDatabaseIsSearchedLikeANewOne();
    void anOlderFileIsSearchedLikeANewOne();
    void suppliersOfBeforeAreFoundByAllTheirTexts();
    void whatIsRightIsLeftAlone();
    void tokensGoToAnotherShop();
};

void TestSearchRewrite::anOlderDatabaseIsSearchedLikeANewOne()
{
    TestShop test;
    for (ShopServices *shop : {&test.shop(), &test.otherShop()}) {
        ShopWithEvent filled(*shop);
        must(shop->suppliers.patch(filled.supplier, {.name = u"Kühl™"_s}));
        must(shop->events.patch(filled.event, {.name = u"Iris™"_s}));
        made(*shop, productRow(u"Rosa™"_s, u"White™"_s));
    }
    QCOMPARE(findingsIn(test), QStringList());
    indexAsAtFirst(test);
    QCOMPARE(findingsIn(test).isEmpty(), isOnPostgres()); // SQLite's index folds capitals, the column does not.
    forgetMigrations(test.session());

    QVERIFY(migrate(test.session(), test.clock()));

    QCOMPARE(findingsIn(test), QStringList());
    for (ShopServices *shop : {&test.shop(), &test.otherShop()}) {
        QCOMPARE(must(shop->suppliers.list({.q = u"kuhltm"_s}, {})).rows.size(), 1);
        QCOMPARE(must(shop->events.list({.q = u"IRIS™"_s}, {})).rows.size(), 1);
        for (const QString &q : {u"rosatm"_s, u"white™"_s})
            QCOMPARE(must(shop->products.list({.q = q}, {}, ProductService::Variants::Skip)).rows.size(), 1);
    }
}

void TestSearchRewrite::anOlderFileIsSearchedLikeANewOne()
{
    TestShop source(TestShop::Engine::Sqlite);
    TestShop target;
    must(source.shop().suppliers.create({.name = u"Kühl™"_s}));
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"shop.stemdesk"_s);
    const auto filesOf = [](TestShop &test) {
        return ShopFileService(test.services(), test.clock(), [](const ShopMoveProgress &) { return true; });
    };
    must(filesOf(source).write(source.shopId(), file));
    {
        const SqliteDriver driver(file);
        const auto session = must(Session::open(driver));
        QVERIFY(session->run("update supplier set search = replace(search, 'kuhltm', 'kuhlTM')"));
        forgetMigrations(*session);
    }

    must(filesOf(target).read(file));

    ShopServices *shop = must(target.services().forShop(source.shopId()));
    QCOMPARE(must(shop->suppliers.list({.q = u"kuhltm"_s}, {})).rows.size(), 1);
    QCOMPARE(findingsIn(target), QStringList());
}

/// Versions before looked at names only.
void TestSearchRewrite::suppliersOfBeforeAreFoundByAllTheirTexts()
{
    TestShop test;
    for (ShopServices *shop : {&test.shop(), &test.otherShop()})
        must(shop->suppliers.create({.name = u"Kühl"_s,
                                     .contactEmail = u"verkoop@roosendaal.example"_s,
                                     .phone = u"+31 20 794 6016"_s,
                                     .notes = u"Opens at four"_s}));
    Session &session = test.session();
    const auto rows =
        must(session.all("select key, shop, search from supplier where is_default = 0",
                         [](const Row &row) { return std::tuple(row.integer(0), row.integer(1), row.text(2)); }));
    for (const auto &[key, shop, text] : rows) {
        const QString old = QString::number(shop) + u"_kuhl"_s;
        QVERIFY(session.driver().reindex(session, "supplier", key, text, old));
        QVERIFY(session.run("update supplier set search = ? where key = ?", old, key));
    }
    QVERIFY(session.run("delete from schema_migration where number >= 30"));

    QVERIFY(migrate(session, test.clock()));

    for (ShopServices *shop : {&test.shop(), &test.otherShop()}) {
        for (const QString &q : {u"kuhl"_s, u"verkoop"_s, u"verkoop@roosendaal.example"_s, u"7946016"_s, u"FOUR"_s})
            QCOMPARE(must(shop->suppliers.list({.q = q}, {})).rows.size(), 1);
    }
    QCOMPARE(findingsIn(test), QStringList());
}

void TestSearchRewrite::whatIsRightIsLeftAlone()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    must(test.shop().suppliers.patch(filled.supplier, {.name = u"Łódź & Ærø İ №"_s}));
    must(test.shop().contacts.create({.name = u"Ærø"_s, .phones = QStringList{u"+45 62 52"_s}}));
    const auto texts = [&] {
        return must(test.session().all("select search from supplier union all select search from product "
                                       "union all select search from event union all select search from contact",
                                       [](const Row &row) { return row.text(0); }));
    };
    const QStringList before = texts();

    QVERIFY(rewriteSearch(test.session()));

    QCOMPARE(texts(), before);
    QCOMPARE(findingsIn(test), QStringList());
}

void TestSearchRewrite::tokensGoToAnotherShop()
{
    QCOMPARE(searchTextOfShop(u"1_rose 1__cred 11_rose 1"_s, 1, 27), u"27_rose 27__cred 11_rose 1"_s);
    QCOMPARE(searchTextOfShop(u"_h1 rose _h12"_s, 1, 27), u"_h27 rose _h12"_s);
    QCOMPARE(searchTextOfShop({}, 1, 27), QString());
}

STEMDESK_GUILESS_TEST(TestSearchRewrite)

} // namespace stemdesk::search_rewrite_test

#include "tst_search_rewrite.moc"
