#include "core/pricing/event_figures.h"

#include "core/pricing/price_breakdown.h"
#include "tests/core/pricing/price_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace stemdesk::event_figures_test {

class TestEventFigures : public QObject {
    Q_OBJECT

    PriceFixture m_shop;
    const QDate m_july = QDate(2025, 7, 5);

    EventFigures figures(const QList<EventGroup> &groups, const std::optional<EventPricing> &pricing = {})
    {
        Event event = m_shop.event(m_july, groups);
        event.pricing = pricing;
        priceEvent(event, m_shop.context);
        return figuresOf(event, m_shop.context);
    }
    void own(std::optional<double> units) { m_shop.context.variants[m_shop.vase].ownedUnits = units; }

private Q_SLOTS:
    void cleanup() { own({}); }

    void linesAreAddedUpWithoutTax()
    {
        EventGroup hidden = m_shop.group(1, {m_shop.line(m_shop.rose, 50)});
        hidden.isHidden = true;

        const EventFigures of = figures(
            {m_shop.group(2, {m_shop.line(m_shop.rose, 10)}), hidden, m_shop.group(1, {m_shop.line(m_shop.rose, 7)})});

        const double waste = (5 + 18) * 0.95; // Of 20 and of 7 roses, in packs of 25.
        QCOMPARE(of.wasteCostExclTax, waste);
        QCOMPARE(of.costOfGoodsExclTax, 27 * 0.95 + waste);
        QCOMPARE(of.customerPriceExclTax, 27 * 0.95 * 2.5);
        QCOMPARE(of.ownHireExclTax, 0.0);
        QCOMPARE(of.labourExclTax, 0.0);
        QCOMPARE(of.goods.size(), 1);
        QCOMPARE(of.goods.constFirst().variantId, m_shop.rose);
        QCOMPARE(of.goods.constFirst().units, 27.0);
        QCOMPARE(of.goods.constFirst().costExclTax, 27 * 0.95);
        QCOMPARE(of.goods.constFirst().wasteCostExclTax, waste);
    }

    void labourIsWhatTheCustomerPaysForIt()
    {
        const EventFigures of =
            figures({m_shop.group(1, {m_shop.line(m_shop.rose, 25)})},
                    EventPricing{.labour = Labour{.percent = 10, .hours = 2, .hourlyRateExclTax = 30},
                                 .taxGroupId = m_shop.fullTax});

        const double lines = 25 * 0.95 * 2.5;
        QCOMPARE(of.labourExclTax, lines / 10 + 60);
        QCOMPARE(of.customerPriceExclTax, lines + lines / 10 + 60);
    }

    void ownThingsCostNothing_data()
    {
        QTest::addColumn<std::optional<double>>("owned");
        QTest::newRow("nobody said") << std::optional<double>();
        QTest::newRow("none") << std::optional(0.0);
        QTest::newRow("some") << std::optional(4.0);
    }
    void ownThingsCostNothing()
    {
        QFETCH(const std::optional<double>, owned);
        own(owned);

        const EventFigures of = figures({m_shop.group(2, {m_shop.line(m_shop.vase, 1), m_shop.line(m_shop.vase, 2)})});

        QCOMPARE(of.costOfGoodsExclTax, owned ? 0.0 : 6 * 4.0);
        QCOMPARE(of.ownHireExclTax, owned ? 6 * 4 * 1.5 : 0.0);
        QCOMPARE(of.customerPriceExclTax, 6 * 4 * 1.5);
        QCOMPARE(of.goods.constFirst().costExclTax, 24.0);
    }

    void whatIsBoughtIsNeverOwned()
    {
        m_shop.context.variants[m_shop.rose].ownedUnits = 100;

        const EventFigures of = figures({m_shop.group(1, {m_shop.line(m_shop.rose, 25)})});

        m_shop.context.variants[m_shop.rose].ownedUnits.reset();
        QCOMPARE(of.costOfGoodsExclTax, 25 * 0.95);
        QCOMPARE(of.ownHireExclTax, 0.0);
    }

    void unpricedLinesArePartOfIt()
    {
        const EventFigures of =
            figures({m_shop.group(1, {m_shop.line(m_shop.fern, 3)})}, EventPricing{.unitUpliftIncTax = 2.0});

        QCOMPARE(of.costOfGoodsExclTax, 0.0);
        QCOMPARE(of.goods.constFirst().units, 3.0);
        QVERIFY(of.customerPriceExclTax > 0);
    }

    void nothingIsNothing() { QCOMPARE(figures({}), EventFigures()); }

    void whatNoDoubleHoldsIsNone()
    {
        EventGroup group = m_shop.group(1, {m_shop.line(m_shop.rose, 1)});
        Event event = m_shop.event(m_july, {group});
        priceEvent(event, m_shop.context);
        event.groups.first().items.first().price.costExclTax = std::numeric_limits<double>::infinity();

        QVERIFY(std::isfinite(figuresOf(event, m_shop.context).costOfGoodsExclTax));
    }
};

STEMDESK_APPLESS_TEST(TestEventFigures)

} // namespace stemdesk::event_figures_test

#include "tst_event_figures.moc"
