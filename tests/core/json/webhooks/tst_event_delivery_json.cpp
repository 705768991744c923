#include "core/json/webhooks/event_delivery_json.h"

#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_delivery_json_test {

class TestEventDeliveryJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bodyHasExactlyTheSpecifiedFields()
    {
        const Event event{.id = EventId(IdBytes{1}),
                          .name = u"Meadow"_s,
                          .ceremonyStart = 5,
                          .clientName1 = u"Ann"_s,
                          .budget = 10.5,
                          .colourScheme = QStringList{u"Blush"_s},
                          .notes = u"private"_s};

        QCOMPARE(eventDeliveryBody("event.updated", 1'781'000'000'000, event),
                 R"({"type":"event.updated","timestamp":1781000000000,"data":{"eventId":)"
                     + quoted(event.id.text().mid(4))
                     + R"(,"slug":null,"name":"Meadow","status":"new","ceremonyAddress":null,"venueAddress":null,)"
                       R"("ceremonyStart":5,"ceremonyEnd":null,"venueStart":null,"venueEnd":null,"budget":10.5,)"
                       R"("numberOfGuests":null,"numberOfTables":null,"colourScheme":["Blush"]}})");
    }
};

STEMDESK_APPLESS_TEST(TestEventDeliveryJson)

} // namespace stemdesk::event_delivery_json_test

#include "tst_event_delivery_json.moc"
