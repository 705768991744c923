#include "core/services/catalogue/vocabulary_service.h"

#include "core/domain/shops/shop_setup.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::vocabulary_service_test {

class TestVocabularyService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void createsColours();
    void createsCategories();
    void namesAreUniqueWithoutCase();
    void presetsAreReadOnly();
    void patchThatChangesNothingWritesNothing();
    void patchOnOldValuesIsStale();
    void renamesColoursOnProductsAndEvents();
    void newHexTouchesNoProduct();
    void renamesCategoriesOnProducts();
    void removedWordLeavesItsTag();
    void removedWordCanBePutBack();
    void listsPageByPage();
    void shopsKeepTheirWords();
};

namespace {

Colour crimson(ShopServices &shop)
{
    return *shop.colours.create({.name = u"Crimson"_s, .hex = u"#DC143C"_s});
}

/// A product with one variant in these colours.
ProductId product(ShopServices &shop, const QStringList &colours, const QString &category = {})
{
    const ProductRow row{.product = {.name = u"Rose"_s, .category = category, .productType = u"flower"_s},
                         .hasVariant = true,
                         .variant = {.name = u"Naomi"_s, .colors = colours}};
    const auto outcomes = shop.products.upsert({row});
    return outcomes->constFirst()->productId;
}

EventId wedding(ShopServices &shop, const QStringList &colours)
{
    return shop.events.create({.name = u"Wedding"_s, .colourScheme = std::optional(colours)})->event.id;
}

bool isNamed(const Changes &changes, Resource resource, const IdBytes &id)
{
    return std::ranges::any_of(changes, [&](const Change &change) {
        return change.resource == resource && change.id == id && change.action == ChangeAction::Updated;
    });
}

} // namespace

void TestVocabularyService::createsColours()
{
    TestShop test;

    const Result<Colour> colour = test.shop().colours.create({.name = u" Crimson "_s, .hex = u"#DC143C"_s});

    QVERIFY(colour);
    QCOMPARE(colour->name, u"Crimson"_s);
    QCOMPARE(colour->hex, u"#dc143c"_s);
    QVERIFY(!colour->isPreset);
    QCOMPARE(colour->version, 1);
    QCOMPARE(*test.shop().colours.find(colour->id), *colour);
    QCOMPARE(test.shop().colours.all()->constLast(), *colour);
    const Changes announced = test.takeAnnounced();
    QCOMPARE(announced.size(), 1);
    QCOMPARE(announced.constFirst().resource, Resource::Colour);
}

void TestVocabularyService::createsCategories()
{
    TestShop test;

    const Result<Category> category = test.shop().categories.create({.name = u"Orchids"_s});

    QVERIFY(category);
    QCOMPARE(*test.shop().categories.find(category->id), *category);
    QCOMPARE(test.takeAnnounced().constFirst().resource, Resource::Category);
    QCOMPARE(test.shop().categories.create({}).error().code, QByteArray("name_required"));
}

void TestVocabularyService::namesAreUniqueWithoutCase()
{
    TestShop test;
    const Colour own = crimson(test.shop());
    ColourService &colours = test.shop().colours;
    CategoryService &categories = test.shop().categories;

    QCOMPARE(colours.create({.name = u"CRIMSON"_s, .hex = u"#000000"_s}).error().code, QByteArray("name_taken"));
    QCOMPARE(colours.create({.name = u"white"_s, .hex = u"#000000"_s}).error().code, QByteArray("name_taken"));
    QCOMPARE(colours.patch(own.id, {.name = u"cream"_s}).error().code, QByteArray("name_taken"));
    QCOMPARE(categories.create({.name = u"roses"_s}).error().code, QByteArray("name_taken"));
    QCOMPARE(colours.patch(own.id, {.name = u"CRIMSON"_s})->name, u"CRIMSON"_s); // Its own name.
}

