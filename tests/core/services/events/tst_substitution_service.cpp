#include "core/services/events/substitution_service.h"

#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::substitution_service_test {

class TestEventSubstitution : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        EventTest::init();
        m_tulip = m_filled->addVariant(u"Tulip"_s, u"flower"_s, 25);
        m_filled->addPrice(m_filled->flowers, m_tulip, 1);
        m_market = m_filled->supplier;
        m_grower = must(shop().suppliers.create({.name = u"Grower"_s})).id;
    }
    void previewShowsMoneyAndChangesNothing();
    void previewIsWhatHappens();
    void takenBackAsItWas();
    void takingBackWhatWasChangedIsRefused();
    void hiddenGroupsAreSubstitutedToo();
    void supplierWhoSellsItStays();
    void cheapestIsTakenWhereTheOwnDoesNotSellIt();
    void pricesOfOlderListsCount();
    void nobodyIsTakenWhereNobodyIsKnown();
    void archivedSellersAreNotChosen();
    void everyLineIsInTheHistory();
    void unknownVariantIsRefused();
    void sameVariantChangesNothing();
    void otherShopsEventsAreNotFound();

private:
    ServiceContext &context() { return m_test->context(); }
    SubstitutionRequest request() const { return {m_filled->event, m_filled->rose, m_tulip}; }
    void setSellers(const QList<SupplierId> &sellers)
    {
        const ProductId product = must(shop().products.findVariant(m_tulip)).productId;
        must(shop().products.patchVariant(product, m_tulip, {.supplierIds = sellers}));
    }
    EventItem roses() { return must(shop().lines.item(m_filled->event, m_filled->group, m_filled->roses)); }
    void buyRosesFrom(SupplierId supplier)
    {
        must(shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.supplierId = supplier}));
    }

    VariantId m_tulip;
    SupplierId m_market;
    SupplierId m_grower;
};

void TestEventSubstitution::previewShowsMoneyAndChangesNothing()
{
    const Event stored = m_filled->whole();

    const SubstitutionPreview preview = must(shop().substitution.preview(request()));

    QCOMPARE(preview.lines.size(), 1);
    const SubstitutedLine &line = preview.lines.constFirst();
    QCOMPARE(line.before.price.costExclTax, 12.0); // Three roses in two copies at 2.0.
    QCOMPARE(line.after.price.costExclTax, 6.0);
    QCOMPARE(line.groupName, u"Tables"_s);
    QCOMPARE(preview.substitute.productName, u"Tulip"_s);
    QCOMPARE(preview.before, stored.totals);
    QVERIFY(preview.after.customerPriceIncTax < preview.before.customerPriceIncTax);
    QCOMPARE(m_filled->whole(), stored);
}

void TestEventSubstitution::previewIsWhatHappens()
{
    const EventItemId more = m_filled->addLine(m_filled->addGroup(u"Arch"_s), m_filled->rose, 7);
    const SubstitutionPreview preview = must(shop().substitution.preview(request()));

    const auto changed = must(shop().substitution.substitute(request()));

    QCOMPARE(changed.size(), 2);
    QCOMPARE(changed.constLast().before.id, more);
    QCOMPARE(m_filled->storedTotals(), preview.after);
    QCOMPARE(m_filled->freshTotals(), preview.after);
    QCOMPARE(roses().variantId, m_tulip);
    QCOMPARE(roses().quantity, 3.0);
}

void TestEventSubstitution::takenBackAsItWas()
{
    buyRosesFrom(m_market);
    setSellers({m_grower});
    const Totals before = m_filled->storedTotals();
    const auto changed = must(shop().substitution.substitute(request()));
    QVERIFY(roses().supplierId != m_market);

    QVERIFY(shop().substitution.takeBack(m_filled->event, changed));

    QCOMPARE(roses().variantId, m_filled->rose);
    QCOMPARE(roses().supplierId, m_market);
    QCOMPARE(m_filled->storedTotals(), before);
}

void TestEventSubstitution::takingBackWhatWasChangedIsRefused()
{
    m_filled->addLine(m_filled->addGroup(u"Arch"_s), m_filled->rose, 7);
    const auto changed = must(shop().substitution.substitute(request()));
    must(shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.variantId = m_filled->vase}));
    const Event stored = m_filled->whole();

    const Status taken = shop().substitution.takeBack(m_filled->event, changed);

    QVERIFY(!taken);
    QCOMPARE(taken.error().kind, Error::Kind::Stale);
    QCOMPARE(m_filled->whole(), stored); // All or none.
}

