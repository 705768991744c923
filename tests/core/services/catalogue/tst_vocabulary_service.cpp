#include "core/services/catalogue/vocabulary_service.h"

#include "core/domain/shops/shop_setup.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::vocabulary_service_test {

class TestVocabularyService : public ServiceTest {
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
    const Result<Colour> colour = shop().colours.create({.name = u" Crimson "_s, .hex = u"#DC143C"_s});

    QVERIFY(colour);
    QCOMPARE(colour->name, u"Crimson"_s);
    QCOMPARE(colour->hex, u"#dc143c"_s);
    QVERIFY(!colour->isPreset);
    QCOMPARE(colour->version, 1);
    QCOMPARE(*shop().colours.find(colour->id), *colour);
    QCOMPARE(shop().colours.all()->constLast(), *colour);
    const Changes announced = m_test->takeAnnounced();
    QCOMPARE(announced.size(), 1);
    QCOMPARE(announced.constFirst().resource, Resource::Colour);
}

void TestVocabularyService::createsCategories()
{
    const Result<Category> category = shop().categories.create({.name = u"Orchids"_s});

    QVERIFY(category);
    QCOMPARE(*shop().categories.find(category->id), *category);
    QCOMPARE(m_test->takeAnnounced().constFirst().resource, Resource::Category);
    QCOMPARE(shop().categories.create({}).error().code, QByteArray("name_required"));
}

void TestVocabularyService::namesAreUniqueWithoutCase()
{
    const Colour own = crimson(shop());
    ColourService &colours = shop().colours;
    CategoryService &categories = shop().categories;

    QCOMPARE(colours.create({.name = u"CRIMSON"_s, .hex = u"#000000"_s}).error().code, QByteArray("name_taken"));
    QCOMPARE(colours.create({.name = u"white"_s, .hex = u"#000000"_s}).error().code, QByteArray("name_taken"));
    QCOMPARE(colours.patch(own.id, {.name = u"cream"_s}).error().code, QByteArray("name_taken"));
    QCOMPARE(categories.create({.name = u"roses"_s}).error().code, QByteArray("name_taken"));
    QCOMPARE(colours.patch(own.id, {.name = u"CRIMSON"_s})->name, u"CRIMSON"_s); // Its own name.
}

void TestVocabularyService::presetsAreReadOnly()
{
    ColourService &colours = shop().colours;
    CategoryService &categories = shop().categories;
    const ColourId colour = colours.all()->constFirst().id;
    const CategoryId category = categories.all()->constFirst().id;

    QCOMPARE(colours.patch(colour, {.hex = u"#000000"_s}).error().code, QByteArray("preset_read_only"));
    QCOMPARE(colours.remove(colour).error().code, QByteArray("preset_read_only"));
    QCOMPARE(categories.patch(category, {.name = u"x"_s}).error().code, QByteArray("preset_read_only"));
    QCOMPARE(categories.remove(category).error().kind, Error::Kind::Conflict);
    QVERIFY(m_test->takeAnnounced().isEmpty());
}

void TestVocabularyService::patchThatChangesNothingWritesNothing()
{
    const Colour before = crimson(shop());
    m_test->takeAnnounced();
    m_test->tick();

    const auto after = shop().colours.patch(before.id, {.name = u"Crimson"_s, .hex = u"#DC143C"_s});

    QCOMPARE(*after, before);
    QVERIFY(m_test->takeAnnounced().isEmpty());
}

void TestVocabularyService::patchOnOldValuesIsStale()
{
    const Colour before = crimson(shop());

    const auto refused = shop().colours.patch(before.id, {.hex = u"#000000"_s}, ColourPatch{.hex = u"#ffffff"_s});

    QCOMPARE(refused.error().kind, Error::Kind::Stale);
}

void TestVocabularyService::renamesColoursOnProductsAndEvents()
{
    const Colour colour = crimson(shop());
    crimson(m_test->otherShop());
    const ProductId tagged = product(shop(), {u"White"_s, u"crimson"_s});
    const ProductId plain = product(shop(), {u"White"_s});
    const ProductId others = product(m_test->otherShop(), {u"Crimson"_s});
    const EventId tagging = wedding(shop(), {u"CRIMSON"_s, u"White"_s});
    const Product before = *shop().products.find(tagged);
    m_test->takeAnnounced();
    m_test->tick();

    QVERIFY(shop().colours.patch(colour.id, {.name = u"Ruby"_s}));

    const Product after = *shop().products.find(tagged);
    QCOMPARE(after.variants.constFirst().colors, QStringList({u"White"_s, u"Ruby"_s}));
    QCOMPARE(after.variants.constFirst().version, 2);
    QCOMPARE(after.version, before.version + 1);
    QCOMPARE(after.updatedAt, m_test->now());
    QCOMPARE(m_test->otherShop().products.find(others)->variants.constFirst().colors, QStringList{u"Crimson"_s});
    const Event decorated = *shop().events.find(tagging);
    QCOMPARE(*decorated.colourScheme, QStringList({u"Ruby"_s, u"White"_s}));
    QCOMPARE(decorated.updatedAt, m_test->now());
    const Changes announced = m_test->takeAnnounced();
    QVERIFY(isNamed(announced, Resource::Colour, colour.id.bytes()));
    QVERIFY(isNamed(announced, Resource::Product, tagged.bytes()));
    QVERIFY(isNamed(announced, Resource::Variant, after.variants.constFirst().id.bytes()));
    QVERIFY(isNamed(announced, Resource::Event, tagging.bytes()));
    QVERIFY(!isNamed(announced, Resource::Product, plain.bytes()));
    // The index follows: the tag filter finds the new name, and the old one nothing.
    const auto found = [&](const QString &color) {
        return shop().products.list({.color = color}, {}, ProductService::Variants::Skip)->rows.size();
    };
    QCOMPARE(found(u"ruby"_s), 1);
    QCOMPARE(found(u"Crimson"_s), 0);
}

