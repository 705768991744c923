#include "ui/delegates/cell_delegate.h"

#include "tests/support/test_registry.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QApplication>
#include <QHash>
#include <QHelpEvent>
#include <QPainter>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QToolTip>

namespace stemdesk::cell_delegate_test {

using namespace stemdesk::ui;

class TestCellDelegate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void paintsEveryRoleAtEveryScale_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("scale");
        for (const bool dark : {false, true}) {
            for (const double scale : {1.0, 1.5, 2.0})
                QTest::addRow("%s %d %%", dark ? "dark" : "light", int(scale * 100)) << dark << scale;
        }
    }

    void paintsEveryRoleAtEveryScale()
    {
        QFETCH(bool, dark);
        QFETCH(double, scale);
        const ColourTokens &tokens = dark ? darkTokens() : lightTokens();
        QStandardItemModel model;
        fill(model);
        for (int row = 0; row < model.rowCount(); ++row) {
            for (const int width : {400, 60, 10}) {
                const QImage image = painted(model.index(row, 0), tokens, scale, width);
                QCOMPARE(image.pixelColor(image.width() - 1, 1), tokens.panel);
            }
        }
    }

    void selectedCellHasTheSelectionsGround()
    {
        QStandardItemModel model;
        fill(model);
        const QImage image = painted(model.index(0, 0), lightTokens(), 1.0, 400, QStyle::State_Selected);
        QCOMPARE(image.pixelColor(1, 1), lightTokens().selection);
    }

    /// The ground of a chip is as green as that of a selected row.
    void chipsStandOutOnASelectedRow()
    {
        QStandardItemModel model;
        model.appendRow(new QStandardItem);
        const QModelIndex cell = model.index(0, 0);
        model.setData(cell, u"Approved"_s, ChipTextRole);
        const auto has = [&](const QColor &colour) {
            const QImage image = painted(cell, lightTokens(), 1.0, 400, QStyle::State_Selected);
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, image.height() / 2) == colour)
                    return true;
            }
            return false;
        };
        for (const Tone tone : {Tone::Accent, Tone::Quiet}) {
            model.setData(cell, int(tone), ChipToneRole);
            QVERIFY(has(lightTokens().panel));
            QVERIFY(!has(toneGround(lightTokens(), tone)));
        }
    }

    void hairlineIsWholeDevicePixels()
    {
        QStandardItemModel model;
        fill(model);
        const QImage image = painted(model.index(0, 0), lightTokens(), 1.5, 400);
        QCOMPARE(image.pixelColor(1, image.height() - 1), lightTokens().hairline);
        QCOMPARE(image.pixelColor(1, image.height() - 2), lightTokens().panel);
    }

    void sizeGrowsWithWhatIsShown()
    {
        QStandardItemModel model;
        fill(model);
        const CellDelegate delegate;
        const QSize plain = delegate.sizeHint({}, model.index(0, 0));
        QCOMPARE(plain.height(), metric::rowHeight());
        model.setData(model.index(0, 0), u"28 varieties"_s, QuietTextRole);
        QVERIFY(delegate.sizeHint({}, model.index(0, 0)).width() > plain.width());
    }

    void numbersStandAtTheRight()
    {
        QStandardItemModel model;
        model.appendRow(new QStandardItem(u"27"_s));
        model.appendRow(new QStandardItem(u"27"_s));
        model.setData(model.index(1, 0), true, NumberRole);
        QVERIFY(firstInk(painted(model.index(0, 0), lightTokens(), 1.0, 400)) < 40);
        QVERIFY(firstInk(painted(model.index(1, 0), lightTokens(), 1.0, 400)) > 340);
    }

    /// A mouse also rests below the last row and behind the last column, and on tables without any.
    void restingOnNoCellSaysNothing_data()
    {
        QTest::addColumn<int>("rows");
        QTest::newRow("rows") << 3;
        QTest::newRow("no row") << 0;
    }
    void restingOnNoCellSaysNothing()
    {
        QFETCH(const int, rows);
        QStandardItemModel model(rows, 2);
        QTableView table;
        CellDelegate delegate;
        table.setModel(&model);
        table.setItemDelegate(&delegate);
        table.resize(400, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowActive(&table));

        for (const auto type : {QEvent::ToolTip, QEvent::WhatsThis, QEvent::QueryWhatsThis})
            QVERIFY(!asked(table, type, QPoint(395, 290)));
    }

    void restingSaysWhyOrWhatIsCut()
    {
        QStandardItemModel model(1, 3);
        model.setData(model.index(0, 0), u"Rose ‘Quicksand’, of a very long name that there is no room for"_s);
        model.setData(model.index(0, 0), QString(), Qt::ToolTipRole); // Most models return an empty tooltip.
        model.setData(model.index(0, 1), u"a dozen"_s);
        model.setData(model.index(0, 1), u"Not a number."_s, ErrorRole);
        QTableView table;
        CellDelegate delegate;
        table.setModel(&model);
        table.setItemDelegate(&delegate);
        table.resize(400, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowActive(&table));

        QStringList said;
        for (const int column : {0, 1, 2}) {
            const bool isSaid = asked(table, QEvent::ToolTip, table.visualRect(model.index(0, column)).center());
            said.append(isSaid ? QToolTip::text() : QString());
        }

        QCOMPARE(said, (QStringList{model.index(0, 0).data().toString(), u"Not a number."_s, QString()}));
    }

