#include "core/reports/own_goods.h"

#include "core/domain/hire/event_hire.h"
#include "core/orders/own_stock.h"
#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QTest>

namespace stemdesk::own_goods_test {

namespace {

const QDate kMay(2027, 5, 1);

NamedGoods vase(std::optional<double> owned, int daysBefore = 1, int daysAfter = 1)
{
    return {.name = u"Vase"_s,
            .productType = u"hire"_s,
            .isHired = true,
            .ownedUnits = owned,
            .daysBefore = daysBefore,
            .daysAfter = daysAfter};
}

} // namespace

class TestOwnGoods : public QObject {
    Q_OBJECT

private:
    const VariantId m_vase = VariantId::create();

    StockUse use(std::optional<DayRange> days, double units) const
    {
        return {.eventId = EventId::create(), .days = days, .goods = {{m_vase, units, units * 4, 0}}};
    }
    StockUse use(QDate day, double units) const { return use(DayRange{day, day}, units); }

private Q_SLOTS:
    void whoComesFirstIsServed()
    {
        const StockUse first = use(kMay, 6);
        const StockUse second = use(kMay.addDays(2), 6);
        const StockUse later = use(kMay.addDays(5), 10);

        const auto costs = ownOrderCosts({later, second, first}, {}, {{m_vase, vase(10)}});

        QCOMPARE(costs, (QHash<EventId, double>{{second.eventId, 8.0}})); // 2 of them, at 4.
    }

    void whatIsMissingComesInPacks()
    {
        const StockUse held = use(kMay, 12);
        NamedGoods packed = vase(5);
        packed.unitsPerPack = 6;

        QCOMPARE(ownOrderCosts({held}, {}, {{m_vase, packed}}).value(held.eventId), 48.0); // 12 for the 7.
    }

    void theOthersStandBehind()
    {
        const StockUse held = use(kMay.addDays(1), 7);
        const StockUse asked = use(kMay, 6);
        const StockUse undated = use(std::nullopt, 12);

        const auto costs = ownOrderCosts({held}, {asked, undated}, {{m_vase, vase(10)}});

        QCOMPARE(costs, (QHash<EventId, double>{{asked.eventId, 12.0}, {undated.eventId, 8.0}}));
    }

    void whatIsNotOwnIsNoMatter()
    {
        const StockUse held = use(kMay, 7);

        QVERIFY(ownOrderCosts({held}, {}, {{m_vase, vase({})}}).isEmpty());
        QVERIFY(ownOrderCosts({held}, {}, {}).isEmpty());
        NamedGoods bought = vase(1);
        bought.isHired = false;
        QVERIFY(ownOrderCosts({held}, {}, {{m_vase, bought}}).isEmpty());
        QCOMPARE(ownOrderCosts({held}, {}, {{m_vase, vase(0)}}).value(held.eventId), 28.0);
        QVERIFY(ownOrderCosts({use(kMay, 0)}, {}, {{m_vase, vase(0)}}).isEmpty());
    }

    /// The row is the one of order sheets.
    void itIsAsOrderSheetsHaveIt()
    {
        QRandomGenerator dice(11);
        for (int round = 0; round < 40; ++round) {
            QList<StockUse> events;
            OwnThing thing{.ownedUnits = double(dice.bounded(20)), .holds = {}, .windows = {}};
            for (int count = 1 + dice.bounded(25); count > 0; --count) {
                const QDate from = kMay.addDays(dice.bounded(20));
                events.append(use(DayRange{from, from.addDays(dice.bounded(4))}, 1 + dice.bounded(9)));
                const StockUse &event = events.constLast();
                const DayRange window = event.days->widened(2, 1);
                thing.holds.append({.eventId = event.eventId,
                                    .name = {},
                                    .status = {},
                                    .units = event.goods.constFirst().units,
                                    .days = window});
                thing.windows.insert(event.eventId, window);
            }
            sortHolds(thing.holds);

            const auto costs = ownOrderCosts(events, {}, {{m_vase, vase(thing.ownedUnits, 2, 1)}});

            for (const StockUse &event : std::as_const(events)) {
                const double units = event.goods.constFirst().units;
                const double taken = unitsFromStock(thing, {{event.eventId, units}}).value(event.eventId);
                QCOMPARE(costs.value(event.eventId), (units - taken) * 4);
            }
        }
    }

    void aLongEventIsNoMatter()
    {
        const StockUse whole = use(DayRange{QDate(1, 6, 1), QDate(9999, 6, 1)}, 3);
        const StockUse within = use(kMay, 4);

        const auto costs = ownOrderCosts({within, whole}, {}, {{m_vase, vase(5)}});

        QCOMPARE(costs, (QHash<EventId, double>{{within.eventId, 8.0}}));
    }
};

STEMDESK_APPLESS_TEST(TestOwnGoods)

} // namespace stemdesk::own_goods_test

#include "tst_own_goods.moc"
