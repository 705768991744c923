#include "core/services/events/event_template_service.h"

#include "core/domain/catalogue/deleted_product.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_template_service_test {

class TestEventTemplateService : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        EventTest::init();
        must(shop().events.patch(
            m_filled->event,
            {.clientName1 = u"Anna"_s, .colourScheme = QStringList{u"Blush"_s}, .notes = u"Low vases"_s}));
        must(shop().lines.patchGroup(m_filled->event, m_filled->group,
                                     {.isHidden = true,
                                      .fixedPriceIncTax = 60,
                                      .minutesPerCopy = 15,
                                      .place = u"ceremony"_s,
                                      .description = u"On every table"_s,
                                      .notes = u"Moss"_s}));
        must(shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->vases,
                                    {.supplierId = m_filled->supplier, .notes = u"Clear glass"_s}));
        m_template = must(templates().save(m_filled->event, u" Tables "_s)).id;
    }
    void itHoldsTheRecipeOfTheEvent();
    void savedReadsAsItWasSaved();
    void namesAreChecked();
    void anEventIsMadeFromIt();
    void itKeepsTheEventsPricing();
    void aPaymentPlanGoesWithIt();
    void aTaxGroupThatIsGoneIsTheShops();
    void linesOfGoneProductsAreTold();
    void aProductThatComesBackIsNoLongerMissing();
    void renamingExpectsTheNameThatWasSeen();
    void arrangementIsKeptAsARecipe();
    void removedComesBackAsTheSame();
    void itOutlivesItsEvent();
    void otherShopsTemplatesAreNotFound();
    void changesAreAnnounced();

private:
    EventTemplateService &templates() { return shop().templates; }
    void removeRose() { must(shop().products.remove(m_filled->roseProduct, true)); }

    EventTemplateId m_template;
};

void TestEventTemplateService::itHoldsTheRecipeOfTheEvent()
{
    const EventTemplate read = must(templates().find(m_template));

    QCOMPARE(read.name, u"Tables"_s);
    QCOMPARE(read.colourScheme, std::optional(QStringList{u"Blush"_s}));
    QCOMPARE(read.notes, u"Low vases"_s);
    QCOMPARE(read.groups.size(), 1);
    const EventTemplateGroup &group = read.groups.constFirst();
    QCOMPARE(group.name, u"Tables"_s);
    QCOMPARE(group.quantity, 2.0);
    QVERIFY(group.isHidden);
    QCOMPARE(group.fixedPriceIncTax, 60);
    QCOMPARE(group.minutesPerCopy, 15);
    QCOMPARE(group.place, u"ceremony"_s);
    QCOMPARE(group.description, u"On every table"_s);
    QCOMPARE(group.notes, u"Moss"_s);
    QCOMPARE(group.items.size(), 2);
    QCOMPARE(group.items.constFirst(),
             (EventTemplateItem{
                 .variantId = m_filled->rose, .productName = u"Rose"_s, .variantName = u"Rose"_s, .quantity = 3}));
    QCOMPARE(group.items.constLast().supplierId, m_filled->supplier);
    QCOMPARE(group.items.constLast().notes, u"Clear glass"_s);
}

void TestEventTemplateService::arrangementIsKeptAsARecipe()
{
    const EventTemplate kept = must(templates().saveRecipe(m_filled->event, m_filled->group));

    const EventTemplate read = must(templates().find(kept.id));
    QVERIFY(read.isRecipe);
    QCOMPARE(read.name, must(shop().lines.group(m_filled->event, m_filled->group)).name);
    QCOMPARE(read.groups.size(), 1);
    QCOMPARE(read.groups.constFirst().quantity, 1.0); // One copy, to be seen.
    QVERIFY(!read.groups.constFirst().isHidden);
    QCOMPARE(read.groups.constFirst().items.constFirst().productName, u"Rose"_s);
    QCOMPARE(must(templates().recipes()).size(), 1);
    QCOMPARE(must(templates().list()).size(), 1); // The other one.
    QCOMPARE(templates().saveRecipe(m_filled->event, EventGroupId::create()).error().kind, Error::Kind::NotFound);
}

void TestEventTemplateService::savedReadsAsItWasSaved()
{
    const EventTemplate saved = must(templates().save(m_filled->event, u"Second"_s));

    QCOMPARE(must(templates().find(saved.id)), saved);
    const auto listed = must(templates().list());
    QCOMPARE(listed.size(), 2);
    QCOMPARE(listed.constLast(), (EventTemplateSummary{.id = saved.id, .name = u"Second"_s, .groups = 1, .lines = 2}));
}

