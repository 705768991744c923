#include "core/pricing/price_choice.h"

#include "core/domain/events/event.h"
#include "core/domain/prices/price_table.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::price_choice_test {

namespace {

Instant instant(const char *text)
{
    return QDateTime::fromString(QString::fromLatin1(text), Qt::ISODateWithMs).toMSecsSinceEpoch();
}

template <class T>
T any(QRandomGenerator &dice, const QList<T> &list)
{
    return list.at(dice.bounded(int(list.size())));
}

struct PlainEntry {
    PriceListId list;
    VariantId variant;
    SupplierId supplier;
    double cost = 0;
};

/// Lists and entries as they are written down, and the rule step by step: what PriceLists and foundPrice() must agree
/// with.
struct PlainPrices {
    QList<PriceListHead> lists; ///< In order of creation.
    QList<PlainEntry> entries;
    QList<VariantId> variants{VariantId::create(), VariantId::create()};
    QList<SupplierId> suppliers{SupplierId(), SupplierId::create(), SupplierId::create()};

    static QDate anyDay(QRandomGenerator &dice) { return QDate(2026, 3, 1).addDays(dice.bounded(4)); }

    static PlainPrices random(QRandomGenerator &dice)
    {
        PlainPrices plain;
        for (int lists = 1 + dice.bounded(7); lists > 0; --lists)
            plain.lists += {PriceListId::create(), dice.bounded(3) == 0 ? u"hire"_s : u"flower"_s, anyDay(dice), 1.2};
        for (int entries = dice.bounded(9); entries > 0; --entries) {
            const PlainEntry entry{any(dice, plain.lists).id, any(dice, plain.variants), any(dice, plain.suppliers),
                                   double(entries)};
            if (!plain.entry(entry.list, entry.variant, entry.supplier))
                plain.entries += entry;
        }
        return plain;
    }

    QList<std::pair<VariantId, SupplierId>> pairs() const
    {
        QList<std::pair<VariantId, SupplierId>> all;
        for (const VariantId &variant : variants) {
            for (const SupplierId &supplier : suppliers)
                all += {variant, supplier};
        }
        return all;
    }

    struct Found {
        PriceListId list;
        std::optional<double> cost;
        bool isOwn = false;
    };

    std::optional<double> entry(PriceListId list, VariantId variant, SupplierId supplier) const
    {
        for (const PlainEntry &one : entries) {
            if (one.list == list && one.variant == variant && one.supplier == supplier)
                return one.cost;
        }
        return {};
    }

    /// The list after `previous` (nullptr: the first): the newest of the type up to `last` that is older than it.
    const PriceListHead *next(const QString &type, QDate last, const PriceListHead *previous) const
    {
        const PriceListHead *best = nullptr;
        for (const PriceListHead &list : lists) {
            const bool isOlder =
                !previous || list.date < previous->date || (list.date == previous->date && &list < previous);
            if (list.productType == type && list.date <= last && isOlder && (!best || list.date >= best->date))
                best = &list;
        }
        return best;
    }

    Found find(VariantId variant, SupplierId supplier, const QString &type, QDate day, PriceListId pinned) const
    {
        QList<PriceListHead> turn;
        for (const PriceListHead &list : lists) {
            if (list.id == pinned && list.productType == type) {
                turn += list;
                day = std::min(day, list.date);
            }
        }
        for (const PriceListHead *list = next(type, day, nullptr); list; list = next(type, day, list))
            turn += *list;
        for (const PriceListHead &list : turn) {
            if (const auto own = entry(list.id, variant, supplier); own && !supplier.isNull())
                return {list.id, own, true};
            if (const auto general = entry(list.id, variant, {}))
                return {list.id, general, false};
        }
        return {turn.isEmpty() ? PriceListId() : turn.constFirst().id, {}, false};
    }
};

} // namespace

class TestPriceChoice : public QObject {
    Q_OBJECT

