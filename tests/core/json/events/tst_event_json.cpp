#include "core/json/events/event_json.h"

#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_json_test {

namespace {

auto read(BodyKind kind)
{
    return [kind](JsonObject object) { return eventBodyFrom(object, kind); };
}

const QByteArray kRowNames = "eventId slug name status ceremonyAddress venueAddress ceremonyStart ceremonyEnd "
                             "venueStart venueEnd clientName1 clientName2 budget numberOfGuests numberOfTables "
                             "colourScheme totals itemsCount externalId seriesId occurrenceOn isDetached createdAt "
                             "updatedAt";

const Event kEvent{.id = EventId(IdBytes{1}),
                   .slug = u"meadow"_s,
                   .name = u"Meadow"_s,
                   .venueStart = 1'781'000'000'000,
                   .budget = 1234.5,
                   .numberOfGuests = 80,
                   .colourScheme = QStringList{u"Blush"_s},
                   .totals = {.customerPriceIncTax = 10.5},
                   .itemsCount = 2,
                   .descriptionHtml = u"<p>x</p>"_s,
                   .imageUrls = {u"https://example.com/a.png"_s},
                   .links = {{u"Site"_s, u"https://example.com"_s}, {QString(), u"tel:1"_s}},
                   .pricing = EventPricing{.unitUpliftIncTax = 0.5},
                   .groups = {EventGroup{.id = EventGroupId(IdBytes{2}), .name = u"Arch"_s}},
                   .version = 1};

} // namespace

class TestEventJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shapesHaveTheirFieldsInOrder()
    {
        QCOMPARE(namesIn(written(kEvent, kEventRowFields, writeEventRow)), kRowNames);
        QCOMPARE(namesIn(written(kEvent, kEventFields, writeEvent)),
                 kRowNames
                     + " descriptionHtml imageUrls links notes contacts source followUpOn lostReason paymentPlan "
                       "acceptedQuote pricing designMinutes "
                       "groups");
    }

    void rowsHaveNoHeavyFields()
    {
        QCOMPARE(written(kEvent, kEventRowFields, writeEventRow, "notes,groups,name"),
                 QByteArray("unknown_fields:notes,groups"));
    }

    void whatThereIsNotIsNull()
    {
        const QByteArray json = written(Event{.id = EventId(IdBytes{1}), .name = u"A"_s}, kEventFields, writeEvent);
        QVERIFY(json.contains(R"("slug":null)"));
        QVERIFY(json.contains(R"("ceremonyStart":null)"));
        QVERIFY(json.contains(R"("budget":null)"));
        QVERIFY(json.contains(R"("colourScheme":null)"));
        QVERIFY(json.contains(R"("pricing":null,"designMinutes":null,"groups":[])"));
        QVERIFY(json.contains(R"("imageUrls":[],"links":[],"notes":null)"));
    }

    void choicesWithoutTotalsAnswerThemAsNull()
    {
        const QByteArray id = kEvent.id.text();
        QCOMPARE(written(kEvent, kEventRowFields, writeEventRow, "name"),
                 R"({"eventId":)" + quoted(id) + R"(,"name":"Meadow","totals":null})");
        QCOMPARE(written(kEvent, kEventFields, writeEvent, "groups.name"),
                 R"({"eventId":)" + quoted(id) + R"(,"totals":null,"groups":[{"name":"Arch"}]})");
        QCOMPARE(written(kEvent, kEventFields, writeEvent, "totals.customerPriceIncTax"),
                 R"({"eventId":)" + quoted(id) + R"(,"totals":{"customerPriceIncTax":10.5}})");
    }

    void selectionsTellWhatHasToBeRead_data()
    {
        QTest::addColumn<QByteArray>("names");
        QTest::addColumn<bool>("heavy");
        QTest::addColumn<bool>("groups");
        QTest::addColumn<bool>("money");
        QTest::newRow("everything") << QByteArray() << true << true << true;
        QTest::newRow("totals") << QByteArray("name,totals") << false << false << false;
        QTest::newRow("pictures") << QByteArray("imageUrls") << true << false << false;
        QTest::newRow("groups") << QByteArray("groups") << false << true << true;
        QTest::newRow("quantities") << QByteArray("groups.items.quantity") << false << true << false;
        QTest::newRow("prices") << QByteArray("groups.items.customerPriceIncTax") << false << true << true;
        QTest::newRow("subtotals") << QByteArray("groups.subtotal.costIncTax") << false << true << true;
    }

    void selectionsTellWhatHasToBeRead()
    {
        QFETCH(QByteArray, names);
        const auto fields = FieldSelection::parse(names, kEventFields);
        QTEST(needsHeavy(*fields), "heavy");
        QTEST(needsGroups(*fields), "groups");
        QTEST(needsMoney(*fields), "money");
    }

    void sentBackItChangesNothing()
    {
        const auto whole = bodyOf(written(kEvent, kEventFields, writeEvent), read(BodyKind::Patch));
        const auto row = bodyOf(written(kEvent, kEventRowFields, writeEventRow), read(BodyKind::Patch));

        QCOMPARE(patched(kEvent, whole->patch).value(), kEvent);
        QCOMPARE(patched(kEvent, row->patch).value(), kEvent);
    }

    void nullClears()
    {
        const auto body = bodyOf(R"({"venueStart":null,"budget":null,"colourScheme":null,"notes":null,"pricing":null})",
                                 read(BodyKind::Patch));
        QCOMPARE(body->patch,
                 (EventPatch{.venueStart = std::optional<Instant>(),
                             .budget = std::optional<double>(),
                             .colourScheme = std::optional<QStringList>(),
                             .notes = QString(),
                             .pricing = std::optional<EventPricingPatch>()}));
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *json, const char *code) {
            QTest::newRow(json) << QByteArray(json) << QByteArray(code);
        };
        row(R"({"eventId":"evt_1"})", "invalid_eventId");
        row(R"({"groups":{}})", "invalid_groups");
        row(R"({"groups":[{"items":[{},{"x":1}]}]})", "unknown_property:groups.items.x");
        row(R"({"totals":{"costIncTax":1},"itemsCount":4})", "");
        row(R"({"status":null})", "invalid_status");
        row(R"({"name":null})", "invalid_name");
        row(R"({"numberOfGuests":1.5})", "invalid_numberOfGuests");
        row(R"({"ceremonyStart":"2026"})", "invalid_ceremonyStart");
        row(R"({"ceremonyStart":1.5})", "invalid_ceremonyStart");
        row(R"({"colourScheme":"Blush"})", "invalid_colourScheme");
        row(R"({"colourScheme":[null]})", "invalid_colourScheme");
        row(R"({"imageUrls":null})", "invalid_imageUrls");
        row(R"({"links":[{"url":"tel:1","icon":1}]})", "unknown_property:links.icon");
        row(R"({"links":[{"label":"Phone"}]})", "url_required");
        row(R"({"pricing":{"markups":{"flower":false}}})", "invalid_markups");
        row(R"({"pricing":{"tax":1}})", "unknown_property:pricing.tax");
    }

    void refusals()
    {
        QFETCH(QByteArray, json);
        QTEST(codeOf(bodyOf(json, read(BodyKind::Create))), "code");
    }
};

STEMDESK_APPLESS_TEST(TestEventJson)

} // namespace stemdesk::event_json_test

#include "tst_event_json.moc"
