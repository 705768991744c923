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

namespace {

constexpr int kGroups = 14; ///< Too many for a page each: their words are beside the pictures.

QRectF placeOf(const TextMark &text)
{
    return {text.topLeft, QSizeF(text.type->width(text.text), text.type->lineHeight())};
}

/// The first words of a page that are on one of its pictures; empty if there are none.
QString wordsOnAPicture(const PaperPage &page)
{
    QList<QRectF> pictures;
    QList<TextMark> texts;
    for (const PagePart &part : page) {
        for (const Mark &mark : part.marks) {
            if (const auto *picture = std::get_if<PictureMark>(&mark))
                pictures.append(picture->place);
            else if (const auto *text = std::get_if<TextMark>(&mark))
                texts.append(*text);
        }
    }
    const auto found = std::ranges::find_if(texts, [&](const TextMark &text) {
        return std::ranges::any_of(pictures, [&](const QRectF &place) { return place.intersects(placeOf(text)); });
    });
    return found == texts.cend() ? QString() : found->text;
}

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
    void wordsAreBesideThePictureAndNotOnIt_data()
    {
        QTest::addColumn<QSize>("pixels");
        QTest::addColumn<int>("pictures");
        QTest::addColumn<int>("sentences");
        for (const QSize pixels : {QSize(450, 800), QSize(800, 450)}) {
            for (const int pictures : {1, 2, 5}) {
                for (const int sentences : {0, 1, 6, 40})
                    QTest::addRow("%d x %d, %d pictures, %d sentences", pixels.width(), pixels.height(), pictures,
                                  sentences)
                        << pixels << pictures << sentences;
            }
        }
    }
    void wordsAreBesideThePictureAndNotOnIt()
    {
        QFETCH(const QSize, pixels);
        QFETCH(const int, pictures);
        QFETCH(const int, sentences);
        QList<ImageId> shown; // The same for all, so that each is read once.
        for (int place = 0; place < pictures; ++place)
            shown.append(ImageId::create());
        PrintedEvent event = withGroups(kGroups);
        for (PrintedGroup &group : event.groups) {
            group.description = QString(u"Low bowls on linen, loose as if just picked. "_s).repeated(sentences);
            group.pictures = shown;
        }
        const Stationery stationery(event, shopOf(u"en"_s), QPageSize::A4, "Proposal");
        PrintPictures read;
        read.setRead([bytes = picture(pixels)](ImageId) { return bytes; });

        const ProposalArrangements made =
            proposalArrangements(event, proposalPrices(event, u"GBP"_s), stationery, read);

        QVERIFY(made.pages.isEmpty());
        const qreal width = stationery.frame.body().width();
        for (const PaperPage &page : flowed(made.list, {}, stationery.frame.body().height())) {
            QCOMPARE(wordsOnAPicture(page), QString());
            for (const PagePart &part : page) {
                for (const Mark &mark : part.marks) {
                    if (const auto *mine = std::get_if<PictureMark>(&mark))
                        QVERIFY(mine->place.left() >= 0 && mine->place.right() <= width + 1);
                }
            }
        }
    }

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

    void aPlaceGoesOnBelowItsNameOnTheNextPage()
    {
        PrintedEvent event = twoPlaces();
        for (int i = 0; i < 30; ++i)
            event.groups.append({.name = u"Arch %1"_s.arg(i), .customerPriceIncTax = 1, .chosenPlace = u"ceremony"_s});
        event.customerPriceIncTax += 30;
        const QStringList pages = pagesOf(pdfWith(EventPaper::Proposal, event, shopOf(u"en"_s)));

        int continued = 0;
        for (const QString &page : pages) {
            if (page.contains(u"Arch "_s))
                QVERIFY2(page.contains(u"Ceremony"_s), qPrintable(page));
            continued += page.contains(u"Ceremony continued"_s) ? 1 : 0;
        }
        QVERIFY2(continued > 0, qPrintable(pages.join(u"\f"_s)));
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
