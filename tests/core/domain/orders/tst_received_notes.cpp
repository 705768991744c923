#include "core/domain/orders/order_sheet.h"
#include "core/domain/orders/order_sheet_patch.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::received_notes_test {

namespace {

const VariantId kRose(IdBytes{1});
const EventId kFirst(IdBytes{2});
const EventId kSecond(IdBytes{3});

/// 30 roses for two events, in packs of ten; two packs have arrived.
OrderSheetLine roses(double first = 20, double second = 10)
{
    return {.variantId = kRose,
            .unitsNeeded = first + second,
            .unitsPerPack = 10,
            .eventUnits = {{kFirst, first}, {kSecond, second}},
            .taxMultiplier = 1.5,
            .received = ReceivedGoods{2, 0.5}};
}

OrderSheet sheetOf(const OrderSheetLine &line)
{
    return {.suppliers = {{.lines = {line}}}};
}

/// The line after this row.
Result<OrderSheetLine> after(const OrderSheetLine &line, ReceivedRow row)
{
    row.variantId = kRose;
    auto sheet = patched(sheetOf(line), {.received = QList<ReceivedRow>{row}});
    if (!sheet)
        return sheet.error();
    return sheet->suppliers.first().lines.first();
}

ReceivedRow rejects(double units)
{
    return {.namesPacks = false, .namesCost = false, .rejectedUnits = units};
}

} // namespace

class TestReceivedNotes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotNamedStays();
    void nothingReceivedLeavesNoNotes();
    void withoutAPriceTheCostIsAsked();
    void rejectsAreAmongWhatCameIn();
    void whatIsMissingIsShared_data();
    void whatIsMissingIsShared();
    void aCreditIsOffTheCost();
    void theNewestSheetCounts();
    void topUpsCountBesideTheNewestWholeSheet();
    void theMomentIsThatOfWritingOnTheDay();
};

void TestReceivedNotes::whatIsNotNamedStays()
{
    const auto noted = after(roses(),
                             {.namesPacks = false,
                              .namesCost = false,
                              .rejectedUnits = 3,
                              .reason = u"Brown"_s,
                              .receivedOn = QDate(2026, 6, 1),
                              .invoiceNumber = u"7"_s});
    QVERIFY(noted);
    QCOMPARE(noted->received, (ReceivedGoods{2, 0.5}));

    const auto costly = after(*noted, {.unitCostExclTax = 0.7, .namesPacks = false});

    QVERIFY(costly);
    QCOMPARE(costly->received, (ReceivedGoods{2, 0.7}));
    QCOMPARE(costly->notes, noted->notes);
    const auto cleared =
        after(*costly, {.namesPacks = false, .namesCost = false, .receivedOn = std::optional<QDate>()});
    QVERIFY(!cleared->notes.receivedOn);
    QCOMPARE(cleared->notes.rejectedUnits, 3.0);
    const auto gone = after(*costly, {.packs = std::nullopt});
    QVERIFY(!gone->received);
    QCOMPARE(gone->notes, ReceivedNotes());
    QCOMPARE(after(*gone, rejects(1)).error().code, QByteArray("packsReceived_required"));
    QCOMPARE(after(*gone, {.packs = 1, .namesCost = false})->received, (ReceivedGoods{1, gone->unitCostExclTax}));
}

void TestReceivedNotes::nothingReceivedLeavesNoNotes()
{
    const auto noted = after(roses(), rejects(3));
    QVERIFY(noted);

    const auto cleared = patched(sheetOf(*noted), {.received = std::optional<QList<ReceivedRow>>()});

    QVERIFY(cleared);
    const OrderSheetLine &line = cleared->suppliers.first().lines.first();
    QVERIFY(!line.received);
    QCOMPARE(line.notes, ReceivedNotes());
}

/// A missing price is never taken for 0.
void TestReceivedNotes::withoutAPriceTheCostIsAsked()
{
    OrderSheetLine line = roses();
    line.received.reset();
    line.unitCostExclTax = 0.4;
    QCOMPARE(after(line, {.packs = 2, .namesCost = false})->received, (ReceivedGoods{2, 0.4}));

    line.isPriced = false;
    const auto refused = after(line, {.packs = 2, .namesCost = false});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, "unitCostExclTax_required");
    QVERIFY(after(line, {.packs = 2, .unitCostExclTax = 0.3}));
}

void TestReceivedNotes::rejectsAreAmongWhatCameIn()
{
    QVERIFY(after(roses(), rejects(20)));
    QCOMPARE(after(roses(), rejects(20.5)).error().code, QByteArray("invalid_rejectedUnits"));
    QCOMPARE(after(roses(), rejects(-1)).error().code, QByteArray("invalid_rejectedUnits"));
    const auto some = after(roses(), rejects(15));
    QCOMPARE(after(*some, {.packs = 1, .namesCost = false}).error().code, QByteArray("invalid_rejectedUnits"));
}

