#include "core/domain/billing/quote_changes.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

namespace stemdesk::quote_changes_test {

class TestQuoteChanges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameVersionsDifferInNothing();
    void aLineIsMatchedById();
    void aHiddenLineCostsNothing();
    void aLineOfAnotherGroupHasChanged();
    void chargesAreOneRowEach();
    void groupsTellTheirFields();
    void detailsCostNothing();
    void aCatalogueNameIsNoChange();
    void theMoneyAddsUp();
};

namespace {

QuotedLine line(double price)
{
    return {.id = EventItemId::create(),
            .variantId = VariantId::create(),
            .quantity = 1,
            .units = 2,
            .customerPriceIncTax = price,
            .label = u"Rose Quicksand"_s};
}

QuotedEvent oneGroup()
{
    QuotedEvent event{.customerPriceIncTax = 30};
    event.groups = {{.id = EventGroupId::create(), .name = u"Tables"_s, .lines = {line(10), line(20)}}};
    return event;
}

/// The sum of visible lines and charges.
double priceOf(const QuotedEvent &event)
{
    double sum = 0;
    for (const QuotedGroup &group : event.groups) {
        for (const QuotedLine &part : group.lines)
            sum += group.isHidden ? 0 : part.customerPriceIncTax;
    }
    return sum + event.labour + event.fees + event.travel - event.discount;
}

/// Versions of events, and others made from them.
class Versions {
public:
    QuotedEvent next()
    {
        QuotedEvent event;
        for (int groups = below(5); groups > 0; --groups) {
            QuotedGroup group{.id = EventGroupId::create(), .name = u"G"_s, .quantity = double(below(20))};
            group.isHidden = below(4) == 0;
            for (int lines = below(6); lines > 0; --lines)
                group.lines.append(line(money()));
            event.groups.append(group);
        }
        return priced(event);
    }

