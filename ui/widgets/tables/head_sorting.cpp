#include "ui/widgets/tables/head_sorting.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QMenu>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct HeadSorting {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::HeadSorting)
};

/// "3" or, downwards, "3 down".
QString orderText(int column, Qt::SortOrder direction)
{
    return QString::number(column) + (direction == Qt::DescendingOrder ? u" down"_s : QString());
}

} // namespace

void sortByHeads(QHeaderView &heads, int initial, const OrderMemory &memory)
{
    heads.setSortIndicatorClearable(initial < 0);
    bool isNumber = false;
    const QString kept = memory.load();
    const int column = kept.section(u' ', 0, 0).toInt(&isNumber);
    if (isNumber && column >= -1 && column < heads.count())
        heads.setSortIndicator(column, kept.endsWith("down"_L1) ? Qt::DescendingOrder : Qt::AscendingOrder);
    else
        heads.setSortIndicator(initial, Qt::AscendingOrder);
    QObject::connect(&heads, &QHeaderView::sortIndicatorChanged, &heads,
                     [save = memory.save](int sorted, Qt::SortOrder direction) { save(orderText(sorted, direction)); });
}

QMenu *addOrders(QMenu &menu, QHeaderView &heads, const QString &unsorted)
{
    QMenu *orders = menu.addMenu(HeadSorting::tr("Sort by"));
    const auto add = [orders, &heads](const QString &name, int column) {
        QAction *action = orders->addAction(name, &heads, [&heads, column] {
            const bool isAgain =
                heads.sortIndicatorSection() == column && heads.sortIndicatorOrder() == Qt::AscendingOrder;
            heads.setSortIndicator(column, isAgain ? Qt::DescendingOrder : Qt::AscendingOrder);
        });
        action->setCheckable(true);
        QObject::connect(orders, &QMenu::aboutToShow, action,
                         [action, &heads, column] { action->setChecked(heads.sortIndicatorSection() == column); });
    };
    for (int column = 0; column < heads.count(); ++column) {
        const QString title = heads.model()->headerData(column, Qt::Horizontal).toString();
        if (!title.isEmpty())
            add(title, column);
    }
    if (!unsorted.isEmpty()) {
        orders->addSeparator();
        add(unsorted, -1);
    }
    return orders;
}

} // namespace stemdesk::ui
