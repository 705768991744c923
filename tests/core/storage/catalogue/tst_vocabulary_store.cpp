#include "core/storage/rows/resource_store.h"

#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "core/storage/engine/session.h"
#include "tests/support/plan_watch.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QTest>

namespace stemdesk::vocabulary_store_test {

class TestVocabularyStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyListHasItsIndex();
    void updateOfAnotherVersionIsStale();
    void namedIgnoresCaseAlone();
};

void TestVocabularyStore::everyListHasItsIndex()
{
    if (isOnPostgres())
        QSKIP("It reads SQLite's plans.");
    TestShop test;
    const ResourceStore<colourSpec> colours(test.session(), test.context().tenant());
    const ResourceStore<categorySpec> categories(test.session(), test.context().tenant());
    PlanWatch watch;

    QVERIFY(colours.list({}, {.after = 3}));
    QVERIFY(categories.list({.updatedSince = 1}, {}));
    QVERIFY(colours.all() && categories.all());
    QVERIFY(*colours.named(u"white"_s));
    QVERIFY(!colours.find(ColourId::create()));

    QCOMPARE(watch.queries().size(), 6);
    QCOMPARE(watch.badSteps(), QStringList());
}

void TestVocabularyStore::updateOfAnotherVersionIsStale()
{
    TestShop test;
    ResourceStore<colourSpec> store(test.session(), test.context().tenant());
    Colour colour{.id = ColourId::create(), .name = u"Ruby"_s, .hex = u"#aa0000"_s, .version = 4};
    QVERIFY(store.insert(colour));

    Colour other = colour;
    other.version = 3;
    QCOMPARE(store.update(other, colour).error().kind, Error::Kind::Stale);
    const Colour before = colour;
    colour.version = 5;
    QVERIFY(store.update(before, colour));
    QCOMPARE(*store.find(colour.id), colour);
}

void TestVocabularyStore::namedIgnoresCaseAlone()
{
    TestShop test;
    ResourceStore<colourSpec> store(test.session(), test.context().tenant());
    QVERIFY(store.insert({.id = ColourId::create(), .name = u"Crème"_s, .hex = u"#ffffff"_s, .version = 1}));

    QVERIFY(*store.named(u"CRÈME"_s));
    QVERIFY(!*store.named(u"Creme"_s));
}

STEMDESK_GUILESS_TEST(TestVocabularyStore)

} // namespace stemdesk::vocabulary_store_test

#include "tst_vocabulary_store.moc"
