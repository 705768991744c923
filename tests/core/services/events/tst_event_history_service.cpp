#include "core/services/events/event_history_service.h"

#include "core/domain/catalogue/deleted_product.h"
#include "core/services/unit_of_work.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_history_service_test {

/// A history as one text a row: "quantity|subject|place|before|after".
class TestEventHistoryService : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        EventTest::init();
        m_known = newest();
    }
    void newEventBeginsItsHistory();
    void changedLineSaysWhatItWasAndWhere();
    void movedAndReplacedLinesAreNamed();
    void groupsAreTold();
    void everyFieldOfAnEventIsTold();
    void contactsAreToldByName();
    void partsOfThePriceAreToldWithTheirValues();
    void sameValueIsNotTold();
    void refusedChangeIsNotTold();
    void pricesOfOthersAreNotTold();
    void undoneWorkLeavesNoRow();
    void linesThatGoWithTheirProductAreTold();
    void putBackEventHasItsHistory();
    void pagesGoFromNewToOld();
    void actorIsTheContexts();
    void otherShopsSeeNothing();

private:
    qint64 newest() { return must(shop().history.list(m_filled->event, {.limit = 1})).rows.value(0).key; }
    /// The history's new entries since the last call, oldest first.
    QStringList told()
    {
        QStringList rows;
        const auto entries = must(shop().history.list(m_filled->event, {.limit = 100})).rows;
        for (const HistoryEntry &entry : entries) {
            if (entry.key <= m_known)
                break;
            rows.prepend(QStringList{QString::fromLatin1(eventChangeName(entry.change)), entry.subject, entry.place,
                                     entry.before, entry.after}
                             .join(u'|'));
        }
        m_known = newest();
        return rows;
    }

    qint64 m_known = 0;
};

void TestEventHistoryService::newEventBeginsItsHistory()
{
    const auto made = must(shop().events.create({.name = u"Party"_s}));

    const auto entries = must(shop().history.list(made.event.id, {.limit = 10})).rows;

    QCOMPARE(entries.size(), 1);
    QCOMPARE(entries.constFirst().change, EventChange::EventMade);
    QCOMPARE(entries.constFirst().after, u"Party"_s);
    QCOMPARE(entries.constFirst().at, m_test->now());
}

void TestEventHistoryService::changedLineSaysWhatItWasAndWhere()
{
    must(shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses,
                                {.supplierId = m_filled->supplier, .quantity = 4.5}));

    const Event event = m_filled->whole();
    const QString place = event.groups.constFirst().name;
    const QString supplier = must(shop().suppliers.find(m_filled->supplier)).name;
    const QString rose = must(shop().products.find(m_filled->roseProduct)).name;
    const QStringList rows = told();
    QCOMPARE(rows.size(), 2);
    QVERIFY2(rows.at(0).startsWith(u"line_quantity|"_s + rose), qPrintable(rows.at(0)));
    QVERIFY2(rows.at(0).endsWith(u"|%1|3|4.5"_s.arg(place)), qPrintable(rows.at(0)));
    QVERIFY2(rows.at(1).endsWith(u"|%1||%2"_s.arg(place, supplier)), qPrintable(rows.at(1)));
}

void TestEventHistoryService::movedAndReplacedLinesAreNamed()
{
    const EventGroupId other = m_filled->addGroup(u"Arch"_s);
    const VariantId tulip = m_filled->addVariant(u"Tulip"_s, u"flower"_s, 10);
    const QString from = m_filled->whole().groups.constFirst().name;
    told();

    must(shop().lines.moveItem(m_filled->event, m_filled->roses, other, std::nullopt));
    must(shop().lines.patchItem(m_filled->event, other, m_filled->roses, {.variantId = tulip}));
    must(shop().lines.removeItem(m_filled->event, other, m_filled->roses));

    const QStringList rows = told();
    QCOMPARE(rows.size(), 3);
    QVERIFY2(rows.at(0).endsWith(u"|Arch|%1|Arch"_s.arg(from)), qPrintable(rows.at(0)));
    QVERIFY2(rows.at(1).startsWith(u"line_variant|Tulip"_s), qPrintable(rows.at(1)));
    QVERIFY2(rows.at(2).startsWith(u"line_removed|Tulip"_s), qPrintable(rows.at(2)));
    QVERIFY2(rows.at(2).endsWith(u"|Arch|3|"_s), qPrintable(rows.at(2)));
}

