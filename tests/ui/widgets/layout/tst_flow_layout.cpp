#include "ui/widgets/layout/flow_layout.h"

#include "tests/support/test_registry.h"

#include <QLabel>
#include <QTest>

namespace stemdesk::flow_layout_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

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
};

STEMDESK_TEST(TestFlowLayout)

} // namespace stemdesk::flow_layout_test

#include "tst_flow_layout.moc"