    /// By the names that the rows below use, in order of creation.
    const QList<std::pair<QString, PriceListHead>> m_heads{
        {u"summer"_s, {PriceListId::create(), u"flower"_s, QDate(2025, 6, 1), 1.2}},
        {u"spring"_s, {PriceListId::create(), u"flower"_s, QDate(2025, 3, 1), 1.2}},
        {u"summer again"_s, {PriceListId::create(), u"flower"_s, QDate(2025, 6, 1), 1.1}},
        {u"material"_s, {PriceListId::create(), u"material"_s, QDate(2025, 1, 1), 1.2}},
        {u"winter"_s, {PriceListId::create(), u"flower"_s, QDate(2025, 12, 1), 1.2}},
    };

    PriceLists lists() const
    {
        QList<PriceListHead> heads;
        for (const auto &[name, head] : m_heads)
            heads.append(head);
        return PriceLists(heads);
    }

    QString nameOf(const PriceListHead *list) const
    {
        for (const auto &[name, head] : m_heads) {
            if (list && head == *list)
                return name;
        }
        return {};
    }

    PriceListId idOf(const QString &name) const
    {
        for (const auto &[known, head] : m_heads) {
            if (known == name)
                return head.id;
        }
        return PriceListId::create();
    }

private Q_SLOTS:
    void takesTheNewestListOfTheDay_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QString>("list");

