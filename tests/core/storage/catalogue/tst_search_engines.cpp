#include "core/services/catalogue/product_service.h"
#include "core/services/catalogue/supplier_service.h"
#include "core/services/events/event_service.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QTest>

#include <random>

namespace stemdesk::search_engines_test {

/// The same searches find the same rows on SQLite and on PostgreSQL.
class TestSearchEngines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void productsAreTheSame();
    void tagsAreTheSame();
    void suppliersAreTheSame();
    void eventsAreTheSame();
    void renamedRowsAreTheSame();
    void longWordsAreTheSame();

private:
    struct Engine {
        explicit Engine(TestShop::Engine engine) : test(engine) {}
        TestShop test;
        QHash<QString, SupplierId> suppliers; ///< By name.
    };

    QString word();
    QString words(int most);
    /// A beginning of a word that is there, or of none.
    QString query();
    QStringList productsFor(Engine &engine, const ProductFilter &filter) const;
    void compareProducts(const std::function<ProductFilter(Engine &)> &filter, const QString &what);

    std::mt19937 m_dice{20260321};
    std::unique_ptr<Engine> m_sqlite;
    std::unique_ptr<Engine> m_postgres;
    int m_found = 0;
};

namespace {

constexpr int kProducts = 150;
constexpr int kQueries = 200;

const QStringList kWords{u"Rose"_s,       u"rosé"_s,     u"ROSA"_s,        u"Crème"_s,      u"creme"_s,  u"Straße"_s,
                         u"Ærø"_s,        u"Łódź"_s,     u"İstanbul"_s,    u"50"_s,         u"500 cm"_s, u"7.5"_s,
                         u"a"_s,          u"O'Hara"_s,   u"O\\Hara"_s,     u"牡丹"_s,       u"牡"_s,     u"Пион"_s,
                         u"\U0001F339"_s, u"ﬁn"_s,       u"x*"_s,          u"\"quoted\""_s, u"AND"_s,    u"not"_s,
                         u"a:b"_s,        u"(x|y)&!z"_s, u"e\u0301te"_s,   u"１２"_s,       u"Rosa™"_s,  u"№"_s,
                         u"5℃"_s,         u"ᴬᴮ"_s,       u"\u1F88\u0345"_s};
const QStringList kColours{u"White"_s, u"Off white"_s, u"Crème"_s, u"Dusty 'pink'"_s, u"a\\b"_s};
const QStringList kCategories{u"Roses"_s, u"Rosés"_s, u"Dried & preserved"_s};

} // namespace

QString TestSearchEngines::word()
{
    return kWords.at(qsizetype(m_dice() % size_t(kWords.size())));
}

QString TestSearchEngines::words(int most)
{
    QStringList picked{word()};
    while (int(picked.size()) < most && m_dice() % 3 > 0)
        picked += word();
    return picked.join(u' ');
}

QString TestSearchEngines::query()
{
    QString text = words(2);
    if (m_dice() % 2 == 0)
        text.truncate(qsizetype(1 + m_dice() % size_t(text.size())));
    if (text.back().isHighSurrogate())
        text.chop(1); // Half a character comes from nowhere.
    return text;
}

void TestSearchEngines::initTestCase()
{
    m_sqlite = std::make_unique<Engine>(TestShop::Engine::Sqlite);
    m_postgres = std::make_unique<Engine>(TestShop::Engine::Postgres);
    for (int i = 0; i < kProducts; ++i) {
        ProductRow row = productRow(u"%1 p%2"_s.arg(words(3)).arg(i), words(3));
        row.product.category = kCategories.at(i % kCategories.size());
        row.variant.colors = QStringList{kColours.at(i % kColours.size())};
        row.variant.sku = words(1);
        const QString name = u"%1 %2"_s.arg(words(2)).arg(i);
        for (Engine *engine : {m_sqlite.get(), m_postgres.get()}) {
            const SupplierId supplier = madeSupplier(engine->test.shop(), name);
            engine->suppliers.insert(name, supplier);
            row.variant.supplierIds = QList<SupplierId>{supplier};
            made(engine->test.shop(), row);
            QVERIFY(engine->test.shop().events.create({.name = name, .venueAddress = row.variant.sku}));
        }
    }
}

