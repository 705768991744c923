#include "core/documents/workroom/packing_list_text.h"

#include "core/documents/layout/stationery.h"
#include "tests/support/event_papers.h"
#include "tests/support/printed_events.h"
#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

#include <algorithm>

namespace stemdesk::packing_list_text_test {

using namespace stemdesk::pdf;
using namespace stemdesk::printing;

class TestPackingListText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void copiesAreTickedBelowEachOther()
    {
        PrintedEvent event = meadow();
        event.groups = {
            {.name = u"Bouquet"_s}, {.name = u"Buttonholes"_s, .quantity = 7}, {.name = u"Pews"_s, .quantity = 34}};
        const Stationery stationery(event, shopOf(u"en"_s), QPageSize::A4, "Packing list");

        const EventText text = packingListText(event, stationery);

        QList<int> counts;
        QSet<qreal> firsts;
        for (const Block &block : text.blocks) {
            QList<qreal> lefts;
            for (const Mark &mark : block.marks) {
                if (const auto *box = std::get_if<ShapeMark>(&mark); box && box->outline.isValid())
                    lefts.append(box->place.left());
            }
            if (lefts.isEmpty())
                continue;
            counts.append(int(lefts.size()));
            firsts.insert(*std::ranges::min_element(lefts));
        }
        QCOMPARE(counts, (QList<int>{1, 7, 34}));
        QCOMPARE(firsts.size(), 1);
    }

    void eachPlaceHasWhatGoesThere()
    {
        PrintedEvent event = meadow();
        for (PrintedGroup &group : event.groups)
            group.place = u"venue"_s;
        PrintedLine urn = line(u"Urn"_s, u"Stone"_s, 1, 2);
        urn.isHired = true;
        urn.productType = u"vase"_s;
        event.groups.prepend({.name = u"Pedestals"_s, .quantity = 2, .lines = {urn}, .place = u"ceremony"_s});

        const QString all = allOf(pagesOf(pdfWith(EventPaper::PackingList, event, shopOf(u"en"_s))));

        qsizetype from = all.indexOf(u"The oak takes no pins."_s); // Below the head.
        for (const QString &text :
             {u"Ceremony St Aldric's Church, Mells Lane"_s, u"2 × Urn, Stone"_s, u"2 × Pedestals"_s,
              u"Venue Quarry House"_s, u"3 × Footed bowl, Brass"_s, u"3 × Table centres"_s}) {
            const qsizetype found = all.indexOf(text, from);
            QVERIFY2(found > from, qPrintable(text + u" in "_s + all));
            from = found;
        }
    }

    /// Two boxes to tick: taken, and back.
    void whatIsHiredSaysWhenItIsBack()
    {
        PrintedEvent event = meadow();
        for (PrintedLine &of : event.groups.first().lines) {
            if (of.isHired)
                of.backOn = QDate(2026, 6, 21);
        }
        const Stationery stationery(event, shopOf(u"en"_s), QPageSize::A4, "Packing list");

        const EventText text = packingListText(event, stationery);
        const auto isBowl = [](const Mark &mark) {
            const auto *words = std::get_if<TextMark>(&mark);
            return words && words->text == u"Footed bowl, Brass"_s;
        };
        const auto row = std::ranges::find_if(
            text.blocks, [&](const Block &block) { return std::ranges::any_of(block.marks, isBowl); });

        QVERIFY(row != text.blocks.cend());
        QCOMPARE(
            std::ranges::count_if(row->marks, [](const Mark &mark) { return std::holds_alternative<ShapeMark>(mark); }),
            2);
        const QString all = allOf(pagesOf(pdfWith(EventPaper::PackingList, event, shopOf(u"nl"_s))));
        QVERIFY2(all.contains(u"terug op zondag 21 juni 2026"_s), qPrintable(all));
    }

    void halfAContainerIsAWholeOne()
    {
        PrintedEvent event = meadow();
        for (PrintedLine &of : event.groups.first().lines)
            of.units = 2.5;

        QVERIFY(allOf(pagesOf(pdfWith(EventPaper::PackingList, event, shopOf(u"en"_s))))
                    .contains(u"3 × Footed bowl, Brass"_s));
    }
};

STEMDESK_TEST(TestPackingListText)

} // namespace stemdesk::packing_list_text_test

#include "tst_packing_list_text.moc"
