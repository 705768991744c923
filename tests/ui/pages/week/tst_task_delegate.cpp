#include "ui/pages/week/task_delegate.h"

#include "tests/support/test_registry.h"
#include "ui/pages/week/day_tasks_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/layout/card_list.h"

#include <QFontMetrics>
#include <QMouseEvent>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTest>

namespace stemdesk::task_delegate_test {

using namespace Qt::StringLiterals;
using namespace stemdesk::ui;

class TickedModel : public QStandardItemModel {
public:
    TickedModel() : QStandardItemModel(1, 1) {}

    bool setData(const QModelIndex &, const QVariant &, int role) override
    {
        ticks += role == Qt::CheckStateRole ? 1 : 0;
        return true;
    }

    int ticks = 0;
};

class TestTaskDelegate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lengthOfDelayTakesOneLine();
    void aDoneTaskAndItsEventTakeTwoLinesAtMost();
    void aDoubleClickTicksOne();
};

/// In a column with room for it below the tick, but not beside it.
void TestTaskDelegate::lengthOfDelayTakesOneLine()
{
    const QString late = u"4 Tage überfällig"_s;
    QStandardItemModel model(1, 1);
    const QModelIndex index = model.index(0, 0);
    model.setData(index, u"Mop"_s);
    CardList list(model, u"Tasks"_s, {});
    TaskDelegate delegate(&list);
    const int beside = QFontMetrics(fontFor(TextStyle::Small)).horizontalAdvance(late) - metric::kSpace4;
    list.viewport()->resize(beside + metric::kIcon + 4 * metric::kSpace8 + metric::kSpace4, 400);
    QStyleOptionViewItem option;
    option.widget = &list;
    const auto heightWith = [&](const QString &text) {
        model.setData(index, text, DayTasksModel::LateRole);
        return delegate.sizeHint(option, index).height();
    };

    QVERIFY(heightWith(u"4"_s) > heightWith({}));
    QCOMPARE(heightWith(late), heightWith(u"4"_s));
    QVERIFY(heightWith(late + late) > heightWith(late));
}

void TestTaskDelegate::aDoneTaskAndItsEventTakeTwoLinesAtMost()
{
    QStandardItemModel model(1, 1);
    const QModelIndex index = model.index(0, 0);
    model.setData(index, u"Mop"_s);
    CardList list(model, u"Tasks"_s, {});
    const TaskDelegate delegate(&list);
    list.viewport()->resize(metric::kDayColumnWidth, 400);
    QStyleOptionViewItem option;
    option.widget = &list;
    model.setData(index, true, DayTasksModel::DoneRole);
    const int height = delegate.sizeHint(option, index).height();
    model.setData(index, u"1 h 30 min"_s, DayTasksModel::WorkRole);
    QCOMPARE(delegate.sizeHint(option, index).height(), height);

    model.setData(index, u"The weekly flowers of the hotel at the end of the road"_s, DayTasksModel::EventRole);
    const int line = QFontMetrics(fontFor(TextStyle::Small)).height() + metric::kSpace2;
    QCOMPARE(delegate.sizeHint(option, index).height(), height + 2 * line);
    model.setData(index, false, DayTasksModel::DoneRole);
    QVERIFY(delegate.sizeHint(option, index).height() > height + 3 * line);
}

/// Of late tasks, the next one takes the place of the ticked one.
void TestTaskDelegate::aDoubleClickTicksOne()
{
    TickedModel model;
    const QModelIndex index = model.index(0, 0);
    CardList list(model, u"Tasks"_s, {});
    TaskDelegate delegate(&list);
    QAbstractItemDelegate &clicked = delegate;
    QStyleOptionViewItem option;
    option.rect = QRect(0, 0, metric::kDayColumnWidth, 100);
    const QPointF tick = TaskDelegate::tickOf(option.rect, index).center();
    const auto send = [&](QEvent::Type type) {
        QMouseEvent event(type, tick, tick, Qt::LeftButton, Qt::LeftButton, {});
        clicked.editorEvent(&event, &model, option, index);
    };

    send(QEvent::MouseButtonPress);
    send(QEvent::MouseButtonRelease);
    QCOMPARE(model.ticks, 1);
    send(QEvent::MouseButtonDblClick);
    send(QEvent::MouseButtonRelease);
    QCOMPARE(model.ticks, 1);
    send(QEvent::MouseButtonPress);
    send(QEvent::MouseButtonRelease);
    QCOMPARE(model.ticks, 2);
}

STEMDESK_TEST(TestTaskDelegate)

} // namespace stemdesk::task_delegate_test

#include "tst_task_delegate.moc"
