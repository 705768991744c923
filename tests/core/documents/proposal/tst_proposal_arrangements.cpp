#include "core/documents/proposal/proposal_arrangements.h"

#include "core/documents/layout/stationery.h"
#include "core/documents/proposal/proposal_prices.h"
#include "tests/support/event_papers.h"
#include "tests/support/printed_events.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::proposal_arrangements_test {

using namespace stemdesk::pdf;
using namespace stemdesk::printing;
using namespace Qt::StringLiterals;

namespace {

/// A bouquet that is handed over, and arrangements for the church and the hall.
PrintedEvent twoPlaces()
{
    PrintedEvent event = meadow();
    event.groups = {{.name = u"Pedestals"_s, .customerPriceIncTax = 100, .chosenPlace = u"venue"_s},
                    {.name = u"Bridal bouquet"_s, .customerPriceIncTax = 100},
                    {.name = u"Pew ends"_s, .customerPriceIncTax = 100, .chosenPlace = u"ceremony"_s}};
    return event;
}

QString insideOf(const PrintedEvent &event)
{
    const QString all = allOf(pagesOf(pdfWith(EventPaper::Proposal, event, shopOf(u"en"_s))).mid(1));
    return all.sliced(std::max<qsizetype>(all.indexOf(u"Flowers and arrangements"_s), 0));
}

} // namespace

class TestProposalArrangements : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachPlaceHasAHeading()
    {
        const QString text = insideOf(twoPlaces());

        qsizetype from = 0;
        for (const QString &part : {u"Bridal bouquet"_s, u"Ceremony"_s, u"Pew ends"_s, u"Venue"_s, u"Pedestals"_s}) {
            const qsizetype found = text.indexOf(part, from);
            QVERIFY2(found >= from, qPrintable(part + u" in "_s + text));
            from = found + part.size();
        }
    }

    /// One with a picture has a page, on which its place is above its name.
    void pagesNameTheirPlace()
    {
        PrintedEvent event = twoPlaces();
        for (PrintedGroup &group : event.groups)
            group.pictures = {ImageId::create()};
        const auto read = [](ImageId) { return picture({1'200, 900}); };

        const QString text =
            allOf(pagesOf(pdfWith(EventPaper::Proposal, event, shopOf(u"en"_s), QPageSize::A4, read)).mid(1));

        QVERIFY2(text.contains(u"CEREMONY Pew ends"_s) && text.contains(u"VENUE Pedestals"_s), qPrintable(text));
        QVERIFY(text.indexOf(u"Bridal bouquet"_s) < text.indexOf(u"CEREMONY Pew ends"_s));
        QVERIFY(text.indexOf(u"CEREMONY Pew ends"_s) < text.indexOf(u"VENUE Pedestals"_s));
    }

    void aSinglePlaceNeedsNone()
    {
        PrintedEvent event = twoPlaces();
        for (PrintedGroup &group : event.groups)
            group.chosenPlace = u"venue"_s;

        const QString text = insideOf(event);

        QVERIFY2(!text.contains(u"Venue"_s), qPrintable(text));
        QVERIFY(text.indexOf(u"Pedestals"_s) < text.indexOf(u"Bridal bouquet"_s)); // As in the recipe.
    }

    /// However many arrangements are above it.
    void noHeadingEndsAPage()
    {
        for (int above = 1; above < 40; ++above) {
            PrintedEvent event = twoPlaces();
            for (int i = 0; i < above; ++i)
                event.groups.append({.name = u"Arrangement %1"_s.arg(i), .customerPriceIncTax = 1});
            event.customerPriceIncTax += above;
            const Stationery stationery(event, shopOf(u"en"_s), QPageSize::A4, "Proposal");
            PrintPictures pictures;

            const Blocks list = proposalArrangements(event, proposalPrices(event, u"GBP"_s), stationery, pictures).list;

            for (const PaperPage &page : flowed(list, {}, stationery.frame.body().height()))
                QVERIFY2(page.constLast().tag != PageTag::Heading, qPrintable(QString::number(above)));
        }
    }
};

STEMDESK_TEST(TestProposalArrangements)

} // namespace stemdesk::proposal_arrangements_test

#include "tst_proposal_arrangements.moc"
