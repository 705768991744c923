#include "core/orders/ordered_goods.h"

#include "tests/core/orders/order_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>
#include <random>

namespace stemdesk::ordered_goods_test {

namespace {

constexpr double kTolerance = 1e-9;

/// A past order: its units, and how many of them each event needed. The last event may not be on the sheet.
struct Ordered {
    double units = 0;
    QList<double> needed;
};

struct Case {
    QList<double> needs; ///< Units needed, by event.
    double sparePercent = 0;
    std::optional<double> pack;
    std::optional<double> minPacks;
    QList<Ordered> orders;
};

/// A line's figures, calculated step by step.
struct Figures {
    double needed = 0;
    double spare = 0;
    std::optional<double> packs;
    double units = 0;
    double ordered = 0;
    double surplus = 0;
};

double countedPacks(double units, double pack)
{
    double packs = 0;
    while (packs * pack < units - kTolerance * pack)
        packs += 1;
    return packs;
}

double countedSpare(double units, double percent)
{
    double spare = 0;
    while (spare < units * percent / 100 - kTolerance)
        spare += 1;
    return spare;
}

double orderedFor(const Case &of)
{
    double ordered = 0;
    for (const Ordered &order : of.orders) {
        double all = 0;
        double ours = 0;
        for (qsizetype event = 0; event < order.needed.size(); ++event) {
            all += order.needed[event];
            ours += event < of.needs.size() ? order.needed[event] : 0;
        }
        ordered += all > 0 ? order.units * ours / all : 0;
    }
    return ordered;
}

Figures expected(const Case &of, bool onlyNew)
{
    Figures figures;
    for (const double need : of.needs)
        figures.needed += need;
    figures.spare = countedSpare(figures.needed, of.sparePercent);
    figures.ordered = orderedFor(of);
    double wanted = figures.needed + figures.spare;
    if (onlyNew) {
        wanted -= figures.ordered;
        wanted = wanted > kTolerance * std::max(1.0, figures.needed + figures.spare) ? wanted : 0;
        figures.needed = wanted;
        figures.spare = 0;
    }
    figures.units = wanted;
    if (of.pack) {
        const bool hasMinimum = of.minPacks && !(onlyNew && figures.ordered > 0);
        figures.packs = countedPacks(wanted, *of.pack);
        if (hasMinimum && wanted > 0)
            figures.packs = std::max(*figures.packs, *of.minPacks);
        figures.units = *figures.packs * *of.pack;
    }
    if (!onlyNew)
        figures.surplus = std::max(0.0, figures.ordered - figures.units);
    return figures;
}

bool isNear(double left, double right)
{
    return std::abs(left - right) <= 1e-7 * std::max({1.0, std::abs(left), std::abs(right)});
}

/// A shop with one variety of one supplier, and the events that need it.
class Shop {
public:
    explicit Shop(const Case &of) : m_case(of), m_supplier(m_fixture.supplier(u"Bloemenhof"_s))
    {
        Variant &rose = m_fixture.variant(u"Rose"_s, u"Quicksand"_s, of.pack);
        if (of.minPacks)
            rose.supplierMinPacks.append({m_supplier, int(*of.minPacks)});
        m_rose = rose.id;
        m_fixture.catalogue.sparePercents.insert(m_rose, of.sparePercent);
        for (const double need : of.needs) {
            const auto lines = need > 0 ? QList{m_fixture.line(m_rose, m_supplier, need, 2)} : QList<EventItem>();
            m_events.append(m_fixture.event(u"Wedding"_s, lines));
        }
        m_elsewhere = EventId::create();
        for (const Ordered &order : of.orders)
            add(order);
    }

    OrderSheet sheet(bool onlyNew) const
    {
        const SheetRequest request{.choice = {.onlyNew = onlyNew}, .ordered = OrderedGoods(m_lines)};
        return buildOrderSheet(m_events, m_fixture.catalogue, request);
    }
    /// Adds the line to what is ordered.
    void order(const OrderSheetLine &line) { m_lines.append({.line = line, .supplierId = m_supplier}); }

private:
    void add(const Ordered &order)
    {
        OrderSheetLine line{.variantId = m_rose, .unitsPerPack = m_case.pack, .unitsToOrder = order.units};
        if (m_case.pack)
            line.packsToOrder = order.units / *m_case.pack;
        for (qsizetype event = 0; event < order.needed.size(); ++event) {
            const EventId id = event < m_events.size() ? m_events[event].id : m_elsewhere;
            line.eventUnits.append({id, order.needed[event]});
            line.unitsNeeded += order.needed[event];
        }
        this->order(line);
    }

    const Case &m_case;
    OrderFixture m_fixture;
    SupplierId m_supplier;
    VariantId m_rose;
    QList<Event> m_events;
    EventId m_elsewhere;
    QList<OrderedLine> m_lines;
};

std::optional<OrderSheetLine> onlyLine(const OrderSheet &sheet)
{
    if (sheet.suppliers.isEmpty())
        return {};
    return sheet.suppliers.constFirst().lines.constFirst();
}

class Dice {
public:
    int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(m_random); }
    bool is(int percent) { return upTo(99) < percent; }
    /// Mostly whole numbers, sometimes quarters.
    double units(int most) { return is(80) ? upTo(most) : upTo(4 * most) / 4.0; }

