#include "core/json/billing/proposal_json.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::proposal_json_test {

namespace {

PrintedLine filledLine()
{
    return {.variantId = VariantId::create(),
            .productName = u"Rose"_s,
            .variantName = u"Quicksand"_s,
            .productType = u"flower"_s,
            .colours = {{u"Blush"_s, u"#e8c4b8"_s}},
            .stemLength = 60,
            .isHired = true,
            .quantity = 2.5,
            .units = 5,
            .notes = u"Thornless"_s};
}

PrintedEvent filledEvent()
{
    return {.id = EventId::create(),
            .name = u"Wedding"_s,
            .clients = {u"Zoë"_s, u"Ann"_s},
            .ceremony = {.address = u"Church"_s, .from = 1, .to = 2},
            .venue = {.address = u"Barn"_s, .from = 3, .to = 4},
            .numberOfGuests = 80,
            .numberOfTables = 10,
            .palette = {{u"Ivory"_s, {}}},
            .descriptionHtml = u"<p>Loose</p>"_s,
            .notes = u"Ladder"_s,
            .pictures = {ImageId::create()},
            .groups = {{.name = u"Table"_s,
                        .quantity = 2,
                        .description = u"Low"_s,
                        .notes = u"Foam-free"_s,
                        .pictures = {ImageId::create()},
                        .customerPriceIncTax = 40.5,
                        .lines = {filledLine()},
                        .chosenPlace = u"ceremony"_s}},
            .labour = 11,
            .fees = {{u"Set-up"_s, 12}},
            .travel = 13,
            .discount = 14,
            .customerPriceIncTax = 15,
            .customerPriceExclTax = 16,
            .instalments = {{.name = u"Deposit"_s,
                             .amountIncTax = 17,
                             .due = {.on = InstalmentDue::On::Event, .days = -18, .date = QDate(2026, 5, 4)},
                             .dueOn = QDate(2026, 5, 3)}},
            .bill = {.charges = {{.kind = BillCharge::Kind::Fee,
                                  .name = u"Set-up"_s,
                                  .quantity = 2,
                                  .rate = 0.2,
                                  .amountIncTax = 12,
                                  .tax = {.category = u"E"_s, .reason = u"Small business"_s}}},
                     .discount = 3},
            .printedAt = 19};
}

FrozenProposal filledProposal()
{
    Shop shop;
    int number = 0;
    for (QString Shop::*text : {&Shop::name, &Shop::currency, &Shop::timeZone, &Shop::documentLanguage, &Shop::country,
                                &Shop::proposalTerms, &Shop::address, &Shop::phone, &Shop::email, &Shop::website,
                                &Shop::taxNumber, &Shop::electronicAddress, &Shop::invoiceTerms, &Shop::bankDetails})
        shop.*text = u"text %1"_s.arg(++number);
    shop.logoId = ImageId::create();
    shop.look = {
        .cover = ProposalCover::Panel, .accent = u"#7a3b52"_s, .words = u"With love"_s, .pictureId = ImageId::create()};
    return {.printed = filledEvent(),
            .shop = shop,
            .labels = {{VariantId::create(), u"Rose Quicksand"_s}},
            .fees = 20,
            .discount = 21};
}

} // namespace

class TestProposalJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites_data()
    {
        QTest::addColumn<FrozenProposal>("proposal");
        QTest::newRow("everything") << filledProposal();
        QTest::newRow("nothing") << FrozenProposal{.printed = {.id = EventId::create()}};
        constexpr qint64 kMost = (qint64(1) << 53) - 1;
        QTest::newRow("as many guests as an event may have")
            << FrozenProposal{.printed = {.id = EventId::create(), .numberOfGuests = kMost, .numberOfTables = kMost}};
    }

    void readsWhatItWrites()
    {
        QFETCH(const FrozenProposal, proposal);

        const auto read = proposalFrom(proposalText(proposal));

        QVERIFY2(read, read ? "" : qUtf8Printable(read.error().message));
        QCOMPARE(read->printed, proposal.printed);
        QCOMPARE(read->shop, proposal.shop);
        QCOMPARE(read->labels, proposal.labels);
        QCOMPARE(read->printed.bill, proposal.printed.bill);
        QCOMPARE(*read, proposal);
    }

    void earlierProposalsHaveNoPlaces()
    {
        FrozenProposal proposal = filledProposal();
        proposal.printed.groups.first().chosenPlace.clear();

        const auto read = proposalFrom(proposalText(proposal).replace(",\"place\":\"\"", ""));

        QVERIFY2(read, read ? "" : qUtf8Printable(read.error().message));
        QCOMPARE(*read, proposal);
    }

    void everyKindOfChargeIsRead()
    {
        using enum BillCharge::Kind;
        FrozenProposal proposal{.printed = {.id = EventId::create()}};
        for (const BillCharge::Kind kind : {Group, Labour, Fee, Travel})
            proposal.printed.bill.charges.append({.kind = kind});

        QCOMPARE(proposalFrom(proposalText(proposal))->printed.bill, proposal.printed.bill);
    }
};

STEMDESK_APPLESS_TEST(TestProposalJson)

} // namespace stemdesk::proposal_json_test

#include "tst_proposal_json.moc"
