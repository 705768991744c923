#include "ui/widgets/layout/stacks.h"

#include "tests/support/test_registry.h"

#include <QTest>
#include <QVBoxLayout>

namespace stemdesk::lazy_stack_test {

using namespace stemdesk::ui;

class TestLazyStack : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPartThatWasLookedAtDoesNotWidenTheOthers()
    {
        QWidget page;
        auto *stack = new LazyStack(&page);
        (new QVBoxLayout(&page))->addWidget(stack);
        for (const int width : {900, 300}) {
            stack->add([stack, width] {
                auto *part = new QWidget(stack);
                part->setMinimumWidth(width);
                return part;
            });
        }
        stack->open(0);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QTRY_COMPARE_GE(page.width(), 900);

        stack->open(1);

        QTRY_COMPARE_LE(page.minimumSizeHint().width(), 400);
        page.resize(400, 100);
        QCOMPARE(page.width(), 400);
    }
};

STEMDESK_TEST(TestLazyStack)

} // namespace stemdesk::lazy_stack_test

#include "tst_lazy_stack.moc"