void TestVocabularyService::presetsAreReadOnly()
{
    TestShop test;
    ColourService &colours = test.shop().colours;
    CategoryService &categories = test.shop().categories;
    const ColourId colour = colours.all()->constFirst().id;
    const CategoryId category = categories.all()->constFirst().id;

    QCOMPARE(colours.patch(colour, {.hex = u"#000000"_s}).error().code, QByteArray("preset_read_only"));
    QCOMPARE(colours.remove(colour).error().code, QByteArray("preset_read_only"));
    QCOMPARE(categories.patch(category, {.name = u"x"_s}).error().code, QByteArray("preset_read_only"));
    QCOMPARE(categories.remove(category).error().kind, Error::Kind::Conflict);
    QVERIFY(test.takeAnnounced().isEmpty());
}

void TestVocabularyService::patchThatChangesNothingWritesNothing()
{
    TestShop test;
    const Colour before = crimson(test.shop());
    test.takeAnnounced();
    test.tick();

    const auto after = test.shop().colours.patch(before.id, {.name = u"Crimson"_s, .hex = u"#DC143C"_s});

    QCOMPARE(*after, before);
    QVERIFY(test.takeAnnounced().isEmpty());
}

void TestVocabularyService::patchOnOldValuesIsStale()
{
    TestShop test;
    const Colour before = crimson(test.shop());

    const auto refused = test.shop().colours.patch(before.id, {.hex = u"#000000"_s}, ColourPatch{.hex = u"#ffffff"_s});

    QCOMPARE(refused.error().kind, Error::Kind::Stale);
}

void TestVocabularyService::renamesColoursOnProductsAndEvents()
{
    TestShop test;
    const Colour colour = crimson(test.shop());
    crimson(test.otherShop());
    const ProductId tagged = product(test.shop(), {u"White"_s, u"crimson"_s});
    const ProductId plain = product(test.shop(), {u"White"_s});
    const ProductId others = product(test.otherShop(), {u"Crimson"_s});
    const EventId tagging = wedding(test.shop(), {u"CRIMSON"_s, u"White"_s});
    const Product before = *test.shop().products.find(tagged);
    test.takeAnnounced();
    test.tick();

    QVERIFY(test.shop().colours.patch(colour.id, {.name = u"Ruby"_s}));

    const Product after = *test.shop().products.find(tagged);
    QCOMPARE(after.variants.constFirst().colors, QStringList({u"White"_s, u"Ruby"_s}));
    QCOMPARE(after.variants.constFirst().version, 2);
    QCOMPARE(after.version, before.version + 1);
    QCOMPARE(after.updatedAt, test.now());
    QCOMPARE(test.otherShop().products.find(others)->variants.constFirst().colors, QStringList{u"Crimson"_s});
    const Event decorated = *test.shop().events.find(tagging);
    QCOMPARE(*decorated.colourScheme, QStringList({u"Ruby"_s, u"White"_s}));
    QCOMPARE(decorated.updatedAt, test.now());
    const Changes announced = test.takeAnnounced();
    QVERIFY(isNamed(announced, Resource::Colour, colour.id.bytes()));
    QVERIFY(isNamed(announced, Resource::Product, tagged.bytes()));
    QVERIFY(isNamed(announced, Resource::Variant, after.variants.constFirst().id.bytes()));
    QVERIFY(isNamed(announced, Resource::Event, tagging.bytes()));
    QVERIFY(!isNamed(announced, Resource::Product, plain.bytes()));
    // The index follows: the tag filter finds the new name, and the old one nothing.
    const auto found = [&](const QString &color) {
        return test.shop().products.list({.color = color}, {}, ProductService::Variants::Skip)->rows.size();
    };
    QCOMPARE(found(u"ruby"_s), 1);
    QCOMPARE(found(u"Crimson"_s), 0);
}

