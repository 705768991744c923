#include "ui/pages/event/quotes/change_words.h"

#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::change_words_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestChangeWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void sentencesArePlain_data();
    void sentencesArePlain();
};

namespace {

QuotedLine roses(double quantity, double units)
{
    static const VariantId kRose = VariantId::create();
    return {.variantId = kRose, .quantity = quantity, .units = units, .label = u"Rose Quicksand"_s};
}

QuoteChange lineChange(const QuoteValue &before, const QuoteValue &after)
{
    QuoteChange change{.groupName = u"Bridal bouquet"_s, .label = u"Rose Quicksand"_s};
    change.before = before;
    change.after = after;
    return change;
}

QuoteChange groupChange(const QByteArray &field, const QuoteValue &before, const QuoteValue &after)
{
    return {.kind = QuoteChangeKind::Group, .groupName = u"Arch"_s, .field = field, .before = before, .after = after};
}

QuoteChange detailChange(const QByteArray &field, const QByteArray &before, const QByteArray &after)
{
    return {.kind = QuoteChangeKind::Detail, .field = field, .before = JsonText{before}, .after = JsonText{after}};
}

} // namespace

void TestChangeWords::sentencesArePlain_data()
{
    QTest::addColumn<QuoteChange>("change");
    QTest::addColumn<QString>("sentence");
    const QuotedLine twelve = roses(12, 24);
    QuotedLine lily = twelve;
    lily.variantId = VariantId::create();
    lily.label = u"Lily"_s;
    QuotedLine dearer = twelve;
    dearer.customerPriceIncTax = 5;
    QTest::newRow("line added") << lineChange({}, twelve) << u"Rose Quicksand in Bridal bouquet added: 12"_s;
    QTest::newRow("line left out") << lineChange(twelve, {}) << u"Rose Quicksand in Bridal bouquet left out"_s;
    QTest::newRow("quantity") << lineChange(twelve, roses(15, 30)) << u"Rose Quicksand in Bridal bouquet: 12 → 15"_s;
    QTest::newRow("copies") << lineChange(twelve, roses(12, 36))
                            << u"Rose Quicksand in Bridal bouquet: 24 → 36 in all"_s;
    QTest::newRow("variety") << lineChange(lily, twelve) << u"Rose Quicksand instead of Lily in Bridal bouquet"_s;
    QTest::newRow("price") << lineChange(twelve, dearer) << u"Rose Quicksand in Bridal bouquet: new price"_s;
    QTest::newRow("group copies") << groupChange("quantity", 1.0, 2.0) << u"Arch: 1 → 2"_s;
    QTest::newRow("group name") << groupChange("name", u"Gate"_s, u"Arch"_s) << u"Gate is now called Arch"_s;
    QTest::newRow("group hidden") << groupChange("isHidden", false, true) << u"Arch left out"_s;
    QTest::newRow("group shown") << groupChange("isHidden", true, false) << u"Arch added"_s;
    QTest::newRow("labour") << QuoteChange{.kind = QuoteChangeKind::Labour, .before = 20.0, .after = 30.5}
                            << u"Labour: £20.00 → £30.50"_s;
    QTest::newRow("guests") << detailChange("numberOfGuests", "null", "80") << u"Guests: none → 80"_s;
    QTest::newRow("venue") << detailChange("venueAddress", "\"Old Barn\"", "\"The Mill\"")
                           << u"Venue: Old Barn → The Mill"_s;
    QTest::newRow("start") << detailChange("ceremonyStart", "null", "1780315200000")
                           << u"Ceremony from: none → 01/06/2026 12:00"_s;
    QTest::newRow("description") << detailChange("descriptionHtml", "\"\"", "\"<p>Hello</p>\"")
                                 << u"Description changed"_s;
}

void TestChangeWords::sentencesArePlain()
{
    QFETCH(const QuoteChange, change);

    QTEST(changeSentence(change, {.currency = u"GBP"_s, .zone = QTimeZone::utc()}), "sentence");
}

STEMDESK_GUILESS_TEST(TestChangeWords)

} // namespace stemdesk::change_words_test

#include "tst_change_words.moc"