void TestReceivedNotes::whatIsMissingIsShared_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("second");
    QTest::addColumn<double>("rejected");
    QTest::addColumn<double>("missing");
    QTest::addColumn<QList<double>>("shares");

    QTest::newRow("nothing") << 10.0 << 10.0 << 0.0 << 0.0 << QList<double>{0, 0};
    QTest::newRow("by need") << 20.0 << 10.0 << 0.0 << 10.0 << QList<double>{7, 3};
    QTest::newRow("with rejects") << 20.0 << 10.0 << 5.0 << 15.0 << QList<double>{10, 5};
    QTest::newRow("equal remainders") << 15.0 << 15.0 << 1.0 << 11.0 << QList<double>{6, 5};
    QTest::newRow("half a unit") << 20.5 << 10.0 << 0.0 << 10.5 << QList<double>{7.5, 3};
    QTest::newRow("half a unit of the one that needs less") << 13.0 << 2.5 << 20.0 << 15.5 << QList<double>{13, 2.5};
    QTest::newRow("more than enough") << 5.0 << 5.0 << 8.0 << 0.0 << QList<double>{0, 0};
}

void TestReceivedNotes::whatIsMissingIsShared()
{
    QFETCH(const double, first);
    QFETCH(const double, second);
    QFETCH(const double, rejected);
    QFETCH(const QList<double>, shares);

    const auto line = after(roses(first, second), rejects(rejected));

    QVERIFY(line);
    const auto missing = shortUnits(*line);
    QVERIFY(missing);
    QTEST(*missing, "missing");
    const auto shared = shortUnitsOfEvents(*line);
    QCOMPARE(shared.size(), shares.size());
    for (qsizetype i = 0; i < shares.size(); ++i)
        QCOMPARE(shared[i], shares[i]);
    OrderSheetLine due = roses();
    due.received.reset();
    QVERIFY(!shortUnits(due));
    QVERIFY(!shortUnitsOfEvents(due).first());
}

void TestReceivedNotes::aCreditIsOffTheCost()
{
    const auto line = after(roses(), {.namesPacks = false, .namesCost = false, .creditExclTax = 2});

    QCOMPARE(receivedCostIncTax(*line), 20 * (0.5 * 1.5) - 2 * 1.5);
    QCOMPARE(after(roses(), {.namesPacks = false, .namesCost = false, .creditExclTax = -1}).error().code,
             QByteArray("invalid_creditExclTax"));
}

void TestReceivedNotes::theNewestSheetCounts()
{
    const VariantId iris = VariantId::create();
    const ReceivedLine first{.line = {.variantId = kRose, .unitsNeeded = 1}};
    const ReceivedLine other{.line = {.variantId = iris, .unitsNeeded = 2}};
    const ReceivedLine second{.line = {.variantId = kRose, .unitsNeeded = 3}};

    QCOMPARE(newestReceived({first, other, second}), QList<ReceivedLine>({second, other}));
}

void TestReceivedNotes::topUpsCountBesideTheNewestWholeSheet()
{
    const auto sheet = [](double units, bool isTopUp) {
        return ReceivedLine{.line = {.variantId = kRose, .unitsNeeded = units}, .isTopUp = isTopUp};
    };
    const ReceivedLine early = sheet(1, true);
    const ReceivedLine whole = sheet(2, false);
    const ReceivedLine late = sheet(3, true);
    const ReceivedLine later = sheet(4, true);

    QCOMPARE(newestReceived({sheet(9, false), early, whole, late, later}), QList<ReceivedLine>({whole, late, later}));
    QCOMPARE(newestReceived({early, late}), QList<ReceivedLine>({early, late}));
}

void TestReceivedNotes::theMomentIsThatOfWritingOnTheDay()
{
    constexpr Instant kNow = 1'781'262'000'000; // 12 June 2026, 11:00 in UTC.
    const WriteTime now{.now = kNow};
    const auto at = [&](const OrderSheetLine &line, const ReceivedRow &row) {
        const auto after = patched(sheetOf(line), {.received = QList<ReceivedRow>{row}}, now);
        return after->suppliers.constFirst().lines.constFirst();
    };
    const auto on = [](QDate day) {
        return ReceivedRow{
            .variantId = kRose, .namesPacks = false, .namesCost = false, .receivedOn = std::optional(day)};
    };

    const OrderSheetLine today = at(roses(), on({2026, 6, 12}));
    QCOMPARE(today.notes.receivedAt, std::optional(kNow));
    QCOMPARE(at(roses(), on({2026, 6, 11})).notes.receivedAt, std::optional<Instant>());

    OrderSheetLine earlier = today;
    earlier.notes.receivedAt = kNow - 5'000;
    QCOMPARE(at(earlier, on({2026, 6, 12})).notes.receivedAt, std::optional(kNow - 5'000)); // It stays with its day.
    QCOMPARE(at(earlier, on({2026, 6, 10})).notes.receivedAt, std::optional<Instant>());

    const ReceivedRow moment{
        .variantId = kRose, .namesPacks = false, .namesCost = false, .receivedAt = std::optional(kNow - 7'000)};
    QCOMPARE(at(roses(), moment).notes.receivedOn, std::optional(QDate(2026, 6, 12)));
}

STEMDESK_APPLESS_TEST(TestReceivedNotes)

} // namespace stemdesk::received_notes_test

#include "tst_received_notes.moc"
