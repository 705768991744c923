#include "ui/widgets/layout/flow_layout.h"

#include "tests/support/test_registry.h"

#include <QLabel>
#include <QTest>

#include <utility>

namespace stemdesk::flow_layout_test {

using namespace stemdesk::ui;

class TestFlowLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// When a shelf of pictures is refilled, the item put back last was already placed by the layout.
    void whatIsPutBackStandsAfterTheOthers()
    {
        QWidget shelf;
        auto *flow = new FlowLayout(&shelf);
        auto *add = new QLabel(u"Add"_s);
        flow->addWidget(add);
        shelf.resize(800, 100);
        shelf.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shelf));

        delete flow->takeAt(0);
        auto *tile = new QLabel(u"A tile"_s, &shelf);
        flow->addWidget(tile);
        tile->show();
        flow->addWidget(add);

        QTRY_COMPARE(add->x(), tile->geometry().right() + 1 + flow->spacing());
    }

    void evenColumnsShareTheWidth_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("rows");
        QTest::newRow("one below the other") << 190 << 160 << 3;
        QTest::newRow("two and one") << 290 << 145 << 2;
        QTest::newRow("beside each other") << 330 << 110 << 1;
        QTest::newRow("no wider than their measure") << 900 << 160 << 1;
    }
    void evenColumnsShareTheWidth()
    {
        QFETCH(const int, width);
        QFETCH(const int, column);
        QFETCH(const int, rows);
        QWidget shelf;
        auto *flow = new FlowLayout(&shelf);
        flow->setSpacing(0);
        flow->setEven(160);
        QList<QLabel *> labels;
        for (const QString &text : {u"Deposit"_s, u"A name that is longer than its column"_s, u"Balance"_s}) {
            auto *label = new QLabel(text);
            label->setMinimumSize(100, 20);
            label->setMaximumHeight(20);
            label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
            flow->addWidget(label);
            labels.append(label);
        }
        shelf.resize(width, 200);
        shelf.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shelf));

        for (const QLabel *label : std::as_const(labels))
            QTRY_COMPARE(label->width(), column);
        QCOMPARE(labels.at(2)->y(), (rows - 1) * labels.at(0)->height());
        QCOMPARE(labels.at(1)->x(), rows == 3 ? 0 : column);
    }
};

STEMDESK_TEST(TestFlowLayout)

} // namespace stemdesk::flow_layout_test

#include "tst_flow_layout.moc"
