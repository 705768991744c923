#include "core/domain/series/occurrence_copy.h"

#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QTest>

namespace stemdesk::occurrence_copy_test {

namespace {

QTimeZone amsterdam()
{
    return QTimeZone("Europe/Amsterdam");
}

Instant local(QDate day, int hour, int minute)
{
    return QDateTime(day, QTime(hour, minute), amsterdam()).toMSecsSinceEpoch();
}

} // namespace

class OccurrenceCopyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hoursStayWhenTheClocksChange();
    void noEndPassesBeforeItsStart_data();
    void noEndPassesBeforeItsStart();
};

void OccurrenceCopyTest::hoursStayWhenTheClocksChange()
{
    Event event;
    event.ceremonyStart = local(QDate(2027, 3, 22), 10, 0);
    event.venueStart = local(QDate(2027, 3, 22), 12, 0);
    event.venueEnd = local(QDate(2027, 3, 23), 1, 0);

    moveDays(event, 7, amsterdam());

    QCOMPARE(event.ceremonyStart, local(QDate(2027, 3, 29), 10, 0));
    QCOMPARE(event.ceremonyEnd, std::nullopt);
    QCOMPARE(event.venueStart, local(QDate(2027, 3, 29), 12, 0));
    QCOMPARE(event.venueEnd, local(QDate(2027, 3, 30), 1, 0));
}

void OccurrenceCopyTest::noEndPassesBeforeItsStart_data()
{
    QTest::addColumn<Instant>("start");
    QTest::addColumn<qint64>("days");

    // 2:30 is not there on 28 March 2027, 3:15 is; 2:50 is there twice on 31 October.
    QTest::newRow("the hour left out") << local(QDate(2027, 3, 21), 2, 30) << qint64(7);
    QTest::newRow("the hour repeated") << local(QDate(2027, 10, 31), 1, 50) + qint64(60) * 60 * 1000 << qint64(1);
}

void OccurrenceCopyTest::noEndPassesBeforeItsStart()
{
    QFETCH(const Instant, start);
    QFETCH(const qint64, days);

    constexpr Instant kLength = Instant(45) * 60 * 1000;
    Event event;
    event.ceremonyStart = event.venueStart = start;
    event.ceremonyEnd = event.venueEnd = start + kLength;

    moveDays(event, days, amsterdam());

    QCOMPARE(*event.ceremonyEnd - *event.ceremonyStart, kLength);
    QCOMPARE(*event.venueEnd - *event.venueStart, kLength);
}

STEMDESK_APPLESS_TEST(OccurrenceCopyTest)

} // namespace stemdesk::occurrence_copy_test

#include "tst_occurrence_copy.moc"
