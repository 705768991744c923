#include "ui/pages/week/shown_week.h"

#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/week/day_tasks_model.h"

#include <QTest>

namespace stemdesk::shown_week_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestShownWeek : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofManyLateTasksTheLatestAreListed();
};

void TestShownWeek::ofManyLateTasksTheLatestAreListed()
{
    UiShop shop;
    const QDate today(2026, 6, 1);
    for (int day = 1; day <= 102; ++day)
        must(shop.services().tasks.create({.title = u"Sweep"_s, .on = today.addDays(-day)}));

    const ShownWeek week = must(readWeek(shop.services(), today, today, QTimeZone::utc()));

    QCOMPARE(week.late.latest.size(), 100);
    QCOMPARE(week.late.latest.constLast().on, today.addDays(-1));
    DayTasksModel model;
    model.setDay(week, 0, QTimeZone::utc());
    QCOMPARE(model.rowCount(), 100);
    QCOMPARE(model.index(0, 0).data(DayTasksModel::HeadingRole).toString(), u"Late, 100 of 102"_s);
}

STEMDESK_TEST(TestShownWeek)

} // namespace stemdesk::shown_week_test

#include "tst_shown_week.moc"
