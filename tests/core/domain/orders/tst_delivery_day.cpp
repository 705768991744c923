#include "core/domain/orders/delivery_day.h"

#include "core/domain/catalogue/supplier.h"
#include "tests/support/order_sheets.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::delivery_day_test {

namespace {

constexpr Instant kDay = 86'400'000;
constexpr Instant kNoonOf12June = 1'781'262'000'000; // 2026, in London.

/// A sheet for two events; only the second needs the roses.
OrderSheet roseSheet()
{
    OrderSheetLine rose = sheets::line(u"Rose"_s, u"Quicksand"_s, 10, 1);
    OrderSheetLine moss = sheets::line(u"Moss"_s, u"Bag"_s, 1, 1);
    OrderSheetEvent first = sheets::event(u"Christening"_s);
    OrderSheetEvent second = sheets::event(u"Meadow wedding"_s);
    first.startsAt = kNoonOf12June - 5 * kDay;
    second.startsAt = kNoonOf12June;
    rose.eventUnits = {{second.eventId, 10}};
    moss.eventUnits = {{first.eventId, 1}};
    return sheets::sheet({first, second},
                         {sheets::supplier(u"Bloemenhof"_s, {rose}), sheets::supplier(u"Bos"_s, {moss})});
}

} // namespace

class TestDeliveryDay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itIsBeforeTheFirstEventThatNeedsSomething()
    {
        const OrderSheet sheet = roseSheet();

        QCOMPARE(deliveryDay(sheet, sheet.suppliers.at(0), sheets::shop()), QDate(2026, 6, 9));
        QCOMPARE(deliveryDay(sheet, sheet.suppliers.at(1), sheets::shop()), QDate(2026, 6, 4));
        QCOMPARE(deliveryDay(sheet, sheets::shop()), QDate(2026, 6, 4));
    }

    void aLateOrderIsDeliveredOnTheDayItIsMade()
    {
        OrderSheet sheet = roseSheet();
        sheet.createdAt = kNoonOf12June - kDay;

        QCOMPARE(deliveryDay(sheet, sheet.suppliers.at(0), sheets::shop()), QDate(2026, 6, 11));
    }

    void aChosenDayIsForThatSupplier()
    {
        OrderSheet sheet = roseSheet();
        sheet.suppliers.first().delivery.on = QDate(2026, 6, 8);

        QCOMPARE(deliveryDay(sheet, sheet.suppliers.at(0), sheets::shop()), QDate(2026, 6, 8));
        QCOMPARE(deliveryDay(sheet, sheet.suppliers.at(1), sheets::shop()), QDate(2026, 6, 4));
    }

    void eventsThatAreOverByThenAreNamed()
    {
        const OrderSheet sheet = roseSheet();
        const QTimeZone utc = QTimeZone::utc();

        QCOMPARE(eventsBefore(sheet, QDate(2026, 6, 7), utc), QStringList());
        QCOMPARE(eventsBefore(sheet, QDate(2026, 6, 8), utc), QStringList{u"Christening"_s});
        QCOMPARE(eventsBefore(sheet, QDate(2026, 6, 13), utc), QStringList({u"Christening"_s, u"Meadow wedding"_s}));
        const OrderSheet roses = sheetFor(sheet, sheet.suppliers.constFirst().supplierId);
        QCOMPARE(eventsBefore(roses, QDate(2026, 6, 8), utc), QStringList()); // It needs none of them.
    }

    void withoutATimeThereIsNone()
    {
        OrderSheet sheet = roseSheet();
        for (OrderSheetEvent &event : sheet.events)
            event.startsAt.reset();

        QCOMPARE(deliveryDay(sheet, sheets::shop()), std::optional<QDate>());
    }

    void aSuppliersDaysMoveIt_data()
    {
        QTest::addColumn<QStringList>("weekdays");
        QTest::addColumn<int>("daysBefore");
        QTest::addColumn<QDate>("today");
        QTest::addColumn<QDate>("expected");
        const QDate never(2020, 1, 1);
        // The event is on Saturday, 13 June 2026; three days before is Wednesday.
        QTest::newRow("any day") << QStringList() << 3 << never << QDate(2026, 6, 10);
        QTest::newRow("that day") << QStringList{u"wed"_s, u"fri"_s} << 3 << never << QDate(2026, 6, 10);
        QTest::newRow("back to the nearest") << QStringList{u"mon"_s, u"fri"_s} << 3 << never << QDate(2026, 6, 8);
        QTest::newRow("three days back") << QStringList{u"sun"_s} << 3 << never << QDate(2026, 6, 7);
        QTest::newRow("forward rather than four back")
            << QStringList{u"sat"_s, u"fri"_s} << 3 << never << QDate(2026, 6, 12);
        QTest::newRow("never on the day of the event") << QStringList{u"sat"_s} << 3 << never << QDate(2026, 6, 6);
        QTest::newRow("on the day of the event, if it is wanted")
            << QStringList{u"sat"_s} << 0 << never << QDate(2026, 6, 13);
        QTest::newRow("not before today") << QStringList{u"mon"_s} << 3 << QDate(2026, 6, 9) << QDate(2026, 6, 9);
    }
    void aSuppliersDaysMoveIt()
    {
        QFETCH(const QStringList, weekdays);
        QFETCH(const int, daysBefore);
        QFETCH(const QDate, today);
        QFETCH(const QDate, expected);

        QCOMPARE(deliveryDayFor(QDate(2026, 6, 13), weekdays, {.daysBefore = daysBefore, .today = today}), expected);
    }

    /// All sets of weekdays, against the days one by one.
    void daysAreAsInACalendar()
    {
        constexpr int kSets = 128;
        for (int set = 0; set < kSets; ++set) {
            const auto delivers = [set](QDate day) { return set == 0 || ((set >> (day.dayOfWeek() - 1)) & 1) != 0; };
            QStringList weekdays;
            for (int day = 0; set != 0 && day < 7; ++day) {
                if (((set >> day) & 1) != 0)
                    weekdays += weekdayNames().at(day);
            }
            for (int daysBefore = 0; daysBefore < 10; ++daysBefore) {
                for (int later = 0; later < 7; ++later) {
                    const QDate first = QDate(2026, 6, 8).addDays(later);
                    const QDate wanted = first.addDays(-daysBefore);
                    QDate expected;
                    for (QDate day = wanted; !expected.isValid(); day = day.addDays(-1)) {
                        if (delivers(day))
                            expected = day;
                    }
                    for (QDate day = wanted; expected < wanted.addDays(-3) && day < first; day = day.addDays(1)) {
                        if (delivers(day))
                            expected = day;
                    }
                    QCOMPARE(deliveryDayFor(first, weekdays, {.daysBefore = daysBefore, .today = {}}), expected);
                }
            }
        }
    }

    void aSheetIsOrderedADeliveryDayAtATime()
    {
        OrderSheet sheet = roseSheet();
        fillDeliveryDays(sheet, sheets::shop());
        const QList<SheetChoice> parts = partsByDay(sheet);
        QCOMPARE(parts.size(), 2);
        QCOMPARE(parts.at(0).deliverOn, QDate(2026, 6, 4));
        QCOMPARE(parts.at(1).deliverOn, QDate(2026, 6, 9));
        QVERIFY(!parts.at(0).onlyNew);

        sheet.isTopUp = true;
        sheet.suppliers[1].deliveryDays.clear(); // Its event has no date.
        const QList<SheetChoice> undated = partsByDay(sheet);
        QCOMPARE(undated.size(), 2);
        QCOMPARE(undated.at(0), (SheetChoice{.onlyNew = true, .deliverOn = QDate(2026, 6, 9)}));
        QVERIFY(undated.at(1).onlyNew && !undated.at(1).deliverOn);
        QCOMPARE(
            *undated.at(1).pairs,
            (QSet<std::pair<EventId, SupplierId>>{{sheet.events.at(0).eventId, sheet.suppliers.at(1).supplierId}}));

        sheet.suppliers.removeLast();
        QCOMPARE(partsByDay(sheet), QList<SheetChoice>{{.onlyNew = true}}); // All on one day: as a whole.
    }

    void aSuppliersSheetHasNothingOfTheOthers()
    {
        const OrderSheet sheet = roseSheet();

        const OrderSheet part = sheetFor(sheet, sheet.suppliers.at(1).supplierId);

        QCOMPARE(part.suppliers, QList{sheet.suppliers.at(1)});
        QCOMPARE(part.totals, sheet.suppliers.at(1).totals);
        QCOMPARE(sheetFor(sheet, SupplierId::create()).totals, OrderSheetTotals());
    }
};

STEMDESK_APPLESS_TEST(TestDeliveryDay)

} // namespace stemdesk::delivery_day_test

#include "tst_delivery_day.moc"