private:
    static bool asked(const QTableView &table, QEvent::Type type, const QPoint &place)
    {
        QHelpEvent help(type, place, table.viewport()->mapToGlobal(place));
        help.setAccepted(false);
        return QApplication::sendEvent(table.viewport(), &help) && help.isAccepted();
    }

    static void fill(QStandardItemModel &model)
    {
        const QList<QHash<int, QVariant>> rows{
            {{Qt::DisplayRole, u"Rose"_s}, {StrongRole, true}},
            {{Qt::DisplayRole, u"Lisianthus"_s},
             {QuietTextRole, u"70 cm"_s},
             {SwatchesRole, QVariant::fromValue(QList<QColor>{Qt::white, Qt::red})}},
            {{ChipTextRole, u"flower"_s}, {ChipToneRole, int(Tone::Accent)}},
            {{Qt::DisplayRole, u"23"_s}, {NumberRole, true}, {ToneRole, int(Tone::Warning)}},
            {{Qt::DisplayRole, u"a dozen"_s}, {ErrorRole, u"Not a number."_s}},
            {{Qt::DisplayRole, u"12"_s}, {PendingRole, true}},
            {{Qt::DisplayRole, u"Rose ‘Quicksand’"_s}, {MatchRole, QStringList{u"quick"_s}}},
            {{Qt::DisplayRole, u"Hidden"_s}, {Qt::DecorationRole, u"hide"_s}},
            {{Qt::DisplayRole, u"last"_s}},
        };
        for (const auto &roles : rows) {
            auto *item = new QStandardItem;
            for (auto it = roles.cbegin(); it != roles.cend(); ++it)
                item->setData(it.value(), it.key());
            model.appendRow(item);
        }
    }

    static QImage painted(const QModelIndex &index, const ColourTokens &tokens, double scale, int width,
                          QStyle::State state = {})
    {
        QImage image(QSize(int(width * scale), int(metric::rowHeight() * scale)), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(scale);
        image.fill(tokens.panel);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.rect = QRect(0, 0, width, metric::rowHeight());
        option.palette = paletteFrom(tokens);
        option.state = QStyle::State_Enabled | state;
        CellDelegate().paint(&painter, option, index);
        return image;
    }

    static int firstInk(const QImage &image)
    {
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height() - 2; ++y) {
                if (image.pixelColor(x, y).lightness() < 128)
                    return x;
            }
        }
        return -1;
    }
};

STEMDESK_TEST(TestCellDelegate)

} // namespace stemdesk::cell_delegate_test

#include "tst_cell_delegate.moc"