    QuotedEvent changed(QuotedEvent event)
    {
        for (QuotedGroup &group : event.groups) {
            group.isHidden = below(5) == 0 ? !group.isHidden : group.isHidden;
            for (QuotedLine &part : group.lines)
                part.customerPriceIncTax = below(3) == 0 ? money() : part.customerPriceIncTax;
            group.lines.removeIf([this](const QuotedLine &) { return below(6) == 0; });
            if (below(3) == 0)
                group.lines.append(line(money()));
        }
        if (event.groups.size() > 1 && !event.groups.first().lines.isEmpty() && below(3) == 0)
            event.groups.last().lines.append(event.groups.first().lines.takeFirst());
        if (!event.groups.isEmpty() && below(5) == 0)
            event.groups.removeFirst();
        return below(2) == 0 ? priced(event) : totalled(event);
    }

private:
    int below(int end) { return int(m_random() % unsigned(end)); }
    double money() { return std::uniform_real_distribution(0.0, 5'000.0)(m_random); }
    QuotedEvent priced(QuotedEvent event)
    {
        event.labour = below(2) == 0 ? 0 : money();
        event.fees = below(2) == 0 ? 0 : money();
        event.travel = below(2) == 0 ? 0 : money();
        event.discount = 0;
        event.discount = below(2) == 0 ? 0 : priceOf(event) * 0.1;
        return totalled(event);
    }
    static QuotedEvent totalled(QuotedEvent event)
    {
        event.customerPriceIncTax = priceOf(event);
        return event;
    }

    std::mt19937_64 m_random{20'260'321};
};

} // namespace

void TestQuoteChanges::sameVersionsDifferInNothing()
{
    const QuotedEvent event = oneGroup();

    QVERIFY(changesBetween(event, event).isEmpty());
}

void TestQuoteChanges::aLineIsMatchedById()
{
    const QuotedEvent before = oneGroup();
    QuotedEvent after = before;
    QList<QuotedLine> &lines = after.groups.first().lines;
    lines.removeFirst();
    lines.first().customerPriceIncTax = 25;
    lines.append(line(7));

    const QList<QuoteChange> changes = changesBetween(before, after);

    QCOMPARE(changes.size(), 3);
    QCOMPARE(changes.at(0).action, QuoteChangeAction::Changed);
    QCOMPARE(changes.at(0).customerPriceChangeIncTax, 5.0);
    QCOMPARE(changes.at(1).action, QuoteChangeAction::Added);
    QCOMPARE(changes.at(1).customerPriceChangeIncTax, 7.0);
    QVERIFY(std::holds_alternative<std::monostate>(changes.at(1).before));
    QCOMPARE(changes.at(2).action, QuoteChangeAction::Removed);
    QCOMPARE(changes.at(2).customerPriceChangeIncTax, -10.0);
    QCOMPARE(changes.at(2).label, u"Rose Quicksand"_s);
    QVERIFY(isOtherOffer(changes));
}

void TestQuoteChanges::aHiddenLineCostsNothing()
{
    const QuotedEvent before = oneGroup();
    QuotedEvent after = before;
    after.groups.first().isHidden = true;

    const QList<QuoteChange> changes = changesBetween(before, after);

    QCOMPARE(changes.size(), 3); // Both lines and the group.
    QCOMPARE(changes.at(0).customerPriceChangeIncTax, -10.0);
    QCOMPARE(std::get<QuotedLine>(changes.at(0).after).customerPriceIncTax, 10.0);
    QCOMPARE(changes.at(2).field, QByteArray("isHidden"));
    QVERIFY(std::get<bool>(changes.at(2).after));
}

void TestQuoteChanges::aLineOfAnotherGroupHasChanged()
{
    QuotedEvent before = oneGroup();
    before.groups.append({.id = EventGroupId::create(), .name = u"Arch"_s});
    QuotedEvent after = before;
    after.groups.last().lines.append(after.groups.first().lines.takeFirst());

    const QList<QuoteChange> changes = changesBetween(before, after);

    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.constFirst().groupName, u"Arch"_s);
    QCOMPARE(changes.constFirst().customerPriceChangeIncTax, 0.0);
}

void TestQuoteChanges::chargesAreOneRowEach()
{
    QuotedEvent before = oneGroup();
    before.labour = 5;
    before.discount = 3;
    QuotedEvent after = before;
    after.labour = 0;
    after.fees = 2;
    after.travel = 4;
    after.discount = 10;

    const QList<QuoteChange> changes = changesBetween(before, after);

    QCOMPARE(changes.size(), 4);
    QCOMPARE(changes.at(0).customerPriceChangeIncTax, -5.0);
    QCOMPARE(changes.at(3).kind, QuoteChangeKind::Discount);
    QCOMPARE(std::get<double>(changes.at(3).before), 3.0);
    QCOMPARE(changes.at(3).customerPriceChangeIncTax, -7.0);
}

void TestQuoteChanges::groupsTellTheirFields()
{
    QuotedEvent before = oneGroup();
    before.groups.append({.id = EventGroupId::create(), .name = u"Gone"_s});
    QuotedEvent after = before;
    after.groups.removeLast();
    after.groups.first().name = u"Table centres"_s;
    after.groups.first().quantity = 12;
    after.groups.first().description = u"Low"_s;
    after.groups.append({.id = EventGroupId::create(), .name = u"New"_s});

    const QList<QuoteChange> changes = changesBetween(before, after);

    QByteArrayList told;
    for (const QuoteChange &change : changes)
        told += change.groupName.toUtf8() + ' ' + change.field;
    QCOMPARE(
        told,
        QByteArrayList({"Table centres name", "Table centres quantity", "Table centres description", "New ", "Gone "}));
    QCOMPARE(changes.at(3).action, QuoteChangeAction::Added);
    QCOMPARE(changes.at(4).action, QuoteChangeAction::Removed);
}

void TestQuoteChanges::detailsCostNothing()
{
    QuotedEvent before = oneGroup();
    before.details = {{"name", {"\"A\""}}, {"budget", {"null"}}};
    QuotedEvent after = before;
    after.details.last().second.json = "4500";

    const QList<QuoteChange> changes = changesBetween(before, after);

    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.constFirst().field, QByteArray("budget"));
    QCOMPARE(changes.constFirst().customerPriceChangeIncTax, 0.0);
    QVERIFY(!isOtherOffer(changes));
}

void TestQuoteChanges::aCatalogueNameIsNoChange()
{
    const QuotedEvent before = oneGroup();
    QuotedEvent after = before;
    after.groups.first().lines.first().label = u"Rose Quick sand"_s;

    QVERIFY(changesBetween(before, after).isEmpty());
}

void TestQuoteChanges::theMoneyAddsUp()
{
    constexpr int kPairs = 10'000;
    Versions versions;
    for (int pair = 0; pair < kPairs; ++pair) {
        const QuotedEvent before = versions.next();
        const QuotedEvent after = versions.changed(before);
        double sum = 0;
        for (const QuoteChange &change : changesBetween(before, after))
            sum += change.customerPriceChangeIncTax;
        const double larger = std::max({1.0, before.customerPriceIncTax, after.customerPriceIncTax});
        const double rest = sum - (after.customerPriceIncTax - before.customerPriceIncTax);
        QVERIFY2(std::abs(rest) <= 1e-9 * larger, qPrintable(u"pair %1: %2"_s.arg(pair).arg(rest)));
    }
}

STEMDESK_APPLESS_TEST(TestQuoteChanges)

} // namespace stemdesk::quote_changes_test

#include "tst_quote_changes.moc"
