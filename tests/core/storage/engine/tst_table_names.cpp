#include "core/storage/engine/table_names.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::table_names_test {

class TestTableNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesAreNamedAsBefore_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const char *query, const char *expected) {
            QTest::newRow(name) << QByteArray(query) << QByteArray(expected);
        };
        row("alone", "select product from product", "select product from p1 as product");
        row("before a condition", "select product.key from product where product.shop = ?",
            "select product.key from p1 as product where product.shop = ?");
        row("with a name of its own", "select v.key from variant v where v.product = 1",
            "select v.key from v1 v where v.product = 1");
        row("after as", "select n.key from product as n order by n.key", "select n.key from p1 as n order by n.key");
        row("joined", "from variant join product on product.key = variant.product left join supplier s on true",
            "from v1 as variant join p1 as product on product.key = variant.product left join s1 s on true");
        row("listed", "from product, variant v, shop where 1 = 1", "from p1 as product, v1 v, shop where 1 = 1");
        row("inside", "select (select max(key) from product where product = 2) from (select 1 from product) as product",
            "select (select max(key) from p1 as product where product = 2) from (select 1 from p1 as product) as "
            "product");
        row("other tables", "select from products join xproduct on from_product",
            "select from products join xproduct "
            "on from_product");
        row("in a text", "select 'from product', \"from product\" from product limit 1",
            "select 'from product', \"from product\" from p1 as product limit 1");
        row("no query", "update product set name = ?", "update product set name = ?");
        row("cut off", "select 'from product", "select 'from product");
    }
    void tablesAreNamedAsBefore()
    {
        QFETCH(const QByteArray, query);
        QFETCH(const QByteArray, expected);

        QCOMPARE(withTables(query, {{"product", "p1"}, {"variant", "v1"}, {"supplier", "s1"}}), expected);
    }
};

STEMDESK_GUILESS_TEST(TestTableNames)

} // namespace stemdesk::table_names_test

#include "tst_table_names.moc"
