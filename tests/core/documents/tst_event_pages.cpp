#include "core/documents/event_pages.h"

#include "core/exchange/demo/demo_shop.h"
#include "core/services/events/event_printing.h"
#include "tests/support/event_papers.h"
#include "tests/support/printed_events.h"
#include "tests/support/printed_pdf.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"
#include "tests/support/thoroughness.h"

#include <QDateTime>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <QThread>
#include <QTimeZone>
#include <QXmlStreamReader>

#include <algorithm>
#include <memory>

namespace stemdesk::event_pages_test {

using namespace stemdesk::pdf;
using namespace stemdesk::printing;

namespace {

QStringList printedPages(EventPaper paper, const PrintedEvent &event, const Shop &shop = shopOf(u"en"_s))
{
    return pagesOf(pdfWith(paper, event, shop));
}

constexpr std::array kPapers{EventPaper::Proposal, EventPaper::Recipes, EventPaper::PackingList};

} // namespace

class TestEventPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(printed(u"pdftotext"_s, {u"-v"_s}, {}).contains("pdftotext version"_L1)); }

    void theCoverSaysWhatAndForWhom()
    {
        const QString cover = allOf({printedPages(EventPaper::Proposal, meadow()).constFirst()});

        for (const QString &text :
             {u"Fern & Thistle"_s, u"Meadow wedding"_s, u"Ada Lowe & Jon Park"_s, u"Saturday, 20 June 2026"_s,
              u"13:00–14:00"_s, u"St Aldric's Church, Mells Lane"_s, u"Quarry House"_s, u"84"_s, u"Blush"_s, u"Sage"_s,
              u"1 June 2026"_s, u"3 Mill Lane, Frome"_s, u"01373 496 0123 · fernandthistle.example"_s})
            QVERIFY2(cover.contains(text), qPrintable(text + u" in "_s + cover));
        QVERIFY(!cover.contains(u"Page 1"_s));
        QVERIFY(!cover.contains(u"10:00"_s)); // The florist's set-up time is not when guests arrive.
    }

    void whatEndsOnAnotherDayNamesIt()
    {
        PrintedEvent event = meadow();
        constexpr Instant kNight = 12LL * 3'600 * 1'000;
        event.ceremony.to = *event.ceremony.to + kNight;
        event.venue.to = *event.venue.to + kNight;

        const QString cover = allOf({printedPages(EventPaper::Proposal, event).constFirst()});
        const QString list = allOf(printedPages(EventPaper::PackingList, event));

        QVERIFY2(cover.contains(u"13:00–02:00"_s), qPrintable(cover)); // Still the same evening.
        for (const QString &text : {u"13:00–02:00"_s, u"10:00 – 21 June 2026, 11:00"_s})
            QVERIFY2(list.contains(text), qPrintable(list));
    }

    void theProposalAddsUp()
    {
        const QStringList pages = printedPages(EventPaper::Proposal, meadow());
        const QString rest = pages.mid(1).join(u'\n');

        QCOMPARE(rowWith(rest, u"Table centres"_s), u"Table centres £180.00"_s);
        QVERIFY(rest.contains(u"3 × £60.00"_s));
        QCOMPARE(rowWith(rest, u"Bridal bouquet"_s), u"Bridal bouquet £120.00"_s);
        QCOMPARE(rowWith(rest, u"£300.00"_s), u"Flowers and arrangements £300.00"_s);
        QCOMPARE(rowWith(rest, u"£60.00"_s.prepend(u' ')), u"3 × £60.00"_s);
        QCOMPARE(rowWith(rest, u"Design and making"_s), u"Design and making £60.00"_s);
        QCOMPARE(rowWith(rest, u"Candle hire"_s), u"Candle hire £24.00"_s);
        QCOMPARE(rowWith(rest, u"Delivery and travel"_s), u"Delivery and travel £12.00"_s);
        QCOMPARE(rowWith(rest, u"£396.00"_s), u"Total £396.00"_s);
        QVERIFY(rest.contains(u"includes tax: £66.00"_s));
        for (const QString &text : {u"Loose and wild."_s, u"• no gypsophila"_s, u"Low bowls on linen"_s,
                                    u"A quarter books the date."_s, u"Vases come back clean."_s, u"Page 3 of 3"_s})
            QVERIFY2(rest.contains(text), qPrintable(text));
    }

    void theProposalSaysWhatIsIn()
    {
        PrintedEvent event = meadow();
        event.groups.first().lines += line(u"Astilbe"_s, u"Erika"_s, 2, 3);

        const QString rest = printedPages(EventPaper::Proposal, event).mid(1).join(u'\n');

        // Product names only, no varieties.
        QCOMPARE(rowWith(rest, u"astilbe"_s), u"Rose, astilbe · on hire: footed bowl"_s);
        QVERIFY2(rest.indexOf(u"Blush"_s) < rest.indexOf(u"Table centres"_s), qPrintable(rest));
    }

    /// Even if the offer is valid longer: a client who accepts today pays then.
    void whatIsDueLaterKeepsItsDay()
    {
        PrintedEvent event = meadow();
        event.offer = PrintedOffer{.number = 2, .validUntil = QDate(2026, 6, 9), .note = {}};
        event.instalments = {{.name = u"Balance"_s, .amountIncTax = 200, .dueOn = QDate(2026, 6, 9)}};

        const QStringList pages = printedPages(EventPaper::Proposal, event, shopOf(u"en"_s));

        QCOMPARE(rowWith(pages.constLast(), u"Balance"_s), u"Balance by 9 June 2026 £200.00"_s);
    }

    void flowersBesideASwatchAreNamedWhole()
    {
        PrintedEvent event = meadow();
        for (const char *name : {"Garden rose", "Hydrangea", "Spray rose", "Lisianthus", "Astilbe", "Ranunculus",
                                 "Sweet pea", "Delphinium", "Larkspur", "Nigella", "Scabious", "Cosmos"}) {
            PrintedLine line = event.groups.first().lines.first();
            line.productName = QString::fromLatin1(name);
            event.groups.first().lines.append(line);
        }
        event.palette = {event.palette.first(), event.palette.first(), event.palette.first(), event.palette.first()};

        QVERIFY(!printedPages(EventPaper::Proposal, event, shopOf(u"en"_s)).at(1).contains(u'…'));
    }

    void theProposalSaysWhenToPayAndHowToAccept()
    {
        Shop shop = shopOf(u"en"_s);
        shop.email = u"hello@fernandthistle.example"_s;
        PrintedEvent event = meadow();
        event.instalments = {
            {.name = u"Deposit"_s, .amountIncTax = 99, .due = {.on = InstalmentDue::On::Acceptance, .days = 7}},
            {.name = u"Second"_s, .amountIncTax = 97, .due = {.on = InstalmentDue::On::Event, .days = -28}},
            {.name = u"Balance"_s, .amountIncTax = 200, .dueOn = QDate(2026, 6, 13)}};
        const QString plain = allOf(printedPages(EventPaper::Proposal, event, shop));
        event.offer = PrintedOffer{.number = 2, .validUntil = QDate(2026, 6, 9), .note = u"Without the arch."_s};

        const QStringList pages = printedPages(EventPaper::Proposal, event, shop);

        QCOMPARE(rowWith(pages.constLast(), u"Deposit"_s), u"Deposit 7 days after acceptance £99.00"_s);
        QCOMPARE(rowWith(pages.constLast(), u"Second"_s), u"Second 28 days before the event £97.00"_s);
        QCOMPARE(rowWith(pages.constLast(), u"Balance"_s), u"Balance by 13 June 2026 £200.00"_s);
        for (const QString &text : {u"How to say yes"_s, u"hello@fernandthistle.example"_s, u"Signature"_s,
                                    u"This proposal is valid until 9 June 2026."_s, u"Thank you"_s})
            QVERIFY2(pages.constLast().simplified().contains(text), qPrintable(text + pages.constLast()));
        QVERIFY2(pages.constFirst().contains(u"PROPOSAL NO. 2"_s), qPrintable(pages.constFirst()));
        const QString german = printedPages(EventPaper::Proposal, event, shopOf(u"de"_s)).constFirst();
        QVERIFY2(german.contains(u"ANGEBOT NR. 2"_s), qPrintable(german));
        QVERIFY2(pages.constFirst().contains(u"valid until 9 June 2026"_s), qPrintable(pages.constFirst()));
        QVERIFY(pages.at(1).contains(u"Without the arch."_s));
        QVERIFY2(!plain.contains(u"valid"_s) && plain.contains(u"How to say yes"_s), qPrintable(plain));
    }

    void anAcceptedProposalSaysByWhomAndWhen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("said");
        QTest::newRow("en") << u"en"_s << u"Accepted by Ada Lark on 3 March 2026."_s;
        QTest::newRow("de") << u"de"_s << u"Angenommen von Ada Lark am 3. März 2026."_s;
    }
    void anAcceptedProposalSaysByWhomAndWhen()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, said);
        PrintedEvent event = meadow();
        event.offer = PrintedOffer{.number = 2, .validUntil = QDate(2026, 6, 9), .note = {}};
        event.acceptance =
            PrintedAcceptance{.by = u"Ada Lark"_s,
                              .at = QDateTime(QDate(2026, 3, 3), QTime(12, 0), QTimeZone::utc()).toMSecsSinceEpoch()};

        QString last = printedPages(EventPaper::Proposal, event, shopOf(language)).constLast().simplified();
        last.replace(u'\u00a0', u' ');

        QVERIFY2(last.contains(said), qPrintable(last));
        for (const QString &text : {u"How to say yes"_s, u"Signature"_s, u"So sagen Sie zu"_s, u"Unterschrift"_s})
            QVERIFY2(!last.contains(text), qPrintable(last));
    }

    /// 180.01 cannot be split among three copies, so no unit price is printed.
    void noRoundingIsPrinted()
    {
        PrintedEvent event = meadow();
        event.groups.first().customerPriceIncTax = 180.01;
        event.customerPriceIncTax = 396.01;

        const QString rest = printedPages(EventPaper::Proposal, event).mid(1).join(u'\n');

        QVERIFY(!rest.contains(u"Rounding"_s));
        QCOMPARE(rowWith(rest, u"Table centres"_s), u"Table centres £180.01"_s);
        QVERIFY2(rest.contains(u"3 pieces"_s) && !rest.contains(u"about"_s), qPrintable(rest));
        QCOMPARE(rowWith(rest, u"Design and making"_s), u"Design and making £60.00"_s);
        QCOMPARE(rowWith(rest, u"£396.01"_s), u"Total £396.01"_s);
    }

    void thePriceIsOnThePageWhereTheClientSays()
    {
        for (int groups = 1; groups < 16; groups += test::triesOf(3, 1)) {
            PrintedEvent event = withGroups(groups);
            event.customerPriceIncTax = 180 * groups + 96;
            const QString last = printedPages(EventPaper::Proposal, event).constLast();
            QVERIFY2(last.contains(u"How to say yes"_s) && last.contains(u"Design and making"_s), qPrintable(last));
        }
    }

    void whatIsDueAtOnceIsOnePayment()
    {
        PrintedEvent event = meadow();
        event.instalments = {{.name = u"Deposit"_s, .amountIncTax = 99, .due = {.on = InstalmentDue::On::Acceptance}},
                             {.name = u"Balance"_s, .amountIncTax = 297, .due = {}, .dueOn = QDate(2026, 5, 23)}};

        const QString last = printedPages(EventPaper::Proposal, event).constLast();

        QCOMPARE(rowWith(last, u"Deposit"_s), u"Deposit + Balance on acceptance £396.00"_s);
    }

    void hireIsSaidOnce_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("product");
        QTest::addColumn<QString>("said");
        QTest::newRow("en") << u"en"_s << u"Glass vase hire"_s << u"on hire: glass vase"_s;
        QTest::newRow("de") << u"de"_s << u"Hoher Tischständer"_s << u"zur Miete: hoher Tischständer"_s;
        QTest::newRow("nouns") << u"de"_s << u"Vase Klarglas"_s << u"zur Miete: Vase Klarglas"_s;
        QTest::newRow("fr") << u"fr"_s << u"Vase en verre, location"_s << u"vase en verre"_s;
    }

    void hireIsSaidOnce()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, product);
        QFETCH(const QString, said);
        PrintedEvent event = meadow();
        event.groups.first().lines.last().productName = product;

        const QString all = allOf(printedPages(EventPaper::Proposal, event, shopOf(language)));

        QVERIFY2(all.contains(said), qPrintable(all));
        QVERIFY2(!all.contains(said + u" hire"_s) && !all.contains(u", location"_s), qPrintable(all));
    }

    /// Whatever fonts are installed.
    void theTypefacesAreOurs()
    {
        for (const EventPaper paper : kPapers) {
            const QString fonts =
                printed(u"pdffonts"_s, {u"-"_s}, *pdfWith(paper, meadow(), shopOf(u"fr"_s, u"EUR"_s)));
            for (const QString &row : fonts.split(u'\n', Qt::SkipEmptyParts).mid(2))
                QVERIFY2(row.contains(u"Stemdesk"_s), qPrintable(row));
        }
    }

    void theCustomerSeesNothingOfTheWorkroom()
    {
        const QString all = allOf(printedPages(EventPaper::Proposal, meadow()));

        QVERIFY(!all.contains(u"oak takes no pins"_s));
        QVERIFY(!all.contains(u"turn the heads out"_s));
        QVERIFY(!all.contains(u"Quicksand"_s));
    }

    void recipesHaveNoCosts()
    {
        const QString all = allOf(printedPages(EventPaper::Recipes, meadow()));

        QVERIFY(!all.contains(u'£'));
        for (const QString &text :
             {u"3 × Table centres"_s, u"1 × Bridal bouquet"_s, u"The oak takes no pins."_s, u"turn the heads out"_s,
              u"strip the lower leaves"_s, u"Blush"_s, u"Low bowls on linen"_s})
            QVERIFY2(all.contains(text), qPrintable(text + u" in "_s + all));
    }

    void recipesSayWhatEachAndAllCopiesTake()
    {
        const QStringList pages = printedPages(EventPaper::Recipes, meadow());

        QCOMPARE(rowWith(pages.first(), u"Quicksand"_s), u"Rose ‘Quicksand’ 50 cm 6 18"_s);
    }

    void thePackingListBeginsWithWhatComesBack()
    {
        const QString all = allOf(printedPages(EventPaper::PackingList, meadow()));

        const qsizetype hired = all.indexOf(u"3 × Footed bowl, Brass"_s);
        const qsizetype group = all.indexOf(u"3 × Table centres"_s);
        QVERIFY(hired > 0);
        QVERIFY(group > hired);
        for (const QString &text : {u"10:00–23:00"_s, u"13:00–14:00"_s, u"Quarry House"_s,
                                    u"with 3 × Footed bowl, Brass"_s, u"The oak takes no pins."_s})
            QVERIFY2(all.contains(text), qPrintable(text + u" in "_s + all));
        QVERIFY(!all.contains(u"Quicksand"_s));
        QVERIFY(!all.contains(u'£'));
    }

    void twoHundredGroupsAreEachPrintedOnce_data()
    {
        QTest::addColumn<int>("paper");
        for (const EventPaper paper : kPapers)
            QTest::addRow("%d", int(paper)) << int(paper);
    }

    void twoHundredGroupsAreEachPrintedOnce()
    {
        QFETCH(const int, paper);

        const QStringList pages = printedPages(EventPaper(paper), withGroups(200));

        const QString all = allOf(pages);
        for (int i = 1; i <= 200; ++i) {
            const qsizetype count =
                all.count(u"Arrangement-%1-"_s.arg(i)) - all.count(u"Arrangement-%1- continued"_s.arg(i));
            QCOMPARE(count, 1);
        }
        const int first = EventPaper(paper) == EventPaper::Proposal ? 1 : 0; // The cover has no number.
        for (int i = first; i < pages.size(); ++i)
            QVERIFY(pages.at(i).contains(u"Page %1 of %2"_s.arg(i + 1).arg(pages.size())));
    }

    void longTextsAreBrokenOverPages()
    {
        PrintedEvent event = meadow();
        QStringList words;
        for (int i = 0; i < 3'000; ++i)
            words.append(u"word%1"_s.arg(i));
        event.notes = words.join(u' ');
        event.descriptionHtml = u"<p>%1</p>"_s.arg(event.notes);
        event.groups.first().description = event.notes;
        event.name = u"Wedding"_s.repeated(28);

        for (const EventPaper paper : kPapers) {
            const QStringList pages = printedPages(paper, event);
            QVERIFY(pages.size() > 3);
            QVERIFY(allOf(pages).contains(u"word2999"_s));
        }
    }

    void everythingFitsOnThePaper()
    {
        for (const EventPaper paper : kPapers) {
            PrintPictures pictures;
            const EventPages pages(paper, withGroups(20), shopOf(u"de"_s), QPageSize::Letter, pictures);
            const int first = paper == EventPaper::Proposal ? 1 : 0; // A cover goes to the edge.
            for (int page = first; page < pages.count(); ++page) {
                QImage image(612, 792, QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                pages.paint(painter, page);
                painter.end();
                for (int y = 0; y < 792; ++y)
                    QCOMPARE(image.pixel(600, y), QColor(Qt::white).rgb()); // The right margin is empty.
            }
        }
    }

    void paperIsWhatWasAskedFor()
    {
        const auto sizeOf = [](QPageSize::PageSizeId size) {
            return rowWith(
                printed(u"pdfinfo"_s, {u"-"_s}, *pdfWith(EventPaper::Recipes, meadow(), shopOf(u"en"_s), size)),
                u"Page size"_s);
        };

        QVERIFY(sizeOf(QPageSize::A4).contains(u"(A4)"_s));
        QVERIFY(sizeOf(QPageSize::Letter).contains(u"(letter)"_s));
    }

    /// Characters that XML forbids, which older versions stored, must not get into the metadata.
    void whatIsNoCharacterIsLeftOut()
    {
        PrintedEvent event = meadow();
        event.name = u"Mea\ufffe\x01"_s + QChar(0xd83c) + u"dow"_s;

        const QString all =
            printed(u"pdfinfo"_s, {u"-meta"_s, u"-"_s}, *pdfWith(EventPaper::Recipes, event, shopOf(u"en"_s)));

        QXmlStreamReader xml(all.sliced(all.indexOf(u"<x:xmpmeta"_s)).section(u"<?xpacket end"_s, 0, 0));
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(all.contains(u"Meadow"_s));
    }

    void fontsAreEmbedded()
    {
        for (const EventPaper paper : kPapers) {
            const QString fonts = printed(u"pdffonts"_s, {u"-"_s}, *pdfWith(paper, meadow(), shopOf(u"en"_s)));
            const QStringList rows = fonts.split(u'\n', Qt::SkipEmptyParts).mid(2);
            QVERIFY(!rows.isEmpty());
            for (const QString &row : rows)
                QVERIFY2(row.simplified().contains(u"Identity-H yes "_s), qPrintable(row));
        }
    }

    void picturesAreScaledAndReadOnce()
    {
        PrintedEvent event = meadow();
        const ImageId hero = ImageId::create();
        const ImageId lost = ImageId::create();
        const ImageId small = ImageId::create();
        event.pictures = {hero};
        event.groups.first().pictures = {lost, small};
        const QByteArray large = picture({2'560, 1'700});
        int reads = 0;
        PrintPictures pictures;
        pictures.setRead([&](ImageId id) {
            ++reads;
            return id == lost ? QByteArray() : large;
        });

        const auto pdf = pdfOf(EventPages(EventPaper::Proposal, event, shopOf(u"en"_s), QPageSize::A4, pictures));
        const int readFirst = reads;
        const EventPages again(EventPaper::Proposal, event, shopOf(u"en"_s), QPageSize::A4, pictures);

        QCOMPARE(readFirst, 3);
        QCOMPARE(reads, 4); // Only the picture that could not be read is asked for again.
        const QStringList images =
            printed(u"pdfimages"_s, {u"-list"_s, u"-"_s}, *pdf).split(u'\n', Qt::SkipEmptyParts).mid(2);
        QVERIFY2(images.size() == 5, qPrintable(images.join(u'\n'))); // The two pictures, and three drawings.
        for (const QString &image : images)
            QVERIFY2(image.simplified().section(u' ', 3, 3).toInt() < 1'700, qPrintable(image));
        QVERIFY2(pdf->size() < 800'000, qPrintable(QString::number(pdf->size())));
    }

    void termsStayWithTheirHeading()
    {
        Shop shop = shopOf(u"en"_s);
        shop.proposalTerms = u"First term.\nSecond term.\nLast term."_s;
        for (int groups = 5; groups < 25; groups += test::triesOf(3, 1)) {
            for (const QString &page : printedPages(EventPaper::Proposal, withGroups(groups), shop))
                QCOMPARE(page.contains(u"First term."_s), page.contains(u"Last term."_s));
        }
    }

    void presetsAreNamedInTheShopsLanguage()
    {
        PrintedEvent event = meadow();
        event.palette = {{u"White"_s, u"#ffffff"_s}, {u"Hot pink"_s, u"#d9297f"_s}, {u"Sage"_s, {}}};
        event.groups.first().lines.first().colours = {{u"White"_s, u"#ffffff"_s}};

        const QString proposal = allOf(printedPages(EventPaper::Proposal, event, shopOf(u"de"_s)));
        const QString recipes = allOf(printedPages(EventPaper::Recipes, event, shopOf(u"nl"_s)));

        QVERIFY2(proposal.contains(u"Weiß"_s) && proposal.contains(u"Sage"_s), qPrintable(proposal));
        QVERIFY2(!proposal.contains(u"White"_s) && !proposal.contains(u"Hot pink"_s), qPrintable(proposal));
        QVERIFY2(recipes.contains(u"Wit"_s) && !recipes.contains(u"White"_s), qPrintable(recipes));
    }

    void theLogoStandsForTheName()
    {
        Shop shop = shopOf(u"en"_s);
        shop.logoId = ImageId::create();
        const auto read = [](ImageId) { return picture({400, 200}); };

        const auto pdf = pdfWith(EventPaper::Proposal, meadow(), shop, QPageSize::A4, read);

        QCOMPARE(pagesOf(pdf).constFirst().count(u"Fern & Thistle"_s), 1); // In the footer.
        QCOMPARE(printed(u"pdfimages"_s, {u"-list"_s, u"-"_s}, *pdf).split(u'\n', Qt::SkipEmptyParts).size(),
                 7); // And flowers: first, beside the words and an arrangement, and last.
    }

    void germanShopsPrintInGerman()
    {
        const Shop shop = shopOf(u"de"_s, u"EUR"_s);
        const QString proposal = allOf(printedPages(EventPaper::Proposal, meadow(), shop));

        QVERIFY(proposal.contains(u"Samstag, 20. Juni 2026"_s));
        QVERIFY(proposal.contains(u"396,00 €"_s));
        for (const EventPaper paper : kPapers) {
            const QString all = allOf(printedPages(paper, meadow(), shop));
            for (const QString &english : {u"Proposal"_s, u"Reception"_s, u"Notes"_s, u"Packing list"_s, u"Page "_s,
                                           u"Workroom"_s, u"Guests"_s, u"Venue"_s})
                QVERIFY2(!all.contains(english), qPrintable(english + u" in "_s + all));
        }
    }

    void anEmptyEventIsPrintedToo()
    {
        for (const EventPaper paper : kPapers) {
            const QString all = allOf(printedPages(paper, {.name = u"Walk-in"_s}));
            QVERIFY(all.contains(u"Walk-in"_s));
            QVERIFY(all.contains(u"There are no arrangements yet."_s));
        }
    }

    void aWorkerThreadPrintsTheSame()
    {
        const QStringList here = printedPages(EventPaper::Proposal, withGroups(30));
        QStringList there;
        const std::unique_ptr<QThread> thread(
            QThread::create([&there] { there = printedPages(EventPaper::Proposal, withGroups(30)); }));
        thread->start();
        QVERIFY(thread->wait());

        QCOMPARE(there, here);
    }

    void workCanBeStopped()
    {
        PrintPictures pictures;
        const EventPages pages(EventPaper::Recipes, withGroups(50), shopOf(u"en"_s), QPageSize::A4, pictures);
        int asked = 0;

        const auto pdf = pdfOf(pages, [&](int done) {
            ++asked;
            return done < 3;
        });

        QVERIFY(pdf);
        QVERIFY(pdf->isEmpty());
        QCOMPARE(asked, 4);
    }

    void theDemoShopCanBeLookedAt();
};

/// Writes PDFs of the demo shop's largest event, and of one with many groups, for looking at.
void TestEventPages::theDemoShopCanBeLookedAt()
{
    const QString folder = qEnvironmentVariable("STEMDESK_PICTURES");
    TestShop test;
    QVERIFY(fillWithDemo(test.shop(), test.now()));
    PrintedEvent largest;
    const auto events = test.shop().events.list({}, {.limit = 500});
    QVERIFY(events);
    for (const Event &event : events->rows) {
        const auto printedEvent = test.shop().events.printed(event.id);
        QVERIFY(printedEvent);
        if (printedEvent->groups.size() > largest.groups.size())
            largest = *printedEvent;
    }
    QVERIFY(largest.groups.size() > 3);
    if (folder.isEmpty())
        return;
    largest.pictures = {ImageId::create(), ImageId::create(), ImageId::create()};
    largest.groups.first().pictures = {ImageId::create(), ImageId::create()};
    PrintedEvent plain = largest;
    plain.pictures.clear();
    PrintedEvent many = withGroups(60);
    const QList<std::pair<QString, PrintedEvent>> shown{{u"demo"_s, largest}, {u"plain"_s, plain}, {u"many"_s, many}};
    const QStringList names{u"proposal"_s, u"recipes"_s, u"packing"_s};
    int next = 0;
    const auto read = [&next](ImageId) { return picture(next++ % 2 == 0 ? QSize(1'800, 1'200) : QSize(1'000, 1'400)); };
    for (const auto &[eventName, event] : shown) {
        for (const auto &[language, size] :
             {std::pair(u"en"_s, QPageSize::A4), std::pair(u"de"_s, QPageSize::Letter),
              std::pair(u"nl"_s, QPageSize::Letter), std::pair(u"fr"_s, QPageSize::Letter),
              std::pair(u"es"_s, QPageSize::A4)}) {
            Shop shop = *test.shop().settings.shop();
            shop.documentLanguage = language;
            shop.currency = language == u"en"_s ? u"GBP"_s : u"EUR"_s;
            for (const EventPaper paper : kPapers) {
                QFile file(u"%1/%2-%3-%4.pdf"_s.arg(folder, eventName, names.at(int(paper)), language));
                QVERIFY(file.open(QFile::WriteOnly));
                file.write(*pdfWith(paper, event, shop, size, read));
            }
        }
    }
}

STEMDESK_TEST(TestEventPages)

} // namespace stemdesk::event_pages_test

#include "tst_event_pages.moc"