void TestEventTemplateService::namesAreChecked()
{
    QCOMPARE(templates().save(m_filled->event, u"  "_s).error().code, "name_required");
    QCOMPARE(templates().rename(m_template, {}, u"Tables"_s).error().code, "name_required");
    QCOMPARE(templates().save(EventId::create(), u"Gala"_s).error().kind, Error::Kind::NotFound);
    QCOMPARE(must(templates().list()).size(), 1);
}

void TestEventTemplateService::anEventIsMadeFromIt()
{
    const EventFromTemplate made = must(templates().makeEvent(m_template));

    QVERIFY(made.missing.isEmpty());
    const Event event = must(shop().events.find(made.event.id));
    QCOMPARE(event.name, u"Tables"_s);
    QCOMPARE(event.status, u"new"_s);
    QVERIFY(!firstStart(event));
    QVERIFY(event.clientName1.isEmpty());
    QCOMPARE(event.itemsCount, 2);
    QCOMPARE(event.colourScheme, std::optional(QStringList{u"Blush"_s}));
    const EventGroup &group = event.groups.constFirst();
    QCOMPARE(group.fixedPriceIncTax, 60);
    QCOMPARE(group.minutesPerCopy, 15);
    QCOMPARE(group.place, u"ceremony"_s);
    QCOMPARE(group.description, u"On every table"_s);
    QCOMPARE(group.items.size(), 2);
    QCOMPARE(group.items.constFirst().variantId, m_filled->rose);
    QVERIFY(group.items.constFirst().id != m_filled->roses);
    QCOMPARE(group.items.constLast().supplierId, m_filled->supplier);
    // Its totals are computed at once.
    must(shop().lines.patchGroup(event.id, group.id, {.isHidden = false}));
    const auto source = must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.isHidden = false}));
    QCOMPARE(must(shop().events.find(event.id)).totals, m_filled->storedTotals());
    QVERIFY(source.subtotal.costIncTax > 0);
}

void TestEventTemplateService::itKeepsTheEventsPricing()
{
    const EventPricingPatch pricing{.priceListIds =
                                        QMap<QString, std::optional<PriceListId>>{{u"flower"_s, m_filled->flowers}},
                                    .unitUpliftIncTax = 0.1,
                                    .markups = QMap<QString, std::optional<double>>{{u"flower"_s, 2.7}},
                                    .labour = LabourPatch{.percent = 12.5},
                                    .additionalFees = QList<AdditionalFee>{{u"Late “collection”"_s, 110}},
                                    .travel = TravelPatch{.distance = 24, .rateExclTax = 0.55},
                                    .taxGroupId = m_filled->tax,
                                    .discount = DiscountPatch{.percent = 5}};
    const Event priced = must(shop().events.patch(m_filled->event, {.pricing = pricing})).event;
    EventPricing kept = *priced.pricing;
    kept.priceListIds.reset(); // Prices of the new event's date.

    const EventTemplate saved = must(templates().save(m_filled->event, u"Priced"_s));

    QCOMPARE(must(templates().find(saved.id)).pricing, kept);
    QCOMPARE(must(shop().events.find(must(templates().makeEvent(saved.id)).event.id)).pricing, kept);
    QCOMPARE(must(templates().rename(saved.id, u"Other"_s, u"Priced"_s)).pricing, kept);
    const EventTemplate removed = must(templates().remove(saved.id));
    must(templates().restore(removed));
    QCOMPARE(must(templates().find(saved.id)).pricing, kept);
    QVERIFY(!must(templates().find(m_template)).pricing);
}

void TestEventTemplateService::aPaymentPlanGoesWithIt()
{
    const PaymentPlan plan{{.name = u"Half"_s, .percent = 50}, {.name = u"Rest"_s, .isRest = true}};
    must(shop().events.patch(m_filled->event, {.paymentPlan = std::optional(plan)}));

    const EventTemplateId id = must(templates().save(m_filled->event, u"Weddings"_s)).id;
    const EventTemplate removed = must(templates().remove(id));
    must(templates().restore(removed));

    QCOMPARE(must(templates().find(id)).paymentPlan, std::optional(plan));
    const EventFromTemplate made = must(templates().makeEvent(id));
    QCOMPARE(must(shop().events.find(made.event.id)).paymentPlan, std::optional(plan));
    QVERIFY(!must(shop().events.find(must(templates().makeEvent(m_template)).event.id)).paymentPlan);
}

