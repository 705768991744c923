#include "core/services/events/event_service.h"

#include "core/domain/image.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::event_printing_test {

class TestEventPrinting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_test = std::make_unique<TestShop>();
        m_event = std::make_unique<ShopWithEvent>(m_test->shop());
    }

    void chargesAndGroupsAddUp();
    void instalmentsAreThePrice();
    void hiddenGroupsAreLeftOut();
    void linesSayWhatEachAndAllCopiesTake();
    void whatIsHiredComesBackOnItsDay();
    void onlyStoredPicturesArePrinted();
    void feesOfNothingAreLeftOut();
    void noSuchEvent();

private:
    PrintedEvent printed() const { return must(m_test->shop().events.printed(m_event->event)); }
    void price(const EventPricingPatch &pricing)
    {
        must(m_test->shop().events.patch(m_event->event, {.pricing = std::optional(pricing)}));
    }

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<ShopWithEvent> m_event;
};

void TestEventPrinting::chargesAndGroupsAddUp()
{
    price({.labour = std::optional(LabourPatch{.percent = std::optional(25.0)}),
           .additionalFees = std::optional(QList<AdditionalFee>{{u"Candles"_s, 20}, {u"Set up"_s, 30}}),
           .travel = std::optional(TravelPatch{.amountExclTax = std::optional(10.0)}),
           .taxGroupId = std::optional(m_event->tax)});

    const PrintedEvent event = printed();

    double sum = event.labour + event.travel;
    for (const PrintedGroup &group : event.groups)
        sum += group.customerPriceIncTax;
    for (const PrintedCharge &fee : event.fees)
        sum += fee.amountIncTax;
    QVERIFY(event.customerPriceIncTax > 0);
    QVERIFY(qFuzzyCompare(sum, event.customerPriceIncTax));
    QVERIFY(event.customerPriceExclTax < event.customerPriceIncTax);
    QCOMPARE(event.fees.size(), 2);
    QCOMPARE(event.fees.constFirst().name, u"Candles"_s);
    QVERIFY(qFuzzyCompare(event.fees.constFirst().amountIncTax, 24));
    QCOMPARE(event.travel, 12);
}

void TestEventPrinting::instalmentsAreThePrice()
{
    price({.additionalFees = std::optional(QList<AdditionalFee>{{u"Set up"_s, 333.33}}),
           .taxGroupId = std::optional(m_event->tax)});

    const PrintedEvent event = printed();

    QCOMPARE(event.instalments.size(), 2);
    QCOMPARE(event.instalments.at(0).due.on, InstalmentDue::On::Acceptance);
    QCOMPARE(event.instalments.at(0).dueOn, std::nullopt); // Nothing is accepted yet.
    QCOMPARE(event.instalments.at(1).due, (InstalmentDue{.on = InstalmentDue::On::Event, .days = -28}));
    const double sum = event.instalments.at(0).amountIncTax + event.instalments.at(1).amountIncTax;
    QCOMPARE(qRound(100 * sum), qRound(100 * event.customerPriceIncTax));
    QVERIFY(!event.offer);
}

void TestEventPrinting::hiddenGroupsAreLeftOut()
{
    const EventGroupId hidden = m_event->addGroup(u"Idea"_s);
    m_event->addLine(hidden, m_event->rose, 5);
    must(m_test->shop().lines.patchGroup(m_event->event, hidden, {.isHidden = true}));

    const PrintedEvent event = printed();

    QCOMPARE(event.groups.size(), 1);
    QVERIFY(event.groups.constFirst().name != u"Idea"_s);
}

void TestEventPrinting::linesSayWhatEachAndAllCopiesTake()
{
    const PrintedGroup group = printed().groups.constFirst();

    QCOMPARE(group.quantity, 2);
    QCOMPARE(group.lines.size(), 2);
    QCOMPARE(group.lines[0].variantId, m_event->rose);
    QCOMPARE(group.lines[0].quantity, 3);
    QCOMPARE(group.lines[0].units, 6);
    QVERIFY(!group.lines[0].isHired);
    QVERIFY(group.lines[1].isHired);
}

void TestEventPrinting::whatIsHiredComesBackOnItsDay()
{
    ShopServices &shop = m_test->shop();
    const Instant end = QDateTime(QDate(2026, 6, 2), QTime(0, 30), QTimeZone::utc()).toMSecsSinceEpoch();
    must(shop.settings.set({{u"time-zone"_s, u"UTC"_s}, {u"hire-days-after"_s, u"2"_s}}));
    must(shop.events.patch(m_event->event, {.venueEnd = end})); // After midnight.

    const PrintedGroup group = printed().groups.constFirst();
    QCOMPARE(group.lines[0].backOn, std::optional<QDate>());
    QCOMPARE(group.lines[1].backOn, std::optional(QDate(2026, 6, 4)));

    must(shop.products.patchVariant(m_event->vaseProduct, m_event->vase, {.hireDaysAfter = std::optional(5)}));
    QCOMPARE(printed().groups.constFirst().lines[1].backOn, std::optional(QDate(2026, 6, 7)));
}

void TestEventPrinting::onlyStoredPicturesArePrinted()
{
    const Image image = must(m_test->shop().images.create(
        {.mediaType = "image/png", .width = 1, .height = 1, .bytes = QByteArray("bytes")}));
    must(m_test->shop().events.patch(
        m_event->event, {.imageUrls = QStringList{u"https://elsewhere.example/a.jpg"_s, imageReference(image.id)}}));

    QCOMPARE(printed().pictures, QList<ImageId>{image.id});
}

void TestEventPrinting::feesOfNothingAreLeftOut()
{
    price({.additionalFees = std::optional(QList<AdditionalFee>{{u"Waived"_s, 0}})});

    QVERIFY(printed().fees.isEmpty());
}

void TestEventPrinting::noSuchEvent()
{
    QCOMPARE(m_test->shop().events.printed(EventId::create()).error().kind, Error::Kind::NotFound);
}

STEMDESK_GUILESS_TEST(TestEventPrinting)

} // namespace stemdesk::event_printing_test

#include "tst_event_printing.moc"
