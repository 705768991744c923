#include "ui/widgets/layout/list_stack.h"

#include "ui/widgets/notices/empty_state.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

ListStack::ListStack(QWidget *list, EmptyState *first, const QString &none) : m_list(list), m_first(first)
{
    addWidget(list);
    addWidget(first);
    if (none.isEmpty())
        return;
    m_none = new EmptyState(u"search"_s, none);
    addWidget(m_none);
}

void ListStack::showFor(int rows, bool isNarrowed)
{
    EmptyState *const nothing = isNarrowed && m_none ? m_none : m_first;
    setCurrentWidget(rows > 0 ? m_list : nothing);
}

} // namespace stemdesk::ui
