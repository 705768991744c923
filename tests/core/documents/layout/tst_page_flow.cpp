#include "core/documents/layout/page_flow.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::page_flow_test {

namespace {

constexpr qreal kPage = 100;

Block block(const QString &text, qreal height)
{
    return {.height = height, .marks = {TextMark{.text = text}}};
}

/// Each page as "text@top text@top".
QStringList read(const QList<PaperPage> &pages)
{
    QStringList result;
    for (const PaperPage &page : pages) {
        QStringList words;
        for (const PagePart &part : page) {
            for (const Mark &mark : part.marks) {
                const auto &text = std::get<TextMark>(mark);
                words << u"%1@%2"_s.arg(text.text).arg(text.topLeft.y());
            }
        }
        result << words.join(u' ');
    }
    return result;
}

} // namespace

class TestPageFlow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsOneEmptyPage() { QCOMPARE(read(flowed({}, {}, kPage)), QStringList{QString()}); }

    void fillsPagesFromTheTop()
    {
        const Blocks blocks{block(u"a"_s, 60), block(u"b"_s, 40), block(u"c"_s, 10)};

        QCOMPARE(read(flowed(blocks, {}, kPage)), (QStringList{u"a@0 b@60"_s, u"c@0"_s}));
    }

    void spaceBeforeIsLeftOutAtTheTop()
    {
        Blocks blocks{block(u"a"_s, 50), block(u"b"_s, 20), block(u"c"_s, 40)};
        for (Block &each : blocks)
            each.spaceBefore = 10;

        QCOMPARE(read(flowed(blocks, {}, kPage)), (QStringList{u"a@0 b@60"_s, u"c@0"_s}));
    }

    void headingsGoWithWhatFollows()
    {
        Blocks blocks{block(u"a"_s, 70), block(u"heading"_s, 10), block(u"sub"_s, 10), block(u"b"_s, 30)};
        blocks[1].keepsWithNext = true;
        blocks[2].keepsWithNext = true;

        QCOMPARE(read(flowed(blocks, {}, kPage)), (QStringList{u"a@0"_s, u"heading@0 sub@10 b@20"_s}));
    }

    void whatNeverFitsTogetherIsBrokenAllTheSame()
    {
        Blocks blocks{block(u"a"_s, 60), block(u"b"_s, 60), block(u"c"_s, 60)};
        for (Block &each : blocks)
            each.keepsWithNext = true;

        QCOMPARE(read(flowed(blocks, {}, kPage)), (QStringList{u"a@0"_s, u"b@0"_s, u"c@0"_s}));
    }

    void aHeadingStaysWithItsNextWhereTheRestIsTooLong()
    {
        Blocks blocks{block(u"a"_s, 70), block(u"heading"_s, 20), block(u"b"_s, 60), block(u"c"_s, 60)};
        blocks[1].keepsWithNext = true;
        blocks[2].keepsWithNext = true;

        QCOMPARE(read(flowed(blocks, {}, kPage)), (QStringList{u"a@0"_s, u"heading@0 b@20"_s, u"c@0"_s}));
    }

    void noRowStandsAlone()
    {
        for (int count = 2; count < 40; ++count) {
            Blocks rows;
            for (int i = 0; i < count; ++i)
                rows.append(block(QString::number(i), 10));
            keepEnds(rows);
            for (int before = 0; before < 10; ++before) {
                const QStringList pages = read(flowed(Blocks{block(u"before"_s, 10 * before + 1)} + rows, {}, kPage));
                for (const QString &page : pages) {
                    const qsizetype shown = page.count(u'@') - page.count(u"before"_s);
                    QVERIFY2(shown != 1, qPrintable(u"%1 rows below %2: %3"_s.arg(count).arg(before).arg(page)));
                }
            }
        }
    }

    void aSectionThatGoesOnHasARunningHead()
    {
        Blocks blocks{block(u"a"_s, 80), block(u"b"_s, 80), block(u"c"_s, 80)};
        blocks[0].section = blocks[1].section = 0;
        blocks[2].section = 1;

        QCOMPARE(read(flowed(blocks, {block(u"first"_s, 15), block(u"second"_s, 15)}, kPage)),
                 (QStringList{u"a@0"_s, u"first@0 b@15"_s, u"c@0"_s}));
    }

    void aBlockCanStartAPage()
    {
        Blocks blocks{block(u"a"_s, 10), block(u"b"_s, 10)};
        blocks[1].startsPage = true;

        QCOMPARE(read(flowed(blocks, {}, kPage)), (QStringList{u"a@0"_s, u"b@0"_s}));
    }

    void tooHighABlockStandsAlone()
    {
        const Blocks blocks{block(u"a"_s, 10), block(u"b"_s, 300), block(u"c"_s, 10)};

        QCOMPARE(read(flowed(blocks, {}, kPage)), (QStringList{u"a@0"_s, u"b@0"_s, u"c@0"_s}));
    }
};

STEMDESK_APPLESS_TEST(TestPageFlow)

} // namespace stemdesk::page_flow_test

#include "tst_page_flow.moc"
