#include "core/pricing/price_choice.h"

#include "core/domain/event.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

using namespace stemdesk;
using namespace Qt::StringLiterals;

namespace {

Instant instant(const char *text)
{
    return QDateTime::fromString(QString::fromLatin1(text), Qt::ISODateWithMs).toMSecsSinceEpoch();
}

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

        QTEST(nameOf(priceLists.chosen(type, day, {})), "list");
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

        QTEST(nameOf(priceLists.chosen(type, QDate(2025, 7, 1), {{pinnedType, idOf(pinned)}})), "list");
    }

    void noListsAtAll() { QCOMPARE(PriceLists().chosen(u"flower"_s, QDate(2025, 6, 1), {}), nullptr); }

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

QTEST_APPLESS_MAIN(TestPriceChoice)
#include "tst_price_choice.moc"