QStringList TestSearchEngines::productsFor(Engine &engine, const ProductFilter &filter) const
{
    const auto page =
        engine.test.shop().products.list(filter, {.limit = kProducts + 1}, ProductService::Variants::Skip);
    if (!page)
        return {page.error().message};
    return namesOf(page->rows);
}

void TestSearchEngines::compareProducts(const std::function<ProductFilter(Engine &)> &filter, const QString &what)
{
    const QStringList there = productsFor(*m_sqlite, filter(*m_sqlite));
    const QStringList here = productsFor(*m_postgres, filter(*m_postgres));
    m_found += int(there.size());
    QVERIFY2(here == there,
             qPrintable(what + u": "_s + here.join(u" | "_s) + u" instead of "_s + there.join(u" | "_s)));
}

void TestSearchEngines::productsAreTheSame()
{
    m_found = 0;
    for (int i = 0; i < kQueries; ++i) {
        const QString q = query();
        compareProducts([&](Engine &) { return ProductFilter{.q = q}; }, q);
    }
    QVERIFY(m_found > kQueries);
}

void TestSearchEngines::tagsAreTheSame()
{
    m_found = 0;
    for (const QString &colour : kColours + QStringList{u"white"_s, u"whit"_s, u"off"_s, u"OFF WHITE"_s}) {
        compareProducts([&](Engine &) { return ProductFilter{.color = colour}; }, colour);
        const QString q = query();
        compareProducts([&](Engine &) { return ProductFilter{.q = q, .color = colour}; }, q + u'/' + colour);
    }
    for (const QString &category : kCategories + QStringList{u"roses"_s, u"rose"_s})
        compareProducts([&](Engine &) { return ProductFilter{.category = category}; }, category);
    for (const QString &supplier : m_sqlite->suppliers.keys())
        compareProducts([&](Engine &engine) { return ProductFilter{.supplierId = engine.suppliers.value(supplier)}; },
                        supplier);
    QVERIFY(m_found > kProducts);
}

void TestSearchEngines::suppliersAreTheSame()
{
    const auto found = [](Engine &engine, const QString &q) {
        QStringList names;
        const auto page = engine.test.shop().suppliers.list({.q = q}, {.limit = kProducts});
        for (const Supplier &supplier : page->rows)
            names += supplier.name;
        return names;
    };
    for (int i = 0; i < kQueries; ++i) {
        const QString q = query();
        QCOMPARE(found(*m_postgres, q), found(*m_sqlite, q));
    }
}

void TestSearchEngines::eventsAreTheSame()
{
    const auto found = [](Engine &engine, const QString &q) {
        QStringList names;
        const auto page = engine.test.shop().events.list({.q = q}, {.limit = kProducts});
        for (const Event &event : page->rows)
            names += event.name;
        return names;
    };
    for (int i = 0; i < kQueries; ++i) {
        const QString q = query();
        QCOMPARE(found(*m_postgres, q), found(*m_sqlite, q));
    }
}

void TestSearchEngines::renamedRowsAreTheSame()
{
    for (const QString &name : m_sqlite->suppliers.keys()) {
        const QString after = words(2);
        for (Engine *engine : {m_sqlite.get(), m_postgres.get()})
            QVERIFY(engine->test.shop().suppliers.patch(engine->suppliers.value(name), {.name = after}));
    }
    suppliersAreTheSame();
}

void TestSearchEngines::longWordsAreTheSame()
{
    const QString longWord(200, QChar(0x7261)); // 600 bytes.
    const QString longVenue = QString(450, u'v') + u"enue"_s;
    for (Engine *engine : {m_sqlite.get(), m_postgres.get()}) {
        made(engine->test.shop(), productRow(longWord, u"one"_s));
        QVERIFY(engine->test.shop().events.create({.name = u"Long"_s, .venueAddress = longVenue}));
    }
    for (const QString &q : {longWord, longWord.first(150), longWord.first(199) + u"x"_s})
        compareProducts([&](Engine &) { return ProductFilter{.q = q}; }, q);
    for (const QString &q : {longVenue, longVenue.first(300), longVenue + u"s"_s}) {
        for (Engine *engine : {m_sqlite.get(), m_postgres.get()})
            QCOMPARE(engine->test.shop().events.list({.q = q}, {})->rows.size(), q.endsWith(u's') ? 0 : 1);
    }
}

STEMDESK_GUILESS_TEST(TestSearchEngines)

} // namespace stemdesk::search_engines_test

#include "tst_search_engines.moc"
