#include "core/documents/proposal/proposal_cover.h"

#include "core/documents/layout/stationery.h"
#include "core/documents/proposal/proposal_pdf.h"
#include "tests/support/event_papers.h"
#include "tests/support/printed_events.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::proposal_cover_test {

using namespace stemdesk::pdf;
using namespace stemdesk::printing;

namespace {

QImage imageOf(const EventPages &pages, int page)
{
    QImage image(pages.paperSize().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    pages.paint(painter, page);
    return image;
}

/// Whether something is painted at the place or right beside it.
bool isInked(const QImage &page, QPoint place)
{
    for (int x = place.x() - 1; x <= place.x() + 1; ++x) {
        for (int y = place.y() - 1; y <= place.y() + 1; ++y) {
            if (page.valid(x, y) && page.pixelColor(x, y) != QColor(Qt::white))
                return true;
        }
    }
    return false;
}

} // namespace

class TestProposalCover : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(printed(u"pdftotext"_s, {u"-v"_s}, {}).contains("pdftotext version"_L1)); }

    void everyCoverFillsItsPage_data()
    {
        QTest::addColumn<int>("cover");
        QTest::addColumn<bool>("hasPicture");
        QTest::addColumn<bool>("hasPalette");
        QTest::addColumn<int>("size");
        for (const ProposalCover cover : kProposalCovers) {
            for (int form = 0; form < 8; ++form)
                QTest::addRow("%s %d", qPrintable(coverText(cover)), form)
                    << int(cover) << bool(form & 1) << bool(form & 2)
                    << int(form & 4 ? QPageSize::Letter : QPageSize::A4);
        }
    }

    void everyCoverFillsItsPage()
    {
        QFETCH(const int, cover);
        QFETCH(const bool, hasPicture);
        QFETCH(const bool, hasPalette);
        QFETCH(const int, size);
        Shop shop = shopOf(u"en"_s);
        shop.look = {.cover = ProposalCover(cover), .accent = u"#7a3b52"_s, .words = u"Grown slowly in Frome"_s};
        PrintedEvent event = meadow();
        if (hasPicture)
            event.pictures = {ImageId::create()};
        if (!hasPalette)
            event.palette.clear();
        PrintPictures pictures;
        pictures.setRead([](ImageId) { return picture({1'200, 1'600}); });

        const EventPages pages(EventPaper::Proposal, event, shop, QPageSize::PageSizeId(size), pictures);
        const QImage page = imageOf(pages, 0);
        const QString words = pagesOf(pdfOf(pages)).constFirst().simplified();

        for (const QString &text :
             {u"Meadow wedding"_s, u"Grown slowly in Frome"_s, u"Quarry House"_s, u"1 June 2026"_s})
            QVERIFY2(words.contains(text), qPrintable(text + u" in "_s + words));
        // From edge to edge, or, where it is a sheet, framed.
        const int inset = ProposalCover(cover) == ProposalCover::Classic ? 24 : 2;
        const QPoint middle = page.rect().center();
        for (const QPoint &edge : {QPoint(middle.x(), inset), QPoint(middle.x(), page.height() - 1 - inset),
                                   QPoint(inset, middle.y()), QPoint(page.width() - 1 - inset, middle.y())})
            QVERIFY2(isInked(page, edge), qPrintable(u"%1, %2 is white"_s.arg(edge.x()).arg(edge.y())));
    }

    void longTitlesAreShownWholeOnEveryCover()
    {
        PrintedEvent event = meadow();
        QStringList words;
        for (int i = 100; i < 124; ++i)
            words.append(u"celebration%1"_s.arg(i));
        event.name = words.join(u' ');
        event.pictures = {ImageId::create()};
        for (const ProposalCover cover : kProposalCovers) {
            Shop shop = shopOf(u"en"_s);
            shop.look.cover = cover;

            const auto pdf = pdfWith(EventPaper::Proposal, event, shop, QPageSize::Letter, [](ImageId) {
                return picture({1'600, 1'200});
            });

            const QString page = pagesOf(pdf).constFirst();
            for (const QString &word : words)
                QVERIFY2(page.contains(word), qPrintable(coverText(cover) + u' ' + word));
        }
    }

    void theShopsOwnPictureStandsInForTheEvents()
    {
        const ImageId own = ImageId::create();
        PrintedEvent event = meadow();
        for (const ProposalCover cover : kProposalCovers) {
            Shop shop = shopOf(u"en"_s);
            shop.look = {.cover = cover, .pictureId = own};
            QList<ImageId> read;
            const auto reading = [&read](ImageId id) {
                read.append(id);
                return picture({1'200, 900});
            };

            event.pictures.clear();
            QVERIFY(pdfWith(EventPaper::Proposal, event, shop, QPageSize::A4, reading));
            QCOMPARE(read, QList<ImageId>{own});
            read.clear();
            event.pictures = {ImageId::create()};
            QVERIFY(pdfWith(EventPaper::Proposal, event, shop, QPageSize::A4, reading));
            QCOMPARE(read, event.pictures);
        }
    }

    void picturesStayWithTheirArrangement()
    {
        PrintedEvent event = withGroups(24);
        qsizetype lines = 0;
        for (PrintedGroup &group : event.groups) {
            group.pictures = {ImageId::create(), ImageId::create()};
            group.description = u"Low bowls on linen, "_s.repeated(++lines % 7 * 6);
        }

        const auto pdf = pdfWith(EventPaper::Proposal, event, shopOf(u"en"_s), QPageSize::A4, [](ImageId) {
            return picture({900, 700});
        });

        const QStringList pages = pagesOf(pdf);
        QHash<int, int> pictures;
        const QString list = printed(u"pdfimages"_s, {u"-list"_s, u"-"_s}, *pdf);
        for (const QString &row : list.split(u'\n', Qt::SkipEmptyParts).mid(2))
            ++pictures[row.simplified().section(u' ', 0, 0).toInt()];
        for (int page = 1; page < pages.size(); ++page) {
            const int drawn = pictures.value(page + 1) - 2 * int(pages.at(page).count(u"Arrangement-"_s));
            QVERIFY2(drawn == 0 || (drawn == 1 && (page == 1 || page + 1 == pages.size())),
                     qPrintable(QString::number(page) + u"/"_s + QString::number(pages.size()) + u": "_s
                                + QString::number(drawn) + u"\n"_s + pages.at(page)));
        }
    }

    void aReaderIsToldWhatEverythingIs()
    {
        PrintedEvent event = meadow();
        event.pictures = {ImageId::create()};
        const auto pdf = pdfWith(EventPaper::Proposal, event, shopOf(u"de"_s), QPageSize::A4, [](ImageId) {
            return picture({1'600, 1'200});
        });

        const QString facts = printed(u"pdfinfo"_s, {u"-"_s}, *pdf);
        QCOMPARE(rowWith(facts, u"Title"_s), u"Title: Angebot · Meadow wedding"_s);
        QCOMPARE(rowWith(facts, u"Author"_s), u"Author: Fern & Thistle"_s);
        QCOMPARE(rowWith(facts, u"Tagged"_s), u"Tagged: yes"_s);
        const QString structure = printed(u"pdfinfo"_s, {u"-struct-text"_s, u"-"_s}, *pdf).replace(u'\t', u' ');
        for (const QString &part : {u"H1"_s, u"H2"_s, u"H3"_s, u"Table"_s, u"Figure"_s, u"\"Meadow wedding \""_s,
                                    u"\"Table centres "_s, u"\"Low bowls on linen \""_s})
            QVERIFY2(structure.contains(part), qPrintable(part + u" in "_s + structure));
        QVERIFY2(!structure.contains(u"Seite 2"_s), qPrintable(structure)); // Page numbers are artifacts.
    }

    /// Its pages would fill the memory.
    void aBookIsNoProposal()
    {
        PrintedEvent event;
        event.groups = QList<PrintedGroup>(60, {.name = u"Bouquet"_s, .description = u"a\n"_s.repeated(5'000)});

        const auto refused = proposalPdf(event, Shop(), {});

        QVERIFY(!refused);
        QCOMPARE(refused.error().code, "invalid_description");
    }
};

STEMDESK_TEST(TestProposalCover)

} // namespace stemdesk::proposal_cover_test

#include "tst_proposal_cover.moc"
