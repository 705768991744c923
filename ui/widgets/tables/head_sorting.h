#pragma once

#include <QString>

#include <functional>

class QHeaderView;
class QMenu;

namespace stemdesk::ui {

/// How a table remembers the order of its rows; the window connects it with the settings.
struct OrderMemory {
    std::function<QString()> load;
    std::function<void(const QString &)> save;
};

/// Sorts by the head that is pressed, as the view's setSortingEnabled() does, and remembers that. `initial` is the
/// column of the first time; -1: the model's own order, which the third press on a head brings back.
void sortByHeads(QHeaderView &heads, int initial, const OrderMemory &memory);

/// The same orders as a submenu, for those who have no mouse for the heads. `unsorted` names the model's own.
QMenu *addOrders(QMenu &menu, QHeaderView &heads, const QString &unsorted);

} // namespace stemdesk::ui
