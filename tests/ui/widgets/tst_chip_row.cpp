
#include "tests/support/test_registry.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/chip.h"

#include <QFontMetrics>
#include <QSignalSpy>
#include <QTest>

namespace stemdesk::chip_row_test {

using namespace stemdesk::ui;

class TestChipRow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chipsWrapWhereTheRowIsNarrow()
    {
        ChipRow row;
        for (int i = 0; i < 6; ++i)
            row.addChip(u"Category %1"_s.arg(i));
        const int oneLine = row.heightForWidth(10000);
        QVERIFY(row.heightForWidth(200) > 2 * oneLine);
    }

    void keysRemoveARemovableChip_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("removable");
        QTest::addColumn<int>("removals");
        QTest::newRow("Delete") << int(Qt::Key_Delete) << true << 1;
        QTest::newRow("Backspace") << int(Qt::Key_Backspace) << true << 1;
        QTest::newRow("fixed chip") << int(Qt::Key_Delete) << false << 0;
    }

    void keysRemoveARemovableChip()
    {
        QFETCH(int, key);
        QFETCH(bool, removable);
        QFETCH(int, removals);
        Chip chip(u"Blush"_s);
        chip.setRemovable(removable);
        QSignalSpy removed(&chip, &Chip::removed);
        QTest::keyClick(&chip, Qt::Key(key));
        QCOMPARE(removed.count(), removals);
    }

    void crossRemovesAndDoesNotClick()
    {
        Chip chip(u"Blush"_s);
        chip.setRemovable(true);
        chip.resize(chip.sizeHint());
        QSignalSpy removed(&chip, &Chip::removed);
        QSignalSpy clicked(&chip, &Chip::clicked);
        QTest::mouseClick(&chip, Qt::LeftButton, {}, QPoint(chip.width() - 12, chip.height() / 2));
        QCOMPARE(removed.count(), 1);
        QCOMPARE(clicked.count(), 0);

        QTest::mouseClick(&chip, Qt::LeftButton, {}, QPoint(12, chip.height() / 2));
        QCOMPARE(clicked.count(), 1);
    }

    void checkedChipIsActive()
    {
        Chip chip(u"flower"_s);
        chip.setCheckable(true);
        QTest::keyClick(&chip, Qt::Key_Space);
        QVERIFY(chip.isActive());
    }

    void switchingOnKeepsTheWidth()
    {
        Chip chip(u"flower"_s);
        const QSize before = chip.sizeHint();
        chip.setActive(true);
        QCOMPARE(chip.sizeHint(), before);
    }

    /// The last dot of the ellipsis was cut off.
    void aCutTextIsPaintedWhole()
    {
        Chip chip(u"The wedding of Sophie and Rosie, at the Old Assembly Rooms in Wells"_s);
        chip.setRemovable(true);
        const QFontMetrics metrics(fontFor(TextStyle::Body));
        const int before = metric::kSpace8 + metric::kSpace2;
        for (int width = 150; width < 180; ++width) {
            chip.resize(width, chip.sizeHint().height());
            const int room = width - 2 * before - metric::kSpace12 - metric::kSpace4;
            Chip whole(metrics.elidedText(chip.text(), Qt::ElideRight, room)); // Painted without being cut.
            whole.setRemovable(true);
            whole.resize(chip.size());

            const QRect words(0, 0, before + room, chip.height());
            QVERIFY(whole.text().endsWith(u'…'));
            QVERIFY2(chip.grab(words).toImage() == whole.grab(words).toImage(), qPrintable(whole.text()));
        }
    }

    void namesOfUsualLengthAreShownWhole()
    {
        Chip chip(u"Thanksgiving service, Arthur B."_s);
        chip.setRemovable(true);

        QVERIFY(chip.sizeHint().width() > QFontMetrics(fontFor(TextStyle::Body)).horizontalAdvance(chip.text()));
    }

    void clearTakesEveryChip()
    {
        ChipRow row;
        row.addChip(u"one"_s);
        row.addColour(u"Blush"_s, {QColor(Qt::white)});
        QCOMPARE(row.chips().size(), 2);
        row.clear();
        QVERIFY(row.chips().isEmpty());
    }
};

STEMDESK_TEST(TestChipRow)

} // namespace stemdesk::chip_row_test

#include "tst_chip_row.moc"
