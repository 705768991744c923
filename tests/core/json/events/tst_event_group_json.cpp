#include "core/json/events/event_group_json.h"

#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_group_json_test {

namespace {

auto readGroup(BodyKind kind)
{
    return [kind](JsonObject object) { return eventGroupBodyFrom(object, kind); };
}

auto readItem(BodyKind kind)
{
    return [kind](JsonObject object) { return eventItemBodyFrom(object, kind); };
}

const EventItem kItem{.id = EventItemId(IdBytes{2}),
                      .variantId = VariantId(IdBytes{3}),
                      .quantity = 12,
                      .notes = u"open"_s,
                      .position = 1,
                      .price = {.units = 24, .unitCostIncTax = 1.2, .costIncTax = 28.799999999999997, .isPriced = true},
                      .version = 1};
const EventGroup kGroup{.id = EventGroupId(IdBytes{1}),
                        .name = u"Bouquet"_s,
                        .quantity = 2,
                        .isHidden = true,
                        .fixedPriceIncTax = 12.5,
                        .imageUrls = {u"https://example.com/a.png"_s},
                        .items = {kItem},
                        .subtotal = {.costIncTax = 28.799999999999997},
                        .version = 1};

} // namespace

class TestEventGroupJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fieldsAreThoseOfTheContract()
    {
        QCOMPARE(namesIn(written(kGroup, kEventGroupFields, writeEventGroup)),
                 QByteArray("eventGroupId name quantity isHidden fixedPriceIncTax minutesPerCopy place description "
                            "imageUrls notes position items "
                            "subtotal createdAt updatedAt"));
        QCOMPARE(namesIn(written(kItem, kEventItemFields, writeEventItem)),
                 QByteArray("eventItemId variantId supplierId quantity notes position units priceListId "
                            "unitCostExclTax unitCostIncTax costExclTax costIncTax wasteCostIncTax "
                            "customerPriceIncTax isPriced kept createdAt updatedAt"));
    }

    void moneyIsNotRounded()
    {
        QCOMPARE(written(kGroup, kEventGroupFields, writeEventGroup, "items.costIncTax,subtotal.costIncTax"),
                 R"({"eventGroupId":)" + quoted(kGroup.id.text())
                     + R"(,"items":[{"costIncTax":28.799999999999997}],"subtotal":{"costIncTax":28.799999999999997}})");
    }

    void sentBackItChangesNothing()
    {
        const auto group = bodyOf(written(kGroup, kEventGroupFields, writeEventGroup), readGroup(BodyKind::Patch));
        const auto item = bodyOf(written(kItem, kEventItemFields, writeEventItem), readItem(BodyKind::Patch));

        QCOMPARE(patched(kGroup, group->patch).value(), kGroup);
        QCOMPARE(patched(kItem, item->patch).value(), kItem);
    }

    void selectionsTellWhatHasToBeComputed_data()
    {
        QTest::addColumn<QByteArray>("names");
        QTest::addColumn<bool>("needsItems");
        QTest::addColumn<bool>("needsPrices");
        QTest::newRow("everything") << QByteArray() << true << true;
        QTest::newRow("name") << QByteArray("name") << false << false;
        QTest::newRow("items") << QByteArray("items") << true << true;
        QTest::newRow("quantities") << QByteArray("items.quantity,items.notes") << true << false;
        QTest::newRow("costs") << QByteArray("items.costExclTax") << true << true;
        QTest::newRow("subtotal") << QByteArray("subtotal") << false << true;
    }

    void selectionsTellWhatHasToBeComputed()
    {
        QFETCH(QByteArray, names);
        const auto fields = FieldSelection::parse(names, kEventGroupFields);
        QTEST(groupNeedsItems(*fields), "needsItems");
        QTEST(groupNeedsPrices(*fields), "needsPrices");
    }

    void refusals()
    {
        QCOMPARE(codeOf(bodyOf(R"({"items":[]})", readGroup(BodyKind::Row))), QByteArray("unknown_property:items"));
        QCOMPARE(codeOf(bodyOf(R"({"quantity":null})", readGroup(BodyKind::Patch))), QByteArray("invalid_quantity"));
        QCOMPARE(codeOf(bodyOf(R"({"isHidden":1})", readGroup(BodyKind::Patch))), QByteArray("invalid_isHidden"));
        QCOMPARE(codeOf(bodyOf(R"({"position":0.5})", readItem(BodyKind::Patch))), QByteArray("invalid_position"));
        QCOMPARE(codeOf(bodyOf(R"({"variantId":null})", readItem(BodyKind::Patch))), QByteArray("invalid_variantId"));
    }

    void nullSupplierIsTheDefault()
    {
        const auto body = bodyOf(R"({"supplierId":null})", readItem(BodyKind::Patch));
        QCOMPARE(body->patch, (EventItemPatch{.supplierId = SupplierId()}));
    }
};

STEMDESK_APPLESS_TEST(TestEventGroupJson)

} // namespace stemdesk::event_group_json_test

#include "tst_event_group_json.moc"
