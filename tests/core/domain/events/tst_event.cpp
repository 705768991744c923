#include "core/domain/events/event.h"

#include "core/domain/image.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_test {

class TestEvent : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rules_data()
    {
        const auto ms = [](Instant at) { return std::optional(std::optional(at)); };
        QTest::addColumn<EventPatch>("patch");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("nothing") << EventPatch{} << QByteArray();
        QTest::newRow("blank name") << EventPatch{.name = u" "_s} << QByteArray("name_required");
        QTest::newRow("odd status") << EventPatch{.status = u"done"_s} << QByteArray("invalid_status");
        QTest::newRow("no status") << EventPatch{.status = QString()} << QByteArray("invalid_status");
        QTest::newRow("any status") << EventPatch{.status = u"cancelled"_s} << QByteArray();
        QTest::newRow("ceremony of no length")
            << EventPatch{.ceremonyStart = ms(5), .ceremonyEnd = ms(5)} << QByteArray();
        QTest::newRow("ceremony backwards")
            << EventPatch{.ceremonyStart = ms(5), .ceremonyEnd = ms(4)} << QByteArray("invalid_ceremonyEnd");
        QTest::newRow("ends before the stored start")
            << EventPatch{.venueEnd = ms(99)} << QByteArray("invalid_venueEnd");
        QTest::newRow("start cleared, end kept")
            << EventPatch{.venueStart = std::optional<Instant>(), .venueEnd = ms(99)} << QByteArray("invalid_venueEnd");
        QTest::newRow("start cleared") << EventPatch{.venueStart = std::optional<Instant>()} << QByteArray();
        QTest::newRow("end without a start") << EventPatch{.ceremonyEnd = ms(99)} << QByteArray("invalid_ceremonyEnd");
        QTest::newRow("beyond the calendar")
            << EventPatch{.ceremonyStart = ms(Instant(1) << 60)} << QByteArray("invalid_ceremonyStart");
        QTest::newRow("negative budget") << EventPatch{.budget = std::optional(-1.0)} << QByteArray("invalid_budget");
        QTest::newRow("negative guests") << EventPatch{.numberOfGuests = std::optional<qint64>(-1)}
                                         << QByteArray("invalid_numberOfGuests");
        QTest::newRow("empty colour") << EventPatch{.colourScheme = std::optional(QStringList{QString()})}
                                      << QByteArray("invalid_colourScheme");
        QTest::newRow("pricing") << EventPatch{.pricing = EventPricingPatch{.unitUpliftIncTax = std::optional(-1.0)}}
                                 << QByteArray("invalid_unitUpliftIncTax");
    }

    void rules()
    {
        QFETCH(EventPatch, patch);
        QFETCH(QByteArray, code);
        const auto event = patched(Event{.name = u"Wedding"_s, .venueStart = 100}, patch);
        QCOMPARE(event ? QByteArray() : event.error().code, code);
    }

    void anEndNamesTheStartThatItNeeds()
    {
        const auto messageOf = [](const EventPatch &patch) {
            return patched(Event{.name = u"Wedding"_s, .ceremonyStart = 5}, patch).error().message;
        };
        QVERIFY(messageOf({.ceremonyEnd = std::optional<Instant>(4)}).contains("\"ceremonyStart\" or later"_L1));
        QVERIFY(messageOf({.venueEnd = std::optional<Instant>(4)}).contains("\"venueStart\" too"_L1));
    }

    void clearedStartTakesItsEndAlong()
    {
        const Event before{.name = u"Wedding"_s, .ceremonyStart = 5, .ceremonyEnd = 9, .venueStart = 1, .venueEnd = 7};
        const EventPatch patch{.venueStart = std::optional<Instant>()};

        const Event after = *patched(before, patch);

        QVERIFY(!after.venueStart && !after.venueEnd);
        QCOMPARE(after.ceremonyEnd, before.ceremonyEnd);
        QCOMPARE(*patched(after, inverse(before, patch)), before);
        const EventPatch again = inverse(after, inverse(before, patch));
        QCOMPARE(*patched(before, again), after);
    }

    void shapesAreCheckedWithoutTheEvent()
    {
        QVERIFY(checkShape({.venueEnd = std::optional<Instant>(5)}));
        QVERIFY(checkShape({.ceremonyStart = std::optional<Instant>()}));
        QCOMPARE(
            checkShape({.venueStart = std::optional<Instant>(6), .venueEnd = std::optional<Instant>(5)}).error().code,
            "invalid_venueEnd");
        QCOMPARE(
            checkShape({.venueStart = std::optional<Instant>(), .venueEnd = std::optional<Instant>(5)}).error().code,
            "invalid_venueEnd");
    }

    void linkUrls_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("isAllowed");
        QTest::newRow("https") << u"https://example.com/a?b=c"_s << true;
        QTest::newRow("http") << u"http://example.com"_s << true;
        QTest::newRow("mailto") << u"mailto:a@example.com"_s << true;
        QTest::newRow("tel") << u"tel:+3120555"_s << true;
        QTest::newRow("script") << u"javascript:alert(1)"_s << false;
        QTest::newRow("file") << u"file:///etc/passwd"_s << false;
        QTest::newRow("no scheme") << u"example.com"_s << false;
        QTest::newRow("no host") << u"https://"_s << false;
        QTest::newRow("half a host") << u"https://[::1/plan"_s << false;
        QTest::newRow("empty") << QString() << false;
    }

    void linkUrls()
    {
        QFETCH(QString, url);
        QFETCH(bool, isAllowed);
        const auto event = patched(Event{.name = u"Wedding"_s}, {.links = {{{u"Site"_s, url}}}});
        QCOMPARE(event.has_value(), isAllowed);
        if (!event)
            QCOMPARE(event.error().code, url.isEmpty() ? QByteArray("url_required") : QByteArray("invalid_links"));
    }

    void imageUrls_data()
    {
        const QString stored = imageReference(ImageId::create());
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("isAllowed");
        QTest::newRow("https") << u"https://example.com/a.png"_s << true;
        QTest::newRow("stored") << stored << true;
        QTest::newRow("stored, by URL") << u"http://127.0.0.1:8787/api/v1/images/"_s + stored << false;
        QTest::newRow("path") << u"/api/v1/images/"_s + stored << false;
        QTest::newRow("http") << u"http://example.com/a.png"_s << false;
        QTest::newRow("stored id that is none") << u"img_x"_s << false;
        QTest::newRow("data") << u"data:image/png;base64,AAAA"_s << false;
        QTest::newRow("empty") << QString() << false;
    }

    void imageUrls()
    {
        QFETCH(QString, url);
        QFETCH(bool, isAllowed);
        const auto event = patched(Event{.name = u"Wedding"_s}, {.imageUrls = {{url}}});
        QCOMPARE(event.has_value(), isAllowed);
        if (!event)
            QCOMPARE(event.error().code, QByteArray("invalid_imageUrls"));
    }

    void idOfSomethingElseIsNoImage()
    {
        const QString other = QString::fromLatin1(EventId::create().text());

        const auto event = patched(Event{.name = u"Wedding"_s}, {.imageUrls = {{other}}});

        QCOMPARE(event.error().code, QByteArray("wrong_id_type:expected_images_got_events"));
        QCOMPARE(event.error().field, u"imageUrls"_s);
    }

    void clearedFromApprovedOn()
    {
        QVERIFY(!isClearedToOrder(u"pending_approval"_s));
        QVERIFY(isClearedToOrder(u"approved"_s));
        QVERIFY(isClearedToOrder(u"in_progress"_s));
        QVERIFY(isClearedToOrder(u"complete"_s));
        QVERIFY(!isClearedToOrder(u"cancelled"_s));
    }

    void firstStartIsTheEarlierOne()
    {
        QCOMPARE(firstStart(Event{}), std::optional<Instant>());
        QCOMPARE(firstStart(Event{.venueStart = 7}), std::optional<Instant>(7));
        QCOMPARE(firstStart(Event{.ceremonyStart = 9, .venueStart = 7}), std::optional<Instant>(7));
    }

    void inverseTakesBack_data()
    {
        QTest::addColumn<EventPatch>("patch");
        QTest::newRow("clearing") << EventPatch{.venueStart = std::optional<Instant>(),
                                                .budget = std::optional<double>(),
                                                .colourScheme = std::optional<QStringList>(),
                                                .pricing = std::optional<EventPricingPatch>()};
        QTest::newRow("setting") << EventPatch{.slug = u"other"_s,
                                               .name = u"Other"_s,
                                               .ceremonyStart = std::optional<Instant>(3),
                                               .links = {{{u"Site"_s, u"tel:1"_s}}},
                                               .notes = u"n"_s,
                                               .pricing = EventPricingPatch{.taxGroupId = TaxGroupId::create()}};
    }

    void inverseTakesBack()
    {
        QFETCH(EventPatch, patch);
        const Event before{.name = u"Wedding"_s,
                           .venueStart = 100,
                           .budget = 12.5,
                           .colourScheme = QStringList{u"Blush"_s},
                           .pricing = EventPricing{.unitUpliftIncTax = 0.1, .labour = Labour{.hours = 2}}};

        const auto after = patched(before, patch);

        QVERIFY(*after != before);
        QCOMPARE(patched(*after, inverse(before, patch)).value(), before);
    }

    void inverseForgetsPricingThatWasNotThere()
    {
        const Event before{.name = u"Wedding"_s};
        const EventPatch patch{.pricing = EventPricingPatch{.unitUpliftIncTax = std::optional(1.0)}};
        QCOMPARE(patched(*patched(before, patch), inverse(before, patch)).value(), before);
    }
};

STEMDESK_APPLESS_TEST(TestEvent)

} // namespace stemdesk::event_test

#include "tst_event.moc"