void TestEventTemplateService::aTaxGroupThatIsGoneIsTheShops()
{
    const TaxGroupId gone = must(shop().taxGroups.create({.name = u"Old"_s, .rate = 0.5})).id;
    must(shop().events.patch(m_filled->event, {.pricing = EventPricingPatch{.taxGroupId = gone}}));
    const EventTemplateId id = must(templates().save(m_filled->event, u"Priced"_s)).id;
    must(shop().events.patch(m_filled->event,
                             {.pricing = EventPricingPatch{.taxGroupId = std::optional<TaxGroupId>()}}));
    must(shop().taxGroups.remove(gone));

    const Event made = must(templates().makeEvent(id)).event;

    QVERIFY(!must(shop().events.find(made.id)).pricing->taxGroupId);
}

void TestEventTemplateService::linesOfGoneProductsAreTold()
{
    removeRose();

    QCOMPARE(must(templates().list()).constFirst().missingLines, 1);
    QVERIFY(must(templates().find(m_template)).groups.constFirst().items.constFirst().isMissing);
    const EventFromTemplate made = must(templates().makeEvent(m_template));
    QCOMPARE(made.missing,
             (QList<MissingLine>{
                 {.group = u"Tables"_s, .productName = u"Rose"_s, .variantName = u"Rose"_s, .quantity = 3}}));
    QCOMPARE(made.event.itemsCount, 1);
    QCOMPARE(made.event.groups.constFirst().items.constFirst().variantId, m_filled->vase);
}

void TestEventTemplateService::aProductThatComesBackIsNoLongerMissing()
{
    const DeletedProduct deleted = must(shop().products.remove(m_filled->roseProduct, true));
    must(shop().products.restore(deleted));

    QCOMPARE(must(templates().list()).constFirst().missingLines, 0);
    QVERIFY(must(templates().makeEvent(m_template)).missing.isEmpty());
}

void TestEventTemplateService::renamingExpectsTheNameThatWasSeen()
{
    QCOMPARE(must(templates().rename(m_template, u"Round tables"_s, u"Tables"_s)).name, u"Round tables"_s);

    QCOMPARE(templates().rename(m_template, u"Long tables"_s, u"Tables"_s).error().kind, Error::Kind::Stale);
    QCOMPARE(must(templates().find(m_template)).name, u"Round tables"_s);
    QCOMPARE(must(templates().find(m_template)).groups.size(), 1);
}

void TestEventTemplateService::removedComesBackAsTheSame()
{
    const EventTemplate before = must(templates().find(m_template));

    const EventTemplate removed = must(templates().remove(m_template));
    QCOMPARE(templates().find(m_template).error().kind, Error::Kind::NotFound);
    QVERIFY(must(templates().list()).isEmpty());
    must(templates().restore(removed));

    EventTemplate after = must(templates().find(m_template));
    QVERIFY(after.version > before.version);
    after.version = before.version;
    after.updatedAt = before.updatedAt;
    QCOMPARE(after, before);
}

void TestEventTemplateService::itOutlivesItsEvent()
{
    must(shop().events.remove(m_filled->event));

    QCOMPARE(must(templates().makeEvent(m_template)).event.itemsCount, 2);
}

void TestEventTemplateService::otherShopsTemplatesAreNotFound()
{
    EventTemplateService &other = m_test->otherShop().templates;

    QVERIFY(must(other.list()).isEmpty());
    QCOMPARE(other.find(m_template).error().kind, Error::Kind::NotFound);
    QCOMPARE(other.rename(m_template, u"Mine"_s, u"Tables"_s).error().kind, Error::Kind::NotFound);
    QCOMPARE(other.remove(m_template).error().kind, Error::Kind::NotFound);
    QCOMPARE(other.makeEvent(m_template).error().kind, Error::Kind::NotFound);
}

void TestEventTemplateService::changesAreAnnounced()
{
    m_test->takeAnnounced();

    must(templates().rename(m_template, u"Round tables"_s, u"Tables"_s));

    const Changes changes = m_test->takeAnnounced();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.constFirst().resource, Resource::EventTemplate);
    QCOMPARE(changes.constFirst().id, m_template.bytes());
}

STEMDESK_GUILESS_TEST(TestEventTemplateService)

} // namespace stemdesk::event_template_service_test

#include "tst_event_template_service.moc"
