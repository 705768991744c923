#include "core/domain/series/series.h"

#include "core/domain/series/series_days.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::series_test {

namespace {

SeriesPatch mondays()
{
    return {.name = u"Lobby"_s,
            .templateEventIds = rotaText({EventId::create()}),
            .rule = u"FREQ=WEEKLY;BYDAY=MO"_s,
            .startsOn = QDate(2026, 3, 2)};
}

QByteArray codeOf(const SeriesPatch &patch)
{
    const Result<Series> series = patched(Series{}, patch);
    return series ? QByteArray() : series.error().code;
}

Series done(const Result<Series> &series)
{
    if (!series)
        qFatal("%s", series.error().code.constData());
    return *series;
}

SeriesPatch with(void (*change)(SeriesPatch &))
{
    SeriesPatch patch = mondays();
    change(patch);
    return patch;
}

} // namespace

class SeriesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rulesAreChecked();
    void aPatchIsTakenBack();
    void skippedDaysKeepTheRotaInStep();
    void movedDaysKeepTheirNames();
    void theNextDayIsTheFirstFreeOne();
    void skipsBesideTheRuleAreTold();
};

void SeriesTest::rulesAreChecked()
{
    QCOMPARE(codeOf(mondays()), QByteArray());
    QCOMPARE(codeOf({}), "name_required");
    QCOMPARE(codeOf(with([](SeriesPatch &patch) { patch.templateEventIds.reset(); })), "templateEventIds_required");
    QCOMPARE(codeOf(with([](SeriesPatch &patch) { patch.templateEventIds->clear(); })), "invalid_templateEventIds");
    QCOMPARE(codeOf(with([](SeriesPatch &patch) {
                 patch.templateEventIds = QStringList(13, patch.templateEventIds->constFirst());
             })),
             "invalid_templateEventIds");
    QCOMPARE(codeOf(with([](SeriesPatch &patch) {
                 patch.templateEventIds = QStringList(12, patch.templateEventIds->constFirst());
             })),
             QByteArray()); // It may name an event several times.
    QCOMPARE(codeOf(with([](SeriesPatch &patch) { patch.rule.reset(); })), "rule_required");
    QCOMPARE(codeOf(with([](SeriesPatch &patch) { patch.rule = u"FREQ=HOURLY"_s; })), "invalid_rule");
    QCOMPARE(codeOf(with([](SeriesPatch &patch) { patch.rule = u"FREQ=DAILY;UNTIL=20260301"_s; })), "invalid_rule");
    QCOMPARE(codeOf(with([](SeriesPatch &patch) { patch.startsOn.reset(); })), "startsOn_required");
    QCOMPARE(codeOf(with([](SeriesPatch &patch) { patch.daysAhead = 366; })), "invalid_daysAhead");
    QCOMPARE(codeOf(with([](SeriesPatch &patch) { patch.daysAhead = -1; })), "invalid_daysAhead");
    QCOMPARE(codeOf(with([](SeriesPatch &patch) { patch.skips = QStringList{u"tomorrow"_s}; })), "invalid_skips");
    QCOMPARE(
        codeOf(with([](SeriesPatch &patch) {
            patch.moves = movesText({{QDate(2026, 3, 9), QDate(2026, 3, 10)}, {QDate(2026, 3, 9), QDate(2026, 3, 12)}});
        })),
        "invalid_moves");
    QCOMPARE(codeOf(with([](SeriesPatch &patch) { patch.status = u"over"_s; })), "invalid_status");
}

void SeriesTest::aPatchIsTakenBack()
{
    const Series before = done(patched(Series{.version = 1}, mondays()));
    const SeriesPatch patch{.name = u"Bar"_s,
                            .skips = QStringList{u"2026-03-09"_s, u"2026-03-09"_s},
                            .moves = movesText({{QDate(2026, 3, 16), QDate(2026, 3, 17)}}),
                            .status = u"paused"_s};

    const Series after = done(patched(before, patch));

    QCOMPARE(after.skips, QStringList{u"2026-03-09"_s});
    QVERIFY(!after.isActive());
    QCOMPARE(done(patched(after, inverse(before, patch))), before);
}

void SeriesTest::skippedDaysKeepTheRotaInStep()
{
    const EventId first = EventId::create();
    const EventId second = EventId::create();
    Series series = done(patched(Series{}, mondays()));
    series.templateEventIds = rotaText({first, second, first});
    series.skips = QStringList{u"2026-03-09"_s};

    const QList<SeriesDay> days = seriesDays(series, QDate(2026, 3, 2), QDate(2026, 3, 23));

    QCOMPARE(days.size(), 3);
    QCOMPARE(days.at(0), (SeriesDay{QDate(2026, 3, 2), QDate(2026, 3, 2), first}));
    QCOMPARE(days.at(1), (SeriesDay{QDate(2026, 3, 16), QDate(2026, 3, 16), first}));
    QCOMPARE(days.at(2), (SeriesDay{QDate(2026, 3, 23), QDate(2026, 3, 23), first}));
    QCOMPARE(seriesDays(series, QDate(2026, 3, 30), QDate(2026, 3, 30)).constFirst().templateId, second);
}

void SeriesTest::movedDaysKeepTheirNames()
{
    Series series = done(patched(Series{}, mondays()));
    series.moves = movesText({{QDate(2026, 3, 9), QDate(2026, 3, 11)}, {QDate(2026, 3, 16), QDate(2026, 3, 17)}});
    series.skips = QStringList{u"2026-03-16"_s}; // A day that is skipped and moved is skipped.

    const QList<SeriesDay> days = seriesDays(series, QDate(2026, 3, 9), QDate(2026, 3, 16));

    QCOMPARE(days.size(), 1);
    QCOMPARE(days.constFirst().on, QDate(2026, 3, 9));
    QCOMPARE(days.constFirst().at, QDate(2026, 3, 11));
}

void SeriesTest::theNextDayIsTheFirstFreeOne()
{
    Series series = done(patched(Series{}, mondays()));
    series.skips = QStringList{u"2026-03-16"_s};

    QCOMPARE(nextDay(series, QDate(2026, 3, 3), {}), QDate(2026, 3, 9));
    QCOMPARE(nextDay(series, QDate(2026, 3, 3), {QDate(2026, 3, 9)}), QDate(2026, 3, 23));
    series.rule = u"FREQ=WEEKLY;BYDAY=MO;COUNT=2"_s;
    QCOMPARE(nextDay(series, QDate(2026, 3, 10), {}), std::nullopt);
}

void SeriesTest::skipsBesideTheRuleAreTold()
{
    Series series = done(patched(Series{}, mondays()));
    series.skips = QStringList{u"2026-03-10"_s, u"2026-03-09"_s, u"2026-02-23"_s};

    QCOMPARE(skipsOutside(series), (QStringList{u"2026-03-10"_s, u"2026-02-23"_s}));
}

STEMDESK_APPLESS_TEST(SeriesTest)

} // namespace stemdesk::series_test

#include "tst_series.moc"