        QTest::newRow("before all") << u"flower"_s << QDate(2025, 2, 28) << QString();
        QTest::newRow("on the first day") << u"flower"_s << QDate(2025, 3, 1) << u"spring"_s;
        QTest::newRow("the day before the next") << u"flower"_s << QDate(2025, 5, 31) << u"spring"_s;
        QTest::newRow("equal dates: the later created") << u"flower"_s << QDate(2025, 6, 1) << u"summer again"_s;
        QTest::newRow("long after") << u"flower"_s << QDate(2031, 1, 1) << u"winter"_s;
        QTest::newRow("another type") << u"material"_s << QDate(2025, 6, 1) << u"material"_s;
        QTest::newRow("a type without lists") << u"hire"_s << QDate(2025, 6, 1) << QString();
        QTest::newRow("no day") << u"flower"_s << QDate() << QString();
    }

    void takesTheNewestListOfTheDay()
    {
        QFETCH(QString, type);
        QFETCH(QDate, day);

        const PriceLists priceLists = lists();

        QTEST(nameOf(priceLists.chain(type, day, {}).first()), "list");
    }

    void pinnedListWins_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("pinnedType");
        QTest::addColumn<QString>("pinned");
        QTest::addColumn<QString>("list");

        QTest::newRow("older") << u"flower"_s << u"flower"_s << u"spring"_s << u"spring"_s;
        QTest::newRow("of the same day, earlier created") << u"flower"_s << u"flower"_s << u"summer"_s << u"summer"_s;
        QTest::newRow("dated later than the event") << u"flower"_s << u"flower"_s << u"winter"_s << u"winter"_s;
        QTest::newRow("for another type") << u"material"_s << u"flower"_s << u"spring"_s << u"material"_s;
        QTest::newRow("one that is gone") << u"flower"_s << u"flower"_s << u"gone"_s << u"summer again"_s;
        QTest::newRow("one of another type") << u"flower"_s << u"flower"_s << u"material"_s << u"summer again"_s;
    }

    void pinnedListWins()
    {
        QFETCH(QString, type);
        QFETCH(QString, pinnedType);
        QFETCH(QString, pinned);

        const PriceLists priceLists = lists();

        QTEST(nameOf(priceLists.chain(type, QDate(2025, 7, 1), {{pinnedType, idOf(pinned)}}).first()), "list");
    }

    void noListsAtAll() { QCOMPARE(PriceLists().chain(u"flower"_s, QDate(2025, 6, 1), {}).size(), 0); }

    void olderListsFollow_data()
    {
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QString>("pinned");
        QTest::addColumn<QString>("inOrder");

        QTest::newRow("none before") << QDate(2025, 2, 28) << u""_s << u""_s;
        QTest::newRow("one") << QDate(2025, 3, 1) << u""_s << u"spring"_s;
        QTest::newRow("equal dates: the later created first")
            << QDate(2025, 7, 1) << u""_s << u"summer again, summer, spring"_s;
        QTest::newRow("all") << QDate(2026, 1, 1) << u""_s << u"winter, summer again, summer, spring"_s;
        QTest::newRow("pinned: no newer ones") << QDate(2026, 1, 1) << u"spring"_s << u"spring, spring"_s;
        QTest::newRow("pinned: those of its day too")
            << QDate(2026, 1, 1) << u"summer"_s << u"summer, summer again, summer, spring"_s;
        QTest::newRow("pinned to come: none dated after the event")
            << QDate(2025, 4, 1) << u"winter"_s << u"winter, spring"_s;
        QTest::newRow("a pin that is gone") << QDate(2025, 4, 1) << u"gone"_s << u"spring"_s;
    }

    void olderListsFollow()
    {
        QFETCH(QDate, day);
        QFETCH(QString, pinned);
        const PriceLists priceLists = lists();
        QMap<QString, PriceListId> pins;
        if (!pinned.isEmpty())
            pins.insert(u"flower"_s, idOf(pinned));

        const PriceListChain chain = priceLists.chain(u"flower"_s, day, pins);

        QStringList names;
        for (qsizetype place = 0; place < chain.size(); ++place)
            names += nameOf(&chain.at(place));
        QTEST(names.join(u", "_s), "inOrder");
    }

    void theFirstListWithAPriceSaysIt()
    {
        const PriceLists priceLists = lists();
        const PriceListChain chain = priceLists.chain(u"flower"_s, QDate(2026, 1, 1), {});
        const VariantId rose = VariantId::create();
        const VariantId tulip = VariantId::create();
        const SupplierId grower = SupplierId::create();
        const SupplierId other = SupplierId::create();
        PriceTable entries;
        entries.add(idOf(u"winter"_s), rose, other, 9);
        entries.add(idOf(u"summer again"_s), rose, {}, 2);
        entries.add(idOf(u"summer"_s), rose, grower, 1);
        entries.add(idOf(u"spring"_s), rose, grower, 0.5);
        const auto priceFrom = [&](VariantId variant, SupplierId supplier) {
            const FoundPrice found = foundPrice(chain, entries, variant, supplier);
            return u"%1 %2"_s.arg(nameOf(found.list)).arg(found.unitCostExclTax.value_or(-1));
        };

        QCOMPARE(priceFrom(rose, other), u"winter 9"_s);
        QCOMPARE(priceFrom(rose, {}), u"summer again 2"_s);
        // A price for any on a newer list goes before an own one on an older list.
        QCOMPARE(priceFrom(rose, grower), u"summer again 2"_s);
        QCOMPARE(priceFrom(tulip, grower), u"winter -1"_s);
        QCOMPARE(ownPricedSuppliers(chain, entries, rose), QList{other});

        entries.add(idOf(u"summer again"_s), rose, grower, 3);
        QCOMPARE(priceFrom(rose, grower), u"summer again 3"_s);
        QCOMPARE(ownPricedSuppliers(chain, entries, rose), (QList{other, grower}));
        QCOMPARE(foundPrice({}, entries, rose, grower).list, nullptr);
    }

    void agreesWithAStepByStepSearch()
    {
        QRandomGenerator dice(20'260'321);
        int fellBack = 0;
        for (int round = 0; round < 3'000; ++round) {
            const PlainPrices plain = PlainPrices::random(dice);
            PriceTable table;
            for (const PlainEntry &entry : plain.entries)
                table.add(entry.list, entry.variant, entry.supplier, entry.cost);
            const PriceLists lists(plain.lists);
            const QDate today = PlainPrices::anyDay(dice);
            const PriceListId pinned = dice.bounded(2) == 0 ? PriceListId::create() : any(dice, plain.lists).id;
            const PriceListChain chain = lists.chain(u"flower"_s, today, {{u"flower"_s, pinned}});
            for (const auto &[variant, supplier] : plain.pairs()) {
                const PlainPrices::Found expected = plain.find(variant, supplier, u"flower"_s, today, pinned);
                const FoundPrice found = foundPrice(chain, table, variant, supplier);
                QCOMPARE(found.unitCostExclTax, expected.cost);
                QCOMPARE(found.list ? found.list->id : PriceListId(), expected.list);
                QCOMPARE(ownPricedSuppliers(chain, table, variant).contains(supplier), expected.isOwn);
                fellBack += found.list && found.list != chain.first() ? 1 : 0;
            }
        }
        QVERIFY(fellBack > 100); // Else the cases would say nothing.
    }

    void taxMultiplierIsOfTheList()
    {
        QCOMPARE(lists().taxMultiplier(idOf(u"summer again"_s)), 1.1);
        QCOMPARE(lists().taxMultiplier(PriceListId()), 1.0);
    }

    void pricingDayIsThatOfTheShop_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QByteArray>("moment");
        QTest::addColumn<QDate>("day");

        QTest::newRow("London, summer evening")
            << QByteArray("Europe/London") << QByteArray("2025-07-05T22:30:00Z") << QDate(2025, 7, 5);
        QTest::newRow("London, summer night")
            << QByteArray("Europe/London") << QByteArray("2025-07-05T23:30:00Z") << QDate(2025, 7, 6);
        QTest::newRow("London, winter night")
            << QByteArray("Europe/London") << QByteArray("2025-01-05T23:30:00Z") << QDate(2025, 1, 5);
        QTest::newRow("last millisecond")
            << QByteArray("UTC") << QByteArray("2025-07-05T23:59:59.999Z") << QDate(2025, 7, 5);
        QTest::newRow("midnight") << QByteArray("UTC") << QByteArray("2025-07-06T00:00:00.000Z") << QDate(2025, 7, 6);
        QTest::newRow("New York, still yesterday")
            << QByteArray("America/New_York") << QByteArray("2025-07-06T03:59:00Z") << QDate(2025, 7, 5);
        QTest::newRow("Auckland, already tomorrow")
            << QByteArray("Pacific/Auckland") << QByteArray("2025-07-05T12:00:00Z") << QDate(2025, 7, 6);
        QTest::newRow("before 1970") << QByteArray("UTC") << QByteArray("1969-12-31T23:00:00Z") << QDate(1969, 12, 31);
        QTest::newRow("no zone counts as UTC")
            << QByteArray() << QByteArray("2025-07-05T23:30:00Z") << QDate(2025, 7, 5);
    }

    void pricingDayIsThatOfTheShop()
    {
        QFETCH(QByteArray, zone);
        QFETCH(QByteArray, moment);
        Event event;
        event.venueStart = instant(moment.constData());

        QTEST(pricingDay(event, zone.isEmpty() ? QTimeZone() : QTimeZone(zone)), "day");
    }

    void pricingDayIsOfTheFirstThatIsSet()
    {
        const QTimeZone utc = QTimeZone::utc();
        Event event;
        event.createdAt = instant("2025-01-10T12:00:00Z");
        QCOMPARE(pricingDay(event, utc), QDate(2025, 1, 10));

        event.ceremonyStart = instant("2025-06-20T12:00:00Z");
        QCOMPARE(pricingDay(event, utc), QDate(2025, 6, 20));

        // The venue's start counts first even where it is the later of the two.
        event.venueStart = instant("2025-06-21T12:00:00Z");
        QCOMPARE(pricingDay(event, utc), QDate(2025, 6, 21));
    }
};

STEMDESK_APPLESS_TEST(TestPriceChoice)

} // namespace stemdesk::price_choice_test

#include "tst_price_choice.moc"
