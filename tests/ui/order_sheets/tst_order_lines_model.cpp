#include "ui/order_sheets/order_lines_model.h"

#include "tests/support/order_sheets.h"
#include "tests/support/test_registry.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/tokens.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

namespace stemdesk::order_lines_model_test {

using namespace stemdesk::ui;

namespace {

OrderSheetLine quicksand()
{
    OrderSheetLine line = sheets::line(u"Rose"_s, u"Quicksand"_s, 75, 0.85);
    line.stemLength = 50;
    line.colors = {u"Blush"_s};
    line.unitsNeeded = 52;
    line.unitsPerPack = 25;
    line.packsNeeded = line.packsToOrder = 3;
    line.leftoverUnits = 23;
    return line;
}

} // namespace

class TestOrderLinesModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void aLineIsSaidInAFloristsWords()
    {
        OrderLinesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);

        model.setLines({quicksand()}, {{u"blush"_s, QColor(Qt::red)}}, u"GBP"_s);

        QCOMPARE(row(model, 0),
                 QStringList(
                     {u"Rose ‘Quicksand’"_s, u"52"_s, u"–"_s, u"3 × 25"_s, u"75"_s, u"23"_s, u"£0.85"_s, u"£63.75"_s}));
        const QModelIndex flower = model.index(0, OrderLinesModel::Flower);
        QCOMPARE(flower.data(QuietTextRole).toString(), u"50 cm"_s);
        QCOMPARE(flower.data(SwatchesRole).value<QList<QColor>>(), QList<QColor>{QColor(Qt::red)});
    }

    void whatIsLeftOverWarnsWhereASmallChangeSavesAPack()
    {
        OrderSheetLine line = quicksand();
        OrderLinesModel model;
        const auto tone = [&model] { return model.index(0, OrderLinesModel::LeftOver).data(ToneRole).toInt(); };
        line.advice = {{.unitsChange = 23}};
        model.setLines({line}, {}, u"GBP"_s);
        QCOMPARE(tone(), int(Tone::Quiet));

        line.advice = {{.unitsChange = -2, .packsChange = -1, .costChangeIncTax = -12.5}};
        model.setLines({line}, {}, u"GBP"_s);

        QCOMPARE(tone(), int(Tone::Warning));
    }

    void looseUnitsHaveNoPacks()
    {
        OrderLinesModel model;

        model.setLines({sheets::line(u"Moss"_s, u"Bag"_s, 2.5, 4)}, {}, u"GBP"_s);

        QCOMPARE(row(model, 0),
                 QStringList({u"Moss, Bag"_s, u"2.5"_s, u"–"_s, u"–"_s, u"2.5"_s, u"0"_s, u"£4.00"_s, u"£10.00"_s}));
    }

    void whatIsHiredAndShortSaysSo()
    {
        const OrderSheetLine vase = sheets::line(u"Vase"_s, u"Tall"_s, 12, 4);
        OrderLinesModel model;
        model.setLines({vase}, {}, u"GBP"_s);
        const QModelIndex needed = model.index(0, OrderLinesModel::Needed);
        QVERIFY(!needed.data(QuietTextRole).isValid());

        model.setLines({vase}, {}, u"GBP"_s, {{vase.variantId, {.units = 3, .events = {u"Gala (4)"_s}}}});

        QCOMPARE(needed.data(QuietTextRole).toString(), u"· 3 short"_s);
        QCOMPARE(needed.data(ToneRole).toInt(), int(Tone::Error));
        QCOMPARE(needed.data(Qt::ToolTipRole).toString(), u"‘Vase, Tall’ is 3 short: others are out for Gala (4)."_s);
        QVERIFY(needed.data(Qt::AccessibleTextRole).toString().contains(u"3 short"_s));
    }

    void aLineWithoutAPriceSaysSo()
    {
        OrderSheetLine line = sheets::line(u"Rose"_s, u"Juliet"_s, 10, 0);
        line.isPriced = false;
        OrderLinesModel model;

        model.setLines({line}, {}, u"GBP"_s);

        const QModelIndex cost = model.index(0, OrderLinesModel::Cost);
        QCOMPARE(cost.data().toString(), u"no price"_s);
        QCOMPARE(cost.data(ToneRole).toInt(), int(Tone::Warning));
    }

    void theSameVarietiesKeepTheirRows()
    {
        OrderSheetLine line = quicksand();
        OrderLinesModel model;
        model.setLines({line}, {}, u"GBP"_s);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);

        line.unitsNeeded = 60;
        model.setLines({line}, {}, u"GBP"_s);

        QCOMPARE(reset.size(), 0);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(model.index(0, OrderLinesModel::Needed).data().toString(), u"60"_s);
        model.setLines({line, quicksand()}, {}, u"GBP"_s);
        QCOMPARE(reset.size(), 1);
    }

private:
    static QStringList row(const QAbstractItemModel &model, int row)
    {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells.append(model.index(row, column).data().toString());
        return cells;
    }
};

STEMDESK_TEST(TestOrderLinesModel)

} // namespace stemdesk::order_lines_model_test

#include "tst_order_lines_model.moc"