void TestVocabularyService::newHexTouchesNoProduct()
{
    const Colour colour = crimson(shop());
    const ProductId tagged = product(shop(), {u"Crimson"_s});
    const Product before = *shop().products.find(tagged);
    m_test->tick();

    QVERIFY(shop().colours.patch(colour.id, {.hex = u"#ff0000"_s}));

    QCOMPARE(*shop().products.find(tagged), before);
}

void TestVocabularyService::renamesCategoriesOnProducts()
{
    const Category category = *shop().categories.create({.name = u"Orchids"_s});
    const ProductId tagged = product(shop(), {}, u"Orchids"_s);
    m_test->takeAnnounced();

    QVERIFY(shop().categories.patch(category.id, {.name = u"Exotics"_s}));

    QCOMPARE(shop().products.find(tagged)->category, u"Exotics"_s);
    QVERIFY(isNamed(m_test->takeAnnounced(), Resource::Product, tagged.bytes()));
    const auto rows = shop().products.list({.category = u"exotics"_s}, {}, ProductService::Variants::Skip)->rows;
    QCOMPARE(rows.size(), 1);
}

void TestVocabularyService::removedWordLeavesItsTag()
{
    const Colour colour = crimson(shop());
    const ProductId tagged = product(shop(), {u"Crimson"_s});
    m_test->takeAnnounced();

    QCOMPARE(*shop().colours.remove(colour.id), colour);

    QCOMPARE(shop().products.find(tagged)->variants.constFirst().colors, QStringList{u"Crimson"_s});
    QCOMPARE(m_test->takeAnnounced().constFirst().action, ChangeAction::Deleted);
    QCOMPARE(shop().colours.remove(colour.id).error().kind, Error::Kind::NotFound);
}

void TestVocabularyService::removedWordCanBePutBack()
{
    const Colour colour = *shop().colours.remove(crimson(shop()).id);
    m_test->takeAnnounced();
    m_test->tick();

    const Result<Colour> back = shop().colours.restore(colour);

    QCOMPARE(back->id, colour.id);
    QCOMPARE(back->hex, colour.hex);
    QCOMPARE(back->updatedAt, m_test->now()); // Readers that ask for changes since then get it.
    QCOMPARE(*shop().colours.find(colour.id), *back);
    QCOMPARE(m_test->takeAnnounced().constFirst().action, ChangeAction::Created);
    QVERIFY(shop().colours.remove(colour.id));
    crimson(shop());
    QCOMPARE(shop().colours.restore(colour).error().code, QByteArray("name_taken"));
}

void TestVocabularyService::listsPageByPage()
{
    m_test->tick();
    crimson(shop());
    QList<Colour> walked;
    PageRequest page{.limit = 7};
    do {
        const auto rows = shop().colours.list({}, page);
        walked += rows->rows;
        page.after = rows->next;
    } while (page.after);

    QCOMPARE(walked, *shop().colours.all());
    QCOMPARE(walked.size(), qsizetype(kPresetColours.size()) + 1);
    const auto changed = shop().colours.list({.updatedSince = m_test->now()}, {});
    QCOMPARE(changed->rows.size(), 1);
    QVERIFY(shop().categories.list({.updatedSince = m_test->now()}, {})->rows.isEmpty());
}

void TestVocabularyService::shopsKeepTheirWords()
{
    const Colour others = crimson(m_test->otherShop());

    QCOMPARE(shop().colours.find(others.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(shop().colours.remove(others.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(shop().colours.patch(others.id, {.name = u"x"_s}).error().kind, Error::Kind::NotFound);
    QVERIFY(shop().colours.create({.name = u"Crimson"_s, .hex = u"#dc143c"_s}));
}

STEMDESK_GUILESS_TEST(TestVocabularyService)

} // namespace stemdesk::vocabulary_service_test

#include "tst_vocabulary_service.moc"
