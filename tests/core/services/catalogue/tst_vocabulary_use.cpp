#include "core/services/catalogue/vocabulary_service.h"

#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QHash>
#include <QTest>

namespace stemdesk::vocabulary_use_test {

class TestVocabularyUse : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void coloursAreCountedOnVarietiesAndEvents()
    {
        paint(m_filled->rose, m_filled->roseProduct, {u"Blush"_s, u"Cream"_s});
        paint(m_filled->vase, m_filled->vaseProduct, {u"blush"_s});
        addEvent(u"A"_s, {u"BLUSH"_s});
        addEvent(u"B"_s, {});

        const VocabularyUse use = must(shop().vocabulary.use());

        QCOMPARE(use.variantsByColour.value(u"blush"_s), 2);
        QCOMPARE(use.variantsByColour.value(u"cream"_s), 1);
        QCOMPARE(use.eventsByColour, (QHash<QString, qint64>{{u"blush"_s, 1}}));
    }

    void categoriesAreCountedOnProducts()
    {
        QVERIFY(m_filled->shop.products.patch(m_filled->roseProduct, {.category = u"Focal"_s}));

        const VocabularyUse use = must(shop().vocabulary.use());

        QCOMPARE(use.productsByCategory, (QHash<QString, qint64>{{u"focal"_s, 1}}));
        QVERIFY(must(m_test->otherShop().vocabulary.use()).productsByCategory.isEmpty());
    }

    void eventsWithAColourStandLatestFirst()
    {
        addEvent(u"Early"_s, {u"Blush"_s}, 1'000'000'000);
        addEvent(u"Late"_s, {u"Cream"_s, u"blush"_s}, 2'000'000'000);
        addEvent(u"Other"_s, {u"Cream"_s}, 3'000'000'000);

        const auto events = must(shop().vocabulary.eventsWithColour(u"BLUSH"_s, 10));

        QCOMPARE(events.size(), 2);
        QCOMPARE(events.at(0).name, u"Late"_s);
        QCOMPARE(must(shop().vocabulary.eventsWithColour(u"Blush"_s, 1)).size(), 1);
    }

private:
    void paint(const VariantId &variant, const ProductId &product, const QStringList &colours)
    {
        QVERIFY(m_filled->shop.products.patchVariant(product, variant, {.colors = colours}));
    }

    void addEvent(const QString &name, const QStringList &scheme, Instant start = 0)
    {
        EventPatch event{.name = name, .colourScheme = std::optional(scheme)};
        if (start != 0)
            event.venueStart = start;
        QVERIFY(m_filled->shop.events.create(event));
    }
};

STEMDESK_GUILESS_TEST(TestVocabularyUse)

} // namespace stemdesk::vocabulary_use_test

#include "tst_vocabulary_use.moc"
