#include "ui/pages/week/event_chip.h"

#include "tests/support/test_registry.h"
#include "ui/theme/metrics.h"

#include <QTest>

namespace stemdesk::event_chip_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestEventChip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLongNameTakesTwoLines()
    {
        const EventChip chip(
            {.id = {}, .name = u"The Linden weekly flowers"_s, .hour = {}, .status = {}, .palette = {}});

        QVERIFY(chip.heightForWidth(metric::kDayColumnWidth) > chip.heightForWidth(4 * metric::kDayColumnWidth));
    }
};

STEMDESK_TEST(TestEventChip)

} // namespace stemdesk::event_chip_test

#include "tst_event_chip.moc"