void TestEventSubstitution::hiddenGroupsAreSubstitutedToo()
{
    must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.isHidden = true}));

    const SubstitutionPreview preview = must(shop().substitution.preview(request()));

    QVERIFY(preview.lines.constFirst().isHidden);
    QCOMPARE(preview.before, preview.after);
    QCOMPARE(must(shop().substitution.substitute(request())).size(), 1);
}

void TestEventSubstitution::supplierWhoSellsItStays()
{
    buyRosesFrom(m_market);
    setSellers({m_grower, m_market});
    m_filled->addPrice(m_filled->flowers, m_tulip, 0.2, m_grower);

    must(shop().substitution.substitute(request()));

    QCOMPARE(roses().supplierId, m_market);
}

void TestEventSubstitution::cheapestIsTakenWhereTheOwnDoesNotSellIt()
{
    const SupplierId dear = must(shop().suppliers.create({.name = u"Dear"_s})).id;
    buyRosesFrom(m_market);
    setSellers({dear, m_grower});
    m_filled->addPrice(m_filled->flowers, m_tulip, 3, dear);
    m_filled->addPrice(m_filled->flowers, m_tulip, 0.2, m_grower);

    const SubstitutionPreview preview = must(shop().substitution.preview(request()));
    must(shop().substitution.substitute(request()));

    QCOMPARE(preview.lines.constFirst().after.supplierId, m_grower);
    QCOMPARE(preview.suppliers.value(m_grower), u"Grower"_s);
    QCOMPARE(roses().supplierId, m_grower);
}

void TestEventSubstitution::pricesOfOlderListsCount()
{
    const SupplierId dear = must(shop().suppliers.create({.name = u"Dear"_s})).id;
    m_filled->addPrice(m_filled->flowers, m_tulip, 3, dear);
    m_filled->addPrice(m_filled->flowers, m_tulip, 0.2, m_grower);
    m_filled->addPrice(m_filled->addList(u"flower"_s, QDate(2026, 5, 1), 1.2), m_tulip, 4, dear);
    buyRosesFrom(m_market);

    const SubstitutionPreview preview = must(shop().substitution.preview(request()));

    QCOMPARE(preview.lines.constFirst().after.supplierId, m_grower);
    QCOMPARE(preview.lines.constFirst().after.price.unitCostExclTax, 0.2);
}

void TestEventSubstitution::nobodyIsTakenWhereNobodyIsKnown()
{
    must(shop().substitution.substitute(request()));

    QVERIFY(roses().supplierId.isNull());
}

void TestEventSubstitution::archivedSellersAreNotChosen()
{
    buyRosesFrom(m_market);
    setSellers({m_grower});
    must(shop().suppliers.archive(m_grower));

    must(shop().substitution.substitute(request()));

    QVERIFY(roses().supplierId.isNull());
}

void TestEventSubstitution::everyLineIsInTheHistory()
{
    must(shop().substitution.substitute(request()));

    const HistoryEntry entry = must(shop().history.list(m_filled->event, {.limit = 1})).rows.constFirst();
    QCOMPARE(entry.change, EventChange::LineVariant);
    QCOMPARE(entry.after, u"Tulip"_s);
}

void TestEventSubstitution::unknownVariantIsRefused()
{
    const SubstitutionRequest unknown{m_filled->event, m_filled->rose, VariantId::create()};

    QCOMPARE(shop().substitution.preview(unknown).error().code, "variant_not_found"_ba);
    QCOMPARE(shop().substitution.substitute(unknown).error().code, "variant_not_found"_ba);
}

void TestEventSubstitution::sameVariantChangesNothing()
{
    QVERIFY(must(shop().substitution.substitute({m_filled->event, m_filled->rose, m_filled->rose})).isEmpty());
}

void TestEventSubstitution::otherShopsEventsAreNotFound()
{
    QCOMPARE(m_test->otherShop().substitution.substitute(request()).error().kind, Error::Kind::NotFound);
}

STEMDESK_GUILESS_TEST(TestEventSubstitution)

} // namespace stemdesk::substitution_service_test

#include "tst_substitution_service.moc"