void TestVocabularyService::newHexTouchesNoProduct()
{
    TestShop test;
    const Colour colour = crimson(test.shop());
    const ProductId tagged = product(test.shop(), {u"Crimson"_s});
    const Product before = *test.shop().products.find(tagged);
    test.tick();

    QVERIFY(test.shop().colours.patch(colour.id, {.hex = u"#ff0000"_s}));

    QCOMPARE(*test.shop().products.find(tagged), before);
}

void TestVocabularyService::renamesCategoriesOnProducts()
{
    TestShop test;
    const Category category = *test.shop().categories.create({.name = u"Orchids"_s});
    const ProductId tagged = product(test.shop(), {}, u"Orchids"_s);
    test.takeAnnounced();

    QVERIFY(test.shop().categories.patch(category.id, {.name = u"Exotics"_s}));

    QCOMPARE(test.shop().products.find(tagged)->category, u"Exotics"_s);
    QVERIFY(isNamed(test.takeAnnounced(), Resource::Product, tagged.bytes()));
    const auto rows = test.shop().products.list({.category = u"exotics"_s}, {}, ProductService::Variants::Skip)->rows;
    QCOMPARE(rows.size(), 1);
}

void TestVocabularyService::removedWordLeavesItsTag()
{
    TestShop test;
    const Colour colour = crimson(test.shop());
    const ProductId tagged = product(test.shop(), {u"Crimson"_s});
    test.takeAnnounced();

    QCOMPARE(*test.shop().colours.remove(colour.id), colour);

    QCOMPARE(test.shop().products.find(tagged)->variants.constFirst().colors, QStringList{u"Crimson"_s});
    QCOMPARE(test.takeAnnounced().constFirst().action, ChangeAction::Deleted);
    QCOMPARE(test.shop().colours.remove(colour.id).error().kind, Error::Kind::NotFound);
}

void TestVocabularyService::removedWordCanBePutBack()
{
    TestShop test;
    const Colour colour = *test.shop().colours.remove(crimson(test.shop()).id);
    test.takeAnnounced();
    test.tick();

    const Result<Colour> back = test.shop().colours.restore(colour);

    QCOMPARE(back->id, colour.id);
    QCOMPARE(back->hex, colour.hex);
    QCOMPARE(back->updatedAt, test.now()); // Readers that ask for changes since then get it.
    QCOMPARE(*test.shop().colours.find(colour.id), *back);
    QCOMPARE(test.takeAnnounced().constFirst().action, ChangeAction::Created);
    QVERIFY(test.shop().colours.remove(colour.id));
    crimson(test.shop());
    QCOMPARE(test.shop().colours.restore(colour).error().code, QByteArray("name_taken"));
}

void TestVocabularyService::listsPageByPage()
{
    TestShop test;
    test.tick();
    crimson(test.shop());
    QList<Colour> walked;
    PageRequest page{.limit = 7};
    do {
        const auto rows = test.shop().colours.list({}, page);
        walked += rows->rows;
        page.after = rows->next;
    } while (page.after);

    QCOMPARE(walked, *test.shop().colours.all());
    QCOMPARE(walked.size(), qsizetype(kPresetColours.size()) + 1);
    const auto changed = test.shop().colours.list({.updatedSince = test.now()}, {});
    QCOMPARE(changed->rows.size(), 1);
    QVERIFY(test.shop().categories.list({.updatedSince = test.now()}, {})->rows.isEmpty());
}

void TestVocabularyService::shopsKeepTheirWords()
{
    TestShop test;
    const Colour others = crimson(test.otherShop());

    QCOMPARE(test.shop().colours.find(others.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(test.shop().colours.remove(others.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(test.shop().colours.patch(others.id, {.name = u"x"_s}).error().kind, Error::Kind::NotFound);
    QVERIFY(test.shop().colours.create({.name = u"Crimson"_s, .hex = u"#dc143c"_s}));
}

STEMDESK_GUILESS_TEST(TestVocabularyService)

} // namespace stemdesk::vocabulary_service_test

#include "tst_vocabulary_service.moc"