void TestEventHistoryService::groupsAreTold()
{
    const EventGroupId arch = m_filled->addGroup(u"Arch"_s);
    must(shop().lines.patchGroup(m_filled->event, arch,
                                 {.name = u"Gate"_s,
                                  .quantity = 3,
                                  .isHidden = true,
                                  .minutesPerCopy = 90,
                                  .place = u"venue"_s,
                                  .description = u"Tall"_s}));
    must(shop().lines.patchGroup(m_filled->event, arch, {.isHidden = false, .position = 0}));
    must(shop().lines.removeGroup(m_filled->event, m_filled->group));

    const QStringList rows = told();
    const QStringList expected{
        u"group_added||Arch||0"_s,          u"group_name||Gate|Arch|Gate"_s, u"group_copies||Gate|1|3"_s,
        u"group_hidden||Gate||"_s,          u"group_minutes||Gate||90"_s,    u"group_place||Gate||venue"_s,
        u"group_description||Gate||Tall"_s, u"group_shown||Gate||"_s,        u"group_moved||Gate|2|1"_s};
    QCOMPARE(rows.first(expected.size()), expected);
    QCOMPARE(rows.size(), expected.size() + 1); // A group goes in one row, its lines with it.
    QVERIFY2(rows.constLast().startsWith(u"group_removed||"_s), qPrintable(rows.constLast()));
    QVERIFY2(rows.constLast().endsWith(u"|2|"_s), qPrintable(rows.constLast()));
}

void TestEventHistoryService::everyFieldOfAnEventIsTold()
{
    const EventPatch patch{.name = u"Ball"_s,
                           .status = u"quoting"_s,
                           .venueAddress = u"Hall"_s,
                           .venueStart = m_test->now(),
                           .clientName1 = u"Ada"_s,
                           .budget = 900.5,
                           .numberOfGuests = 80,
                           .colourScheme = QStringList{u"White"_s},
                           .descriptionHtml = u"<p>Calm</p>"_s,
                           .links = QList<EventLink>{{.label = u"Board"_s, .url = u"https://example.org/"_s}},
                           .notes = u"Ring"_s,
                           .pricing = EventPricingPatch{.unitUpliftIncTax = 0.25, .labour = LabourPatch{.hours = 4}}};
    const Event before = m_filled->whole();
    must(shop().events.patch(m_filled->event, patch));

    QStringList rows = told();
    const QString start = QString::number(m_test->now());
    for (const QString &row :
         {u"name|||%1|Ball"_s.arg(before.name), u"status|||%1|quoting"_s.arg(before.status),
          u"venue_address|||%1|Hall"_s.arg(before.venueAddress), u"client|||%1|Ada"_s.arg(before.clientName1),
          u"budget||||900.5"_s, u"guests||||80"_s, u"palette||||White"_s, u"description||||"_s, u"links||||"_s,
          u"notes||||Ring"_s, u"unit_uplift||||0.25"_s, u"labour||||hours=4"_s}) {
        QVERIFY2(rows.removeOne(row), qPrintable(row + u" not in "_s + rows.join(u'\n')));
    }
    QCOMPARE(rows.size(), 1);
    QVERIFY(rows.constFirst().startsWith(u"venue_start|"_s) && rows.constFirst().endsWith(start));
}

void TestEventHistoryService::contactsAreToldByName()
{
    const ContactId ada = must(shop().contacts.create({.name = u"Ada"_s})).id;
    const ContactId tom = must(shop().contacts.create({.name = u"Tom"_s})).id;
    const auto put = [this](ContactId contact, const QString &role) {
        const EventContact named{.contactId = contact, .role = role};
        must(shop().events.patch(m_filled->event, {.contacts = QList<EventContact>{named}}));
        return told();
    };

    QVERIFY(put(ada, u"client"_s).contains(u"contacts||||Ada"_s));
    QVERIFY(put(tom, u"client"_s).contains(u"contacts|||Ada|Tom"_s));
    QVERIFY(put(tom, u"billing"_s).contains(u"contacts||||"_s));
}

void TestEventHistoryService::partsOfThePriceAreToldWithTheirValues()
{
    const auto set = [this](const EventPricingPatch &pricing) {
        must(shop().events.patch(m_filled->event, {.pricing = pricing}));
        return told();
    };
    must(shop().events.patch(m_filled->event,
                             {.pricing = EventPricingPatch{.labour = LabourPatch{.hours = 20, .hourlyRateExclTax = 20},
                                                           .additionalFees = QList<AdditionalFee>{
                                                               {.name = u"Delivery"_s, .amountExclTax = 30}}}}));
    m_known = newest();

    QCOMPARE(set({.labour = LabourPatch{.hours = 24}}), QStringList(u"labour|||hours=20 rate=20|hours=24 rate=20"_s));
    QCOMPARE(set({.additionalFees = QList<AdditionalFee>{{.name = u"Delivery"_s, .amountExclTax = 45},
                                                         {.name = u"Vase"_s, .amountExclTax = 5}}}),
             QStringList({u"fees||Delivery|30|45"_s, u"fees||Vase||5"_s}));
    QCOMPARE(set({.travel = TravelPatch{.distance = 12.5}}), QStringList(u"travel||||distance=12.5"_s));
    QCOMPARE(set({.discount = DiscountPatch{.percent = 10}}), QStringList(u"discount||||percent=10"_s));
    QCOMPARE(set({.markups = QMap<QString, std::optional<double>>{{u"flower"_s, 3}}}),
             QStringList(u"markups||flower||3"_s));
    const TaxGroup group = must(shop().taxGroups.create({.name = u"Zero rate"_s, .rate = 0}));
    QCOMPARE(set({.taxGroupId = group.id}), QStringList(u"tax_group||||Zero rate"_s));
}

