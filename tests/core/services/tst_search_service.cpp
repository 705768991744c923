#include "core/services/search_service.h"

#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::search_service_test {

class TestFinder : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreFoundWithoutCaseAndAccents()
    {
        QVERIFY(m_filled->shop.suppliers.create({.name = u"Pépinière Noël"_s}));

        QCOMPARE(find(u"noel PEP"_s).suppliers.value(0).name, u"Pépinière Noël"_s);
        QVERIFY(find(u"…"_s).suppliers.isEmpty());
    }

    void everyKindIsFoundByOneText()
    {
        QVERIFY(m_filled->shop.suppliers.create({.name = u"Rosewood"_s}));
        QVERIFY(m_filled->shop.events.create({.name = u"Rose wedding"_s}));

        const Findings found = find(u"ros"_s);

        QCOMPARE(found.events.value(0).name, u"Rose wedding"_s);
        QCOMPARE(found.products.value(0).productId, m_filled->roseProduct);
        QCOMPARE(found.suppliers.value(0).name, u"Rosewood"_s);
    }

    void namesThatBeginWithTheWordsComeFirst()
    {
        for (const QString &name : {u"Best of Kent"_s, u"Kent Growers"_s, u"A Kentish farm"_s})
            QVERIFY(m_filled->shop.suppliers.create({.name = name}));

        QCOMPARE(namesOf(find(u"kent"_s).suppliers),
                 QStringList({u"Kent Growers"_s, u"A Kentish farm"_s, u"Best of Kent"_s}));
    }

    void archivedSuppliersComeLast()
    {
        const auto old = must(m_filled->shop.suppliers.create({.name = u"Kent Growers"_s}));
        QVERIFY(m_filled->shop.suppliers.create({.name = u"New Kent"_s}));
        QVERIFY(m_filled->shop.suppliers.archive(old.id));

        QCOMPARE(namesOf(find(u"kent"_s).suppliers), QStringList({u"New Kent"_s, u"Kent Growers"_s}));
    }

    void eventsAheadComeBeforeThoseThatAreOver()
    {
        const auto add = [&](const QString &name, qint64 days) {
            QVERIFY(
                m_filled->shop.events.create({.name = name, .venueStart = m_test->now() + days * 24 * 3'600 * 1'000}));
        };
        add(u"Smith last year"_s, -300);
        add(u"Smith later"_s, 30);
        add(u"Smith soon"_s, 3);

        const Findings found = find(u"smith"_s);

        QCOMPARE(found.events.value(0).name, u"Smith soon"_s);
        QCOMPARE(found.events.value(1).name, u"Smith later"_s);
        QCOMPARE(found.events.value(2).name, u"Smith last year"_s);
    }

    void varietiesAreFoundByTheirOwnWordsBesideTheProducts()
    {
        const ProductRow row{.productId = m_filled->roseProduct,
                             .hasVariant = true,
                             .variant = {.name = u"Quicksand"_s, .stemLength = 50}};
        QVERIFY(must(m_filled->shop.products.upsert({row})).constFirst());

        const Findings byVariety = find(u"rose quick"_s);
        QCOMPARE(byVariety.products.size(), 1);
        QCOMPARE(byVariety.products.constFirst().variant->name, u"Quicksand"_s);

        const Findings byProduct = find(u"rose"_s);
        QCOMPARE(byProduct.products.size(), 1);
        QVERIFY(!byProduct.products.constFirst().variant);
        QCOMPARE(byProduct.products.constFirst().varieties, 2);
    }

    void otherShopsAreNotFound()
    {
        QVERIFY(m_test->otherShop().suppliers.create({.name = u"Secret source"_s}));

        QVERIFY(find(u"secret"_s).suppliers.isEmpty());
    }

    void noMoreThanTheLimitIsFound()
    {
        for (int i = 0; i < 9; ++i)
            QVERIFY(m_filled->shop.suppliers.create({.name = u"Kent %1"_s.arg(i)}));

        QCOMPARE(must(shop().search.find(u"kent"_s, 5)).suppliers.size(), 5);
    }

    void nameIsRankedByItsBeginning_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("rank");
        QTest::newRow("whole beginning") << QStringList({u"rose"_s, u"av"_s}) << 0;
        QTest::newRow("other order") << QStringList({u"av"_s, u"rose"_s}) << 1;
        QTest::newRow("inside") << QStringList(u"av"_s) << 2;
    }

    void nameIsRankedByItsBeginning()
    {
        QFETCH(const QStringList, words);
        QTEST(nameRank(words, u"Rosé Avalanche"_s), "rank");
    }

private:
    Findings find(const QString &q) { return must(shop().search.find(q, 8)); }
};

STEMDESK_GUILESS_TEST(TestFinder)

} // namespace stemdesk::search_service_test

#include "tst_search_service.moc"
