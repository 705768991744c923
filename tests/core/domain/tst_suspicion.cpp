#include "core/domain/suspicion.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::suspicion_test {

class SuspicionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTimesBeforeTheYear2000_data();
    void findsTimesBeforeTheYear2000();
    void findsEachOfTheFourTimes();
    void findsTaxMultipliersUnderOne_data();
    void findsTaxMultipliersUnderOne();
};

void SuspicionTest::findsTimesBeforeTheYear2000_data()
{
    QTest::addColumn<std::optional<std::optional<Instant>>>("venueStart");
    QTest::addColumn<QByteArrayList>("suspicions");
    using Given = std::optional<std::optional<Instant>>;
    QTest::newRow("not given") << Given() << QByteArrayList();
    QTest::newRow("cleared") << Given(std::optional<Instant>()) << QByteArrayList();
    QTest::newRow("seconds") << Given(1'800'000'000) << QByteArrayList{"suspicious_venueStart"};
    QTest::newRow("before 1970") << Given(-1) << QByteArrayList{"suspicious_venueStart"};
    QTest::newRow("the last of 1999") << Given(946'684'799'999) << QByteArrayList{"suspicious_venueStart"};
    QTest::newRow("the first of 2000") << Given(946'684'800'000) << QByteArrayList();
    QTest::newRow("milliseconds") << Given(1'800'000'000'000) << QByteArrayList();
}

void SuspicionTest::findsTimesBeforeTheYear2000()
{
    using Given = std::optional<std::optional<Instant>>;
    QFETCH(const Given, venueStart);

    QTEST(suspicionsOf(EventPatch{.venueStart = venueStart}), "suspicions");
}

void SuspicionTest::findsEachOfTheFourTimes()
{
    const std::optional<Instant> seconds = 1'800'000'000;

    QCOMPARE(suspicionsOf(EventPatch{
                 .ceremonyStart = seconds, .ceremonyEnd = seconds, .venueStart = seconds, .venueEnd = seconds}),
             (QByteArrayList{"suspicious_ceremonyStart", "suspicious_ceremonyEnd", "suspicious_venueStart",
                             "suspicious_venueEnd"}));
}

void SuspicionTest::findsTaxMultipliersUnderOne_data()
{
    QTest::addColumn<std::optional<double>>("multiplier");
    QTest::addColumn<bool>("isSuspicious");
    QTest::newRow("not given") << std::optional<double>() << false;
    QTest::newRow("a rate") << std::optional(0.2) << true;
    QTest::newRow("no tax") << std::optional(1.0) << false;
    QTest::newRow("a multiplier") << std::optional(1.2) << false;
}

void SuspicionTest::findsTaxMultipliersUnderOne()
{
    QFETCH(const std::optional<double>, multiplier);
    QFETCH(const bool, isSuspicious);

    QCOMPARE(suspicionsOf(PriceListPatch{.taxMultiplier = multiplier}),
             isSuspicious ? QByteArrayList{"suspicious_taxMultiplier"} : QByteArrayList());
}

STEMDESK_APPLESS_TEST(SuspicionTest)

} // namespace stemdesk::suspicion_test

#include "tst_suspicion.moc"