void TestEventHistoryService::sameValueIsNotTold()
{
    must(shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 3}));
    must(shop().events.patch(m_filled->event, {.name = m_filled->whole().name}));

    QCOMPARE(told(), QStringList());
}

void TestEventHistoryService::refusedChangeIsNotTold()
{
    QVERIFY(!shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses,
                                    {.variantId = VariantId::create(), .quantity = 9}));

    QCOMPARE(told(), QStringList());
}

void TestEventHistoryService::pricesOfOthersAreNotTold()
{
    const Totals before = m_filled->storedTotals();
    must(shop().priceLists.patchEntry(m_filled->flowers, m_filled->rosePrice, {.unitCostExclTax = 9.0}));

    QVERIFY(m_filled->storedTotals() != before);
    QCOMPARE(told(), QStringList());
}

void TestEventHistoryService::undoneWorkLeavesNoRow()
{
    auto outer = must(UnitOfWork::begin(m_test->context()));
    {
        auto inner = must(UnitOfWork::begin(m_test->context()));
        m_filled->addGroup(u"Arch"_s);
    }
    m_filled->addGroup(u"Gate"_s);
    QVERIFY(outer.commit());

    QCOMPARE(told(), QStringList{u"group_added||Gate||0"_s});
}

void TestEventHistoryService::linesThatGoWithTheirProductAreTold()
{
    const QString rose = must(shop().products.find(m_filled->roseProduct)).name;
    must(shop().products.remove(m_filled->roseProduct, true));

    const QStringList rows = told();
    QCOMPARE(rows.size(), 1);
    QVERIFY2(rows.constFirst().startsWith(u"line_removed|"_s + rose), qPrintable(rows.constFirst()));
}

void TestEventHistoryService::putBackEventHasItsHistory()
{
    const auto before = must(shop().history.list(m_filled->event, {.limit = 100})).rows;
    const Event gone = must(shop().events.remove(m_filled->event));
    must(shop().events.restore(gone));

    const auto after = must(shop().history.list(m_filled->event, {.limit = 100})).rows;
    QCOMPARE(after.size(), before.size() + 1);
    QCOMPARE(after.constFirst().change, EventChange::EventPutBack);
    QCOMPARE(after.mid(1), before);
}

void TestEventHistoryService::pagesGoFromNewToOld()
{
    for (const auto &name : {u"A"_s, u"B"_s, u"C"_s})
        must(shop().events.patch(m_filled->event, {.notes = name}));
    const auto all = must(shop().history.list(m_filled->event, {.limit = 100})).rows;

    QList<HistoryEntry> paged;
    PageRequest page{.limit = 2};
    for (bool hasMore = true; hasMore;) {
        const auto part = must(shop().history.list(m_filled->event, page));
        paged += part.rows;
        hasMore = part.next.has_value();
        page.after = part.next;
    }

    QCOMPARE(paged, all);
    QCOMPARE(all.constFirst().after, u"C"_s);
}

void TestEventHistoryService::actorIsTheContexts()
{
    m_test->context().setActor(actorKey(u"Web shop"_s));
    must(shop().events.patch(m_filled->event, {.notes = u"Ring"_s}));

    const HistoryEntry entry = must(shop().history.list(m_filled->event, {.limit = 1})).rows.constFirst();
    QCOMPARE(keyNameOf(entry.actor), u"Web shop"_s);
    QCOMPARE(keyNameOf(actorWindow()), std::nullopt);
}

void TestEventHistoryService::otherShopsSeeNothing()
{
    QVERIFY(must(m_test->otherShop().history.list(m_filled->event, {.limit = 10})).rows.isEmpty());
}

STEMDESK_GUILESS_TEST(TestEventHistoryService)

} // namespace stemdesk::event_history_service_test

#include "tst_event_history_service.moc"