    Case next()
    {
        Case made;
        for (int event = upTo(3); event >= 0; --event)
            made.needs.append(is(10) ? 0 : units(60));
        made.sparePercent = is(50) ? 0 : upTo(30);
        if (is(80))
            made.pack = is(85) ? 1 + upTo(24) : 0.25 * (1 + upTo(40));
        if (is(30))
            made.minPacks = upTo(6);
        for (int order = upTo(3); order > 0; --order) {
            Ordered one{.units = made.pack ? *made.pack * (1 + upTo(5)) : 1 + units(40)};
            for (qsizetype event = 0; event < made.needs.size() + (is(30) ? 1 : 0); ++event)
                one.needed.append(is(25) ? 0 : 1 + upTo(30));
            made.orders.append(one);
        }
        return made;
    }

private:
    std::mt19937 m_random{39};
};

QByteArray wordsOf(const Case &of)
{
    QByteArray words = "needs";
    for (const double need : of.needs)
        words += ' ' + QByteArray::number(need);
    words += " spare " + QByteArray::number(of.sparePercent) + " pack " + QByteArray::number(of.pack.value_or(0))
        + " least " + QByteArray::number(of.minPacks.value_or(0));
    for (const Ordered &order : of.orders) {
        words += "; ordered " + QByteArray::number(order.units) + " for";
        for (const double need : order.needed)
            words += ' ' + QByteArray::number(need);
    }
    return words;
}

bool agree(const std::optional<OrderSheetLine> &line, const Figures &figures, bool onlyNew)
{
    if (!line)
        return figures.units <= kTolerance && (onlyNew || (figures.needed <= 0 && figures.ordered <= kTolerance));
    return isNear(line->unitsNeeded, figures.needed) && isNear(line->spareUnits, figures.spare)
        && line->packsToOrder.has_value() == figures.packs.has_value()
        && isNear(line->packsToOrder.value_or(0), figures.packs.value_or(0))
        && isNear(line->unitsToOrder, figures.units) && isNear(line->unitsOrdered, figures.ordered)
        && isNear(line->surplusUnits, figures.surplus);
}

} // namespace

class TestOrderedGoods : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sheetsAreAsWithPenAndPaper()
    {
        constexpr int kCases = 100'000;
        Dice dice;
        for (int count = 0; count < kCases; ++count) {
            const Case of = dice.next();
            Shop shop(of);
            const OrderSheet whole = shop.sheet(false);
            QVERIFY2(agree(onlyLine(whole), expected(of, false), false), wordsOf(of).constData());

            const auto line = onlyLine(shop.sheet(true));
            QVERIFY2(agree(line, expected(of, true), true), wordsOf(of).constData());
            if (!line)
                continue;
            double shared = 0;
            for (const EventUnits &share : line->eventUnits)
                shared += share.unitsNeeded;
            QVERIFY2(isNear(shared, line->unitsNeeded), wordsOf(of).constData());
            shop.order(*line); // Afterwards nothing is left to order.
            QVERIFY2(!shop.sheet(true).ordersAnything(), wordsOf(of).constData());
        }
    }

    void anEventMissesWhatWasNotOrderedForIt()
    {
        const Case of{.needs = {30, 10}, .orders = {{.units = 20, .needed = {20, 0}}}};
        const auto line = onlyLine(Shop(of).sheet(true));

        QCOMPARE(line->unitsNeeded, 20.0);
        QCOMPARE(line->eventUnits.size(), 2);
        QCOMPARE(line->eventUnits[0].unitsNeeded, 10.0);
        QCOMPARE(line->eventUnits[1].unitsNeeded, 10.0);
    }

    void minimumsHoldForWhatWasNeverOrdered()
    {
        const Case fresh{.needs = {5}, .pack = 10, .minPacks = 4};
        QCOMPARE(onlyLine(Shop(fresh).sheet(true))->packsToOrder, std::optional(4.0));

        const Case more{.needs = {45}, .pack = 10, .minPacks = 4, .orders = {{.units = 40, .needed = {38}}}};
        const auto line = onlyLine(Shop(more).sheet(true));
        QCOMPARE(line->packsToOrder, std::optional(1.0));
        QCOMPARE(line->packsOrdered, std::optional(4.0));
    }

    void whatIsNeededNoMoreIsALineOfNothing()
    {
        const Case of{.needs = {0}, .pack = 10, .orders = {{.units = 20, .needed = {18}}}};
        const OrderSheet sheet = Shop(of).sheet(false);

        const auto line = onlyLine(sheet);
        QCOMPARE(line->unitsNeeded, 0.0);
        QCOMPARE(line->unitsToOrder, 0.0);
        QCOMPARE(line->surplusUnits, 20.0);
        QVERIFY(!sheet.ordersAnything());
        QVERIFY(orderedPart(sheet).suppliers.isEmpty()); // The line is not sent to the supplier.
        QVERIFY(Shop(of).sheet(true).suppliers.isEmpty());
    }

    void figuresOfAShopThatOrderedNothingAreThoseOfTheSheet()
    {
        const Case of{.needs = {30, 10}, .sparePercent = 10, .pack = 12};
        OrderSheetLine line = *onlyLine(Shop(of).sheet(false));

        QCOMPARE(line.unitsOrdered, 0.0);
        QCOMPARE(line.packsOrdered, std::optional(0.0));
        QCOMPARE(line.surplusUnits, 0.0);
        QCOMPARE(line.unitsToOrder, 48.0);
    }
};

STEMDESK_APPLESS_TEST(TestOrderedGoods)

} // namespace stemdesk::ordered_goods_test

#include "tst_ordered_goods.moc"
